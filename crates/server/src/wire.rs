//! A WebSocket: the request that asks for one, and the line that comes of it. Words to a browser go past the library,
//! which would copy them, and keep room for the longest message on every line as long as that lasts.

use std::io::IoSlice;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::http::refusal;
use crate::refusal::Refused;

/// Longest message from a browser.
pub const LONGEST: usize = 64 * 1024;
/// What is read at once: every line has so much memory, and most messages are shorter.
const READ: usize = 4 * 1024;

/// A request that asks for a WebSocket.
pub struct Upgrade {
    key: HeaderValue,
    coming: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Response> {
        let headers = &parts.headers;
        let says = |name, word: &str| {
            let value = headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
            value.split(',').any(|said| said.trim().eq_ignore_ascii_case(word))
        };
        let asks = parts.method == Method::GET
            && says(header::CONNECTION, "upgrade")
            && says(header::UPGRADE, "websocket")
            && says(header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks).cloned();
        let asked = key.zip(parts.extensions.remove::<OnUpgrade>());
        let (key, coming) =
            asked.ok_or_else(|| refusal(Refused::unreadable("unreadable", "a WebSocket is to be asked for")))?;
        Ok(Upgrade { key, coming })
    }
}

impl Upgrade {
    /// The answer to the request, after which somebody has the line.
    pub fn then<F: Future<Output = ()> + Send>(self, talk: impl FnOnce(Wire) -> F + Send + 'static) -> Response {
        let Upgrade { key, coming } = self;
        tokio::spawn(async move {
            if let Ok(upgraded) = coming.await {
                talk(Wire::over(upgraded).await).await;
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let accepted = HeaderValue::try_from(derive_accept_key(key.as_bytes())).expect("base64 can stand in a header");
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accepted);
        response
    }
}

/// A WebSocket.
pub struct Wire(WebSocketStream<TokioIo<Upgraded>>);

impl Wire {
    async fn over(upgraded: Upgraded) -> Wire {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        Wire(WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await)
    }

    /// What comes next; nothing when the line has ended.
    pub async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends words, all of them at once.
    pub async fn say(&mut self, texts: &[Utf8Bytes]) -> Result<(), Error> {
        // What the library has to say by itself must not stand in the midst of them.
        self.0.flush().await?;
        let heads: Vec<Vec<u8>> = texts.iter().map(|text| head(text.len())).collect::<Result<_, _>>()?;
        let parts = heads.iter().zip(texts).flat_map(|(head, text)| [&head[..], text.as_bytes()]);
        let mut parts: Vec<IoSlice<'_>> = parts.map(IoSlice::new).collect();
        let (line, mut rest) = (self.0.get_mut(), &mut parts[..]);
        while !rest.is_empty() {
            let taken = line.write_vectored(rest).await?;
            if taken == 0 {
                return Err(Error::ConnectionClosed);
            }
            IoSlice::advance_slices(&mut rest, taken);
        }
        Ok(line.flush().await?)
    }

    /// Sends a message that is short: a ping, a farewell.
    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }
}

/// What stands before words of this length.
fn head(length: usize) -> Result<Vec<u8>, Error> {
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let mut head = Vec::with_capacity(header.len(length as u64));
    header.format(length as u64, &mut head)?;
    Ok(head)
}
