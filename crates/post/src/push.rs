//! What is pushed is for the browser alone: the push service between carries it without being able to read it (RFC 8291,
//! `aes128gcm` of RFC 8188).

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

/// A browser that has agreed to be told things, as it names itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    /// Where its push service takes messages for it.
    pub endpoint: String,
    /// Its public key, in the letters of the web.
    pub p256dh: String,
    /// Its secret, in the letters of the web.
    pub auth: String,
}

impl Subscription {
    fn keys(&self) -> Option<(PublicKey, Vec<u8>)> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let public = PublicKey::from_sec1_bytes(&bytes(&self.p256dh)?).ok()?;
        Some((public, bytes(&self.auth).filter(|auth| auth.len() == 16)?))
    }

    /// Whether its keys are keys.
    pub fn is_whole(&self) -> bool {
        self.keys().is_some()
    }
}

/// A message as its push service takes it. `chance` makes the salt and the key of this message; nothing, if the keys of
/// the browser are none.
pub fn encrypt(to: &Subscription, words: &[u8], chance: [u8; 48]) -> Option<Vec<u8>> {
    let (public, auth) = to.keys()?;
    let (salt, key) = chance.split_at(16);
    sealed(&public, &auth, words, salt, &scalar(key)?)
}

/// A key from random bits: without their first they are always below the order of the curve.
pub(crate) fn scalar(bits: &[u8]) -> Option<SecretKey> {
    let mut bits: [u8; 32] = bits.try_into().ok()?;
    bits[0] &= 0x7f;
    SecretKey::from_slice(&bits).ok()
}

fn sealed(to: &PublicKey, auth: &[u8], words: &[u8], salt: &[u8], key: &SecretKey) -> Option<Vec<u8>> {
    let (reader, writer) = (to.to_sec1_point(false), key.public_key().to_sec1_point(false));
    let shared = key.diffie_hellman(to);
    let info = [b"WebPush: info\0", reader.as_bytes(), writer.as_bytes()].concat();
    let ikm: [u8; 32] = derived(auth, shared.raw_secret_bytes(), &info)?;
    let cek: [u8; 16] = derived(salt, &ikm, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = derived(salt, &ikm, b"Content-Encoding: nonce\0")?;
    // The last record, and the only one, ends in 2.
    let text = [words, &[2]].concat();
    let sealed = Aes128Gcm::new(&cek.into()).encrypt(&Nonce::from(nonce), &text[..]).ok()?;
    let length = [writer.as_bytes().len() as u8];
    Some([salt, &4096_u32.to_be_bytes(), &length, writer.as_bytes(), &sealed].concat())
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_to_the_letter() {
        let to = Subscription {
            endpoint: String::new(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        };
        let (public, auth) = to.keys().unwrap();
        let key = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let words = b"When I grow up, I want to be a watermelon";
        let sealed = sealed(&public, &auth, words, &salt, &key).unwrap();
        let wanted = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                      AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), wanted);
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let of = |p256dh: &str, auth: &str| Subscription {
            endpoint: String::new(),
            p256dh: p256dh.to_owned(),
            auth: auth.to_owned(),
        };
        let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert!(of(point, "BTBZMqHH6r4Tts7J_aSIgg").is_whole());
        assert!(!of(point, "short").is_whole() && !of("", "BTBZMqHH6r4Tts7J_aSIgg").is_whole());
        let off_the_curve = point.replace("iw4", "iw8");
        assert!(!of(&off_the_curve, "BTBZMqHH6r4Tts7J_aSIgg").is_whole());
        assert_eq!(encrypt(&of("", ""), b"words", [7; 48]), None);
    }
}
