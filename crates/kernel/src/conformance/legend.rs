//! Everything on the table explains itself: each kind of piece, badge, formation, ground and mark that a scene shows,
//! each value that is written on a piece or a hex, each meter, bowl and sheet has its words (`legend-TOPIC-WORD`, "Name:
//! what it does [RULE]").

use std::collections::BTreeSet;

use crate::{Board, Eyes, Overlay, Piece, Scene, Seeded, Show, Text, Tongue, Tray};

use super::ledger::rule_ids;
use super::words::{Readers, assert_sayable};
use super::{cases, wander};

/// What is shown can be asked about, in both languages, and the rules that are cited exist.
pub fn everything_explains_itself<G: Show>() {
    let readers = Readers::of::<G>();
    let rules = rule_ids(G::rulebook(Tongue::En));
    let mut shown = BTreeSet::new();
    for case in cases::<G>() {
        let mut aside = Seeded::new(5);
        let mut look = |game: &G| {
            let scene = game.scene(Eyes::All);
            assert_sayable(&readers, &scene.goal);
            assert!(scene.goal != Text::default(), "{case}: the goal is not told");
            cited(&readers, &scene.goal, &rules);
            scene.pieces.iter().flat_map(|piece| &piece.facts).for_each(|fact| cited(&readers, fact, &rules));
            shown.extend(words_of(&scene));
        };
        let last = wander(&case, &mut Seeded::new(9), |game, _, _, _| {
            if aside.below(8) == 0 {
                look(game);
            }
        });
        look(&last);
    }
    let said = |key: &String| {
        let text = Text::key(key.clone()).with("value", 1).with("max", 2);
        let known = readers.books.iter().all(|book| book.try_say(&text).is_ok_and(|said| said.contains(':')));
        if known {
            cited(&readers, &text, &rules);
        }
        known
    };
    let missing: Vec<_> = shown.into_iter().filter(|key| !said(key)).collect();
    assert!(missing.is_empty(), "no words 'Name: what it does' in both languages for {}", missing.join(", "));
}

/// The rules named in brackets are in the book.
fn cited(readers: &Readers, text: &Text, rules: &BTreeSet<String>) {
    for book in &readers.books {
        let said = book.say(text);
        let unknown: Vec<_> = rule_ids(&said).difference(rules).cloned().collect();
        assert!(unknown.is_empty(), "'{said}' cites {unknown:?}, which the rulebook does not have");
    }
}

fn words_of(scene: &Scene) -> BTreeSet<String> {
    let mut words = Words::default();
    words.board(&scene.board);
    scene.pieces.iter().for_each(|piece| words.piece(piece));
    for tray in &scene.trays {
        match tray {
            Tray::Pieces { pieces, .. } => pieces.iter().for_each(|piece| words.piece(piece)),
            Tray::Bowl { label, .. } | Tray::Sheet { label, .. } => words.named(label),
        }
    }
    scene.meters.iter().for_each(|meter| words.named(&meter.label));
    scene.overlays.iter().for_each(|overlay| words.mark(overlay));
    words.0
}

#[derive(Default)]
struct Words(BTreeSet<String>);

impl Words {
    fn word(&mut self, topic: &str, word: &str) {
        if !word.is_empty() {
            self.0.insert(format!("legend-{topic}-{}", word.replace([' ', '_'], "-")));
        }
    }

    /// What is explained by its title: the words of `meter-towns` are `legend-meter-towns`.
    fn named(&mut self, label: &Text) {
        if let Text::Key { key, .. } = label {
            self.0.insert(format!("legend-{key}"));
        }
    }

    fn shows(&mut self, topic: &str, word: &str, shown: bool) {
        self.word(topic, if shown { word } else { "" });
    }

    fn board(&mut self, board: &Board) {
        match board {
            Board::Hex(board) => {
                board.cells.iter().for_each(|cell| self.word("ground", &cell.terrain));
                board.roads.iter().for_each(|road| self.word("ground", &road.kind));
                self.shows("value", "cell", board.values);
                self.shows("ground", "river", !board.rivers.is_empty());
                self.shows("ground", "stream", !board.streams.is_empty());
                self.shows("ground", "lane", !board.lanes.is_empty());
                self.shows("ground", "rail", !board.rails.is_empty());
                self.shows("ground", "bridge", !board.bridges.is_empty());
                self.shows("ground", "ford", !board.fords.is_empty());
                self.shows("ground", "works", !board.works.is_empty());
            }
            Board::Sectors(board) => {
                board.sectors.iter().flat_map(|sector| &sector.terrain).for_each(|word| self.word("ground", word));
                board.rivers.iter().for_each(|river| self.word("ground", &river.kind));
            }
            Board::Plane(board) => {
                board.areas.iter().for_each(|area| self.word("ground", &area.kind));
                board.lines.iter().for_each(|line| self.word("ground", &line.kind));
                board.roads.iter().for_each(|road| self.word("ground", &road.kind));
            }
        }
    }

    fn piece(&mut self, piece: &Piece) {
        self.word("kind", &piece.kind);
        piece.badges.iter().for_each(|badge| self.word("badge", badge));
        piece.formation.iter().for_each(|formation| self.word("formation", formation));
        self.shows("value", "strength", piece.strength.is_some());
        self.shows("value", "movement", piece.movement.is_some());
        self.shows("value", "speed", piece.speed.is_some());
        self.shows("value", "corner", piece.corner.is_some());
        self.shows("value", "loss", piece.loss.is_some());
    }

    /// Marks that a game alone can explain; arrows, targets and notes speak for themselves.
    fn mark(&mut self, overlay: &Overlay) {
        let mark = match overlay {
            Overlay::Zone { .. } => "zone",
            Overlay::Group { .. } => "group",
            Overlay::Objective { .. } => "objective",
            Overlay::Field { .. } => "field",
            Overlay::Refuge { .. } => "refuge",
            Overlay::Los { .. } => "los",
            Overlay::Ghostpath { .. } => "ghostpath",
            Overlay::Ring { .. } => "ring",
            Overlay::Arc { .. } => "arc",
            _ => "",
        };
        self.word("mark", mark);
    }
}
