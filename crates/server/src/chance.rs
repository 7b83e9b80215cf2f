//! What must not be guessed comes from the system, and so does what time it is.

pub use store::fill;
pub use store::time::now;

/// A seed for the commander's own chance.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
