//! The page to send to one's opponent.

use kernel::Tongue;
use review::Depth;

use crate::battles::{case, fought, lots};

#[test]
fn the_page_needs_nothing_else_and_every_word_is_there() {
    for table in catalogue::games() {
        let session = fought(table, 1, &mut lots(1));
        let case = case(&session, Depth::GLANCE);
        let parts: Vec<_> = (0..case.parts()).map(|part| case.weigh(part)).collect();
        let page = review::page(&case, &case.sum(&parts));
        assert!(page.contains("lang=\"fr\"") && page.contains("lang=\"en\""), "{}", table.id());
        for missing in ["⟨", "http://", "https://", "<script"] {
            let outside = page.replace("http://www.w3.org/2000/svg", "");
            assert!(!outside.contains(missing), "{}: {missing}", table.id());
        }
    }
}

#[test]
fn signs_stand_as_each_language_prints_them() {
    for tongue in Tongue::BOTH {
        assert_eq!(kernel::proofread::misprint(tongue, review::words(tongue)), None);
    }
}

#[test]
fn both_languages_say_the_same_things() {
    let keys = |tongue| -> Vec<String> {
        let lines = review::words(tongue).lines();
        lines
            .filter(|line| line.starts_with("review-"))
            .map(|line| line.split(' ').next().unwrap_or("").to_owned())
            .collect()
    };
    assert_eq!(keys(Tongue::Fr), keys(Tongue::En));
}
