//! What these eyes see: board, pieces, trays, meters, banner.

mod tokens;

use kernel::{
    Banner, Board, BySide, Eyes, Game, LaneRiver, Meter, Overlay, Scene, SectorBoard, Side, SideLook, Text, ToPlay,
    scene,
};

use crate::action::PieceRef;
use crate::places::{Place, Sector};
use crate::status::{CONQUESTS, Tally};
use crate::tell::either;
use crate::terrain::{RIVER, TERRAIN};
use crate::{Aperro, Stage};

/// Drawing words of the kinds.
pub(crate) const ARMS: [&str; 4] = ["infantry", "heavycavalry", "lightcavalry", "artillery"];

impl Aperro {
    pub(crate) fn scene_for(&self, eyes: Eyes) -> Scene {
        let tally = self.seen_tally(eyes);
        let pieces = Side::BOTH.into_iter().flat_map(|side| self.pieces(side));
        let seen = pieces.filter(|&piece| self.sees(eyes, piece));
        Scene {
            sides: BySide::from_fn(|side| {
                let emblem = ["square", "chamfer"][side.index()];
                SideLook::new(self.side_name(side), &self.setup.contingents[side].livery, emblem)
            }),
            board: Board::Sectors(self.board(eyes, &tally)).into(),
            pieces: seen.map(|piece| self.piece(piece, eyes)).collect(),
            overlays: self.overlays(&tally),
            banner: self.banner(),
            meters: self.meters(eyes, &tally),
            trays: Side::BOTH.into_iter().flat_map(|side| self.trays(side, eyes)).collect(),
            focus: self.focus().map(|sector| vec![sector.name().to_owned()]).unwrap_or_default(),
            clock: self.clock(),
            goal: self.goal(&tally),
        }
    }

    pub(crate) fn side_name(&self, side: Side) -> Text {
        self.setup.contingents[side].name.clone()
    }

    pub(crate) fn name_of(&self, piece: PieceRef) -> Text {
        let army = self.army(piece.side);
        let unit = piece.as_unit().and_then(|i| army.units.get(i));
        let general = piece.as_general().and_then(|i| army.generals.get(i));
        let given = unit.and_then(|unit| unit.name.clone()).or(general.and_then(|general| general.name.clone()));
        given.unwrap_or_else(|| {
            let kind = unit.map_or("general", |unit| unit.kind.row().word);
            // The numbers of a secret roster would tell how large it is.
            if self.setup.contingents[piece.side].army.is_some() {
                let numbered = Text::key(format!("numbered-{kind}")).with("number", self.number_of(piece));
                return numbered.with("side", self.side_name(piece.side));
            }
            let recruit = Text::key(format!("recruit-{kind}")).with("side", self.side_name(piece.side));
            match (unit, general) {
                (Some(unit), _) => recruit.with("vc", unit.vc),
                (_, Some(general)) => recruit.with("cr", general.cr).with("lsa", general.lsa).with("lsd", general.lsd),
                _ => recruit,
            }
        })
    }

    /// The number in a piece's id: nameless pieces of an open roster are told apart by it.
    fn number_of(&self, piece: PieceRef) -> &str {
        self.id_of(piece).trim_start_matches(|c: char| !c.is_ascii_digit())
    }

    /// The short form of the name.
    fn label_of(&self, piece: PieceRef, name: &Text) -> Option<Text> {
        match name {
            Text::Plain(_) => Some(name.clone()),
            Text::Key { key, .. } if key.starts_with("numbered-") => Some(Text::plain(self.number_of(piece))),
            _ => None,
        }
    }

    pub(crate) fn place_name(&self, place: Place) -> Text {
        match place.sector().and_then(|sector| self.setup.names[sector as usize].clone()) {
            Some(name) => Text::key("place-named").with("id", place.name()).with("name", name),
            None => Text::key(format!("place-{}", place.name().to_lowercase())),
        }
    }

    /// Whether these eyes see where a piece of the table stands (AP-106).
    pub(crate) fn sees(&self, eyes: Eyes, piece: PieceRef) -> bool {
        let Some(place) = self.place_of(piece).filter(|place| place.on_table()) else { return false };
        let open = place.sector().is_some() || !self.setup.rules.hidden_reserve;
        eyes.see(piece.side) || open && self.stage != Stage::Deploy(None)
    }

    /// Who stands where, as far as these eyes see.
    fn seen_tally(&self, eyes: Eyes) -> Tally {
        let mut tally = self.tally();
        for side in Side::BOTH.into_iter().filter(|&side| self.stage == Stage::Deploy(None) && !eyes.see(side)) {
            (tally.units[side.index()], tally.generals[side.index()]) = ([0; 6], [0; 6]);
        }
        tally
    }

    // ---- board ----

    fn board(&self, eyes: Eyes, tally: &Tally) -> SectorBoard {
        let lanes = (0..3).flat_map(|lane| Side::BOTH.map(|camp| Sector::of(camp, lane)));
        let rivers = self.ground.rivers.iter().zip(0..).filter_map(|(river, lane)| {
            river.map(|river| LaneRiver { lane, kind: RIVER[river as usize].1.to_owned() })
        });
        SectorBoard {
            style: "country".to_owned(),
            seed: self.setup.seed.clone(),
            sectors: lanes.map(|sector| self.sector(tally, sector)).collect(),
            reserves: Side::BOTH.map(|side| self.reserve(eyes, side)).to_vec(),
            rivers: rivers.collect(),
        }
    }

    fn sector(&self, tally: &Tally, sector: Sector) -> scene::Sector {
        let holder = self.holder[sector as usize];
        let general = if tally.any(holder, sector) { self.general_in(holder, sector) } else { None };
        let limit = self.room(sector) + general.map_or(0, |general| general.cr);
        scene::Sector {
            id: sector.name().to_owned(),
            label: self.setup.names[sector as usize].clone().unwrap_or_else(|| self.place_name(sector.place())),
            camp: sector.camp(),
            terrain: self.ground.at(sector).iter().map(|terrain| TERRAIN[terrain as usize].1.to_owned()).collect(),
            holder: tally.any(holder, sector).then_some(holder),
            contested: tally.contested(sector),
            used: i32::from(tally.units(holder, sector)),
            limit: i32::from(limit),
            status: Some(self.status(tally, sector, holder, limit)),
            hidden: 0,
        }
    }

    fn status(&self, tally: &Tally, sector: Sector, holder: Side, limit: u8) -> Text {
        let key = match () {
            () if tally.contested(sector) => "status-contested",
            () if !tally.any(Side::A, sector) && !tally.any(Side::B, sector) => "status-empty",
            () if holder == sector.camp() => "status-defended",
            () => "status-conquered",
        };
        let used = tally.units(holder, sector);
        Text::key(key).with("side", self.side_name(holder)).with("used", used).with("limit", limit)
    }

    fn reserve(&self, eyes: Eyes, side: Side) -> scene::Sector {
        let place = Place::reserve(side);
        let unseen = |&piece: &PieceRef| self.known_in_reserve(piece) && !self.sees(eyes, piece);
        let label = match (self.setup.rules.hidden_reserve, eyes) {
            (false, _) | (_, Eyes::All) => "reserve-open",
            (true, Eyes::Seat(seat)) if seat == side => "reserve-own",
            (true, _) => "reserve-hidden",
        };
        scene::Sector {
            id: place.name().to_owned(),
            label: Text::key(label).with("side", self.side_name(side)),
            camp: side,
            terrain: Vec::new(),
            holder: Some(side),
            contested: false,
            used: 0,
            limit: 0,
            status: None,
            hidden: self.pieces(side).filter(unseen).count() as i32,
        }
    }

    /// A piece of which the enemy knows that it must be in its reserve.
    fn known_in_reserve(&self, piece: PieceRef) -> bool {
        self.is_known(piece) && self.turns.0 != [0, 0] && self.place_of(piece).is_some_and(Place::is_reserve)
    }

    // ---- trays, meters, marks ----

    fn goal(&self, tally: &Tally) -> Text {
        let goal = |key| {
            let conquests = BySide::from_fn(|side| i32::from(tally.conquests(side)));
            scene::goal(key, BySide::from_fn(|side| self.side_name(side)), conquests)
        };
        match self.attacker() {
            Some((attacker, limit)) => {
                goal("goal-attack").with("attacker", self.side_name(attacker)).with("limit", limit)
            }
            None => goal("goal"),
        }
    }

    fn meters(&self, eyes: Eyes, tally: &Tally) -> Vec<Meter> {
        let elements = |side: Side| {
            let secret = !eyes.see(side) && self.units(side).iter().any(|unit| !unit.known && unit.initial > 0);
            let hidden = !eyes.see(side) && self.setup.contingents[side].army.is_none();
            let seen = |vc: u8, gain: u8| i32::from(if eyes.see(side) { vc } else { vc - gain });
            let sum = self.units(side).iter().map(|unit| seen(unit.vc, unit.gain)).sum();
            (!secret && !hidden).then_some(sum)
        };
        let full = |side: Side| self.army(side).units.iter().map(|unit| i32::from(unit.vc)).sum::<i32>();
        let public = Side::BOTH.into_iter().all(|side| self.setup.contingents[side].army.is_some());
        let to_conquer = self.attacker().map(|(attacker, limit)| Meter {
            label: Text::key("meter-to-conquer").with("side", self.side_name(attacker)).with("limit", limit),
            kind: "count".to_owned(),
            max: CONQUESTS.into(),
            marks: vec![0],
            values: BySide::from_fn(|side| {
                (side == attacker).then(|| i32::from(CONQUESTS.saturating_sub(tally.conquests(side))))
            }),
        });
        let always = [
            Meter {
                label: Text::key("meter-conquered"),
                kind: "track".to_owned(),
                max: CONQUESTS.into(),
                marks: vec![CONQUESTS.into()],
                values: BySide::from_fn(|side| Some(i32::from(tally.conquests(side)))),
            },
            Meter {
                label: Text::key("meter-elements"),
                kind: "bar".to_owned(),
                max: if public { full(Side::A).max(full(Side::B)) } else { 60 },
                marks: Vec::new(),
                values: BySide::from_fn(elements),
            },
        ];
        to_conquer.into_iter().chain(always).collect()
    }

    fn overlays(&self, tally: &Tally) -> Vec<Overlay> {
        let mut overlays: Vec<Overlay> =
            self.open.iter().map(|sector| Overlay::Target { at: sector.name().to_owned() }).collect();
        let mut note = |sector: Sector, key: &'static str, tone: &str| {
            let text = Text::key(key);
            overlays.push(Overlay::Note { at: sector.name().to_owned(), text, tone: tone.to_owned() });
        };
        for side in Side::BOTH {
            for sector in Sector::ALL {
                let alone = tally.generals[side.index()][sector as usize] > 0 && tally.units(side, sector) == 0;
                if alone && tally.units(!side, sector) > 0 {
                    note(sector, "note-general-alone", "bad");
                }
            }
            if self.turns.0 != [0, 0]
                && let Some(sector) = tally.open_flank(side)
            {
                note(sector, "note-open-flank", "warn");
            }
        }
        overlays
    }

    fn focus(&self) -> Option<Sector> {
        match self.stage {
            Stage::Morale => self.next_to_test().and_then(|piece| self.place_of(piece)?.sector()),
            Stage::Disorder { .. } => self.overfull(),
            Stage::Combat | Stage::Losses { .. } => self.open,
            _ => None,
        }
    }

    fn clock(&self) -> Text {
        if self.turns.0 == [0, 0] {
            return Text::key("clock-setup");
        }
        match self.setup.rules.round_limit {
            Some(limit) => Text::key("clock-limit").with("round", self.round()).with("limit", limit),
            None => Text::key("clock-round").with("round", self.round()),
        }
    }

    // ---- banner ----

    fn banner(&self) -> Banner {
        if let Some(outcome) = self.outcome {
            let (phase, ask) = (Text::key("phase-over"), self.outcome_words(&outcome));
            return Banner { phase, ask, ..Banner::default() };
        }
        let (phase, ask, help) = self.question();
        let side = match self.to_play() {
            ToPlay::One(side) => Some(side),
            _ => None,
        };
        let help = help.map(|key| Text::key(format!("help-{key}")));
        Banner { side, phase: Text::key(format!("phase-{phase}")), ask, help }
    }

    /// The phase, what is asked, and a line of help.
    fn question(&self) -> (&'static str, Text, Option<&'static str>) {
        match self.stage {
            Stage::Recruit => ("recruit", Text::key("ask-recruit").with("points", self.setup.budget), Some("recruit")),
            Stage::Survey => ("survey", either(self.setup.rules.random_terrain, "ask-survey-dice", "ask-survey"), None),
            Stage::Muster => ("muster", Text::key("ask-muster"), Some("muster")),
            Stage::Reveal if self.setup.rules.doctrines => ("reveal", Text::key("ask-reveal"), None),
            Stage::Reveal => ("muster", Text::key("ask-armies-ready"), None),
            Stage::Deploy(Some(_)) => ("deploy", Text::key("ask-deploy"), Some("deploy")),
            Stage::Deploy(None) => ("deploy", Text::key("ask-deploy-secret"), Some("deploy")),
            Stage::Lots => ("lots", Text::key("ask-lots"), None),
            Stage::Morale => ("morale", self.morale_question(), Some("morale")),
            Stage::Disorder { .. } => {
                let sector = self.overfull().unwrap_or(Sector::SW);
                ("disorder", Text::key("ask-disorder").with("sector", sector.name()), Some("disorder"))
            }
            Stage::Rally => ("rally", Text::key("ask-rally"), Some("rally")),
            Stage::Combat => match self.open {
                Some(sector) => ("combat", Text::key("ask-combat-open").with("sector", sector.name()), Some("combat")),
                None => ("combat", Text::key("ask-combat"), Some("combat")),
            },
            Stage::Losses { .. } => {
                let sector = self.open.map_or("", Sector::name);
                let ask = Text::key("ask-losses").with("hits", self.hits_left()).with("sector", sector);
                ("losses", ask, Some("losses"))
            }
            Stage::Movement => ("movement", Text::key("ask-movement"), Some("movement")),
        }
    }

    fn morale_question(&self) -> Text {
        let Some(piece) = self.next_to_test() else { return Text::key("ask-morale") };
        let words = match (self.unit(piece), self.general(piece)) {
            (Some(unit), _) => {
                let bonus = self.morale_modifier(piece.side, unit, unit.losses.iter().next()).total();
                Text::key("ask-morale-unit").with("target", unit.vc as i8 + bonus).with("dice", unit.losses.count())
            }
            (_, Some(general)) => Text::key("ask-morale-general").with("dice", general.losses),
            _ => return Text::key("ask-morale"),
        };
        words.with("unit", self.name_of(piece))
    }
}
