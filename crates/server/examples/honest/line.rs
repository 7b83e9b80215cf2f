//! A player's line: a WebSocket that costs him little, for the load is to be the server's. He reads whatever comes, all
//! of it at once, and keeps it where it came.

use std::net::SocketAddr;
use std::ops::Range;

use memchr::memmem;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A table and what comes with it are mostly shorter.
const ROOM: usize = 32 * 1024;

const WORDS: u8 = 1;
const FAREWELL: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;
/// The last part of a message: nobody here sends one in parts.
const WHOLE: u8 = 0x80;
const MASKED: u8 = 0x80;
/// What a browser would draw by lot.
const MASK: [u8; 4] = [7, 77, 177, 17];

pub struct Line {
    stream: TcpStream,
    heard: Vec<u8>,
    /// What comes before has been read.
    from: usize,
}

impl Line {
    pub async fn open(address: SocketAddr, path: &str) -> Line {
        let stream = TcpStream::connect(address).await.expect("a server");
        stream.set_nodelay(true).expect("a line");
        let mut line = Line { stream, heard: Vec::new(), from: 0 };
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        line.stream.write_all(request.as_bytes()).await.expect("a line");
        let head = loop {
            line.fill().await;
            if let Some(end) = memmem::find(&line.heard, b"\r\n\r\n") {
                break end;
            }
        };
        assert!(line.heard.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&line.heard));
        line.from = head + 4;
        line
    }

    pub async fn say(&mut self, words: &str) {
        self.send(WORDS, words.as_bytes()).await;
    }

    /// The next words.
    pub async fn hear(&mut self) -> &str {
        let words = loop {
            let Some((kind, content)) = self.frame() else {
                self.fill().await;
                continue;
            };
            self.from = content.end;
            match kind {
                WORDS => break content,
                PING => self.send(PONG, &[]).await,
                FAREWELL => panic!("the server has closed the line"),
                _ => {}
            }
        };
        std::str::from_utf8(&self.heard[words]).expect("words")
    }

    /// What came next, if the whole of it is there: its kind, and where its content stands.
    fn frame(&self) -> Option<(u8, Range<usize>)> {
        let frame = &self.heard[self.from..];
        let [kind, length, ..] = *frame else { return None };
        let (head, length) = match length {
            126 => (4, u16::from_be_bytes(frame.get(2..4)?.try_into().ok()?).into()),
            127 => (10, u64::from_be_bytes(frame.get(2..10)?.try_into().ok()?) as usize),
            short => (2, short.into()),
        };
        (frame.len() >= head + length).then(|| (kind & !WHOLE, self.from + head..self.from + head + length))
    }

    /// Waits for more.
    async fn fill(&mut self) {
        self.heard.drain(..std::mem::take(&mut self.from));
        self.heard.reserve(ROOM);
        let came = self.stream.read_buf(&mut self.heard).await.expect("a line");
        assert!(came > 0, "the server has closed the line");
    }

    async fn send(&mut self, kind: u8, content: &[u8]) {
        let mut frame = vec![WHOLE | kind];
        match u8::try_from(content.len()) {
            Ok(short @ 0..126) => frame.push(MASKED | short),
            _ => {
                frame.push(MASKED | 126);
                frame.extend(u16::try_from(content.len()).expect("few words").to_be_bytes());
            }
        }
        frame.extend(MASK);
        frame.extend(content.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        self.stream.write_all(&frame).await.expect("a line");
    }
}
