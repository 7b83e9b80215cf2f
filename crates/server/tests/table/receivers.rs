//! Those who take letters: a chat, a push service with a browser behind it, and a mail server. They are real and small.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2_of_hkdf::Sha256;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Mutex, mpsc};

/// A request as it came.
struct Came {
    head: String,
    body: Vec<u8>,
    status: u16,
}

/// Takes requests and answers them all alike; with 0 it never answers.
struct Receiver {
    port: u16,
    status: Arc<AtomicU16>,
    came: Mutex<mpsc::UnboundedReceiver<Came>>,
}

impl Receiver {
    async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (tell, came) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(200));
        let shared = status.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (tell, status) = (tell.clone(), shared.clone());
                tokio::spawn(async move { take(stream, &tell, &status).await });
            }
        });
        Receiver { port, status, came: Mutex::new(came) }
    }

    async fn next(&self, patience: Duration) -> Option<Came> {
        tokio::time::timeout(patience, async { self.came.lock().await.recv().await }).await.ok().flatten()
    }
}

async fn take(stream: TcpStream, tell: &mpsc::UnboundedSender<Came>, status: &AtomicU16) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        stream.read_line(&mut head).await.ok().filter(|&read| read > 0)?;
    }
    let lower = head.to_ascii_lowercase();
    let length = lower.lines().find_map(|line| line.strip_prefix("content-length:"))?.trim().parse().ok()?;
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    let status = status.load(Ordering::SeqCst);
    _ = tell.send(Came { head, body, status });
    if status == 0 {
        tokio::time::sleep(Duration::from_secs(3600)).await;
    }
    let answer = format!("HTTP/1.1 {status} Said\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.ok()
}

/// A chat.
pub struct Chat(Receiver);

impl Chat {
    pub async fn open() -> Chat {
        Chat(Receiver::open().await)
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/hooks/1", self.0.port)
    }

    /// From now on it answers like this.
    pub fn answer(&self, status: u16) {
        self.0.status.store(status, Ordering::SeqCst);
    }

    /// The next letter and what was answered to it.
    pub async fn next(&self, patience: Duration) -> Option<(u16, Value)> {
        let came = self.0.next(patience).await?;
        assert!(came.head.starts_with("POST /hooks/1 HTTP/1.1\r\n"), "{}", came.head);
        Some((came.status, serde_json::from_slice(&came.body).unwrap()))
    }
}

/// A push service, and the browser that it serves.
pub struct PushService {
    receiver: Receiver,
    key: SecretKey,
    auth: [u8; 16],
    sender: std::sync::Mutex<String>,
}

impl PushService {
    pub async fn open() -> PushService {
        let (key, sender) = (SecretKey::from_slice(&[7; 32]).unwrap(), Default::default());
        PushService { receiver: Receiver::open().await, key, auth: [3; 16], sender }
    }

    /// The browser agrees to be told things by who has this key.
    pub fn subscription(&self, key: &Value) -> Value {
        *self.sender.lock().unwrap() = key.as_str().unwrap().to_owned();
        json!({
            "endpoint": format!("http://127.0.0.1:{}/push/1", self.receiver.port),
            "p256dh": URL_SAFE_NO_PAD.encode(self.key.public_key().to_sec1_point(false).as_bytes()),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
        })
    }

    /// The browser agrees no more.
    pub fn close_subscription(&self) {
        self.receiver.status.store(410, Ordering::SeqCst);
    }

    /// The next message, as the browser reads it.
    pub async fn next(&self, patience: Duration) -> Option<Value> {
        let came = self.receiver.next(patience).await?;
        self.check_sender(&came.head);
        Some(serde_json::from_slice(&self.opened(&came.body)).unwrap())
    }

    /// The sender is who was agreed with, and means this service.
    fn check_sender(&self, head: &str) {
        let header = |name: &str| {
            let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with(name));
            line.unwrap_or_else(|| panic!("{name} in {head}"))[name.len()..].trim().to_owned()
        };
        assert_eq!(header("content-encoding:"), "aes128gcm");
        assert!(header("ttl:").parse::<u32>().unwrap() > 0 && header("topic:").len() <= 32);
        let word = header("authorization:");
        let (token, key) = word.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, *self.sender.lock().unwrap());
        let (said, signature) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let verifier = p256::ecdsa::VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
        let signature = p256::ecdsa::Signature::from_slice(&bytes(signature)).unwrap();
        verifier.verify(said.as_bytes(), &signature).unwrap();
        let claims: Value = serde_json::from_slice(&bytes(said.split_once('.').unwrap().1)).unwrap();
        assert_eq!(claims["aud"], json!(format!("http://127.0.0.1:{}", self.receiver.port)));
    }

    /// RFC 8291 from the reader's side.
    fn opened(&self, body: &[u8]) -> Vec<u8> {
        let (salt, writer, sealed) = (&body[..16], &body[21..86], &body[86..]);
        assert_eq!((&body[16..20], body[20]), (&4096_u32.to_be_bytes()[..], 65));
        let shared = self.key.diffie_hellman(&PublicKey::from_sec1_bytes(writer).unwrap());
        let reader = self.key.public_key().to_sec1_point(false);
        let info = [b"WebPush: info\0", reader.as_bytes(), writer].concat();
        let ikm: [u8; 32] = derived(&self.auth, shared.raw_secret_bytes(), &info);
        let cek: [u8; 16] = derived(salt, &ikm, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derived(salt, &ikm, b"Content-Encoding: nonce\0");
        let mut text =
            Aes128Gcm::new(&cek.into()).decrypt(&Nonce::from(nonce), sealed).expect("it is for this browser");
        assert_eq!(text.pop(), Some(2), "one record");
        text
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut bytes).unwrap();
    bytes
}

/// A letter as a mail server took it.
pub struct Mail {
    pub to: String,
    /// Head and body, as they are read.
    pub text: String,
}

/// A mail server.
pub struct Mails {
    port: u16,
    came: Mutex<mpsc::UnboundedReceiver<Mail>>,
}

impl Mails {
    pub async fn open() -> Mails {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (tell, came) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let tell = tell.clone();
                tokio::spawn(async move { _ = converse(stream, &tell).await });
            }
        });
        Mails { port, came: Mutex::new(came) }
    }

    pub fn address(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    pub async fn next(&self, patience: Duration) -> Option<Mail> {
        tokio::time::timeout(patience, async { self.came.lock().await.recv().await }).await.ok().flatten()
    }
}

async fn converse(stream: TcpStream, tell: &mpsc::UnboundedSender<Mail>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 ready\r\n").await?;
    let (mut to, mut line) = (String::new(), String::new());
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let verb = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        let answer: &[u8] = match verb.as_str() {
            "EHLO" | "HELO" => b"250 hello\r\n",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                b"250 known\r\n"
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await?;
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    stream.read_line(&mut text).await?;
                }
                _ = tell.send(Mail { to: to.clone(), text: unquoted(&text) });
                b"250 taken\r\n"
            }
            "QUIT" => b"221 goodbye\r\n",
            _ => b"250 fine\r\n",
        };
        stream.write_all(answer).await?;
    }
}

/// Soft line ends of quoted-printable are taken out, and its signs read.
fn unquoted(text: &str) -> String {
    if !text.to_ascii_lowercase().contains("quoted-printable") {
        return text.to_owned();
    }
    let joined = text.replace("=\r\n", "");
    let mut parts = joined.split('=');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        match part.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                bytes.extend_from_slice(&part.as_bytes()[2..]);
            }
            None => bytes.extend_from_slice(format!("={part}").as_bytes()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
