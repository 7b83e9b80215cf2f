//! The workbench of armies: drafts from a screen or a file become armies of a scenario (AP-85 to AP-90, AP-103).

use std::collections::BTreeMap;

use kernel::{
    BySide, Choice, Chosen, Count, Depot, Dial, Draft, Fault, Flaw, Offer, Quality, Ready, Recruit, Refusal, Review,
    Seeded, Side, Stock, Text, read_toml, write_toml,
};
use serde::{Deserialize, Serialize};

use crate::army::{
    Army, ELEMENTS, GENERAL_COST, GENERALS, GeneralSpec, KINDS, Nation, PRESETS, RATINGS, RECRUITS, Traits, UnitSpec,
    check_ratings, check_unit,
};
use crate::places::SOUTH;
use crate::scene::ARMS;
use crate::setup::{self, Rules, words_of};

/// The offer that is no unit.
const GENERAL: &str = "general";
/// A general's dials, with where they stand at first.
const DIALS: [(&str, i32); 3] = [("cr", 1), ("lsa", 1), ("lsd", 1)];
/// Elements of a unit at first.
const USUAL_ELEMENTS: i32 = 3;
/// Letters of a name, at most.
const LONGEST_NAME: usize = 40;
/// Pieces of a draft that are looked at, at most.
const MOST_PIECES: usize = 60;

/// The game's depot.
pub(crate) struct Workbench;

/// An army as a file.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct File {
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    nation: Nation,
    generals: Vec<GeneralSpec>,
    units: Vec<UnitSpec>,
}

/// The rule of a quality, if the options admit it.
fn rule_of(quality: &str, rules: &Rules) -> Option<&'static str> {
    let (rule, open) = match quality {
        "light" => ("AP-125", rules.light_infantry),
        "regular" => ("AP-134", rules.national_traits),
        "horse" => ("AP-120", rules.artillery_types),
        _ => ("AP-121", rules.artillery_types),
    };
    open.then_some(rule)
}

fn dial(id: &'static str, min: i32, most: u8, usual: i32, cost: i32) -> Dial {
    Dial { id, name: Text::key(format!("depot-{id}")), min, max: most.into(), usual, cost }
}

fn units_on_offer(rules: &Rules) -> impl Iterator<Item = Offer> {
    KINDS.iter().map(|row| Offer {
        id: row.word,
        name: Text::key(format!("button-recruit-{}", row.word)),
        about: Text::key("depot-about")
            .with("attacking", row.attacking)
            .with("defending", row.defending)
            .with("moves", row.moves),
        shape: "stand".to_owned(),
        kind: ARMS[row.kind as usize].to_owned(),
        dials: vec![dial("vc", 1, ELEMENTS, USUAL_ELEMENTS, row.cost)],
        qualities: Traits::EACH
            .iter()
            .filter(|(traits, _)| traits.fit(row.kind))
            .filter_map(|(_, word)| {
                let rule = rule_of(word, rules)?;
                Some(Quality { id: word, name: Text::key(format!("button-trait-{word}")), rule })
            })
            .collect(),
    })
}

fn general_on_offer() -> Offer {
    let dials = DIALS.iter().zip(RATINGS).map(|(&(key, usual), most)| dial(key, 0, most, usual, GENERAL_COST));
    Offer {
        id: GENERAL,
        name: Text::key("button-recruit-general"),
        about: Text::key("depot-about-general"),
        shape: GENERAL.to_owned(),
        kind: GENERAL.to_owned(),
        dials: dials.collect(),
        qualities: Vec::new(),
    }
}

fn tidy(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

fn named(name: &str) -> Option<Text> {
    let name = tidy(name);
    (!name.is_empty()).then_some(Text::Plain(name))
}

/// A piece of a draft as an army lists it.
enum Listed {
    Unit(UnitSpec),
    General(GeneralSpec),
}

impl Listed {
    fn read(recruit: &Recruit) -> Result<Listed, Fault> {
        // A number that no rule admits stays one.
        let small = |n: i32| u8::try_from(n).unwrap_or(u8::MAX);
        let dial = |key: &str, usual: i32| small(recruit.dials.get(key).copied().unwrap_or(usual));
        if recruit.what == GENERAL {
            let mut general = GeneralSpec::new("", DIALS.map(|(key, usual)| dial(key, usual)));
            general.name = named(&recruit.name);
            return Ok(Listed::General(general));
        }
        let kind = KINDS.iter().find(|row| row.word == recruit.what).map(|row| row.kind);
        let kind = kind.ok_or_else(|| Fault::new("pieces", format!("there is no '{}' to recruit", recruit.what)))?;
        let traits = recruit.qualities.iter().try_fold(Traits::NONE, |traits, word| {
            traits.with(word).ok_or_else(|| Fault::new("pieces", format!("there is no quality '{word}'")))
        })?;
        let mut unit = UnitSpec::new("", kind, dial("vc", USUAL_ELEMENTS), traits);
        unit.name = named(&recruit.name);
        Ok(Listed::Unit(unit))
    }

    fn cost(&self) -> i32 {
        match self {
            Listed::Unit(unit) => unit.cost(),
            Listed::General(general) => general.cost(),
        }
    }

    fn check(&self, nation: Nation, rules: &Rules) -> Result<(), Refusal> {
        match self {
            Listed::Unit(unit) => check_unit(unit.kind, unit.vc, unit.traits(), nation, rules),
            Listed::General(general) => check_ratings(general.ratings()),
        }
    }
}

fn listed(draft: &Draft) -> Result<Vec<Listed>, Fault> {
    let count = draft.pieces.len();
    Fault::when(count > MOST_PIECES, "pieces", format!("{count} pieces; no army has more than {MOST_PIECES}"))?;
    draft.pieces.iter().map(Listed::read).collect()
}

/// The army of a draft for a side, with ids of its own.
fn army_of(draft: &Draft, side: Side) -> Result<Army, Fault> {
    let word = draft.choices.get("nation");
    let nation = Nation::ALL.into_iter().find(|nation| word.is_some_and(|word| word == nation.word()));
    let mut army = Army { nation: nation.unwrap_or_default(), ..Army::default() };
    for piece in listed(draft)? {
        match piece {
            Listed::Unit(unit) => {
                army.enlist(side, unit.kind, unit.vc, unit.traits());
                army.units.last_mut().expect("just enlisted").name = unit.name;
            }
            Listed::General(general) => {
                army.enlist_general(side, general.ratings());
                army.generals.last_mut().expect("just enlisted").name = general.name;
            }
        }
    }
    Ok(army)
}

fn draft_of(name: &str, army: &Army) -> Draft {
    let generals = army.generals.iter().map(|general| Recruit {
        what: GENERAL.to_owned(),
        name: words_of(general.name.as_ref()).to_owned(),
        dials: DIALS.iter().zip(general.ratings()).map(|(dial, n)| (dial.0.to_owned(), i32::from(n))).collect(),
        qualities: Vec::new(),
    });
    let units = army.units.iter().map(|unit| Recruit {
        what: unit.kind.row().word.to_owned(),
        name: words_of(unit.name.as_ref()).to_owned(),
        dials: BTreeMap::from([("vc".to_owned(), i32::from(unit.vc))]),
        qualities: unit.traits().words().map(str::to_owned).collect(),
    });
    let choices = BTreeMap::from([("nation".to_owned(), army.nation.word().to_owned())]);
    Draft { name: name.to_owned(), choices, pieces: generals.chain(units).collect() }
}

/// An army as a file: without the ids, which belong to a side.
fn file_of(name: &str, army: Army) -> Result<String, Fault> {
    let Army { nation, mut generals, mut units } = army;
    generals.iter_mut().for_each(|general| general.id.clear());
    units.iter_mut().for_each(|unit| (unit.id, unit.british) = (String::new(), false));
    write_toml(&File { name: tidy(name), nation, generals, units })
}

impl Depot for Workbench {
    fn serves(&self, scenario: &str) -> bool {
        let setup = setup::read(scenario, &Chosen::new());
        setup.is_ok_and(|setup| setup.contingents.0.iter().any(|contingent| contingent.army.is_none()))
    }

    fn stock(&self, scenario: &str, chosen: &Chosen) -> Result<Stock, Fault> {
        let setup = setup::read(scenario, chosen)?;
        let nations = Nation::ALL.map(|n| (n.word(), Text::key(format!("button-nation-{}", n.word()))));
        let nation = Choice { id: "nation", name: Text::key("depot-nation"), words: nations.to_vec() };
        let presets = PRESETS.iter().filter_map(|(key, ..)| {
            let army = Army::preset(key, SOUTH, &setup.rules)?;
            Some(Ready { id: key, name: Text::key(format!("button-preset-{key}")), draft: draft_of("", &army) })
        });
        Ok(Stock {
            budget: setup.budget,
            raised: BySide::from_fn(|side| setup.contingents[side].army.is_none()),
            offers: units_on_offer(&setup.rules).chain([general_on_offer()]).collect(),
            choices: if setup.rules.national_traits { vec![nation] } else { Vec::new() },
            ready: presets.collect(),
        })
    }

    fn review(&self, scenario: &str, chosen: &Chosen, side: Side, draft: &Draft) -> Result<Review, Fault> {
        let setup = setup::read(scenario, chosen)?;
        let (pieces, army) = (listed(draft)?, army_of(draft, side)?);
        let of_pieces = pieces.iter().enumerate().filter_map(|(i, piece)| {
            let refusal = piece.check(army.nation, &setup.rules).err()?;
            Some(Flaw { piece: Some(i), refusal })
        });
        let whole = army.refusals(setup.budget).into_iter().map(|refusal| Flaw { piece: None, refusal });
        // What the camp pays for terrain, where that is known before the match.
        let terrain = setup.ground.costs()[side];
        let over = army.cost() + terrain - setup.budget;
        let home = (over > 0 && army.cost() <= setup.budget).then(|| Flaw {
            piece: None,
            refusal: Refusal::new("AP-103", "army-and-terrain").with("terrain", terrain).with("over", over),
        });
        let count = |key: &'static str, used: usize, least: usize, most: usize| Count {
            name: Text::key(key),
            used: used as i32,
            least: least as i32,
            most: most as i32,
        };
        Ok(Review {
            cost: army.cost(),
            costs: pieces.iter().map(Listed::cost).collect(),
            budget: setup.budget,
            counts: vec![
                count("depot-units", army.units.len(), *RECRUITS.start(), *RECRUITS.end()),
                count("depot-generals", army.generals.len(), 1, GENERALS),
            ],
            flaws: whole.chain(of_pieces).collect(),
            remarks: home.into_iter().collect(),
            toml: file_of(&draft.name, army)?,
        })
    }

    fn complete(&self, scenario: &str, chosen: &Chosen, side: Side, draft: &Draft, seed: u64) -> Result<Draft, Fault> {
        let setup = setup::read(scenario, chosen)?;
        let mut army = army_of(draft, side)?;
        army.complete(side, setup.budget, &mut Seeded::new(seed));
        // What was there stays where it was; what is new comes after it.
        let generals = draft.pieces.iter().filter(|piece| piece.what == GENERAL).count();
        let all = draft_of(&draft.name, &army).pieces;
        let (his, rest) = all.split_at(army.generals.len());
        let mut done = draft.clone();
        done.pieces.extend_from_slice(&his[generals.min(his.len())..]);
        done.pieces.extend_from_slice(&rest[(draft.pieces.len() - generals).min(rest.len())..]);
        Ok(done)
    }

    fn read(&self, toml: &str) -> Result<Draft, Fault> {
        let File { name, nation, generals, units } = read_toml(toml)?;
        let army = Army { nation, generals, units };
        if army.units.len() + army.generals.len() > MOST_PIECES {
            return Err(Fault::new("units", format!("no army has more than {MOST_PIECES} pieces")));
        }
        Ok(draft_of(&tidy(&name), &army))
    }

    fn enlist(&self, scenario: &str, chosen: &Chosen, armies: &BySide<Option<Draft>>) -> Result<String, Fault> {
        let setup = setup::read(scenario, chosen)?;
        let mut file: toml::Table = read_toml(scenario)?;
        for (side, draft) in armies.iter() {
            let Some(draft) = draft else { continue };
            let word = ["south", "north"][side.index()];
            Fault::when(setup.contingents[side].army.is_some(), word, "the scenario gives this side its army")?;
            let army = army_of(draft, side).map_err(|fault| fault.within(word))?;
            if let Some(flaw) = self.review(scenario, chosen, side, draft)?.flaws.first() {
                return Err(Fault::new(word, format!("the army breaks {}", flaw.refusal.rule)));
            }
            let table = toml::Table::try_from(&army).map_err(|error| Fault::new(word, error.to_string()))?;
            if let Some(toml::Value::Table(force)) = file.get_mut(word) {
                force.remove("recruit");
                force.extend(table);
                if let Some(Text::Plain(name)) = named(&draft.name) {
                    force.insert("name".to_owned(), name.into());
                }
            }
        }
        let text = write_toml(&file)?;
        setup::read(&text, chosen)?;
        Ok(text)
    }
}
