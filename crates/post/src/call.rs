//! Calls to addresses that people have given us. They lead out into the world only: whom a name means is asked once, judged,
//! and called, so that no name can be made to mean this machine or its network in between.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::Request;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

use crate::Fate;

/// Longest address.
const LONGEST: usize = 1000;

/// Calls addresses that people have given us.
pub struct Caller {
    tls: TlsConnector,
    inside: bool,
    patience: Duration,
}

impl Caller {
    /// A caller who waits so long. With `inside` he also calls this machine and its network, without encryption too.
    pub fn new(inside: bool, patience: Duration) -> Caller {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let ring = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(ring).with_safe_default_protocol_versions();
        let config = config.expect("ring has every version").with_root_certificates(roots).with_no_client_auth();
        Caller { tls: Arc::new(config).into(), inside, patience }
    }

    /// An address as it may be called, as far as that can be told without asking whom its name means. A `private` one
    /// carries secrets in its path.
    pub fn check(&self, address: &str, private: bool) -> Option<Url> {
        let url = Url::parse(address).ok().filter(|_| address.len() <= LONGEST)?;
        let safe = url.scheme() == "https" || (url.scheme() == "http" && (self.inside || !private));
        let plain = url.username().is_empty() && url.password().is_none();
        let outside = match url.host()? {
            Host::Ipv4(ip) => permitted(ip.into()),
            Host::Ipv6(ip) => permitted(ip.into()),
            Host::Domain(name) => name.contains('.') && name != "localhost",
        };
        (safe && plain && (outside || self.inside)).then_some(url)
    }

    /// Posts something. The answer's status is all that is read of it.
    pub async fn post(&self, url: &Url, headers: &[(&str, &str)], body: Vec<u8>) -> Fate {
        let calling = tokio::time::timeout(self.patience, self.call(url));
        let stream = match calling.await {
            Ok(Ok(stream)) => stream,
            Ok(Err(fate)) => return fate,
            Err(_) => return Fate::Later("nobody answers".to_owned()),
        };
        // From here on it may have been read.
        match tokio::time::timeout(self.patience, exchange(stream, url, headers, body)).await {
            Ok(fate) => fate,
            Err(_) => Fate::Unknown("no answer in time".to_owned()),
        }
    }

    async fn call(&self, url: &Url) -> Result<Box<dyn Stream>, Fate> {
        let later = |error: std::io::Error| Fate::Later(error.to_string());
        let host = url.host().ok_or_else(|| Fate::Refused("no host".to_owned()))?;
        let port = url.port_or_known_default().unwrap_or(443);
        let whom = match &host {
            Host::Domain(name) => tokio::net::lookup_host((*name, port)).await.map_err(later)?.collect(),
            Host::Ipv4(ip) => vec![SocketAddr::new((*ip).into(), port)],
            Host::Ipv6(ip) => vec![SocketAddr::new((*ip).into(), port)],
        };
        let whom: Vec<SocketAddr> = whom.into_iter().filter(|at| self.inside || permitted(at.ip())).collect();
        if whom.is_empty() {
            return Err(Fate::Refused("the address leads inside".to_owned()));
        }
        let stream = TcpStream::connect(&whom[..]).await.map_err(later)?;
        if url.scheme() == "http" {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(host.to_string()).map_err(|error| Fate::Refused(error.to_string()))?;
        Ok(Box::new(self.tls.connect(name, stream).await.map_err(later)?))
    }
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

async fn exchange(stream: Box<dyn Stream>, url: &Url, headers: &[(&str, &str)], body: Vec<u8>) -> Fate {
    let unknown = |error: hyper::Error| Fate::Unknown(error.to_string());
    let target = match url.query() {
        Some(query) => format!("{}?{query}", url.path()),
        None => url.path().to_owned(),
    };
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut request = Request::post(target).header("host", host).header("user-agent", "grognard");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = match request.body(Full::new(Bytes::from(body))) {
        Ok(request) => request,
        Err(error) => return Fate::Refused(error.to_string()),
    };
    let (mut sender, line) = match hyper::client::conn::http1::handshake(TokioIo::new(stream)).await {
        Ok(opened) => opened,
        Err(error) => return unknown(error),
    };
    let answer = async {
        match sender.send_request(request).await {
            Ok(answer) => Fate::of_status(answer.status().as_u16()),
            Err(error) => unknown(error),
        }
    };
    tokio::select! {
        fate = answer => fate,
        // The line must be driven; it ends after the answer, or without one.
        Err(error) = line => unknown(error),
    }
}

/// Whether an address is out in the world: neither this machine nor its network, nor a way round to them.
pub fn permitted(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => v4(ip),
        IpAddr::V6(ip) => v6(ip),
    }
}

fn v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special =
        ip.is_loopback() || ip.is_private() || ip.is_link_local() || ip.is_multicast() || ip.is_documentation();
    let shared = a == 100 && (64..128).contains(&b);
    let trials = a == 198 && (b == 18 || b == 19);
    let protocols = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    !(special || shared || trials || protocols || a == 0 || a >= 240)
}

/// Only what is handed out to the world, without the ranges that wrap an address of version 4.
fn v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    a & 0xe000 == 0x2000 && a != 0x2002 && !(a == 0x2001 && (b == 0 || b == 0xdb8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(inside: bool) -> Caller {
        Caller::new(inside, Duration::from_secs(1))
    }

    #[test]
    fn addresses_of_the_house_are_not_called() {
        for ip in ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"] {
            assert!(!permitted(ip.parse().unwrap()), "{ip}");
        }
        for ip in ["::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1"]
        {
            assert!(!permitted(ip.parse().unwrap()), "{ip}");
        }
        assert!(permitted("93.184.216.34".parse().unwrap()) && permitted("2606:4700::1111".parse().unwrap()));
    }

    #[test]
    fn only_ordinary_addresses_of_the_world_are_taken() {
        let outside = caller(false);
        assert!(outside.check("https://chat.example.org/hooks/1?x=2", false).is_some());
        assert!(outside.check("http://chat.example.org/", false).is_some());
        assert!(outside.check("http://chat.example.org/", true).is_none(), "secrets need a private line");
        let bad =
            ["ftp://example.org/", "file:///etc/passwd", "https://user:word@example.org/", "nothing", "https:///x"];
        let odd = ["http://localhost/", "http://intranet/", "http://2130706433/", "http://0x7f.1/", "http://[::1]/"];
        for address in bad.into_iter().chain(odd) {
            assert!(outside.check(address, false).is_none(), "{address}");
        }
        assert!(outside.check(&format!("https://example.org/{}", "x".repeat(LONGEST)), false).is_none());
        assert!(caller(true).check("http://127.0.0.1:4000/", true).is_some());
    }

    /// What its name means is judged when it is called, not only when it is given.
    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_called() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = Url::parse(&format!("http://localhost:{}/", listener.local_addr().unwrap().port())).unwrap();
        assert!(matches!(caller(false).post(&url, &[], Vec::new()).await, Fate::Refused(_)));
    }

    #[tokio::test]
    async fn who_does_not_answer_may_have_read_it_and_who_is_not_there_has_not() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = Url::parse(&format!("http://{}/", listener.local_addr().unwrap())).unwrap();
        assert!(matches!(caller(true).post(&url, &[], Vec::new()).await, Fate::Unknown(_)));
        drop(listener);
        assert!(matches!(caller(true).post(&url, &[], Vec::new()).await, Fate::Later(_)));
    }
}
