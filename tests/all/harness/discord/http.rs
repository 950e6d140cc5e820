//! A minimal HTTP/1.1 server, so that an answer can be lost, late or cut off as on a real network.

use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::aws_lc_rs;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

use super::State;
use super::faults::FaultKind;
use super::rest;

/// A request as it arrived.
pub struct Request {
    pub method: String,
    /// Without the query.
    pub path: String,
    pub query: String,
    /// Names in lower case.
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Response {
    pub fn json(status: u16, body: &serde_json::Value) -> Response {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        Response { status, headers: Vec::new(), body }
    }
}

/// Creates a certificate for discord.com by a new authority, whose own certificate is written to `authority`.
pub fn acceptor(authority: &Path) -> TlsAcceptor {
    let key = KeyPair::generate().unwrap();
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.distinguished_name.push(rcgen::DnType::CommonName, "Discord double");
    std::fs::write(authority, params.self_signed(&key).unwrap().pem()).unwrap();
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().unwrap();
    let mut params = CertificateParams::new(vec!["discord.com".to_owned()]).unwrap();
    params.distinguished_name.push(rcgen::DnType::CommonName, "discord.com");
    let certificate = params.signed_by(&key, &issuer).unwrap();
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.der().clone()], key)
        .unwrap();
    TlsAcceptor::from(Arc::new(config))
}

/// Serves the proxy through which the bot reaches discord.com.
pub async fn serve(listener: TcpListener, tls: TlsAcceptor, state: Arc<State>) {
    while let Ok((stream, _)) = listener.accept().await {
        let (tls, state) = (tls.clone(), Arc::clone(&state));
        // It is up to the bot to handle a broken connection.
        tokio::spawn(async move { _ = tunnel(stream, tls, state).await });
    }
}

async fn tunnel(stream: TcpStream, tls: TlsAcceptor, state: Arc<State>) -> io::Result<()> {
    let mut stream = BufReader::new(stream);
    let Some((method, target, _)) = read_head(&mut stream).await? else { return Ok(()) };
    if (method.as_str(), target.as_str()) != ("CONNECT", "discord.com:443") {
        state.with(|world| world.broken_rules.push(format!("asked the proxy for {method} {target}")));
        return stream.write_all(b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n").await;
    }
    stream.write_all(b"HTTP/1.1 200 Connection established\r\n\r\n").await?;
    let mut stream = BufReader::new(tls.accept(stream).await?);
    while let Some(request) = read_request(&mut stream).await? {
        let fault = state.with(|world| world.faults.next_fault(&request.method, &request.path));
        match fault {
            Some(FaultKind::CloseBefore) => return Ok(()),
            Some(FaultKind::Hang) => std::future::pending().await,
            Some(FaultKind::Answer(status, headers, body)) => {
                state.with(|world| world.faulted += 1);
                write_response(&mut stream, &Response { status, headers, body }).await?;
            }
            fault @ (None | Some(FaultKind::CloseAfter | FaultKind::Hold)) => {
                let response = state.with(|world| rest::answer(world, &request, state.gateway_port));
                match fault {
                    None => write_response(&mut stream, &response).await?,
                    Some(FaultKind::Hold) => std::future::pending().await,
                    Some(_) => return Ok(()),
                }
            }
        }
    }
    Ok(())
}

async fn read_head<S: AsyncRead + Unpin>(
    stream: &mut BufReader<S>,
) -> io::Result<Option<(String, String, HashMap<String, String>)>> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        match stream.read_u8().await {
            Ok(byte) => head.push(byte),
            Err(end) if end.kind() == io::ErrorKind::UnexpectedEof && head.is_empty() => return Ok(None),
            Err(error) => return Err(error),
        }
    }
    let head = String::from_utf8(head).map_err(io::Error::other)?;
    let mut lines = head.lines();
    let mut first = lines.next().unwrap_or_default().split(' ');
    let (method, target) = (first.next().unwrap_or_default().to_owned(), first.next().unwrap_or_default().to_owned());
    let headers = lines.filter_map(|line| line.split_once(':'));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()));
    Ok(Some((method, target, headers.collect())))
}

async fn read_request<S: AsyncRead + Unpin>(stream: &mut BufReader<S>) -> io::Result<Option<Request>> {
    let Some((method, target, headers)) = read_head(stream).await? else { return Ok(None) };
    if headers.contains_key("transfer-encoding") {
        return Err(io::Error::other("the double reads bodies of a known length only"));
    }
    let length = headers.get("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    let (path, query) = target.split_once('?').unwrap_or((&target, ""));
    Ok(Some(Request { method, path: path.to_owned(), query: query.to_owned(), headers, body }))
}

async fn write_response<S: AsyncWrite + Unpin>(stream: &mut S, response: &Response) -> io::Result<()> {
    use std::fmt::Write as _;
    let mut head = format!("HTTP/1.1 {} -\r\ncontent-type: application/json\r\n", response.status);
    for (name, value) in &response.headers {
        write!(head, "{name}: {value}\r\n").unwrap();
    }
    if response.status != 204 {
        write!(head, "content-length: {}\r\n", response.body.len()).unwrap();
    }
    head.push_str("\r\n");
    stream.write_all(head.as_bytes()).await?;
    if response.status != 204 {
        stream.write_all(response.body.as_bytes()).await?;
    }
    stream.flush().await
}
