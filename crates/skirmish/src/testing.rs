//! Tests that all games of this kind pass, each with positions of its own.

use std::sync::Arc;

use kernel::testing::Table as Tested;
use kernel::{Enumerator, Eyes, Game, Overlay, Show, Side, Text, Tongue};

/// Lines such as `OV-C4 ; bocage ; start=quick ; start ; 311 86265`: rules, board, options, position (`start`, or JSON)
/// and the number of sequences of 1, 2, ... actions.
pub fn counts_are_exact<G: Game>(lines: &str, setup: impl Fn(&str, &str) -> Arc<G::Setup>) {
    for line in lines.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let parts: Vec<_> = line.split(';').map(str::trim).collect();
        let [_, board, options, position, counts] = parts[..] else { panic!("five parts: {line}") };
        let setup = setup(board, options);
        let lot: &[u16] = if options.contains("first_player") { &[] } else { &[0] };
        let game = match position {
            "start" => Tested::<G>::start(&setup, lot),
            json => Tested::set(&setup, json),
        };
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            assert_eq!(game.perft(depth).to_string(), count, "{line}, depth {depth}");
        }
    }
}

/// Who begins, for every fall of the dice.
pub fn first_deciders<G: Game>(setup: &Arc<G::Setup>) -> Vec<Option<Side>> {
    let (mut first, mut enumerator) = (Vec::new(), Enumerator::default());
    loop {
        first.push(Tested::<G>::start_with(setup, &mut enumerator).to_play().next());
        if !enumerator.advance() {
            return first;
        }
    }
}

/// Two players who only wait draw on every board.
pub fn waiting_wins_nothing<G: Game>(options: &str) {
    for scenario in G::scenarios() {
        let game = Tested::<G>::begin(scenario.id, options, &[]).after(&["end movement"; 2]);
        assert_eq!(game.outcome(), "draw draw count", "{}", scenario.id);
    }
}

/// A stop by agreement, under the option and as two rules have it; the first side has more, and may make this move.
pub fn a_stop_by_agreement<G: Show>(game: impl Fn(&str) -> Tested<G>, step: &str, [stop, offer]: [&str; 2]) {
    assert_eq!(game("").refuses("offer stop"), stop);
    let game = game("agreed_stop=true");
    let offered = game.clone().after(&["offer stop"]);
    assert_eq!((offered.decider(), offered.legal().join(", ")), (G::SIDES[1], "accept stop, decline stop".to_owned()));
    assert_eq!((offered.refuses_to(Side::A, "end movement"), offered.refuses("end movement")), (stop, stop));
    assert_eq!(offered.clone().after(&["accept stop"]).outcome(), format!("{} points count", G::SIDES[0]));
    let declined = offered.after(&["decline stop"]);
    assert_eq!((declined.decider(), declined.refuses("offer stop")), (G::SIDES[0], offer));
    assert_eq!(game.after(&[step]).refuses("offer stop"), offer);
    // The next turn may be offered again.
    assert!(declined.after(&["end movement"]).lists("offer stop"));
}

/// Turns that no play leads to, whatever stands on the board.
pub fn impossible_turns_are_refused<G: Show>(setup: &Arc<G::Setup>) {
    for (json, words) in [
        (r#"{"phase":"retreat"}"#, "position retreating"),
        (r#"{"phase":"over"}"#, "position outcome"),
        (r#"{"round":21}"#, "position round: 21 is not from 1 to 20"),
        (r#"{"idle_turns":2}"#, "position idle_turns"),
        (r#"{"phase":"stop_offered"}"#, "position phase"),
        (r#"{"stop_declined":true}"#, "position stop_declined"),
        (r#"{"phase":"tea"}"#, "unknown word"),
    ] {
        position_says::<G>(setup, json, words);
    }
}

/// Fails unless this is said of a position.
#[track_caller]
pub fn position_says<G: Show>(setup: &Arc<G::Setup>, json: &str, words: &str) {
    let fault = Tested::<G>::position_fault(setup, json);
    assert!(fault.contains(words), "{json}: {fault}");
}

/// Fails unless this is said of the text of a scenario.
#[track_caller]
pub fn scenario_says<G: Show>(text: &str, options: &str, words: &str) {
    let fault = Tested::<G>::setup_fault(text, options);
    assert!(fault.contains(words), "{fault}");
}

/// How many destinations there are at each of these costs, as the marks on the hexes tell it.
pub fn by_cost<G: Show, const N: usize>(game: &Tested<G>, costs: [u32; N]) -> [usize; N] {
    let gestures = game.gestures(Side::A);
    costs.map(|cost| gestures.iter().filter(|g| g.mark.as_deref() == Some(&cost.to_string())).count())
}

/// Where a pushed piece might go, and why not.
pub fn shown_refuges<G: Show>(game: &Tested<G>) -> Vec<(String, Option<Text>)> {
    let refuge = |overlay| match overlay {
        Overlay::Refuge { at, barred } => Some((at, barred)),
        _ => None,
    };
    game.scene(Eyes::Public).overlays.into_iter().filter_map(refuge).collect()
}

/// A push without a refuge is announced as what it is.
pub fn a_push_that_kills_is_announced<G: Show>(game: &Tested<G>, attack: &str) {
    let words = Tested::<G>::say(Tongue::Fr, &game.gesture(attack).confirm.expect("a button"));
    assert!(words.contains("sans refuge"), "{words}");
}

/// A combat that nobody can open is passed over, and the log says so.
pub fn a_phase_passed_over_is_told<G: Show>(game: Tested<G>) {
    let log = game.after(&["end movement"]).log_in(Tongue::En);
    assert_eq!(log[0], "No attack is possible: combat is skipped");
    assert!(log[1].starts_with("Round 1"), "{log:?}");
}
