//! Fields of fire, hex by hex.

use crate::common::*;
use detroits::{Broadside, Detroits, Kind, Pose};
use hexmap::{Direction, flat};
use kernel::Game;

/// The field as text: hexes by distance, as the book lists them.
fn field(game: &Detroits, kind: Kind, facing: Direction, side: Broadside) -> String {
    let grid = &game.setup_of().chart.grid;
    let bow = grid.cell("06.06").unwrap();
    let shots = game.field(kind, Pose { bow, facing });
    let layer = |distance: u8| {
        let hit = shots.iter().filter(|shot| shot.0 == side && shot.2 == kind.damage(distance));
        let mut names: Vec<_> = hit.map(|shot| grid.name(shot.1)).collect();
        names.sort_unstable();
        names.join(" ")
    };
    (1..=kind.range()).map(layer).collect::<Vec<_>>().join(" | ")
}

fn game() -> Table {
    sea("", &["NW-F1 00.00 N", "SE-F1 14.12 N"])
}

/// DE-X9, DE-R12: the whole field of a frigate heading north.
#[test]
fn a_frigate_heading_north() {
    let field = |side| field(&game(), Kind::Frigate, flat::N, side);
    assert_eq!(field(Broadside::Starboard), "07.05 07.06 | 08.05 08.06 08.07 | 09.04 09.05 09.06 09.07");
    assert_eq!(field(Broadside::Port), "05.05 05.06 | 04.05 04.06 04.07 | 03.04 03.05 03.06 03.07");
}

/// DE-X10, DE-R13: the starboard field of a three-master heading north.
#[test]
fn a_three_master_heading_north() {
    let wanted = "07.05 07.06 07.07 | 08.05 08.06 08.07 08.08 | 09.04 09.05 09.06 09.07 09.08 | \
                  10.04 10.05 10.06 10.07 10.08 10.09";
    assert_eq!(field(&game(), Kind::ThreeMaster, flat::N, Broadside::Starboard), wanted);
}

/// DE-X11, DE-R12, DE-R13: fields turn with the ship.
#[test]
fn heading_south_east() {
    let game = game();
    let frigate = |side| field(&game, Kind::Frigate, flat::SE, side);
    assert_eq!(frigate(Broadside::Port), "06.05 07.05 | 06.04 07.04 08.05 | 06.03 07.03 08.04 09.04");
    assert_eq!(frigate(Broadside::Starboard), "05.06 06.07 | 04.07 05.07 06.08 | 03.07 04.08 05.08 06.09");
    let nearest = |side| field(&game, Kind::ThreeMaster, flat::SE, side).split(" | ").next().unwrap().to_owned();
    assert_eq!(nearest(Broadside::Port), "05.04 06.05 07.05");
    assert_eq!(nearest(Broadside::Starboard), "04.06 05.06 06.07");
}
