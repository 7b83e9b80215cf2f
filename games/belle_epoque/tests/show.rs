//! What a person sees and touches.

mod table;

use crate::common::{Board, Table, Umpire, board};
use belle_epoque::{Chances, Clash, Gait};
use kernel::{Eyes, Forecast, Gesture, Overlay, Scene, Show, Text, Tongue, Touch, odds};

fn english(text: &Text) -> String {
    Table::say(Tongue::En, text)
}

fn scene(table: &Table) -> Scene {
    table.scene(Eyes::Public)
}

/// What something of this kind on the board says.
fn drawn<T>(table: &Table, kind: impl Fn(Overlay) -> Option<T>) -> T {
    scene(table).overlays.into_iter().find_map(kind).expect("it is on the board")
}

fn forecast(table: &Table, action: &str) -> Forecast {
    table.forecast(table.side(), &table.action(action))
}

/// The words on the buttons of the side that decides.
fn buttons(table: &Table) -> Vec<String> {
    table.gestures(table.side()).iter().filter_map(button_words).collect()
}

fn button_words(gesture: &Gesture) -> Option<String> {
    match gesture.touch.last() {
        Some(Touch::Button(_, words)) => Some(english(words)),
        _ => None,
    }
}

/// The rule and the sentence that answer a touch of the side that decides.
fn explained(table: &Table, touched: &[Touch]) -> (&'static str, String) {
    let refusal = table.explain(table.side(), touched);
    (refusal.rule, english(&refusal.why))
}

fn piece(id: &str) -> Touch {
    Touch::Piece(id.to_owned())
}

fn cell(name: &str) -> Touch {
    Touch::Cell(name.to_owned())
}

pub(crate) fn facing() -> Board {
    board("A: 0 @0404 moved\nB: 1 @0604 moved")
}

/// BE-22 to BE-24, BE-R02: a button for each number of points that is worth spending, with its chance.
#[test]
fn test_buttons_tell_the_chance_of_each_number_of_points() {
    let table = facing().points(9, 0).activated("A");
    assert_eq!(buttons(&table), ["Test: 50%", "Test +1: 67%", "Test +2: 83%", "Test +3: 100%", "No test"]);
    let chances: Vec<_> = forecast(&table, "test 1").rows.iter().map(|row| row.bar).collect();
    assert_eq!(chances[..2], [667, 333]);
}

/// BE-27, BE-28, BE-X16: basic moves and forced marches are marked apart, with the way of a march.
#[test]
fn basic_moves_and_marches_are_marked_apart() {
    let table = facing().passed("A");
    let marks: Vec<_> = table.gestures(table.side()).into_iter().filter_map(|gesture| gesture.mark).collect();
    assert_eq!(['1', '»'].map(|sign| marks.iter().filter(|mark| mark.starts_with(sign)).count()), [6, 11]);
    let march = table.gesture("march 0204");
    assert_eq!((march.mark.as_deref(), march.path.join("-")), (Some("»2"), "0404-0304-0204".to_owned()));
    assert_eq!(march.touch, [piece("A"), cell("0204")]);
}

/// BE-35: hexes after which there is neither fire nor assault are drawn as dangerous.
#[test]
fn difficult_hexes_are_hatched() {
    let table = facing().ground("0504=w").passed("A");
    assert!(table.gesture("move 0504").warn);
    assert!(!table.gesture("move 0304").warn);
    let told = table.forecast_in(Tongue::En, "move 0504");
    assert!(told.contains(&"Difficult ground: no fire, no assault".to_owned()), "{told:?}");
}

/// BE-33: the hexes that the enemy controls are shaded while a unit moves.
#[test]
fn zones_of_control_are_shown_to_who_moves() {
    let mut zone = drawn(&facing().passed("A"), |overlay| match overlay {
        Overlay::Zone { cells } => Some(cells),
        _ => None,
    });
    zone.sort();
    assert_eq!(zone[..6], ["0007", "0108", "0503", "0504", "0505", "0603"]);
}

/// BE-E02, BE-41, BE-50: each modifier of a fire has its line, and the chances are exact.
#[test]
fn a_fire_is_told_line_by_line() {
    let table = board("B: 0 B @0404\nT: 1 @0604").works("0604").acting("B");
    let told = table.forecast_in(Tongue::En, "fire T");
    assert_eq!(told[..3], ["Score at 2 km: 4", "Protected: 1 and 2: misses", "4 dice hit on: 3 to 4"]);
    let two_or_more: u32 = forecast(&table, "fire T").rows.iter().skip(5).take(3).map(|row| u32::from(row.bar)).sum();
    assert_eq!(two_or_more, 1000 * 11 / 27);
    assert_eq!(table.gesture("fire T").mark.as_deref(), Some("4d: 3-4"));
}

/// BE-46, BE-48: a conspicuous target and overlooking ground are named.
#[test]
fn modifiers_of_fire_have_names() {
    let table = board("F: 0 @0404\nT: 1 tribal 4 G flagrant @0604 moved");
    let told = table.ground("0404=h").acting("F").forecast_in(Tongue::En, "fire T");
    let named =
        ["Score at 2 km: 2", "Conspicuous target: +1", "Overlooks the target: dice: +1", "5 dice hit on: 1 to 3"];
    assert_eq!(told[..4], named);
}

/// BE-41, BE-43: the zone of fire has the score of each hex, and less of it after a move.
#[test]
fn the_zone_of_fire_has_its_scores() {
    let field = |gait: &str| {
        let board = board("A: 0 B @0404\nT: 1 @0504 moved");
        let cells = drawn(&board.acting(&format!("A {gait}")), |overlay| match overlay {
            Overlay::Field { cells } => Some(cells),
            _ => None,
        });
        move |at: &str| cells.iter().find(|(name, _)| name == at).map(|(_, score)| *score)
    };
    let (still, moved) = (field("still"), field("basic"));
    assert_eq!(["0504", "0204", "0104", "0004", "0604"].map(&still), [Some(5), Some(4), Some(2), Some(1), None]);
    assert_eq!(["0504", "0204", "0104"].map(&moved), [Some(3), Some(1), None]);
}

/// BE-52, BE-54: an enemy out of sight says from where it is seen; a blocked line is drawn to what blocks it.
#[test]
fn targets_out_of_sight_say_why() {
    let units = "A: 0 B @0404\nT: 1 @0504 moved\nS: 1 inf 3 B reg/open @0406\nU: 1 @0704 moved";
    let overlays = scene(&board(units).ground("0406=o").acting("A")).overlays;
    let note = overlays.iter().any(|overlay| match overlay {
        Overlay::Note { at, text, .. } => at == "0406" && english(text) == "seen at 1 km only",
        _ => false,
    });
    let line = Overlay::Los { from: "0404".into(), to: "0704".into(), blocked: Some("0504".into()) };
    assert!(note && overlays.contains(&line), "{overlays:?}");
}

/// BE-60, BE-R38: an enemy that can be fired at and assaulted is touched, then the way is chosen.
#[test]
fn a_neighbour_may_be_fired_at_or_assaulted() {
    let units = "A: 0 @0404\nT: 1 @0504 moved\nU: 1 @0304 moved\nV: 1 @0402 moved";
    let table = board(units).acting("A");
    assert_eq!(table.gesture("fire T").touch.len(), 3);
    assert_eq!(button_words(&table.gesture("assault T")).as_deref(), Some("Assault"));
    assert_eq!(table.gesture("fire V").touch, [piece("A"), piece("V")]);
    let marched = board(units).acting("A forced");
    assert_eq!(marched.gesture("assault T").touch, [piece("A"), piece("T")]);
}

/// BE-R41, BE-E04: both assault scores line by line, and the odds of the seed's Zulu assault.
#[test]
fn an_assault_is_told_with_both_scores_and_its_odds() {
    let table = board("Z: 1 tribal 4 G shock @0604\nB: 0 inf 3 C @0704 activated").acting("Z");
    let told = table.forecast_in(Tongue::En, "assault B");
    let scores = [
        "Attack by Z, 4 dice: up to 4 counts",
        "· shock troops: 4",
        "Defence by B, 3 dice: up to 3 counts",
        "· close order: 3",
    ];
    assert_eq!(told[..4], scores);
    assert_eq!(told[4..7], ["Z: assault won: 81%", "Tie: one element each: 7%", "B: assault won: 13%"]);
    let rows = forecast(&table, "assault B").rows;
    let five_or_more = rows.iter().find(|row| english(&row.label) == "B: 5 losses or more").expect("a row");
    assert_eq!(five_or_more.bar, 409);
}

/// BE-70 to BE-77: every modifier of an assault score has its line.
#[test]
fn modifiers_of_assault_have_names() {
    let units = "A: 0 cav 3 fiery @0404 fought1\nD: 1 inf 3 E tenacious @0504 activated fought1";
    let told = board(units).works("0504").acting("A").forecast_in(Tongue::En, "assault D").join("; ");
    for part in [
        "· fiery: +1",
        "· assaults already fought: −1",
        "· cavalry against cover or rough ground: = 1",
        "· works: +2",
        "· tenacious: +1",
    ] {
        assert!(told.contains(part), "{part} is not in {told}");
    }
}

/// BE-84 to BE-91: before an assault the possible answers are listed.
#[test]
fn possible_reactions_are_foretold() {
    let units = "A: 0 @0404\nC: 1 cav 3 @0504\nS: 1 inf 3 E reg/open @0604";
    let told = board(units).acting("A").forecast_in(Tongue::En, "assault C").join("; ");
    assert!(told.contains("Possible answer of C: volley: 50% or more"), "{told}");
    assert!(told.contains("Possible answer of C: evasion"), "{told}");
    assert!(!told.contains("Possible answer of C: counter-charge"), "it was in contact: {told}");
}

/// The chances that the screen counts are those of the rules (BE-44, BE-62).
#[test]
fn forecasts_agree_with_the_rules() {
    let table = board("A: 0 inf 2 C @0404\nT: 1 inf 2 E @0504 moved activated").acting("A");
    for action in ["fire T", "assault T"] {
        let walked = odds(&table.0, table.side(), &table.action(action), 100_000);
        assert!(walked.exact, "{action}: {} ways", walked.ways);
        let told = forecast(&table, action);
        for row in &walked.rows {
            let same = told.rows.iter().find(|told| told.label == row.what);
            let same = same.unwrap_or_else(|| panic!("{action}: no row for {}", english(&row.what)));
            assert!((f64::from(same.bar) - 1000.0 * row.chance).abs() <= 0.5, "{action}: {same:?} {row:?}");
        }
    }
}

/// Exact odds of assaults by counting, BE-63 and BE-64.
#[test]
fn clashes_are_counted_exactly() {
    let zulu = Clash::new([4, 3], [4, 3]);
    assert_eq!((zulu.won() * 34992, zulu.tied), (28247 * zulu.all, 18931 * zulu.all / 279_936));
    assert_eq!(zulu.lost() * 279_936, 35029 * zulu.all);
    let host = Clash::new([6, 4], [4, 5]);
    assert_eq!(host.won() * 2_519_424, 1_153_585 * host.all);
    let table = board("B: 0 B @0404\nT: 1 @0604").works("0604").acting("B");
    let fire = Chances::of_fire(&table.aim("B", "T", Gait::Still).unwrap());
    assert_eq!(fire.at_least(2) * 27, 11 * fire.all);
}

fn assaulted() -> Table {
    board("Z: 1 tribal 4 G shock @0604\nB: 0 C @0704\nS: 0 inf 3 E @0603").points(3, 0).acting("Z").go("assault B")
}

/// BE-84, BE-85: who is asked for a reaction is told by whom he is assaulted, where, and why he may answer.
#[test]
fn the_banner_of_a_reaction_says_why() {
    let scene = scene(&assaulted());
    assert_eq!(english(&scene.banner.ask), "B in 0704: assault by Z. How do you react?");
    let help = english(&scene.banner.help.expect("help"));
    assert!(help.starts_with("B: not activated this turn, so an answer is possible"), "{help}");
    assert!(scene.overlays.contains(&Overlay::Attack { from: "0604".into(), to: "0704".into() }));
    assert_eq!(assaulted().gesture("support S").touch, [piece("S")]);
    assert_eq!(button_words(&assaulted().gesture("volley")).as_deref(), Some("Volley"));
}

/// BE-86: a reaction's test tells its chance and what it would do.
#[test]
fn a_reaction_is_weighed_before_it_is_tested() {
    let told = assaulted().go("volley").forecast_in(Tongue::En, "test 1");
    assert_eq!(told[..3], ["B: test passed: 67%", "B: test failed: 33%", "Command points left: 2"]);
    assert!(told.contains(&"4 dice hit on: 1 to 4".to_owned()), "{told:?}");
}

/// BE-81, BE-82, BE-R31: refuges are shown, and the barred ones say why.
#[test]
fn refuges_are_lit_and_the_others_say_why() {
    let units = "A: 0 @0504\nE: 0 @0702\nD: 1 @0604 activated";
    let table = board(units).ground("0605=~").acting("A").go("assault D > 3 6 3 6 1 1 4 5");
    let overlays = scene(&table).overlays;
    let refuge = |overlay: &Overlay| match overlay {
        Overlay::Refuge { at, barred } => Some((at.clone(), barred.as_ref().map(english))),
        _ => None,
    };
    let refuges: Vec<_> = overlays.iter().filter_map(refuge).collect();
    let of = |at: &str| refuges.iter().find(|(cell, _)| *cell == at).unwrap_or_else(|| panic!("{refuges:?}")).1.clone();
    assert_eq!(of("0605").as_deref(), Some("Nobody can fall back into 0605."));
    assert_eq!(of("0603").as_deref(), Some("0603 touches an enemy."));
    assert_eq!(of("0804"), None);
}

/// BE-83: after fire the loss is a button, the way back a hex.
#[test]
fn a_loss_by_fire_is_a_choice() {
    let table = board("F: 0 C @0404\nT: 1 @0604 moved").acting("F").go("fire T > 1 2 6 6");
    assert_eq!(table.gesture("retreat 0704").touch, [piece("T"), cell("0704")]);
    assert_eq!(button_words(&table.gesture("take loss")).as_deref(), Some("Lose the element"));
    assert_eq!(table.forecast_in(Tongue::En, "take loss"), ["Elements left: 2"]);
    assert_eq!(english(&scene(&table).banner.ask), "T, hit by F: fall back one hex, or lose the element?");
}

/// Touches in vain name the rule that forbids what they must have meant.
#[test]
fn touches_in_vain_are_explained() {
    let drawn = board("A: 0 @0404 activated\nC: 0 @0406\nB: 1 @0604").drawn("red");
    // BE-17, BE-18
    assert_eq!(explained(&drawn, &[piece("B")]), ("BE-17", "B is not yours.".to_owned()));
    assert_eq!(explained(&drawn, &[piece("A")]).0, "BE-18");
    assert_eq!(explained(&drawn, &[cell("0808")]), ("BE-17", "Touch one of your units that glow.".to_owned()));
    // BE-28, BE-34, BE-26
    let moving = board("A: 0 @0504\nB: 1 @0604").passed("A");
    assert_eq!(explained(&moving, &[piece("A"), cell("0204")]).0, "BE-28");
    assert_eq!(explained(&moving, &[piece("A"), cell("0503")]).0, "BE-34");
    assert_eq!(explained(&moving, &[piece("A"), piece("B")]).0, "BE-26");
    // BE-R03
    let testing = facing().activated("A");
    assert_eq!(explained(&testing, &[piece("A"), cell("0304")]).0, "BE-R03");
    // BE-42, BE-52, BE-87
    let acting = board("A: 0 @0404\nB: 1 @0504 moved\nC: 1 @0604 moved\nD: 1 @0804 moved").acting("A");
    assert_eq!(explained(&acting, &[piece("A"), piece("D")]).0, "BE-42");
    assert_eq!(explained(&acting, &[piece("A"), piece("C")]).0, "BE-52");
    assert_eq!(explained(&assaulted(), &[piece("SpareRed")]).0, "BE-87");
}

/// BE-68: taking the position is a button, with the way drawn and what the hex is worth.
#[test]
fn a_position_is_offered_with_its_worth() {
    let units = "A: 0 @0504\nD: 1 inf 1 E @0604 activated";
    let ground = "objectives = [{ at = \"0604\", red = 3, blue = 2 }]";
    let table = board(units).more(ground).acting("A").go("assault D > 1 1 1 1 6");
    let scene = scene(&table);
    assert!(scene.overlays.contains(&Overlay::Path { cells: vec!["0504".into(), "0604".into()] }));
    assert_eq!(english(&scene.banner.help.expect("help")), "It is worth 3 points to you.");
    assert_eq!(buttons(&table), ["Take the position", "Stay here"]);
}
