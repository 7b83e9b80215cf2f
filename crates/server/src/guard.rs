//! Who may talk to the server, how much and how fast.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, header};
use kernel::Bits256;

use crate::limits::Limits;
use crate::refusal::Refused;

/// A bucket of tokens that fills by itself: so many at once, so many a second.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    most: f64,
    a_second: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(most: u32, a_second: f64) -> Bucket {
        Bucket { tokens: most.into(), most: most.into(), a_second, filled: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + since * self.a_second).min(self.most);
        self.filled = now;
        let some = self.tokens >= 1.0;
        if some {
            self.tokens -= 1.0;
        }
        some
    }

    fn is_full_at(&self, now: Instant) -> bool {
        self.tokens + now.saturating_duration_since(self.filled).as_secs_f64() * self.a_second >= self.most
    }
}

/// On the machine itself limits are only against accidents: so many times as much may be done.
const AT_HOME: u32 = 100;
/// How often an e-mail address is asked in a day whether it wants letters.
const ASKED_A_DAY: u32 = 3;
/// Addresses that are remembered before the quiet ones are forgotten.
const ADDRESSES: usize = 10_000;

/// Who may talk to the server.
pub struct Guard {
    /// `host[:port]` of the address that the operator has made public.
    public: Option<String>,
    public_scheme: String,
    /// Only this machine can reach the server: it answers to this machine's names alone, whatever a foreign
    /// site's name has been made to point to.
    home: bool,
    /// Proxies on other machines.
    proxies: Vec<IpAddr>,
    created: Rates,
    enrolled: Rates,
    asked: Rates,
    /// By the digest of an e-mail address: how often it is asked whether it wants letters.
    written: Rates<Bits256>,
}

/// How fast each address may do something: so much at once, so much a second.
struct Rates<K = IpAddr> {
    most: u32,
    a_second: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Rates<K> {
    fn new(most: u32, a_second: f64) -> Rates<K> {
        Rates { most, a_second, buckets: Mutex::default() }
    }

    /// So much at once, and as much again in a minute.
    fn a_minute(most: u32) -> Rates<K> {
        Rates::new(most, f64::from(most) / 60.0)
    }

    /// Whether somebody may, who may do so many times as much as others.
    fn take_times(&self, whose: K, times: u32) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES {
            let now = Instant::now();
            buckets.retain(|_, bucket| !bucket.is_full_at(now));
        }
        let full = || Bucket::new(self.most.saturating_mul(times), self.a_second * f64::from(times));
        buckets.entry(whose).or_insert_with(full).take()
    }
}

impl Rates {
    fn take(&self, address: IpAddr) -> Result<(), Refused> {
        let times = if address.is_loopback() { AT_HOME } else { 1 };
        if self.take_times(address, times) { Ok(()) } else { Err(Refused::new("busy", "too-many")) }
    }
}

impl Guard {
    /// A guard for a server that listens here, is known as `public_url`, stands behind these proxies and gives so much.
    pub fn new(listen: SocketAddr, public_url: Option<&str>, proxies: Vec<IpAddr>, limits: &Limits) -> Guard {
        let (scheme, public) = match public_url.and_then(split_origin) {
            Some((scheme, host)) => (scheme, Some(host)),
            None => (String::new(), None),
        };
        let home = listen.ip().is_loopback();
        let asked = limits.requests_each;
        Guard {
            public,
            public_scheme: scheme,
            home,
            proxies,
            created: Rates::a_minute(limits.created_each),
            enrolled: Rates::a_minute(limits.enrolled_each),
            asked: Rates::new(asked.saturating_mul(6), asked.into()),
            written: Rates::new(ASKED_A_DAY, f64::from(ASKED_A_DAY) / (24.0 * 60.0 * 60.0)),
        }
    }

    /// Whether the server answers to the name that it was called by.
    pub fn host(&self, headers: &HeaderMap) -> Result<(), Refused> {
        let host = host_of(headers).unwrap_or_default();
        let called = self.public.as_deref() == Some(host.as_str());
        let known = called || is_home(&host) || (!self.home && (self.public.is_some() || is_near(&host)));
        if known { Ok(()) } else { Err(Refused::new("origin", "wrong-host")) }
    }

    /// Whether the page that sends this is our own. Programs that are no browsers send no origin: they may look,
    /// and `missing` says whether that is enough.
    pub fn origin(&self, headers: &HeaderMap, missing: bool) -> Result<(), Refused> {
        let ours = match headers.get(header::ORIGIN) {
            None => missing,
            Some(origin) => {
                let origin = origin.to_str().ok().and_then(split_origin);
                let same = |(scheme, host): &(String, String)| {
                    let plain = |host: &str| without_port(scheme, host).to_owned();
                    let called = host_of(headers).is_some_and(|called| plain(&called) == plain(host));
                    let public = self.public.as_deref().is_some_and(|public| plain(public) == plain(host));
                    called || (public && *scheme == self.public_scheme)
                };
                origin.as_ref().is_some_and(same)
            }
        };
        if ours { Ok(()) } else { Err(Refused::new("origin", "foreign")) }
    }

    /// Counts a match that an address creates.
    pub fn may_create(&self, address: IpAddr) -> Result<(), Refused> {
        self.created.take(address)
    }

    /// Counts somebody new, or something that a person changes about himself.
    pub fn may_enrol(&self, address: IpAddr) -> Result<(), Refused> {
        self.enrolled.take(address)
    }

    /// Counts a letter that asks an e-mail address whether it wants any: it may be a stranger's.
    pub fn may_write_to(&self, address: &str) -> Result<(), Refused> {
        let fair = self.written.take_times(room::digest(&address.to_lowercase()), 1);
        if fair { Ok(()) } else { Err(Refused::new("busy", "mail-many")) }
    }

    /// Whether people reach the server over a line that nobody can listen to.
    pub fn is_private(&self) -> bool {
        self.public_scheme == "https"
    }

    /// Counts a request of an address.
    pub fn may_ask(&self, address: IpAddr) -> Result<(), Refused> {
        self.asked.take(address)
    }

    /// Who it is: behind the operator's own proxy, whom that proxy names. A network of IPv6 counts as one.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let named = || {
            let forwarded = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            forwarded.rsplit(',').next()?.trim().parse().ok()
        };
        let proxied = self.public.is_some() && (peer.is_loopback() || self.proxies.contains(&peer));
        match proxied.then(named).flatten().unwrap_or(peer) {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                if v6.is_loopback() { v6.into() } else { Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into() }
            }
            v4 => v4,
        }
    }

    /// What the browser may do with our pages: nothing that does not come from here.
    pub fn content_policy(&self, headers: &HeaderMap) -> String {
        let host = self.public.clone().or_else(|| host_of(headers)).filter(|host| host.chars().all(is_host_char));
        let sockets = host.map(|host| format!(" ws://{host} wss://{host}")).unwrap_or_default();
        format!(
            "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
             connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        )
    }
}

fn is_host_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || ".-:[]_".contains(c)
}

fn host_of(headers: &HeaderMap) -> Option<String> {
    headers.get(header::HOST)?.to_str().ok().map(str::to_ascii_lowercase)
}

/// `https://Example.org/x` is `https` and `example.org`.
fn split_origin(url: &str) -> Option<(String, String)> {
    let (scheme, rest) = url.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next().filter(|host| !host.is_empty())?;
    Some((scheme.to_ascii_lowercase(), host.to_ascii_lowercase()))
}

/// The scheme's usual port need not be said.
fn without_port<'a>(scheme: &str, host: &'a str) -> &'a str {
    let usual = if scheme == "https" { ":443" } else { ":80" };
    host.strip_suffix(usual).unwrap_or(host)
}

fn name_of(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    }
}

/// A name of this machine.
fn is_home(host: &str) -> bool {
    let name = name_of(host);
    name == "localhost" || name.ends_with(".localhost") || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// A name that nobody far away can make to point here: an address itself, or a name of the house's own network.
fn is_near(host: &str) -> bool {
    let name = name_of(host);
    let own = [".local", ".lan", ".home", ".internal", ".home.arpa"];
    name.parse::<IpAddr>().is_ok() || !name.contains('.') || own.iter().any(|end| name.ends_with(end))
}

/// A connection that has not said who it is by then is closed.
pub const HELLO: Duration = Duration::from_secs(5);

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    fn home() -> SocketAddr {
        "127.0.0.1:1815".parse().unwrap()
    }

    fn guarded(listen: SocketAddr, public_url: Option<&str>) -> Guard {
        Guard::new(listen, public_url, vec!["10.0.0.7".parse().unwrap()], &Limits::default())
    }

    #[test]
    fn only_our_own_pages_are_heard() {
        let guard = guarded(home(), Some("https://Jeux.example.org/"));
        let ours = |host: &str, origin: &str| guard.origin(&headers(&[("host", host), ("origin", origin)]), false);
        assert!(ours("127.0.0.1:1815", "http://127.0.0.1:1815").is_ok());
        assert!(ours("localhost", "http://localhost:80").is_ok());
        assert!(ours("127.0.0.1:1815", "https://jeux.example.org").is_ok());
        assert!(ours("127.0.0.1:1815", "http://jeux.example.org").is_err());
        assert!(ours("127.0.0.1:1815", "http://127.0.0.1:1816").is_err());
        assert!(ours("127.0.0.1:1815", "https://evil.example").is_err());
        assert!(ours("127.0.0.1:1815", "null").is_err());
        let none = headers(&[("host", "127.0.0.1:1815")]);
        assert!(guard.origin(&none, true).is_ok() && guard.origin(&none, false).is_err());
    }

    #[test]
    fn a_name_made_to_point_here_is_not_answered() {
        let guard = guarded(home(), Some("https://jeux.example.org"));
        let known = |host: &str| guard.host(&headers(&[("host", host)])).is_ok();
        assert!(known("localhost:1815") && known("127.0.0.1:1815") && known("[::1]:1815"));
        assert!(known("jeux.example.org") && !known("evil.example:1815"));
        let open = guarded("0.0.0.0:1815".parse().unwrap(), None);
        let known = |host: &str| open.host(&headers(&[("host", host)])).is_ok();
        assert!(known("anything.lan") && known("192.0.2.7:1815") && known("[2001:db8::7]:1815") && known("attic:1815"));
        assert!(!known("evil.example:1815"), "without a public address no name from outside is ours");
        let public = guarded("0.0.0.0:1815".parse().unwrap(), Some("https://jeux.example.org"));
        assert!(public.host(&headers(&[("host", "jeux.example.org")])).is_ok());
    }

    #[test]
    fn only_the_operators_own_proxies_say_where_somebody_comes_from() {
        let guard = guarded("0.0.0.0:1815".parse().unwrap(), Some("https://jeux.example.org"));
        let named = headers(&[("x-forwarded-for", "198.51.100.1, 192.0.2.7")]);
        let comes = |peer: &str| guard.address(peer.parse().unwrap(), &named).to_string();
        assert_eq!((comes("127.0.0.1"), comes("10.0.0.7")), ("192.0.2.7".to_owned(), "192.0.2.7".to_owned()));
        assert_eq!(comes("10.0.0.8"), "10.0.0.8");
    }

    #[test]
    fn an_address_that_creates_too_much_must_wait() {
        let limits = Limits { created_each: 7, ..Limits::default() };
        let guard = Guard::new(home(), None, Vec::new(), &limits);
        let [one, two, own] = ["192.0.2.7", "192.0.2.8", "127.0.0.1"].map(|address| address.parse().unwrap());
        let created = |address| (0..1000).filter(|_| guard.may_create(address).is_ok()).count();
        assert_eq!(created(one), 7, "as many as the operator allows");
        assert!(guard.may_create(two).is_ok());
        assert!(created(own) >= 700, "who sits at the machine itself is only kept from accidents");
    }

    #[test]
    fn a_bucket_fills_again() {
        let mut bucket = Bucket::new(2, 1.0);
        let now = bucket.filled;
        assert!(bucket.take_at(now) && bucket.take_at(now) && !bucket.take_at(now));
        assert!(
            bucket.take_at(now + Duration::from_millis(1100)) && !bucket.take_at(now + Duration::from_millis(1200))
        );
    }

    #[test]
    fn the_policy_names_our_sockets_and_nothing_else() {
        let guard = guarded(home(), None);
        let policy = guard.content_policy(&headers(&[("host", "localhost:1815")]));
        assert!(policy.contains("connect-src 'self' ws://localhost:1815 wss://localhost:1815;"), "{policy}");
        let odd = guard.content_policy(&headers(&[("host", "a; script-src *")]));
        assert!(odd.contains("connect-src 'self';"), "{odd}");
    }
}
