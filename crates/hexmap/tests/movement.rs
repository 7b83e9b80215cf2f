//! Movement counted by hand and by script in the rules, by both ways of finding it.

use crate::common::{Set, bands, board, entry, names};
use hexmap::{Cell, Field, NeighbourSets, Reach, Terrain};

struct Ground {
    map: hexmap::TextMap<char>,
    around: NeighbourSets<4>,
    bands: Vec<(u32, Set)>,
}

impl Ground {
    fn new(name: &str) -> Self {
        let (map, _) = board(name);
        Self { around: NeighbourSets::new(&map.grid).unwrap(), bands: bands(&map.terrain), map }
    }

    fn reach(&self, from: Cell, blocked: Set, no_stop: Set) -> Reach<4, 6> {
        Reach::new(&self.around, from, 5, &Terrain { bands: &self.bands, blocked, no_stop, halt: Set::EMPTY })
    }

    /// Destinations by cost 1 to 5, found both ways.
    fn counts(&self, from: Cell) -> [usize; 5] {
        let reach = self.reach(from, Set::EMPTY, Set::EMPTY);
        let mut field = Field::new();
        field.explore(&self.map.grid, from, 5, |_, to, _| entry(self.map.terrain[to.index()]));
        let slow = [1, 2, 3, 4, 5].map(|cost| field.reached().iter().filter(|&&c| field.cost(c) == Some(cost)).count());
        let quick = [1, 2, 3, 4, 5].map(|cost| reach.at_cost(cost).len());
        assert_eq!(slow, quick);
        assert_eq!(reach.all().len(), field.reached().len());
        quick
    }

    fn cell(&self, name: &str) -> Cell {
        self.map.grid.cell(name).unwrap()
    }
}

/// OV-X9, OV-C2
#[test]
fn destinations_by_cost() {
    let ground = Ground::new("quatre_rivieres");
    let cases = [
        ("G7", [4, 8, 10, 16, 22]),
        ("D3", [4, 6, 7, 8, 15]),
        ("F5", [3, 5, 10, 15, 13]),
        ("I2", [4, 6, 4, 5, 7]),
        ("C3", [2, 3, 6, 6, 5]),
        ("C13", [3, 3, 4, 3, 9]),
        ("M7", [1, 3, 3, 6, 7]),
    ];
    for (name, expected) in cases {
        assert_eq!(ground.counts(ground.cell(name)), expected, "{name}");
    }
    let reach = ground.reach(ground.cell("G7"), Set::EMPTY, Set::EMPTY);
    assert_eq!(names(&ground.map.grid, reach.at_cost(1)), "F6 F7 H7 G8");
}

/// OV-C3
#[test]
fn destinations_of_all_land() {
    for (name, sum, least, most) in
        [("quatre_rivieres", 5432, 18, 60), ("bocage", 3118, 0, 54), ("isthme", 4758, 2, usize::MAX)]
    {
        let ground = Ground::new(name);
        let land = ground.map.grid.cells().filter(|cell| ground.map.terrain[cell.index()] != '~');
        let counts: Vec<usize> = land.map(|cell| ground.counts(cell).iter().sum()).collect();
        assert_eq!(counts.iter().sum::<usize>(), sum, "{name}");
        assert!(counts.iter().all(|&count| least <= count && count <= most), "{name}");
    }
    let isthmus = Ground::new("isthme");
    assert_eq!(isthmus.counts(isthmus.cell("G7")).iter().sum::<usize>(), 2);
}

/// OV-X1, OV-X10
#[test]
fn through_the_pass() {
    let ground = Ground::new("defile");
    let from = ground.cell("B2");
    let pass = Set::of(ground.cell("C2"));
    let open = ground.reach(from, Set::EMPTY, Set::EMPTY);
    assert_eq!(names(&ground.map.grid, open.at_cost(4)), "C2");
    assert_eq!(names(&ground.map.grid, open.at_cost(5)), "D2");
    assert_eq!(open.all().len(), 3);
    assert_eq!(open.cost(ground.cell("D2")), Some(5));
    assert_eq!(open.cost(ground.cell("D1")), None);
    let friend = ground.reach(from, Set::EMPTY, pass);
    assert_eq!(names(&ground.map.grid, friend.all() - Set::of(from)), "D2");
    let enemy = ground.reach(from, pass, Set::EMPTY);
    assert_eq!(enemy.all(), Set::of(from));
}

#[test]
fn budgets_of_every_size() {
    let ground = Ground::new("atelier");
    let terrain = Terrain { bands: &ground.bands, blocked: Set::EMPTY, no_stop: Set::EMPTY, halt: Set::EMPTY };
    let from = ground.cell("A1");
    let none: Reach<4, 6> = Reach::new(&ground.around, from, 0, &terrain);
    assert_eq!(none.all(), Set::of(from));
    let some: Reach<4, 6> = Reach::new(&ground.around, from, 2, &terrain);
    assert!(some.at_cost(3).is_empty() && !some.at_cost(2).is_empty());
    let clipped: Reach<4, 3> = Reach::new(&ground.around, from, u32::MAX, &terrain);
    assert_eq!(clipped.all(), some.all());
    assert!(clipped.at_cost(99).is_empty());
}

#[test]
fn a_field_knows_its_ways() {
    let (map, rivers) = board("atelier");
    let grid = &map.grid;
    let mut field = Field::new();
    let mut path = Vec::new();
    // Rivers stop this piece; it must go round.
    field.explore(grid, grid.cell("E5").unwrap(), 20, |from, to, direction| {
        assert_eq!(grid.neighbour(from, direction), Some(to));
        entry(map.terrain[to.index()]).filter(|_| !rivers.contains_dir(from, direction))
    });
    field.path(grid.cell("E6").unwrap(), &mut path);
    assert_eq!(names(grid, path.iter().copied()), "E5 D5 C6 D6 E6");
    let total: u32 = path[1..].iter().map(|cell| entry(map.terrain[cell.index()]).unwrap()).sum();
    assert_eq!(field.cost(grid.cell("E6").unwrap()), Some(total));
    field.path(grid.cell("I5").unwrap(), &mut path);
    assert!(path.is_empty());
    assert_eq!(field.came_from(grid.cell("E5").unwrap()), None);
    assert_eq!(field.came_from(grid.cell("I5").unwrap()), None);
}

#[test]
fn free_steps_and_forbidden_sums() {
    let (map, _) = board("atelier");
    let mut field = Field::new();
    field.explore(&map.grid, Cell(0), 0, |_, _, _| Some(0));
    assert_eq!(field.reached().len(), map.grid.len());
    field.explore(&map.grid, Cell(0), u32::MAX, |_, _, _| None);
    assert_eq!(field.reached(), [Cell(0)]);
    field.explore(&map.grid, Cell(0), 7, |from, _, _| if from == Cell(0) { Some(7) } else { Some(u32::MAX) });
    assert_eq!(field.reached().len(), 3);
}
