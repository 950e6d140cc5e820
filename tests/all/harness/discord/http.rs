//! HTTP over TLS behind a proxy, on hyper, so that a response can be lost, late or cut off as on a real network.

use std::convert::Infallible;
use std::path::Path;
use std::sync::Arc;

use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use hyper::header::{CONTENT_TYPE, HeaderMap};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use serde_json::Value;
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::aws_lc_rs;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

use super::State;
use super::faults::FaultKind;
use super::multipart::{self, Payload};
use super::rest;

/// A request with its payload, or with what is wrong with that.
pub struct Request {
    pub method: Method,
    pub uri: Uri,
    pub headers: HeaderMap,
    pub payload: Result<Payload, String>,
}

pub type Response = hyper::Response<String>;

/// A response with this JSON; without a body for null.
pub fn json(status: u16, body: &Value) -> Response {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let response = hyper::Response::builder().status(status).header(CONTENT_TYPE, "application/json");
    response.body(body).unwrap()
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
        let proxy = service_fn(move |request| {
            let response = connect(request, tls.clone(), Arc::clone(&state));
            std::future::ready(Ok::<_, Infallible>(response))
        });
        // It is up to the bot to handle a broken connection.
        tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), proxy).with_upgrades());
    }
}

fn connect(request: hyper::Request<Incoming>, tls: TlsAcceptor, state: Arc<State>) -> Response {
    let mut response = Response::default();
    if request.method() == Method::CONNECT && request.uri() == "discord.com:443" {
        tokio::spawn(tunnel(request, tls, state));
    } else {
        // A bot of another test that had this port before may ask for `/`; only a client of a proxy names a host.
        if request.uri().host().is_some() {
            let asked = format!("asked the proxy for {} {}", request.method(), request.uri());
            state.with(|world| world.broken_rules.push(asked));
        }
        *response.status_mut() = StatusCode::FORBIDDEN;
    }
    response
}

async fn tunnel(request: hyper::Request<Incoming>, tls: TlsAcceptor, state: Arc<State>) -> Result<(), ConnectionLost> {
    let stream = hyper::upgrade::on(request).await?;
    let stream = tls.accept(TokioIo::new(stream)).await.map_err(|_| ConnectionLost)?;
    let api = service_fn(|request| respond(request, &state));
    Ok(http1::Builder::new().serve_connection(TokioIo::new(stream), api).await?)
}

/// Hyper closes a connection without a response where its service fails.
#[derive(Debug, thiserror::Error)]
#[error("the connection is lost")]
struct ConnectionLost;

impl From<hyper::Error> for ConnectionLost {
    fn from(_: hyper::Error) -> ConnectionLost {
        ConnectionLost
    }
}

async fn respond(request: hyper::Request<Incoming>, state: &State) -> Result<Response, ConnectionLost> {
    let (head, body) = request.into_parts();
    let payload = multipart::payload(&head.headers, body.collect().await?.to_bytes()).await;
    let request = Request { method: head.method, uri: head.uri, headers: head.headers, payload };
    let fault = state.with(|world| world.faults.next_fault(request.method.as_str(), request.uri.path()));
    match fault {
        Some(FaultKind::CloseBefore) => return Err(ConnectionLost),
        Some(FaultKind::Hang) => return std::future::pending().await,
        Some(FaultKind::Answer(response)) => return Ok(response),
        None | Some(FaultKind::CloseAfter | FaultKind::Hold) => {}
    }
    let response = state.with(|world| rest::answer(world, &request, state.gateway_port));
    match fault {
        Some(FaultKind::CloseAfter) => Err(ConnectionLost),
        Some(FaultKind::Hold) => std::future::pending().await,
        _ => Ok(response),
    }
}
