//! What a side must not know, it cannot find out.

use crate::{Chronicle, Eyes, Seeded, Show, Side, Silence, ToPlay, Touch, Witness};

use super::{any, cases, wander};

/// What a side sees, may do and is refused is the same in the true position and in any that it imagines.
pub fn secrets_stay_secret<G: Show>() {
    for case in cases::<G>() {
        for seed in 0..2 {
            let mut luck = Seeded::new(seed);
            let mut aside = Seeded::new(!seed);
            let mut pool: Vec<G::Action> = Vec::new();
            wander(&case, &mut luck, |game, _, _, action| {
                pool.push(action.clone());
                assert_alike(game);
                if aside.below(4) != 0 {
                    return;
                }
                for eyes in Side::BOTH {
                    let dream = game.imagine(eyes, &mut aside);
                    let tried = &pool[aside.below(pool.len() as u32) as usize];
                    assert_same_for(eyes, game, &dream, tried);
                    assert_same_foresight(eyes, game, &dream, &mut aside);
                }
            });
        }
    }
}

/// Where a position says that all eyes see the same, they do, and are told the same.
fn assert_alike<G: Show>(game: &G) {
    let all =
        |see: &dyn Fn(Eyes) -> bool| [Eyes::Seat(Side::A), Eyes::Seat(Side::B), Eyes::Public].into_iter().all(see);
    if game.alike() {
        let scene = game.scene(Eyes::All);
        assert!(all(&|eyes| game.scene(eyes) == scene), "`alike`, but not all eyes see the same: {game:?}");
    }
    let Some(side) = game.to_play().next() else { return };
    let (mut luck, mut told) = (Seeded::new(1), Chronicle::default());
    game.clone().play(side, &any(game, side, &mut luck), &mut luck.clone(), &mut told);
    for (after, event) in told.0.iter().filter(|(after, _)| after.alike()) {
        let line = after.tell(event, Eyes::All);
        assert!(all(&|eyes| after.tell(event, eyes) == line), "`alike`, but not all are told the same of {event:?}");
        assert!(all(&|eyes| after.scene(eyes) == after.scene(Eyes::All)), "`alike`, but not all see {event:?} alike");
    }
}

/// Fails unless both positions answer alike; the message names what told the two apart.
macro_rules! assert_alike {
    ($eyes:ident, $truth:ident, $dream:ident, $what:literal, $ask:expr) => {
        let ask = $ask;
        let (seen, imagined) = (ask($truth), ask($dream));
        assert!(
            seen == imagined,
            "`{}` tells {:?} a secret: it differs between the position and one that `imagine` gave.\n\
             Either it looks at what {:?} cannot know, or `imagine` redraws what it can.\n\
             true:     {seen:?}\nimagined: {imagined:?}",
            $what,
            $eyes,
            $eyes
        );
    };
}

fn assert_same_for<G: Show>(eyes: Side, truth: &G, dream: &G, tried: &G::Action) {
    assert_alike!(eyes, truth, dream, "scene", |game: &G| game.scene(Eyes::Seat(eyes)));
    assert_alike!(eyes, truth, dream, "to_play", |game: &G| game.to_play().awaits(eyes));
    assert_alike!(eyes, truth, dream, "actions", |game: &G| game.all_actions(eyes));
    assert_alike!(eyes, truth, dream, "check", |game: &G| game.check(eyes, tried));
    assert_alike!(eyes, truth, dream, "gestures", |game: &G| game.gestures(eyes));
    let again = &dream.imagine(eyes, &mut Seeded::new(1));
    assert_alike!(eyes, truth, again, "scene", |game: &G| game.scene(Eyes::Seat(eyes)));
}

/// What a side is told before it acts is no better than what it sees: where something is hidden the table asks one
/// imagined position and shows its answer as certain.
fn assert_same_foresight<G: Show>(eyes: Side, truth: &G, dream: &G, luck: &mut Seeded) {
    if !truth.to_play().awaits(eyes) {
        return;
    }
    let action = &any(truth, eyes, luck);
    assert_alike!(eyes, truth, dream, "forecast", |game: &G| game.forecast(eyes, action));
    assert_alike!(eyes, truth, dream, "preview", |game: &G| game.preview(eyes, action));
    assert_alike!(eyes, truth, dream, "foretells", |game: &G| game.foretells(action));
    assert_alike!(eyes, truth, dream, "describe", |game: &G| game.describe(eyes, action));
    assert_alike!(eyes, truth, dream, "why", |game: &G| game.why(eyes, action));
    let pieces = truth.scene(Eyes::Seat(eyes)).pieces;
    let one = |luck: &mut Seeded| pieces[luck.below(pieces.len() as u32) as usize].id.clone();
    let touched: Vec<_> = (0..luck.below(3).min(pieces.len() as u32)).map(|_| Touch::Piece(one(luck))).collect();
    assert_alike!(eyes, truth, dream, "explain", |game: &G| game.explain(eyes, &touched));
    assert_alike!(eyes, truth, dream, "meant", |game: &G| game.meant(eyes, &touched));
}

/// Where both sides decide at once, the order of their steps does not matter, no die falls before both are
/// done, and neither sees the other's step.
pub fn private_steps_commute<G: Show>() {
    for case in cases::<G>() {
        wander(&case, &mut Seeded::new(11), |game, _, _, _| {
            let ToPlay::Both(owing) = game.to_play() else { return };
            let mut luck = Seeded::new(owing.0.len() as u64);
            for side in Side::BOTH.into_iter().filter(|&side| owing[side]) {
                assert_step_is_private(game, side, &mut luck);
            }
            if owing.0 == [true, true] {
                assert_two_steps_commute(game, &mut luck);
            }
        });
    }
}

fn assert_step_is_private<G: Show>(game: &G, side: Side, luck: &mut Seeded) {
    let action = any(game, side, luck);
    let mut after = game.clone();
    let mut dice = Witness::new(luck);
    after.play(side, &action, &mut dice, &mut Silence);
    // When the other side had finished, this step may have ended the phase: what both see then is no secret.
    if game.to_play().awaits(!side)
        && let ToPlay::Both(owing) = after.to_play()
        && owing[!side]
    {
        assert!(dice.seen.is_empty(), "a private step must throw no dice: {action:?} of {side:?} did");
        let seen = |game: &G| game.scene(Eyes::Seat(!side));
        assert_eq!(
            seen(game),
            seen(&after),
            "`scene` shows {action:?} of {side:?} to the other side, who still decides"
        );
        assert_eq!(
            game.scene(Eyes::Public),
            after.scene(Eyes::Public),
            "`scene` shows {action:?} of {side:?} to a spectator"
        );
    }
}

fn assert_two_steps_commute<G: Show>(game: &G, luck: &mut Seeded) {
    let actions = Side::BOTH.map(|side| any(game, side, luck));
    let seed = luck.next_u64();
    let play = |order: [Side; 2]| {
        let mut after = game.clone();
        let mut dice = Seeded::new(seed);
        for side in order {
            after.play(side, &actions[side.index()], &mut dice, &mut Silence);
        }
        after
    };
    assert_eq!(
        play([Side::A, Side::B]),
        play([Side::B, Side::A]),
        "{actions:?} give another position in the other order"
    );
}
