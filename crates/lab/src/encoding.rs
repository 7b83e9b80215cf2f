//! Actions and what a side sees as numbers of a fixed size, for learners that know no words.
//!
//! Both are hashed, so that one encoding serves every game and never changes: an action has the number of its notation,
//! a fact of the scene the place of its name. The scene that a side sees is the same for all that it cannot tell apart,
//! and so is the tensor.

use kernel::{Board, Eyes, Overlay, Piece, Scene, Sector, Show, Side, Text, Tray};

/// Numbers that an action may have, in every game.
pub const ACTIONS: usize = 1 << 14;
/// Places of the tensor of what a side sees, in every game.
pub const FEATURES: usize = 1 << 12;

/// The legal actions of a side with their numbers, in the order of their notations. Two notations that fall on one
/// number are told apart by the next free one.
pub fn numbered<G: Show>(game: &G, side: Side) -> Vec<(u16, G::Action)> {
    let mut written: Vec<_> = game.all_actions(side).into_iter().map(|action| (game.write(&action), action)).collect();
    written.sort_by(|a, b| a.0.cmp(&b.0));
    let mut numbered: Vec<(u16, G::Action)> = Vec::with_capacity(written.len());
    let mut taken = [0u64; ACTIONS / 64];
    for (notation, action) in written {
        let mut number = hash(&[&notation]) as usize % ACTIONS;
        while taken[number / 64] >> (number % 64) & 1 == 1 {
            number = (number + 1) % ACTIONS;
        }
        taken[number / 64] |= 1 << (number % 64);
        numbered.push((number as u16, action));
    }
    numbered
}

/// What a side sees, from its own point of view: a learner may sit on either side.
pub fn observe<G: Show>(game: &G, side: Side, out: &mut [f32]) {
    out.fill(0.0);
    Tensor { eyes: side, out }.scene(&game.scene(Eyes::Seat(side)));
}

struct Tensor<'a> {
    eyes: Side,
    out: &'a mut [f32],
}

impl Tensor<'_> {
    fn put(&mut self, fact: &[&str], value: f32) {
        let place = hash(fact) as usize % self.out.len();
        self.out[place] += value;
    }

    fn whose(&self, side: Option<Side>) -> &'static str {
        match side {
            None => "nobody",
            Some(side) if side == self.eyes => "own",
            Some(_) => "enemy",
        }
    }

    fn scene(&mut self, scene: &Scene) {
        let size = match &*scene.board {
            Board::Plane(plane) => [plane.w, plane.h],
            _ => [1, 1],
        };
        self.put(&["bias"], 1.0);
        self.text("phase", &scene.banner.phase);
        self.text("ask", &scene.banner.ask);
        self.text("clock", &scene.clock);
        if let Board::Sectors(board) = &*scene.board {
            board.sectors.iter().chain(&board.reserves).for_each(|sector| self.sector(sector));
        }
        scene.pieces.iter().for_each(|piece| self.piece("board", piece, size));
        for overlay in &scene.overlays {
            if let Overlay::Objective { at, side, points } = overlay {
                self.put(&["objective", at, self.whose(*side)], *points as f32);
            }
        }
        for (n, meter) in scene.meters.iter().enumerate() {
            for side in Side::BOTH {
                let share = meter.values[side].unwrap_or(0) as f32 / meter.max.max(1) as f32;
                self.put(&["meter", &n.to_string(), self.whose(Some(side))], share);
            }
        }
        scene.trays.iter().enumerate().for_each(|(n, tray)| self.tray(n, tray, size));
    }

    fn sector(&mut self, sector: &Sector) {
        self.put(&["held", &sector.id, self.whose(sector.holder)], 1.0);
        self.put(&["contested", &sector.id], f32::from(u8::from(sector.contested)));
        self.put(&["used", &sector.id], sector.used as f32 / sector.limit.max(1) as f32);
        self.put(&["hidden", &sector.id], sector.hidden as f32);
    }

    fn piece(&mut self, room: &str, piece: &Piece, [w, h]: [i32; 2]) {
        let (whose, id) = (self.whose(piece.side), piece.id.as_str());
        for at in piece.at.iter().chain(&piece.also) {
            self.put(&[room, whose, id, "at", at], 1.0);
            // The same of any piece of its kind, so that what one has learnt serves the others.
            self.put(&[room, whose, &piece.kind, "at", at], 1.0);
        }
        if let Some([x, y]) = piece.point {
            self.put(&[room, whose, id, "x"], x as f32 / w.max(1) as f32);
            self.put(&[room, whose, id, "y"], y as f32 / h.max(1) as f32);
        }
        if let Some(angle) = piece.angle {
            self.put(&[room, whose, id, "angle", &angle.to_string()], 1.0);
        }
        let share = piece.strength.map_or(1.0, |now| now as f32 / piece.max.unwrap_or(now).max(1) as f32);
        self.put(&[room, whose, id, "strength"], share);
        self.put(&[room, whose, "strength"], share);
        if let Some(speed) = piece.speed {
            self.put(&[room, whose, id, "speed"], speed as f32);
        }
        for word in piece.badges.iter().chain(&piece.formation) {
            self.put(&[room, whose, id, word], 1.0);
        }
        self.put(&[room, whose, id, "done"], f32::from(u8::from(piece.done)));
    }

    fn tray(&mut self, n: usize, tray: &Tray, size: [i32; 2]) {
        let n = n.to_string();
        match tray {
            Tray::Bowl { chits, .. } => {
                for side in Side::BOTH {
                    chits[side].iter().for_each(|chit| self.put(&["bowl", &n, self.whose(Some(side)), chit], 1.0));
                }
            }
            Tray::Sheet { rows, .. } => {
                for side in Side::BOTH {
                    for row in &rows[side] {
                        self.put(&["sheet", &n, self.whose(Some(side)), &row.label, &row.entry], 1.0);
                    }
                }
            }
            Tray::Pieces { side, pieces, hidden, .. } => {
                self.put(&["tray", &n, self.whose(Some(*side)), "hidden"], *hidden as f32);
                pieces.iter().for_each(|piece| self.piece(&n, piece, size));
            }
        }
    }

    fn text(&mut self, what: &str, text: &Text) {
        if let Text::Key { key, args } = text {
            self.put(&[what, key], 1.0);
            for (name, value) in args.iter() {
                if let kernel::Arg::Number(n) = value {
                    self.put(&[what, key, name], *n as f32 / 10.0);
                }
            }
        }
    }
}

/// FNV-1a over the words, each ended by a byte that no word has. Frozen: what was learnt depends on it.
fn hash(words: &[&str]) -> u64 {
    let bytes = words.iter().flat_map(|word| word.bytes().chain([0xff]));
    let hash = bytes
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    hash ^ (hash >> 32)
}
