//! What is drawn and written while one change is shown. Whoever sees the same as somebody before him is sent the same
//! words, and pieces that stand as they stood a moment before are not written again.

use std::ops::Range;
use std::sync::Arc;

use catalogue::Told;
use kernel::{Banner, Board, BySide, CellId, Eyes, LogLine, Meter, Overlay, Piece, Scene, SideLook, Text, Tray};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use session::Session;

use crate::post::Post;
use crate::sight::NO_GROUND;

/// What was written while one change is shown.
#[derive(Default)]
pub struct Gallery {
    scenes: Vec<(Eyes, Drawn)>,
    frames: Vec<(Line, Frames)>,
    logs: Vec<(Eyes, Range<usize>, Written)>,
}

/// What happened in a line, as these eyes see it, told beside a view through those.
type Line = (Option<usize>, Eyes, Eyes);

/// What happened in a line, event by event.
#[derive(Clone)]
pub struct Frames {
    /// The events.
    pub told: Written,
    /// So many of them, the last ones, show what the first view shows: their pieces and marks are left out.
    pub settled: usize,
}

/// A scene as it is told: mostly without its ground.
#[derive(Clone)]
pub struct Drawn {
    scene: Arc<Scene>,
    /// The scene without its ground.
    bare: Written,
    /// The ground is told with it.
    pub whole: bool,
}

/// What stands on the ground, and the marks on it.
#[derive(Clone)]
struct Standing {
    pieces: Written,
    overlays: Written,
}

/// A [`Scene`] with another ground.
#[derive(Serialize)]
struct Bare<'a> {
    sides: &'a BySide<SideLook>,
    board: &'a Board,
    pieces: &'a [Piece],
    overlays: &'a [Overlay],
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
    pieces: Written,
    overlays: Written,
}

impl Standing {
    fn of(scene: &Scene) -> Standing {
        Standing { pieces: written(&scene.pieces), overlays: written(&scene.overlays) }
    }

    fn left_out() -> Standing {
        Standing { pieces: written::<[Piece]>(&[]), overlays: written::<[Overlay]>(&[]) }
    }
}

impl Drawn {
    fn new(scene: Scene) -> Drawn {
        let Scene { sides, pieces, overlays, banner, meters, trays, focus, clock, goal, .. } = &scene;
        let board = &NO_GROUND;
        let bare = Bare { sides, board, pieces, overlays, banner, meters, trays, focus, clock, goal };
        Drawn { bare: written(&bare), scene: scene.into(), whole: false }
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

    /// What happened in the last line that a post knows. Most acts are one event, after which everything stands as it
    /// does now, and as the first view tells it.
    pub fn frames(&mut self, session: &Session, post: Post) -> Frames {
        let first = post.views().first().copied().flatten().map_or(post.eyes(), Eyes::Seat);
        let [eyes, first] = [post.eyes(), first].map(|eyes| session.common_eyes(eyes));
        let (line, seen) = session.last_line(post.eyes());
        let key = (line, seen, first);
        if let Some((_, frames)) = self.frames.iter().find(|(known, _)| *known == key) {
            return frames.clone();
        }
        let events = session.events(line, seen);
        let leads_here = |(_, told): &&(LogLine, Arc<dyn Told>)| told.led_to(&**session.position());
        let settled = if eyes == first { events.iter().rev().take_while(leads_here).count() } else { 0 };
        let moving = events.len() - settled;
        let frame = |(n, (line, told)): (usize, (LogLine, Arc<dyn Told>))| {
            let Standing { pieces, overlays } =
                if n < moving { Standing::of(&told.scene(seen)) } else { Standing::left_out() };
            Framed { line, pieces, overlays }
        };
        let told: Vec<Framed> = events.into_iter().enumerate().map(frame).collect();
        let frames = Frames { told: written(&told), settled };
        self.frames.push((key, frames.clone()));
        frames
    }

    /// What the log says of these lines to these eyes.
    pub fn log(&mut self, session: &Session, eyes: Eyes, plies: Range<usize>) -> Written {
        let eyes = session.common_log_eyes(eyes, &plies);
        if let Some((.., log)) = self.logs.iter().find(|(known, told, _)| *known == eyes && *told == plies) {
            return log.clone();
        }
        let log = written(&session.log(eyes, plies.clone()));
        self.logs.push((eyes, plies, log.clone()));
        log
    }
}

impl Default for Frames {
    fn default() -> Frames {
        Frames { told: written::<[Framed]>(&[]), settled: 0 }
    }
}

/// Something as it is told, which several may be told.
pub type Written = Arc<Box<RawValue>>;

/// Something as it is told.
pub fn written<T: Serialize + ?Sized>(what: &T) -> Written {
    serde_json::value::to_raw_value(what).expect("what is told is always JSON").into()
}

#[cfg(test)]
mod tests {
    use std::mem::take;

    use serde_json::{Value, to_value};
    use session::{DiceOrder, Order};

    use super::*;

    fn read(text: &impl Serialize) -> Value {
        serde_json::from_str(&serde_json::to_string(text).unwrap()).unwrap()
    }

    /// Whatever is shared, everybody is told what he would be told alone, to the letter.
    #[test]
    fn what_is_written_once_is_what_each_would_be_told() {
        for table in catalogue::games() {
            let mut settled = 0;
            let order = Order::of(table.id(), table.scenarios()[0].id);
            let mut session = Session::begin(order, DiceOrder::Seeded(3)).unwrap();
            for n in 0..60 {
                let Some(side) = session.to_play().next() else { break };
                let legal = session.position().legal(side);
                session.act(side, &legal[n * 7 % legal.len()], session.view_number(side)).unwrap();
                let mut gallery = Gallery::default();
                for post in Post::ALL {
                    let eyes = post.eyes();
                    let mut alone = session.view(eyes).scene;
                    let mut drawn = gallery.scene(&session, session.common_eyes(eyes));
                    drawn.whole = true;
                    assert_eq!(read(&drawn), to_value(&alone).unwrap(), "{} at {post:?}", table.id());
                    (drawn.whole, alone.board) = (false, NO_GROUND.clone());
                    assert_eq!(read(&drawn), to_value(&alone).unwrap(), "{} at {post:?}", table.id());
                    let mut frames = session.frames(session.plies(eyes), eyes);
                    let shown = gallery.frames(&session, post);
                    let first = session.view(post.views()[0].map_or(eyes, Eyes::Seat)).scene;
                    let moving = frames.len() - shown.settled;
                    for frame in &mut frames[moving..] {
                        let standing = (take(&mut frame.pieces), take(&mut frame.overlays));
                        assert_eq!(
                            standing,
                            (first.pieces.clone(), first.overlays.clone()),
                            "{} at {post:?}",
                            table.id()
                        );
                    }
                    assert_eq!(read(&shown.told), to_value(frames).unwrap(), "{} at {post:?}", table.id());
                    let lines = session.plies(eyes);
                    for told in [lines..lines + 1, lines.saturating_sub(2)..lines + 1] {
                        let log = to_value(session.log(eyes, told.clone())).unwrap();
                        assert_eq!(read(&gallery.log(&session, eyes, told)), log, "{} at {post:?}", table.id());
                    }
                    settled += shown.settled;
                }
            }
            assert!(settled > 0, "{}: some acts are told with what stands in the view", table.id());
        }
    }
}
