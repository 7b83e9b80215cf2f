//! What is drawn and written while one change is shown. Whoever sees the same as somebody before him is sent the same
//! words, and pieces that stand as they stood a moment before are not written again.

use std::sync::Arc;

use catalogue::Told;
use kernel::{Banner, Board, BySide, CellId, Eyes, LogLine, Meter, Scene, SideLook, Text, Tray};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use session::Session;

use crate::sight::NO_GROUND;

/// What was written while one change is shown.
#[derive(Default)]
pub struct Gallery {
    scenes: Vec<(Eyes, Drawn)>,
    frames: Vec<(Line, Arc<RawValue>)>,
}

/// What happened in a line, as these eyes see it.
type Line = (Option<usize>, Eyes);

/// A scene as it is told: mostly without its ground.
#[derive(Clone)]
pub struct Drawn {
    scene: Arc<Scene>,
    bare: Arc<RawValue>,
    standing: Standing,
    /// The ground is told with it.
    pub whole: bool,
}

/// What stands on the ground, and the marks on it.
#[derive(Clone)]
struct Standing {
    pieces: Arc<RawValue>,
    overlays: Arc<RawValue>,
}

/// A [`Scene`] of which that is written already.
#[derive(Serialize)]
struct Bare<'a> {
    sides: &'a BySide<SideLook>,
    board: &'a Board,
    pieces: &'a RawValue,
    overlays: &'a RawValue,
    banner: &'a Banner,
    meters: &'a [Meter],
    trays: &'a [Tray],
    focus: &'a [CellId],
    clock: &'a Text,
    goal: &'a Text,
}

/// A [`session::Frame`] of which that is written already.
#[derive(Serialize)]
struct Framed {
    line: LogLine,
    pieces: Arc<RawValue>,
    overlays: Arc<RawValue>,
}

impl Standing {
    fn of(scene: &Scene) -> Standing {
        Standing { pieces: written(&scene.pieces), overlays: written(&scene.overlays) }
    }
}

impl Drawn {
    fn new(scene: Scene) -> Drawn {
        let standing = Standing::of(&scene);
        let Scene { sides, banner, meters, trays, focus, clock, goal, .. } = &scene;
        let Standing { pieces, overlays } = &standing;
        let bare = Bare { sides, board: &NO_GROUND, pieces, overlays, banner, meters, trays, focus, clock, goal };
        Drawn { bare: written(&bare), scene: scene.into(), standing, whole: false }
    }

    /// Its ground.
    pub fn ground(&self) -> &Arc<Board> {
        &self.scene.board
    }
}

impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.whole { self.scene.serialize(serializer) } else { self.bare.serialize(serializer) }
    }
}

impl Gallery {
    /// What these eyes see now.
    pub fn scene(&mut self, session: &Session, eyes: Eyes) -> Drawn {
        if let Some((_, drawn)) = self.scenes.iter().find(|(known, _)| *known == eyes) {
            return drawn.clone();
        }
        let drawn = Drawn::new(session.position().scene(eyes));
        self.scenes.push((eyes, drawn.clone()));
        drawn
    }

    /// What happened in the last line that these eyes know, if something was played.
    pub fn frames(&mut self, session: &Session, eyes: Eyes, played: bool) -> Arc<RawValue> {
        if !played {
            return written::<[Framed]>(&[]);
        }
        let seen = session.last_line(eyes);
        if let Some((_, frames)) = self.frames.iter().find(|(known, _)| *known == seen) {
            return frames.clone();
        }
        let frame = |(line, told): (LogLine, Arc<dyn Told>)| {
            // Most acts are one event, after which everything stands as it does now.
            let now = told.led_to(&**session.position());
            let Standing { pieces, overlays } = if now {
                self.scene(session, session.common_eyes(eyes)).standing
            } else {
                Standing::of(&told.scene(seen.1))
            };
            Framed { line, pieces, overlays }
        };
        let frames: Vec<Framed> = session.events(seen.0, seen.1).into_iter().map(frame).collect();
        let frames = written(&frames);
        self.frames.push((seen, frames.clone()));
        frames
    }
}

/// Something as it is told.
pub fn written<T: Serialize + ?Sized>(what: &T) -> Arc<RawValue> {
    serde_json::value::to_raw_value(what).expect("what is told is always JSON").into()
}

#[cfg(test)]
mod tests {
    use kernel::Side;
    use serde_json::{Value, json, to_value};
    use session::{DiceOrder, Order};

    use super::*;

    fn read(text: &impl Serialize) -> Value {
        serde_json::from_str(&serde_json::to_string(text).unwrap()).unwrap()
    }

    /// Whatever is shared, everybody is told what he would be told alone, to the letter.
    #[test]
    fn what_is_written_once_is_what_each_would_be_told() {
        for table in catalogue::games() {
            let order = Order::of(table.id(), table.scenarios()[0].id);
            let mut session = Session::begin(order, DiceOrder::Seeded(3)).unwrap();
            for n in 0..60 {
                let Some(side) = session.to_play().next() else { break };
                let legal = session.position().legal(side);
                session.act(side, &legal[n * 7 % legal.len()], session.view_number(side)).unwrap();
                let mut gallery = Gallery::default();
                for eyes in [Eyes::Seat(Side::A), Eyes::Seat(Side::B), Eyes::Public] {
                    let mut alone = session.view(eyes).scene;
                    let mut drawn = gallery.scene(&session, session.common_eyes(eyes));
                    drawn.whole = true;
                    assert_eq!(read(&drawn), to_value(&alone).unwrap(), "{} through {eyes:?}", table.id());
                    (drawn.whole, alone.board) = (false, NO_GROUND.clone());
                    assert_eq!(read(&drawn), to_value(&alone).unwrap(), "{} through {eyes:?}", table.id());
                    let frames = to_value(session.frames(session.plies(eyes), eyes)).unwrap();
                    assert_eq!(read(&gallery.frames(&session, eyes, true)), frames, "{} through {eyes:?}", table.id());
                }
                assert_eq!(read(&gallery.frames(&session, Eyes::Public, false)), json!([]));
            }
        }
    }
}
