//! Four small games: one of dice, one of secrets, one that is lost from the start, one in which a secret comes out.

#![allow(missing_docs, dead_code)]

use std::sync::Arc;

use commander::{Player, choose};
use kernel::{
    BySide, Chosen, Degree, Dice, Fault, Game, Journal, Judge, OptionSpec, Outcome, Refusal, ScenarioFile, Seeded,
    Side, Silence, Text, ToPlay,
};

/// What a toy needs to say that is the same for all toys.
macro_rules! toy_boilerplate {
    () => {
        const RULES_VERSION: u32 = 1;
        const SIDES: [&'static str; 2] = ["a", "b"];
        type Setup = ();
        type Event = ();
        type Position = ();

        fn scenarios() -> &'static [ScenarioFile] {
            &[]
        }
        fn options() -> Vec<OptionSpec> {
            Vec::new()
        }
        fn setup(_: &str, _: &Chosen) -> Result<(), Fault> {
            Ok(())
        }
        fn setup_of(&self) -> &Arc<()> {
            &self.setup
        }
        fn ply_limit(_: &()) -> u32 {
            10_000
        }
        fn check(&self, side: Side, action: &Self::Action) -> Result<(), Refusal> {
            let mut legal = Vec::new();
            self.actions(side, &mut legal);
            if legal.contains(action) { Ok(()) } else { Err(Refusal::new("TOY-1", "no")) }
        }
        fn write(&self, action: &Self::Action) -> String {
            format!("{action:?}")
        }
        fn read(&self, notation: &str) -> Result<Self::Action, Fault> {
            Err(Fault::new(notation, "toys are not read"))
        }
        fn position(&self) {}
        fn from_position(_: Arc<()>, (): ()) -> Result<Self, Fault> {
            Err(Fault::new("position", "toys are not read"))
        }
    };
}

/// Pig: roll as often as you dare; a 1 loses what this turn brought; first to 40.
#[derive(Clone, Debug, PartialEq)]
pub struct Pig {
    pub score: BySide<u16>,
    pub turn: u16,
    pub mover: Side,
    setup: Arc<()>,
}

pub const GOAL: u16 = 40;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dare {
    Roll,
    Hold,
}

impl Game for Pig {
    const ID: &'static str = "pig";
    type Action = Dare;
    toy_boilerplate!();

    fn start(setup: Arc<()>, dice: &mut impl Dice, _: &mut impl Journal<Self>) -> Self {
        let mover = Side::from_index(dice.pick(2, "first").into());
        Pig { score: BySide::default(), turn: 0, mover, setup }
    }

    fn to_play(&self) -> ToPlay {
        match Side::BOTH.into_iter().find(|&side| self.score[side] >= GOAL) {
            Some(winner) => ToPlay::Over(Outcome::win(winner, Degree::Plain, "goal")),
            None => ToPlay::One(self.mover),
        }
    }

    fn actions(&self, side: Side, out: &mut Vec<Dare>) {
        if self.to_play().awaits(side) {
            out.extend([Dare::Roll, Dare::Hold]);
        }
    }

    fn play(&mut self, side: Side, action: &Dare, dice: &mut impl Dice, _: &mut impl Journal<Self>) {
        let rolled = if *action == Dare::Roll { dice.roll(6, "pig") } else { 0 };
        match rolled {
            0 => self.score[side] += self.turn,
            1 => {}
            _ => return self.turn += rolled,
        }
        self.turn = 0;
        self.mover = !side;
    }
}

impl Judge for Pig {
    fn value(&self, eyes: Side) -> f32 {
        let mut ahead = f32::from(self.score[eyes]) - f32::from(self.score[!eyes]);
        // What is not yet safe counts a little less.
        let turn = f32::from(self.turn) * 0.8;
        ahead += if self.mover == eyes { turn } else { -turn };
        ahead / f32::from(GOAL) / 2.0
    }

    fn why(&self, _: Side, _: &Dare) -> Text {
        Text::plain("luck")
    }
}

/// Goofspiel with six cards: both secretly bid a card for each prize; the higher bid takes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Goof {
    pub hands: BySide<Vec<u8>>,
    pub bids: BySide<Option<u8>>,
    pub prizes: Vec<u8>,
    pub won: BySide<u8>,
    setup: Arc<()>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bid(pub u8);

impl Game for Goof {
    const ID: &'static str = "goof";
    type Action = Bid;
    toy_boilerplate!();

    fn start(setup: Arc<()>, dice: &mut impl Dice, _: &mut impl Journal<Self>) -> Self {
        let mut prizes: Vec<u8> = (1..=6).collect();
        kernel::shuffle(&mut prizes, dice, "prizes");
        let hands = BySide::from_fn(|_| (1..=6).collect());
        Goof { hands, bids: BySide::default(), prizes, won: BySide::default(), setup }
    }

    fn to_play(&self) -> ToPlay {
        if !self.prizes.is_empty() {
            return ToPlay::Both(BySide::from_fn(|side| self.bids[side].is_none()));
        }
        let (a, b) = (self.won[Side::A], self.won[Side::B]);
        ToPlay::Over(match a.cmp(&b) {
            std::cmp::Ordering::Greater => Outcome::win(Side::A, Degree::Points, "prizes"),
            std::cmp::Ordering::Less => Outcome::win(Side::B, Degree::Points, "prizes"),
            std::cmp::Ordering::Equal => Outcome::draw("prizes"),
        })
    }

    fn actions(&self, side: Side, out: &mut Vec<Bid>) {
        if self.to_play().awaits(side) {
            out.extend(self.hands[side].iter().map(|&card| Bid(card)));
        }
    }

    fn play(&mut self, side: Side, action: &Bid, _: &mut impl Dice, _: &mut impl Journal<Self>) {
        self.hands[side].retain(|&card| card != action.0);
        self.bids[side] = Some(action.0);
        let (Some(a), Some(b)) = (self.bids[Side::A], self.bids[Side::B]) else { return };
        let prize = self.prizes.pop().unwrap();
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => self.won[Side::A] += prize,
            std::cmp::Ordering::Less => self.won[Side::B] += prize,
            std::cmp::Ordering::Equal => {}
        }
        self.bids = BySide::default();
    }

    fn imagine(&self, eyes: Side, luck: &mut Seeded) -> Self {
        let mut other = self.clone();
        let Some(bid) = other.bids[!eyes].take() else { return other };
        let hand = &mut other.hands[!eyes];
        hand.push(bid);
        hand.sort_unstable();
        let drawn = hand.remove(luck.below(hand.len() as u32) as usize);
        other.bids[!eyes] = Some(drawn);
        other
    }
}

impl Judge for Goof {
    fn value(&self, eyes: Side) -> f32 {
        let cards = |side: Side| self.hands[side].iter().map(|&card| f32::from(card)).sum::<f32>();
        let prizes = f32::from(self.won[eyes]) - f32::from(self.won[!eyes]);
        // A bid on the table is neither spent nor won yet.
        let bids = |side: Side| self.bids[side].map_or(0.0, f32::from);
        let hands = cards(eyes) + bids(eyes) - cards(!eyes) - bids(!eyes);
        (prizes + 0.5 * hands) / 25.0
    }

    fn why(&self, _: Side, _: &Bid) -> Text {
        Text::plain("a bid")
    }
}

/// Never stops by itself.
pub fn no_clock() -> impl FnMut() -> bool {
    || false
}

pub fn start<G: Game<Setup = ()>>(seed: u64) -> G {
    G::start(Arc::new(()), &mut Seeded::new(seed), &mut Silence)
}

/// The share of games that `player` wins against random play.
pub fn rate_against_random<G: Judge<Setup = ()>>(player: &Player, games: u32) -> f32 {
    let score: f32 = (0..games).map(|n| play_random::<G>(player, n)).sum();
    score / games as f32
}

fn play_random<G: Judge<Setup = ()>>(player: &Player, n: u32) -> f32 {
    let mut luck = Seeded::new(u64::from(n / 2));
    let us = Side::from_index((n % 2) as usize);
    let mut game: G = start(u64::from(n / 2));
    while let Some(side) = game.to_play().next() {
        let action = if side == us {
            choose(&game, side, player, luck.next_u64(), &mut no_clock()).action
        } else {
            game.any_action(side, &mut luck, &mut Vec::new()).unwrap()
        };
        game.play(side, &action, &mut luck, &mut Silence);
    }
    game.to_play().outcome().unwrap().score(us)
}

/// Siege: the defender has lost whatever he does; he may leave towns or keep them, and walk about his walls.
#[derive(Clone, Debug, PartialEq)]
pub struct Siege {
    pub towns: u8,
    pub place: u8,
    pub days: u8,
    setup: Arc<()>,
}

const WALLS: u8 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Watch {
    /// Walks to a place beside the present one.
    Walk(u8),
    /// The day ends.
    Stay,
    /// The day ends, and a town is left.
    Leave,
}

impl Game for Siege {
    const ID: &'static str = "siege";
    type Action = Watch;
    toy_boilerplate!();

    fn start(setup: Arc<()>, _: &mut (impl Dice + ?Sized), _: &mut impl Journal<Self>) -> Self {
        Siege { towns: 7, place: 2, days: 4, setup }
    }

    fn to_play(&self) -> ToPlay {
        match self.days {
            0 => ToPlay::Over(Outcome::win(Side::B, Degree::Plain, "hunger")),
            _ => ToPlay::One(Side::A),
        }
    }

    fn actions(&self, side: Side, out: &mut Vec<Watch>) {
        if self.to_play().awaits(side) {
            out.extend([Watch::Stay, Watch::Leave]);
            out.extend((0..WALLS).filter(|place| place.abs_diff(self.place) == 1).map(Watch::Walk));
        }
    }

    fn play(&mut self, _: Side, action: &Watch, _: &mut (impl Dice + ?Sized), _: &mut impl Journal<Self>) {
        match *action {
            Watch::Walk(place) => return self.place = place,
            Watch::Stay => {}
            Watch::Leave => self.towns -= 1,
        }
        self.days -= 1;
    }
}

impl Judge for Siege {
    fn value(&self, eyes: Side) -> f32 {
        if eyes == Side::A { -0.9 } else { 0.9 }
    }

    fn margin(&self, eyes: Side) -> f32 {
        let lost = 1.0 - f32::from(self.towns) / 7.0;
        if eyes == Side::A { -lost } else { lost }
    }

    fn why(&self, _: Side, _: &Watch) -> Text {
        Text::plain("duty")
    }
}

/// Doors: behind one of them lies what the other side hid; who opens them sees it, and may take it or leave it.
#[derive(Clone, Debug, PartialEq)]
pub struct Doors {
    pub hidden: u8,
    pub opened: bool,
    pub winner: Option<Side>,
    setup: Arc<()>,
}

pub const DOORS: u8 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Search {
    Open,
    Take(u8),
    Leave,
}

impl Game for Doors {
    const ID: &'static str = "doors";
    type Action = Search;
    toy_boilerplate!();

    fn start(setup: Arc<()>, dice: &mut impl Dice, _: &mut impl Journal<Self>) -> Self {
        Doors { hidden: dice.pick(DOORS.into(), "door") as u8, opened: false, winner: None, setup }
    }

    fn to_play(&self) -> ToPlay {
        let over = |winner| ToPlay::Over(Outcome::win(winner, Degree::Plain, "found"));
        self.winner.map_or(ToPlay::One(Side::A), over)
    }

    fn actions(&self, side: Side, out: &mut Vec<Search>) {
        if self.to_play().awaits(side) {
            out.extend([if self.opened { Search::Take(self.hidden) } else { Search::Open }, Search::Leave]);
        }
    }

    fn play(&mut self, side: Side, action: &Search, _: &mut impl Dice, _: &mut impl Journal<Self>) {
        match action {
            Search::Open => self.opened = true,
            Search::Take(door) => {
                assert_eq!(*door, self.hidden, "there is nothing behind that door");
                self.winner = Some(side);
            }
            Search::Leave => self.winner = Some(!side),
        }
    }

    fn imagine(&self, _: Side, luck: &mut Seeded) -> Self {
        let hidden = if self.opened { self.hidden } else { luck.below(DOORS.into()) as u8 };
        Doors { hidden, ..self.clone() }
    }
}

impl Judge for Doors {
    fn value(&self, _: Side) -> f32 {
        0.0
    }

    fn why(&self, _: Side, _: &Search) -> Text {
        Text::plain("curiosity")
    }
}
