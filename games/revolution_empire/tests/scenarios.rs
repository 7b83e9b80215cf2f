//! The battles: maps, armies, variants, and what every scenario promises.

use std::collections::BTreeMap;

use crate::common::{Table, begin, setup};
use kernel::{Game, Seeded, Side, Text, Tongue, playout};
use revolution_empire::{Kind, RevolutionEmpire, Setup, Terrain, UnitId, Units};

fn count(setup: &Setup, terrain: Terrain) -> usize {
    setup.terrain.iter().filter(|&&other| other == terrain).count()
}

/// RE-01, RE-02: boards of any size, battles of a day in eight or nine turns, a unit a hex.
#[test]
fn maps_and_armies() {
    use Terrain::{Building, Forest, Marsh, Orchard, Village, Water};
    type Row<'a> = (&'a str, usize, usize, [usize; 2], u8, &'a [(Terrain, usize)]);
    let rows: [Row; 5] = [
        ("rencontre", 130, 10, [11, 11], 8, &[(Forest, 6), (Village, 4), (Orchard, 4)]),
        ("auerstaedt", 140, 15, [11, 16], 8, &[(Forest, 16), (Village, 10)]),
        ("marengo", 176, 0, [16, 18], 9, &[(Water, 17), (Orchard, 12), (Village, 5), (Marsh, 4), (Building, 1)]),
        ("austerlitz", 272, 21, [26, 27], 8, &[(Village, 16), (Forest, 11), (Water, 6), (Marsh, 3), (Orchard, 1)]),
        ("waterloo", 192, 18, [24, 29], 8, &[(Forest, 18), (Village, 6), (Building, 3), (Orchard, 1)]),
    ];
    for (id, hexes, hills, units, turns, terrains) in rows {
        let setup = setup(id, "");
        assert_eq!((setup.grid.len(), setup.hills.len(), setup.turns), (hexes, hills, turns), "{id}");
        assert_eq!(Side::BOTH.map(|side| setup.units_of_side(side).len()), units, "{id}");
        for &(terrain, wanted) in terrains {
            assert_eq!(count(&setup, terrain), wanted, "{id} {terrain:?}");
        }
    }
}

/// RE-02: La Rencontre is the same for both sides: a half turn swaps them.
#[test]
fn the_training_battle_is_fair() {
    let setup = setup("rencontre", "");
    let turned = |cell| {
        let (column, row) = (setup.grid.column(cell), setup.grid.row(cell));
        setup.grid.cell_at(12 - column, 9 - row).expect("a hex")
    };
    for cell in setup.grid.cells() {
        assert_eq!(setup.terrain(cell), setup.terrain(turned(cell)));
        assert_eq!(setup.hills.contains(cell), setup.hills.contains(turned(cell)));
    }
    let army = |side: Side| -> BTreeMap<_, _> {
        let at = |cell| if side == Side::A { cell } else { turned(cell) };
        setup.units_of_side(side).iter().map(|unit| (at(unit.at[0]), (unit.kind, unit.pieces))).collect()
    };
    assert_eq!(army(Side::A), army(Side::B));
    let objectives = |side: Side| -> BTreeMap<_, _> {
        let at = |cell| if side == Side::A { cell } else { turned(cell) };
        let own = setup.objectives.iter().filter(|objective| objective.owner == side);
        own.map(|objective| (at(objective.at), (objective.points, objective.vp[side]))).collect()
    };
    assert_eq!(objectives(Side::A), objectives(Side::B));
}

/// RE-04, RE-05, RE-07, RE-08, RE-10, RE-11: what the armies are made of.
#[test]
fn units_are_made_by_the_book() {
    let mut usual: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for file in RevolutionEmpire::scenarios() {
        let setup = setup(file.id, "");
        for unit in setup.all_units() {
            assert!((1..=7).contains(&unit.pieces));
            assert_eq!(setup.all_corps().filter(|corps| corps.units.has(unit.id)).count(), 1, "one corps each");
            assert!(setup.corps(unit.corps).units.has(unit.id));
            usual.entry(unit.kind.word()).or_default().push(unit.pieces);
            if setup.skirmishers.has(unit.id) {
                assert!(unit.kind.infantry());
            }
            if setup.fire_bonus.has(unit.id) {
                assert_eq!(unit.kind, Kind::A);
            }
        }
    }
    for (kind, pieces) in [("I", 4), ("IE", 4), ("C", 2), ("HC", 3), ("A", 1)] {
        let mut found = usual[kind].clone();
        found.sort_unstable();
        assert_eq!(found[found.len() / 2], pieces, "the usual {kind}");
    }
    let waterloo = setup("waterloo", "");
    let steady = |word: &str| waterloo.steady.has(waterloo.unit_called(word).unwrap());
    assert!(steady("friant") && steady("morand") && !steady("duhesme") && !steady("picton"));
    assert!(waterloo.fire_bonus.has(waterloo.unit_called("battery1").unwrap()));
    let refused = |from: &str, to: &str| Table::setup_fault(&Table::scenario("rencontre").replacen(from, to, 1), "");
    assert!(refused("pieces = 4", "pieces = 8").contains("RE-04"), "at most seven pieces");
    assert!(refused("chits = 2", "chits = 4").contains("RE-15"), "at most three chits");
}

/// The variants change what they say, and nothing else.
#[test]
fn variants() {
    let command = |id: &str, turn| setup(id, "").armies.0.clone().map(|army| army.command(turn));
    assert_eq!((command("rencontre", 1), command("rencontre_slow", 1)), ([4, 4], [2, 2]));
    assert!(setup("rencontre_bloody", "").house.per_activation && !setup("rencontre", "").house.per_activation);
    assert_eq!((command("austerlitz_mist", 1), command("austerlitz_mist", 2)), ([6, 7], [8, 7]));
    assert_eq!(command("austerlitz", 1), [8, 7]);
    let alone = setup("marengo_alone", "");
    assert_eq!((alone.units_of_side(Side::A).len(), alone.armies[Side::A].threshold), (13, Some(4)));
    let san_giuliano = alone.objectives.iter().find(|objective| alone.grid.name(objective.at) == "1405").unwrap();
    assert!(san_giuliano.vp[Side::A] > 0 && san_giuliano.vp[Side::B] == 0, "worth nothing to the Austrians");
    assert!(alone.unit_called("musnier").is_none() && alone.unit_called("hussards").is_some());
    let (wet, dry) = (setup("waterloo", ""), setup("waterloo_dry", ""));
    assert_eq!((wet.turns, dry.turns), (8, 9));
    for unit in wet.all_units() {
        assert_eq!(dry.unit(unit.id).turn, unit.turn.map(|turn| turn + 1));
    }
    let prussian = dry.corps(dry.corps_called("bulow").unwrap());
    assert_ne!(prussian.home, dry.armies[Side::B].home, "the Prussians fall back to the east");
}

/// A card tells the battle of its file: the last turn, where each army breaks, and the points that each begins with.
#[test]
fn cards_tell_the_figures_of_their_battles() {
    for id in ["auerstaedt", "marengo", "austerlitz", "waterloo"] {
        let setup = setup(id, "");
        let begins_with = |side| -> u8 {
            let own = setup.objectives.iter().filter(|objective| objective.owner == side);
            own.map(|objective| objective.vp[side]).sum()
        };
        let mut figures = vec![setup.turns];
        figures.extend(Side::BOTH.map(|side| setup.armies[side].breaking_point.expect("a breaking point")));
        figures.extend(Side::BOTH.map(begins_with));
        for tongue in Tongue::BOTH {
            let blurb = Table::say(tongue, &Text::key(format!("scenario-{id}-blurb")));
            let told: Vec<_> = blurb.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
            assert!(figures.iter().all(|figure| told.contains(figure)), "{figures:?}: {blurb}");
        }
    }
}

/// RE-03, RE-06, RE-09, RE-R7: units never split, merge or share a hex; only the column is ordered.
#[test]
fn random_battles_keep_their_units() {
    let setup = setup("waterloo", "");
    for seed in 0..4 {
        let mut luck = Seeded::new(seed);
        let mut game = begin("waterloo");
        let mut scratch = Vec::new();
        while !game.is_over() {
            playout(&mut game.0, &mut luck, &mut scratch, 40);
            for side in Side::BOTH {
                let units = (game.army(side) | (game.to_come & Units::side(side))).len();
                assert_eq!(units + usize::from(game.lost[side]), setup.units_of_side(side).len());
            }
            for unit in game.present {
                let at = game.place_of(unit).unwrap();
                assert_eq!(game.unit_at(at), Some(unit));
                assert!((1..=setup.unit(unit).pieces).contains(&game.pieces(unit)));
            }
            let standing = setup.grid.cells().filter_map(|cell| game.unit_at(cell)).collect::<Vec<UnitId>>();
            assert_eq!(standing.len(), game.present.len());
        }
    }
}

/// Every shipped battle ends within the promised number of decisions, and far sooner.
#[test]
fn battles_end() {
    for file in RevolutionEmpire::scenarios() {
        let mut game = begin(file.id);
        let limit = RevolutionEmpire::ply_limit(game.setup_of());
        let end = playout(&mut game.0, &mut Seeded::new(9), &mut Vec::new(), limit);
        assert!(end.outcome.is_some(), "{}", file.id);
    }
}
