//! The binary: reads the command line, calls the crate that does the work, prints what it says.

mod balance_command;
mod bench_command;
mod commands;
mod duel_command;
mod fit_command;
mod house;
mod ladder_command;
mod limits;
mod out;
mod post;
mod puzzles;
mod review_command;
mod suite;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};

/// A table is drawn of many small things, for every pair of eyes: half of a move's work would be the system's allocator.
/// What a closed room has left is given back also while nothing happens.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// A table for quick wargames: play in the browser, umpire a real table, measure by the thousand.
#[derive(Parser)]
#[command(name = "grognard", version = env!("GROGNARD_VERSION"), about, max_term_width = 100, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games, their scenarios and options
    Games(Json),
    /// Serve the table to browsers
    Serve(house::Serve),
    /// Look after the store of a server, also while it runs
    Admin {
        #[command(flatten)]
        at: house::Whereabouts,
        #[command(subcommand)]
        deed: house::Deed,
    },
    /// Answer JSON requests, one a line, on standard input (see docs/referee.md)
    Referee,
    /// Print a board at the beginning of a scenario
    Show {
        /// The game
        game: String,
        /// The scenario's id, or the file of your own (FILE.toml); the usual one if not given
        scenario: Option<String>,
        #[command(flatten)]
        drawing: Drawing,
    },
    /// Check a record and print the game move by move
    Replay {
        /// The record; `-` for standard input
        file: PathBuf,
        /// Draw the board after this move (0: the beginning) instead of listing the moves
        #[arg(long)]
        ply: Option<usize>,
        #[command(flatten)]
        drawing: Drawing,
        #[command(flatten)]
        json: Json,
    },
    /// Say what a record proves and what it does not: legal moves, fair dice, who vouches for it
    Verify {
        /// The record; `-` for standard input
        file: PathBuf,
        #[command(flatten)]
        seen: Seen,
        #[command(flatten)]
        json: Json,
    },
    /// The exact chances of an action
    Odds(Odds),
    /// Weigh a game that is over: what decided it, and what the dice gave
    Review(review_command::Review),
    /// Let two computer players meet many times, with sides swapped
    Duel(duel_command::Duel),
    /// Play a scenario many times and write a report: who wins, how and when, what decides it, what is never done
    Balance(balance_command::Balance),
    /// Let all players meet each other: how strong each is, in Elo
    Ladder(ladder_command::Ladder),
    /// Ask a computer player for every position of a game's suite (games/GAME/tests/positions)
    Suite(suite::Suite),
    /// Look for puzzles in games played for it: decisions in which one act is clearly better than all others
    Puzzles(puzzles::Puzzles),
    /// Let computer players learn from games of their own
    Lab {
        #[command(subcommand)]
        work: fit_command::Work,
    },
    /// Measure random playouts: decisions and games a second
    Bench {
        /// Only this game
        #[arg(long)]
        game: Option<String>,
        /// Measure how fast a captain thinks instead: simulations a second on one core
        #[arg(long)]
        search: bool,
        /// Seconds for each measurement
        #[arg(long, default_value_t = 2.0, value_parser = seconds)]
        seconds: f64,
        #[command(flatten)]
        json: Json,
    },
    /// Print every sentence of a game with the names and numbers that it meets, message by message
    Sentences {
        /// The game
        game: String,
        /// The language
        #[arg(long, value_enum, default_value_t = Lang::En)]
        tongue: Lang,
        /// Games to listen to, at least one of every scenario and option
        #[arg(short = 'n', long, default_value_t = 60)]
        games: u32,
        /// At most so many sentences of each message
        #[arg(long)]
        each: Option<usize>,
    },
    /// Begin a game of your own, in the project's folder (see docs/author.md)
    NewGame {
        /// Its name: small letters and underscores, like my_game
        name: String,
    },
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

#[derive(Args)]
struct Json {
    /// Print JSON with stable fields
    #[arg(long)]
    json: bool,
}

/// What you have seen yourself, to be compared with a record
#[derive(Args)]
struct Seen {
    /// The commitment that was shown before the game (64 hexadecimal digits)
    #[arg(long, value_parser = bits)]
    commitment: Option<kernel::Bits256>,
    /// The number that your seat added to the dice (64 hexadecimal digits)
    #[arg(long, value_parser = bits)]
    nonce: Option<kernel::Bits256>,
    /// The server's public key, as it tells it at /.well-known/grognard-key
    #[arg(long, value_parser = bits)]
    key: Option<kernel::Bits256>,
}

fn bits(text: &str) -> Result<kernel::Bits256, String> {
    kernel::unhex(text.trim()).map_err(|fault| fault.problem)
}

#[derive(Args)]
struct Drawing {
    /// How to draw
    #[arg(long = "as", value_enum, default_value_t = Form::Text)]
    form: Form,
    /// Draw as SVG (the same as --as svg)
    #[arg(long, conflicts_with = "text")]
    svg: bool,
    /// Draw as text (the same as --as text)
    #[arg(long)]
    text: bool,
    /// Language of the words
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Text,
    Svg,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Lang {
    En,
    Fr,
}

#[derive(Args)]
struct Odds {
    /// The game
    game: String,
    /// The action in its notation
    action: String,
    /// The scenario's id, or the file of your own (FILE.toml); the usual one if not given
    #[arg(long)]
    scenario: Option<String>,
    /// A file with the position as JSON, as the referee's "state" prints it
    #[arg(long)]
    position: Option<PathBuf>,
    /// The side that acts (needed where both decide at once)
    #[arg(long)]
    side: Option<String>,
    #[command(flatten)]
    json: Json,
}

/// What every measurement by many games is asked for.
#[derive(Args)]
struct Many {
    /// The scenario's id, or the file of your own (FILE.toml); the usual one if not given
    #[arg(long)]
    scenario: Option<String>,
    /// An option of the game, as NAME=VALUE
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Seed of the first pair
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads (all cores if not given)
    #[arg(long)]
    threads: Option<usize>,
    #[command(flatten)]
    json: Json,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 600.0 => Ok(seconds),
        _ => Err("give a number of seconds between 0 and 600".to_owned()),
    }
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Games(json) => commands::games(json.json),
        Command::Serve(serve) => house::serve(serve),
        Command::Admin { at, deed } => house::admin(at, deed),
        Command::Referee => commands::referee(),
        Command::Show { game, scenario, drawing } => commands::show(&game, scenario.as_deref(), &drawing),
        Command::Replay { file, ply, drawing, json } => commands::replay(&file, ply, &drawing, json.json),
        Command::Verify { file, seen, json } => commands::verify(&file, seen, json.json),
        Command::Odds(odds) => commands::odds(&odds),
        Command::Review(review) => review_command::review(&review),
        Command::Duel(duel) => duel_command::duel(&duel),
        Command::Balance(wanted) => balance_command::balance(&wanted),
        Command::Ladder(wanted) => ladder_command::ladder(&wanted),
        Command::Suite(suite) => suite::run(&suite),
        Command::Puzzles(wanted) => puzzles::run(&wanted),
        Command::Lab { work: fit_command::Work::Fit(wanted) } => fit_command::fit(&wanted),
        Command::Bench { game, search: true, seconds, json } => {
            bench_command::bench_search(game.as_deref(), seconds, json.json)
        }
        Command::Bench { game, seconds, json, .. } => bench_command::bench(game.as_deref(), seconds, json.json),
        Command::Sentences { game, tongue, games, each } => commands::sentences(&game, tongue, games, each),
        Command::NewGame { name } => commands::new_game(&name),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "grognard", &mut script);
            out::tell!("{}", String::from_utf8_lossy(&script));
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("grognard: {problem}");
            ExitCode::FAILURE
        }
    }
}
