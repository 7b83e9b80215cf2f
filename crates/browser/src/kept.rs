//! What a browser keeps of a match, as JSON.

use kernel::{Bits256, BySide, Fault};
use room::protocol::Wanted;
use room::{After, Filed, Keys, MatchRow, People, Stored};
use serde::{Deserialize, Serialize};
use session::Op;

/// All that is kept of a match besides its operations. Bits are written in hexadecimal.
#[derive(Serialize, Deserialize)]
pub struct Row {
    id: String,
    wanted: Wanted,
    rules: u32,
    #[serde(default)]
    scenario: Option<String>,
    seats: BySide<Option<String>>,
    spectator: String,
    secret: Option<String>,
    /// Nothing in a match of an earlier program, which kept the numbers alone.
    #[serde(default)]
    parts: Option<Parts>,
    #[serde(default, skip_serializing)]
    nonces: BySide<Option<String>>,
}

/// What the seats add to the dice.
#[derive(Serialize, Deserialize)]
pub struct Parts {
    seals: BySide<Option<String>>,
    nonces: BySide<Option<String>>,
}

/// A match as it was left.
#[derive(Deserialize)]
pub struct Left {
    row: Row,
    ops: Vec<Op>,
    #[serde(default)]
    after: After,
    #[serde(default)]
    review: Option<Filed>,
}

impl From<MatchRow> for Row {
    fn from(MatchRow { id, wanted, rules, scenario, keys }: MatchRow) -> Row {
        Row {
            id,
            wanted,
            rules,
            scenario,
            seats: written(keys.seats),
            spectator: kernel::hex(&keys.spectator),
            secret: keys.secret.map(|bits| kernel::hex(&bits)),
            parts: Some(keys.parts.into()),
            nonces: BySide::default(),
        }
    }
}

impl From<room::Parts> for Parts {
    fn from(room::Parts { seals, nonces }: room::Parts) -> Parts {
        Parts { seals: written(seals), nonces: written(nonces) }
    }
}

impl TryFrom<Left> for Stored {
    type Error = Fault;

    fn try_from(Left { row, ops, after, review }: Left) -> Result<Stored, Fault> {
        let Row { id, wanted, rules, scenario, seats, spectator, secret, parts, nonces } = row;
        let parts = parts.unwrap_or(Parts { seals: BySide::default(), nonces });
        let keys = Keys {
            seats: read(seats)?,
            spectator: kernel::unhex(&spectator)?,
            secret: secret.as_deref().map(kernel::unhex).transpose()?,
            parts: room::Parts { seals: read(parts.seals)?, nonces: read(parts.nonces)? },
        };
        let people = People::default();
        Ok(Stored {
            row: MatchRow { id, wanted, rules, scenario, keys },
            ops,
            after,
            review,
            people,
            talk: Vec::new(),
            next: None,
            step: 0,
        })
    }
}

/// Bits of both sides in hexadecimal.
fn written(bits: BySide<Option<Bits256>>) -> BySide<Option<String>> {
    bits.map(|bits| bits.map(|bits| kernel::hex(&bits)))
}

fn read(BySide([a, b]): BySide<Option<String>>) -> Result<BySide<Option<Bits256>>, Fault> {
    let bits = |text: Option<String>| text.as_deref().map(kernel::unhex).transpose();
    Ok(BySide([bits(a)?, bits(b)?]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Host;
    use kernel::FairSeed;
    use serde_json::{Value, json};
    use session::{DiceOrder, Order, Session};

    /// A match on one screen after its first act as the first program kept it: numbers for the dice without seals, no text
    /// of its scenario, and only what is owed beside the operations. And the link that opens it.
    fn of_the_first_program() -> (Value, String) {
        let game = catalogue::games().next().expect("a game");
        let order = Order::of(game.id(), game.scenarios()[0].id);
        let person = json!({ "kind": "person" });
        let wanted = json!({ "order": order, "seats": [person, person], "hot_seat": true });
        let wanted: Wanted = serde_json::from_value(wanted).expect("an order");
        let (row, created) = room::create(wanted, &mut |bytes| bytes.fill(7)).expect("a match");
        let seed = FairSeed { secret: row.keys.secret.expect("a secret"), nonces: BySide([[1; 32], [2; 32]]) };
        let mut session = Session::begin(order, DiceOrder::Fair(seed.clone())).expect("begun");
        let side = session.to_play().next().expect("somebody decides");
        let action = session.position().legal(side)[0].clone();
        let ops = session.act(side, &action, session.view_number(side)).expect("a listed act");
        let mut row = serde_json::to_value(Row::from(row)).expect("JSON");
        let kept = row.as_object_mut().expect("a row");
        kept.retain(|key, _| key != "parts" && key != "scenario");
        kept.insert("nonces".to_owned(), json!(written(seed.nonces.map(Some))));
        (
            json!({ "row": row, "ops": ops, "after": { "owed": null } }),
            created.seats[kernel::Side::A].clone().expect("a link"),
        )
    }

    /// Opens what was kept, as the device hands it over.
    fn open(left: &Value) -> Result<Host, Value> {
        Host::open(&left.to_string()).map_err(|text| serde_json::from_str(&text).expect("a refusal is JSON"))
    }

    #[test]
    fn a_match_of_the_first_program_goes_on() {
        let (left, link) = of_the_first_program();
        let mut host = open(&left).unwrap_or_else(|refused| panic!("{refused}"));
        let hello = host.hello(1, &json!({ "say": "hello", "secret": link }).to_string());
        assert!(hello.contains(r#""do":"keep""#), "he sits down: {hello}");
        let deeds: Vec<Value> = serde_json::from_str(&host.kept()).expect("deeds are JSON");
        let told = deeds.iter().filter_map(|deed| deed["text"].as_str());
        let told: Vec<Value> = told.map(|text| serde_json::from_str(text).expect("JSON")).collect();
        let table = told.iter().find(|told| told["say"] == "table").unwrap_or_else(|| panic!("{told:?}"));
        assert_eq!(table["views"][0]["view"]["ply"], 1);
        // From now on it is kept as matches are kept today.
        let stored = Stored::try_from(serde_json::from_value::<Left>(left).expect("a match")).expect("read");
        let row = serde_json::to_value(Row::from(stored.row)).expect("JSON");
        assert_eq!(row["parts"]["nonces"][1], kernel::hex(&[2; 32]));
        assert!(row.get("nonces").is_none());
    }

    /// What cannot be read is refused with a sentence that says what is wrong, and nothing is done to it.
    #[test]
    fn what_a_later_program_kept_is_refused_in_words() {
        let spoilt: [fn(&mut Value); 4] = [
            |left| left["ops"][0] = json!({ "op": "parley" }),
            |left| left["row"]["spectator"] = json!("no digits"),
            |left| left["row"]["wanted"]["order"]["game"] = json!("a game of tomorrow"),
            |left| left["row"] = json!({ "format": 9 }),
        ];
        for spoil in spoilt {
            let (mut left, _) = of_the_first_program();
            spoil(&mut left);
            let refused = open(&left).err().unwrap_or_else(|| panic!("{left} was opened"));
            assert_eq!(refused["say"], "refused");
            assert!(refused["why"]["key"].is_string(), "{refused}");
        }
    }
}
