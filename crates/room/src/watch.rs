//! A record that somebody wants to look at: read, proved and played again.

use kernel::{DiceSource, Fault, Record};
use session::Session;

/// Reads a record and plays it again; what is wrong with it is said with its line.
pub fn replayed(text: &str) -> Result<(Record, Session), Fault> {
    let record = Record::parse(text)?;
    if matches!(&record.header.dice, DiceSource::Fair { secret: Some(_), .. }) {
        record.verify_dice()?;
    }
    let session = Session::watch(&record)?;
    Ok((record, session))
}
