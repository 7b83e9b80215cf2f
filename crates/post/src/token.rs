//! What a link in a letter proves: that its reader was sent it, for this purpose and no other. Nothing of it is kept.

use hkdf::Hkdf;
use sha2::Sha256;

/// What a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To say that one wants letters.
    Confirm,
    /// To want none any more.
    Off,
}

/// The word that opens a link about `whom`, of a house with this key: 128 bits that only the house can make.
pub fn token(key: &[u8; 32], purpose: Purpose, whom: &str) -> String {
    let label: &[u8] = match purpose {
        Purpose::Confirm => b"grognard letters: confirm\0",
        Purpose::Off => b"grognard letters: off\0",
    };
    let mut bits = [0; 16];
    let made = Hkdf::<Sha256>::new(None, key).expand_multi_info(&[label, whom.as_bytes()], &mut bits);
    made.expect("so few bits can be had");
    bits.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a word opens a link. It takes as long for a wrong one as for the right one.
pub fn opens(key: &[u8; 32], purpose: Purpose, whom: &str, word: &str) -> bool {
    let right = token(key, purpose, whom);
    let differ = right.bytes().zip(word.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
    right.len() == word.len() && differ == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_opens_one_link_for_one_purpose_of_one_house() {
        let word = token(&[1; 32], Purpose::Off, "c");
        assert_eq!(word.len(), 32);
        assert!(opens(&[1; 32], Purpose::Off, "c", &word));
        assert!(!opens(&[1; 32], Purpose::Confirm, "c", &word) && !opens(&[1; 32], Purpose::Off, "d", &word));
        assert!(!opens(&[2; 32], Purpose::Off, "c", &word));
        assert!(!opens(&[1; 32], Purpose::Off, "c", "") && !opens(&[1; 32], Purpose::Off, "c", &word[1..]));
    }
}
