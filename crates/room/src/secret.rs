//! What must not be guessed: links to seats, names of matches, the secret of the dice.

use kernel::Bits256;
use sha2::{Digest, Sha256};

/// Where random bytes come from: the shell's own system.
pub type Random<'a> = dyn FnMut(&mut [u8]) + 'a;

/// A link's secret: 128 bits, told once to whom it belongs. Only its [`digest`] is kept.
pub fn link(random: &mut Random) -> String {
    kernel::hex(&draw::<16>(random))
}

/// A match's name: no secret, but long enough that nobody meets another's by chance.
pub fn match_id(random: &mut Random) -> String {
    kernel::hex(&draw::<8>(random))
}

/// 256 bits for the fair dice.
pub fn bits(random: &mut Random) -> Bits256 {
    draw::<32>(random)
}

fn draw<const N: usize>(random: &mut Random) -> [u8; N] {
    let mut bytes = [0; N];
    random(&mut bytes);
    bytes
}

/// What is kept of a secret. It has 128 random bits, so that a plain hash cannot be turned back.
pub fn digest(secret: &str) -> Bits256 {
    Sha256::digest(secret.as_bytes()).into()
}

/// What belongs to the second side of a shared screen, from what it sent for the first.
pub fn second(first: &Bits256) -> Bits256 {
    Sha256::new().chain_update(b"grognard second nonce\n").chain_update(first).finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_have_128_bits_and_differ() {
        let mut next = 0;
        let mut random = |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| (next, *byte) = (next + 1, next));
        let (a, b) = (link(&mut random), link(&mut random));
        assert!(a.len() == 32 && a != b);
        assert_ne!(digest(&a), digest(&b));
        assert_ne!(second(&[1; 32]), [1; 32]);
    }
}
