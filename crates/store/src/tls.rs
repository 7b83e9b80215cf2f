//! Encrypted lines to a database, as its address asks for them (`?sslmode=…`), in the words that PostgreSQL's own tools know:
//! `disable`, `prefer` (the usual one), `require` — encrypted, whoever the other may be — and `verify-full`: he has to prove by a
//! certificate that he is the one whom the address names. Whom to believe stands in a file (`&sslrootcert=FILE`), or is
//! the list that browsers trust.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use postgres::Config;
use postgres::config::SslMode;
use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{self, CryptoProvider};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, InvalidDnsNameError, ServerName, UnixTime};
use tokio_rustls::rustls::{ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};

use crate::StoreError;

/// What an address says: how the database is reached, and how the line to it is encrypted.
pub fn read(address: &str) -> Result<(Config, Tls), StoreError> {
    let (place, asked) = address.split_once('?').unwrap_or((address, ""));
    let (mut mode, mut roots, mut rest) = ("prefer", None, Vec::new());
    for word in asked.split('&') {
        match word.split_once('=') {
            Some(("sslmode", asked)) => mode = asked,
            Some(("sslrootcert", file)) => roots = Some(file),
            _ => rest.push(word),
        }
    }
    let mut config: Config = format!("{place}?{}", rest.join("&")).parse()?;
    let (needed, verified) = match mode {
        "disable" => (SslMode::Disable, false),
        "prefer" => (SslMode::Prefer, false),
        "require" => (SslMode::Require, false),
        "verify-full" => (SslMode::Require, true),
        _ => {
            let known = "disable, prefer, require or verify-full";
            return Err(StoreError::Address(format!("sslmode={mode} is not known: it may be {known}")));
        }
    };
    config.ssl_mode(needed);
    let tls = match (verified, roots) {
        (true, roots) => Tls::verified(roots)?,
        (false, None) => Tls::unverified(),
        (false, Some(_)) => {
            return Err(StoreError::Address("sslrootcert goes with sslmode=verify-full".to_owned()));
        }
    };
    Ok((config, tls))
}

/// How lines are encrypted.
#[derive(Clone)]
pub struct Tls(TlsConnector);

impl Tls {
    /// The other proves who he is to those who vouch for him in this file, or in browsers.
    fn verified(file: Option<&str>) -> Result<Tls, StoreError> {
        let mut roots = RootCertStore::empty();
        match file {
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(file) => {
                let fault = |error: &dyn std::fmt::Display| StoreError::Address(format!("sslrootcert={file}: {error}"));
                for certificate in CertificateDer::pem_file_iter(file).map_err(|error| fault(&error))? {
                    let certificate = certificate.map_err(|error| fault(&error))?;
                    roots.add(certificate).map_err(|error| fault(&error))?;
                }
                if roots.is_empty() {
                    return Err(fault(&"there is no certificate in it"));
                }
            }
        }
        let (builder, _) = builder();
        Ok(Tls(Arc::new(builder.with_root_certificates(roots).with_no_client_auth()).into()))
    }

    /// Nobody listens, but the other may be anybody.
    fn unverified() -> Tls {
        let (builder, provider) = builder();
        let anybody = builder.dangerous().with_custom_certificate_verifier(Arc::new(Anybody(provider)));
        Tls(Arc::new(anybody.with_no_client_auth()).into())
    }
}

type Builder = tokio_rustls::rustls::ConfigBuilder<ClientConfig, tokio_rustls::rustls::WantsVerifier>;

fn builder() -> (Builder, Arc<CryptoProvider>) {
    let ring = Arc::new(crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(ring.clone()).with_safe_default_protocol_versions();
    (builder.expect("ring has every version"), ring)
}

/// Takes any certificate; that its owner is the one who speaks is proved all the same.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        crypto::verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        crypto::verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

/// What lines are made of.
pub trait Wire: AsyncRead + AsyncWrite + Unpin + Send + 'static {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> Wire for S {}

impl<S: Wire> MakeTlsConnect<S> for Tls {
    type Stream = Encrypted<S>;
    type TlsConnect = Handshake;
    type Error = InvalidDnsNameError;

    fn make_tls_connect(&mut self, host: &str) -> Result<Handshake, InvalidDnsNameError> {
        let name = Some(host).filter(|host| !host.is_empty()).map(ServerName::try_from).transpose()?;
        Ok(Handshake(self.0.clone(), name.map(|name| name.to_owned())))
    }
}

/// A line is about to be encrypted, to who has this name; a socket of the same machine has none and is not encrypted.
pub struct Handshake(TlsConnector, Option<ServerName<'static>>);

impl<S: Wire> TlsConnect<S> for Handshake {
    type Stream = Encrypted<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Encrypted<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let name = self.1.ok_or_else(|| io::Error::other("a socket of this machine is not encrypted"))?;
            self.0.connect(name, stream).await.map(Encrypted)
        })
    }
}

/// An encrypted line.
pub struct Encrypted<S>(tokio_rustls::client::TlsStream<S>);

impl<S: Wire> TlsStream for Encrypted<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: Wire> AsyncRead for Encrypted<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, into)
    }
}

impl<S: Wire> AsyncWrite for Encrypted<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params;

    /// The server that `tools/postgres` has started, and the file in which stands whom to believe about it. Where all tests
    /// must run it is a fault that they are missing.
    fn server() -> Option<(String, String)> {
        let found = std::env::var("DATABASE_URL").ok().zip(std::env::var("DATABASE_ROOTS").ok());
        if found.is_none() {
            assert!(std::env::var("CI").as_deref() != Ok("true"), "run me through tools/postgres, with openssl");
            eprintln!("LEFT OUT: there is no PostgreSQL with TLS (tools/postgres has one where openssl is)");
        }
        found
    }

    /// Whether a line to this address is encrypted, or why there is none.
    fn encrypted(address: &str) -> Result<bool, String> {
        let asked = || {
            let query = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
            crate::postgres::connect(address)?.one(query, params![])?.get(0)
        };
        asked().map_err(|error: StoreError| error.to_string())
    }

    #[test]
    fn a_line_is_encrypted_as_its_address_asks() {
        let Some((address, roots)) = server() else { return };
        let at = |asked: &str| encrypted(&format!("{address}?{asked}"));
        assert_eq!(at("sslmode=disable"), Ok(false));
        assert_eq!(at("sslmode=prefer"), Ok(true));
        assert_eq!(at("sslmode=require&application_name=grognard"), Ok(true));
        assert_eq!(at(&format!("sslmode=verify-full&sslrootcert={roots}")), Ok(true));
    }

    #[test]
    fn a_socket_of_this_machine_is_not_encrypted_unless_it_must_be() {
        let Some((address, roots)) = server() else { return };
        let (folder, port) = (roots.trim_end_matches("/roots.crt"), address.rsplit([':', '/']).nth(1).unwrap());
        let at = |asked: &str| encrypted(&format!("postgres://postgres@/postgres?host={folder}&port={port}{asked}"));
        assert_eq!(at(""), Ok(false));
        assert!(at("&sslmode=require").is_err());
    }

    #[test]
    fn who_cannot_prove_who_he_is_is_refused_in_words() {
        let Some((address, roots)) = server() else { return };
        let refused = encrypted(&format!("{address}?sslmode=verify-full")).unwrap_err();
        assert!(refused.contains("certificate") && refused.contains("UnknownIssuer"), "{refused}");
        // The certificate is for the address in numbers.
        let elsewhere = address.replace("127.0.0.1", "localhost");
        let refused = encrypted(&format!("{elsewhere}?sslmode=verify-full&sslrootcert={roots}")).unwrap_err();
        assert!(refused.contains("certificate") && refused.contains("not valid for name"), "{refused}");
        assert_eq!(encrypted(&format!("{elsewhere}?sslmode=require")), Ok(true));
    }

    #[test]
    fn an_address_that_asks_for_nothing_known_is_refused_in_words() {
        let fault = |asked: &str| read(&format!("postgres://a@b/c?{asked}")).err().unwrap().to_string();
        assert!(fault("sslmode=verify-ca").contains("disable, prefer, require or verify-full"));
        assert!(fault("sslmode=require&sslrootcert=x").contains("goes with sslmode=verify-full"));
        assert!(fault("sslmode=verify-full&sslrootcert=/nowhere").starts_with("store: sslrootcert=/nowhere: "));
        assert!(fault("colour=blue").contains("colour"));
        assert_eq!(read("postgres://a@b/c").unwrap().0.get_ssl_mode(), SslMode::Prefer);
    }
}
