//! Reasons are true of the position.

/// OV-51, OV-90: what is said to win, to strike or to be spared does, can, and is there.
#[test]
fn reasons_are_true() {
    skirmish::reasons::reasons_are_true::<objectif_villes::ObjectifVilles>();
}
