//! Units and generals on the table: what changes in play.

use crate::army::{Arm, GeneralSpec, Kind, Traits, UnitSpec};
use crate::places::{Place, Sector};

/// Loss markers of a unit, in the order in which they were given (AP-37, AP-R25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    count: u8,
    /// Four to a byte: positions are copied so often that a unit has to be small.
    arms: [u8; COLOURED as usize / 4],
}

/// Colours are remembered for so many markers; those beyond are plain (nothing survives that many).
const COLOURED: u8 = 32;

impl Losses {
    /// How many markers there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.count
    }

    /// One more marker.
    pub const fn push(&mut self, arm: Arm) {
        if self.count < COLOURED {
            self.arms[self.count as usize / 4] |= (arm as u8) << (2 * (self.count % 4));
        }
        self.count = self.count.saturating_add(1);
    }

    /// How many are of an arm.
    pub fn of(self, arm: Arm) -> u8 {
        self.iter().filter(|&given| given == arm).count() as u8
    }

    /// The markers in order.
    pub fn iter(self) -> impl Iterator<Item = Arm> {
        let coloured = move |i: u8| Arm::ALL[usize::from(self.arms[usize::from(i / 4)] >> (2 * (i % 4)) & 3)];
        (0..self.count).map(move |i| if i < COLOURED { coloured(i) } else { Arm::Infantry })
    }
}

/// A unit in play (AP-06, AP-07); an empty place of the roster by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(8))] // 32 bytes: the search walks through rosters more than anything else.
pub struct Unit {
    /// Its kind.
    pub kind: Kind,
    /// Its qualities.
    pub traits: Traits,
    /// British, for the national traits.
    pub british: bool,
    /// Elements at the start.
    pub initial: u8,
    /// Elements left: its combat value. 0 when it is gone.
    pub vc: u8,
    /// Elements regained out of the enemy's sight (AP-106, AP-118).
    pub gain: u8,
    /// The enemy knows of it.
    pub known: bool,
    /// Where it is.
    pub place: Place,
    /// Steps made in this Movement phase.
    pub steps: u8,
    /// Failed order tests on the turns just before (AP-141).
    pub failed_orders: u8,
    /// Loss markers.
    pub losses: Losses,
    /// It has fought this turn (AP-52).
    pub fought: bool,
    /// It has routed this turn (AP-46).
    pub routed: bool,
    /// It has rallied, or tried, this turn (AP-116).
    pub rallied: bool,
    /// It has changed its formation, or tried, this turn (AP-132, AP-138).
    pub formed: bool,
    /// It was tested in this round of disorganisation (AP-83).
    pub tested: bool,
    /// It made a voluntary step on its last own turn (AP-139).
    pub moved_last: bool,
    /// It got its orders this turn: some for yes, none for not tried.
    pub orders: Option<bool>,
    /// It stands in square (AP-127).
    pub square: bool,
    /// It fights in deep order (AP-124).
    pub deep: bool,
}

impl Unit {
    /// A unit as its army lists it, not yet deployed.
    pub fn new(spec: &UnitSpec) -> Unit {
        Unit {
            traits: spec.traits(),
            british: spec.british,
            initial: spec.vc,
            vc: spec.vc,
            place: if spec.off_table { Place::OffTable } else { Place::Unplaced },
            kind: spec.kind,
            ..Unit::default()
        }
    }

    /// The sector where it stands.
    #[inline]
    pub const fn sector(&self) -> Option<Sector> {
        self.place.sector()
    }

    /// Whether it stands in this sector.
    #[inline]
    pub fn stands_in(&self, sector: Sector) -> bool {
        self.place == sector.place()
    }

    /// Whether it is still part of the army.
    #[inline]
    pub fn lives(&self) -> bool {
        self.place != Place::Gone
    }

    /// Elements as the enemy knows them.
    #[inline]
    pub const fn known_vc(&self) -> u8 {
        self.vc - self.gain
    }

    /// It leaves the game; the enemy knows it.
    pub fn eliminate(&mut self) {
        let Unit { kind, traits, british, initial, .. } = *self;
        *self = Unit { kind, traits, british, initial, known: true, ..Unit::default() };
    }
}

/// A general in play (AP-09); an empty place of the roster by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct General {
    /// Extra units in his sector.
    pub cr: u8,
    /// Morale bonus in attack.
    pub lsa: u8,
    /// Morale bonus in defence.
    pub lsd: u8,
    /// Where he is.
    pub place: Place,
    /// Loss markers on him (AP-74).
    pub losses: u8,
    /// Steps made in this Movement phase.
    pub steps: u8,
    /// The enemy knows of him.
    pub known: bool,
}

impl General {
    /// A general as his army lists him, not yet deployed.
    pub fn new(spec: &GeneralSpec) -> General {
        let place = if spec.off_table { Place::OffTable } else { Place::Unplaced };
        General { cr: spec.cr, lsa: spec.lsa, lsd: spec.lsd, place, ..General::default() }
    }

    /// Whether he stands in this sector.
    #[inline]
    pub fn stands_in(&self, sector: Sector) -> bool {
        self.place == sector.place()
    }

    /// Whether he is still part of the army.
    #[inline]
    pub fn lives(&self) -> bool {
        self.place != Place::Gone
    }

    /// CR, LSA and LSD.
    pub const fn ratings(&self) -> [u8; 3] {
        [self.cr, self.lsa, self.lsd]
    }

    /// He leaves the game; the enemy knows it.
    pub fn remove(&mut self) {
        *self = General { place: Place::Gone, losses: 0, steps: 0, known: true, ..*self };
    }
}
