//! The ground: what it costs, how it is drawn by lot.

use std::collections::BTreeMap;

use aperro::{Aperro, Ground, River, Sector, Stage, Terrain};
use kernel::{BySide, Enumerator, Game, Script};

use super::start;
use crate::common::*;

/// AP-12, AP-91, AP-92, AP-93, AP-94, AP-95, AP-96, AP-97: what terrain costs, and who pays for rivers.
#[test]
fn terrain_costs() {
    let mut ground = Ground::default();
    for (i, (terrain, _, cost)) in aperro::TERRAIN.into_iter().enumerate() {
        ground.sectors[0] = [terrain].into_iter().collect();
        assert_eq!(ground.costs()[S], cost);
        assert_eq!(cost, [10, 10, 15, 20, 25, 0][i]);
    }
    ground.sectors[0] = [Terrain::Wood].into_iter().collect();
    ground.rivers = [Some(River::River), Some(River::Bridge), Some(River::Ford)];
    assert_eq!(ground.costs(), BySide([10 + 12 + 9 + 5, 0]));
}

/// AP-98, AP-99, AP-100, AP-101, AP-102, AP-104, AP-R42, AP-R43, AP-R63: example AP-X25, then the sides.
#[test]
fn random_terrain() {
    let dice = [6, 5, 5, 2, 2, 3, 6, 4, 1, 1, 4, 5, 5, 5, 5, 2, 3, 4, 6, 3];
    let ground = Ground::roll(false, &mut Script::readings(&dice));
    let terrains = |sector: Sector| ground.at(sector).iter().collect::<Vec<_>>();
    assert_eq!(terrains(Sector::SW), [Terrain::Hill, Terrain::Fort]);
    assert_eq!(terrains(Sector::SC), [Terrain::Site]);
    assert_eq!(terrains(Sector::SE), [Terrain::Hill]);
    assert_eq!(terrains(Sector::NW), [Terrain::Wood]);
    assert_eq!(terrains(Sector::NC), []);
    assert_eq!(terrains(Sector::NE), [Terrain::Hill, Terrain::Town]);
    assert_eq!(ground.rivers, [Some(River::Bridge), None, Some(River::Ford)]);
    assert_eq!(ground.costs(), BySide([74, 40]));
    let roll = |sides: u16| {
        let mut battle = start("champ_de_mars", "terrain=random");
        let all: Vec<u16> = dice.into_iter().chain([sides]).collect();
        battle.play("survey", &all);
        battle
    };
    let kept = roll(3);
    assert_eq!((kept.0.points(S), kept.0.points(N)), (126, 160));
    assert_eq!((kept.0.first_to_deploy(), kept.0.stage()), (Some(N), Stage::Muster));
    let turned = roll(4);
    assert_eq!((turned.0.points(S), turned.0.points(N)), (160, 126), "the first player got the other end");
    assert_eq!(turned.0.ground().at(Sector::NE), ground.at(Sector::SW));
}

/// AP-R42: one river along the whole front. AP-R35: a ford beats a bridge, a segment is one thing.
#[test]
fn one_river() {
    let bare = [1, 1].repeat(6);
    let roll = |one: bool, rest: &[u16]| {
        let dice: Vec<u16> = bare.iter().copied().chain(rest.iter().copied()).collect();
        let mut script = Script::readings(&dice);
        let ground = Ground::roll(one, &mut script);
        script.settle().unwrap();
        ground.rivers
    };
    assert_eq!(roll(true, &[5, 3]), [Some(River::Ford); 3]);
    assert_eq!(roll(true, &[6, 2, 3, 1, 4]), [Some(River::Bridge), Some(River::River), Some(River::Bridge)]);
    assert_eq!(roll(true, &[4]), [None; 3]);
    assert_eq!(roll(false, &[5, 3, 4, 5, 1, 1]), [Some(River::Ford), None, Some(River::River)]);
}

/// Gives the first throw of a label, and what follows until the next, its dice, and every other throw a 1.
struct First<'a> {
    dice: &'a mut Enumerator,
    label: &'static str,
    asked: usize,
}

impl kernel::Dice for First<'_> {
    fn draw(&mut self, die: kernel::Die, label: &'static str) -> u16 {
        self.asked += usize::from(label == self.label);
        if self.asked == 1 { self.dice.draw(die, label) } else { 0 }
    }
}

/// All grounds that come of the first throw of a label, with their chances: sectors and lanes are independent and alike.
fn grounds(one_river: bool, label: &'static str) -> Vec<(Ground, f64)> {
    let mut dice = Enumerator::default();
    let mut grounds = Vec::new();
    loop {
        let ground = Ground::roll(one_river, &mut First { dice: &mut dice, label, asked: 0 });
        grounds.push((ground, dice.chance()));
        if !dice.advance() {
            return grounds;
        }
    }
}

/// AP-O8: the chances of random terrain, by enumeration of the real tables.
#[test]
fn odds_of_random_terrain() {
    let sectors = grounds(true, "terrain-first");
    let bare = sectors.iter().filter(|(ground, _)| ground.at(Sector::SW).count() == 0);
    assert_near(bare.map(|(_, chance)| chance).sum(), 1.0 / 3.0);
    let mut costs = BTreeMap::<i32, f64>::new();
    for (ground, chance) in sectors {
        *costs.entry(ground.at(Sector::SW).cost()).or_default() += chance;
    }
    let mean: f64 = costs.iter().map(|(&cost, chance)| f64::from(cost) * chance).sum();
    assert_near(3.0 * mean, 145.0 / 4.0);
    let sum = |a: &BTreeMap<i32, f64>, b: &BTreeMap<i32, f64>| {
        let mut sums = BTreeMap::<i32, f64>::new();
        for (x, p) in a {
            for (y, q) in b {
                *sums.entry(x + y).or_default() += p * q;
            }
        }
        sums
    };
    let camp = sum(&sum(&costs, &costs), &costs);
    let same: f64 = camp.values().map(|p| p * p).sum();
    assert_near(same, 14_887_909.0 / 181_398_528.0);
}

/// AP-O8: rivers of a lane.
#[test]
fn odds_of_rivers() {
    let lanes = grounds(false, "river");
    for (river, wanted) in [(River::Ford, 2.0 / 9.0), (River::Bridge, 2.0 / 27.0), (River::River, 1.0 / 27.0)] {
        let with = lanes.iter().filter(|(ground, _)| ground.rivers[0] == Some(river));
        assert_near(with.map(|(_, chance)| chance).sum(), wanted);
    }
}

/// AP-98, AP-99 to AP-103: a number stands for a ground of the tables, the same for all, paid for before the battle.
#[test]
fn a_ground_by_number() {
    let grounds: Vec<_> = (0..40).map(|seed| Battle::setup("ligny", &format!("terrain_seed={seed}")).ground).collect();
    assert_eq!(grounds[7], Ground::drawn(false, 7));
    assert!(
        grounds.iter().any(|ground| *ground != grounds[0]) && !grounds.contains(&Battle::setup("ligny", "").ground)
    );
    let (seed, costs) =
        (0..).map(|seed| (seed, Ground::drawn(false, seed).costs())).find(|(_, c)| c[S] > c[N]).unwrap();
    // Ligny's French cost 194 points: what the ground adds beyond 200 is demobilised, whoever pays less deploys first.
    let mut battle = start("ligny", &format!("terrain_seed={seed}"));
    assert_eq!(battle.0.points(S), 200 - costs[S]);
    assert!(battle.0.stage() == Stage::Muster && battle.0.ground() == &Ground::drawn(false, seed));
    while battle.0.stage() == Stage::Muster {
        let side = if battle.0.to_play().awaits(S) { S } else { N };
        battle.by(side, &battle.0.write(&battle.0.all_actions(side)[0]), &[]);
    }
    assert_eq!(battle.0.stage(), Stage::Deploy(Some(N)));
}

/// AP-13: at most two elements of different types. AP-R60: marsh is wood, a redoubt a fort, a village a town.
#[test]
fn bad_maps() {
    let spoilt = |from: &str, to: &str| {
        Aperro::setup(&Battle::scenario("quatre_bras").replace(from, to), &Default::default()).unwrap_err().to_string()
    };
    assert!(spoilt("[\"wood\"]", "[\"wood\", \"wood\"]").starts_with("map."));
    assert!(spoilt("[\"wood\"]", "[\"wood\", \"hill\", \"site\"]").contains("AP-13"));
    assert!(spoilt("[\"wood\"]", "[\"marsh\"]").contains("line"), "the words are the six types");
    assert!(spoilt("vc = 3", "vc = 5").contains("1 to 4 elements"));
    assert!(spoilt("name = \"Campy\"", "name = \"Husson\"").contains("piece husson"));
    assert!(spoilt("lsa = 2", "lsa = 4").contains("AP-09"));
    assert!(
        spoilt("kind = \"artillery\", vc = 3", "kind = \"artillery\", vc = 4").contains("5 over the budget of 200")
    );
    assert!(spoilt("arrival = { base = 1, per_turn = 0 }", "").contains("arrival"));
    assert!(spoilt("first = \"north\"", "frist = \"north\"").contains("line 2"));
}
