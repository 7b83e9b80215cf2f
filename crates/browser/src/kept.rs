//! What a browser keeps of a match, as JSON.

use kernel::{Bits256, BySide, Fault};
use room::protocol::Wanted;
use room::{Filed, Keys, MatchRow, Stored};
use serde::{Deserialize, Serialize};
use session::{Op, Owed};

/// All that is kept of a match besides its operations. Bits are written in hexadecimal.
#[derive(Serialize, Deserialize)]
pub struct Row {
    id: String,
    wanted: Wanted,
    rules: u32,
    seats: BySide<Option<String>>,
    spectator: String,
    secret: Option<String>,
    pub nonces: BySide<Option<String>>,
}

/// A match as it was left.
#[derive(Deserialize)]
pub struct Left {
    row: Row,
    ops: Vec<Op>,
    owed: Option<Owed>,
    #[serde(default)]
    review: Option<Filed>,
}

impl From<MatchRow> for Row {
    fn from(MatchRow { id, wanted, rules, keys }: MatchRow) -> Row {
        Row {
            id,
            wanted,
            rules,
            seats: written(keys.seats),
            spectator: kernel::hex(&keys.spectator),
            secret: keys.secret.map(|bits| kernel::hex(&bits)),
            nonces: written(keys.nonces),
        }
    }
}

impl TryFrom<Left> for Stored {
    type Error = Fault;

    fn try_from(Left { row, ops, owed, review }: Left) -> Result<Stored, Fault> {
        let Row { id, wanted, rules, seats, spectator, secret, nonces } = row;
        let keys = Keys {
            seats: read(seats)?,
            spectator: kernel::unhex(&spectator)?,
            secret: secret.as_deref().map(kernel::unhex).transpose()?,
            nonces: read(nonces)?,
        };
        Ok(Stored { row: MatchRow { id, wanted, rules, keys }, ops, owed, review })
    }
}

/// Bits of both sides in hexadecimal.
pub fn written(bits: BySide<Option<Bits256>>) -> BySide<Option<String>> {
    bits.map(|bits| bits.map(|bits| kernel::hex(&bits)))
}

fn read(BySide([a, b]): BySide<Option<String>>) -> Result<BySide<Option<Bits256>>, Fault> {
    let bits = |text: Option<String>| text.as_deref().map(kernel::unhex).transpose();
    Ok(BySide([bits(a)?, bits(b)?]))
}
