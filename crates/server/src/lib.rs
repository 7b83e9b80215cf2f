//! HTTP, WebSocket and storage around sessions. The server knows no game by name: what the catalogue lists is what
//! can be played.

pub mod protocol;
