//! What a record proves, and what it does not.

use std::sync::Arc;

use ed25519_dalek::{Signer as _, SigningKey, VerifyingKey};
use kernel::{Bits256, DiceSource, Entry, Fault, Record, Signature, commitment, hex};

use crate::Session;

/// Who vouches for the results of matches: the server, with its own key.
#[derive(Clone)]
pub struct Signer(Arc<SigningKey>);

impl Signer {
    /// A signer with this secret key.
    pub fn new(secret: &Bits256) -> Signer {
        Signer(Arc::new(SigningKey::from_bytes(secret)))
    }

    /// The public key, by which anybody can tell.
    pub fn key(&self) -> Bits256 {
        self.0.verifying_key().to_bytes()
    }

    /// Signs the record of a finished match.
    pub fn sign(&self, record: &mut Record) {
        if record.result.is_some() {
            let bits = self.0.sign(&message(record)).to_bytes();
            record.signature = Some(Signature { key: self.key(), bits });
        }
    }
}

fn message(record: &Record) -> Vec<u8> {
    [b"grognard result\n".as_slice(), &record.digest()].concat()
}

/// What somebody has seen himself, to be compared with a record.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// The commitment that the table showed before the game.
    pub commitment: Option<Bits256>,
    /// The number that he added to the dice.
    pub nonce: Option<Bits256>,
    /// The public key of the server.
    pub key: Option<Bits256>,
}

/// Something that a record says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Whether it is proved.
    pub proved: bool,
    /// What.
    pub what: String,
}

/// What a record proves and what it does not; a fault if it contradicts itself, the rules or what was seen.
pub fn prove(record: &Record, seen: &Seen) -> Result<Vec<Claim>, Fault> {
    Session::watch(record)?;
    let yes = |what: &str| Claim { proved: true, what: what.to_owned() };
    let no = |what: &str| Claim { proved: false, what: what.to_owned() };
    let mut claims = vec![yes("every move is legal, and the position follows from the moves")];
    claims.push(match &record.result {
        Some(_) => yes("the result follows from the lines of the record"),
        None => no("how it ended: the record stops before the end, whether the game did or not"),
    });
    claims.extend(dice(record, seen)?);
    claims.push(signature(record, seen)?);
    Ok(claims)
}

fn dice(record: &Record, seen: &Seen) -> Result<Vec<Claim>, Fault> {
    let yes = |what: &str| Claim { proved: true, what: what.to_owned() };
    let no = |what: &str| Claim { proved: false, what: what.to_owned() };
    let DiceSource::Fair { commitment: promised, nonces, secret } = &record.header.dice else {
        if seen.commitment.is_some() || seen.nonce.is_some() {
            return Err(Fault::new("dice", "a commitment or a number was seen, but the record has no fair dice"));
        }
        return Ok(match record.header.dice {
            DiceSource::Physical => vec![no("that the dice fell so: they were thrown at a table and typed in")],
            _ => vec![no("that the dice were fair: they come from a seed")],
        });
    };
    let Some(secret) = secret else {
        return Ok(vec![no("that the dice were fair: the secret is told when the game is over")]);
    };
    record.verify_dice()?;
    debug_assert_eq!(commitment(secret), *promised);
    let mut claims = vec![yes("every die comes from the commitment and the numbers in this record")];
    claims.push(match seen.commitment {
        Some(shown) if shown != *promised => {
            return Err(Fault::new("dice", format!("the commitment is {}, not the one that was seen", hex(promised))));
        }
        Some(_) => yes("the commitment is the one that was seen before the game"),
        None => no("that this commitment was shown before the game (give it with --commitment)"),
    });
    claims.push(match seen.nonce {
        Some(own) if nonces.iter().all(|(_, nonce)| *nonce != own) => {
            return Err(Fault::new("dice", "the number that was added to the dice is not in the record"));
        }
        Some(_) => yes("your own number is in the dice, so that nobody else chose them"),
        None => no("that a number of yours is in the dice (give it with --nonce)"),
    });
    Ok(claims)
}

/// What nothing but a signature can prove: names and sides, that a side resigned, that it agreed to an undo.
fn signature(record: &Record, seen: &Seen) -> Result<Claim, Fault> {
    let words = record.entries.iter().any(|entry| !matches!(entry, Entry::Move { .. }));
    let what = if words { "who played, who resigned and who agreed to an undo" } else { "who played" };
    let Some(Signature { key, bits }) = &record.signature else {
        if seen.key.is_some() {
            return Err(Fault::new("signature", "the record is not signed"));
        }
        let claim = format!("{what}, and that no line was left out or changed: no server has signed the record");
        return Ok(Claim { proved: false, what: claim });
    };
    let fits = VerifyingKey::from_bytes(key)
        .and_then(|public| public.verify_strict(&message(record), &ed25519_dalek::Signature::from_bytes(bits)));
    if fits.is_err() {
        return Err(Fault::new("signature", "it does not fit: something was changed after it was signed"));
    }
    match seen.key {
        Some(known) if known != *key => {
            Err(Fault::new("signature", format!("it is by {}, not by the server that is known", hex(key))))
        }
        Some(_) => Ok(Claim { proved: true, what: format!("{what}: the server that is known vouches for it") }),
        None => {
            let claim = format!("{what}: a server with the key {} vouches for it (compare with --key)", hex(key));
            Ok(Claim { proved: true, what: claim })
        }
    }
}
