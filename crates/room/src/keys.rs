//! Who may come in, and what the dice grow from.

use kernel::{Bits256, BySide, FairSeed, Side};

use crate::protocol::Wanted;
use crate::secret::{self, Random};

/// Who may come in, and what the dice grow from. It has no `Debug`, so that it cannot reach a log.
#[derive(Clone)]
pub struct Keys {
    /// Digests of the seats' secrets; nothing for a commander.
    pub seats: BySide<Option<Bits256>>,
    /// Digest of the spectators' secret.
    pub spectator: Bits256,
    /// The secret of the fair dice; nothing for real ones.
    pub secret: Option<Bits256>,
    /// What each seat adds to the dice.
    pub parts: Parts,
}

/// What the seats add to the dice: sealed by all before one opens his.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// What binds each seat to its number.
    pub seals: BySide<Option<Bits256>>,
    /// The numbers that were opened.
    pub nonces: BySide<Option<Bits256>>,
}

impl Parts {
    /// Whether nobody can choose any more. A number of an earlier program was opened without a seal.
    pub fn sealed(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.seals[side].is_some() || self.nonces[side].is_some())
    }
}

/// The secrets behind the [`Keys`], told once.
pub struct Links {
    /// For each seat that a person takes; the same for both in a hot seat.
    pub seats: BySide<Option<String>>,
    /// For spectators.
    pub spectator: String,
}

impl Keys {
    /// New locks and the links that open them. A commander's part of the dice is drawn at once.
    pub fn cut(wanted: &Wanted, random: &mut Random) -> (Keys, Links) {
        let shared = wanted.hot_seat.then(|| secret::link(random));
        let mut person =
            |side: Side| wanted.seats[side].is_person().then(|| shared.clone().unwrap_or_else(|| secret::link(random)));
        let links = Links { seats: BySide([person(Side::A), person(Side::B)]), spectator: secret::link(random) };
        let fair = !wanted.real_dice;
        let mut nonce = |side: Side| (fair && !wanted.seats[side].is_person()).then(|| secret::bits(random));
        let nonces = BySide([nonce(Side::A), nonce(Side::B)]);
        let seals = nonces.map(|nonce| nonce.map(|nonce| kernel::seal(&nonce)));
        let keys = Keys {
            seats: links.seats.clone().map(|link| link.map(|link| secret::digest(&link))),
            spectator: secret::digest(&links.spectator),
            secret: fair.then(|| secret::bits(random)),
            parts: Parts { seals, nonces },
        };
        (keys, links)
    }

    /// Whether this is the spectators' secret.
    pub fn only_watches(&self, secret: &str) -> bool {
        self.spectator == secret::digest(secret)
    }

    /// Binds a seat to its part of the dice; until all are bound it may think again. A shared screen has one number,
    /// from which the second is made.
    pub fn add_seal(&mut self, sides: &[Side], seal: Bits256) {
        if self.parts.sealed() {
            return;
        }
        for (i, &side) in sides.iter().enumerate() {
            self.parts.seals[side] = Some(if i == 0 { seal } else { secret::second(&seal) });
        }
    }

    /// A seat opens its part of the dice: whether that is possible now and it is the number that was sealed.
    pub fn open(&mut self, sides: &[Side], nonce: Bits256) -> bool {
        let Some(&first) = sides.first() else { return false };
        let fits = self.parts.sealed() && self.parts.seals[first] == Some(kernel::seal(&nonce));
        for (i, &side) in sides.iter().enumerate().filter(|_| fits) {
            let part = if i == 0 { nonce } else { secret::second(&nonce) };
            self.parts.nonces[side].get_or_insert(part);
            self.parts.seals[side] = Some(kernel::seal(&part));
        }
        fits
    }

    /// What the dice grow from, once everybody has added his part.
    pub fn seed(&self) -> Option<FairSeed> {
        let nonces = BySide([self.parts.nonces[Side::A]?, self.parts.nonces[Side::B]?]);
        Some(FairSeed { secret: self.secret?, nonces })
    }

    /// What the dice grow from where nobody need vouch for them.
    pub fn luck(&self) -> u64 {
        self.secret.iter().flatten().fold(0, |luck: u64, &byte| luck.rotate_left(8) ^ u64::from(byte))
    }

    /// What binds each seat to its number, for everybody to see.
    pub fn seals(&self) -> BySide<Option<String>> {
        self.parts.seals.map(|seal| seal.map(|seal| kernel::hex(&seal)))
    }

    /// What binds the table to its secret.
    pub fn commitment(&self) -> Option<String> {
        self.secret.map(|secret| kernel::hex(&kernel::commitment(&secret)))
    }
}
