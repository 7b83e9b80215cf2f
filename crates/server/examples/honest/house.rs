//! The server under measurement: a process of its own, so that what it costs can be told from what its guests cost.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A server that runs, until it is dropped.
pub struct House {
    child: Child,
    pub address: SocketAddr,
}

impl House {
    /// `serve`, which lies beside this program, with these arguments after the place of its store.
    pub fn start(store: impl AsRef<OsStr>, more: &[&str]) -> House {
        let program = std::env::current_exe().expect("a path").with_file_name("serve");
        let serve = Command::new(program).arg(store).args(more).stdout(Stdio::piped()).spawn();
        let mut child = serve.expect("all examples are built (cargo build --release -p server --examples)");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its words")).read_line(&mut line).expect("a line");
        House { child, address: line.trim().parse().expect("an address") }
    }

    /// The memory that it has for itself now (the program's own pages are not counted), and the most that it has ever had
    /// with all it has, in kB.
    pub fn memory(&self) -> [u32; 2] {
        let status = self.proc("status");
        ["RssAnon:", "VmHWM:"].map(|what| {
            let line = status.lines().find_map(|line| line.strip_prefix(what)).expect("Linux tells it");
            line.trim().trim_end_matches(" kB").parse().expect("a number of kB")
        })
    }

    /// The time that it has had of all cores so far, with the system's work for it.
    pub fn work(&self) -> Duration {
        /// Linux counts in hundredths of a second, on every machine.
        const TICK: Duration = Duration::from_millis(10);
        let stat = self.proc("stat");
        // The name of the program stands in brackets and may hold anything; what we want comes 12 words later.
        let after = stat.rsplit_once(") ").map_or("", |(_, after)| after);
        let ticks: u32 = after.split(' ').skip(11).take(2).filter_map(|word| word.parse::<u32>().ok()).sum();
        TICK * ticks
    }

    fn proc(&self, what: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{what}", self.child.id())).unwrap_or_default()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
