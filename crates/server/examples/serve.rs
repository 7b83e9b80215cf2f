//! A server on a free port for tests and measurements: prints its address. The arguments are the folder
//! of its store, or the address of a database, and, if there is one, its address for the public.

use server::{Config, Server};

/// As in the program itself.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Enough for whoever measures.
const CONNECTIONS: usize = 20_000;

#[tokio::main]
async fn main() {
    let data = server::Place::read(&std::env::args().nth(1).expect("the place of the store"));
    let config = Config {
        listen: "127.0.0.1:0".parse().expect("an address"),
        data,
        public_url: std::env::args().nth(2),
        proxies: Vec::new(),
        limits: server::Limits { connections: CONNECTIONS, ..server::Limits::default() },
        talking: server::Talking::Free,
        post: server::PostConfig::default(),
    };
    let (address, server) = Server::open(config).await.expect("a server");
    println!("{address}");
    server.run_until_told().await.expect("a network");
}
