//! The worked examples of the rulebook, as data.

/// DE-X1 to DE-X32 but for DE-X11, which is a table of hexes: see `fire.rs`.
#[test]
fn every_worked_example_comes_out_as_the_book_says() {
    let examples = crate::common::examples(include_str!("examples.txt"));
    assert!(examples.len() > 50, "only {} examples were read", examples.len());
    for example in examples {
        example.prove();
    }
}
