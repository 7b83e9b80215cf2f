//! Exact odds, by walking every fall of the dice through the rules or, where the dice are too many, through the
//! scores that the rules give.

use crate::common::{Table, Umpire, board, eight_and_seven};
use belle_epoque::{BelleEpoque, Event, Gait, ScoreSheet};
use kernel::{Dice, Die, Enumerator, Game, Journal, Side};

/// Walks only the dice with these labels; the others show their lowest face.
struct Walk<'a>(&'a mut Enumerator, &'a [&'a str]);

impl Dice for Walk<'_> {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        if self.1.contains(&label) { self.0.draw(die, label) } else { 0 }
    }
}

/// Keeps what an action came to: totals of an assault, or hits of a fire.
#[derive(Default)]
struct Result([u8; 2]);

impl Journal<BelleEpoque> for Result {
    const LISTENS: bool = true;

    fn note(&mut self, _: &BelleEpoque, event: Event) {
        match event {
            Event::Clashed { totals, .. } => self.0 = totals,
            Event::Fired { hits, .. } => self.0 = [hits, 0],
            _ => {}
        }
    }
}

/// How many ways the dice can fall, and in how many of them something holds.
fn ways(table: &Table, notation: &str, labels: &[&str], holds: impl Fn([u8; 2]) -> bool) -> (u64, u64) {
    let action = table.action(notation);
    let side = table.side();
    let mut dice = Enumerator::default();
    let (mut all, mut good) = (0, 0);
    loop {
        let mut game = table.0.clone();
        let mut result = Result::default();
        game.play(side, &action, &mut Walk(&mut dice, labels), &mut result);
        all += 1;
        good += u64::from(holds(result.0));
        if !dice.advance() {
            return (good, all);
        }
    }
}

fn assert_odds((good, all): (u64, u64), numerator: u64, denominator: u64) {
    let [good, all, numerator, denominator] = [good, all, numerator, denominator].map(u128::from);
    assert_eq!(good * denominator, numerator * all, "{good} of {all} is not {numerator}/{denominator}");
}

const CLASH: &[&str] = &["attack", "defence"];

/// BE-62, BE-63, BE-64: the Zulu assault, four elements with 4 against three with 3.
#[test]
fn the_zulu_assault() {
    let table = board("A: 1 tribal 4 G shock @0604\nD: 0 inf 3 C @0704 activated").acting("A");
    let odds = |holds: fn([u8; 2]) -> bool| ways(&table, "assault D", CLASH, holds);
    assert_odds(odds(|[a, d]| a > d), 28247, 34992);
    assert_odds(odds(|[a, d]| a == d), 18931, 279_936);
    assert_odds(odds(|[a, d]| a < d), 35029, 279_936);
    assert_odds(odds(|[a, d]| a >= d + 5), 298, 729);
}

/// BE-62, BE-66: one regular element against one.
#[test]
fn one_against_one() {
    let table = board("A: 0 inf 1 @0504\nD: 1 inf 1 @0604 activated").acting("A");
    assert_odds(ways(&table, "assault D", CLASH, |[a, d]| a == d), 1, 3);
    assert_odds(ways(&table, "assault D", CLASH, |[a, d]| a > d), 1, 3);
}

/// BE-62, BE-66: four regular elements against four.
#[test]
fn four_against_four() {
    let odds = duel(&board("A: 0 @0504\nD: 1 @0604 activated").acting("A"), 4);
    let all = 6u128.pow(8);
    assert_eq!((odds[0] * 279_936, odds[1] * 139_968), (123_011 * all, 16957 * all));
}

/// BE-44, BE-45, BE-50: type B at two hexes against works: two hits or more.
#[test]
fn fire_at_works() {
    let table = board("B: 0 B @0404\nT: 1 @0604").works("0604").acting("B");
    assert_odds(ways(&table, "fire T", &["fire"], |[hits, _]| hits >= 2), 11, 27);
}

/// BE-44, BE-45: type C at one hex in the open.
#[test]
fn fire_at_close_range() {
    let table = board("C: 0 C @0404\nT: 1 inf 2 @0504 activated").acting("C");
    assert_odds(ways(&table, "fire T", &["fire"], |[hits, _]| hits >= 3), 16, 27);
    assert_odds(ways(&table, "fire T", &["fire"], |[hits, _]| hits == 3), 32, 81);
}

/// In how many ways so many dice reach each sum, if each face is worth so much.
fn sums(dice: u8, worth: impl IntoIterator<Item = usize> + Clone) -> Vec<u128> {
    let mut ways = vec![1];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 8];
        for (sum, count) in ways.iter().enumerate() {
            worth.clone().into_iter().for_each(|worth| next[sum + worth] += count);
        }
        ways = next;
    }
    ways
}

/// Ways in which so many elements of A win against D, tie and lose.
fn duel(table: &Table, attackers: u8) -> [u128; 3] {
    let totals = |dice, sheet: ScoreSheet| {
        let score = usize::from(sheet.score);
        sums(dice, (1..=6).map(move |face| if face <= score { face } else { 0 }))
    };
    let attack = totals(attackers, table.sheet("A", "D", false));
    let defence = totals(table.elements(table.id("D")), table.sheet("D", "A", true));
    let mut ways = [0; 3];
    for (a, n) in attack.iter().enumerate() {
        for (d, m) in defence.iter().enumerate() {
            ways[if a > d { 0 } else { usize::from(a != d) + 1 }] += n * m;
        }
    }
    ways
}

/// BE-84, BE-86: a volley with one point before the assault of four warriors.
#[test]
fn a_volley_before_the_assault() {
    let table = board("A: 1 tribal 4 G shock @0604\nD: 0 C @0704").points(1, 0).acting("A");
    let shot = table.aim("D", "A", Gait::Still).unwrap();
    let level = u128::from(table.setup_of().unit(table.id("D")).reactivity() + 1);
    let binomial = [1, 4, 6, 4, 1];
    let faces = u128::from(shot.faces());
    // Out of 6 for the test, 6^4 for the volley, 6^8 for the assault at most.
    let (mut destroyed, mut fought) = (0, [0; 3]);
    let mut assault = |weight: u128, elements: u8| {
        let scale = 6u128.pow(u32::from(4 - elements));
        let odds = duel(&table, elements);
        (0..3).for_each(|i| fought[i] += weight * odds[i] * scale);
    };
    assault((6 - level) * 6u128.pow(4), 4);
    for hits in 0..=4u32 {
        let weight = level * binomial[hits as usize] * faces.pow(hits) * (6 - faces).pow(4 - hits);
        match 4 - hits as u8 {
            0 => destroyed += weight * 6u128.pow(8),
            left => assault(weight, left),
        }
    }
    let all = 6u128.pow(13);
    assert_eq!(fought.iter().sum::<u128>() + destroyed, all);
    assert_eq!(destroyed * 243, 32 * all);
    assert_eq!(fought[0] * 68_024_448, 26_705_243 * all);
    assert_eq!(fought[1] * 408_146_688, 36_154_253 * all);
    assert_eq!(fought[2] * 408_146_688, 158_013_265 * all);
    assert_eq!(duel(&table, 4)[0] * 279_936, 199_897 * 6u128.pow(8));
}

/// BE-73, BE-75: fiery cavalry against regulars in the open and in cover.
#[test]
fn cavalry_against_infantry() {
    let odds =
        |ground: &str| duel(&board("A: 0 cav 3 fiery @0504\nD: 1 @0604 activated").ground(ground).acting("A"), 3);
    let all = 6u128.pow(7);
    let open = odds("");
    assert_eq!((open[0] * 11664, open[1] * 46656), (6505 * all, 5041 * all));
    let cover = odds("0604=o");
    assert_eq!((cover[0] * 10368, cover[1] * 93312), (343 * all, 6961 * all));
}

/// BE-71: six warriors against four regulars in works.
#[test]
fn warriors_against_works() {
    let odds = duel(&board("A: 0 tribal 6 G shock @0504\nD: 1 @0604 activated").works("0604").acting("A"), 6);
    let all = 6u128.pow(10);
    assert_eq!((odds[0] * 2_519_424, odds[1] * 60_466_176), (1_153_585 * all, 4_741_607 * all));
}

/// BE-14, BE-15: three large command dice against four small ones.
#[test]
fn command_dice() {
    let mut units = String::new();
    for i in 0..8 {
        let (side, elements) = if i < 4 { (0, 6) } else { (1, if i == 4 { 2 } else { 6 }) };
        units += &format!("U{i}: {side} tribal {elements} G @{:02}0{}\n", i % 4, 1 + 5 * side);
    }
    units += "U8: 1 tribal 6 G @0806\nU9: 1 tribal 6 G @0906";
    let table = board(&units).alone().command("superior", "poor").start(&[]);
    let command = Side::BOTH.map(|side| table.setup_of().armies[side].command.die());
    let dice = Side::BOTH.map(|side| table.command_dice(side));
    assert_eq!((dice, command), ([3, 4], [8, 4]));
    let (red, blue) = (sums(3, 1..=8), sums(4, 1..=4));
    let all = 8u128.pow(3) * 4u128.pow(4);
    let count = |holds: fn(usize, usize) -> bool| {
        let pairs = red.iter().enumerate().flat_map(|(a, n)| blue.iter().enumerate().map(move |(b, m)| (a, b, n * m)));
        pairs.filter(|&(a, b, _)| holds(a, b)).map(|(_, _, ways)| ways).sum::<u128>()
    };
    assert_eq!(count(|a, b| a > b) * 16384, 12109 * all);
    assert_eq!(count(|a, b| a == b) * 65536, 4277 * all);
    assert_eq!(red[14..].iter().sum::<u128>() * 2, 8u128.pow(3));
}

/// BE-17: eight chits against seven: the first three are the first side's in 8 of 65 cases.
#[test]
fn three_chits_in_a_row() {
    let mut table = eight_and_seven().start(&[1, 1]);
    let mut chance = (u64::from(table.chits(Side::A)) + 1, 15);
    for left in [14, 13] {
        table = table.go(&table.legal()[0]).go("no test; stay > 1").shows("decider: red");
        chance = (chance.0 * (u64::from(table.chits(Side::A)) + 1), chance.1 * left);
    }
    assert_odds(chance, 8, 65);
}
