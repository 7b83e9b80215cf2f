//! Captains with little thought do nothing that everybody would laugh at.

use detroits::Detroits;
use escadrilles::Escadrilles;
use kernel::{Chosen, Judge};
use lab::{Contest, Follies, Ground, follies};
use objectif_villes::{Action, ObjectifVilles};

fn counted<G: Judge>(player: &str, games: u32, fights: fn(&G::Action) -> bool) -> Follies {
    let player = || player.parse().unwrap();
    let contest = Contest { a: player(), b: player(), games, first: 0, seed: 4 };
    let ground = Ground::<G>::new(G::scenarios()[0].toml, &Chosen::new()).unwrap();
    follies(&ground, &contest, fights).unwrap()
}

fn in_towns(player: &str) -> Follies {
    counted::<ObjectifVilles>(player, 4, |action| matches!(action, Action::Attack { .. }))
}

#[test]
fn nobody_rams_a_friend() {
    let ships = counted::<Detroits>("captain:12", 2, |_| false);
    assert!(ships.decisions > 200 && ships.absurd == 0, "{ships:?}");
    let aircraft = counted::<Escadrilles>("captain:12", 2, |_| false);
    assert!(aircraft.decisions > 200 && aircraft.absurd == 0, "{aircraft:?}");
    assert!(counted::<Detroits>("random", 2, |_| false).absurd > 0, "whoever plays at random does");
}

#[test]
fn pieces_hardly_ever_go_to_and_fro() {
    let pieces = in_towns("captain:40");
    assert!(pieces.decisions > 200 && pieces.returns * 60 <= pieces.decisions, "{pieces:?}");
    assert!(in_towns("random").returns > 0, "whoever plays at random does it");
}
