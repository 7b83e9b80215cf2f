//! Who pushes: a key of our own, so that a push service knows the same sender again and can complain to him (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use url::Url;

use crate::push::scalar;

/// How long a word of ours holds, in seconds.
const HOLDS: u64 = 12 * 60 * 60;

/// The key of the sender.
pub struct Vapid {
    key: SecretKey,
    subject: String,
}

impl Vapid {
    /// The sender with the key that grows from these random bits; whoever minds him writes to `subject`, an address
    /// (`mailto:…` or `https://…`). Nothing, if the bits are all zero.
    pub fn new(bits: &[u8; 32], subject: String) -> Option<Vapid> {
        Some(Vapid { key: scalar(bits)?, subject })
    }

    /// The public key, in the letters of the web.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key().to_sec1_point(false).as_bytes())
    }

    /// The word for the push service at this address, at this moment in seconds since 1970.
    pub(crate) fn authorization(&self, to: &Url, now: u64) -> String {
        let claims = serde_json::json!({
            "aud": to.origin().ascii_serialization(), "exp": now + HOLDS, "sub": self.subject,
        });
        let part = |json: &str| URL_SAFE_NO_PAD.encode(json);
        let said = format!("{}.{}", part(r#"{"typ":"JWT","alg":"ES256"}"#), part(&claims.to_string()));
        let signature: Signature = SigningKey::from(&self.key).sign(said.as_bytes());
        format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn the_word_is_signed_by_the_key_that_it_names_and_is_for_one_service() {
        let vapid = Vapid::new(&[9; 32], "mailto:op@example.org".to_owned()).unwrap();
        let word = vapid.authorization(&Url::parse("https://push.example.org:8443/a/b?c").unwrap(), 1000);
        let (token, key) = word.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (said, signature) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let verifier = p256::ecdsa::VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
        verifier.verify(said.as_bytes(), &Signature::from_slice(&bytes(signature)).unwrap()).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&bytes(said.split_once('.').unwrap().1)).unwrap();
        assert_eq!(claims["aud"], "https://push.example.org:8443");
        assert_eq!((&claims["exp"], &claims["sub"]), (&44_200.into(), &"mailto:op@example.org".into()));
    }
}
