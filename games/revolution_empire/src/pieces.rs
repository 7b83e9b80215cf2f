//! Counters on the board, chits beside it, and those who are still to come or gone.

use kernel::scene::badges;
use kernel::{Eyes, Piece, Side, Text, Tray};

use crate::{Corps, CorpsId, Kind, Phase, RevolutionEmpire, UnitId, UnitSpec, Units};

/// The arm as the client draws it.
fn arm(kind: Kind, fire_bonus: bool) -> &'static str {
    match kind {
        Kind::I => "infantry",
        Kind::Elite => "elite",
        Kind::C => "lightcavalry",
        Kind::Heavy => "heavycavalry",
        Kind::A if fire_bonus => "heavyartillery",
        Kind::A => "artillery",
    }
}

impl RevolutionEmpire {
    /// A unit's name in a sentence, with its side where the enemy has a namesake.
    pub(crate) fn unit_name(&self, unit: UnitId) -> Text {
        let (name, side) = (&self.setup.unit(unit).name, unit.side());
        self.told_apart(name, side, self.setup.units_of_side(!side).iter().any(|other| other.name == *name))
    }

    /// A corps' name in a sentence, with its side where the enemy has a namesake.
    pub(crate) fn corps_name(&self, corps: CorpsId) -> Text {
        let (name, side) = (&self.setup.corps(corps).name, corps.side());
        self.told_apart(name, side, self.setup.corps_of_side(!side).iter().any(|other| other.name == *name))
    }

    fn told_apart(&self, name: &Text, side: Side, namesake: bool) -> Text {
        match namesake {
            true => Text::key("name-of-side").with("name", name.clone()).with("side", self.side_name(side)),
            false => name.clone(),
        }
    }

    /// A side's name: the army's.
    pub(crate) fn side_name(&self, side: Side) -> Text {
        self.setup.armies[side].name.clone()
    }

    /// Words with the names of both sides.
    pub(crate) fn with_sides(&self, text: Text) -> Text {
        text.with("sidea", self.side_name(Side::A)).with("sideb", self.side_name(Side::B))
    }

    /// The id of a unit's counter.
    pub(crate) fn piece_id(&self, unit: UnitId) -> String {
        self.setup.unit(unit).word.clone()
    }

    /// The id of a corps' chits.
    pub(crate) fn chit_id(&self, corps: CorpsId) -> String {
        format!("chit-{}", self.setup.corps(corps).word)
    }

    /// Every unit on the board, from north to south so that none hides another's name.
    pub(crate) fn counters(&self) -> Vec<Piece> {
        let mut units: Vec<UnitId> = self.present.collect();
        units.sort_by_key(|&unit| self.cell(unit));
        units.into_iter().map(|unit| self.counter(unit)).collect()
    }

    fn counter(&self, unit: UnitId) -> Piece {
        let active = self.active_units().has(unit);
        let badges = badges([
            (self.fired.has(unit), "fired"),
            (self.attacked.has(unit), "attacked"),
            (active && self.activation.moved.has(unit), "moved"),
            (self.retreated.has(unit) && self.setup.kind(unit).cavalry(), "retreated"),
            (self.setup.steady.has(unit), "steady"),
        ]);
        let done = match self.phase {
            Phase::Movement => self.activation.moved.has(unit) || self.fired.has(unit),
            Phase::Combat => self.attacked.has(unit) || self.activation.marched.has(unit),
            _ => false,
        };
        Piece {
            at: self.place_of(unit).map(|cell| self.hex(cell)),
            strength: Some(self.pieces(unit).into()),
            badges,
            done: active && done,
            ..self.bare_counter(self.setup.unit(unit))
        }
    }

    /// A unit's counter at full strength, nowhere.
    fn bare_counter(&self, spec: &UnitSpec) -> Piece {
        let setup = &self.setup;
        let corps = setup.corps(spec.corps);
        Piece {
            id: spec.word.clone(),
            side: Some(spec.id.side()),
            shape: "counter".to_owned(),
            kind: arm(spec.kind, setup.fire_bonus.has(spec.id)).to_owned(),
            label: Some(spec.label.clone()),
            name: Text::key("unit-of-corps")
                .with("unit", self.unit_name(spec.id))
                .with("corps", self.corps_name(corps.id)),
            strength: Some(spec.pieces.into()),
            max: Some(spec.pieces.into()),
            // RE-39: the last piece but one is the skirmishers.
            notch: setup.skirmishers.has(spec.id).then_some(1),
            corner: Some(corps.short.clone()),
            band: Some(band(corps)),
            ..Piece::default()
        }
    }

    /// What lies beside the board for these eyes.
    pub(crate) fn trays(&self, eyes: Eyes) -> Vec<Tray> {
        let mut trays: Vec<Tray> = Side::BOTH.into_iter().filter_map(|side| self.own_chits(eyes, side)).collect();
        trays.extend(self.bowl(eyes));
        trays.extend(self.drawn_chits());
        trays.extend(Side::BOTH.into_iter().filter_map(|side| self.still_to_come(side)));
        trays.extend(Side::BOTH.into_iter().filter_map(|side| self.fallen(side)));
        trays
    }

    /// While chits are chosen: every corps of the side with what is chosen of it. A secret.
    fn own_chits(&self, eyes: Eyes, side: Side) -> Option<Tray> {
        if self.phase != Phase::Chits || !eyes.see(side) {
            return None;
        }
        let chit = |corps: &Corps| {
            let on_board = (corps.units & self.present).len();
            let name = Text::key("chit-of-corps").with("corps", self.corps_name(corps.id)).with("units", on_board);
            Piece {
                name: name.with("chosen", self.chits(corps.id)).with("chits", corps.chits),
                strength: Some(self.chits(corps.id).into()),
                max: Some(corps.chits.into()),
                done: on_board == 0,
                ..self.chit(corps, self.chit_id(corps.id))
            }
        };
        let label = Text::key("tray-chits")
            .with("side", self.side_name(side))
            .with("chosen", self.chits_of(side))
            .with("command", self.setup.armies[side].command(self.turn));
        let pieces = self.setup.corps_of_side(side).iter().map(chit).collect();
        Some(Tray::Pieces { label, side, pieces, hidden: 0 })
    }

    /// RE-18: the chits in the bowl; whose each is, is seen, but which corps' only by its owner.
    fn bowl(&self, eyes: Eyes) -> Option<Tray> {
        if matches!(self.phase, Phase::Chits | Phase::Over) {
            return None;
        }
        let chits = |side: Side| {
            let corps = self.setup.corps_of_side(side).iter();
            let letters = corps.flat_map(|corps| (0..self.chits(corps.id)).map(|_| corps.short.clone()));
            letters.map(|letters| if eyes.see(side) { letters } else { "?".to_owned() }).collect()
        };
        Some(Tray::Bowl { label: Text::key("tray-bowl"), chits: kernel::BySide::from_fn(chits) })
    }

    /// The chits drawn this turn, in order, the last one being played.
    fn drawn_chits(&self) -> Option<Tray> {
        let chit = |(n, &id)| {
            let corps = self.setup.corps(id);
            let name = Text::key("drawn-chit").with("n", n + 1).with("corps", self.corps_name(corps.id));
            Piece { name, ..self.chit(corps, format!("drawn-{n}")) }
        };
        let pieces: Vec<Piece> = self.drawn.iter().enumerate().map(chit).collect();
        let side = self.drawn.last()?.side();
        Some(Tray::Pieces { label: Text::key("tray-drawn"), side, pieces, hidden: 0 })
    }

    fn chit(&self, corps: &Corps, id: String) -> Piece {
        Piece {
            id,
            side: Some(corps.id.side()),
            shape: "chit".to_owned(),
            kind: "chit".to_owned(),
            label: Some(Text::plain(&corps.short)),
            band: Some(band(corps)),
            ..Piece::default()
        }
    }

    fn still_to_come(&self, side: Side) -> Option<Tray> {
        let due = |spec: &UnitSpec| {
            let turn = spec.turn.unwrap_or(0);
            let name = Text::key("unit-due").with("unit", self.unit_name(spec.id)).with("turn", turn);
            Piece { name, corner: Some(format!("T{turn}")), ..self.bare_counter(spec) }
        };
        self.off_board("tray-to-come", side, self.to_come, due)
    }

    fn fallen(&self, side: Side) -> Option<Tray> {
        let fallen = |spec: &UnitSpec| Piece { strength: Some(0), ..self.bare_counter(spec) };
        self.off_board("tray-fallen", side, Units::side(side) - (self.present | self.to_come), fallen)
    }

    /// Units of a side beside the board, if there are any.
    fn off_board(
        &self,
        label: &'static str,
        side: Side,
        units: Units,
        counter: impl Fn(&UnitSpec) -> Piece,
    ) -> Option<Tray> {
        let units = self.setup.units_of_side(side).iter().filter(|spec| units.has(spec.id));
        let pieces: Vec<Piece> = units.map(counter).collect();
        let label = Text::key(label).with("side", self.side_name(side));
        (!pieces.is_empty()).then_some(Tray::Pieces { label, side, pieces, hidden: 0 })
    }
}

/// The colour of a corps: its place in its army.
fn band(corps: &Corps) -> u8 {
    (corps.id.index() % crate::setup::MOST_CORPS) as u8
}
