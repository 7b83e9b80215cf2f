//! Actions as text. Reading is tolerant of case and spaces; what a text means, not whether it is legal.

use kernel::Fault;

use crate::MornePlaine;
use crate::action::{Action, Move, MoveKind};
use crate::formation::{Face, Formation, Pivot, Reform, Shape};
use crate::geometry::Pose;
use crate::units::UnitId;

/// The forms that exist, for whoever wrote something else.
const FORMS: &str = "deploy F1 column6 at X Y FACING; panic F1; progress|fast|manhandle|drive F1 [first REFORM] [about] \
                     [to X Y FACING] [then REFORM]; volley A1 [F1]; guns F5 A1; charge F1 A1 [first REFORM]; form F1 REFORM; \
                     rally F1; disengage F4; enter F9 march2 [at X Y FACING]; end actions; fire at A1; side right fire at A1; \
                     hold fire; support F2; go; react fire|volley|form square|fall back|counter-charge|stand; rally form REFORM; \
                     keep; command F6 to X Y; end command; melee 1; stay; fall back [2]; pursue A1; reform F1 REFORM; \
                     REFORM = `line front`, `column6 centre 90`";

/// A formation in words: `line`, `column6`.
pub fn write_shape(shape: Shape) -> String {
    match shape.formation.files() {
        Some(_) => format!("{}{}", shape.formation.word(), shape.files),
        None => shape.formation.word().to_owned(),
    }
}

/// Reads a formation: `line`, `column6`.
pub fn read_shape(word: &str) -> Result<Shape, Fault> {
    let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
    let (name, files) = word.split_at(digits);
    let wrong = || {
        let known =
            "line, column4 to column6, march2, march3, square, echelon4 to echelon8, skirmish, unlimbered, limbered";
        Fault::new("formation", format!("'{word}' is none; write {known}"))
    };
    let formation = Formation::ALL.into_iter().find(|f| f.word() == name).ok_or_else(wrong)?;
    match (formation.files(), files.parse::<u8>()) {
        (Some(_), Ok(files)) if files > 0 => Ok(Shape::with(formation, files)),
        (None, _) if files.is_empty() => Ok(Shape::of(formation)),
        _ => Err(wrong()),
    }
}

fn write_reform(reform: Reform) -> String {
    let shape = write_shape(reform.shape);
    match reform.pivot {
        Pivot::Front => format!("{shape} front"),
        Pivot::Centre(facing) => format!("{shape} centre {facing}"),
    }
}

fn write_pose(pose: Pose) -> String {
    format!("{} {} {}", pose.x, pose.y, pose.facing)
}

pub(crate) fn write(game: &MornePlaine, action: &Action) -> String {
    let id = |unit: UnitId| game.id_of(unit);
    let placed = |verb, unit, shape: Shape, pose| match shape.formation {
        _ if game.declared() => format!("{verb} {} {}", id(unit), write_shape(shape)),
        Formation::Point => format!("{verb} {} at {}", id(unit), write_pose(pose)),
        _ => format!("{verb} {} {} at {}", id(unit), write_shape(shape), write_pose(pose)),
    };
    match *action {
        Action::Deploy { unit, pose, shape } => placed("deploy", unit, shape, pose),
        Action::Panic(unit) => format!("panic {}", id(unit)),
        Action::Move(m) => write_move(game, &m),
        Action::Volley { unit, target: None } => format!("volley {}", id(unit)),
        Action::Volley { unit, target: Some(target) } => format!("volley {} {}", id(unit), id(target)),
        Action::Guns { unit, target } => format!("guns {} {}", id(unit), id(target)),
        Action::Charge { unit, target, pre } => {
            let first = pre.map_or(String::new(), |reform| format!(" first {}", write_reform(reform)));
            format!("charge {} {}{first}", id(unit), id(target))
        }
        Action::Form { unit, reform } => format!("form {} {}", id(unit), write_reform(reform)),
        Action::Rally(unit) => format!("rally {}", id(unit)),
        Action::Disengage(unit) => format!("disengage {}", id(unit)),
        Action::Enter { unit, pose, shape } => placed("enter", unit, shape, pose),
        Action::EndActions => "end actions".to_owned(),
        Action::FireAt(target) => format!("fire at {}", id(target)),
        Action::SideFire { face, target } => format!("side {} fire at {}", face.word(), id(target)),
        Action::HoldFire => "hold fire".to_owned(),
        Action::Support(unit) => format!("support {}", id(unit)),
        Action::Go => "go".to_owned(),
        Action::FireAndHold => "react fire".to_owned(),
        Action::ReactVolley => "react volley".to_owned(),
        Action::ReactForm(shape) => format!("react form {}", write_shape(shape)),
        Action::FallBack => "react fall back".to_owned(),
        Action::CounterCharge => "react counter-charge".to_owned(),
        Action::Stand => "react stand".to_owned(),
        Action::RallyForm(reform) => format!("rally form {}", write_reform(reform)),
        Action::Keep => "keep".to_owned(),
        Action::Command { unit, x, y } => format!("command {} to {x} {y}", id(unit)),
        Action::EndCommand => "end command".to_owned(),
        Action::Melee(melee) => format!("melee {melee}"),
        Action::Stay => "stay".to_owned(),
        Action::VictorBack(0) => "fall back".to_owned(),
        Action::VictorBack(dice) => format!("fall back {dice}"),
        Action::Pursue(target) => format!("pursue {}", id(target)),
        Action::VictorReform { unit, reform } => format!("reform {} {}", id(unit), write_reform(reform)),
    }
}

fn write_move(game: &MornePlaine, m: &Move) -> String {
    let first = m.pre.map_or(String::new(), |reform| format!(" first {}", write_reform(reform)));
    let then = m.post.map_or(String::new(), |reform| format!(" then {}", write_reform(reform)));
    let about = if m.about { " about" } else { "" };
    let to = if game.declared() { String::new() } else { format!(" to {}", write_pose(m.pose)) };
    format!("{} {}{first}{about}{to}{then}", m.kind.word(), game.id_of(m.unit))
}

pub(crate) fn read(game: &MornePlaine, text: &str) -> Result<Action, Fault> {
    let lower = text.to_lowercase();
    let mut words = Words { game, words: lower.split_whitespace().collect(), at: 0 };
    let action = words.action()?;
    match words.words.get(words.at) {
        None => Ok(action),
        Some(more) => Err(Fault::new(format!("'{more}'"), "nothing more belongs here")),
    }
}

struct Words<'a> {
    game: &'a MornePlaine,
    words: Vec<&'a str>,
    at: usize,
}

impl Words<'_> {
    fn next(&mut self) -> &str {
        self.at += 1;
        self.words.get(self.at - 1).copied().unwrap_or("")
    }

    fn peek(&self) -> &str {
        self.words.get(self.at).copied().unwrap_or("")
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == word;
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, word: &str) -> Result<(), Fault> {
        if self.take(word) {
            return Ok(());
        }
        Err(Fault::new(format!("'{}'", self.peek()), format!("'{word}' belongs here")))
    }

    fn unit(&mut self) -> Result<UnitId, Fault> {
        let game = self.game;
        let word = self.next();
        game.unit_named(word).ok_or_else(|| Fault::new(format!("'{word}'"), "no unit has this id").nobody(word))
    }

    fn number(&mut self) -> Result<i32, Fault> {
        let word = self.next();
        match word.parse::<i32>() {
            Ok(number) if number.abs() <= 100_000 => Ok(number),
            _ => Err(Fault::new(format!("'{word}'"), "a number of engine units (254 to the inch) belongs here")),
        }
    }

    fn facing(&mut self) -> Result<u16, Fault> {
        let word = self.next();
        match word.parse::<u16>() {
            Ok(facing) if facing < 360 => Ok(facing),
            _ => Err(Fault::new(format!("'{word}'"), "a facing from 0 to 359 belongs here")),
        }
    }

    fn pose(&mut self) -> Result<Pose, Fault> {
        Ok(Pose::new(self.number()?, self.number()?, self.facing()?))
    }

    /// A pose; none is written on a table that is not seen (MP-R76).
    fn pose_after(&mut self, word: &str, unit: UnitId) -> Result<Pose, Fault> {
        if self.game.declared() && self.peek() != word {
            return Ok(self.game.unit(unit).pose());
        }
        self.expect(word)?;
        self.pose()
    }

    fn shape(&mut self) -> Result<Shape, Fault> {
        read_shape(self.next())
    }

    fn reform(&mut self) -> Result<Reform, Fault> {
        let shape = self.shape()?;
        let pivot = match self.next() {
            "front" => Pivot::Front,
            "centre" | "center" => Pivot::Centre(self.facing()?),
            other => return Err(Fault::new(format!("'{other}'"), "'front' or 'centre FACING' belongs here")),
        };
        Ok(Reform { shape, pivot })
    }

    fn placed(&mut self) -> Result<(UnitId, Pose, Shape), Fault> {
        let unit = self.unit()?;
        let shape = if self.peek() == "at" { Shape::of(Formation::Point) } else { self.shape()? };
        Ok((unit, self.pose_after("at", unit)?, shape))
    }

    fn moved(&mut self, kind: MoveKind) -> Result<Action, Fault> {
        let unit = self.unit()?;
        let pre = if self.take("first") { Some(self.reform()?) } else { None };
        let about = self.take("about");
        let pose = self.pose_after("to", unit)?;
        let post = if self.take("then") { Some(self.reform()?) } else { None };
        Ok(Action::Move(Move { unit, kind, pre, about, pose, post }))
    }

    fn action(&mut self) -> Result<Action, Fault> {
        let verb = self.next().to_owned();
        if let Some(kind) = MoveKind::ALL.into_iter().find(|kind| kind.word() == verb) {
            return self.moved(kind);
        }
        Ok(match verb.as_str() {
            "deploy" => {
                let (unit, pose, shape) = self.placed()?;
                Action::Deploy { unit, pose, shape }
            }
            "enter" => {
                let (unit, pose, shape) = self.placed()?;
                Action::Enter { unit, pose, shape }
            }
            "panic" => Action::Panic(self.unit()?),
            "volley" => {
                let unit = self.unit()?;
                let target = if self.peek().is_empty() { None } else { Some(self.unit()?) };
                Action::Volley { unit, target }
            }
            "guns" => Action::Guns { unit: self.unit()?, target: self.unit()? },
            "charge" => {
                let (unit, target) = (self.unit()?, self.unit()?);
                let pre = if self.take("first") { Some(self.reform()?) } else { None };
                Action::Charge { unit, target, pre }
            }
            "form" => Action::Form { unit: self.unit()?, reform: self.reform()? },
            "rally" if self.take("form") => Action::RallyForm(self.reform()?),
            "rally" => Action::Rally(self.unit()?),
            "disengage" => Action::Disengage(self.unit()?),
            "end" if self.take("actions") => Action::EndActions,
            "end" => {
                self.expect("command")?;
                Action::EndCommand
            }
            "fire" => {
                self.expect("at")?;
                Action::FireAt(self.unit()?)
            }
            "side" => {
                let word = self.next();
                let face = Face::ALL.into_iter().find(|face| face.word() == word);
                let face = face.ok_or_else(|| Fault::new("side", "front, right, rear or left belongs here"))?;
                self.expect("fire")?;
                self.expect("at")?;
                Action::SideFire { face, target: self.unit()? }
            }
            "hold" => {
                self.expect("fire")?;
                Action::HoldFire
            }
            "support" => Action::Support(self.unit()?),
            "go" => Action::Go,
            "react" => self.reaction()?,
            "keep" => Action::Keep,
            "command" => {
                let unit = self.unit()?;
                self.expect("to")?;
                Action::Command { unit, x: self.number()?, y: self.number()? }
            }
            "melee" => {
                let word = self.next();
                Action::Melee(word.parse().map_err(|_| Fault::new("melee", format!("'{word}' is no number")))?)
            }
            "stay" => Action::Stay,
            "fall" => {
                self.expect("back")?;
                match self.peek() {
                    "1" | "2" => Action::VictorBack(self.next().parse().unwrap_or(1)),
                    _ => Action::VictorBack(0),
                }
            }
            "pursue" => Action::Pursue(self.unit()?),
            "reform" => Action::VictorReform { unit: self.unit()?, reform: self.reform()? },
            _ => {
                return Err(
                    Fault::new(format!("'{verb}'"), format!("no action begins so; write {FORMS}")).unread(&verb, FORMS)
                );
            }
        })
    }

    fn reaction(&mut self) -> Result<Action, Fault> {
        Ok(match self.next() {
            "fire" => Action::FireAndHold,
            "volley" => Action::ReactVolley,
            "form" => Action::ReactForm(self.shape()?),
            "fall" => {
                self.expect("back")?;
                Action::FallBack
            }
            "counter-charge" => Action::CounterCharge,
            "stand" => Action::Stand,
            other => {
                let known = "fire, volley, form SHAPE, fall back, counter-charge, stand";
                return Err(Fault::new(format!("'{other}'"), format!("a reaction belongs here: {known}")));
            }
        })
    }
}
