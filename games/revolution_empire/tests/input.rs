//! Scenarios, notations and positions with something wrong: the message says where, and what to do.

use crate::common::{Table, setup, table};
use kernel::Game;
use kernel::testing::in_both_languages;
use revolution_empire::RevolutionEmpire;

#[test]
fn scenarios() {
    let cases = [
        ("turns = 8", "turns = 0", "scenario turns"),
        ("turns = 8", "turns = 8\nfog = 1", "unknown field"),
        ("at = \"0408\"", "at = \"9999\"", "unit b11"),
        ("at = \"0408\"", "at = \"0508\"", "RE-R7"),
        ("id = \"b12\"", "id = \"b11\"", "named twice"),
        ("id = \"b11\"", "id = \"B 11\"", "small letters"),
        ("kind = \"A\"", "kind = \"Z\"", "unknown word"),
        ("owner = \"red\"", "owner = \"green\"", "blue or red"),
        ("hex = \"0404\"", "hex = \"4444\"", "no such hex"),
        ("home = \"row 9\"", "home = \"row 99\"", "retreat line"),
        ("hexes = \"0600 0601", "hexes = \"0600 0605", "not neighbours"),
        ("pieces = 4", "pieces = 0", "RE-04"),
        ("chits = 2", "chits = 0", "RE-15"),
        ("command = 4", "command = 99", "command"),
        ("threshold = 4", "threshold = 0", "threshold"),
        ("traits = [\"skirmishers\"]", "traits = [\"fire_bonus\"]", "does not go with"),
    ];
    for (from, to, wanted) in cases {
        let text = Table::scenario("rencontre");
        assert!(text.contains(from), "{from}");
        let fault = Table::setup_fault(&text.replacen(from, to, 1), "");
        assert!(fault.contains(wanted), "{to}: {fault}");
    }
}

#[test]
fn notations() {
    let game = table("unit b Blue I 4 0505 ; r Red I 4 0504");
    for (notation, wanted) in [
        ("", "write one of"),
        ("move b", "write one of"),
        ("move x 0505", "no unit 'x'"),
        ("move b 9999", "no hex '9999'"),
        ("chit x", "no corps 'x'"),
        ("seal now", "write one of"),
    ] {
        let fault = in_both_languages::<RevolutionEmpire>(&game.read(notation).expect_err(notation));
        assert!(fault.contains(wanted), "{notation}: {fault}");
    }
    assert_eq!(game.read("  MOVE  b   0506 "), game.read("move b 0506"));
}

#[test]
fn positions() {
    let setup = setup("rencontre", "");
    let both = r#""b11": { "at": "0605" }, "r11": { "at": "0604" }"#;
    let base = |rest: &str| format!(r#"{{ "units": {{ {both} }}, {rest} }}"#);
    Table::set(&setup, base(r#""turn": 2"#));
    let cases = [
        (r#"{ "units": {} }"#.to_owned(), "over"),
        (base(r#""turn": 9"#), "position turn"),
        (base(r#""moon": 1"#), "unknown field"),
        (base(r#""phase": "combat""#), "position corps"),
        (base(r#""phase": "retreat", "corps": "b1""#), "position clash"),
        (base(r#""bowl": ["b1", "b1", "b1"]"#), "RE-15"),
        (base(r#""bowl": ["b1", "b1", "b2", "b2", "br"]"#), "RE-16"),
        (base(r#""bowl": ["zz"]"#), "no corps"),
        (base(r#""sealed": ["blue", "red"]"#), "position sealed"),
        (base(r#""lost": { "blue": 7 }"#), "RE-R43"),
        (base(r#""control": { "0605": "red" }"#), "no objective"),
        (base(r#""phase": "over""#), "outcome"),
        (base(r#""phase": "movement", "corps": "b1", "active": ["r11"]"#), "position active"),
        (base(r#""phase": "group", "corps": "br""#), "no group"),
        (r#"{ "units": { "b11": { "at": "0605", "pieces": 9 }, "r11": { "at": "0604" } } }"#.to_owned(), "pieces"),
        (r#"{ "units": { "b11": { "at": "0605" }, "r11": { "at": "0605" } } }"#.to_owned(), "RE-R7"),
        (base(r#""phase": "riposte", "corps": "b1", "clash": { "attacker": "b11", "target": "b11" }"#), "clash"),
        (
            base(r#""phase": "evasion", "corps": "b1", "clash": { "attacker": "b11", "target": "r11" }"#),
            "nobody has the choice",
        ),
    ];
    for (json, wanted) in cases {
        let fault = Table::position_fault(&setup, &json);
        assert!(fault.contains(wanted), "{json}: {fault}");
    }
    let clash = r#""phase": "retreat", "corps": "b1", "clash": { "attacker": "b11", "target": "r11", "owed": 2 }"#;
    assert_eq!(Table::set(&setup, base(clash)).legal(), ["retreat r11 0503", "retreat r11 0603"]);
}
