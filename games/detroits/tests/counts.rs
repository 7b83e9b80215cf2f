//! Exact counts: a wrong rule shows as a wrong number.

use std::collections::BTreeSet;

use crate::common::*;
use detroits::{Chart, Detroits, Kind, Pose, Sailing, ShipId, Slot, Token, boarding};
use hexmap::{Direction, flat};
use kernel::testing::assert_near;
use kernel::{Game, Side};

/// Calls `visit` with every line of up to six tokens that may be written and closed, as its length, its last pose and
/// whether it ends aground.
fn lines(chart: &Chart, kind: Kind, pose: Pose, length: usize, visit: &mut impl FnMut(usize, Pose, bool)) {
    if length == 6 {
        return;
    }
    for token in Token::ALL {
        match chart.sail(kind, pose, token) {
            Sailing::Clear(next) => {
                visit(length + 1, next, false);
                lines(chart, kind, next, length + 1, visit);
            }
            Sailing::Aground => visit(length + 1, pose, true),
            Sailing::OffBoard => {}
        }
    }
}

fn middle(chart: &Chart) -> Pose {
    Pose { bow: chart.grid.cell("07.06").unwrap(), facing: flat::N }
}

/// Every closed line of a ship, by playing the listed actions.
fn closed_lines(game: &Detroits, id: ShipId) -> usize {
    let lines = |action| {
        let mut after = game.clone();
        after.play(id.side, &action, &mut kernel::NoDice, &mut kernel::Silence);
        if after.ship(id).closed { 1 } else { closed_lines(&after, id) }
    };
    game.all_actions(id.side).into_iter().map(lines).sum()
}

/// DE-12 to DE-19, DE-24, DE-R3: 1092 lines in open sea, 1093 when a ship may lie still; the listed actions make them.
#[test]
fn lines_in_open_sea() {
    for (kind, name) in [(Kind::Frigate, "NW-F1"), (Kind::ThreeMaster, "NW-T1")] {
        for (points, wanted) in [("1", 1092), ("0", 1093)] {
            let ships = [&format!("{name} 07.06 N"), "NW-F3 00.00 S", "SE-F1 14.12 N"];
            let game = sea(&format!("min_points={points}"), &ships);
            assert_eq!(closed_lines(&game, id(name)), wanted, "{kind:?}, at least {points}");
        }
    }
}

/// DE-15, DE-17: where 1 to n tokens lead in open sea.
#[test]
fn states_within_reach() {
    let setup = Table::setup(&open_sea("", ""), "");
    let (states, bows, exactly) = reach(&setup.chart, middle(&setup.chart));
    assert_eq!(states, [3, 11, 27, 60, 119, 210]);
    assert_eq!(bows, [2, 5, 12, 24, 42, 66]);
    assert_eq!(exactly, (729, 177), "with exactly six tokens");
}

fn reach(chart: &Chart, start: Pose) -> ([usize; 6], [usize; 6], (usize, usize)) {
    let mut seen = vec![BTreeSet::new(); 6];
    let (mut full, mut ends) = (0, BTreeSet::new());
    lines(chart, Kind::Frigate, start, 0, &mut |length, pose, _| {
        let state = (pose.bow, pose.facing);
        seen[length - 1..].iter_mut().for_each(|set| _ = set.insert(state));
        if length == 6 {
            full += 1;
            ends.insert(state);
        }
    });
    let states = std::array::from_fn(|n| seen[n].len());
    let bows = std::array::from_fn(|n| seen[n].iter().map(|state| state.0).collect::<BTreeSet<_>>().len());
    (states, bows, (full, ends.len()))
}

/// DE-37, DE-R12, DE-R13: sizes and weights of the fields, and of all that a ship can hit within a turn.
#[test]
fn sizes_of_fields() {
    // Larger than the bare board, so that no field is cut off.
    let row = ".".repeat(25);
    let map = vec![row; 25].join("\n");
    let toml = format!(
        "map = '''\n{map}\n'''\nzone = ''\nships = [{{ id = 'NW-F1', bow = '00.00', facing = 'N' }}, \
         {{ id = 'SE-F1', bow = '24.24', facing = 'N' }}]"
    );
    let setup = Table::setup(&toml, "");
    let game = Table::start(&setup, &[0]);
    let start = Pose { bow: setup.chart.grid.cell("12.12").unwrap(), facing: flat::N };
    for (kind, hexes, damage, union) in [(Kind::Frigate, 9, 16, 162), (Kind::ThreeMaster, 18, 40, 210)] {
        let field = game.field(kind, start);
        for side in detroits::Broadside::BOTH {
            let half: Vec<_> = field.iter().filter(|shot| shot.0 == side).collect();
            assert_eq!(half.len(), hexes, "{kind:?}");
            assert_eq!(half.iter().map(|shot| u32::from(shot.2)).sum::<u32>(), damage, "{kind:?}");
        }
        let mut all: BTreeSet<_> = field.iter().map(|shot| shot.1).collect();
        lines(&setup.chart, kind, start, 0, &mut |_, pose, _| {
            all.extend(game.field(kind, pose).iter().map(|shot| shot.1));
        });
        assert_eq!(all.len(), union, "{kind:?}");
    }
}

/// DE-R14, DE-R17: in how many places an enemy can be hit, and in how many of them he can hit back.
#[test]
fn placements_that_can_be_hit() {
    let setup = Table::setup(&open_sea("", ""), "min_points=0");
    let pairs = [("F1", "F2", 108, 60), ("T1", "F2", 216, 96), ("F1", "T2", 144, 96), ("T1", "T2", 264, 184)];
    for (firer, target, wanted, back) in pairs {
        let (own, enemy) = (id(&format!("NW-{firer}")), id(&format!("SE-{target}")));
        let (mut hit, mut answered) = (0, 0);
        for cell in setup.chart.grid.cells() {
            for facing in Direction::ALL {
                let name = setup.chart.grid.name(cell);
                let heading = facing.name(hexmap::Orientation::Flat);
                let game = position(&setup, &[&format!("{own} 07.06 N"), &format!("{enemy} {name} {heading}")]);
                let hull = |id: ShipId| setup.chart.hull(id.kind(), game.ship(id).pose);
                let overlap = hull(own).iter().any(|cell| hull(enemy).contains(cell));
                if !overlap && game.shots(own, enemy) != [None; 2] {
                    hit += 1;
                    answered += u32::from(game.shots(enemy, own) != [None; 2]);
                }
            }
        }
        assert_eq!((hit, answered), (wanted, back), "{firer} at {target}");
    }
}

/// DE-R24: boarding over all pairs of resistance: first wins, second wins, both sink.
#[test]
fn boardings() {
    let tally = |a: Kind, b: Kind| {
        let mut tally = [0; 3];
        for (x, y) in (1..=a.resist()).flat_map(|x| (1..=b.resist()).map(move |y| (x, y))) {
            let (rounds, left) = boarding([a.damage(1), b.damage(1)], [x, y]);
            assert_eq!(rounds, x.div_ceil(b.damage(1)).min(y.div_ceil(a.damage(1))));
            match left {
                [0, 0] => tally[2] += 1,
                [_, 0] => tally[0] += 1,
                [0, _] => tally[1] += 1,
                _ => panic!("a boarding ends with a sinking"),
            }
        }
        tally
    };
    assert_eq!(tally(Kind::Frigate, Kind::Frigate), [27, 27, 27]);
    assert_eq!(tally(Kind::ThreeMaster, Kind::Frigate), [108, 18, 27]);
    assert_eq!(tally(Kind::ThreeMaster, Kind::ThreeMaster), [112, 112, 65]);
}

/// DE-06, DE-37, DE-44: salvos at distance 1 that sink a fresh ship, and that set it adrift.
#[test]
fn salvos_to_sink() {
    let salvos = |by: Kind, at: Kind| {
        let damage = by.damage(1);
        (at.resist().div_ceil(damage), (at.resist() - 3).div_ceil(damage))
    };
    assert_eq!(salvos(Kind::Frigate, Kind::Frigate), (3, 2));
    assert_eq!(salvos(Kind::Frigate, Kind::ThreeMaster), (6, 5));
    assert_eq!(salvos(Kind::ThreeMaster, Kind::Frigate), (3, 2));
    assert_eq!(salvos(Kind::ThreeMaster, Kind::ThreeMaster), (5, 4));
}

/// DE-R31, DE-R32: the legal lines of the first turn on Les Quatre Phares, those that end aground, and where the
/// others end; the same for both sides.
#[test]
fn lines_of_the_first_turn() {
    let setup = Table::setup("quatre_phares", "");
    let wanted = [(1073, 14, 188), (1083, 1, 201), (993, 13, 158), (919, 1, 148), (952, 0, 162)];
    for side in Side::BOTH {
        for (slot, wanted) in Slot::ALL.into_iter().zip(wanted) {
            let start = setup.ships[slot.of(side).index()].pose;
            let (mut all, mut aground, mut ends) = (0, 0, BTreeSet::new());
            lines(&setup.chart, slot.kind(), start, 0, &mut |_, pose, stranded| {
                all += 1;
                aground += u32::from(stranded);
                if !stranded {
                    ends.insert((pose.bow, pose.facing));
                }
            });
            assert_eq!((all, aground, ends.len()), wanted, "{side:?} {}", slot.name());
        }
    }
    let game = begin("quatre_phares", "");
    assert_eq!(closed_lines(&game, id("NW-T1")), 1073, "the listed actions make the same lines");
}

/// DE-R34, DE-48: the fewest tokens from the standard start into the zone.
#[test]
fn tokens_to_the_zone() {
    let boards = [
        ("quatre_phares", vec![("T1", 10), ("T2", 8), ("F1", 10), ("F2", 12), ("F3", 12)]),
        ("la_passe", vec![("T1", 7), ("F1", 11), ("F2", 9)]),
        ("archipel", vec![("T1", 10), ("T2", 8), ("F1", 9), ("F2", 11), ("F3", 12)]),
    ];
    for (board, ships) in boards {
        let setup = Table::setup(board, "");
        for (name, tokens) in ships {
            for side in Side::BOTH {
                let id = Slot::read(name).unwrap().of(side);
                let pose = setup.ships[id.index()].pose;
                assert_eq!(setup.chart.tokens_to_zone(id.kind(), pose), tokens, "{board} {id}");
            }
        }
    }
}

/// DE-R38: from the deployment areas nobody reaches the zone with fewer than seven tokens.
#[test]
fn deployment_areas() {
    for (board, hexes) in [("quatre_phares", 20), ("la_passe", 10), ("archipel", 20)] {
        let setup = Table::setup(board, "");
        for side in Side::BOTH {
            let area = &setup.areas[side];
            assert_eq!(area.len(), hexes, "{board}");
            for kind in [Kind::Frigate, Kind::ThreeMaster] {
                let poses = area.iter().flat_map(|&bow| Direction::ALL.map(|facing| Pose { bow, facing }));
                for pose in poses.filter(|&pose| setup.chart.hull(kind, pose).iter().all(|cell| area.contains(cell))) {
                    assert!(setup.chart.tokens_to_zone(kind, pose) >= 7, "{board} {pose:?}");
                }
            }
        }
    }
}

/// DE-08, DE-48: hexes, land and sea of each board; the sea hangs together.
#[test]
fn the_boards() {
    for (board, hexes, land) in [("quatre_phares", 537, 115), ("la_passe", 263, 63), ("archipel", 537, 87)] {
        let setup = Table::setup(board, "");
        let (grid, terrain) = (&setup.chart.grid, &setup.chart.terrain);
        let dry = |cell: &hexmap::Cell| terrain[cell.index()] != detroits::Terrain::Sea;
        assert_eq!((grid.len(), grid.cells().filter(dry).count()), (hexes, land), "{board}");
        let mut sea = vec![grid.cells().find(|cell| !dry(cell)).unwrap()];
        let mut seen: BTreeSet<_> = sea.iter().copied().collect();
        while let Some(cell) = sea.pop() {
            sea.extend(grid.neighbours(cell).map(|(_, next)| next).filter(|next| !dry(next) && seen.insert(*next)));
        }
        assert_eq!(seen.len(), hexes - land, "{board}: a lake is cut off");
    }
}

/// DE-09: north and south are equally likely.
#[test]
fn the_coin_is_fair() {
    let setup = Table::setup("la_passe", "");
    let mut dice = kernel::Enumerator::default();
    let mut fallen = [0; 2];
    loop {
        fallen[Table::start_with(&setup, &mut dice).wind() as usize] += 1;
        assert_near(dice.chance(), 0.5);
        if !dice.advance() {
            return assert_eq!(fallen, [1, 1]);
        }
    }
}
