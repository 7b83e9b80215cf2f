//! The workbench of armies, as a screen uses it.

use crate::common::*;
use aperro::{Aperro, Army, Kind, Nation};
use kernel::{BySide, Depot, Draft, Game, Recruit, Review, Show, Stock};

fn depot() -> &'static dyn Depot {
    Aperro::depot().expect("armies are raised here")
}

fn review(options: &str, draft: &Draft) -> Review {
    depot().review(Battle::scenario("open_battle"), &Battle::options(options), S, draft).unwrap()
}

fn rules(review: &Review) -> Vec<&'static str> {
    review.flaws.iter().map(|flaw| flaw.refusal.rule).collect()
}

fn stock(options: &str) -> Stock {
    depot().stock(Battle::scenario("open_battle"), &Battle::options(options)).unwrap()
}

fn preset(name: &str) -> Draft {
    stock("").ready.into_iter().find(|ready| ready.id == name).expect("a preset").draft
}

fn recruit(what: &str, dials: &[(&str, i32)], qualities: &[&str]) -> Recruit {
    Recruit {
        what: what.to_owned(),
        name: String::new(),
        dials: dials.iter().map(|&(key, n)| (key.to_owned(), n)).collect(),
        qualities: qualities.iter().map(|&quality| quality.to_owned()).collect(),
    }
}

/// AP-85: armies are raised where a scenario leaves them to the players, and only there.
#[test]
fn where_armies_are_raised() {
    for file in Aperro::scenarios() {
        assert_eq!(depot().serves(file.toml), file.id == "open_battle", "{}", file.id);
    }
    let stock = self::stock("");
    assert_eq!((stock.budget, stock.offers.len(), stock.ready.len()), (200, 5, 5));
    assert!(stock.choices.is_empty() && stock.offers.iter().all(|offer| offer.qualities.is_empty()));
    let all = self::stock("national_traits light_infantry artillery_types");
    let qualities = |key: &str| {
        let offer = all.offers.iter().find(|offer| offer.id == key).unwrap();
        offer.qualities.iter().map(|quality| quality.id).collect::<Vec<_>>()
    };
    assert_eq!((qualities("infantry"), qualities("artillery")), (vec!["light", "regular"], vec!["horse", "position"]));
    assert_eq!(all.choices[0].words.len(), Nation::ALL.len());
}

/// AP-87 to AP-90: what each piece costs; AP-06, AP-07, AP-09, AP-85, AP-86, AP-120, AP-125, AP-134, AP-R39: every
/// fault is told at once, with its rule.
#[test]
fn every_fault_is_told() {
    let mut draft = Draft::default();
    assert_eq!(rules(&review("", &draft)), ["AP-R39", "AP-86"]);
    draft.pieces = vec![
        recruit("infantry", &[("vc", 3)], &[]),
        recruit("battle-cavalry", &[("vc", 4)], &[]),
        recruit("light-cavalry", &[("vc", 2)], &[]),
        recruit("artillery", &[("vc", 3)], &[]),
        recruit("general", &[("cr", 2), ("lsa", 1), ("lsd", 3)], &[]),
        recruit("infantry", &[], &[]),
    ];
    let found = review("", &draft);
    assert_eq!((found.costs.as_slice(), found.cost), ([9, 16, 8, 15, 30, 9].as_slice(), 87));
    assert_eq!(found.counts.iter().map(|count| count.used).collect::<Vec<_>>(), [5, 1]);
    draft.pieces = vec![
        recruit("infantry", &[("vc", 5)], &[]),
        recruit("general", &[("cr", 3), ("lsa", 0), ("lsd", 0)], &[]),
        recruit("infantry", &[], &["horse"]),
        recruit("infantry", &[], &["light"]),
        recruit("artillery", &[], &["horse"]),
        recruit("infantry", &[], &["regular"]),
        recruit("infantry", &[("vc", -1)], &[]),
    ];
    let found = review("", &draft);
    // A number that no rule admits is dear as well: the army is over its budget.
    assert_eq!(rules(&found), ["AP-85", "AP-R39", "AP-07", "AP-09", "AP-06", "AP-125", "AP-120", "AP-134", "AP-07"]);
    assert_eq!(found.flaws.iter().filter_map(|flaw| flaw.piece).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
    let mut dear = preset("french");
    dear.pieces.extend(vec![recruit("artillery", &[("vc", 4)], &[]); 3]);
    dear.pieces.extend(vec![recruit("general", &[], &[]); 2]);
    assert_eq!(rules(&review("", &dear)), ["AP-85", "AP-R39", "AP-86"]);
    let strange = Draft { pieces: vec![recruit("zeppelin", &[], &[])], ..Draft::default() };
    assert!(depot().review(Battle::scenario("open_battle"), &Battle::options(""), S, &strange).is_err());
}

/// AP-103: the terrain of the camp, where it is known, is told of beforehand.
#[test]
fn terrain_is_told_of_beforehand() {
    let ground = |seed| aperro::Ground::drawn(false, seed).costs()[S];
    let seed = (0..).find(|&seed| ground(seed) > 10).unwrap();
    let found = review(&format!("terrain_seed={seed}"), &preset("prussian"));
    assert_eq!((found.flaws.len(), found.remarks[0].refusal.rule), (0, "AP-103"));
    assert!(review("", &preset("prussian")).remarks.is_empty(), "not known before the dice");
}

/// An army is written as TOML and read again; its names stay.
#[test]
fn armies_as_files() {
    for options in ["", "national_traits"] {
        for ready in stock(options).ready {
            let mut draft = ready.draft;
            draft.name = "Corps of observation".to_owned();
            draft.pieces[0].name = "Lannes".to_owned();
            let found = review(options, &draft);
            assert_eq!(rules(&found), [""; 0]);
            assert_eq!(depot().read(&found.toml).unwrap(), draft);
        }
    }
    let fault = depot().read("units = [{ kind = \"camel\", vc = 3 }]").unwrap_err();
    assert!(fault.at.contains("line 1"), "{fault}");
}

/// AP-85, AP-86: the commander completes any legal beginning to a legal army, the same for the same number.
#[test]
fn the_commander_completes() {
    let complete = |draft: &Draft, seed| {
        depot().complete(Battle::scenario("open_battle"), &Battle::options(""), N, draft, seed).unwrap()
    };
    for seed in 0..50 {
        let whole = complete(&Draft::default(), seed);
        assert_eq!(rules(&review("", &whole)), [""; 0], "{seed}");
        assert_eq!(whole, complete(&Draft::default(), seed));
        let begun = Draft { pieces: vec![recruit("artillery", &[("vc", 4)], &[])], ..Draft::default() };
        let whole = complete(&begun, seed);
        assert!(whole.pieces[0] == begun.pieces[0] && rules(&review("", &whole)).is_empty(), "{seed}");
    }
}

/// AP-85, AP-107: armies brought along take their place in the scenario; who brings none recruits at the table.
#[test]
fn armies_in_a_scenario() {
    let mut french = preset("french");
    (french.name, french.pieces[0].name) = ("Grande Armée".to_owned(), "Davout".to_owned());
    let options = Battle::options("terrain_seed=5");
    let enlist = |armies| depot().enlist(Battle::scenario("open_battle"), &options, &BySide(armies));
    let text = enlist([Some(french.clone()), None]).unwrap();
    let setup = Aperro::setup(&text, &options).unwrap();
    let army = setup.contingents[S].army.as_deref().unwrap();
    assert_eq!((army.units.len(), army.units[0].id.as_str(), army.cost()), (12, "s1", 196));
    assert_eq!((army.generals[0].id.as_str(), army.nation), ("sg1", Nation::French));
    assert_eq!(setup.contingents[S].name, kernel::Text::plain("Grande Armée"));
    assert_eq!(army.generals[0].name, Some(kernel::Text::plain("Davout")));
    assert!(setup.contingents[N].army.is_none());
    let both = enlist([Some(french.clone()), Some(french.clone())]).unwrap();
    let setup = Aperro::setup(&both, &options).unwrap();
    assert_eq!(setup.contingents[N].army.as_ref().unwrap().units[0].id, "n1");
    french.pieces.truncate(5);
    let fault = enlist([Some(french), None]).unwrap_err();
    assert!(fault.problem.contains("AP-R39"), "{fault}");
    let armies = BySide([Some(preset("french")), None]);
    assert!(depot().enlist(Battle::scenario("ligny"), &Battle::options(""), &armies).is_err());
    let mut random = Army::default();
    random.enlist(S, Kind::Infantry, 1, Default::default());
    assert_eq!(random.cost(), 3);
}
