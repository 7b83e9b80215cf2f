//! A database of PostgreSQL for one test, made on the server that `tools/postgres` starts.

use std::sync::atomic::{AtomicU32, Ordering};

/// The address of a new database. Without a server there is none: where all tests must run, that is a fault.
pub async fn fresh() -> Option<String> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let Ok(server) = std::env::var("DATABASE_URL") else {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "DATABASE_URL is not set: run me through tools/postgres");
        eprintln!("LEFT OUT on PostgreSQL: DATABASE_URL is not set (tools/postgres sets it)");
        return None;
    };
    let name = format!("test_{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
    let (address, _) = server.rsplit_once('/').expect("an address ends with the name of a database");
    let address = format!("{address}/{name}");
    let make = move || {
        let mut client = postgres::Client::connect(&server, postgres::NoTls).expect("PostgreSQL answers");
        client.batch_execute(&format!("CREATE DATABASE {name}")).expect("a database can be made");
    };
    tokio::task::spawn_blocking(make).await.unwrap();
    Some(address)
}
