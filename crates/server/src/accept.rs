//! The door to the street: connections are let in, and stalled ones are closed, whatever they stall with.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;

use crate::limits::{Limits, Places};

/// Pause after a connection could not be accepted: the system has run out of something.
const PAUSE: Duration = Duration::from_millis(50);
/// Largest head of a request.
const LARGEST_HEAD: usize = 16 * 1024;

/// Answers until it is dropped.
pub async fn serve(listener: TcpListener, router: Router, limits: Limits) -> Infallible {
    let limits = Arc::new(limits);
    let places = Places::new(limits.connections, limits.connections_each);
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        // Who has too many gets no more; nothing is owed to him, not even an answer.
        let Some(place) = places.take(peer.ip(), 1) else { continue };
        let (router, limits) = (router.clone(), limits.clone());
        tokio::spawn(async move {
            talk(stream, peer, router, &limits).await;
            drop(place);
        });
    }
}

/// One connection, until it has ended or become a WebSocket.
async fn talk(stream: TcpStream, peer: SocketAddr, router: Router, limits: &Limits) {
    // Moves are small and must not wait for company.
    _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_read_timeout(Some(limits.idle));
    stream.set_write_timeout(Some(limits.write));
    let answer = TowerToHyperService::new(router);
    let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request: Request<hyper::body::Incoming> = request;
        request.extensions_mut().insert(ConnectInfo(peer));
        answer.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.request)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    // However it ends, it ends here.
    _ = connection.with_upgrades().await;
}
