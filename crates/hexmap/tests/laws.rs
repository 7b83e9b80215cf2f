//! Laws that hold on every board, tried on random ones.
#![cfg(not(target_arch = "wasm32"))]

use crate::common::{Set, bands, entry};
use hexmap::{Cell, CellSet, EdgeSet, Field, Grazing, Grid, Layout, MapFormat, Naming, NeighbourSets, Orientation};
use hexmap::{Reach, Terrain, TextMap, parse_cells, parse_chain, parse_edges, sees};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn orientation() -> impl Strategy<Value = Orientation> {
    prop_oneof![Just(Orientation::Pointy), Just(Orientation::Flat)]
}

fn naming() -> impl Strategy<Value = Naming> {
    prop_oneof![Just(Naming::LetterNumber), Just(Naming::Dotted), Just(Naming::Digits)]
}

fn format() -> impl Strategy<Value = MapFormat> {
    let layout = prop_oneof![Just(Layout::Spaced), Just(Layout::Packed)];
    (layout, orientation(), naming()).prop_map(|(layout, orientation, naming)| MapFormat {
        layout,
        orientation,
        naming,
    })
}

fn grid() -> impl Strategy<Value = Grid> {
    (orientation(), naming(), 2u16..16, 2u16..16, any::<bool>()).prop_map(
        |(orientation, naming, columns, rows, cut)| Grid::rectangle(orientation, naming, columns, rows, cut).unwrap(),
    )
}

/// A board with random terrain and some cells held by friend or enemy.
fn ground() -> impl Strategy<Value = (Grid, Vec<char>, Vec<u8>)> {
    grid().prop_flat_map(|grid| {
        let cells = grid.len();
        let terrain = prop::sample::select(vec!['.', '.', '.', 'T', 'f', '^', '~']);
        (Just(grid), prop::collection::vec(terrain, cells), prop::collection::vec(0u8..8, cells))
    })
}

proptest! {
    #[test]
    fn both_movements_agree((grid, terrain, held) in ground(), start: prop::sample::Index, budget in 0u32..9) {
        let from = Cell(start.index(grid.len()) as u16);
        let holding = |who| grid.cells().filter(|c| *c != from && held[c.index()] == who).collect::<Set>();
        let (enemies, friends) = (holding(0), holding(1));
        let around = NeighbourSets::<4>::new(&grid).unwrap();
        let ground = Terrain { bands: &bands(&terrain), blocked: enemies, no_stop: friends, halt: Set::EMPTY };
        let reach: Reach<4, 9> = Reach::new(&around, from, budget, &ground);
        let mut field = Field::new();
        field.explore(&grid, from, budget, |_, to, _| entry(terrain[to.index()]).filter(|_| !enemies.contains(to)));
        for cell in grid.cells() {
            prop_assert_eq!(reach.cost(cell), field.cost(cell).filter(|_| !friends.contains(cell)));
        }
    }

    #[test]
    fn both_movements_agree_on_rivers_and_zones((grid, terrain, held) in ground(), start: prop::sample::Index) {
        let from = Cell(start.index(grid.len()) as u16);
        let halt: Set = grid.cells().filter(|cell| held[cell.index()] < 2).collect();
        let mut rivers = EdgeSet::new();
        for (a, b) in grid.pairs().filter(|&(a, b)| (held[a.index()] + held[b.index()]) % 5 == 0) {
            rivers.insert(&grid, a, b);
        }
        let around = NeighbourSets::<4>::across(&grid, |cell, side| !rivers.contains_dir(cell, side)).unwrap();
        let ground = Terrain { bands: &bands(&terrain), blocked: Set::EMPTY, no_stop: Set::EMPTY, halt };
        let reach: Reach<4, 9> = Reach::new(&around, from, 6, &ground);
        let mut field = Field::new();
        field.explore(&grid, from, 6, |left, to, side| {
            let stuck = left != from && halt.contains(left);
            entry(terrain[to.index()]).filter(|_| !stuck && !rivers.contains_dir(left, side))
        });
        for cell in grid.cells() {
            prop_assert_eq!(reach.cost(cell), field.cost(cell));
        }
    }

    #[test]
    fn ways_cost_what_is_said((grid, terrain, _) in ground(), start: prop::sample::Index) {
        let from = Cell(start.index(grid.len()) as u16);
        let mut field = Field::new();
        field.explore(&grid, from, 12, |_, to, _| entry(terrain[to.index()]));
        let mut path = Vec::new();
        for &cell in field.reached() {
            field.path(cell, &mut path);
            prop_assert_eq!((path[0], path[path.len() - 1]), (from, cell));
            prop_assert!(path.windows(2).all(|pair| grid.adjacent(pair[0], pair[1])));
            let total: u32 = path[1..].iter().map(|cell| entry(terrain[cell.index()]).unwrap()).sum();
            prop_assert_eq!(field.cost(cell), Some(total));
        }
    }

    #[test]
    fn distances_are_the_fewest_steps(grid in grid(), start: prop::sample::Index) {
        let from = Cell(start.index(grid.len()) as u16);
        let mut field = Field::new();
        field.explore(&grid, from, u32::MAX, |_, _, _| Some(1));
        for cell in grid.cells() {
            prop_assert_eq!(field.cost(cell), Some(grid.distance(from, cell)));
            prop_assert_eq!(grid.distance(from, cell), grid.hex(from).unsigned_distance_to(grid.hex(cell)));
            prop_assert_eq!(grid.adjacent(from, cell), grid.distance(from, cell) == 1);
            prop_assert_eq!(grid.cell_at_hex(grid.hex(cell)), Some(cell));
        }
        for n in 0..6 {
            let ring: Set = grid.ring(from, n).collect();
            prop_assert_eq!(ring, grid.cells().filter(|&c| grid.distance(from, c) == n).collect());
            let on_board = grid.hex(from).ring(n).filter_map(|hex| grid.cell_at_hex(hex));
            prop_assert_eq!(ring, on_board.collect());
        }
    }

    #[test]
    fn sight_is_mutual(grid in grid(), a: prop::sample::Index, b: prop::sample::Index, seed: u64) {
        let (a, b) = (Cell(a.index(grid.len()) as u16), Cell(b.index(grid.len()) as u16));
        let blocks = |cell: Cell| seed.rotate_left(cell.0 as u32 * 7) & 1 == 1;
        for grazing in [Grazing::BothBlock, Grazing::EitherBlocks, Grazing::NeverBlocks] {
            prop_assert_eq!(sees(&grid, a, b, grazing, blocks), sees(&grid, b, a, grazing, blocks));
        }
    }

    #[test]
    fn sets_behave_as_sets(a in prop::collection::btree_set(0u16..192, 0..80), b in prop::collection::btree_set(0u16..192, 0..80)) {
        let set = |cells: &BTreeSet<u16>| cells.iter().copied().map(Cell).collect::<CellSet<3>>();
        let list = |cells: CellSet<3>| cells.iter().map(|cell| cell.0).collect::<BTreeSet<u16>>();
        let (x, y) = (set(&a), set(&b));
        prop_assert_eq!(list(x | y), &a | &b);
        prop_assert_eq!(list(x & y), &a & &b);
        prop_assert_eq!(list(x - y), &a - &b);
        prop_assert_eq!(list(x ^ y), &a ^ &b);
        prop_assert_eq!((x.len(), x.is_empty(), x.first()), (a.len(), a.is_empty(), a.first().copied().map(Cell)));
        prop_assert_eq!((x.meets(&y), x.is_subset(&y)), (!a.is_disjoint(&b), a.is_subset(&b)));
        prop_assert!(x.iter().map(|cell| cell.0).eq(a.iter().copied()));
        for (k, &cell) in a.iter().enumerate() {
            prop_assert_eq!(x.nth(k), Some(Cell(cell)));
        }
        prop_assert_eq!(x.nth(a.len()), None);
        let mut z = x;
        for &cell in &b {
            prop_assert_eq!(z.contains(Cell(cell)), a.contains(&cell));
            prop_assert_eq!(z.remove(Cell(cell)), a.contains(&cell));
            prop_assert!(z.insert(Cell(cell)));
        }
        prop_assert_eq!(z, x | y);
        prop_assert!(!z.contains(Cell(192)) && !z.contains(Cell(u16::MAX)));
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[ .Tf#é\n\r\t]{0,200}|\\PC{0,80}", format in format()) {
        let legend = |c: char| (c == '.' || c == 'T').then_some(c);
        if let Ok(map) = TextMap::parse(&text, legend, format) {
            prop_assert_eq!(map.grid.len(), map.terrain.len());
        }
    }

    #[test]
    fn no_list_breaks_the_reader(text in "[A-Ca-c0-3. ,-]{0,40}|\\PC{0,40}", grid in grid()) {
        let _ = (parse_cells(&text, &grid), parse_chain(&text, &grid), parse_edges(&text, &grid));
    }

    #[test]
    fn boards_read_back(grid in grid()) {
        let names: Vec<&str> = grid.cells().map(|cell| grid.name(cell)).collect();
        prop_assert_eq!(parse_cells(&names.join(" "), &grid).unwrap(), grid.cells().collect::<Vec<_>>());
        let sides: Vec<String> = grid.pairs().map(|(a, b)| format!("{}-{}", grid.name(a), grid.name(b))).collect();
        let mut pairs: Vec<_> = grid.pairs().collect();
        pairs.sort();
        let edges = parse_edges(&sides.join(" "), &grid).unwrap();
        prop_assert_eq!(edges.iter().collect::<Vec<_>>(), pairs);
    }
}
