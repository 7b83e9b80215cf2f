//! The laws that every game keeps, proved by random play. A game calls all of it with one line in its tests:
//!
//! ```ignore
//! kernel::conformance!(my_game::MyGame);
//! ```

mod cautions;
mod visual;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::{
    Chosen, Chronicle, DiceSource, Entry, Eyes, Fault, Game, Header, Phrasebook, Record, ScenarioFile, Script, Seeded,
    Setting, Show, Side, Silence, Start, Text, ToPlay, Tongue, Touch, Witness, playout,
};

pub use cautions::acts_tell_what_they_throw_away;
pub use visual::scenes_can_be_drawn;

/// Makes one test of each law for a game.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        const MANIFEST: &str = env!("CARGO_MANIFEST_DIR");

        #[test]
        fn random_games_keep_the_laws() {
            $crate::conformance::random_games::<$game>();
        }
        #[test]
        fn playouts_end() {
            $crate::conformance::playouts_end::<$game>();
        }
        #[test]
        fn secrets_stay_secret() {
            $crate::conformance::secrets_stay_secret::<$game>();
        }
        #[test]
        fn private_steps_commute() {
            $crate::conformance::private_steps_commute::<$game>();
        }
        #[test]
        fn records_replay() {
            $crate::conformance::records_replay::<$game>();
        }
        #[test]
        fn every_word_is_there_in_both_languages() {
            $crate::conformance::words_are_complete::<$game>(MANIFEST);
        }
        #[test]
        fn the_board_can_draw_every_word() {
            $crate::conformance::scenes_can_be_drawn::<$game>();
        }
        #[test]
        fn gestures_make_exactly_the_listed_actions() {
            $crate::conformance::gestures_match_actions::<$game>();
        }
        #[test]
        fn acts_tell_what_they_throw_away() {
            $crate::conformance::acts_tell_what_they_throw_away::<$game>();
        }
        #[test]
        fn bad_input_is_refused_and_never_panics() {
            $crate::conformance::bad_input::<$game>();
        }
        #[test]
        fn golden_records_replay() {
            $crate::conformance::golden_records::<$game>(MANIFEST);
        }
        #[test]
        fn every_rule_is_cited_by_a_test() {
            $crate::conformance::ledger(MANIFEST);
        }
    };
}

/// How many games: `GROGNARD_SOAK` in the environment, or the given number.
fn games(usual: u32) -> u32 {
    std::env::var("GROGNARD_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Every scenario with the default options, and with each other value of each option in turn.
fn setups<G: Show>() -> Vec<(String, Arc<G::Setup>)> {
    let mut all = Vec::new();
    for scenario in G::scenarios() {
        let variants = std::iter::once(Chosen::new()).chain(single_options::<G>());
        for (i, chosen) in variants.enumerate() {
            // The options need no proof on every board: the first board has them all.
            if i == 0 || scenario.id == G::scenarios()[0].id {
                all.push((format!("{} {chosen:?}", scenario.id), setup::<G>(scenario, &chosen)));
            }
        }
    }
    all
}

fn setup<G: Show>(scenario: &ScenarioFile, chosen: &Chosen) -> Arc<G::Setup> {
    let setup = G::setup(scenario.toml, chosen);
    Arc::new(setup.unwrap_or_else(|fault| panic!("{} {chosen:?}: {fault}", scenario.id)))
}

fn single_options<G: Show>() -> impl Iterator<Item = Chosen> {
    G::options().into_iter().flat_map(|spec| {
        let others = match &spec.choices {
            crate::Choices::Flag => vec![Setting::Flag(spec.default == Setting::Flag(false))],
            crate::Choices::Word { words } => words[1..].iter().map(|w| Setting::Word((*w).to_owned())).collect(),
            crate::Choices::Number { min, none, .. } => {
                let mut values = vec![Setting::Number((*min).max(1))];
                values.extend(none.then(|| Setting::Word("none".to_owned())));
                values
            }
            crate::Choices::Seed { max } => vec![Setting::Number(*max)],
        };
        others.into_iter().map(move |setting| Chosen::from([(spec.key.to_owned(), setting)]))
    })
}

fn phrasebooks<G: Show>() -> [Phrasebook; 2] {
    Tongue::BOTH.map(|tongue| Phrasebook::new(tongue, &[G::words(tongue)]).unwrap_or_else(|fault| panic!("{fault}")))
}

/// Says every text inside `thing` in both languages.
fn assert_sayable(books: &[Phrasebook; 2], thing: &(impl Serialize + Debug)) {
    fn walk(value: &Value, visit: &mut impl FnMut(&Text)) {
        if value.get("key").is_some_and(Value::is_string)
            && let Ok(text) = serde_json::from_value::<Text>(value.clone())
        {
            return visit(&text);
        }
        match value {
            Value::Array(items) => items.iter().for_each(|item| walk(item, visit)),
            Value::Object(fields) => fields.values().for_each(|item| walk(item, visit)),
            _ => {}
        }
    }
    walk(&serde_json::to_value(thing).expect("serialises"), &mut |text| {
        for book in books {
            let said = book.try_say(text).unwrap_or_else(|fault| panic!("{fault}, needed for {text:?}"));
            assert!(!said.trim().is_empty(), "{text:?} says nothing");
        }
    });
}

fn listed<G: Game>(game: &G, side: Side) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(side, &mut actions);
    actions
}

/// A random awaited side: where both decide, the order of their steps must not matter.
fn someone(to_play: &ToPlay, luck: &mut Seeded) -> Option<Side> {
    let side = Side::from_index(luck.below(2) as usize);
    if to_play.awaits(side) { Some(side) } else { to_play.next() }
}

/// Plays a random game, calling `visit` in every position with the actions of the side that will act.
fn wander<G: Game>(
    setup: &Arc<G::Setup>,
    luck: &mut Seeded,
    mut visit: impl FnMut(&G, Side, &[G::Action], &G::Action),
) -> G {
    let mut game = G::start(setup.clone(), luck, &mut Silence);
    let limit = G::ply_limit(setup);
    let mut plies = 0;
    while let Some(side) = someone(&game.to_play(), luck) {
        assert!(plies < limit, "no end within the promised {limit} decisions");
        let actions = listed(&game, side);
        assert!(!actions.is_empty(), "a dead end for {side:?} in {game:?}");
        let action = actions[luck.below(actions.len() as u32) as usize].clone();
        visit(&game, side, &actions, &action);
        game.play(side, &action, luck, &mut Silence);
        plies += 1;
    }
    game
}

/// No dead ends, an end in time, `check` agrees with `actions`, notations and positions round-trip.
pub fn random_games<G: Show>() {
    let books = phrasebooks::<G>();
    for (name, setup) in setups::<G>() {
        for seed in 0..u64::from(games(3).min(50)) {
            let mut luck = Seeded::new(seed);
            let mut aside = Seeded::new(seed ^ 0x5eed);
            let mut pool: Vec<G::Action> = Vec::new();
            let last = wander::<G>(&setup, &mut luck, |game, side, actions, action| {
                assert_unique(&name, game, actions);
                for side in Side::BOTH.into_iter().filter(|&side| !game.to_play().awaits(side)) {
                    assert!(listed(game, side).is_empty(), "{name}: {side:?} is not awaited, yet has actions");
                }
                assert_legal_and_readable(game, side, action);
                for _ in 0..3.min(pool.len()) {
                    let other = pool[aside.below(pool.len() as u32) as usize].clone();
                    assert_check_agrees(&books, game, side, actions, &other);
                }
                assert_stranger_refused(&books, game, !side, action);
                if aside.below(8) == 0 {
                    assert_position_round_trips(&setup, game);
                }
                pool.extend(actions.get(aside.below(actions.len() as u32) as usize).cloned());
            });
            assert_position_round_trips(&setup, &last);
        }
    }
}

fn assert_unique<G: Game>(name: &str, game: &G, actions: &[G::Action]) {
    let unique: std::collections::HashSet<_> = actions.iter().collect();
    assert_eq!(unique.len(), actions.len(), "{name}: an action is listed twice in {game:?}");
}

fn assert_legal_and_readable<G: Game>(game: &G, side: Side, action: &G::Action) {
    assert_eq!(game.check(side, action), Ok(()), "listed, yet refused: {action:?} in {game:?}");
    assert!(game.listed(action), "{action:?} is listed, yet `listed` denies it");
    let notation = game.write(action);
    assert!(!notation.contains(['|', '#', '\n', '?']), "'{notation}' has a sign that records use");
    assert_eq!(game.read(&notation).as_ref(), Ok(action), "'{notation}' does not read back");
}

fn assert_check_agrees<G: Game>(
    books: &[Phrasebook; 2],
    game: &G,
    side: Side,
    actions: &[G::Action],
    other: &G::Action,
) {
    let verdict = game.check(side, other);
    if game.listed(other) {
        assert_eq!(verdict.is_ok(), actions.contains(other), "check says {verdict:?} of {other:?} in {game:?}");
    }
    if let Err(refusal) = verdict {
        assert_sayable(books, &refusal);
    }
}

/// The side that is not asked is refused, whatever it tries.
fn assert_stranger_refused<G: Game>(books: &[Phrasebook; 2], game: &G, stranger: Side, action: &G::Action) {
    if !game.to_play().awaits(stranger) {
        let refusal = game.check(stranger, action).expect_err("acting out of turn must be refused");
        assert_sayable(books, &refusal);
    }
}

fn assert_position_round_trips<G: Game>(setup: &Arc<G::Setup>, game: &G) {
    let json = serde_json::to_string(&game.position()).expect("a position serialises");
    let position = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{json} does not read back: {e}"));
    let again = G::from_position(setup.clone(), position).unwrap_or_else(|fault| panic!("{json}: {fault}"));
    assert_eq!(&again, game, "a position must survive its own words");
}

/// Many fast random games of every scenario end with an outcome.
pub fn playouts_end<G: Show>() {
    for scenario in G::scenarios() {
        let setup = setup::<G>(scenario, &Chosen::new());
        let mut scratch = Vec::new();
        for seed in 0..u64::from(games(100)) {
            let mut luck = Seeded::new(seed);
            let mut game = G::start(setup.clone(), &mut luck, &mut Silence);
            let end = playout(&mut game, &mut luck, &mut scratch, G::ply_limit(&setup));
            assert!(end.outcome.is_some(), "{} seed {seed}: not over after {} decisions", scenario.id, end.decisions);
        }
    }
}

/// What a side sees, may do and is refused is the same in the true position and in any that it imagines.
pub fn secrets_stay_secret<G: Show>() {
    for (name, setup) in setups::<G>() {
        for seed in 0..2 {
            let mut luck = Seeded::new(seed);
            let mut aside = Seeded::new(!seed);
            let mut pool: Vec<G::Action> = Vec::new();
            wander::<G>(&setup, &mut luck, |game, _, _, action| {
                pool.push(action.clone());
                if aside.below(4) != 0 {
                    return;
                }
                for eyes in Side::BOTH {
                    let dream = game.imagine(eyes, &mut aside);
                    let tried = &pool[aside.below(pool.len() as u32) as usize];
                    assert_same_for::<G>(&name, eyes, game, &dream, tried);
                }
            });
        }
    }
}

fn assert_same_for<G: Show>(name: &str, eyes: Side, truth: &G, dream: &G, tried: &G::Action) {
    assert_eq!(truth.scene(Eyes::Seat(eyes)), dream.scene(Eyes::Seat(eyes)), "{name}: {eyes:?} sees a secret");
    assert_eq!(truth.to_play().awaits(eyes), dream.to_play().awaits(eyes), "{name}: {eyes:?} is asked otherwise");
    assert_eq!(listed(truth, eyes), listed(dream, eyes), "{name}: {eyes:?}'s actions tell a secret");
    assert_eq!(truth.check(eyes, tried), dream.check(eyes, tried), "{name}: a refusal tells {eyes:?} a secret");
    assert_eq!(truth.gestures(eyes), dream.gestures(eyes), "{name}: {eyes:?}'s gestures tell a secret");
    assert_eq!(dream.imagine(eyes, &mut Seeded::new(1)).scene(Eyes::Seat(eyes)), truth.scene(Eyes::Seat(eyes)));
}

/// Where both sides decide at once, the order of their steps does not matter, no die falls before both are
/// done, and neither sees the other's step.
pub fn private_steps_commute<G: Show>() {
    for (name, setup) in setups::<G>() {
        wander::<G>(&setup, &mut Seeded::new(11), |game, _, _, _| {
            let ToPlay::Both(owing) = game.to_play() else { return };
            let mut luck = Seeded::new(owing.0.len() as u64);
            for side in Side::BOTH.into_iter().filter(|&side| owing[side]) {
                assert_step_is_private(&name, game, side, &mut luck);
            }
            if owing.0 == [true, true] {
                assert_two_steps_commute(&name, game, &mut luck);
            }
        });
    }
}

fn any<G: Game>(game: &G, side: Side, luck: &mut Seeded) -> G::Action {
    game.any_action(side, luck, &mut Vec::new()).expect("an awaited side has an action")
}

fn assert_step_is_private<G: Show>(name: &str, game: &G, side: Side, luck: &mut Seeded) {
    let action = any(game, side, luck);
    let mut after = game.clone();
    let mut dice = Witness::new(luck);
    after.play(side, &action, &mut dice, &mut Silence);
    // When the other side had finished, this step may have ended the phase: what both see then is no secret.
    if game.to_play().awaits(!side)
        && let ToPlay::Both(owing) = after.to_play()
        && owing[!side]
    {
        assert!(dice.seen.is_empty(), "{name}: a private step threw dice");
        let seen = |game: &G| game.scene(Eyes::Seat(!side));
        assert_eq!(seen(game), seen(&after), "{name}: {action:?} of {side:?} shows to the other side");
        assert_eq!(game.scene(Eyes::Public), after.scene(Eyes::Public), "{name}: {action:?} shows to a spectator");
    }
}

fn assert_two_steps_commute<G: Show>(name: &str, game: &G, luck: &mut Seeded) {
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
    assert_eq!(play([Side::A, Side::B]), play([Side::B, Side::A]), "{name}: {actions:?} do not commute");
}

/// A random match written down, read again and replayed ends in the same position.
pub fn records_replay<G: Show>() {
    for scenario in G::scenarios() {
        let (record, game) = random_match::<G>(scenario, 5);
        let read = Record::parse(&record.text()).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(read, record);
        assert_eq!(replayed::<G>(&read).unwrap_or_else(|fault| panic!("{}: {fault}", scenario.id)), game);
    }
}

/// The records in `tests/golden` replay to the end that they tell: a change of the rules shows here. With
/// `GROGNARD_BLESS` in the environment, a random match of each scenario is written there first.
pub fn golden_records<G: Show>(manifest: &str) {
    let folder = Path::new(manifest).join("tests/golden");
    if std::env::var_os("GROGNARD_BLESS").is_some() {
        std::fs::create_dir_all(&folder).expect("a folder for golden records");
        for scenario in G::scenarios() {
            let file = folder.join(format!("{}.record", scenario.id));
            std::fs::write(file, random_match::<G>(scenario, 1815).0.text()).expect("a golden record is written");
        }
    }
    let texts = sources(&folder);
    assert!(!texts.is_empty(), "no golden record in {}", folder.display());
    for text in texts {
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{fault}"));
        let game = replayed::<G>(&record).unwrap_or_else(|fault| panic!("{}: {fault}", record.header.scenario));
        assert_eq!(record.result, result_line(&game), "{}", record.header.scenario);
    }
}

fn result_line<G: Game>(game: &G) -> Option<String> {
    game.to_play().outcome().map(|outcome| outcome.line(&G::SIDES))
}

fn replayed<G: Show>(record: &Record) -> Result<G, Fault> {
    let scenario = G::scenarios().iter().find(|s| s.id == record.header.scenario);
    let scenario = scenario.ok_or_else(|| Fault::new("scenario", "unknown"))?;
    let setup = setup::<G>(scenario, &record.header.options);
    record.replay(|_, script| Ok(G::start(setup, script, &mut Silence)), replay_move::<G>, |_| ())
}

fn random_match<G: Show>(scenario: &ScenarioFile, seed: u64) -> (Record, G) {
    let setup = setup::<G>(scenario, &Chosen::new());
    let mut luck = Seeded::new(seed);
    let mut dice = Witness::new(&mut luck);
    let mut game = G::start(setup, &mut dice, &mut Silence);
    let header = Header {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        sides: G::SIDES.map(str::to_owned),
        scenario: scenario.id.to_owned(),
        scenario_text: None,
        scenario_hash: String::new(),
        options: Chosen::new(),
        players: crate::BySide::default(),
        dice: DiceSource::Seeded(Some(seed)),
        start: Start::Scenario(dice.thrown()),
    };
    let mut record = Record::new(header.with_hash_of(scenario.toml));
    let mut chooser = Seeded::new(!seed);
    while let Some(side) = someone(&game.to_play(), &mut chooser) {
        let action = any(&game, side, &mut chooser);
        let notation = game.write(&action);
        let mut dice = Witness::new(&mut luck);
        game.play(side, &action, &mut dice, &mut Silence);
        record.entries.push(Entry::Move { side, action: notation, dice: dice.thrown() });
    }
    record.result = result_line(&game);
    (record, game)
}

fn replay_move<G: Game>(game: &mut G, side: Side, notation: &str, script: &mut Script) -> Result<(), Fault> {
    let action = game.read(notation)?;
    game.check(side, &action).map_err(|refusal| Fault::new(refusal.rule, format!("{:?}", refusal.why)))?;
    game.play(side, &action, script, &mut Silence);
    Ok(())
}

/// What a depot offers and says of its ready armies and of an empty one.
fn depot_speaks<G: Show>(books: &[Phrasebook; 2]) {
    let Some(depot) = G::depot() else { return };
    for scenario in G::scenarios().iter().filter(|scenario| depot.serves(scenario.toml)) {
        for chosen in std::iter::once(Chosen::new()).chain(single_options::<G>()) {
            let stock = depot.stock(scenario.toml, &chosen).unwrap_or_else(|fault| panic!("{chosen:?}: {fault}"));
            assert_sayable(books, &stock);
            for draft in stock.ready.iter().map(|ready| ready.draft.clone()).chain([crate::Draft::default()]) {
                let review = depot.review(scenario.toml, &chosen, Side::A, &draft).unwrap_or_else(|f| panic!("{f}"));
                assert_sayable(books, &review);
                assert_eq!(review.flaws.is_empty(), !draft.pieces.is_empty(), "{chosen:?} {:?}", review.flaws);
            }
        }
    }
}

/// The two languages have the same messages, and everything a game says, draws or asks can be said in both.
pub fn words_are_complete<G: Show>(manifest: &str) {
    let [fr, en] =
        Tongue::BOTH.map(|tongue| crate::words::message_ids(G::words(tongue)).into_iter().collect::<BTreeSet<_>>());
    assert_eq!(fr, en, "the French and the English files must have the same messages");
    let books = phrasebooks::<G>();
    let mut keys: Vec<String> = ["game-title", "game-theme", "game-blurb"].map(str::to_owned).to_vec();
    keys.extend(G::scenarios().iter().map(|s| format!("scenario-{}", s.id.replace('_', "-"))));
    for spec in G::options() {
        let name = format!("option-{}", spec.key.replace('_', "-"));
        if let crate::Choices::Word { words } = &spec.choices {
            keys.extend(words.iter().map(|word| format!("{name}-{}", word.replace('_', "-"))));
        }
        keys.extend([format!("{name}-help"), name]);
    }
    keys.extend(keys_in_source(&Path::new(manifest).join("src")));
    for key in keys {
        assert!(fr.contains(&key) || Tongue::Fr.shared_words().contains(&format!("\n{key} =")), "no words for '{key}'");
    }
    depot_speaks::<G>(&books);
    for (_, setup) in setups::<G>() {
        let mut luck = Seeded::new(3);
        let mut game = G::start(setup, &mut luck, &mut Silence);
        while let Some(side) = someone(&game.to_play(), &mut luck) {
            let action = any(&game, side, &mut luck);
            if luck.below(6) == 0 {
                assert_position_sayable(&books, &game, side, &action);
            }
            let mut journal = Chronicle::default();
            game.play(side, &action, &mut luck, &mut journal);
            for (state, event) in &journal.0 {
                for eyes in [Eyes::All, Eyes::Public, Eyes::Seat(Side::A), Eyes::Seat(Side::B)] {
                    assert_sayable(&books, &state.tell(event, eyes));
                }
                // Animations show the table after each event, in the middle of an act too.
                assert_sayable(&books, &state.scene(Eyes::All));
            }
        }
        let outcome = game.to_play().outcome().expect("the game is over");
        assert_sayable(&books, &outcome.reason());
        assert_sayable(&books, &game.scene(Eyes::All));
    }
}

fn assert_position_sayable<G: Show>(books: &[Phrasebook; 2], game: &G, side: Side, action: &G::Action) {
    for eyes in [Eyes::All, Eyes::Public, Eyes::Seat(Side::A), Eyes::Seat(Side::B)] {
        assert_sayable(books, &game.scene(eyes));
    }
    assert_sayable(books, &game.gestures(side));
    assert_sayable(books, &game.forecast(side, action));
    assert_sayable(books, &game.describe(side, action));
    assert_sayable(books, &game.why(side, action));
    assert_sayable(books, &crate::odds(game, side, action, 50).rows);
}

/// The message ids that the source names as `Text::key("…")` or `Refusal::new("RULE", "…")`.
fn keys_in_source(src: &Path) -> Vec<String> {
    let mut keys = Vec::new();
    for text in sources(src) {
        for part in text.split("Text::key(\"").skip(1) {
            keys.extend(part.split('"').next().map(str::to_owned));
        }
        let literal = |part: &&str| part.trim_start().starts_with('"');
        for part in text.split("Refusal::new(").skip(1).filter(literal) {
            let mut words = part.split('"').skip(1).step_by(2);
            if let (Some(_), Some(reason)) = (words.next(), words.next()) {
                keys.push(format!("refuse-{reason}"));
            }
        }
    }
    keys
}

fn sources(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            texts.extend(sources(&path));
        } else {
            texts.extend(std::fs::read_to_string(&path));
        }
    }
    texts
}

/// Every listed action has one gesture, no two are made alike, and touching anything else is explained.
pub fn gestures_match_actions<G: Show>() {
    let books = phrasebooks::<G>();
    for (name, setup) in setups::<G>() {
        let mut aside = Seeded::new(9);
        wander::<G>(&setup, &mut Seeded::new(4), |game, side, actions, _| {
            if aside.below(10) != 0 {
                return;
            }
            let gestures = game.gestures(side);
            let made: BTreeSet<_> = gestures.iter().map(|g| g.action.clone()).collect();
            let listed: BTreeSet<_> = actions.iter().map(|a| game.write(a)).collect();
            assert_eq!(made, listed, "{name}: gestures and actions differ in {game:?}");
            let ways: std::collections::HashSet<_> = gestures.iter().map(|g| (&g.touch, sorted(&g.with))).collect();
            assert_eq!(ways.len(), gestures.len(), "{name}: two gestures are made alike in {game:?}");
            let gesture = &gestures[aside.below(gestures.len() as u32) as usize];
            let scene = game.scene(Eyes::Seat(side));
            let mut touched: Vec<Touch> = gesture.touch.iter().take(aside.below(2) as usize).cloned().collect();
            touched.extend(
                scene
                    .pieces
                    .get(aside.below(scene.pieces.len().max(1) as u32) as usize)
                    .map(|p| Touch::Piece(p.id.clone())),
            );
            assert_sayable(&books, &game.explain(side, &touched));
        });
    }
}

fn sorted(touches: &[Touch]) -> Vec<String> {
    let mut names: Vec<_> = touches.iter().map(|t| format!("{t:?}")).collect();
    names.sort();
    names
}

/// Scenarios, options, notations and positions with something wrong are refused with words, never with a panic.
pub fn bad_input<G: Show>() {
    let mut luck = Seeded::new(17);
    for scenario in G::scenarios() {
        assert!(G::setup("", &Chosen::new()).is_err(), "an empty scenario must be refused");
        assert!(G::setup(scenario.toml, &Chosen::from([("no-such-option".to_owned(), Setting::Flag(true))])).is_err());
        let setup = setup::<G>(scenario, &Chosen::new());
        for _ in 0..300 {
            let _ = G::setup(&spoil(scenario.toml, &mut luck), &Chosen::new());
        }
        let mut notations = vec![String::new(), "?".to_owned(), "\u{fffd}é 日本".to_owned()];
        let mut positions = Vec::new();
        wander::<G>(&setup, &mut Seeded::new(2), |game, _, _, action| {
            notations.push(game.write(action));
            positions.push(serde_json::to_string(&game.position()).expect("serialises"));
        });
        let game = G::start(setup.clone(), &mut luck, &mut Silence);
        for _ in 0..600 {
            let notation = &notations[luck.below(notations.len() as u32) as usize];
            if let Ok(action) = game.read(&spoil(notation, &mut luck)) {
                let _ = game.check(Side::A, &action);
            }
            let position = &positions[luck.below(positions.len() as u32) as usize];
            if let Ok(position) = serde_json::from_str(&spoil(position, &mut luck))
                && let Ok(game) = G::from_position(setup.clone(), position)
            {
                assert_playable(&game, &mut luck);
            }
        }
    }
}

/// A position that was accepted must be as good as one that was played to.
fn assert_playable<G: Show>(game: &G, luck: &mut Seeded) {
    let mut game = game.clone();
    for _ in 0..20 {
        game.scene(Eyes::All);
        let Some(side) = game.to_play().next() else { return };
        let action = any(&game, side, luck);
        game.play(side, &action, luck, &mut Silence);
    }
}

/// The text with a few characters dropped, doubled, swapped or replaced.
pub fn spoil(text: &str, luck: &mut Seeded) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=luck.below(3) {
        if chars.is_empty() {
            chars.push('0');
        }
        let at = luck.below(chars.len() as u32) as usize;
        match luck.below(5) {
            0 => drop(chars.remove(at)),
            1 => chars.insert(at, chars[at]),
            2 => chars.truncate(at),
            3 => chars[at] = ['9', '-', '"', 'Z', '~', '[', '\u{e9}', ' '][luck.below(8) as usize],
            _ => {
                let other = luck.below(chars.len() as u32) as usize;
                chars.swap(at, other);
            }
        }
    }
    chars.into_iter().collect()
}

/// The rule ids (`OV-12`, `OV-R3`) that a text names.
fn rule_ids(text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let bytes = text.as_bytes();
    for (i, _) in text.match_indices('-') {
        if i < 2 || !bytes[i - 2..i].iter().all(u8::is_ascii_uppercase) {
            continue;
        }
        if i > 2 && bytes[i - 3].is_ascii_alphanumeric() {
            continue;
        }
        let rest = &text[i + 1..];
        let digits = rest.strip_prefix('R').unwrap_or(rest);
        let number: String = digits.chars().take_while(char::is_ascii_digit).collect();
        if let Ok(number) = number.parse::<u32>() {
            let ruling = if digits.len() < rest.len() { "R" } else { "" };
            ids.insert(format!("{}-{ruling}{number}", &text[i - 2..i]));
        }
    }
    ids
}

/// Both rulebooks have the same rules, and each rule is named by a test.
pub fn ledger(manifest: &str) {
    let folder = Path::new(manifest);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
    let (en, fr) = (rule_ids(&read("rules/en.md")), rule_ids(&read("rules/fr.md")));
    assert!(!en.is_empty(), "rules/en.md names no rule");
    assert_eq!(en, fr, "the two rulebooks must have the same rules");
    let cited: BTreeSet<_> = sources(&folder.join("tests")).iter().flat_map(|text| rule_ids(text)).collect();
    let uncited: Vec<_> = en.difference(&cited).collect();
    assert!(uncited.is_empty(), "rules that no test cites: {uncited:?}");
}
