//! The two forms of a body that Discord takes: JSON, or `multipart/form-data` with files.

use std::convert::Infallible;

use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, HeaderMap};
use multer::{Multipart, parse_boundary};
use serde_json::Value;

/// A file beside the JSON.
#[derive(Clone)]
pub struct File {
    /// Its form field, such as `files[0]`.
    pub field: String,
    pub name: String,
    pub kind: String,
    pub bytes: Vec<u8>,
}

/// What a request says.
#[derive(Default)]
pub struct Payload {
    pub json: Value,
    pub files: Vec<File>,
}

/// Reads a body; says what is wrong where it has neither of the two forms.
pub async fn payload(headers: &HeaderMap, body: Bytes) -> Result<Payload, String> {
    let Some(content_type) = headers.get(CONTENT_TYPE).map(|value| value.to_str().unwrap_or_default()) else {
        return if body.is_empty() { Ok(Payload::default()) } else { Err("a body without a type".to_owned()) };
    };
    if content_type.starts_with("application/json") {
        let json = serde_json::from_slice(&body).map_err(|error| error.to_string())?;
        return Ok(Payload { json, files: Vec::new() });
    }
    let boundary = parse_boundary(content_type).map_err(|error| format!("a body of type {content_type:?}: {error}"))?;
    let stream = futures_util::stream::iter([Ok::<_, Infallible>(body)]);
    form(Multipart::new(stream, boundary)).await
}

async fn form(mut form: Multipart<'_>) -> Result<Payload, String> {
    let mut json = None;
    let mut files = Vec::new();
    while let Some(part) = form.next_field().await.map_err(|error| error.to_string())? {
        let field = part.name().ok_or("a part without a name")?.to_owned();
        let name = part.file_name().map(str::to_owned);
        let kind = part.content_type().map(ToString::to_string).unwrap_or_default();
        let bytes = part.bytes().await.map_err(|error| error.to_string())?;
        match name {
            Some(name) => files.push(File { field, name, kind, bytes: bytes.to_vec() }),
            None if field == "payload_json" => {
                json = Some(serde_json::from_slice(&bytes).map_err(|error| error.to_string())?);
            }
            None => return Err(format!("a form field {field:?} that Discord does not know")),
        }
    }
    Ok(Payload { json: json.ok_or("no payload_json")?, files })
}
