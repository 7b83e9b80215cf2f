//! What must not be guessed comes from the system.

/// Fills a buffer with random bytes.
pub fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random numbers");
}

/// A seed for the commander's own chance.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
