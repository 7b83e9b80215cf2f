//! Records: what is written down plays again.

use std::path::Path;

use crate::{DiceSource, Fault, Game, Record, ScenarioFile, Script, Seeded, Show, Side, Silence, Witness};

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

/// What an author does when a golden record shows a change.
const HOW: &str = "`GROGNARD_BLESS=1 cargo test -p GAME golden` records a match of each scenario";

/// The records in `tests/golden` replay to the end that they tell, so that a change shows: of a scenario, whose hash
/// stands in its record, or of the rules, which raises `RULES_VERSION` (0 while nobody has played the game yet). Those of
/// earlier versions lie in folders beside them: they replay too, or are refused in words (`session` proves that). With
/// `GROGNARD_BLESS` in the environment, a random match of each scenario is written there first.
pub fn golden_records<G: Show>(manifest: &str) {
    let folder = Path::new(manifest).join("tests/golden");
    if std::env::var_os("GROGNARD_BLESS").is_some() {
        bless::<G>(&folder);
    }
    let texts = if folder.is_dir() { sources(&folder) } else { Vec::new() };
    assert!(!texts.is_empty(), "no golden record in {}: {HOW}", folder.display());
    for text in &texts {
        assert_unchanged::<G>(text);
    }
    for scenario in G::scenarios() {
        let told = |text: &String| written_under::<G>(text).is_some_and(|record| is_of(&record, scenario));
        let changed = "it is new or has changed (matches that run go on with the text that they began with)";
        assert!(texts.iter().any(told), "{}: {changed}. If that was meant, {HOW}", scenario.id);
    }
}

/// The record, if it was written under the present rules.
fn written_under<G: Show>(text: &str) -> Option<Record> {
    let record = Record::parse(text).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(record.header.rules <= G::RULES_VERSION, "`RULES_VERSION` never goes back");
    (record.header.rules == G::RULES_VERSION).then_some(record)
}

fn is_of(record: &Record, scenario: &ScenarioFile) -> bool {
    record.header.scenario == scenario.id && record.header.is_of(scenario.toml)
}

/// What was played under the present rules in a scenario that is still the same ends as it ended.
fn assert_unchanged<G: Show>(text: &str) {
    let Some(record) = written_under::<G>(text) else { return };
    if G::scenarios().iter().any(|scenario| is_of(&record, scenario)) {
        let scenario = &record.header.scenario;
        let changed =
            format!("{scenario}: the rules have changed. If that was meant, raise `RULES_VERSION`; then {HOW}");
        let game = replayed::<G>(&record).unwrap_or_else(|fault| panic!("{fault}. {changed}"));
        assert_eq!(record.result, result_line(&game), "{changed}");
    }
}

/// Records a match of each scenario that is new or has changed, or of all under new rules. What was written under earlier
/// rules goes into a folder of its own.
fn bless<G: Show>(folder: &Path) {
    std::fs::create_dir_all(folder).expect("a folder for golden records");
    for case in plain_cases::<G>() {
        let file = folder.join(format!("{}.record", case.scenario.id));
        let earlier = std::fs::read_to_string(&file).ok().filter(|_| G::RULES_VERSION > 0);
        if let Some(text) = earlier {
            assert_unchanged::<G>(&text);
            match written_under::<G>(&text) {
                Some(record) if is_of(&record, case.scenario) => continue,
                Some(_) => {}
                None => put_aside(&file, &text),
            }
        }
        std::fs::write(file, random_match(&case, 1815).0.text()).expect("a golden record is written");
    }
}

fn put_aside(file: &Path, text: &str) {
    let rules = Record::parse(text).expect("it was read before").header.rules;
    let earlier = file.with_file_name(format!("rules-{rules}"));
    std::fs::create_dir_all(&earlier).expect("a folder for the records of earlier rules");
    std::fs::rename(file, earlier.join(file.file_name().expect("a name"))).expect("it is kept");
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
