//! How much a server gives, as flags of `grognard serve`.

use std::time::Duration;

use clap::Args;

fn usual() -> server::Limits {
    server::Limits::default()
}

fn megabytes(bytes: usize) -> usize {
    bytes >> 20
}

/// How much the server gives; what is not said is as a small machine can bear it.
#[derive(Args)]
pub struct Limits {
    /// Connections at once
    #[arg(long, value_name = "N", default_value_t = usual().connections)]
    connections: usize,
    /// Connections from one address
    #[arg(long, value_name = "N", default_value_t = usual().connections_each)]
    connections_each: usize,
    /// Requests of one address in a second (six times as many at once)
    #[arg(long, value_name = "N", default_value_t = usual().requests_each)]
    requests_each: u32,
    /// Matches and records that one address makes in a minute
    #[arg(long, value_name = "N", default_value_t = usual().created_each)]
    created_each: u32,
    /// People whom one address brings, and names, links and devices that it tries, in a minute
    #[arg(long, value_name = "N", default_value_t = usual().enrolled_each)]
    enrolled_each: u32,
    /// Messages on one line in a second (twice as many at once)
    #[arg(long, value_name = "N", default_value_t = usual().messages)]
    messages: u32,
    /// Spectators of a match
    #[arg(long, value_name = "N", default_value_t = usual().spectators)]
    spectators: usize,
    /// Spectators of a match from one address
    #[arg(long, value_name = "N", default_value_t = usual().spectators_each)]
    spectators_each: usize,
    /// Megabytes of records that are watched at once
    #[arg(long, value_name = "MB", default_value_t = megabytes(usual().records))]
    records: usize,
    /// Megabytes of records that one address has watched at once
    #[arg(long, value_name = "MB", default_value_t = megabytes(usual().records_each))]
    records_each: usize,
    /// Cores on which computer commanders think
    #[arg(long, value_name = "N", default_value_t = usual().thinkers)]
    thinkers: usize,
    /// Seconds that a computer commander may think about one decision
    #[arg(long, value_name = "SECONDS", value_parser = crate::seconds, default_value_t = usual().longest_thought.as_secs_f64())]
    longest_thought: f64,
}

impl Limits {
    /// The same for the server.
    pub fn limits(&self) -> server::Limits {
        server::Limits {
            connections: self.connections,
            connections_each: self.connections_each,
            requests_each: self.requests_each,
            created_each: self.created_each,
            enrolled_each: self.enrolled_each,
            messages: self.messages,
            spectators: self.spectators,
            spectators_each: self.spectators_each,
            records: self.records.saturating_mul(1 << 20),
            records_each: self.records_each.saturating_mul(1 << 20),
            thinkers: self.thinkers,
            longest_thought: Duration::from_secs_f64(self.longest_thought),
            ..usual()
        }
    }
}
