//! A record that somebody wants to look at: read, proved and played again.

use kernel::{DiceSource, Entry, Fault, Header, Record, Start};
use session::{DiceOrder, Op, Order, Scenario, Session};

/// Reads a record and plays it again; what is wrong with it is said with its line.
pub fn replayed(text: &str) -> Result<(Record, Session), Fault> {
    let record = Record::parse(text)?;
    let header = &record.header;
    let game = catalogue::game(&header.game)?;
    if game.rules_version() != header.rules {
        let problem = format!("played under version {}, this program knows {}", header.rules, game.rules_version());
        return Err(Fault::new("rules", problem));
    }
    prove_scenario(header)?;
    if matches!(&header.dice, DiceSource::Fair { secret: Some(_), .. }) {
        record.verify_dice()?;
    }
    let session = play_again(&record)?;
    Ok((record, session))
}

/// The scenario must be the one that was played: its text may have changed since.
fn prove_scenario(header: &Header) -> Result<(), Fault> {
    let toml = match &header.scenario_text {
        Some(text) => text.as_str(),
        None => catalogue::game(&header.game)?.scenario(&header.scenario)?,
    };
    let now = header.clone().with_hash_of(toml).scenario_hash;
    if header.scenario_text.is_none() && now != header.scenario_hash {
        let problem = format!("it has the hash {now} here and had {} then", header.scenario_hash);
        return Err(Fault::new(format!("scenario {}", header.scenario), problem));
    }
    Ok(())
}

/// The dice of the record are taken as they fell, as if they had been typed in.
fn play_again(record: &Record) -> Result<Session, Fault> {
    let order = order(&record.header);
    let mut session = match &record.header.start {
        Start::Position(json) => {
            let position = serde_json::from_str(json).map_err(|error| Fault::new("position", error.to_string()))?;
            Session::set_up(order, DiceOrder::Physical, position)?
        }
        Start::Scenario(dice) => {
            let mut session = Session::begin(order, DiceOrder::Physical)?;
            session.redo(&Op::Start { dice: dice.clone() }).map_err(|fault| fault.within("start"))?;
            session
        }
    };
    for (i, entry) in record.entries.iter().enumerate() {
        let ply = i + 1;
        let op = op(ply, entry).map_err(|fault| fault.within(format!("move {ply}")))?;
        session.redo(&op).map_err(|fault| fault.within(format!("move {ply}")))?;
    }
    Ok(session)
}

fn op(ply: usize, entry: &Entry) -> Result<Op, Fault> {
    match entry {
        Entry::Move { side, action, dice } => Ok(Op::Act { side: *side, action: action.clone(), dice: dice.clone() }),
        Entry::Undo { side, to } if (1..ply).contains(to) => Ok(Op::Undo { side: *side, to: *to }),
        Entry::Undo { to, .. } => Err(Fault::new("undo", format!("there is no move {to} before it"))),
        Entry::Resign { side } => Ok(Op::Resign { side: *side }),
        Entry::Hidden { .. } => {
            Err(Fault::new("action", "hidden from this reader; ask for the record again when the game is over"))
        }
    }
}

/// The order that this record is an answer to.
pub fn order(header: &Header) -> Order {
    let scenario = match &header.scenario_text {
        Some(toml) => Scenario::Custom { name: header.scenario.clone(), toml: toml.clone() },
        None => Scenario::Named(header.scenario.clone()),
    };
    let (game, options, players) = (header.game.clone(), header.options.clone(), header.players.clone());
    Order { game, scenario, options, players }
}
