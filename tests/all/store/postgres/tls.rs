//! TLS to a PostgreSQL server whose certificate is for 127.0.0.1 and signed by a private authority. `KAFENIO_TEST_POSTGRES_CA`
//! names the file of that authority's certificate.

use std::fs;

use rcgen::{CertificateParams, KeyPair};

use crate::harness::databases;
use crate::store::admin::{program, run};

/// An address of this machine that does not look like one, and that the server's certificate does not name.
const OTHER_HOST: &str = "0.0.0.0";

/// Runs `kafenio check` on a database of the server, reached at `host` with these `options`, with these `variables`; returns
/// whether the database could be used, and what was printed.
fn check(host: &str, options: &str, variables: &[(&str, &str)]) -> (bool, String) {
    let folder = databases::folder();
    let url = databases::url(folder.path()).replace("127.0.0.1", host) + options;
    let mut program = program(&folder, &["--database-url", &url, "check"]);
    program.envs(variables.iter().copied());
    run(program)
}

fn authority() -> String {
    std::env::var("KAFENIO_TEST_POSTGRES_CA").expect("KAFENIO_TEST_POSTGRES_CA names the certificate of the authority")
}

fn assert_refused((good, printed): (bool, String), sentence: &str) {
    assert!(!good && printed.contains(sentence), "{printed}");
    assert!(!printed.contains("SSL routines"), "OpenSSL's codes are left out: {printed}");
}

#[test]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
fn verified_link_needs_the_authority_of_the_server() {
    let authority = authority();
    let named = format!("?sslmode=verify-full&sslrootcert={authority}");
    for (options, variables) in [
        (named.as_str(), &[][..]),
        ("?sslmode=verify-full", &[("SSL_CERT_FILE", authority.as_str())]),
        ("?sslmode=verify-full", &[("PGSSLROOTCERT", authority.as_str())]),
    ] {
        let (good, printed) = check("127.0.0.1", options, variables);
        assert!(good && !printed.contains("WARNING"), "{options}: {printed}");
    }
    let untrusted = "the certificate of the server is not signed by an authority that is trusted";
    assert_refused(check("127.0.0.1", "?sslmode=verify-full", &[]), untrusted);
    let folder = databases::folder();
    let other = folder.path().join("other.pem");
    let key = KeyPair::generate().unwrap();
    fs::write(&other, CertificateParams::default().self_signed(&key).unwrap().pem()).unwrap();
    let other = other.display();
    assert_refused(check("127.0.0.1", &format!("?sslmode=verify-full&sslrootcert={other}"), &[]), untrusted);
}

#[test]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
fn certificate_for_another_host_is_refused() {
    let authority = authority();
    let options = |mode: &str| format!("?sslmode={mode}&sslrootcert={authority}");
    for host in ["localhost", OTHER_HOST] {
        assert_refused(check(host, &options("verify-full"), &[]), "the certificate of the server is for another host");
        let (good, printed) = check(host, &options("verify-ca"), &[]);
        assert!(good && !printed.contains("WARNING"), "{printed}");
    }
}

#[test]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
fn file_with_several_authorities_is_for_ssl_cert_file() {
    let authority = authority();
    let folder = databases::folder();
    let several = folder.path().join("several.pem");
    let key = KeyPair::generate().unwrap();
    let other = CertificateParams::default().self_signed(&key).unwrap().pem();
    fs::write(&several, format!("{other}{}", fs::read_to_string(authority).unwrap())).unwrap();
    let several = several.to_str().unwrap();
    let refused = check("127.0.0.1", &format!("?sslmode=verify-full&sslrootcert={several}"), &[]);
    assert_refused(refused, "has 2 certificates, expected 1 in PEM format; SSL_CERT_FILE may name a file with several");
    assert!(check("127.0.0.1", "?sslmode=verify-full", &[("SSL_CERT_FILE", several)]).0);
}

#[test]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
fn unverified_link_to_another_host_is_warned_of() {
    let warning = "WARNING database: the connection to the database on 0.0.0.0 is";
    for (options, fault) in
        [("", "only encrypted if"), ("?sslmode=disable", "not encrypted"), ("?sslmode=require", "encrypted, but")]
    {
        let (good, printed) = check(OTHER_HOST, options, &[]);
        assert!(good && printed.contains(&format!("{warning} {fault}")), "{options}: {printed}");
        let (good, printed) = check("127.0.0.1", options, &[]);
        assert!(good && !printed.contains("WARNING"), "{options}: {printed}");
    }
    // The log says it too, once.
    for (host, times) in [(OTHER_HOST, 1), ("127.0.0.1", 0)] {
        let folder = databases::folder();
        let url = databases::url(folder.path()).replace("127.0.0.1", host);
        let (good, printed) = run(program(&folder, &["--database-url", &url, "play"]));
        assert!(good, "{printed}");
        assert_eq!(printed.matches("the connection to the database on 0.0.0.0").count(), times, "{printed}");
    }
}
