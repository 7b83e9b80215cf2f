//! Duels and benchmarks, on a game that is quick enough for tests.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::{Game, Seeded, Side, Silence};
use lab::breakthrough::{Breakthrough, Rules};
use lab::{Contest, Ground, bench, bench_search, duel, host};

fn contest(a: &str, b: &str, games: u32) -> Contest {
    Contest { a: a.parse().unwrap(), b: b.parse().unwrap(), games, first: 0, seed: 1 }
}

fn ground() -> Ground<Breakthrough> {
    Ground::new("", &kernel::Chosen::new()).unwrap()
}

fn rate(a: &str, b: &str, games: u32) -> f64 {
    duel(&ground(), &contest(a, b, games), &|_| ()).unwrap().rate_a().rate
}

#[test]
fn a_duel_counts_every_game_and_tells_of_each() {
    let heard = AtomicU32::new(0);
    let listen = |_: &lab::Duel| {
        heard.fetch_add(1, Ordering::Relaxed);
    };
    let result = duel(&ground(), &contest("sergeant", "recruit", 39), &listen).unwrap();
    assert_eq!(result.games, 40, "games come in pairs");
    assert_eq!(heard.into_inner(), 40);
    assert_eq!(result.wins_a + result.wins_b + result.draws, 40);
    assert_eq!(result.wins_by_side[Side::A] + result.wins_by_side[Side::B], 40);
    assert_eq!((result.games_with_first, result.wins_of_first), (40, result.wins_by_side[Side::A]));
    assert_eq!(result.rate_of_first(), result.rate_of_side_a());
    assert_eq!(result.rate_of_first().rate, f64::from(result.wins_of_first) / 40.0);
    assert!(result.rate_a().low > 0.6, "{result:?}");
    let again = duel(&ground(), &contest("sergeant", "recruit", 39), &|_| ()).unwrap();
    assert_eq!(result, again, "the same seed plays the same games");
}

#[test]
fn players_who_search_beat_players_who_do_not() {
    assert!(rate("captain:200", "sergeant", 20) > 0.6);
}

#[test]
fn equals_do_not_play_the_same_game_twice() {
    let result = duel(&ground(), &contest("captain:20", "captain:20", 40), &|_| ()).unwrap();
    assert_ne!(result.wins_a, result.wins_b, "two games alike would give each player one: {result:?}");
}

#[test]
fn yardsticks_stand_in_their_order() {
    assert!(rate("greedy", "random", 20) > 0.8);
    assert!(rate("uct:200", "random", 20) > 0.8);
    let contest = contest("uct:50", "random", 4);
    assert_eq!(duel(&ground(), &contest, &|_| ()).unwrap(), duel(&ground(), &contest, &|_| ()).unwrap());
}

/// Whoever cannot be started, or says nothing sensible, ends the duel with a sentence.
#[test]
fn an_engine_that_is_none_is_named() {
    let say = |text: &str| duel(&ground(), &contest(text, "random", 2), &|_| ()).unwrap_err().to_string();
    assert!(
        say("engine:./no-such-program").starts_with("engine:./no-such-program: "),
        "{}",
        say("engine:./no-such-program")
    );
    assert!(say("engine:cat").contains("refuses"), "{}", say("engine:cat"));
}

#[test]
fn a_bench_counts_decisions_and_games() {
    let result = bench::<Breakthrough>(&Arc::new(Rules), 0.05, 2);
    assert_eq!(result.threads, 2);
    assert!(result.playouts_per_second > 0.0, "{result:?}");
    assert!((50.0..80.0).contains(&result.decisions_per_playout), "{result:?}");
}

#[test]
fn a_bench_of_the_search_counts_simulations() {
    let result = bench_search::<Breakthrough>(&Arc::new(Rules), 0.05);
    assert!(result.decisions > 0 && result.simulations_per_second > 0.0, "{result:?}");
}

#[test]
fn threads_share_the_simulations_and_repeat_themselves() {
    let game = Breakthrough::start(Arc::new(Rules), &mut Seeded::new(0), &mut Silence);
    let player = "captain:100".parse().unwrap();
    let choice = host::decide_with_threads(&game, Side::A, &player, 5, 3);
    assert_eq!(choice.simulations, 102);
    assert_eq!(choice, host::decide_with_threads(&game, Side::A, &player, 5, 3));
    assert!(game.check(Side::A, &choice.action).is_ok());
}

#[test]
fn a_clock_ends_the_search() {
    let game = Breakthrough::start(Arc::new(Rules), &mut Seeded::new(0), &mut Silence);
    // Without the clock this search would have no end: that it returns is the proof.
    let choice = host::decide(&game, Side::A, &"captain:30ms".parse().unwrap(), 5);
    assert!(choice.simulations > 0);
    assert!(game.check(Side::A, &choice.action).is_ok());
}
