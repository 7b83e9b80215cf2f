//! The web client is embedded from `web/dist`; where it has not been built yet, an empty folder lets this compile.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // A read-only source tree is no reason to fail: the client is then simply not embedded.
    let _ = std::fs::create_dir_all(&dist);
    println!("cargo::rerun-if-changed={}", dist.display());
    println!("cargo::rerun-if-changed=build.rs");
}
