//! The scenarios that come with the game.

use belle_epoque::{BelleEpoque, Command, Ground, PALETTE, Start, Weapon};
use kernel::{Game, Side};

use crate::common::{Table, begin, board};

/// BE-30, BE-R25: the palette: flags of each ground.
#[test]
fn the_palette() {
    let with = |flag: fn(&Ground) -> bool| {
        PALETTE.iter().filter(|ground| flag(ground)).map(|ground| ground.letter).collect::<String>()
    };
    assert_eq!(with(|g| g.hill), "hHkKWu");
    assert_eq!(with(|g| g.difficult), "wWmdfx");
    assert_eq!(with(|g| g.cover), "kKwWovud");
    assert_eq!(with(|g| g.blocks), "wWvu#");
    assert_eq!(with(|g| g.tactical), "hHkKWvu");
    assert_eq!(with(|g| g.rough), "kKwWmdfx");
    assert_eq!(with(|g| g.very_difficult), "x");
    assert_eq!(with(|g| g.impassable), "~#");
    let heights: Vec<u8> = PALETTE.iter().map(|ground| ground.elevation).collect();
    assert_eq!(heights, [0, 1, 2, 1, 2, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 3]);
}

/// BE-40, BE-R26: seven types; cavalry is F or G.
#[test]
fn weapon_types() {
    assert_eq!([Weapon::A, Weapon::G].map(Weapon::letter), ['A', 'G']);
    for letter in ["A", "D", "F", "G"] {
        let toml = board(&format!("U: 0 cav 3 {letter} @0404\nT: 1 @0604")).toml();
        let read = BelleEpoque::setup(&toml, &kernel::Chosen::new());
        assert_eq!(read.is_ok(), letter >= "F", "{letter}");
        if let Err(fault) = read {
            assert!(fault.to_string().contains("BE-R26"), "{fault}");
        }
    }
}

/// The scenarios: strengths, dice on turn 1, and a set-up out of contact; `manoeuvres` is symmetric (BE-12, BE-R01).
#[test]
fn scenarios_are_as_the_book_gives_them() {
    // Units and elements at the start, elements in all, command dice, rout levels (set for balance), turns.
    for (id, units, start, all, dice, rout, turns) in [
        ("manoeuvres", [8, 8], [28, 28], [28, 28], [3, 3], [10, 10], 10),
        ("alma", [11, 13], [39, 36], [39, 36], [4, 4], [8, 6], 9),
        ("sadowa", [9, 15], [33, 47], [54, 47], [4, 5], [12, 6], 10),
        ("mars_la_tour", [7, 10], [25, 30], [45, 45], [3, 3], [6, 11], 10),
        ("isandlwana", [8, 6], [29, 31], [29, 36], [3, 3], [4, 8], 8),
        ("omdurman", [9, 10], [30, 47], [30, 47], [3, 5], [9, 5], 8),
        ("colenso", [12, 8], [40, 17], [40, 17], [5, 2], [14, 3], 10),
    ] {
        let setup = Table::setup(id, "");
        let game = begin(&setup, &[]).0;
        let each = |f: &dyn Fn(Side) -> u8| [f(Side::A), f(Side::B)];
        assert_eq!(each(&|side| game.units_of(side).count() as u8), units, "{id}");
        assert_eq!(each(&|side| game.units_of(side).map(|u| game.elements(u)).sum()), start, "{id}");
        assert_eq!(each(&|side| game.strength(side)), all, "{id}");
        assert_eq!(each(&|side| game.command_dice(side)), dice, "{id}");
        assert_eq!(each(&|side| setup.armies[side].rout), rout, "{id}");
        assert_eq!(setup.turns, turns, "{id}");
        for side in Side::BOTH {
            let touching = game.units_of(side).filter(|&u| game.zone_against(side).contains(game.place(u).unwrap()));
            assert_eq!(touching.count(), 0, "{id}");
        }
    }
    let setup = Table::setup("manoeuvres", "");
    for cell in setup.grid.cells() {
        let other = setup.grid.half_turn(cell).unwrap();
        assert_eq!(setup.ground[cell.index()], setup.ground[other.index()]);
    }
    for (id, count) in [("alma", 102), ("isandlwana", 136), ("omdurman", 104), ("colenso", 103), ("sadowa", 138)] {
        let setup = Table::setup(id, "");
        assert_eq!(setup.ground.iter().filter(|ground| !ground.impassable).count(), count, "{id}");
    }
}

/// The variants of the scenarios change what the book says and nothing else (BE-V2, BE-V4, BE-V5, BE-R24).
#[test]
fn variants_change_a_few_figures() {
    let setup = |id: &str| Table::setup(id, "");
    let unit = |id: &str, unit: &str| {
        let setup = setup(id);
        setup.unit(setup.find(unit).unwrap()).clone()
    };
    let rifles = unit("manoeuvres_rifles", "R5");
    assert_eq!((rifles.weapon, rifles.tags.smokeless, rifles.tags.tenacious), (Weapon::B, true, true));
    assert_eq!(["R6", "R7"].map(|id| unit("manoeuvres_rifles", id).weapon), [Weapon::D, Weapon::G]);
    assert!(!unit("manoeuvres_rifles", "R8").tags.smokeless);
    let points = |id: &str, side: Side| setup(id).objectives.iter().map(|o| o.points[side]).collect::<Vec<_>>();
    assert_eq!(points("alma_menshikov", Side::A), [6, 4, 6, 4, 5]);
    assert_eq!(points("alma_menshikov", Side::B), points("alma", Side::B));
    assert_eq!(setup("alma_menshikov").armies[Side::B].command, Command::Normal);
    let gain = |id: &str| setup(id).attack.expect("somebody attacks").gain;
    assert!(gain("sadowa_late") < gain("sadowa"), "fewer points are enough");
    let turn = |id: &str, name: &str| match unit(id, name).start {
        Start::Arrives { turn, .. } => turn,
        Start::At(_) => 0,
    };
    assert_eq!(["P10", "P11", "P15"].map(|name| turn("sadowa", name)), [3, 4, 6]);
    assert_eq!(["P10", "P11", "P15"].map(|name| turn("sadowa_late", name)), [3, 5, 7]);
    assert_eq!(points("mars_la_tour_bourbaki", Side::B), [12, 0, 0, 0, 0]);
    let laager = setup("isandlwana_laager");
    assert_eq!((laager.works.len(), laager.armies[Side::A].rout), (3, 9));
    assert_eq!(points("isandlwana_laager", Side::B), [4, 4, 4]);
    let march = setup("omdurman_march");
    assert!(march.works.is_empty());
    assert_eq!((march.armies[Side::B].rout, march.armies[Side::B].points_per_element), (16, 2));
    let hill = setup("colenso_hlangwane");
    assert_eq!(unit("colenso_hlangwane", "Z7").start, Start::At(hill.grid.cell("1003").unwrap()));
    assert_eq!(points("colenso_hlangwane", Side::A), [10, 5, 5, 3, 2]);
}
