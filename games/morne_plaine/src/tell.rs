//! Events as lines of the log, with their dice in the order in which they fell (MP-05) and the moves they were.

use kernel::{LogLine, Motion, ShownDie, Side, Text};

use crate::MornePlaine;
use crate::action::MoveKind;
use crate::event::{Cause, Event, Loss, Row, ShotKind};
use crate::facts::Denial;
use crate::formation::{Formation, Shape};
use crate::geometry::{Pose, inches};
use crate::gestures::angle;
use crate::morale::needed;
use crate::phrases::{cover_words, distance, length, shape_words};
use crate::units::UnitId;

/// Dice that count from `need` on; with 0 all of them do.
fn dice(row: &Row, need: u8) -> impl Iterator<Item = ShownDie> + '_ {
    row.faces().iter().map(move |&face| ShownDie { sides: 6, n: u16::from(face), hit: face >= need })
}

/// A unit of one throw, its dice marked as the whole test came out.
fn test_dice(row: &Row, passed: bool) -> Vec<ShownDie> {
    let last = row.faces().len().saturating_sub(1);
    let die = |(i, &face): (usize, &u8)| ShownDie { sides: 6, n: u16::from(face), hit: passed && i == last };
    row.faces().iter().enumerate().map(die).collect()
}

fn moved_words(kind: MoveKind) -> Text {
    Text::key(format!("tell-moved-{}", kind.word()))
}

impl MornePlaine {
    /// A line about a unit, its side having done it.
    fn act(&self, unit: UnitId, text: Text) -> LogLine {
        let spec = self.spec(unit);
        LogLine::act(spec.side, text.with("unit", self.called(unit))).at([spec.id.clone()])
    }

    /// A line about a unit that went somewhere.
    fn went(&self, unit: UnitId, text: Text, way: &[Pose]) -> LogLine {
        let path = way.iter().map(|pose| self.mark_of(*pose)).collect();
        let motion = Motion { piece: self.spec(unit).id.clone(), path, removed: false };
        LogLine { motions: vec![motion], ..self.act(unit, text) }
    }

    /// A pose as a place of the board.
    fn mark_of(&self, pose: Pose) -> String {
        kernel::pose(self.spot(pose.point()), angle(pose.facing))
    }

    /// An event as a line of the log.
    pub(crate) fn tell_event(&self, event: &Event) -> LogLine {
        match *event {
            Event::NoMelee { side } => LogLine::act(side, Text::key("tell-no-melee")),
            Event::Turn { turn, side } => {
                let text = Text::key("tell-turn").with("turn", turn).with("side", self.camp(side));
                LogLine { side: Some(side), ..LogLine::turn(text) }
            }
            Event::Placed { unit, entered } => {
                let text = if entered { Text::key("tell-entered") } else { Text::key("tell-placed") };
                self.went(unit, text, &[self.unit(unit).pose()])
            }
            Event::Panic { unit, need, dice: ref row, passed } => {
                let text = if passed { Text::key("tell-panic-holds") } else { Text::key("tell-panic-fails") };
                self.act(unit, text.with("need", need)).rolled(test_dice(row, passed))
            }
            Event::Ordered { unit, kind, allowance } => {
                let far = Text::key("up-to").with("length", length(allowance));
                self.act(unit, moved_words(kind).with("length", far))
            }
            Event::Denied { unit, what } => {
                let text = match what {
                    Denial::Shot(_, target) => Text::key("tell-denied-shot").with("target", self.called(target)),
                    Denial::Charge(target) => Text::key("tell-denied-charge").with("target", self.called(target)),
                    Denial::Reform => Text::key("tell-denied-reform"),
                };
                self.act(unit, text)
            }
            Event::Moved { unit, kind, from, to, spent, about } => {
                self.tell_moved(unit, kind, [from, to], spent, about)
            }
            Event::Reformed { unit, from, was, shape } => self.tell_reformed(unit, from, was, shape),
            Event::Shot { .. } => self.tell_shot(event),
            Event::Tested { unit, cause, dice: ref row, modifier, passed } => {
                let text = match (cause, passed) {
                    (Cause::Fire, true) => Text::key("tell-fire-test-passed"),
                    (Cause::Fire, false) => Text::key("tell-fire-test-failed"),
                    (Cause::Melee, true) => Text::key("tell-melee-test-passed"),
                    (Cause::Melee, false) => Text::key("tell-melee-test-failed"),
                    (Cause::Rally, true) => Text::key("tell-rally-passed"),
                    (Cause::Rally, false) => Text::key("tell-rally-failed"),
                };
                self.act(unit, text.with("need", needed(modifier))).rolled(test_dice(row, passed))
            }
            Event::Fled { unit, from, to, dice: ref row } => {
                self.tell_thrown(Text::key("tell-fled"), unit, from, to, row)
            }
            Event::Lost { unit, why } => self.tell_lost(unit, why),
            Event::Charged { unit, target, flank } => {
                let text = if flank { Text::key("tell-charged-flank") } else { Text::key("tell-charged") };
                self.act(unit, text.with("target", self.called(target))).at([self.id_of(unit), self.id_of(target)])
            }
            Event::Supported { unit } => self.act(unit, Text::key("tell-supported")),
            Event::ReactionTest { unit, shape, dice: ref row, passed } => {
                let text = match (shape, passed) {
                    (None, true) => Text::key("tell-react-volley-passed"),
                    (None, false) => Text::key("tell-react-volley-failed"),
                    (Some(_), true) => Text::key("tell-react-form-passed"),
                    (Some(_), false) => Text::key("tell-react-form-failed"),
                };
                let text = shape.map_or(text.clone(), |shape| text.with("shape", shape_words(shape)));
                self.act(unit, text).rolled(test_dice(row, passed))
            }
            Event::FellBack { unit, from, to, dice: ref row } => {
                self.tell_thrown(Text::key("tell-fell-back"), unit, from, to, row)
            }
            Event::CounterCharged { unit, from, to, dice: ref row } => {
                self.tell_thrown(Text::key("tell-counter-charged"), unit, from, to, row)
            }
            Event::Realigned { unit, from } => {
                self.went(unit, Text::key("tell-realigned"), &[from, self.unit(unit).pose()])
            }
            Event::Contact { unit, target, from, to } => {
                self.went(unit, Text::key("tell-contact").with("target", self.called(target)), &[from, to])
            }
            Event::ChargeFailed { unit, from, to } => {
                let text = Text::key("tell-charge-failed").with("length", length(distance(from, to)));
                self.went(unit, text, &[from, to])
            }
            Event::Stragglers { unit, dice: ref row, losses } => {
                let text = Text::key("tell-stragglers").with("losses", losses).with("left", self.unit(unit).n);
                self.act(unit, text).rolled(dice(row, 0))
            }
            Event::Disengaged { unit, die, passed } => {
                let text = if passed { Text::key("tell-disengaged") } else { Text::key("tell-not-disengaged") };
                self.act(unit, text).rolled([ShownDie { sides: 6, n: u16::from(die), hit: passed }])
            }
            Event::Struck { unit, dice: ref row, .. } if row.faces().is_empty() => {
                self.act(unit, Text::key("tell-struck-none"))
            }
            Event::Struck { unit, dice: ref row, ref again, need, hits, .. } => {
                let text = Text::key("tell-struck").with("hits", hits).with("need", need);
                let text = text.with("dice", row.faces().len());
                self.act(unit, text).rolled(dice(row, need).chain(dice(again, need)))
            }
            Event::Parried { unit, hits, ref saves, ref again, need, losses } => {
                let saved = Text::key("parried-saves").with("saved", hits.saturating_sub(losses)).with("need", need);
                let saved = saved.with("losses", losses).with("left", self.unit(unit).n);
                let text = Text::key("tell-parried").with("hits", hits).with("saves", saved);
                self.act(unit, text).rolled(dice(saves, need).chain(dice(again, need)))
            }
            Event::Round { melee, losses, loser } => self.tell_round(melee, losses, loser),
            Event::Rallied { unit, .. } => self.act(unit, Text::key("tell-rallied")),
            Event::Escaped { unit, from, to } => {
                let way = [from, to].map(|at| Pose::new(at.x, at.y, self.unit(unit).pose().facing));
                self.went(unit, Text::key("tell-escaped"), &way)
            }
            Event::Taken { objective, side } => self.tell_taken(objective, side),
            Event::Ended { winner, reason, points } => {
                LogLine { side: winner, ..LogLine::note(self.ended_words(winner, reason, points)) }
            }
        }
    }

    /// The end in a sentence, with the points of both sides.
    pub(crate) fn ended_words(&self, winner: Option<Side>, reason: &str, points: [i32; 2]) -> Text {
        let text = match winner {
            Some(side) => Text::key(format!("tell-ended-{reason}")).with("side", self.camp(side)),
            None => Text::key("tell-ended-level"),
        };
        let text = text.with("a", self.camp(Side::A)).with("points-a", points[0]);
        text.with("b", self.camp(Side::B)).with("points-b", points[1])
    }

    fn tell_moved(&self, unit: UnitId, kind: Option<MoveKind>, way: [Pose; 2], spent: i32, about: bool) -> LogLine {
        let [from, to] = way;
        let text = match kind {
            _ if from == to => Text::key("tell-stays"),
            None => Text::key("tell-moved-command"),
            Some(_) if spent == 0 && about => Text::key("tell-faced-about"),
            Some(_) if from.point() == to.point() || spent == 0 => Text::key("tell-turned"),
            Some(kind) => moved_words(kind),
        };
        let text = text.with("length", length(spent)).with("unit", self.called(unit));
        let text = if about && spent > 0 { Text::key("do-about").with("move", text) } else { text };
        self.went(unit, text, &way)
    }

    /// A round of melee: who lost it, between whom, and by how much.
    fn tell_round(&self, melee: u8, losses: [u8; 2], loser: Option<Side>) -> LogLine {
        let text = match loser {
            Some(side) => Text::key("tell-round-lost")
                .with("side", self.camp(side))
                .with("lost", losses[side.index()])
                .with("other", losses[(!side).index()]),
            None => Text::key("tell-round-draw").with("lost", losses[0]),
        };
        let Some(pair) = self.contacts(melee) else { return LogLine::note(text) };
        let [a, b] = pair.map(|unit| self.called(unit));
        let between = Text::key("tell-round-between").with("round", text).with("a", a).with("b", b);
        LogLine::note(between).at(pair.map(|unit| self.id_of(unit)))
    }

    fn tell_reformed(&self, unit: UnitId, from: Pose, was: Shape, shape: Shape) -> LogLine {
        let text = match shape.formation {
            _ if was == shape => Text::key("tell-turned"),
            Formation::Limbered => Text::key("tell-limbered"),
            Formation::Unlimbered => Text::key("tell-unlimbered"),
            Formation::Skirmish => Text::key("tell-skirmishes"),
            _ => Text::key("tell-reformed"),
        };
        self.went(unit, text.with("shape", shape_words(shape)), &[from, self.unit(unit).pose()])
    }

    /// A move whose length was thrown.
    fn tell_thrown(&self, text: Text, unit: UnitId, from: Pose, to: Pose, row: &Row) -> LogLine {
        // Who turns about to run has his front where his rear was: that is no way.
        let end = if to.facing == from.facing { to } else { self.unit(unit).foot.about() };
        // Where the players move the figures, what was thrown is all that is known.
        let way = if self.declared() { inches(row.sum()) } else { distance(from, end) };
        self.went(unit, text.with("length", length(way)), &[from, to]).rolled(dice(row, 0))
    }

    fn tell_shot(&self, event: &Event) -> LogLine {
        let Event::Shot {
            shooter,
            target,
            kind,
            range,
            cover,
            doubled,
            dice: row,
            again,
            need,
            hits,
            saves,
            save,
            losses,
            ..
        } = event
        else {
            return LogLine::default();
        };
        let text = match kind {
            ShotKind::Progress => Text::key("tell-shot-progress"),
            ShotKind::Volley => Text::key("tell-shot-volley"),
            ShotKind::Hold | ShotKind::ReactVolley => Text::key("tell-shot-hold"),
            ShotKind::Guns => Text::key("tell-shot-guns"),
            ShotKind::Canister => Text::key("tell-shot-canister"),
        };
        let text = text.with("unit", self.called(*shooter)).with("target", self.called(*target));
        let cover = cover_words(*cover);
        let lie = match range {
            Some(range) => Text::key("shot-lie").with("range", length(*range)).with("cover", cover),
            None => cover,
        };
        let [hits_doubled, losses_doubled] = [!self.rules().double_losses, self.rules().double_losses]
            .map(|which| i32::from(which && *doubled && *hits > 0));
        let text = text.with("lie", lie).with("hits", *hits).with("need", *need).with("doubled", hits_doubled);
        let text = if *hits > 0 {
            let saved = Text::key("tell-shot-saved").with("shot", text).with("save", *save);
            saved.with("losses", *losses).with("doubled", losses_doubled).with("left", self.unit(*target).n)
        } else {
            text
        };
        let thrown = dice(row, *need).chain(dice(again, *need)).chain(dice(saves, *save));
        self.act(*shooter, text).at([self.id_of(*shooter), self.id_of(*target)]).rolled(thrown)
    }

    fn tell_lost(&self, unit: UnitId, why: Loss) -> LogLine {
        let text = match why {
            Loss::Strength if self.spec(unit).fights() && self.unit(unit).n > 0 => Text::key("tell-lost-quarter"),
            Loss::Strength if self.spec(unit).commands() => Text::key("tell-lost-commander"),
            Loss::Strength => Text::key("tell-lost-strength"),
            Loss::Fled => Text::key("tell-lost-fled"),
            Loss::SecondFlight => Text::key("tell-lost-second-flight"),
            Loss::Overrun => Text::key("tell-lost-overrun"),
            Loss::Taken => Text::key("tell-lost-taken"),
        };
        let line = self.act(unit, text);
        let path = vec![self.mark_of(self.unit(unit).pose())];
        LogLine { motions: vec![Motion { piece: self.spec(unit).id.clone(), path, removed: true }], ..line }
    }

    fn tell_taken(&self, objective: u8, side: Side) -> LogLine {
        let place = self.setup.objectives[usize::from(objective)].name.clone();
        LogLine {
            side: Some(side),
            ..LogLine::note(Text::key("tell-objective").with("side", self.camp(side)).with("place", place))
        }
    }
}
