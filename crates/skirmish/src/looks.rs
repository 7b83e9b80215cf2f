//! What a person sees.

use hexmap::Cell;
use kernel::{
    Banner, BySide, Eyes, HexBoard, LogLine, Meter, Overlay, Piece, Scene, Side, SideLook, Text, Tray, badges, scene,
};

use crate::{Cells, Event, Phase, Wording};

/// The table as it is seen; most is alike in all games of this kind.
pub trait Looks: Wording {
    /// The livery and the emblem of each side.
    const LIVERIES: [(&'static str, &'static str); 2];
    /// The labels of what is counted: that which wins, and the pieces that are left.
    const METERS: [&'static str; 2];

    /// The board; it is drawn once.
    fn ground(&self) -> HexBoard;
    /// The piece of a side as it stands in a hex, whatever it has done this turn.
    fn figure(&self, side: Side, at: Cell) -> Piece;
    /// What is marked beside attacks and refuges.
    fn marks(&self) -> Vec<Overlay> {
        Vec::new()
    }
    /// The hexes that are open to a pushed piece, or barred with a reason.
    fn near_refuges(&self, from: Cell) -> Cells;
    /// The hexes of the decision.
    fn focus(&self) -> Cells;
    /// The question to who must retreat.
    fn ask_retreat(&self, from: Cell) -> Text {
        Text::key("ask-retreat").with("at", self.place_name(from))
    }
    /// What is good to know while placing.
    fn help_placing(&self) -> Text;
    /// What is good to know while moving.
    fn help_moving(&self) -> Text;
    /// How much of that which wins is needed.
    fn victory(&self) -> u8;
    /// The length of the track that shows it, and the marks on it.
    fn track(&self) -> (i32, Vec<i32>);
    /// The pieces that a side has at first.
    fn army_size(&self) -> u32;
    /// The pieces beside the board; those in hand lie open, or nobody may see which they are.
    fn trays(&self, side: Side, open: bool) -> Vec<Tray>;

    /// Whether these eyes may see the pieces of a side: all do, save what the other side is placing unseen.
    fn open_to(&self, eyes: Eyes, side: Side) -> bool {
        !self.placing_in_secret() || eyes.see(side)
    }

    /// [`kernel::Show::scene`].
    fn whole_scene(&self, eyes: Eyes) -> Scene {
        let look = |side: Side| {
            let (livery, emblem) = Self::LIVERIES[side.index()];
            SideLook::new(side.name(), livery, emblem)
        };
        let open = |side| self.open_to(eyes, side);
        let seen = Side::BOTH.into_iter().filter(|&side| open(side));
        let standing = |side| self.pieces(side).iter().map(move |at| self.standing(side, at));
        Scene {
            sides: BySide::from_fn(look),
            board: self.grid().ground(0, || self.ground()),
            pieces: seen.flat_map(standing).collect(),
            overlays: self.overlays(),
            banner: self.banner(eyes),
            meters: self.meters(eyes),
            trays: Side::BOTH.into_iter().flat_map(|side| self.trays(side, open(side))).collect(),
            focus: self.grid().ids(self.focus()),
            clock: self.clock(),
            goal: self.goal(eyes),
        }
    }

    /// [`kernel::Show::tell`].
    fn tell_to(&self, event: &Self::Event, eyes: Eyes) -> Option<LogLine> {
        match *event {
            Event::Placed { side, .. } if !self.open_to(eyes, side) => None,
            _ => Some(self.tell_event(event)),
        }
    }

    /// A piece on the board with what it has done this turn.
    fn standing(&self, side: Side, at: Cell) -> Piece {
        let (moved, spent) = (self.turn().moved.contains(at), self.turn().spent.contains(at));
        Piece {
            at: Some(self.grid().id(at)),
            badges: badges([(moved, "moved"), (spent, "spent")]),
            done: spent || (moved && self.turn().phase == Phase::Movement),
            ..self.figure(side, at)
        }
    }

    /// The marks of the phase.
    fn overlays(&self) -> Vec<Overlay> {
        let id = |cell| self.grid().id(cell);
        let mut overlays: Vec<Overlay> = match self.turn().phase {
            Phase::Combat => self.targets().iter().map(|target| self.best_attack(target)).collect(),
            Phase::Retreat { from } => {
                let barred = |to| self.check_retreat(from, to).err().map(|refusal| refusal.why);
                let refuge = |to| Overlay::Refuge { at: id(to), barred: barred(to) };
                self.near_refuges(from).iter().map(refuge).chain([Overlay::Target { at: id(from) }]).collect()
            }
            _ => Vec::new(),
        };
        overlays.extend(self.marks());
        overlays
    }

    /// The enemies that somebody can attack.
    fn targets(&self) -> Cells {
        self.pieces(!self.turn().active).iter().filter(|&target| !self.attackers(target).is_empty()).collect()
    }

    /// The best that can be brought against a target.
    fn best_attack(&self, target: Cell) -> Overlay {
        let by = self.attackers(target);
        let (sum, value) = self.odds(target, by);
        let text = Text::key("note-best").with("sum", sum).with("value", value);
        let text = text.with("result", self.verdict_words(target, by));
        Overlay::Note { at: self.grid().id(target), text, tone: self.verdict(target, by).tone().to_owned() }
    }

    /// The phase and its question.
    fn banner(&self, eyes: Eyes) -> Banner {
        let turn = self.turn();
        let (phase, ask) = match turn.phase {
            Phase::Placement => ("phase-placement", self.ask_placing(eyes)),
            Phase::Movement => ("phase-movement", Text::key("ask-move")),
            Phase::StopOffered => ("phase-stop", Text::key("ask-stop").with("side", turn.active.name())),
            Phase::Combat if self.placing() => ("phase-conflict", Text::key("ask-attack")),
            Phase::Combat => ("phase-combat", Text::key("ask-attack")),
            Phase::Retreat { from } => ("phase-retreat", self.ask_retreat(from)),
            Phase::Over(outcome) => ("phase-over", self.ending(&outcome)),
        };
        // Who has finished placing unseen is nobody's business.
        let side = if self.placing_in_secret() { None } else { self.to_play().next() };
        Banner { side, phase: Text::key(phase), ask, help: self.help() }
    }

    /// The question to who places; unseen, only to whose eyes these are.
    fn ask_placing(&self, eyes: Eyes) -> Text {
        let placer = match eyes {
            _ if !self.placing_in_secret() => Some(self.turn().active),
            Eyes::Seat(side) if self.hand(side) > 0 => Some(side),
            _ => None,
        };
        let ask = |side| Text::key("ask-place").with("left", self.hand(side));
        placer.map_or_else(|| Text::key("ask-wait-for-placement"), ask)
    }

    /// What is good to know in this phase.
    fn help(&self) -> Option<Text> {
        match self.turn().phase {
            Phase::Placement => Some(self.help_placing()),
            Phase::Movement => Some(self.help_moving()),
            Phase::Combat => Some(Text::key("help-attack")),
            Phase::Retreat { .. } => Some(Text::key("help-retreat")),
            Phase::StopOffered => Some(Text::key("help-stop")),
            Phase::Over(_) => None,
        }
    }

    /// What each side has of that which wins, and how many pieces, those in hand among them.
    fn meters(&self, eyes: Eyes) -> Vec<Meter> {
        let held = |side| self.open_to(eyes, side).then(|| self.holdings(side) as i32);
        let whole = |side| Some(self.pieces(side).len() as i32 + self.hand(side) as i32);
        let [won_by, left] = Self::METERS.map(Text::key);
        let (max, marks) = self.track();
        vec![
            Meter { label: won_by, kind: "track".to_owned(), max, marks, values: BySide::from_fn(held) },
            Meter {
                label: left,
                kind: "bar".to_owned(),
                max: self.army_size() as i32,
                marks: Vec::new(),
                values: BySide::from_fn(whole),
            },
        ]
    }

    /// What wins, and how far each side is; of pieces that are placed unseen nothing is told.
    fn goal(&self, eyes: Eyes) -> Text {
        let held = |side| if self.open_to(eyes, side) { self.holdings(side) as i32 } else { 0 };
        scene::goal("goal", BySide::from_fn(Side::name), BySide::from_fn(held)).with("needed", self.victory())
    }

    /// The round.
    fn clock(&self) -> Text {
        if self.placing() {
            return Text::key("clock-placement");
        }
        let limit = self.house().turn_limit;
        Text::key("clock-round").with("round", self.turn().round.min(limit)).with("limit", limit)
    }
}
