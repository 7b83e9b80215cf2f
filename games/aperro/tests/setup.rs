//! Budget, terrain, recruitment and deployment.

mod terrain;

use crate::common::*;
use aperro::{Army, BUDGET, Ground, Kind, Nation, PRESETS, River, Stage, Terrain, Traits, general_cost, unit_cost};
use kernel::{BySide, Eyes, Game, Seeded, Show, Side, ToPlay, Tray};

fn start(id: &str, options: &str) -> Battle {
    Battle::begin(id, options, &[])
}

/// AP-87, AP-88, AP-89, AP-90: what units and generals cost.
#[test]
fn costs() {
    assert_eq!(Kind::ALL.map(|kind| unit_cost(kind, 3)), [9, 12, 12, 15]);
    assert_eq!((general_cost([1, 2, 2]), general_cost([0, 0, 0])), (25, 0));
}

/// AP-85, AP-103: example AP-E1: a hill and a wood leave 180 points; AP-E8: the two armies of Quatre-Bras.
#[test]
fn budgets() {
    let mut words = position("south movement\nSC: I3a\nNC: | I3x");
    words["terrain"] = serde_json::json!({"SW": ["hill"], "SE": ["wood"]});
    assert_eq!(Battle::set(&Battle::setup("champ_de_mars", ""), words).points(S), 180);
    let battle = start("quatre_bras", "");
    let costs = battle.0.ground().costs();
    assert_eq!((battle.0.army(S).cost() + costs[S], battle.0.army(N).cost() + costs[N]), (200, 198));
    assert_eq!((costs[S], costs[N]), (10, 25));
}

/// AP-143, AP-R61, AP-104, AP-107: the scenario says who deploys first; at Quatre-Bras the English.
#[test]
fn the_scenario_prevails() {
    assert_eq!(start("quatre_bras", "").side(), N);
    assert_eq!(start("ligny", "").side(), S);
    assert_eq!(start("waterloo", "").0.stage(), Stage::Deploy(Some(S)));
}

/// AP-85, AP-86: the totals of the scenarios' tables, terrain included.
#[test]
fn the_scenarios_cost_what_they_say() {
    for (id, south, north) in [
        ("quatre_bras", 200, 198),
        ("quatre_bras_dusk", 200, 198),
        ("ligny", 194, 194),
        ("borodino", 194, 202),
        ("marengo", 162, 198),
        ("waterloo", 180, 202),
        ("champ_de_mars", 200, 200),
    ] {
        let battle = start(id, "");
        let costs = battle.0.ground().costs();
        let total = |side| battle.0.army(side).cost() + costs[side];
        assert_eq!((total(S), total(N)), (south, north), "{id}");
    }
}

/// AP-105, AP-R41, AP-R43: example AP-X26: equal terrain means secret deployment and a lot for the first turn.
#[test]
fn equal_budgets_deploy_in_secret() {
    let mut ground = Ground::default();
    ground.sectors[0] = [Terrain::Wood].into_iter().collect();
    ground.sectors[4] = [Terrain::Hill].into_iter().collect();
    ground.rivers[2] = Some(River::Ford);
    assert_eq!(ground.costs(), BySide([10, 10]));
    let mut battle = start("champ_de_mars", "");
    assert_eq!(battle.0.stage(), Stage::Deploy(None));
    assert!(matches!(battle.0.to_play(), ToPlay::Both(BySide([true, true]))));
    for (side, prefix) in [(S, "s"), (N, "n")] {
        for id in ["g1", "g2", "g3"].into_iter().map(str::to_owned).chain((1..=12).map(|n| n.to_string())) {
            battle.by(side, &format!("place {prefix}{id} at {}R", prefix.to_uppercase()), &[]);
        }
        battle.by(side, "done", &[]);
    }
    assert_eq!(battle.0.stage(), Stage::Lots);
    assert_eq!(battle.clone().play("lots", &[3]).0.first(), S);
    assert_eq!(battle.clone().play("lots", &[4]).0.first(), N);
}

/// AP-23, AP-26, AP-27, AP-104, AP-144, AP-R44, AP-R64: deployment within the limits, in one's own camp.
#[test]
fn deployment() {
    let mut battle = start("quatre_bras", "");
    assert_eq!(battle.refuses_to(S, "place ney at SC"), "AP-35");
    for (action, rule) in [
        ("place kempt at SC", "AP-104"),
        ("place kempt at SR", "AP-104"),
        ("place husson at NC", "AP-01"),
        ("place foot-guards at NC", "AP-144"),
        ("unplace kempt", "AP-104"),
        ("done", "AP-104"),
        ("move kempt to NC", "AP-35"),
    ] {
        assert_eq!(battle.refuses(action), rule, "{action}");
    }
    battle.play("place picton at NE", &[]);
    assert_eq!(battle.refuses("place brunswick at NE"), "AP-27");
    assert_eq!(battle.refuses("place picton at NC"), "AP-104");
    for id in ["kempt", "pack", "best", "bijlandt"] {
        battle.play(&format!("place {id} at NE"), &[]);
    }
    assert_eq!(battle.refuses("place kielmansegge at NE"), "AP-23", "pond: 3, and Picton's CR 1");
    assert_eq!(battle.refuses("unplace picton"), "AP-23", "his units need him");
    battle.play("unplace best", &[]).play("unplace picton", &[]);
    let waiting: Vec<String> = battle.legal();
    for action in waiting.iter().filter(|action| action.ends_with("at NR")) {
        battle.play(action, &[]);
    }
    battle.play("done", &[]);
    assert_eq!(battle.side(), S, "a sector may be left empty");
}

/// AP-103, AP-R40: too dear an army goes home piece by piece; one general and one unit stay.
#[test]
fn demobilisation() {
    let mut battle = start("champ_de_mars", "terrain=random");
    let dice: Vec<u16> = [6, 5].repeat(3).into_iter().chain([1, 1].repeat(3)).chain([1, 1, 1, 1]).collect();
    battle.play("survey", &dice);
    assert_eq!(battle.0.points(S), 95);
    assert!(matches!(battle.0.to_play(), ToPlay::Both(BySide([true, false]))));
    assert_eq!(battle.refuses_to(S, "done"), "AP-103");
    assert_eq!(battle.refuses_to(S, "doctrine thin"), "AP-122");
    battle.by(S, "demobilise sg1", &[]).by(S, "demobilise sg2", &[]);
    assert_eq!(battle.refuses_to(S, "demobilise sg3"), "AP-R40");
    for n in [7, 8, 9, 10] {
        battle.by(S, &format!("demobilise s{n}"), &[]);
    }
    assert_eq!(battle.refuses_to(S, "demobilise s1"), "AP-103");
    battle.by(S, "done", &[]);
    assert_eq!(battle.0.stage(), Stage::Deploy(Some(N)), "the cheaper camp deploys first");
}

/// AP-85, AP-86, AP-98, AP-R39, AP-R64: recruitment in secret.
#[test]
fn recruitment() {
    let mut battle = start("open_battle", "");
    assert_eq!(battle.0.stage(), Stage::Recruit);
    for (action, rule) in [
        ("done", "AP-R39"),
        ("recruit i5", "AP-07"),
        ("recruit i3 light", "AP-125"),
        ("recruit a3 horse", "AP-120"),
        ("recruit i3 horse", "AP-06"),
        ("recruit i3 regular", "AP-134"),
        ("recruit g 3/0/0", "AP-09"),
        ("nation french", "AP-134"),
        ("survey", "AP-98"),
    ] {
        assert_eq!(battle.refuses_to(S, action), rule, "{action}");
    }
    for _ in 0..8 {
        battle.by(S, "recruit a4", &[]);
    }
    battle.by(S, "recruit g 2/2/2", &[]);
    assert_eq!(battle.refuses_to(S, "recruit a4"), "AP-85", "190 spent: two cheap units must remain possible");
    battle.by(S, "recruit i1", &[]).by(S, "recruit i2", &[]);
    assert_eq!(battle.refuses_to(S, "recruit i1"), "AP-85");
    battle.by(S, "dismiss s8", &[]).by(S, "recruit i3", &[]).by(S, "done", &[]);
    battle.by(N, "preset british", &[]);
    assert_eq!(battle.refuses_to(N, "preset french"), "AP-86");
    for id in ["n1", "n2", "n3"] {
        battle.by(N, &format!("dismiss {id}"), &[]);
    }
    battle.by(N, "recruit g 0/0/0", &[]);
    assert_eq!(battle.refuses_to(N, "recruit g 0/0/0"), "AP-86");
    battle.by(N, "done", &[]);
    assert_eq!(battle.0.stage(), Stage::Survey);
}

/// AP-134, AP-R57: with their options qualities can be recruited.
#[test]
fn recruits_with_qualities() {
    let mut battle = start("open_battle", "light_infantry artillery_types national_traits");
    battle.by(S, "nation british", &[]);
    assert_eq!(battle.refuses_to(S, "nation french"), "AP-134");
    battle.by(S, "recruit i3 regular", &[]).by(S, "recruit i2 light", &[]).by(S, "recruit a2 horse", &[]);
    battle.by(S, "recruit a2 position", &[]);
    let army = battle.0.army(S);
    assert!(army.units[0].regular && army.units[0].british && army.units[1].light);
    assert!(army.units[2].horse && !army.units[2].british && army.units[3].position);
}

/// AP-85, AP-86, AP-R39: the presets and random armies are legal, and illegal armies are explained.
#[test]
fn the_army_builder() {
    let rules = &Battle::setup("open_battle", "").rules;
    for (name, ..) in PRESETS {
        let army = Army::preset(name, S, rules).unwrap();
        assert_eq!(army.refusals(BUDGET), []);
        let cost = [("french", 196), ("british", 198), ("austrian", 199), ("prussian", 197), ("russian", 197)];
        assert!(cost.contains(&(name, army.cost())), "{name} {}", army.cost());
    }
    for seed in 0..200 {
        let army = Army::random(N, 100 + (seed % 101) as i32, Nation::Other, &mut Seeded::new(seed));
        assert_eq!(army.refusals(100 + (seed % 101) as i32), [], "{army:?}");
    }
    let mut army = Army::preset("french", S, rules).unwrap();
    army.enlist(S, Kind::Artillery, 4, Traits::default());
    let rules_of = |army: &Army| army.refusals(BUDGET).iter().map(|refusal| refusal.rule).collect::<Vec<_>>();
    assert_eq!(rules_of(&army), ["AP-85"]);
    army.units.truncate(4);
    assert_eq!(rules_of(&army), ["AP-R39"]);
    army.generals.clear();
    assert_eq!(rules_of(&army), ["AP-R39", "AP-86"]);
}

/// AP-106: what is deployed in reserve, and in secret, is not seen.
#[test]
fn secrets_of_deployment() {
    let battle = start("quatre_bras", "").after(&["place kempt at NC", "place pack at NR"]);
    let ids = |eyes| battle.0.scene(eyes).pieces.iter().map(|piece| piece.id.clone()).collect::<Vec<_>>();
    assert_eq!((ids(Eyes::Seat(S)), ids(Eyes::Seat(N)).len()), (vec!["kempt".to_owned()], 2));
    assert!(battle.0.secret(N, &battle.action("place best at NR")));
    assert!(!battle.0.secret(N, &battle.action("place best at NC")));
    let mut both = start("champ_de_mars", "");
    both.by(S, "place s1 at SC", &[]);
    assert!(both.0.scene(Eyes::Seat(N)).pieces.is_empty());
    assert!(both.0.secret(S, &both.action("place s2 at SC")));
}

/// AP-85, AP-106: the names of recruits do not tell how many there are; both sides' are told apart.
#[test]
fn names_of_recruits_are_not_numbered() {
    let mut battle = start("open_battle", "");
    for side in [S, N] {
        battle.by(side, "preset french", &[]).by(side, "done", &[]);
    }
    for side in Side::BOTH {
        let Tray::Pieces { pieces, .. } = &battle.0.scene(Eyes::Seat(side)).trays[0] else { panic!("pieces") };
        assert!(pieces.len() > 10);
        for piece in pieces {
            let name = format!("{:?}", piece.name);
            assert!(!name.contains(&piece.id), "{name}");
            assert!(name.contains("\"side\""), "{name}");
        }
    }
}
