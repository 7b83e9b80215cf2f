//! One match being played: who sits where, what each seat may see, decisions that are sealed, undo by its law,
//! dice from a stream or from a real table, and the record. No I/O and no clock: the server, the referee and the
//! browser itself run the same code.

mod dice;
mod expected;
mod history;
mod lines;
mod op;
mod order;
mod proof;
pub mod referee;
mod replay;
mod undo;
mod view;
mod whose;

use std::sync::Arc;

use catalogue::{Begun, Match, Rejection, Told, Trial};
use kernel::{
    BySide, DiceSource, Entry, Eyes, Fault, Header, Outcome, Question, Quit, Script, Side, Start, Thrown, ToPlay, Touch,
};

pub use dice::{DiceOrder, Owed};
pub use expected::{Expected, expected};
pub use op::{Op, Rejected};
pub use order::{Order, Scenario};
pub use proof::{Claim, Seen, Signer, prove};
pub use replay::Halt;
pub use undo::{LiveAct, Undo};
pub use view::{Correctable, DieAsked, End, Frame, LogPart, View};

use dice::Source;
use lines::{Lines, Step};
use whose::Whose;

/// Something that waits for dice thrown on a real table.
#[derive(Clone)]
struct Pending {
    /// The act; nothing for the beginning of the game.
    act: Option<(Side, String)>,
    thrown: Vec<Thrown>,
    /// What was decided in private after the act, when its dice are being corrected.
    sealed: Vec<Op>,
    /// The questions among them, with their places.
    questions: Vec<(usize, Question)>,
    /// Whose each die is, up to the one that is asked for and beyond; nobody's at the beginning.
    owners: Vec<Side>,
    asked: kernel::Asked,
}

impl Pending {
    /// The beginning, which waits for this die.
    fn beginning(thrown: Vec<Thrown>, asked: kernel::Asked) -> Pending {
        Pending { act: None, thrown, sealed: Vec::new(), questions: Vec::new(), owners: Vec::new(), asked }
    }
}

/// A match being played. Every step is played on a copy: what seldom changes is shared with it.
#[derive(Clone)]
pub struct Session {
    order: Arc<Order>,
    header: Arc<Header>,
    source: Source,
    /// Where the stream of the dice stood at the beginning.
    drawn: u64,
    lines: Lines,
    views: BySide<u32>,
    public_view: u32,
    undo_asked: Option<(Side, usize)>,
    /// Sides for which a commander plays.
    commanded: BySide<bool>,
    /// One person sits before both sides.
    umpired: bool,
    pending: Option<Pending>,
    /// Lines after which another version of the rules was played, with both versions.
    renewed: Vec<(usize, u32, u32)>,
}

impl Session {
    /// Begins a match.
    pub fn begin(order: Order, dice: DiceOrder) -> Result<Session, Fault> {
        let toml = order.toml()?;
        let table = catalogue::game(&order.game)?;
        let mut source = Source::new(dice);
        let mut asked = None;
        let (begun, thrown) = match &mut source {
            Source::Physical => {
                let mut probe = Script::default();
                let begun = table.start(&toml, &order.options, &mut probe)?;
                asked = probe.missing().cloned();
                (begun, Vec::new())
            }
            stream => stream.witness(|dice| table.start(&toml, &order.options, dice))?,
        };
        let header = order.header(&toml, source.record_source(), Start::Scenario(thrown))?;
        let mut session = Session::at(order, header, source, begun);
        session.pending = asked.map(|asked| Pending::beginning(Vec::new(), asked));
        Ok(session)
    }

    /// Begins a match with forced dice; later ones come from the seed.
    pub fn begin_with(order: Order, seed: u64, readings: &[u16]) -> Result<Session, Fault> {
        let toml = order.toml()?;
        let mut script = Script::readings(readings);
        let mut dice = kernel::Witness::new(&mut script);
        let begun = catalogue::game(&order.game)?.start(&toml, &order.options, &mut dice)?;
        let thrown = dice.thrown();
        script.settle()?;
        let source = Source::new(DiceOrder::Seeded(seed));
        let header = order.header(&toml, source.record_source(), Start::Scenario(thrown))?;
        Ok(Session::at(order, header, source, begun))
    }

    /// A match that begins in a position that was set up.
    pub fn set_up(order: Order, dice: DiceOrder, position: serde_json::Value) -> Result<Session, Fault> {
        let toml = order.toml()?;
        let table = catalogue::game(&order.game)?;
        let game = table.set_up(&toml, &order.options, position)?;
        let source = Source::new(dice);
        let start = Start::Position(game.position().to_string());
        let header = order.header(&toml, source.record_source(), start)?;
        Ok(Session::at(order, header, source, Begun { game, told: Vec::new() }))
    }

    fn at(order: Order, header: Header, source: Source, begun: Begun) -> Session {
        Session {
            order: order.into(),
            header: header.into(),
            drawn: source.position(),
            source,
            lines: Lines::new(begun, 0),
            views: BySide([1, 1]),
            public_view: 1,
            undo_asked: None,
            commanded: BySide::default(),
            umpired: false,
            pending: None,
            renewed: Vec::new(),
        }
    }

    /// A commander plays for a side. He always agrees to an undo, so that what has told something is not taken back; and
    /// others throw his dice for him.
    pub fn command(&mut self, side: Side) {
        self.commanded[side] = true;
    }

    /// One person sits before both sides: all dice are his to type, to correct and to take back.
    pub fn umpire(&mut self) {
        self.umpired = true;
    }

    /// The match as it was ordered.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// The present position, to think about.
    pub fn position(&self) -> &Arc<dyn Match> {
        self.lines.position()
    }

    /// Whose decision it is. Nobody's while a die of the beginning is owed is told by [`View::die`].
    pub fn to_play(&self) -> ToPlay {
        match self.lines.last().map(|step| &step.entry) {
            Some(Entry::End { side, how }) => ToPlay::Over(how.outcome(*side)),
            _ => self.position().to_play(),
        }
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.to_play().outcome()
    }

    /// What happened in the last line, or before the first one.
    pub fn told(&self) -> &[Arc<dyn Told>] {
        self.lines.last_told()
    }

    /// The numbers of all views: the seats' and the spectators'. A store keeps them, so that none comes twice.
    pub fn numbers(&self) -> [u32; 3] {
        [self.views[Side::A], self.views[Side::B], self.public_view]
    }

    /// Goes on with these numbers, after [`Session::restore`].
    pub fn renumber(&mut self, [a, b, public]: [u32; 3]) {
        let kept = BySide([a, b]);
        self.views = BySide::from_fn(|side| self.views[side].max(kept[side]));
        self.public_view = self.public_view.max(public);
    }

    /// The number of the view that this seat has: an action must name it.
    pub fn view_number(&self, side: Side) -> u32 {
        self.views[side]
    }

    /// A seat acts. What must be stored before it is acknowledged comes back: nothing while dice are owed.
    pub fn act(&mut self, side: Side, action: &str, view: u32) -> Result<Vec<Op>, Rejected> {
        if self.outcome().is_some() {
            return Err(Rejected::Over);
        }
        if self.pending.is_some() {
            return Err(Rejected::DiceOwed);
        }
        if view != self.views[side] {
            return Err(Rejected::Stale);
        }
        let action = self.position().tidy(action).map_err(Rejected::Unreadable)?;
        self.probe(Owed { act: Some((side, action)), ..Owed::default() })
    }

    /// What these touches of a seat would mean, before it acts. Only who owes the decision may try, and where
    /// something is hidden only what he can know is asked.
    pub fn try_out(&self, side: Side, touched: &[Touch]) -> Result<Trial, Rejected> {
        if self.outcome().is_some() {
            return Err(Rejected::Over);
        }
        if self.pending.is_some() {
            return Err(Rejected::DiceOwed);
        }
        if !self.to_play().awaits(side) {
            return Err(Rejected::Nothing);
        }
        let position = self.position();
        if position.table().about().hidden {
            return Ok(position.imagine(side, 0).try_out(side, touched));
        }
        Ok(position.try_out(side, touched))
    }

    /// A seat acts with dice that are forced: too few, too many or impossible ones change nothing.
    pub fn act_with(&mut self, side: Side, action: &str, readings: &[u16]) -> Result<Vec<Op>, Rejected> {
        if self.outcome().is_some() {
            return Err(Rejected::Over);
        }
        let action = self.position().tidy(action).map_err(Rejected::Unreadable)?;
        let mut script = Script::readings(readings);
        let step = self.stepped(side, &action, &mut script)?;
        script.settle().map_err(Rejected::Unreadable)?;
        let Entry::Move { dice, .. } = step.entry.clone() else { return Err(Rejected::Nothing) };
        self.push(step, side);
        Ok(vec![Op::Act { side, action, dice, reached: None }])
    }

    /// Plays an action on a copy.
    fn stepped(&self, side: Side, action: &str, dice: &mut dyn kernel::Dice) -> Result<Step, Rejection> {
        let before = self.position();
        let mut after = before.boxed();
        let mut whose = Whose::new(dice, side);
        let mut dice = kernel::Witness::new(&mut whose);
        let told = after.play(side, action, &mut dice)?;
        let thrown = dice.thrown();
        let private = is_private(&**before, &*after, side);
        let secret = before.secret(side, action);
        let telling = secret || thrown.iter().any(|die| !die.is_fact()) || before.reveals(side, action);
        let entry = Entry::Move { side, action: action.to_owned(), dice: thrown };
        let mut step = Step::new(entry, Arc::from(after), told);
        (step.secret, step.private, step.telling) = (secret, private, telling);
        (step.questions, step.owners) = (dice.questions, whose.owners);
        Ok(step)
    }

    /// Adds a step; everybody who saw something change gets a new view.
    fn push(&mut self, mut step: Step, side: Side) {
        self.seen(side, step.private);
        step.drawn = self.source.position();
        self.lines.push(step);
    }

    /// Something of a side changed: in private, or for everybody. A private step does not even end a wish to take back,
    /// for that would be seen.
    fn seen(&mut self, side: Side, private: bool) {
        self.views[side] += 1;
        if !private {
            self.undo_asked = None;
            self.views[!side] += 1;
            self.public_view += 1;
        }
    }

    /// A seat gives the game up.
    pub fn resign(&mut self, side: Side) -> Result<Vec<Op>, Rejected> {
        self.quit(side, Quit::Resigns)
    }

    /// A seat ends the game beside the rules.
    pub fn quit(&mut self, side: Side, how: Quit) -> Result<Vec<Op>, Rejected> {
        if self.outcome().is_some() {
            return Err(Rejected::Over);
        }
        self.close(side, how);
        Ok(vec![Op::quit(side, how)])
    }

    fn close(&mut self, side: Side, how: Quit) {
        self.pending = None;
        let step = Step::new(Entry::End { side, how }, self.position().clone(), Vec::new());
        self.push(step, side);
    }

    /// Who plays a side, by name.
    pub fn call(&mut self, side: Side, name: &str) {
        name.clone_into(&mut Arc::make_mut(&mut self.order).players[side]);
        name.clone_into(&mut Arc::make_mut(&mut self.header).players[side]);
    }

    /// What shows before the game that the dice are settled, in fair matches.
    pub fn commitment(&self) -> Option<String> {
        match &self.header.dice {
            DiceSource::Fair { commitment, .. } => Some(kernel::hex(commitment)),
            _ => None,
        }
    }
}

/// A step of a sealed decision, after which the other side and the spectators see what they saw before.
fn is_private(before: &dyn Match, after: &dyn Match, side: Side) -> bool {
    let sealed = |game: &dyn Match| matches!(game.to_play(), ToPlay::Both(_));
    sealed(before)
        && sealed(after)
        && before.to_play().awaits(!side) == after.to_play().awaits(!side)
        && [Eyes::Seat(!side), Eyes::Public].into_iter().all(|eyes| before.scene(eyes) == after.scene(eyes))
}
