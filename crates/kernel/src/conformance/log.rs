//! The log tells what happened: where something was lost, with what result, and how the game ended.

use std::collections::BTreeSet;

use crate::{Arg, Board, Eyes, LogLine, Phrasebook, Show, Side, Text};

/// Fails unless the lines that one act wrote can be read by somebody who has not seen the table.
pub(super) fn assert_log_tells<G: Show>(english: &Phrasebook, after: &G, lines: &[LogLine]) {
    let said: Vec<String> = lines.iter().map(|line| english.say(&line.text)).collect();
    // The places of a plane are points that nobody reads.
    let readable = || !matches!(*after.scene(Eyes::All).board, Board::Plane(_));
    let (mut since_heading, mut lost) = (0, BTreeSet::new());
    for (i, (line, words)) in lines.iter().zip(&said).enumerate() {
        if line.kind == "turn" {
            since_heading = i;
        }
        let before = &said[since_heading..i];
        assert!(!before.contains(words), "'{words}' is written twice for one act: say once how often");
        assert!(!words.ends_with('.'), "'{words}': a line of the log has no full stop");
        for gone in line.motions.iter().filter(|motion| motion.removed) {
            assert!(lost.insert(&gone.piece), "'{words}' loses {} a second time in one act", gone.piece);
        }
        for gone in line.motions.iter().filter(|motion| motion.removed && readable()) {
            let told = gone.path.last().is_some_and(|place| words.contains(place.as_str()));
            assert!(told, "'{words}' does not say where {} was lost ({:?})", gone.piece, gone.path);
        }
        let (announced, thrown) = (most_dice(&line.text), line.dice.len());
        assert!(announced <= thrown as i32, "'{words}' speaks of {announced} dice, and {thrown} were thrown");
    }
    if after.to_play().outcome().is_some() {
        let score = said.last().is_some_and(|words| words.contains(|c: char| c.is_ascii_digit()));
        assert!(score, "the game is over, and the last line has no score: {said:?}");
        let last = said.last().map(|words| words.to_lowercase()).unwrap_or_default();
        let names = after.scene(Eyes::All).sides.map(|side| english.say(&side.name).to_lowercase());
        for side in Side::BOTH {
            let told = own_words(&names[side], &names[!side]).any(|word| last.contains(word));
            assert!(told, "'{last}' does not say what {} came to", names[side]);
        }
    }
}

/// The words that tell a side's name from the other's ("west" of "west squadron").
fn own_words<'a>(name: &'a str, other: &'a str) -> impl Iterator<Item = &'a str> {
    name.split(' ').filter(move |word| !other.split(' ').any(|common| common == *word))
}

/// The most dice that a text speaks of (`dice`), those inside it included.
fn most_dice(text: &Text) -> i32 {
    let Text::Key { args, .. } = text else { return 0 };
    let each = args.iter().map(|(name, arg)| match arg {
        Arg::Number(n) if name == "dice" => *n,
        Arg::Number(_) => 0,
        Arg::Text(inner) => most_dice(inner),
    });
    each.max().unwrap_or(0)
}
