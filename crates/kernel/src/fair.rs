//! Fair dice: the table commits to a secret before the game, each seat adds a number of its own (sealed before any is
//! opened), and the secret is told at the end, so that anybody can check that no die was touched or chosen.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{BySide, Dice, Die, Fault};

/// 256 bits, written as 64 hexadecimal digits.
pub type Bits256 = [u8; 32];

/// What the dice of a match grow from.
#[derive(Clone, PartialEq, Eq)]
pub struct FairSeed {
    /// Known to the table alone until the game is over.
    pub secret: Bits256,
    /// What each seat added after it had seen the commitment.
    pub nonces: BySide<Bits256>,
}

impl std::fmt::Debug for FairSeed {
    /// The secret must never reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FairSeed").field("commitment", &hex(&commitment(&self.secret))).finish_non_exhaustive()
    }
}

/// What is shown before the game: it binds the table to the secret without telling it.
pub fn commitment(secret: &Bits256) -> Bits256 {
    Sha256::new().chain_update(b"grognard dice commitment\n").chain_update(secret).finalize().into()
}

/// What a seat shows before any seat shows its number: it binds the seat to the number without telling it. All are
/// sealed before one is opened, so that nobody, the table included, can choose his by what the others chose.
pub fn seal(nonce: &Bits256) -> Bits256 {
    Sha256::new().chain_update(b"grognard nonce seal\n").chain_update(nonce).finalize().into()
}

impl FairSeed {
    /// The stream of dice.
    pub fn dice(&self) -> FairDice {
        let key: Bits256 = Sha256::new()
            .chain_update(b"grognard dice key\n")
            .chain_update(self.secret)
            .chain_update(self.nonces.0[0])
            .chain_update(self.nonces.0[1])
            .finalize()
            .into();
        FairDice(ChaCha20Rng::from_seed(key))
    }
}

/// The stream of a [`FairSeed`]: ChaCha20 words, turned into dice by our own frozen step.
#[derive(Clone)]
pub struct FairDice(ChaCha20Rng);

impl FairDice {
    /// How many words were used: with the seed, the whole state of the stream.
    pub fn position(&self) -> u64 {
        self.0.get_word_pos() as u64
    }

    /// Goes to where [`FairDice::position`] was.
    pub fn seek(&mut self, position: u64) {
        self.0.set_word_pos(u128::from(position));
    }
}

impl Dice for FairDice {
    fn draw(&mut self, die: Die, _: &'static str) -> u16 {
        crate::dice::below(u32::from(die.faces().max(1)), || self.0.next_u32()) as u16
    }
}

/// Hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// Reads 64 hexadecimal digits.
pub fn unhex(text: &str) -> Result<Bits256, Fault> {
    unhex_bits(text)
}

/// Reads so many bytes in hexadecimal digits.
pub fn unhex_bits<const N: usize>(text: &str) -> Result<[u8; N], Fault> {
    let wrong = || Fault::new("hexadecimal", format!("'{text}' is not {} hexadecimal digits", 2 * N));
    if text.len() != 2 * N || !text.is_ascii() {
        return Err(wrong());
    }
    let mut bytes = [0; N];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROZEN_D6: [u16; 16] = [4, 1, 1, 2, 5, 4, 4, 6, 5, 1, 4, 4, 1, 3, 2, 1];
    /// The client's tests have the same.
    const FROZEN_SEAL: &str = "887a416ce28f33f1346775a154408acddb3fab6a49aacdf480c868481f911ae6";
    const FROZEN_COMMITMENT: &str = "6f3672d9b1339c7585f9f1f16d83c4019b29454154dad1221f2022003b5a985f";

    fn seed() -> FairSeed {
        FairSeed { secret: [7; 32], nonces: BySide([[1; 32], [2; 32]]) }
    }

    #[test]
    fn the_stream_is_frozen() {
        let mut dice = seed().dice();
        let fell: Vec<u16> = (0..16).map(|_| dice.roll(6, "test")).collect();
        assert_eq!(fell, FROZEN_D6);
        assert_eq!(hex(&commitment(&[7; 32])), FROZEN_COMMITMENT);
        assert_eq!(hex(&seal(&[7; 32])), FROZEN_SEAL);
    }

    #[test]
    fn seeking_continues_the_same_stream() {
        let mut dice = seed().dice();
        for _ in 0..5 {
            dice.roll(8, "test");
        }
        let mut later = seed().dice();
        later.seek(dice.position());
        assert_eq!(dice.roll(20, "test"), later.roll(20, "test"));
    }

    #[test]
    fn the_secret_is_not_printed() {
        assert!(!format!("{:?}", seed()).contains(&hex(&[7; 32])));
    }
}
