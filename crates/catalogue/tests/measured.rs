//! The file that keeps what computer players made of the scenarios.

use catalogue::{Measured, Measurements, fingerprint};

fn measured(player: &str, games: u32, wins: [u32; 2]) -> Measured {
    let of = fingerprint("title = 'x'").unwrap();
    Measured { player: player.to_owned(), of, games, wins, decisions: 70, turns: 8 }
}

#[test]
fn what_is_noted_is_read_again_and_takes_the_place_of_what_was_there() {
    let mut all = Measurements::default();
    all.note("alma", measured("captain:40", 100, [60, 30])).unwrap();
    all.note("alma", measured("sergeant", 400, [100, 300])).unwrap();
    all.note("alma", measured("captain:80", 100, [50, 30])).unwrap();
    let read = Measurements::read(&all.write()).unwrap();
    assert_eq!(read, all);
    let found: Vec<_> = read.scenario("alma", "title = 'x'").into_iter().map(|one| one.player.as_str()).collect();
    assert_eq!(found, ["sergeant", "captain:80"], "one of each rank, the weakest first");
    assert_eq!(read.scenario("alma", "# Another comment.\ntitle = 'x'").len(), 2);
    assert!(read.scenario("alma", "title = 'y'").is_empty(), "of a scenario that has changed nothing is known");
}

#[test]
fn a_draw_counts_half() {
    assert_eq!(measured("sergeant", 100, [60, 30]).first(), 0.65);
}

#[test]
fn a_spoilt_file_says_what_is_wrong() {
    let line = |line: &str| format!("alma = [{{ {line}, of = 'x', decisions = 1, turns = 1 }}]");
    for (file, word) in [
        ("alma = 3".to_owned(), "measured.toml"),
        (line("player = 'corporal', games = 1, wins = [1, 0]"), "corporal"),
        (line("player = 'sergeant', games = 1, wins = [1, 1]"), "more won"),
        (line("player = 'sergeant', games = 0, wins = [0, 0]"), "more won"),
    ] {
        let fault = Measurements::read(&file).unwrap_err().to_string();
        assert!(fault.contains(word), "{fault}");
    }
}

/// Whoever chooses a battle is told what was set otherwise than at first to make it even.
#[test]
fn a_battle_that_departs_from_its_digest_says_so_on_its_card() {
    let mut told = 0;
    for table in catalogue::games() {
        for scenario in table.scenarios() {
            let key = format!("\nscenario-{}-changed =", scenario.id.replace('_', "-"));
            let departs = scenario.toml.contains(" the digest");
            for tongue in kernel::Tongue::BOTH {
                assert_eq!(table.words(tongue).contains(&key), departs, "{} {tongue:?}: {key}", scenario.id);
            }
            told += usize::from(departs);
        }
    }
    assert!(told > 20, "only {told} found");
}
