//! Every word of a scene can be drawn. The list is generated from the drawings (`npm run language` in `web/`).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use crate::{Board, Eyes, Meter, Overlay, Piece, Scene, Seeded, Show, Tray};

use super::{cases, wander};

/// The words of each topic.
static LANGUAGE: LazyLock<BTreeMap<&str, BTreeSet<&str>>> = LazyLock::new(|| {
    let topic = |line: &'static str| {
        let (topic, words) = line.split_once(": ").expect("a topic with its words");
        (topic, words.split_whitespace().collect())
    };
    include_str!("../visual_language.txt").lines().map(topic).collect()
});

/// The board can draw every terrain, livery, shape, badge, style and mark that a game speaks of.
pub fn scenes_can_be_drawn<G: Show>() {
    for case in cases::<G>() {
        let mut aside = Seeded::new(6);
        let last = wander(&case, &mut Seeded::new(8), |game, _, _, _| {
            if aside.below(8) == 0 {
                assert_drawable(&case.to_string(), &game.scene(Eyes::All));
            }
        });
        assert_drawable(&case.to_string(), &last.scene(Eyes::All));
    }
}

fn assert_drawable(name: &str, scene: &Scene) {
    let unknown = unknown_words(scene);
    assert!(
        unknown.is_empty(),
        "{name}: the board cannot draw {}. Use a word of docs/visual-language.md, or draw the new one in web/src/board \
         and run `npm run language` there",
        unknown.into_iter().collect::<Vec<_>>().join(", ")
    );
}

/// The words of a scene that are not in the list, each with its topic.
fn unknown_words(scene: &Scene) -> BTreeSet<String> {
    let mut said = Said::default();
    said.board(&scene.board);
    for (_, look) in scene.sides.iter() {
        said.word("livery", &look.livery);
        said.word("emblem", &look.emblem);
    }
    scene.pieces.iter().for_each(|piece| said.piece(piece));
    scene.meters.iter().for_each(|Meter { kind, .. }| said.word("meter", kind));
    for tray in &scene.trays {
        if let Tray::Pieces { pieces, .. } = tray {
            pieces.iter().for_each(|piece| said.piece(piece));
        }
    }
    for overlay in &scene.overlays {
        if let Overlay::Note { tone, .. } = overlay {
            said.word_or_none("tone", tone);
        }
    }
    said.unknown
}

/// What was said so far that nobody can draw.
#[derive(Default)]
struct Said {
    unknown: BTreeSet<String>,
}

impl Said {
    fn word(&mut self, topic: &str, word: &str) {
        if !LANGUAGE.get(topic).is_some_and(|words| words.contains(word)) {
            self.unknown.insert(format!("{topic} '{word}'"));
        }
    }

    /// A word that may be left out.
    fn word_or_none(&mut self, topic: &str, word: &str) {
        if !word.is_empty() {
            self.word(topic, word);
        }
    }

    fn board(&mut self, board: &Board) {
        match board {
            Board::Hex(board) => {
                self.word("style", &board.style);
                self.word_or_none("terrain", &board.base);
                board.cells.iter().for_each(|cell| self.word("terrain", &cell.terrain));
                board.roads.iter().for_each(|road| self.word("road", &road.kind));
                board.labels.iter().for_each(|label| self.word("label", &label.kind));
            }
            Board::Sectors(board) => {
                self.word("style", &board.style);
                let terrain = board.sectors.iter().flat_map(|sector| &sector.terrain);
                terrain.for_each(|terrain| self.word("sector", terrain));
                board.rivers.iter().for_each(|river| self.word("lane", &river.kind));
            }
            Board::Plane(board) => {
                self.word("style", &board.style);
                board.areas.iter().for_each(|area| self.word("area", &area.kind));
                board.lines.iter().for_each(|line| self.word("line", &line.kind));
                board.roads.iter().for_each(|road| self.word("planeroad", &road.kind));
                board.labels.iter().for_each(|label| self.word("label", &label.kind));
            }
        }
    }

    fn piece(&mut self, piece: &Piece) {
        self.word("shape", &piece.shape);
        piece.badges.iter().for_each(|badge| self.word("badge", badge));
        piece.uniform.iter().for_each(|uniform| self.word("uniform", uniform));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Banner, BySide, Cell, HexBoard, SideLook, Text};

    fn scene(terrain: &str, badge: &str, livery: &str) -> Scene {
        let look = SideLook { name: Text::plain("A"), livery: livery.to_owned(), emblem: "square".to_owned() };
        let cell = Cell { terrain: terrain.to_owned(), ..Cell::default() };
        let board = HexBoard { style: "country".to_owned(), cells: vec![cell], ..HexBoard::default() };
        let piece = Piece { shape: "counter".to_owned(), badges: vec![badge.to_owned()], ..Piece::default() };
        Scene {
            sides: BySide([look.clone(), look]),
            board: Board::Hex(board).into(),
            pieces: vec![piece],
            overlays: Vec::new(),
            banner: Banner::default(),
            meters: Vec::new(),
            trays: Vec::new(),
            focus: Vec::new(),
            clock: Text::default(),
            goal: Text::default(),
        }
    }

    #[test]
    fn words_of_the_visual_language_can_be_drawn() {
        assert_drawable("table", &scene("forest", "moved", "azure"));
    }

    #[test]
    fn other_words_are_told_by_their_topic() {
        let unknown = unknown_words(&scene("moor", "tired", "pink"));
        assert_eq!(unknown.into_iter().collect::<Vec<_>>(), ["badge 'tired'", "livery 'pink'", "terrain 'moor'"]);
    }
}
