//! The security of the connection to a PostgreSQL server, and why TLS refused it.

use std::error::Error;
use std::net::IpAddr;
use std::str::FromStr as _;
use std::{fs, io, iter};

use anyhow::{Context as _, anyhow, ensure};
use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgSslMode};

/// Returns a sentence for the operator if somebody in the network could read or change what passes between this program and
/// the database at `url`: the server is another machine, and its certificate is not verified.
#[must_use]
pub fn link_warning(url: &str) -> Option<String> {
    let options = url.starts_with("postgres").then(|| PgConnectOptions::from_str(url).ok())??;
    if is_this_machine(&options) {
        return None;
    }
    let fault = match options.get_ssl_mode() {
        // sqlx never encrypts with `allow`.
        PgSslMode::Disable | PgSslMode::Allow => "is not encrypted",
        PgSslMode::Prefer => "is only encrypted if the server offers it, and its certificate is not verified",
        PgSslMode::Require => "is encrypted, but the certificate of the server is not verified",
        PgSslMode::VerifyCa | PgSslMode::VerifyFull => return None,
    };
    let host = options.get_host();
    Some(format!("the connection to the database on {host} {fault}: add ?sslmode=verify-full to KAFENIO_DATABASE_URL"))
}

fn is_this_machine(options: &PgConnectOptions) -> bool {
    let host = options.get_host().trim_matches(['[', ']']);
    let is_socket = options.get_socket().is_some() || host.starts_with('/');
    is_socket || host == "localhost" || IpAddr::from_str(host).is_ok_and(|address| address.is_loopback())
}

/// Checks that the file `sslrootcert` of the database at `url`, if there is one, holds one certificate. sqlx would ignore
/// all further ones.
///
/// # Errors
/// Returns an error if it cannot be read, or has another number of certificates.
pub(in crate::store) fn check_root_certificate(url: &str) -> anyhow::Result<()> {
    // The URL that sqlx writes also has what the environment says, with `file: ` before a path.
    let url = PgConnectOptions::from_str(url)?.to_url_lossy();
    let Some((_, certificate)) = url.query_pairs().find(|(name, _)| name == "sslrootcert") else { return Ok(()) };
    let (name, text) = match certificate.strip_prefix("file: ") {
        Some(path) => (path, fs::read_to_string(path).with_context(|| format!("sslrootcert: cannot read {path}"))?),
        None => ("the text", certificate.to_string()),
    };
    let count = text.matches("-----BEGIN CERTIFICATE-----").count();
    ensure!(
        count == 1,
        "sslrootcert: {name} has {count} certificates, expected 1 in PEM format; SSL_CERT_FILE may name a file with several"
    );
    Ok(())
}

/// Words the error of a connection whose certificate is refused.
pub(in crate::store) fn worded(error: sqlx::Error) -> anyhow::Error {
    let sqlx::Error::Tls(cause) = &error else { return error.into() };
    // OpenSSL gives the reason in brackets, after its own codes.
    let text = cause.to_string();
    let Some((_, reason)) = text.split_once("certificate verify failed").and_then(|(_, rest)| rest.rsplit_once('('))
    else {
        return error.into();
    };
    let reason = reason.trim_end_matches(')');
    if reason.contains("mismatch") {
        return anyhow!("the certificate of the server is for another host ({reason})");
    }
    if reason.contains("issuer") || reason.contains("self") {
        return anyhow!(
            "the certificate of the server is not signed by an authority that is trusted ({reason}): name the \
             certificate of its authority in sslrootcert or SSL_CERT_FILE"
        );
    }
    anyhow!("the certificate of the server is not valid ({reason})")
}

/// Returns whether the connection broke while TLS was set up.
pub(in crate::store) fn is_broken(error: &(dyn Error + 'static)) -> bool {
    iter::successors(Some(error), |&cause| cause.source()).any(<dyn Error + 'static>::is::<io::Error>)
        || error.to_string().to_lowercase().contains("unexpected eof")
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::{check_root_certificate, link_warning};
    use crate::store::{Store, is_transient};

    #[test]
    fn only_a_link_to_another_machine_without_verification_is_warned_of() {
        let warning = |url: &str| link_warning(&format!("postgres://me:hush@{url}")).unwrap_or_default();
        for (mode, fault) in [
            ("", "is only encrypted if the server offers it, and its certificate is not verified"),
            ("?sslmode=prefer", "is only encrypted if the server offers it, and its certificate is not verified"),
            ("?sslmode=disable", "is not encrypted"),
            ("?sslmode=allow", "is not encrypted"),
            ("?sslmode=require", "is encrypted, but the certificate of the server is not verified"),
        ] {
            let warned = warning(&format!("db.example.org/kafenio{mode}"));
            assert_eq!(
                warned,
                format!(
                    "the connection to the database on db.example.org {fault}: add ?sslmode=verify-full to KAFENIO_DATABASE_URL"
                )
            );
            for here in ["localhost", "127.0.0.1", "127.1.2.3:5433", "[::1]:5433", "%2Frun%2Fpostgresql"] {
                assert_eq!(warning(&format!("{here}/kafenio{mode}")), "");
            }
        }
        for verified in ["verify-full", "verify-ca"] {
            assert_eq!(warning(&format!("db.example.org/kafenio?sslmode={verified}")), "");
        }
        let host_in_query = |host: &str| link_warning(&format!("postgres:///kafenio?host={host}")).unwrap_or_default();
        assert_eq!(host_in_query("/run/postgresql"), "");
        assert!(host_in_query("10.0.0.1").contains("on 10.0.0.1 is only encrypted"));
        assert_eq!(link_warning("sqlite:data/kafenio.db"), None);
    }

    #[test]
    fn file_without_exactly_one_certificate_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("root %.pem");
        let url = format!("postgres://db/kafenio?sslrootcert={}/root+%25.pem", folder.path().display());
        let refusal = || check_root_certificate(&url).unwrap_err().to_string();
        assert_eq!(refusal(), format!("sslrootcert: cannot read {}", file.display()));
        let certificate = "-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n";
        for count in [0, 2] {
            std::fs::write(&file, certificate.repeat(count)).unwrap();
            assert!(refusal().contains(&format!("root %.pem has {count} certificates, expected 1")), "{}", refusal());
        }
        std::fs::write(&file, certificate).unwrap();
        check_root_certificate(&url).unwrap();
        check_root_certificate("postgres://db/kafenio").unwrap();
    }

    #[tokio::test]
    async fn connection_that_breaks_while_tls_is_set_up_may_be_tried_again() {
        let server = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("postgres://me@{}/kafenio?sslmode=require", server.local_addr().unwrap());
        let answer = async {
            let (mut client, _) = server.accept().await.unwrap();
            // The request for TLS, and the answer that the server speaks it.
            client.read_exact(&mut [0; 8]).await.unwrap();
            client.write_all(b"S").await.unwrap();
        };
        let (opened, ()) = tokio::join!(Store::open(&url), answer);
        let error = opened.err().unwrap();
        assert!(is_transient(&error), "{error:#}");
    }
}
