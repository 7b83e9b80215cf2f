//! Combat: who may attack whom, and with how many dice (RE-48 to RE-53, RE-59 to RE-69, RE-94 to RE-123).

use hexmap::Cell;
use kernel::{Side, Text};

use crate::refuse::must;
use crate::terrain::Entering;
use crate::unit::Units;
use crate::{Action, Bout, Kind, No, RevolutionEmpire, Terrain, UnitId};

/// Dice that a flank or an organised charge adds (RE-63, RE-66).
pub(crate) const BONUS: u8 = 2;

/// How the dice of an attack, a riposte, a pursuit or a fire come about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reckoning {
    /// Of the kind, or of the range.
    pub base: u8,
    /// Of a battery with better guns (RE-R49).
    pub bonus: u8,
    /// The target is held from another side (RE-63).
    pub flank: bool,
    /// An organised charge (RE-66).
    pub charge: bool,
    /// The target's ground, and what it takes.
    pub protection: (Terrain, u8),
    /// A stream or lane is crossed to reach infantry (RE-102).
    pub hexside: u8,
    /// The attacker's own ground, and what it takes.
    pub own_ground: (Terrain, u8),
    /// Fieldworks (RE-100): on top of the rest.
    pub works: u8,
    /// Uphill (RE-114): on top of the rest.
    pub hill: u8,
    /// The army has lost heart (RE-93).
    pub demoralised: bool,
    /// The attacker's ground and the target's protection add up (RE-R44).
    pub adds_up: bool,
}

/// A part of a reckoning for people: the message is `share-WORD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// `base`, `bonus`, `flank`, `charge`, `protection`, `hexside`, `ground`, `works`, `hill` or `heart`.
    pub word: &'static str,
    /// The terrain it comes from, if any.
    pub terrain: Option<Terrain>,
    /// Dice added, or taken.
    pub dice: i8,
    /// It is there, but a greater malus counts instead (RE-94).
    pub covered: bool,
}

impl Share {
    /// Its message, `PREFIX-WORD`.
    pub(crate) fn words(self, prefix: &str) -> Text {
        let text = Text::key(format!("{prefix}-{}", self.word));
        let ground = self.terrain.map(|terrain| Text::key(format!("terrain-{}", terrain.word())));
        ground.into_iter().fold(text, |text, ground| text.with("terrain", ground))
    }
}

impl Reckoning {
    /// What the ground takes: the worst of what does not add up, and what does (RE-94, RE-R44).
    pub fn malus(&self) -> u8 {
        let protection = self.protection.1.max(self.hexside);
        let own = self.own_ground.1;
        let single = if self.adds_up { protection + own } else { protection.max(own) };
        single + self.works + self.hill
    }

    /// The sum, below zero if need be.
    pub fn total(&self) -> i8 {
        let bonus = BONUS * (u8::from(self.flank) + u8::from(self.charge));
        (self.base + self.bonus + bonus) as i8 - (self.malus() + u8::from(self.demoralised)) as i8
    }

    /// The dice to throw; without one there is no attack (RE-R38).
    #[inline]
    pub fn dice(&self) -> u8 {
        self.total().max(0) as u8
    }

    /// At least one die must be left (RE-93, RE-R38).
    pub(crate) fn verdict(&self) -> Result<(), No> {
        must(!self.demoralised || self.total() != 0, "RE-93", "no-dice-heart")?;
        must(self.dice() > 0, "RE-R38", "no-dice")
    }

    /// The parts, in the order in which one adds them up.
    pub fn shares(&self) -> Vec<Share> {
        let bonus = |holds: bool, dice: u8| if holds { dice as i8 } else { 0 };
        let malus = |dice: u8| -(dice as i8);
        let worst = self.protection.1.max(self.hexside).max(if self.adds_up { 0 } else { self.own_ground.1 });
        let mut taken = false;
        let mut covers = |dice: u8| {
            let counts = dice == worst && !taken;
            taken |= counts;
            !counts
        };
        let protection = covers(self.protection.1);
        let hexside = covers(self.hexside);
        let ground = !self.adds_up && covers(self.own_ground.1);
        let share = |word, terrain, dice, covered| Share { word, terrain, dice, covered };
        let all = [
            share("base", None, self.base as i8, false),
            share("bonus", None, self.bonus as i8, false),
            share("flank", None, bonus(self.flank, BONUS), false),
            share("charge", None, bonus(self.charge, BONUS), false),
            share("protection", Some(self.protection.0), malus(self.protection.1), protection),
            share("hexside", None, malus(self.hexside), hexside),
            share("ground", Some(self.own_ground.0), malus(self.own_ground.1), ground),
            share("works", None, malus(self.works), false),
            share("hill", None, malus(self.hill), false),
            share("heart", None, malus(u8::from(self.demoralised)), false),
        ];
        all.into_iter().filter(|share| share.dice != 0).collect()
    }
}

/// Whether two of these directions, one bit each, are not next to each other: units there do not touch.
const fn apart(around: u8) -> bool {
    // The directions twice over, so that they can be turned by two and three sixths.
    let round = (around as u16) << 6 | around as u16;
    around as u16 & (round >> 2 | round >> 3) != 0
}

impl RevolutionEmpire {
    /// The directions from a hex in which units of a side stand, one bit each; `horse` counts cavalry alone.
    #[inline]
    fn contacts(&self, cell: Cell, side: Side, horse: bool) -> u8 {
        let mut bits = 0;
        for (direction, &next) in self.setup.around[cell.index()].iter().enumerate() {
            if let Some(unit) = self.unit_at(next)
                && unit.side() == side
                && (!horse || self.setup.kind(unit).cavalry())
            {
                bits |= 1 << direction;
            }
        }
        bits
    }

    /// Infantry that cannot be flanked: sheltered, or touched by cavalry alone (RE-65, RE-R25).
    fn flank_exempt(&self, unit: UnitId) -> bool {
        if !self.setup.kind(unit).infantry() {
            return false;
        }
        let at = self.cell(unit);
        let enemy = !unit.side();
        self.setup.terrain(at).shelters_flanks() || self.contacts(at, enemy, false) == self.contacts(at, enemy, true)
    }

    /// Whether a unit is in a position to be flanked (RE-64, RE-R24).
    pub fn flankable(&self, unit: UnitId) -> bool {
        let around = self.contacts(self.cell(unit), !unit.side(), false);
        apart(around) && !self.flank_exempt(unit)
    }

    /// The friends that give an attacker the flank bonus, if nothing else forbids it (RE-63, RE-R23).
    pub fn flankers(&self, attacker: UnitId, target: UnitId) -> Units {
        let from = self.cell(attacker);
        let around = self.setup.around[self.cell(target).index()].iter();
        let friends = around.filter_map(|&cell| Some((cell, self.unit_at(cell)?)));
        let apart = friends.filter(|&(cell, friend)| {
            friend.side() == attacker.side() && friend != attacker && !self.setup.grid.adjacent(cell, from)
        });
        apart.map(|(_, friend)| friend).collect()
    }

    /// RE-63 to RE-65.
    pub fn flanks(&self, attacker: UnitId, target: UnitId) -> bool {
        !self.flankers(attacker, target).is_empty() && !self.flank_exempt(target) && !self.flankable(attacker)
    }

    /// RE-66 to RE-68, RE-99, RE-101, RE-103, RE-115, RE-R27.
    pub fn charges(&self, attacker: UnitId, target: UnitId) -> bool {
        let (from, to) = (self.cell(attacker), self.cell(target));
        let fresh = self.setup.kind(attacker).cavalry()
            && self.pieces(attacker) == self.setup.unit(attacker).pieces
            && !self.retreated.has(attacker)
            && self.activation.moved.has(attacker);
        fresh
            && self.setup.terrain(to) == Terrain::Clear
            && !self.setup.works.contains(to)
            && !self.crosses(from, to)
            && !self.uphill(from, to)
    }

    fn uphill(&self, from: Cell, to: Cell) -> bool {
        self.setup.hills.contains(to) && !self.setup.place(from).high()
    }

    fn crosses(&self, from: Cell, to: Cell) -> bool {
        let sides = self.setup.obstacles.around(from);
        sides != 0
            && (0..6).any(|direction| sides >> direction & 1 == 1 && self.setup.around[from.index()][direction] == to)
    }

    /// What the ground takes from an attack or a fire (RE-94 to RE-122).
    pub(crate) fn ground_malus(&self, attacker: UnitId, target: UnitId, crosses: bool) -> Reckoning {
        let (from, to) = (self.cell(attacker), self.cell(target));
        let (own, kind) = (self.setup.kind(attacker), self.setup.kind(target));
        let (here, there) = (self.setup.terrain(from), self.setup.terrain(to));
        let taken = |terrain: Terrain, kind: Kind, dice: u8| {
            if terrain.ground().infantry_only && !kind.infantry() { 0 } else { dice }
        };
        Reckoning {
            protection: (there, taken(there, kind, there.ground().protection)),
            hexside: u8::from(crosses && kind.infantry()),
            own_ground: (here, taken(here, own, here.ground().attack)),
            works: u8::from(self.setup.works.contains(to) && !kind.cavalry()),
            hill: u8::from(self.uphill(from, to)),
            adds_up: self.setup.house.attack_plus_protection,
            ..Reckoning::default()
        }
    }

    /// Dice of an attack or a riposte against an adjacent unit.
    fn reckon(&self, by: UnitId, against: UnitId) -> Reckoning {
        let ground = self.ground_malus(by, against, self.crosses(self.cell(by), self.cell(against)));
        Reckoning { base: self.setup.kind(by).dice(), demoralised: self.demoralised(by.side()), ..ground }
    }

    /// Dice of an attack (RE-59 to RE-69).
    pub fn attack_reckoning(&self, attacker: UnitId, target: UnitId) -> Reckoning {
        let (flank, charge) = (self.flanks(attacker, target), self.charges(attacker, target));
        Reckoning { flank, charge, ..self.reckon(attacker, target) }
    }

    /// Dice of a riposte: no flank, no charge (RE-84, RE-R14, RE-R34).
    pub fn riposte_reckoning(&self, unit: UnitId, attacker: UnitId) -> Reckoning {
        let bonus = u8::from(self.setup.fire_bonus.has(unit));
        Reckoning { bonus, ..self.reckon(unit, attacker) }
    }

    /// Dice of a pursuit: bare, but for heart (RE-90, RE-R37).
    pub fn pursuit_reckoning(&self, unit: UnitId) -> Reckoning {
        let (base, demoralised) = (self.setup.kind(unit).dice(), self.demoralised(unit.side()));
        Reckoning { base, demoralised, ..Reckoning::default() }
    }

    /// Dice of the bout being fought.
    pub fn bout_reckoning(&self, bout: Bout, by: UnitId, against: UnitId) -> Reckoning {
        match bout {
            Bout::Riposte => self.riposte_reckoning(by, against),
            Bout::Pursuit => self.pursuit_reckoning(by),
            _ => self.attack_reckoning(by, against),
        }
    }

    /// Whether the ground lets this kind strike from one hex into another (RE-97, RE-105, RE-117, RE-119, RE-120).
    pub(crate) fn ground_allows(&self, kind: Kind, from: Cell, to: Cell) -> Result<(), No> {
        if kind.infantry() {
            return Ok(());
        }
        must(self.setup.terrain(from) != Terrain::Village, "RE-105", "horse-in-village")?;
        let there = self.setup.terrain(to);
        let ground = there.ground();
        let banned = if kind == Kind::A { ground.no_artillery_fire } else { ground.no_cavalry_attack };
        let rule = match there {
            Terrain::Forest => "RE-97",
            Terrain::Mountain => "RE-117",
            Terrain::Ravine => "RE-119",
            Terrain::Fortress => "RE-120",
            _ => "RE-105",
        };
        must(!banned, rule, "ground-bans-attack")
    }

    /// Active units that may still attack (RE-50, RE-52).
    pub fn attackers(&self) -> Units {
        let ready = self.active_units() - self.attacked - self.activation.marched;
        ready.filter(|&unit| self.setup.kind(unit) != Kind::A).collect()
    }

    /// The adjacent enemies that a unit may attack with at least one die.
    pub fn prey(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let from = self.cell(unit);
        let kind = self.setup.kind(unit);
        let around = self.setup.around[from.index()];
        let enemies = around.into_iter().filter_map(|cell| self.unit_at(cell));
        enemies.filter(move |&enemy| {
            enemy.side() != unit.side()
                && self.ground_allows(kind, from, self.cell(enemy)).is_ok()
                && self.attack_reckoning(unit, enemy).total() > 0
        })
    }

    /// Infantry against infantry chooses between line and column (RE-73, RE-R28).
    pub(crate) fn may_choose_column(&self, unit: UnitId, target: UnitId) -> bool {
        self.setup.kind(unit).infantry() && self.setup.kind(target).infantry()
    }

    pub(crate) fn can_attack(&self) -> bool {
        self.attackers().any(|unit| self.prey(unit).next().is_some())
    }

    pub(crate) fn combat_actions(&self, out: &mut Vec<Action>) {
        for unit in self.attackers() {
            for target in self.prey(unit) {
                out.push(Action::Attack { unit, target, column: false });
                if self.may_choose_column(unit, target) {
                    out.push(Action::Attack { unit, target, column: true });
                }
            }
        }
        out.push(Action::EndCombat);
    }

    pub(crate) fn attack_verdict(&self, unit: UnitId, target: UnitId, column: bool) -> Result<(), No> {
        self.check_active(unit)?;
        let kind = self.setup.kind(unit);
        must(kind != Kind::A, "RE-52", "guns-do-not-attack")?;
        must(!self.attacked.has(unit), "RE-50", "has-attacked")?;
        must(self.present.has(target), "RE-03", "not-on-board")?;
        must(target.side() != unit.side(), "RE-50", "own-unit")?;
        let (from, to) = (self.cell(unit), self.cell(target));
        must(self.setup.grid.adjacent(from, to), "RE-53", "not-adjacent")?;
        must(!self.activation.marched.has(unit), self.march_rule(kind, from), "moved-too-far-to-attack")?;
        self.ground_allows(kind, from, to)?;
        must(!column || self.may_choose_column(unit, target), "RE-73", "column-is-for-infantry")?;
        self.attack_reckoning(unit, target).verdict()
    }

    /// Why a unit that moved may not attack: the ground that it entered, or the length of its move.
    fn march_rule(&self, kind: Kind, at: Cell) -> &'static str {
        let terrain = self.setup.terrain(at);
        match (terrain.ground().entering, kind) {
            (Entering::StopNoAttack, _) => terrain.ground().rule,
            (_, Kind::C) => "RE-43",
            (_, Kind::Heavy) => "RE-44",
            _ => "RE-42",
        }
    }
}
