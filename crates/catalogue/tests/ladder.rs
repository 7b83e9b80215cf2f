//! The file that keeps how strong the computer players are.

use catalogue::{Ladder, Rung};

fn rung(player: &str, above: i32, deviation: u32) -> Rung {
    Rung { player: player.to_owned(), above, deviation, games: 80 }
}

#[test]
fn what_is_noted_is_read_again_the_weakest_first() {
    let players = vec![rung("captain:100ms", 210, 40), rung("sergeant", 0, 0), rung("recruit", -300, 45)];
    let ladder = Ladder::new("alma", "title = 'x'", players).unwrap();
    assert_eq!(Ladder::read(&ladder.write()).unwrap(), ladder);
    let names: Vec<_> = ladder.players.iter().map(|rung| rung.player.as_str()).collect();
    assert_eq!(names, ["recruit", "sergeant", "captain:100ms"]);
    assert_eq!(Ladder::read("# Nothing yet.\n").unwrap(), Ladder::default());
}

#[test]
fn a_spoilt_file_says_what_is_wrong() {
    let file = |lines: &str| format!("scenario = 'alma'\nof = 'x'\nplayers = [{lines}]");
    let line = |player: &str, above: i32, games: u32| {
        format!("{{ player = '{player}', above = {above}, deviation = 0, games = {games} }},")
    };
    let sergeant = line("sergeant", 0, 1);
    for (file, word) in [
        ("scenario = 3".to_owned(), "ladder.toml"),
        ("steps = []".to_owned(), "steps"),
        (file(&line("corporal", 10, 1)), "corporal"),
        (file(&line("captain", 10, 1)), "sergeant is missing"),
        (file(&line("sergeant", 10, 1)), "not at 0"),
        (file(&(line("recruit", -9, 0) + &sergeant)), "recruit has not played"),
        (file(&(line("captain", 9, 1) + &line("captain:1s", 8, 1) + &sergeant)), "twice"),
    ] {
        let fault = Ladder::read(&file).unwrap_err().to_string();
        assert!(fault.contains(word) && fault.contains("ladder.toml"), "{fault}");
    }
}

/// What a list of people shows is of the scenarios as they are now; who changes one measures again.
#[test]
fn the_ladders_of_the_games_are_of_their_scenarios() {
    for table in catalogue::games() {
        let (kept, current) = (Ladder::read(table.ladder()).unwrap(), Ladder::of(table).unwrap());
        let again = "measure it again with `grognard ladder GAME --note games/GAME/ladder.toml`";
        assert_eq!(current.players, kept.players, "{}: {again}", table.id());
    }
}
