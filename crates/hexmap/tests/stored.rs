//! What is stored reads back, and what cannot be is refused.

use hexmap::{Cell, CellSet, Direction, Grazing, Naming, Orientation, pointy};

#[test]
fn stored_as_plain_values() {
    let set: CellSet<1> = [Cell(3), Cell(63)].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[3,63]");
    assert_eq!(serde_json::from_str::<CellSet<1>>("[63,3]").unwrap(), set);
    assert_eq!(serde_json::to_string(&pointy::SW).unwrap(), "2");
    assert_eq!(serde_json::from_str::<Direction>("5").unwrap(), pointy::NE);
    assert_eq!(serde_json::to_string(&Orientation::Flat).unwrap(), "\"flat\"");
    assert_eq!(serde_json::to_string(&Naming::LetterNumber).unwrap(), "\"letter_number\"");
    assert_eq!(serde_json::to_string(&Grazing::BothBlock).unwrap(), "\"both_block\"");
}

#[test]
fn refused() {
    let error = serde_json::from_str::<CellSet<1>>("[3,64]").unwrap_err().to_string();
    assert!(error.starts_with("cell 64 in a set of 64 cells"), "{error}");
    let error = serde_json::from_str::<Direction>("6").unwrap_err().to_string();
    assert!(error.starts_with("6 is no direction: the six are 0 to 5, clockwise"), "{error}");
}
