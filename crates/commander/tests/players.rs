//! What every computer player promises: legal, repeatable, interruptible, honest, and better than chance.

mod toys;

use commander::{Choice, Officer, Player, Search, choose};
use kernel::{Game, Judge, Seeded, Side, Silence};
use toys::{Bid, DOORS, Dare, Doors, Goof, Pig, Siege, Watch, no_clock, rate_against_random, start};

const PLAYERS: [&str; 4] = ["recruit", "sergeant", "captain:60", "marshal:120"];

fn player(text: &str) -> Player {
    text.parse().unwrap()
}

fn ask<G: Judge>(game: &G, side: Side, text: &str, seed: u64) -> Choice<G::Action> {
    choose(game, side, &player(text), seed, &mut no_clock())
}

/// Plays games among all ranks, checking every choice.
fn every_choice_is_legal<G: Judge<Setup = ()>>() {
    for seed in 0..8 {
        let mut game: G = start(seed);
        let mut luck = Seeded::new(seed);
        while let Some(side) = game.to_play().next() {
            let text = PLAYERS[luck.below(4) as usize];
            let choice = ask(&game, side, text, luck.next_u64());
            assert!(game.check(side, &choice.action).is_ok(), "{text} played {:?} in {game:?}", choice.action);
            assert!((-1.0..=1.0).contains(&choice.value), "{text} expects {}", choice.value);
            assert!(choice.lines.first().is_none_or(|line| line.action == choice.action));
            game.play(side, &choice.action, &mut luck, &mut Silence);
        }
    }
}

#[test]
fn choices_are_legal() {
    every_choice_is_legal::<Pig>();
    every_choice_is_legal::<Goof>();
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let game: Goof = start(3);
    for text in PLAYERS {
        assert_eq!(ask(&game, Side::B, text, 42), ask(&game, Side::B, text, 42), "{text}");
    }
    let pig: Pig = start(3);
    for text in PLAYERS {
        assert_eq!(ask(&pig, pig.mover, text, 42), ask(&pig, pig.mover, text, 42), "{text}");
    }
}

#[test]
fn slices_think_the_same_as_one_piece() {
    let game: Goof = start(5);
    let mut whole = Search::new(&game, Side::A, 9);
    whole.step(300);
    let mut slices = Search::new(&game, Side::A, 9);
    (0..30).for_each(|_| slices.step(10));
    assert_eq!(whole.best(), slices.best());
    assert_eq!(whole.simulations(), 300);
}

#[test]
fn thinking_can_be_stopped_at_any_time() {
    let game: Goof = start(1);
    for polls in 0..6 {
        for text in ["recruit", "sergeant", "captain", "marshal"] {
            let mut left = polls;
            let mut clock = || {
                left -= 1;
                left < 0
            };
            let choice = choose(&game, Side::A, &player(text), 1, &mut clock);
            assert!(game.check(Side::A, &choice.action).is_ok());
            assert!(!text.starts_with(['c', 'm']) || choice.simulations as i32 == polls);
        }
    }
}

/// The other side's bid lies face down: whatever it is, the choice is the same.
#[test]
fn nobody_peeps() {
    for seed in 0..10 {
        for text in PLAYERS {
            let choices = (1..=6).map(|bid| {
                let mut game: Goof = start(seed);
                game.play(Side::A, &Bid(bid), &mut Seeded::new(0), &mut Silence);
                ask(&game, Side::B, text, seed)
            });
            let choices: Vec<_> = choices.collect();
            assert!(choices.windows(2).all(|pair| pair[0] == pair[1]), "{text} knows the bid: {choices:?}");
        }
    }
}

#[test]
fn every_rank_beats_chance() {
    for (text, pig, goof) in [("recruit", 0.52, 0.5), ("sergeant", 0.6, 0.5), ("captain:150", 0.7, 0.65)] {
        let rates = (rate_against_random::<Pig>(&player(text), 200), rate_against_random::<Goof>(&player(text), 200));
        println!("{text}: {rates:?}");
        assert!(rates.0 >= pig && rates.1 >= goof, "{text} scores {rates:?} against chance");
    }
}

/// With 38 points made and 6 at risk there is nothing to gain by another roll.
#[test]
fn a_won_game_is_taken() {
    let mut game: Pig = start(0);
    game.score[game.mover] = 36;
    game.turn = 6;
    for text in ["sergeant", "captain:50"] {
        let choice = ask(&game, game.mover, text, 1);
        assert_eq!((choice.action, choice.value > 0.9), (Dare::Hold, true), "{text}");
    }
}

#[test]
fn searches_of_one_decision_add_up() {
    let game: Goof = start(2);
    let mut first = Search::new(&game, Side::A, 1);
    let mut second = Search::new(&game, Side::A, 2);
    first.step(100);
    second.step(150);
    let visits: u32 = second.best().lines.iter().map(|line| line.visits).sum();
    assert!(visits <= 150);
    first.merge(second);
    assert_eq!(first.simulations(), 250);
    assert!(game.check(Side::A, &first.best().action).is_ok());
}

/// Winning at once or throwing it away: without a number of simulations asked for, nobody thinks about it for long.
#[test]
fn a_clear_decision_is_soon_settled() {
    let mut game: Pig = start(0);
    game.score[game.mover] = 36;
    game.turn = 6;
    let mut search = Search::new(&game, game.mover, 1);
    while !search.settled() {
        search.step(1);
    }
    assert!(search.simulations() < 2000);
    assert_eq!(search.best().action, Dare::Hold);
    assert_eq!(ask(&game, game.mover, "captain:3000", 1).simulations, 3000);
}

#[test]
fn a_forced_decision_needs_no_thought() {
    let mut game: Goof = start(2);
    for card in 1..=5 {
        for side in Side::BOTH {
            game.play(side, &Bid(card), &mut Seeded::new(0), &mut Silence);
        }
    }
    let choice = ask(&game, Side::A, "marshal", 1);
    assert_eq!((choice.action, choice.simulations), (Bid(6), 0));
}

/// Every end is a loss: the one with more towns is the better one.
#[test]
fn a_lost_game_is_defended() {
    for seed in 0..5 {
        let mut game: Siege = start(0);
        let mut officer = Officer::new(player("captain:400"), Side::A);
        while game.to_play().awaits(Side::A) {
            let choice = officer.decide(&game, seed, &mut no_clock());
            game.play(Side::A, &choice.action, &mut Seeded::new(0), &mut Silence);
        }
        assert_eq!(game.towns, 7, "a town was left for nothing");
    }
}

/// However long he thought, what follows his choice is kept: the tree is thinned and not thrown away.
#[test]
fn a_long_thought_serves_the_next_decision_too() {
    let mut game: Siege = start(0);
    game.days = 7;
    let mut officer = Officer::new(player("captain:25000"), Side::A);
    let choice = officer.decide(&game, 1, &mut no_clock());
    game.play(Side::A, &choice.action, &mut Seeded::new(0), &mut Silence);
    assert!(game.to_play().awaits(Side::A));
    let next = officer.decide(&game, 2, &mut || true);
    assert!(next.simulations >= 25_000 && !next.lines.is_empty(), "{next:?}");
}

/// Nothing tells one place on the walls from another: nobody comes back to one in the same day.
#[test]
fn nobody_walks_in_circles() {
    for seed in 0..5 {
        let mut game: Siege = start(0);
        let mut officer = Officer::new(player("captain:30"), Side::A);
        let mut been = Vec::new();
        while game.to_play().awaits(Side::A) {
            assert!(!been.contains(&game), "{game:?} again");
            been.push(game.clone());
            let choice = officer.decide(&game, seed, &mut no_clock());
            game.play(Side::A, &choice.action, &mut Seeded::new(0), &mut Silence);
        }
    }
}

#[test]
fn what_was_thought_serves_the_next_decision() {
    let mut game: Siege = start(0);
    let visits = |choice: &Choice<Watch>| choice.lines.iter().map(|line| line.visits).sum::<u32>();
    let mut officer = Officer::new(player("captain:200"), Side::A);
    assert!(visits(&officer.decide(&game, 1, &mut no_clock())) <= 200);
    game.play(Side::A, &Watch::Walk(3), &mut Seeded::new(0), &mut Silence);
    let kept = officer.decide(&game, 2, &mut no_clock());
    assert!(visits(&kept) > 200, "{kept:?}");
    // A position that nobody could foresee is thought about from the beginning.
    game.towns = 5;
    assert!(visits(&officer.decide(&game, 3, &mut no_clock())) <= 200);
    let mut again = Officer::new(player("captain:200"), Side::A);
    let mut first: Siege = start(0);
    again.decide(&first, 1, &mut no_clock());
    first.play(Side::A, &Watch::Walk(3), &mut Seeded::new(0), &mut Silence);
    assert_eq!(again.decide(&first, 2, &mut no_clock()), kept, "the same questions have the same answers");
}

/// What was thought of when a secret could be anything is not played when it has come out.
#[test]
fn nobody_acts_on_what_might_have_been() {
    for hidden in 0..DOORS {
        let mut game: Doors = start(0);
        game.hidden = hidden;
        let mut officer = Officer::new(player("captain:200"), Side::A);
        while game.to_play().awaits(Side::A) {
            let choice = officer.decide(&game, 1, &mut no_clock());
            assert!(game.check(Side::A, &choice.action).is_ok(), "{:?} in {game:?}", choice.action);
            game.play(Side::A, &choice.action, &mut Seeded::new(0), &mut Silence);
        }
        assert_eq!(game.winner, Some(Side::A));
    }
}

/// Worlds that were alike by chance when a thought began do not hide that there are others: what one of them allows is not
/// played in another (the toy fails when it is).
#[test]
fn nobody_takes_one_world_for_all() {
    for seed in 0..200 {
        let choice = ask(&start::<Doors>(0), Side::A, "captain:40", seed);
        assert_eq!(choice.action, toys::Search::Open);
    }
}
