//! Rule by rule: what is allowed, what is refused and by which rule.

mod combat;

use kernel::{Eyes, Game, Seeded, Show, Side, ToPlay};
use planetes::{Kind, Planetes, Terrain};
use skirmish::testing::{self, first_deciders};

use crate::common::{Table, setup, table, units};

const BOARD: &str = "ambre_et_beryl";

/// PL-01, PL-02, PL-03, PL-30, PL-31, PL-32: nine units a side of three arms, drawn as triangles that face nowhere.
#[test]
fn two_armies() {
    let counts: Vec<_> = Kind::TABLE.iter().map(|row| (row.word, row.count, row.movement, row.combat)).collect();
    assert_eq!(counts, [("infantry", 4, 4, 4), ("cavalry", 3, 6, 2), ("artillery", 2, 2, 6)]);
    let game = Table::begin(BOARD, "setup_mode=standard", &[0]);
    let scene = game.scene(Eyes::Public);
    assert_eq!(scene.pieces.len(), 18);
    assert!(scene.pieces.iter().all(|piece| piece.shape == "trigon" && piece.angle.is_none()));
    assert_eq!(units(&game, Side::A), "C:B5 C:C3 C:C7 I:B4 I:B6 I:C5 I:D5 R:C4 R:C6");
}

/// PL-04, PL-28, PL-102: one fair coin decides who begins, and nothing else is ever thrown.
#[test]
fn the_draw_is_a_fair_coin() {
    assert_eq!(first_deciders::<Planetes>(&setup(BOARD, "")), [Some(Side::A), Some(Side::B)]);
    assert_eq!(Table::begin(BOARD, "first_player=ambre", &[]).decider(), "ambre");
    assert_eq!(Table::begin(BOARD, "first_player=beryl setup_mode=standard", &[]).decider(), "beryl");
}

/// PL-10 to PL-17: the terrain table. PL-10, PL-11, PL-12, PL-13, PL-14, PL-15, PL-16, PL-17, PL-33, PL-35, PL-R8.
#[test]
fn the_terrain_table() {
    let row = |letter: char| {
        let terrain = Terrain::from_char(letter).expect("a terrain");
        (terrain.cost(), terrain.is_ground(), terrain.bonus(Side::A))
    };
    assert_eq!(row('.'), (Some(1), true, 0));
    assert_eq!(row(':'), (Some(2), true, 1));
    assert_eq!(row('#'), (None, false, 0));
    assert_eq!(row('='), (Some(0), false, 0));
    assert_eq!(row('@'), (None, false, 0));
    assert_eq!(row('A'), (Some(1), true, 2));
    assert_eq!(row('B'), (Some(1), true, 0));
    assert_eq!((row('a'), row('b')), ((Some(1), true, 0), (Some(1), true, 0)));
}

/// PL-05, PL-25, PL-26, PL-27, PL-R9, PL-R13: units are placed in turn, one a hex, on one's own start hexes.
#[test]
fn placing_in_turn() {
    let game = Table::begin(BOARD, "", &[1]);
    assert_eq!((game.decider(), game.refuses_to(Side::A, "place infantry D5")), ("beryl", "PL-27"));
    game.assert_refused("PL-25", &["place infantry D5", "place infantry M5", "move O5 M5", "end combat"]);
    let game = game.after(&["place artillery O5", "place cavalry B4", "place artillery N5", "place infantry C5"]);
    assert_eq!((game.refuses("place infantry O5"), game.refuses("place artillery O4")), ("PL-26", "PL-02"));
    let rest = "infantry:N4 infantry:C4 infantry:N6 infantry:B5 infantry:O4 infantry:D5 infantry:O6 artillery:B6 \
                cavalry:O3 artillery:C6 cavalry:P5 cavalry:C3 cavalry:O7 cavalry:C7";
    let words: Vec<_> = rest.split_whitespace().map(|unit| format!("place {}", unit.replace(':', " "))).collect();
    let game = game.after(&words.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!((game.decider(), game.refuses("place infantry N5")), ("beryl", "PL-25"));
    assert!(game.lists("end movement"));
}

/// PL-27, PL-R13, PL-R34: placed unseen, the units show when both have finished, and not even their number before.
#[test]
fn placing_in_secret() {
    let game = Table::begin(BOARD, "setup_mode=secret", &[1]);
    assert!(matches!(game.to_play(), ToPlay::Both(owing) if owing.0 == [true, true]));
    let mut placed = game.clone();
    placed.by(Side::A, "place artillery C5", &[]);
    for eyes in [Eyes::Seat(Side::B), Eyes::Public] {
        assert_eq!(game.scene(eyes), placed.scene(eyes));
    }
    assert_eq!(placed.scene(Eyes::Seat(Side::A)).pieces.len(), 1);
    let dream = placed.imagine(Side::B, &mut Seeded::new(7));
    assert_eq!(dream.scene(Eyes::Seat(Side::B)), placed.scene(Eyes::Seat(Side::B)));
    let all = |mut game: Table, side: Side, units: &str| {
        for unit in units.split_whitespace() {
            game.by(side, &format!("place {}", unit.replace(':', " ")), &[]);
        }
        game
    };
    let ambre = "infantry:D5 infantry:C4 infantry:C6 infantry:B4 cavalry:C3 cavalry:C7 cavalry:B6 artillery:B5";
    let mut done = all(placed, Side::A, ambre);
    assert_eq!(done.refuses_to(Side::A, "place infantry D5"), "PL-26");
    assert!(matches!(done.to_play(), ToPlay::Both(owing) if owing.0 == [false, true]));
    let beryl = "infantry:N5 infantry:O4 infantry:O6 infantry:N4 cavalry:O3 cavalry:O7 cavalry:N6 artillery:O5";
    done.by(Side::B, "place artillery P5", &[]);
    let revealed = all(done, Side::B, beryl);
    assert_eq!((revealed.decider(), revealed.scene(Eyes::Seat(Side::A)).pieces.len()), ("beryl", 18));
}

/// PL-27: the last unit placed unseen reveals the other side's and cannot be taken back.
#[test]
fn the_last_placement_reveals() {
    let in_hand = |ambre: u8| {
        let beryl = r#""beryl":{"infantry":["N5","O4"]}"#;
        format!(r#"{{{beryl},"phase":"placement","in_hand":{{"ambre":{{"infantry":{ambre}}}}}}}"#)
    };
    let reveals = |ambre: u8| {
        let game = Table::set(&setup(BOARD, "setup_mode=secret"), in_hand(ambre));
        game.reveals(Side::A, &game.read("place infantry D5").expect("readable"))
    };
    assert_eq!((reveals(1), reveals(2)), (true, false));
}

/// PL-40, PL-50, PL-51, PL-R22: movement, then combat, then the other side; each in its time.
#[test]
fn everything_in_its_time() {
    let moving = table("banc", "", "movement", "R:E5 I:A5", "I:G5 I:K9");
    moving.assert_refused("PL-40", &["attack G5 by E5", "end combat"]);
    assert_eq!(moving.refuses("place infantry B2"), "PL-25");
    assert_eq!(moving.refuses("retreat B1"), "PL-62");
    assert_eq!(moving.refuses("accept stop"), "PL-R16");
    assert_eq!(moving.refuses_to(Side::B, "move K9 J9"), "PL-40");
    let fighting = moving.after(&["end movement"]);
    fighting.assert_refused("PL-40", &["move A5 A6", "end movement"]);
    assert_eq!(fighting.refuses_to(Side::B, "attack E5 by G5"), "PL-51");
    assert_eq!(fighting.refuses_to(Side::B, "end combat"), "PL-40");
    assert_eq!(fighting.after(&["end combat"]).decider(), "beryl");
}

/// PL-41, PL-R28: any units in any order, each once, and to another hex.
#[test]
fn one_move_a_unit() {
    let game = table("banc", "", "movement", "I:A1 I:B1", "I:K9");
    game.assert_refused("PL-41", &["move K9 J9", "move E5 E6"]);
    assert_eq!(game.refuses("move A1 A1"), "PL-R28");
    let game = game.after(&["move B1 C1", "move A1 B1"]);
    assert_eq!((game.refuses("move B1 A1"), game.legal()), ("PL-41", vec!["end movement".to_owned()]));
}

/// PL-42, PL-43, PL-100: a hex is paid when it is entered, and what is left is lost.
#[test]
fn points() {
    let row = table(BOARD, "double_pass_ends=false", "movement", "I:A1", "I:Q9");
    assert_eq!((row.lists("move A1 E1"), row.refuses("move A1 F1")), (true, "PL-43"));
    // The points not spent are not there in the next turn.
    let next = row.after(&["move A1 B1", "end movement", "end movement"]);
    assert_eq!((next.lists("move B1 F1"), next.refuses("move B1 G1")), (true, "PL-43"));
    // G3 is asteroids: two points, beside nothing cheaper.
    let gun = |hex: &str| table(BOARD, "", "movement", &format!("R:{hex}"), "I:Q9");
    assert_eq!((gun("F3").lists("move F3 G3"), gun("E3").refuses("move E3 G3")), (true, "PL-43"));
}

/// PL-20, PL-44, PL-47, PL-R27: why a unit cannot go somewhere.
#[test]
fn refused_moves() {
    let game = table("banc", "", "movement", "I:G6 I:F5", "I:G5 I:K9");
    assert_eq!((game.refuses("move G6 H6"), game.refuses("move G6 G7")), ("PL-47", "PL-20"));
    game.assert_refused("PL-44", &["move G6 G5", "move G6 F5"]);
    let home = table("banc", "", "movement", "I:G4", "I:H4 I:K9");
    assert_eq!(home.refuses("move G4 H4"), "PL-44");
    // J8 is hemmed in by black holes; with K7, J9 and K9 held there is no way out.
    let barred = table("banc", "", "movement", "R:J8", "I:K7 I:J9 I:K9");
    assert_eq!((barred.legal(), barred.refuses("move J8 J6")), (vec!["end movement".to_owned()], "PL-44"));
    let through = |chosen: &str| table("banc", chosen, "movement", "R:J8 I:K7 I:J9 I:K9", "");
    assert!(through("").lists("move J8 J6"));
    assert_eq!(through("pass_through_friends=false").refuses("move J8 J6"), "PL-44");
}

/// PL-45: by default one flies past enemies.
#[test]
fn flying_past() {
    assert!(table("banc", "", "movement", "C:A1", "I:D2").lists("move A1 G1"));
}

/// PL-18, PL-R7: a force field whose exits are held is not entered.
#[test]
fn a_field_without_an_exit() {
    let map = "victory = 1\nmap = '''\nA A A A A A A A A . = .\n B B B B B B B B B . .\n'''\n";
    let game = |beryl: &str| table(map, "", "movement", "I:J1", beryl);
    assert!(game("I:A2").lists("move J1 L1"));
    let closed = game("I:L1 I:K2 I:J2");
    assert_eq!(closed.refuses("move J1 K1"), "PL-20");
    assert_eq!(closed.refuses("move J1 L1"), "PL-44");
}

/// PL-22, PL-16: both planets are open to both, for one point a hex.
#[test]
fn open_planets() {
    let game = table(BOARD, "", "movement", "C:M5", "C:E5 I:P9");
    assert!(game.lists("move M5 N5") && game.lists("move M5 P5"));
    let back = game.after(&["end movement"]);
    assert!(back.lists("move E5 D5") && back.lists("move E5 B5"));
}

/// PL-80, PL-81, PL-82: the zone of control names its rule, and leaving it is free.
#[test]
fn the_zone_of_control() {
    let option = "zone_of_control=true";
    let free = table("banc", option, "movement", "I:C2", "I:D2");
    // C1 touches D2 no less than C2 does: it is entered, and left no more.
    assert!(free.lists("move C2 B1") && free.lists("move C2 D1"));
    let fields = table("banc", option, "movement", "I:B6", "I:D6");
    assert!(fields.lists("move B6 D8"));
    let lane = table("banc", option, "movement", "R:A6", "I:D7");
    assert_eq!(lane.refuses("move A6 D8"), "PL-82");
    let friend = |chosen: &str| table("banc", chosen, "movement", "I:A1 I:B1", "I:C2");
    assert!(friend("").lists("move A1 C1"));
    assert_eq!(table("banc", option, "movement", "C:A1", "I:D2").refuses("move A1 G1"), "PL-80");
}

/// PL-83: a retreat does not care for the zone of control, nor does fire.
#[test]
fn the_zone_stops_no_retreat() {
    let refuges = |chosen: &str| {
        table("banc", chosen, "combat", "R:D5 I:F9", "I:F6 I:K9").after(&["attack F6 by D5"]).those("retreat")
    };
    assert_eq!(refuges("zone_of_control=true"), refuges(""));
}

/// PL-90, PL-R15: the planet counts at the end of one's own movement only.
#[test]
fn the_planet_counts_at_the_end_of_the_movement() {
    let three = table(BOARD, "", "movement", "C:N4 C:N5 I:O4", "I:O6 R:P5");
    assert_eq!(three.clone().after(&["move O4 M3", "end movement"]).outcome(), "beryl decides");
    let won = three.after(&["end movement"]);
    assert_eq!((won.outcome().as_str(), won.refuses("end movement")), ("ambre plain planet", "PL-90"));
    // In the enemy's turn three on his planet win nothing yet.
    let json = r#"{"ambre":{"cavalry":["N4","N5","O4"]},"beryl":{"infantry":["Q9"]},"active":"beryl"}"#;
    let waiting = Table::set(&setup(BOARD, ""), json).after(&["end movement"]);
    assert_eq!(waiting.outcome(), "ambre decides");
}

/// PL-91, PL-92, PL-93: the other ends, and nothing is played after them.
#[test]
fn nothing_after_the_end() {
    let last = table("banc", "", "combat", "R:E5", "I:G5").after(&["attack G5 by E5"]);
    assert_eq!((last.outcome().as_str(), last.refuses("end combat")), ("ambre plain elimination", "PL-91"));
    let counted = table(BOARD, "", "movement", "C:N4", "I:Q9").after(&["end movement", "end movement"]);
    assert_eq!((counted.outcome().as_str(), counted.refuses("move N4 M4")), ("ambre points count", "PL-92"));
}

/// PL-R16: two players who only wait have landed nowhere, on any board: nobody wins.
#[test]
fn waiting_wins_nothing() {
    testing::waiting_wins_nothing::<Planetes>("setup_mode=standard first_player=ambre");
}

/// PL-R16: what an idle turn is, and that two of them end the game unless the option is off.
#[test]
fn idle_turns() {
    let left = table("banc", "", "movement", "R:E5", "I:G5 I:K1").after(&["end movement", "end combat"]);
    assert_eq!((left.position().idle_turns, left.decider()), (1, "beryl"));
    let moved = left.clone().after(&["move K1 J1", "end movement"]);
    assert_eq!((moved.position().idle_turns, moved.decider()), (0, "ambre"));
    assert_eq!(left.after(&["end movement"]).outcome(), "draw draw count");
    let on = table("banc", "double_pass_ends=false", "movement", "I:A1", "I:K1").after(&["end movement"; 6]);
    assert_eq!(on.decider(), "ambre");
    assert_eq!(on.position().round.0, 4);
}

/// PL-R16, PL-R33: a stop by agreement.
#[test]
fn a_stop_by_agreement() {
    let game = |chosen: &str| table(BOARD, chosen, "movement", "C:N4 I:A9", "I:Q9");
    testing::a_stop_by_agreement(game, "move A9 B9", ["PL-R16", "PL-R33"]);
}

/// PL-R32: without a limit of rounds the planets are counted after two hundred.
#[test]
fn every_game_ends() {
    let setup = setup(BOARD, "turn_limit=none double_pass_ends=false");
    let json = r#"{"ambre":{"cavalry":["N4"]},"beryl":{"infantry":["Q9"]},"round":200}"#;
    assert_eq!(Table::set(&setup, json).after(&["end movement", "end movement"]).outcome(), "ambre points count");
}

/// PL-R1, PL-103: the infantry's movement is 4, and 5 by option.
#[test]
fn the_infantry_moves_four() {
    let reaches = |chosen: &str| table("banc", chosen, "movement", "I:A1", "I:K9").lists("move A1 F1");
    assert_eq!((reaches(""), reaches("infantry_move=5")), (false, true));
}

/// PL-R2, PL-36: on its own planet a unit resists one gun, and two guns destroy it.
#[test]
fn at_home_under_fire() {
    assert_eq!(table("banc", "", "combat", "R:F5", "I:H4 I:A9").decider(), "beryl");
    assert!(table("banc", "", "combat", "R:F5 R:E4", "I:H4 I:A9").lists("attack H4 by E4+F5"));
}

/// PL-R29, PL-75: what a force field gives it may take: pushed into it, a unit is hurled on.
#[test]
fn hurled_on() {
    let game = table("banc", "", "combat", "I:H8 C:I6", "C:I7 I:A9").after(&["attack I7 by H8+I6", "retreat F8"]);
    assert_eq!(units(&game, Side::B), "C:F8 I:A9");
}

/// PL-R16: the options with their usual values.
#[test]
fn house_rules() {
    let options: Vec<_> = Planetes::options().iter().map(|o| format!("{}={}", o.key, o.default)).collect();
    assert_eq!(
        options.join(" "),
        "setup_mode=alternate first_player=random turn_limit=20 double_pass_ends=true agreed_stop=false \
         infantry_move=4 pass_through_friends=true zone_of_control=false reduced_keeps_bonus=true \
         fire_blocking=enemies_and_bodies pinned_artillery=false retreat_ratio=all_threats must_attack=false"
    );
}
