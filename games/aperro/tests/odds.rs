//! The exact odds of the digest, by walking every fall of the dice through the rules.

use crate::common::*;
use aperro::{Place, Place::*};
use kernel::{Show, Text, odds};

/// AP-O1 (AP-57, AP-61): hits of I3 defending.
#[test]
fn infantry_defends() {
    let battle = battle("south combat\nSC: I3a | I3x @S\nSE: I2r\nNE: | I2q");
    for (hits, wanted) in [1.0, 3.0, 3.0, 1.0].into_iter().enumerate() {
        let chance = battle.chance(&["fight SC by a"], |b| usize::from(b.hits_left()) == hits);
        assert_near(chance, wanted / 8.0);
    }
    let table = odds(&battle.0, S, &battle.action("fight SC by a"), 10_000);
    assert!(table.exact);
    let two = table.rows.iter().find(|row| row.what == Text::key("odds-hits").with("n", 2)).unwrap();
    assert_near(two.chance, 3.0 / 8.0);
    assert!(!battle.0.forecast(S, &battle.action("fight SC by a")).rows.is_empty());
}

/// What becomes of `x` when `a` has attacked it: the markers are enumerated first, then the test of each number.
fn charge(options: &str, ground: &str, target: &str) -> impl Fn(&dyn Fn((u8, Place)) -> bool) -> f64 {
    let rest = "SE: I2r\nNE: | I2q";
    let attack = with(options, &format!("south combat\n{ground}NC: H4a | {target} @N\n{rest}"));
    let fates: Vec<(f64, Battle)> = (0..=4u8)
        .map(|hits| {
            let chance = attack.chance(&["fight NC by a"], |b| b.hits_left() == hits);
            let marked = format!("{target}*{}", "c".repeat(usize::from(hits)));
            let marked = if hits == 0 { target } else { &marked };
            (chance, with(options, &format!("north morale\n{ground}NC: H4a | {marked} @N\n{rest}")))
        })
        .collect();
    // Without a marker there is nothing to test.
    let tested = |b: &Battle, what: &dyn Fn((u8, Place)) -> bool| match b.allows("morale") {
        true => b.chance(&["morale"], |b| what(b.at("x"))),
        false => f64::from(u8::from(what(b.at("x")))),
    };
    move |what| fates.iter().map(|(p, b)| p * tested(b, what)).sum()
}

/// AP-O2 (AP-45, AP-62): a charge of H4 at a lone I3, without and with a +3 modifier.
#[test]
fn a_charge_at_infantry() {
    let open = charge("", "", "I3x");
    let chance = |wanted: (u8, Place)| open(&|fate| fate == wanted);
    assert_near(chance((0, Gone)), 311.0 / 1536.0);
    assert_near(chance((2, NR)), 343.0 / 10368.0);
    assert_near(chance((1, NR)), 49.0 / 768.0);
    assert_near(chance((3, NC)), 2401.0 / 20736.0);
    assert_near(chance((2, NC)), 343.0 / 1152.0);
    assert_near(chance((1, NC)), 147.0 / 512.0);
    assert_near(open(&|(_, place)| place != NC), 12415.0 / 41472.0);
    assert_near(charge("", "NC = fort site\n", "I3x")(&|(_, place)| place != NC), 1693.0 / 10368.0);
}

/// AP-O3 (AP-43, AP-44): markers on guns and on infantry.
#[test]
fn guns_die_fast() {
    let dies = |piece: &str| {
        let battle = battle(&format!("south morale\nSC: {piece} | I3x @S\nSE: I2r\nNE: | I2q"));
        battle.chance(&["morale"], |b| b.troops("a").vc == 0)
    };
    assert_near(dies("A3a*iii"), 53.0 / 128.0);
    assert_near(dies("I3a*iii"), 509.0 / 2048.0);
    assert_near(dies("A3a*ii"), 1.0 / 192.0);
    assert_near(dies("I3a*ii"), 1.0 / 256.0);
}

/// AP-O4 (AP-48, AP-74): a general under n dice; three, six and, by independence, ten and twelve.
#[test]
fn generals_in_danger() {
    let battle = battle("south combat\nNC: I3a H3b | I3x G1/1/1g @N\nSE: I2r\nNE: | I2q");
    let dies = |b: &aperro::Aperro| b.leader("g").place == Gone;
    let one = battle.chance(&["fight NC by a"], |b| b.leader("g").losses == 0);
    assert_near(one, (5.0f64 / 6.0).powi(3));
    // Of each marker every sixth kills: 1 - (35/36)^n.
    let mut chance = 0.0;
    for markers in 0..=3u16 {
        let p = battle.chance(&["fight NC by a"], |b| u16::from(b.leader("g").losses) == markers);
        let text = format!("north morale\nNC: I3a | I3x G1/1/1g*{markers} @N\nSE: I2r\nNE: | I2q");
        let killed = if markers == 0 { 0.0 } else { crate::common::battle(&text).chance(&["morale"], dies) };
        chance += p * killed;
    }
    assert_near(chance, 1.0 - (35.0f64 / 36.0).powi(3));
    let n = |n: i32| 1.0 - (1.0 - chance).powf(f64::from(n) / 3.0);
    assert!((n(10) - 0.24551).abs() < 1e-5 && (n(12) - 0.28684).abs() < 1e-5);
}

/// AP-O5 (AP-146): when the Guards arrive.
#[test]
fn arrivals() {
    let english = aperro::Arrival { base: 0, per_turn: 1 };
    let french = aperro::Arrival { base: 1, per_turn: 0 };
    let chance = |arrival: aperro::Arrival, turn: u8| f64::from(arrival.target(turn).clamp(0, 6)) / 6.0;
    let (mut waiting, mut mean) = (1.0, 0.0);
    let wanted = [1.0 / 6.0, 5.0 / 18.0, 5.0 / 18.0, 5.0 / 27.0, 25.0 / 324.0, 5.0 / 324.0];
    for (turn, wanted) in (1..=6).zip(wanted) {
        let now = waiting * chance(english, turn);
        assert_near(now, wanted);
        (waiting, mean) = (waiting - now, mean + now * f64::from(turn));
    }
    assert_near(mean, 899.0 / 324.0);
    let never: f64 = (1..=6).map(|turn| 1.0 - chance(french, turn)).product();
    assert_near(1.0 - never, 31031.0 / 46656.0);
}

/// AP-O6 (AP-73): three units attack two; who takes the odd marker matters. The attacks are enumerated together,
/// each number of markers is then given out and tested through the rules.
#[test]
fn the_odd_marker() {
    let attack = battle("south combat\nNC: I3a H4b L3c | I3x A2y @N\nSE: I2r\nNE: | I2q");
    let one = |id: &str| -> Vec<f64> {
        let action = format!("fight NC by {id}");
        (0..=4).map(|hits| attack.chance(&[&action], |b| b.hits_left() == hits)).collect()
    };
    let mut hits = vec![1.0];
    for id in ["a", "b", "c"] {
        let more = one(id);
        let mut sum = vec![0.0; hits.len() + more.len() - 1];
        for (i, p) in hits.iter().enumerate() {
            for (j, q) in more.iter().enumerate() {
                sum[i + j] += p * q;
            }
        }
        hits = sum;
    }
    let mean: f64 = hits.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
    assert_near(mean, 31.0 / 6.0);
    let gone = |piece: &str, id: &str, markers: usize| {
        if markers == 0 {
            return 0.0;
        }
        let text = format!("north morale\nNC: I3a | {piece}*{} @N\nSE: I2r\nNE: | I2q", "i".repeat(markers));
        battle(&text).chance(&["morale"], |b| b.at(id).1 != NC)
    };
    let infantry: Vec<f64> = (0..=5).map(|n| gone("I3x", "x", n)).collect();
    let guns: Vec<f64> = (0..=5).map(|n| gone("A2y", "y", n)).collect();
    let both = |odd_to_infantry: bool| -> f64 {
        let shares = hits.iter().enumerate().map(|(n, p)| {
            let (more, less) = (n.div_ceil(2), n / 2);
            let (x, y) = if odd_to_infantry { (more, less) } else { (less, more) };
            p * infantry.get(x).copied().unwrap_or(1.0) * guns.get(y).copied().unwrap_or(1.0)
        });
        shares.sum()
    };
    assert_near(both(true), 57_057_965_489.0 / 220_150_628_352.0);
    assert_near(both(false), 44_273_166_013.0 / 220_150_628_352.0);
}

/// AP-O7 (AP-68): a bombardment of guns by guns.
#[test]
fn guns_bombard_guns() {
    let battle = battle("south combat\nSC: A4a\nNC: | A2x\nSE: I2r\nNE: | I2q");
    let line = ["bombard NC by a", "end combat", "end movement", "morale"];
    assert_near(battle.chance(&line, |b| b.troops("x").vc == 0), 80185.0 / 884_736.0);
    assert_near(battle.chance(&line, |b| b.at("x") == (2, NC)), 2401.0 / 4096.0);
}

/// AP-O9 (AP-83): the first test of disorganisation ends it with 5/8.
#[test]
fn disorder() {
    let mut battle = battle("south morale\nNC: I3a I3b I3c I3d I3e G1/2/1g*1 | I3x @N\nSE: I2r\nNE: | I2q");
    battle.play("morale", &[6]);
    assert_near(battle.chance(&["disorder a"], |b| b.overfull().is_none()), 5.0 / 8.0);
    assert_near(battle.chance(&["disorder a", "disorder b"], |b| b.overfull().is_none()), 1.0 - 9.0 / 64.0);
}

/// AP-O10 (AP-128, AP-129): a charge at a square.
#[test]
fn a_charge_at_a_square() {
    let square = charge("squares", "", "I3x^");
    for (vc, wanted) in [13.0 / 256.0, 27.0 / 128.0, 27.0 / 64.0, 81.0 / 256.0].into_iter().enumerate() {
        assert_near(square(&|(left, _)| usize::from(left) == vc), wanted);
    }
}

/// AP-45, AP-48: the tables of odds tell survival, rout, the general's risk and whether the sector falls.
#[test]
fn tables_of_odds() {
    let battle = battle("south morale\nSC: I2a*i G1/1/1g*2 | I3x @S\nSE: I2r\nNE: | I2q");
    let rows = |b: &Battle, action: &str| {
        let table = odds(&b.0, S, &b.action(action), 10_000);
        assert!(table.exact);
        table.rows.into_iter().map(|row| (format!("{:?}", row.what), row.chance)).collect::<Vec<_>>()
    };
    let unit = rows(&battle, "morale");
    assert!(unit.iter().any(|(what, chance)| what.contains("odds-routs") && (chance - 4.0 / 48.0).abs() < 1e-9));
    let general = rows(&battle.clone().then("morale", &[1]), "morale");
    assert!(general.iter().any(|(what, p)| what.contains("odds-general-lost") && (p - 11.0 / 36.0).abs() < 1e-9));
    let last = crate::common::battle("south morale\nSC: I1a*i | I3x @S\nSE: I2r\nNE: | I2q");
    assert!(rows(&last, "morale").iter().any(|(what, p)| what.contains("odds-sector") && (p - 0.875).abs() < 1e-9));
}

/// AP-37 to AP-48, AP-73, AP-74: the chances shown before a decision are those of the digest.
#[test]
fn chances_shown_before_a_decision() {
    let bar = |battle: &Battle, side, action: &str, key: &str| {
        let forecast = battle.0.forecast(side, &battle.action(action));
        let found = forecast.rows.iter().find(|row| matches!(&row.label, kernel::Text::Key { key: k, .. } if k == key));
        found.unwrap_or_else(|| panic!("{key} in {forecast:?}")).bar
    };
    // AP-O2: a lone I3 is gone with 0.29936; AP-O4 with twelve dice 0.28684.
    let charge = battle("south combat\nNC: H4a | I3x G0/0/0g @N");
    assert_eq!(bar(&charge, S, "fight NC by a", "forecast-empties"), 299);
    assert_eq!(bar(&charge, S, "fight NC by a", "odds-general-danger"), 518);
    assert_eq!(bar(&charge, S, "fight NC by a", "forecast-general-falls"), 107);
    assert_eq!((aperro::falls(0, 12) * 100_000.0).round(), 28684.0);
    assert_eq!((aperro::falls(0, 10) * 100_000.0).round(), 24551.0);
    // AP-O3: three markers destroy an A3 with 0.41406 and an I3 with 0.24854.
    let marked = battle("south combat\nNC: H4a | I3x*ccc A3y*ccc @N");
    let fates = |i: usize| marked.0.fates(N, &marked.0.units(N)[i]);
    assert_eq!((fates(0).eliminated * 100_000.0).round(), 24854.0);
    assert_eq!((fates(1).eliminated * 100_000.0).round(), 41406.0);
    // A general who rides to a fight, and one who would be alone.
    let ride = battle("south movement\nNC: H4a | I3x I3y @N\nNW: | I2z @N\nSC: I2b G1/2/1g\nSW: I2c");
    assert_eq!(bar(&ride, S, "move g to NC", "forecast-general-risk"), 156);
}
