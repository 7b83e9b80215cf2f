//! Judges that learn, on a game that is quick enough for tests.

use kernel::{Judge, Weights};
use lab::breakthrough::Breakthrough;
use lab::{Fit, fit};

fn order() -> Fit {
    let player = "random".parse().unwrap();
    Fit { player, games: 600, seed: 3, whims: 0, one_in: 4, pull: 0.001, scenarios: Vec::new() }
}

fn fitted(order: &Fit) -> Weights {
    fit::<Breakthrough>(order, &|| ()).unwrap()
}

#[test]
fn a_fit_foresees_games_that_it_has_not_seen_and_can_be_had_again() {
    let once = fitted(&order());
    let fitting = once.fitting.clone().expect("it tells where it comes from");
    assert!(fitting.log_loss[1] < fitting.log_loss[0] && fitting.brier[1] < fitting.brier[0], "{fitting:?}");
    assert!(once.weights["rows"] > 0.0, "who has come further wins more often: {once:?}");
    assert_eq!(fitting.games, 600);
    assert!(
        fitting.command.starts_with("grognard lab fit breakthrough --player random -n 600 --seed 3"),
        "{fitting:?}"
    );
    assert_eq!(fitted(&order()), once, "the same seed, the same weights, on as many threads as there are");
    assert_ne!(fitted(&Fit { seed: 4, ..order() }), once);
    assert_eq!(Weights::read(&once.write(Breakthrough::COUNTS), Breakthrough::COUNTS), Ok(once));
}

#[test]
fn what_cannot_be_fitted_is_told_in_words() {
    let say = |wrong: Fit| fit::<Breakthrough>(&wrong, &|| ()).unwrap_err().to_string();
    assert!(say(Fit { games: 4, ..order() }).contains("one of them validates the others"));
    assert!(say(Fit { one_in: 0, ..order() }).contains("--one-in"));
    assert!(say(Fit { pull: -1.0, ..order() }).contains("--pull"));
    assert!(say(Fit { pull: f64::NAN, ..order() }).contains("--pull"));
    assert!(say(Fit { scenarios: vec!["moon".to_owned()], ..order() }).contains("breakthrough has no 'moon'"));
    assert!(say(Fit { one_in: u32::MAX, ..order() }).contains("no position was looked at"));
}
