//! Everything that a game says, with the names and numbers it meets: heard in whole games, so that it can be read from
//! beginning to end and proved.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::words::message_ids;
use crate::{Chronicle, Eyes, Fault, Game, Phrasebook, Seeded, Show, Side, Text, ToPlay, Tongue, Touch, caution, odds};

/// One position in so many is listened to: neighbours say the same.
const EVERY: u32 = 6;
/// Ways walked for the odds of a position.
const WAYS: u32 = 50;
/// The viewers of a table.
const ALL_EYES: [Eyes; 4] = [Eyes::All, Eyes::Public, Eyes::Seat(Side::A), Eyes::Seat(Side::B)];

/// What was said.
#[derive(Clone, Debug, Default)]
pub struct Sentences(BTreeSet<Text>);

impl Sentences {
    /// Notes every text inside a thing.
    pub fn hear(&mut self, thing: &impl Serialize) {
        each_text(thing, &mut |text| {
            self.0.insert(text);
        });
    }

    /// Listens to a game from its beginning to its end; `choose` plays both sides.
    pub fn attend<G: Show>(
        &mut self,
        setup: &Arc<G::Setup>,
        luck: &mut Seeded,
        mut choose: impl FnMut(&G, Side, &mut Seeded) -> G::Action,
    ) {
        let mut journal = Chronicle::default();
        let mut game = G::start(setup.clone(), luck, &mut journal);
        self.hear_events(&journal);
        let mut aside = luck.fork();
        let mut past = Vec::new();
        while let Some(side) = someone(&game.to_play(), luck) {
            let action = choose(&game, side, luck);
            if aside.below(EVERY) == 0 {
                self.hear_position(&game, side, &action);
                self.hear_refusals(&game, side, &past, &mut aside);
                past.push(action.clone());
            }
            let mut journal = Chronicle::default();
            game.play(side, &action, luck, &mut journal);
            self.hear_events(&journal);
        }
        let outcome = game.to_play().outcome().expect("the game is over");
        self.hear(&outcome.reason());
        ALL_EYES.iter().for_each(|&eyes| self.hear(&game.scene(eyes)));
    }

    fn hear_events<G: Show>(&mut self, journal: &Chronicle<G>) {
        for (state, event) in &journal.0 {
            ALL_EYES.iter().for_each(|&eyes| self.hear(&state.tell(event, eyes)));
            // Animations show the table after each event, in the middle of an act too.
            self.hear(&state.scene(Eyes::All));
        }
    }

    fn hear_position<G: Show>(&mut self, game: &G, side: Side, action: &G::Action) {
        ALL_EYES.iter().for_each(|&eyes| self.hear(&game.scene(eyes)));
        self.hear(&game.gestures(side));
        self.hear(&game.forecast(side, action));
        self.hear(&game.describe(side, action));
        self.hear(&game.why(side, action));
        self.hear(&game.preview(side, action));
        self.hear(&caution(game, side, action));
        self.hear(&odds(game, side, action, WAYS).rows);
    }

    /// What was legal once and may be forbidden now, and a touch that leads nowhere.
    fn hear_refusals<G: Show>(&mut self, game: &G, side: Side, past: &[G::Action], luck: &mut Seeded) {
        for _ in 0..4.min(past.len()) {
            if let Err(refusal) = game.check(side, &past[luck.below(past.len() as u32) as usize]) {
                self.hear(&refusal);
            }
        }
        let pieces = game.scene(Eyes::Seat(side)).pieces;
        if !pieces.is_empty() {
            let piece = &pieces[luck.below(pieces.len() as u32) as usize];
            self.hear(&game.explain(side, &[Touch::Piece(piece.id.clone())]));
        }
    }

    /// Each thing that was heard.
    pub fn iter(&self) -> impl Iterator<Item = &Text> {
        self.0.iter()
    }

    /// What was heard, and what the game has to say without names or numbers, in a language: the sentences of each
    /// message. A message that only names belong to has none.
    pub fn said<G: Show>(&self, tongue: Tongue) -> Result<BTreeMap<String, BTreeSet<String>>, Fault> {
        let book = Phrasebook::new(tongue, &[G::words(tongue)])?;
        let mut said = BTreeMap::new();
        for id in [G::words(tongue), tongue.shared_words()].into_iter().flat_map(message_ids) {
            let alone = book.try_say(&Text::key(id.clone())).ok();
            said.insert(id, alone.into_iter().collect::<BTreeSet<_>>());
        }
        for text in &self.0 {
            let key = match text {
                Text::Key { key, .. } => &**key,
                _ => "(scenario)",
            };
            said.entry(key.to_owned()).or_default().insert(book.try_say(text)?);
        }
        Ok(said)
    }
}

/// Visits every text inside a thing.
pub(crate) fn each_text(thing: &impl Serialize, visit: &mut impl FnMut(Text)) {
    walk(&serde_json::to_value(thing).expect("serialises"), visit);
}

fn walk(value: &Value, visit: &mut impl FnMut(Text)) {
    let text = match value {
        Value::Object(fields) if fields.get("key").is_some_and(Value::is_string) => true,
        Value::Object(fields) => fields.len() == 2 && fields.contains_key("fr") && fields.contains_key("en"),
        _ => false,
    };
    if text && let Ok(text) = Text::deserialize(value) {
        return visit(text);
    }
    match value {
        Value::Array(items) => items.iter().for_each(|item| walk(item, visit)),
        Value::Object(fields) => fields.values().for_each(|item| walk(item, visit)),
        _ => {}
    }
}

/// A random awaited side: where both decide, the order of their steps does not matter.
pub(crate) fn someone(to_play: &ToPlay, luck: &mut Seeded) -> Option<Side> {
    let side = Side::from_index(luck.below(2) as usize);
    if to_play.awaits(side) { Some(side) } else { to_play.next() }
}

/// Any legal action: what a random player does.
pub fn any_action<G: Game>(game: &G, side: Side, luck: &mut Seeded) -> G::Action {
    game.any_action(side, luck, &mut Vec::new()).expect("an awaited side has an action")
}
