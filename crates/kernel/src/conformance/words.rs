//! Everything a game says can be said in French and in English, and reads as a reader of that language would write it.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;

use serde::Serialize;

use crate::proofread::{misprint, stumble};
use crate::sentences::each_text;
use crate::{
    Arg, Choices, Chosen, Chronicle, Draft, Eyes, Phrasebook, Seeded, Show, Side, Silence, Text, Tongue, Witness,
};

use super::log::assert_log_tells;
use super::{any, cases, single_options, someone, sources};

/// What a depot offers and says of its ready armies and of an empty one.
fn depot_speaks<G: Show>(readers: &Readers) {
    let Some(depot) = G::depot() else { return };
    for scenario in G::scenarios().iter().filter(|scenario| depot.serves(scenario.toml)) {
        for chosen in std::iter::once(Chosen::new()).chain(single_options::<G>()) {
            let stock = depot.stock(scenario.toml, &chosen).unwrap_or_else(|fault| panic!("{chosen:?}: {fault}"));
            assert_sayable(readers, &stock);
            for draft in stock.ready.iter().map(|ready| ready.draft.clone()).chain([Draft::default()]) {
                let review = depot.review(scenario.toml, &chosen, Side::A, &draft).unwrap_or_else(|f| panic!("{f}"));
                assert_sayable(readers, &review);
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
    for tongue in Tongue::BOTH {
        assert_eq!(misprint(tongue, G::words(tongue)), None, "locale/ in {tongue:?}");
        assert_eq!(misprint(tongue, tongue.shared_words()), None, "the kernel's locale/ in {tongue:?}");
    }
    let readers = Readers::of::<G>();
    let mut keys: Vec<String> = ["game-title", "game-theme", "game-blurb"].map(str::to_owned).to_vec();
    keys.extend(G::scenarios().iter().map(|s| format!("scenario-{}", s.id.replace('_', "-"))));
    for spec in G::options() {
        let name = format!("option-{}", spec.key.replace('_', "-"));
        if let Choices::Word { words } = &spec.choices {
            keys.extend(words.iter().map(|word| format!("{name}-{}", word.replace('_', "-"))));
        }
        keys.extend([format!("{name}-help"), name]);
    }
    keys.extend(keys_in_source(&Path::new(manifest).join("src")));
    for key in keys {
        assert!(
            fr.contains(&key) || Tongue::Fr.shared_words().contains(&format!("\n{key} =")),
            "no words for '{key}': write them in both files of locale/"
        );
    }
    for (id, book) in fr.iter().flat_map(|id| readers.books.iter().zip(Tongue::BOTH).map(move |book| (id, book))) {
        if let Ok(said) = book.0.try_say(&Text::key(id.clone())) {
            assert_reads_well(book.1, &said);
        }
    }
    for reason in G::REASONS {
        assert_sayable(&readers, &Text::key(format!("reason-{reason}")));
    }
    depot_speaks::<G>(&readers);
    let english = Tongue::BOTH.iter().position(|&tongue| tongue == Tongue::En).unwrap_or_default();
    for case in cases::<G>() {
        let mut luck = Seeded::new(3);
        let mut dice = Witness::new(&mut luck);
        let mut game = G::start(case.setup.clone(), &mut dice, &mut Silence);
        assert_dice_sayable(&readers, &dice);
        while let Some(side) = someone(&game.to_play(), &mut luck) {
            let action = any(&game, side, &mut luck);
            if luck.below(6) == 0 {
                assert_position_sayable(&readers, &game, side, &action);
            }
            let mut journal = Chronicle::default();
            let mut dice = Witness::new(&mut luck);
            game.play(side, &action, &mut dice, &mut journal);
            assert_dice_sayable(&readers, &dice);
            let lines = journal.0.iter().filter_map(|(state, event)| state.tell(event, Eyes::All));
            assert_log_tells(&readers.books[english], &game, &lines.collect::<Vec<_>>());
            for (state, event) in &journal.0 {
                for eyes in [Eyes::All, Eyes::Public, Eyes::Seat(Side::A), Eyes::Seat(Side::B)] {
                    assert_sayable(&readers, &state.tell(event, eyes));
                }
                // Animations show the table after each event, in the middle of an act too.
                assert_sayable(&readers, &state.scene(Eyes::All));
            }
        }
        let outcome = game.to_play().outcome().expect("the game is over");
        assert_sayable(&readers, &outcome.reason());
        assert_sayable(&readers, &game.scene(Eyes::All));
    }
}

/// At a real table every die and every lot is asked for by what it is thrown for.
fn assert_dice_sayable(readers: &Readers, dice: &Witness<'_, Seeded>) {
    for (thrown, label) in &dice.seen {
        if !thrown.is_fact() {
            assert_sayable(readers, &Text::key(format!("die-{label}")));
        }
    }
    for (_, question) in &dice.questions {
        assert_sayable(readers, &(&question.what, &question.answers));
    }
}

fn assert_position_sayable<G: Show>(readers: &Readers, game: &G, side: Side, action: &G::Action) {
    for eyes in [Eyes::All, Eyes::Public, Eyes::Seat(Side::A), Eyes::Seat(Side::B)] {
        assert_sayable(readers, &game.scene(eyes));
    }
    assert_sayable(readers, &game.gestures(side));
    assert_sayable(readers, &game.forecast(side, action));
    assert_sayable(readers, &game.describe(side, action));
    assert_sayable(readers, &game.why(side, action));
    assert_sayable(readers, &game.preview(side, action));
    let odds = crate::odds(game, side, action, 50);
    assert_sayable(readers, &(odds.rows, odds.next));
}

/// The message ids that the source names: `Text::key("…")`, and the reason that every [`crate::Refusal`] is made with.
fn keys_in_source(src: &Path) -> Vec<String> {
    let mut keys = Vec::new();
    for text in sources(src) {
        for part in text.split("Text::key(\"").skip(1) {
            keys.extend(part.split('"').next().map(str::to_owned));
        }
        for call in text.split("Refusal::").skip(1) {
            let literals: Vec<_> = arguments(call).split('"').skip(1).step_by(2).collect();
            let reason = match call.split('(').next() {
                Some("new") if call.trim_start_matches("new(").trim_start().starts_with('"') => literals.get(1),
                Some("when" | "unless") if literals.len() > 1 => literals.last(),
                _ => None,
            };
            keys.extend(reason.map(|reason| format!("refuse-{reason}")));
        }
    }
    keys
}

/// The arguments of a call, up to the parenthesis that closes it.
fn arguments(call: &str) -> &str {
    let mut open = 0;
    let end = call.find(|c| {
        open += i32::from(c == '(') - i32::from(c == ')');
        c == ')' && open == 0
    });
    &call[..end.unwrap_or(0)]
}

/// A reader of each language, who says a sentence once: a battle repeats most of them a thousand times.
pub(super) struct Readers {
    pub(super) books: [Phrasebook; 2],
    said: RefCell<BTreeSet<Text>>,
}

impl Readers {
    pub(super) fn of<G: Show>() -> Readers {
        let book = |tongue| Phrasebook::new(tongue, &[G::words(tongue)]).unwrap_or_else(|fault| panic!("{fault}"));
        Readers { books: Tongue::BOTH.map(book), said: RefCell::default() }
    }
}

/// Says every text inside `thing` in both languages.
pub(super) fn assert_sayable(readers: &Readers, thing: &impl Serialize) {
    each_text(thing, &mut |text| {
        if readers.said.borrow().contains(&text) {
            return;
        }
        for (book, tongue) in readers.books.iter().zip(Tongue::BOTH) {
            let said = book
                .try_say(&text)
                .unwrap_or_else(|fault| panic!("{fault}: write it in both files of locale/ (for {text:?})"));
            assert!(!said.trim().is_empty(), "{text:?} says nothing");
            assert_reads_well(tongue, &said);
            assert_none_is_not_one(book, &text, &said);
        }
        readers.said.borrow_mut().insert(text);
    });
}

/// French counts nothing as one: a sentence that has words of its own for one needs others for none.
fn assert_none_is_not_one(book: &Phrasebook, text: &Text, said: &str) {
    let Text::Key { args, .. } = text else { return };
    for (name, _) in args.iter().filter(|(_, arg)| **arg == Arg::Number(0)) {
        let of = |n: i32| book.say(&text.clone().with(name.to_owned(), n));
        assert!(
            of(1) != said || of(2) == said,
            "'{said}' says of none (${name}) what it says of one: write a [0] for it"
        );
    }
}

fn assert_reads_well(tongue: Tongue, said: &str) {
    let stumble = stumble(tongue, said).unwrap_or_default();
    assert!(stumble.is_empty(), "'{said}' has {stumble}, where a reader of {tongue:?} stumbles");
}
