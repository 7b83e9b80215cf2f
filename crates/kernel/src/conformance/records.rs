//! Records: what is written down plays again.

use std::path::Path;

use crate::{DiceSource, Fault, Game, Record, Script, Seeded, Show, Side, Silence, Witness};

use super::{Case, any, plain_cases, someone, sources, trail::Trail};

/// A random match written down, read again and replayed ends in the same position.
pub fn records_replay<G: Show>() {
    for case in plain_cases::<G>() {
        let (record, game) = random_match(&case, 5);
        let read = Record::parse(&record.text()).unwrap_or_else(|fault| panic!("{case}: {fault}"));
        assert_eq!(read, record, "{case}: the record reads otherwise than it was written");
        let again = replayed::<G>(&read).unwrap_or_else(|fault| panic!("{case}: {fault}"));
        assert_eq!(again, game, "{case}: the same actions and dice ended otherwise: `play` is not deterministic");
    }
}

/// The records in `tests/golden` replay to the end that they tell: a change of the rules shows here. With
/// `GROGNARD_BLESS` in the environment, a random match of each scenario is written there first.
pub fn golden_records<G: Show>(manifest: &str) {
    let folder = Path::new(manifest).join("tests/golden");
    if std::env::var_os("GROGNARD_BLESS").is_some() {
        std::fs::create_dir_all(&folder).expect("a folder for golden records");
        for case in plain_cases::<G>() {
            let file = folder.join(format!("{}.record", case.scenario.id));
            std::fs::write(file, random_match(&case, 1815).0.text()).expect("a golden record is written");
        }
    }
    let how = "`GROGNARD_BLESS=1 cargo test -p GAME golden` records a match of each scenario";
    let texts = if folder.is_dir() { sources(&folder) } else { Vec::new() };
    assert!(!texts.is_empty(), "no golden record in {}: {how}", folder.display());
    for text in texts {
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{fault}"));
        let scenario = &record.header.scenario;
        let changed =
            format!("{scenario}: the rules have changed. If that was meant, {how} anew; say why in the commit");
        let game = replayed::<G>(&record).unwrap_or_else(|fault| panic!("{fault}. {changed}"));
        assert_eq!(record.result, result_line(&game), "{changed}");
    }
}

fn result_line<G: Game>(game: &G) -> Option<String> {
    game.to_play().outcome().map(|outcome| outcome.line(&G::SIDES))
}

fn replayed<G: Show>(record: &Record) -> Result<G, Fault> {
    let scenario = G::scenarios().iter().find(|s| s.id == record.header.scenario);
    let scenario = scenario.ok_or_else(|| Fault::new("scenario", "unknown"))?;
    let setup = Case::<G>::new(scenario, record.header.options.clone()).setup;
    record.replay(|_, script| Ok(G::start(setup, script, &mut Silence)), replay_move::<G>, |_| ())
}

fn random_match<G: Show>(case: &Case<G>, seed: u64) -> (Record, G) {
    let mut luck = Seeded::new(seed);
    let mut dice = Witness::new(&mut luck);
    let mut game = G::start(case.setup.clone(), &mut dice, &mut Silence);
    let mut trail = Trail::new(case, dice.thrown());
    trail.record.header.dice = DiceSource::Seeded(Some(seed));
    let mut chooser = Seeded::new(!seed);
    while let Some(side) = someone(&game.to_play(), &mut chooser) {
        let action = any(&game, side, &mut chooser);
        let notation = game.write(&action);
        let mut dice = Witness::new(&mut luck);
        game.play(side, &action, &mut dice, &mut Silence);
        trail.walked(side, notation, dice.thrown());
    }
    trail.record.result = result_line(&game);
    (trail.record.clone(), game)
}

fn replay_move<G: Game>(game: &mut G, side: Side, notation: &str, script: &mut Script) -> Result<(), Fault> {
    let action = game.read(notation)?;
    game.check(side, &action).map_err(|refusal| Fault::new(refusal.rule, format!("{:?}", refusal.why)))?;
    game.play(side, &action, script, &mut Silence);
    Ok(())
}
