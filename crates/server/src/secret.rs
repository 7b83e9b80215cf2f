//! What must not be guessed: links to seats, names of matches, the secret of the dice.

use kernel::Bits256;
use sha2::{Digest, Sha256};

/// A link's secret: 128 bits, told once to whom it belongs. Only its [`digest`] is kept.
pub fn link() -> String {
    kernel::hex(&random::<16>())
}

/// A match's name: no secret, but long enough that nobody meets another's by chance.
pub fn match_id() -> String {
    kernel::hex(&random::<8>())
}

/// 256 bits for the fair dice.
pub fn bits() -> Bits256 {
    random::<32>()
}

/// A seed for the commander's own chance.
pub fn seed() -> u64 {
    u64::from_le_bytes(random::<8>())
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// What is kept of a secret. It has 128 random bits, so that a plain hash cannot be turned back.
pub fn digest(secret: &str) -> Bits256 {
    Sha256::digest(secret.as_bytes()).into()
}

/// The second nonce of a shared screen, from the one that it sent.
pub fn second_nonce(nonce: &Bits256) -> Bits256 {
    Sha256::new().chain_update(b"grognard second nonce\n").chain_update(nonce).finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_have_128_bits_and_differ() {
        let (a, b) = (link(), link());
        assert!(a.len() == 32 && a != b);
        assert_ne!(digest(&a), digest(&b));
        assert_ne!(second_nonce(&[1; 32]), [1; 32]);
    }
}
