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
    /// What each seat added to the dice so far.
    pub nonces: BySide<Option<Bits256>>,
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
        let keys = Keys {
            seats: links.seats.clone().map(|link| link.map(|link| secret::digest(&link))),
            spectator: secret::digest(&links.spectator),
            secret: fair.then(|| secret::bits(random)),
            nonces,
        };
        (keys, links)
    }

    /// Whether this is the spectators' secret.
    pub fn only_watches(&self, secret: &str) -> bool {
        self.spectator == secret::digest(secret)
    }

    /// A seat's part of the dice; the first one counts. A shared screen sends one for both.
    pub fn add_nonce(&mut self, sides: &[Side], nonce: Bits256) {
        for (i, &side) in sides.iter().enumerate() {
            let part = if i == 0 { nonce } else { secret::second_nonce(&nonce) };
            self.nonces[side].get_or_insert(part);
        }
    }

    /// What the dice grow from, once everybody has added his part.
    pub fn seed(&self) -> Option<FairSeed> {
        let nonces = BySide([self.nonces[Side::A]?, self.nonces[Side::B]?]);
        Some(FairSeed { secret: self.secret?, nonces })
    }

    /// What the dice grow from where nobody need vouch for them.
    pub fn luck(&self) -> u64 {
        self.secret.iter().flatten().fold(0, |luck: u64, &byte| luck.rotate_left(8) ^ u64::from(byte))
    }

    /// What binds the table to its secret.
    pub fn commitment(&self) -> Option<String> {
        self.secret.map(|secret| kernel::hex(&kernel::commitment(&secret)))
    }
}
