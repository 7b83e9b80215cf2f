//! What a browser keeps of a match, as JSON.

use kernel::{Bits256, BySide, Fault};
use room::protocol::Wanted;
use room::{After, Filed, Keys, MatchRow, Stored};
use serde::{Deserialize, Serialize};
use session::Op;

/// All that is kept of a match besides its operations. Bits are written in hexadecimal.
#[derive(Serialize, Deserialize)]
pub struct Row {
    id: String,
    wanted: Wanted,
    rules: u32,
    #[serde(default)]
    scenario: Option<String>,
    seats: BySide<Option<String>>,
    spectator: String,
    secret: Option<String>,
    /// Nothing in a match of an earlier program, which kept the numbers alone.
    #[serde(default)]
    parts: Option<Parts>,
    #[serde(default, skip_serializing)]
    nonces: BySide<Option<String>>,
}

/// What the seats add to the dice.
#[derive(Serialize, Deserialize)]
pub struct Parts {
    seals: BySide<Option<String>>,
    nonces: BySide<Option<String>>,
}

/// A match as it was left.
#[derive(Deserialize)]
pub struct Left {
    row: Row,
    ops: Vec<Op>,
    #[serde(default)]
    after: After,
    #[serde(default)]
    review: Option<Filed>,
}

impl From<MatchRow> for Row {
    fn from(MatchRow { id, wanted, rules, scenario, keys }: MatchRow) -> Row {
        Row {
            id,
            wanted,
            rules,
            scenario,
            seats: written(keys.seats),
            spectator: kernel::hex(&keys.spectator),
            secret: keys.secret.map(|bits| kernel::hex(&bits)),
            parts: Some(keys.parts.into()),
            nonces: BySide::default(),
        }
    }
}

impl From<room::Parts> for Parts {
    fn from(room::Parts { seals, nonces }: room::Parts) -> Parts {
        Parts { seals: written(seals), nonces: written(nonces) }
    }
}

impl TryFrom<Left> for Stored {
    type Error = Fault;

    fn try_from(Left { row, ops, after, review }: Left) -> Result<Stored, Fault> {
        let Row { id, wanted, rules, scenario, seats, spectator, secret, parts, nonces } = row;
        let parts = parts.unwrap_or(Parts { seals: BySide::default(), nonces });
        let keys = Keys {
            seats: read(seats)?,
            spectator: kernel::unhex(&spectator)?,
            secret: secret.as_deref().map(kernel::unhex).transpose()?,
            parts: room::Parts { seals: read(parts.seals)?, nonces: read(parts.nonces)? },
        };
        Ok(Stored { row: MatchRow { id, wanted, rules, scenario, keys }, ops, after, review })
    }
}

/// Bits of both sides in hexadecimal.
fn written(bits: BySide<Option<Bits256>>) -> BySide<Option<String>> {
    bits.map(|bits| bits.map(|bits| kernel::hex(&bits)))
}

fn read(BySide([a, b]): BySide<Option<String>>) -> Result<BySide<Option<Bits256>>, Fault> {
    let bits = |text: Option<String>| text.as_deref().map(kernel::unhex).transpose();
    Ok(BySide([bits(a)?, bits(b)?]))
}
