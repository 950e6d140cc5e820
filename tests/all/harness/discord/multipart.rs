//! Parses the part of `multipart/form-data` that Discord's clients use.

use serde_json::Value;

/// A file beside a payload.
#[derive(Clone)]
pub struct File {
    /// The name of the form field, such as `files[0]`.
    pub field: String,
    pub name: String,
    pub kind: String,
    pub bytes: Vec<u8>,
}

/// Returns the payload and its files. Fails if the body has none of the two forms that Discord accepts.
pub fn payload(content_type: &str, body: &[u8]) -> Result<(Value, Vec<File>), String> {
    if content_type.starts_with("application/json") {
        return serde_json::from_slice(body).map(|value| (value, Vec::new())).map_err(|error| error.to_string());
    }
    let Some(boundary) = content_type.strip_prefix("multipart/form-data; boundary=") else {
        return Err(format!("a body of type {content_type:?}"));
    };
    let mut value = None;
    let mut files = Vec::new();
    for part in parts(body, boundary.trim_matches('"')) {
        let end = find(part, b"\r\n\r\n").ok_or("a part without headers")?;
        let headers = std::str::from_utf8(&part[..end]).map_err(|error| error.to_string())?;
        let content = &part[end + 4..];
        let field = attribute(headers, "name").ok_or("a part without a name")?;
        match attribute(headers, "filename") {
            Some(name) => {
                let kind = headers
                    .lines()
                    .find_map(|line| line.to_ascii_lowercase().strip_prefix("content-type:").map(str::to_owned));
                let kind = kind.unwrap_or_default().trim().to_owned();
                files.push(File { field, name, kind, bytes: content.to_vec() });
            }
            None if field == "payload_json" => {
                value = Some(serde_json::from_slice(content).map_err(|error| error.to_string())?);
            }
            None => return Err(format!("a form field {field:?} that Discord does not know")),
        }
    }
    Ok((value.ok_or("no payload_json")?, files))
}

fn parts<'a>(body: &'a [u8], boundary: &str) -> Vec<&'a [u8]> {
    let delimiter = format!("--{boundary}");
    let mut parts = Vec::new();
    let mut rest = body;
    while let Some(at) = find(rest, delimiter.as_bytes()) {
        let after = &rest[at + delimiter.len()..];
        let Some(after) = after.strip_prefix(b"\r\n") else { break };
        let end = find(after, format!("\r\n{delimiter}").as_bytes()).unwrap_or(after.len());
        parts.push(&after[..end]);
        rest = &after[end..];
    }
    parts
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}

fn attribute(headers: &str, name: &str) -> Option<String> {
    let start = headers.find(&format!("; {name}=\""))? + name.len() + 4;
    let end = headers[start..].find('"')?;
    Some(headers[start..start + end].to_owned())
}
