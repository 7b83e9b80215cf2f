//! What must not be guessed comes from the system, and so does what time it is.

/// Fills a buffer with random bytes.
pub fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random numbers");
}

/// What time it is, in milliseconds since 1970.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

/// A seed for the commander's own chance.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
