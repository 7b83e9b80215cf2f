//! Captains with little thought do nothing that everybody would laugh at.

use detroits::Detroits;
use escadrilles::Escadrilles;
use kernel::{Chosen, Judge};
use lab::{Contest, Follies, Ground, follies};

fn counted<G: Judge>(player: &str, games: u32, fights: fn(&G::Action) -> bool) -> Follies {
    let player = || player.parse().unwrap();
    let contest = Contest { a: player(), b: player(), games, first: 0, seed: 4 };
    let ground = Ground::<G>::new(G::scenarios()[0].toml, &Chosen::new()).unwrap();
    follies(&ground, &contest, fights).unwrap()
}

#[test]
fn nobody_rams_a_friend() {
    let ships = counted::<Detroits>("captain:12", 2, |_| false);
    assert!(ships.decisions > 200 && ships.absurd == 0, "{ships:?}");
    let aircraft = counted::<Escadrilles>("captain:12", 2, |_| false);
    assert!(aircraft.decisions > 200 && aircraft.absurd == 0, "{aircraft:?}");
    assert!(counted::<Detroits>("random", 2, |_| false).absurd > 0, "whoever plays at random does");
}
