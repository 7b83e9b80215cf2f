//! Rule by rule: what is allowed, what is refused and by which rule.

use kernel::{Game, Side};
use objectif_villes::{ObjectifVilles, Terrain, Verdict, ratio};
use skirmish::testing::{self, first_deciders};

use crate::common::{Table, board, pieces, setup, table};

const BOARD: &str = "quatre_rivieres";

/// OV-01, OV-02, OV-21: ten like pieces a side, placed in turn.
#[test]
fn ten_pieces_each_in_turn() {
    let mut game = Table::begin(BOARD, "", &[0]);
    let hand = game.position().in_hand;
    assert_eq!((hand[Side::A], hand[Side::B]), (10, 10));
    let plains = "D1 H1 E1 I1 D2 J1 F2 J2 G2 J3 E3 K1 F3 K2 G3 K3 D4 I4 E4 J4";
    for (n, hex) in plains.split(' ').enumerate() {
        assert_eq!(game.decider(), ["pile", "face"][n % 2]);
        assert_eq!(game.refuses_to(Side::from_index(1 - n % 2), &format!("place {hex}")), "OV-21");
        game = game.after(&[&format!("place {hex}")]);
        while game.lists("end combat") {
            game = game.after(&["end combat"]);
        }
    }
    assert_eq!((game.decider(), game.lists("end movement")), ("pile", true));
}

/// OV-03, OV-20: one fair coin decides who begins, and nothing else is ever thrown.
#[test]
fn the_draw_is_a_fair_coin() {
    assert_eq!(Table::begin(BOARD, "", &[0]).decider(), "pile");
    assert_eq!(Table::begin(BOARD, "", &[1]).decider(), "face");
    assert_eq!(first_deciders::<ObjectifVilles>(&setup(BOARD, "")), [Some(Side::A), Some(Side::B)]);
    assert_eq!(Table::begin(BOARD, "first_player=pile", &[]).decider(), "pile");
    assert_eq!(Table::begin(BOARD, "first_player=face", &[]).decider(), "face");
}

/// OV-R32: the ready deployment says who moves first, the option overrules it, and without either lots are drawn.
#[test]
fn the_ready_deployment_says_who_begins() {
    assert_eq!(Table::begin(BOARD, "start=quick", &[]).decider(), "pile");
    assert_eq!(Table::begin(BOARD, "start=quick first_player=face", &[]).decider(), "face");
    let silent = board(BOARD).replace("first = \"pile\"", "");
    assert_eq!(Table::begin(&silent, "start=quick", &[1]).decider(), "face");
    for board in ["quatre_rivieres", "bocage", "isthme"] {
        let game = Table::begin(board, "start=quick", &[]);
        let (pile, face) = (pieces(&game, Side::A), pieces(&game, Side::B));
        assert_eq!((pile.split(' ').count(), face.split(' ').count()), (10, 10));
        // Nobody can strike before a piece has moved.
        assert_eq!(game.after(&["end movement"]).decider(), "face", "{board}");
    }
}

/// OV-07, OV-14, OV-22, OV-R4: a piece is placed on an empty hex of land.
#[test]
fn where_a_piece_is_placed() {
    let game = Table::begin(BOARD, "", &[0]).after(&["place A9"]);
    assert_eq!(game.refuses("place A9"), "OV-22");
    assert_eq!(game.refuses("place A1"), "OV-14");
    assert_eq!(game.legal().len(), 144);
}

/// OV-22: on a board without room for it a piece is lost; the side without a piece has lost.
#[test]
fn a_full_board() {
    let game = Table::begin("towns = 0\nmap = '. .'", "", &[0]).after(&["place A1", "place B1"]);
    let hand = game.position().in_hand;
    assert_eq!((hand[Side::A], hand[Side::B], game.decider()), (0, 0, "pile"));
}

/// OV-10, OV-11, OV-12, OV-13, OV-60: one number is the cost and the value.
#[test]
fn the_terrain_table() {
    let values: Vec<_> = Terrain::TABLE.iter().map(|row| (row.1, row.3)).collect();
    assert_eq!(values, [('.', 1), ('T', 2), ('f', 3), ('^', 4), ('~', 0)]);
}

/// OV-28, OV-R17: who placed first moves first, or who placed second.
#[test]
fn who_moves_first() {
    let one_each = "towns = 0\npieces = 1\nmap = '. . . . . . . .'";
    let place = |chosen: &str| Table::begin(one_each, chosen, &[0]).after(&["place A1", "place H1"]);
    assert_eq!(place("").decider(), "pile");
    let second = place("first_move=second_placer");
    assert_eq!(second.decider(), "face");
    // A round ends when the first mover comes up again.
    let second = second.after(&["move H1 G1", "end movement", "move A1 B1", "end movement"]);
    assert_eq!((second.decider(), second.position().round.0), ("face", 2));
}

/// OV-30, OV-51: movement, then combat, then the other side; each in its time.
#[test]
fn everything_in_its_time() {
    let moving = table("atelier", "", "movement", "F3 A9", "F4 A1");
    moving.assert_refused("OV-30", &["attack F4 by F3", "end combat"]);
    assert_eq!(moving.refuses("place B1"), "OV-28");
    assert_eq!(moving.refuses("retreat B1"), "OV-64");
    assert_eq!(moving.refuses("accept stop"), "OV-R20");
    assert_eq!(moving.refuses_to(Side::B, "move A1 B1"), "OV-30");
    assert_eq!(moving.refuses_to(Side::B, "end movement"), "OV-30");
    let fighting = moving.after(&["end movement"]);
    fighting.assert_refused("OV-30", &["move A9 B9", "end movement"]);
    assert_eq!(fighting.refuses_to(Side::B, "end combat"), "OV-30");
    let placing = Table::begin(BOARD, "", &[0]);
    placing.assert_refused("OV-28", &["move A9 B9", "end combat"]);
    assert_eq!(fighting.after(&["end combat"]).decider(), "face");
}

/// OV-31, OV-32, OV-R5: any pieces in any order, each once, and a hex that was left may be entered.
#[test]
fn one_move_a_piece() {
    let game = table("atelier", "", "movement", "A1 B1", "I9");
    assert_eq!(game.refuses("move A1 B1"), "OV-47");
    game.assert_refused("OV-31", &["move I9 H9", "move C5 D5", "move A1 A1"]);
    let game = game.after(&["move B1 C1", "move A1 B1"]);
    game.assert_refused("OV-32", &["move B1 A1", "move C1 D1"]);
    assert_eq!(game.legal(), ["end movement"]);
}

/// OV-44: points left over are lost: they serve neither the same piece nor the next turn.
#[test]
fn points_are_not_saved() {
    let step = &["move A1 B1", "end movement", "move I9 H9", "end movement"];
    let game = table("atelier", "", "movement", "A1", "I9").after(step);
    assert_eq!(game.refuses("move B1 H1"), "OV-43");
    assert!(game.lists("move B1 G1"));
}

/// OV-14, OV-43, OV-46, OV-47: why a piece cannot go somewhere.
#[test]
fn refused_moves() {
    let game = table(BOARD, "", "movement", "D4 E4", "D3 F4");
    assert_eq!(game.refuses("move D4 A1"), "OV-14");
    assert_eq!(game.refuses("move D4 D3"), "OV-46");
    assert_eq!(game.refuses("move D4 E4"), "OV-47");
    assert_eq!(game.refuses("move D4 M7"), "OV-43");
    let island = "towns = 0\nmap = '. . ~ . .'";
    assert_eq!(table(island, "", "movement", "A1", "").refuses("move A1 D1"), "OV-14");
    let wall = "towns = 0\nmap = '. . .'";
    assert_eq!(table(wall, "", "movement", "A1", "B1").refuses("move A1 C1"), "OV-46");
    assert_eq!(table(wall, "pass_through_friends=false", "movement", "A1 B1", "").refuses("move A1 C1"), "OV-47");
    assert!(table(wall, "", "movement", "A1 B1", "").lists("move A1 C1"));
}

/// OV-50, OV-53, OV-54, OV-55, OV-R8: why an attack is refused.
#[test]
fn refused_attacks() {
    let game = table("atelier", "", "combat", "F3 E4 A9", "F4 G3 C3 A1");
    game.assert_refused("OV-53", &["attack F4 by A9", "attack F4 by F3+A9", "attack F5 by F3", "attack E4 by F3"]);
    assert_eq!(game.refuses("attack A1 by F3"), "OV-53");
    game.assert_refused("OV-54", &["attack F4 by G3", "attack F4 by F5"]);
    assert_eq!(game.refuses("attack F4 by E4"), "OV-R8");
    assert_eq!(game.refuses_to(Side::B, "attack F3 by F4"), "OV-50");
    let spent = table("atelier", "", "combat", "F3 F2 A9", "F4 G1 G3 A1").after(&["attack F4 by F3", "retreat F5"]);
    assert_eq!(spent.refuses("attack G3 by F3"), "OV-55");
}

/// OV-57, OV-R24: a piece attacks whether it has moved or not.
#[test]
fn moved_or_not() {
    let still = table("atelier", "", "movement", "F2", "G1 A1").after(&["end movement"]);
    assert_eq!(still.legal(), ["attack G1 by F2", "end combat"]);
    let moved = table("atelier", "", "movement", "F1", "G1 A1").after(&["move F1 F2", "end movement"]);
    assert_eq!(moved.legal(), ["attack G1 by F2", "end combat"]);
}

/// OV-61, OV-62, OV-101, OV-103, OV-R23: sums over values, rounded down.
#[test]
fn ratios() {
    let cases = [(7, 2, 3), (9, 4, 2), (12, 4, 3), (12, 1, 12), (13, 4, 3), (2, 3, 0), (16, 4, 4)];
    for (sum, value, expected) in cases {
        assert_eq!(ratio(sum, value), expected, "{sum} against {value}");
    }
    // Three fours against a four: what the figure must have meant.
    assert_eq!(Verdict::of(4 + 4 + 4, 4), Verdict::Retreat);
}

/// OV-66, OV-R13, OV-R28: attackers neither lose nor move.
#[test]
fn attackers_stay() {
    let game = table("atelier", "", "combat", "F2 A9", "G1 A1").after(&["attack G1 by F2"]);
    assert_eq!(pieces(&game, Side::A), "A9 F2");
}

/// OV-70, OV-71, OV-72, OV-79, OV-R27: the defender retreats one hex, whatever it costs, and must.
#[test]
fn the_defender_retreats() {
    let game = table(BOARD, "", "combat", "D3 C4", "C3 M7").after(&["attack C3 by D3+C4"]);
    assert_eq!((game.decider(), game.legal().len()), ("face", 1));
    assert_eq!(game.refuses_to(Side::A, "retreat B3"), "OV-70");
    assert_eq!(game.refuses_to(Side::A, "end combat"), "OV-70");
    game.assert_refused("OV-79", &["end combat", "move M7 L7"]);
    game.assert_refused("OV-71", &["retreat A3", "retreat C3"]);
    // A mountain would take four points of a mover; a retreat asks nothing.
    let uphill = table("atelier", "", "combat", "D2", "C2 I9").after(&["attack C2 by D2"]);
    assert!(uphill.lists("retreat C3"));
}

/// OV-81: a piece that has retreated moves and attacks like any other.
#[test]
fn after_a_retreat() {
    let game = table("atelier", "", "combat", "F3 I9", "F4 A1").after(&["attack F4 by F3", "retreat E4"]);
    assert!(game.those("move").contains("E4 "), "it is free to move");
}

/// OV-R10, OV-R11, OV-R25, OV-77: a hex that was cleared is empty at once, yet no refuge for another, because those
/// who cleared it still count; under the option spent pieces do not.
#[test]
fn no_refuge_where_another_was_driven_off() {
    let strikes = &["attack G1 by F2", "attack H1 by G2+H2+I1"];
    let game = table("atelier", "", "combat", "F2 G2 H2 I1", "G1 H1 A1").after(strikes);
    assert_eq!(pieces(&game, Side::B), "A1");
    let mild = table("atelier", "retreat_ratio=unspent_only", "combat", "F2 G2 H2 I1", "G1 H1 A1").after(strikes);
    assert_eq!(mild.legal(), ["retreat G1"]);
}

/// OV-R9, OV-R12, OV-R22: a refuge may touch the attackers below 3 to 1, and who fled is safe for this turn.
#[test]
fn a_refuge_is_safe() {
    let game = table("atelier", "", "combat", "F5 F6 G6 A9", "G5 A1").after(&["attack G5 by F5+F6+G6"]);
    // F4 touches F5, one of the attackers: 1 against 1.
    let game = game.after(&["retreat F4"]);
    assert_eq!(game.decider(), "face");
    // Two plains against one are still below three, three are not.
    let board = "towns = 0\nmap = 'f . . . .'";
    let line = |pile: &str| table(board, "", "combat", pile, "B1 E1").after(&["attack B1 by A1"]);
    assert_eq!(line("A1").those("retreat"), "C1");
    assert_eq!(line("A1 D1").those("retreat"), "C1");
    let high = "towns = 0\nmap = 'f . . f .'";
    assert_eq!(pieces(&table(high, "", "combat", "A1 D1", "B1 E1").after(&["attack B1 by A1"]), Side::B), "E1");
}

/// OV-73, OV-78, OV-R26: there is nothing beyond the edge.
#[test]
fn back_to_the_edge() {
    let game = table("towns = 0\nmap = '. f . .'", "", "combat", "B1", "A1 D1").after(&["attack A1 by B1"]);
    assert_eq!(pieces(&game, Side::B), "D1");
}

/// OV-27, OV-R15: a refuge that would be a fifth town is named as such.
#[test]
fn the_fifth_town_is_refused() {
    let position = |towns: &str| {
        let face = format!(r#""F7","C3","I2","J5"{towns}"#);
        let hands = r#""in_hand":{"pile":3,"face":3},"phase":"combat","placed":"A9""#;
        format!(r#"{{"pile":["F8","A9"],"face":[{face}],{hands}}}"#)
    };
    let pushed = |towns: &str| Table::set(&setup(BOARD, ""), position(towns)).after(&["attack F7 by F8"]);
    assert_eq!(pushed(r#","K8""#).refuses("retreat G7"), "OV-27");
    assert!(pushed("").lists("retreat G7"));
}

/// OV-94, OV-R18, OV-R19: a town counts while a piece is in it, however threatened, and at the end of the phase only.
#[test]
fn towns_count_at_the_end_of_the_movement() {
    let seven = "I2 C3 J5 B6 G7 K8 D12";
    let besieged = table(BOARD, "", "movement", seven, "D3 C4 H2 I3 L7 L8").after(&["end movement"]);
    assert_eq!(besieged.outcome(), "pile partial towns");
    let left = table(BOARD, "", "movement", seven, "A9").after(&["move G7 G8", "end movement"]);
    assert_eq!(left.outcome(), "face decides");
    assert_eq!(besieged.refuses("end movement"), "OV-90");
}

/// OV-95, OV-96: nothing is played after the end, and the refusal says why it ended.
#[test]
fn nothing_after_the_end() {
    let eliminated = table("atelier", "", "combat", "F2 C3", "G1").after(&["attack G1 by F2"]);
    assert_eq!(eliminated.refuses("end combat"), "OV-95");
    let counted = table(BOARD, "", "movement", "C3", "I2").after(&["end movement", "end movement"]);
    assert_eq!(counted.refuses("move C3 B3"), "OV-96");
}

/// OV-58: under `must_attack` a placement's attack is a duty too.
#[test]
fn a_duty_while_placing() {
    let game = Table::begin(BOARD, "must_attack=true", &[0]).after(&["place A9", "place D4", "place D3"]);
    assert_eq!((game.legal(), game.refuses("end combat")), (vec!["attack D4 by D3".to_owned()], "OV-58"));
}

/// OV-R20: two players who only wait have as many towns as each other, on every board: nobody wins.
#[test]
fn waiting_wins_nothing() {
    testing::waiting_wins_nothing::<ObjectifVilles>("start=quick first_player=pile");
}

/// OV-R20: an attack or a move makes a turn that is not idle.
#[test]
fn what_is_an_idle_turn() {
    let attack = table(BOARD, "", "movement", "D3 A9", "D4 M7 I2").after(&["end movement", "attack D4 by D3"]);
    assert_eq!(attack.position().idle_turns, 0);
    let leave = table(BOARD, "", "movement", "D3 A9", "D4 M7 I2").after(&["end movement", "end combat"]);
    assert_eq!(leave.position().idle_turns, 1);
    let moved = leave.after(&["move M7 L6", "end movement"]);
    assert_eq!((moved.position().idle_turns, moved.decider()), (0, "pile"));
}

/// OV-R20, OV-R31: a stop by agreement.
#[test]
fn a_stop_by_agreement() {
    let game = |chosen: &str| table(BOARD, chosen, "movement", "C3 A9", "M7");
    testing::a_stop_by_agreement(game, "move A9 B9", ["OV-R20", "OV-R31"]);
}

/// OV-R30: without a limit of rounds the towns are counted after two hundred.
#[test]
fn every_game_ends() {
    let setup = setup(BOARD, "turn_limit=none double_pass_ends=false");
    let game = Table::set(&setup, r#"{"pile":["C3"],"face":["M7"],"round":200}"#);
    assert_eq!(game.after(&["end movement", "end movement"]).outcome(), "pile points count");
}

/// OV-104: the house rules that the author invites, with their usual values.
#[test]
fn house_rules() {
    let options: Vec<_> = ObjectifVilles::options().iter().map(|o| format!("{}={}", o.key, o.default)).collect();
    assert_eq!(
        options.join(" "),
        "start=placement first_player=random first_move=first_placer turn_limit=20 double_pass_ends=true \
         agreed_stop=false pass_through_friends=true must_attack=false retreat_ratio=all_adjacent \
         placement_combat=all_contacts"
    );
    // The small board suggests fifteen rounds, and the players may overrule it.
    let rounds = |chosen: &str| ObjectifVilles::ply_limit(&setup("bocage", chosen));
    assert_eq!(rounds(""), rounds("turn_limit=15"));
    assert!(rounds("turn_limit=20") > rounds(""));
}

/// OV-31: a random action is any legal one, each as likely as another, while placing, moving and fighting.
#[test]
fn random_actions_are_even() {
    let crowded = r#"{"pile":["G6","F6","H7","F8","G8","E7"],"face":["G7","F7","A4"],"phase":"PHASE"}"#;
    for phase in ["movement", "combat"] {
        Table::set(&setup(BOARD, "agreed_stop=true"), crowded.replace("PHASE", phase)).assert_even();
    }
    Table::begin("bocage", "", &[0]).assert_even();
}
