//! The binary: reads the command line, calls the crate that does the work, prints what it says.

mod balance_command;
mod bench_command;
mod commands;
mod ladder_command;
mod limits;
mod out;
mod post;
mod puzzles;
mod review_command;
mod suite;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};

/// A table is drawn of many small things, for every pair of eyes: half of a move's work would be the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

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
    Serve(Serve),
    /// Look after the store of a server, also while it runs
    Admin {
        #[command(flatten)]
        at: Whereabouts,
        #[command(subcommand)]
        deed: Deed,
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
    Review(Review),
    /// Let two computer players meet many times, with sides swapped
    Duel(Duel),
    /// Play a scenario many times and write a report: who wins, how and when, what decides it, what is never done
    Balance(Balance),
    /// Let all players meet each other: how strong each is, in Elo
    Ladder(Ladder),
    /// Ask a computer player for every position of a game's suite (games/GAME/tests/positions)
    Suite(Suite),
    /// Look for puzzles in games played for it: decisions in which one act is clearly better than all others
    Puzzles(Puzzles),
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

#[derive(Subcommand)]
enum Deed {
    /// Copy everything to a new file; it holds the secrets of running matches
    Backup {
        /// The file
        file: PathBuf,
    },
    /// Fill a store that is still empty with what was copied to a file
    Restore {
        /// The file
        file: PathBuf,
    },
    /// Copy a whole store that no server uses to a place where there is none: a folder, or a PostgreSQL database
    Move {
        /// The folder or the database (postgres://…) that there is
        #[arg(long)]
        from: String,
        /// The folder or the database (postgres://…) that it is to go to
        #[arg(long)]
        to: String,
    },
    /// Write the signed records of all finished matches into a folder
    Export {
        /// The folder
        folder: PathBuf,
    },
    /// Throw away unfinished matches that nobody has come back to
    Prune {
        /// Days since anything happened in them
        #[arg(long, default_value_t = 90)]
        days: u32,
        /// Only name them
        #[arg(long)]
        dry_run: bool,
    },
    /// Say something to a person; he reads it at his table, or at the next that he comes to
    Warn(Measure),
    /// Let a person say nothing at any table for a while
    Mute(Lasting),
    /// Let a person play at no table for a while
    Ban(Lasting),
    /// End what holds of a person
    Pardon(Measure),
    /// List everything that was done about people
    Measures,
    /// Print what the players of a match have said, and who they are
    Talk {
        /// The match
        id: String,
    },
}

#[derive(Args)]
struct Measure {
    /// The person: his name, or his id
    person: String,
    /// What he is told
    why: String,
}

#[derive(Args)]
struct Lasting {
    #[command(flatten)]
    measure: Measure,
    /// For how many days
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=36_500))]
    days: u32,
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

/// Where the store is
#[derive(Args)]
struct Whereabouts {
    /// Folder of the matches (by default the user's data directory)
    #[arg(long, global = true, conflicts_with = "database")]
    data: Option<PathBuf>,
    /// PostgreSQL database of the matches, which several servers may share (postgres://USER@HOST/NAME)
    #[arg(long, global = true, env = "GROGNARD_DATABASE", hide_env_values = true, value_parser = database)]
    database: Option<server::Place>,
}

fn database(text: &str) -> Result<server::Place, String> {
    match server::Place::read(text) {
        server::Place::Folder(_) => Err("an address looks like postgres://USER@HOST/NAME".to_owned()),
        place => Ok(place),
    }
}

#[derive(Args)]
struct Serve {
    /// Address to listen on
    #[arg(long, default_value = "127.0.0.1:1815")]
    listen: SocketAddr,
    #[command(flatten)]
    at: Whereabouts,
    /// The address that players use, when it is not the one listened on (for links and origin checks)
    #[arg(long)]
    public_url: Option<String>,
    /// A proxy on another machine, by its address: it says where people come from (one on this machine always does)
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<std::net::IpAddr>,
    /// What people at a table may say to each other
    #[arg(long, value_enum, default_value_t = Talk::Free)]
    talk: Talk,
    /// How the operator's log is written, on standard error
    #[arg(long, value_enum, default_value_t = Log::Text)]
    log: Log,
    /// Open the browser
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    post: post::Post,
    #[command(flatten)]
    limits: limits::Limits,
}

#[derive(Clone, Copy, ValueEnum)]
enum Log {
    /// For people
    Text,
    /// For programs: one object a line
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
enum Talk {
    /// Nothing
    Off,
    /// Ready phrases, which arrive in the reader's language
    Phrases,
    /// Ready phrases and their own words
    Free,
}

impl From<Talk> for server::Talking {
    fn from(talk: Talk) -> server::Talking {
        match talk {
            Talk::Off => server::Talking::Off,
            Talk::Phrases => server::Talking::Phrases,
            Talk::Free => server::Talking::Free,
        }
    }
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

#[derive(Args)]
struct Review {
    /// The record; `-` for standard input
    file: PathBuf,
    /// Write one page that needs nothing else, to send to one's opponent
    #[arg(long)]
    html: Option<PathBuf>,
    /// Simulations for each decision; 0 for a first glance
    #[arg(long, default_value_t = review::Depth::USUAL.0)]
    depth: u32,
    /// Threads (all cores if not given)
    #[arg(long)]
    threads: Option<usize>,
    /// Language of the words
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
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

#[derive(Args)]
struct Duel {
    /// First player: recruit, sergeant, captain, captain:50ms, captain:2000, marshal:3s; random, greedy, uct:50ms,
    /// uct:2000; engine:"COMMAND" or engine[captain:50ms]:"COMMAND", a program that speaks as the referee does
    a: String,
    /// Second player
    b: String,
    /// The game
    #[arg(long)]
    game: String,
    /// Games to play (rounded up to pairs)
    #[arg(short = 'n', long, default_value_t = 200)]
    games: u32,
    #[command(flatten)]
    many: Many,
}

#[derive(Args)]
struct Balance {
    /// The game
    game: String,
    /// The players, as a duel names them; all meet each other and themselves
    #[arg(long, value_delimiter = ',', default_value = "recruit,sergeant")]
    ranks: Vec<String>,
    /// Games at most (rounded up to pairs of every two players)
    #[arg(short = 'n', long, default_value_t = 1000)]
    games: u32,
    /// Stop when it is decided whether a side is favoured by so many points in 100, or none is
    #[arg(long, value_name = "POINTS", default_value_t = 5.0, value_parser = points)]
    favour: f64,
    /// Stop instead when the interval of the chances is so narrow, in points
    #[arg(long, value_name = "POINTS", value_parser = points)]
    width: Option<f64>,
    /// Play all games
    #[arg(long, conflicts_with = "width")]
    all: bool,
    /// Instead of a report, find the value of an option or of a number in the scenario's file (`turn_limit=8..20`,
    /// `units.3.strength=2..6`) at which the chances are even; the last of the players is on both sides
    #[arg(long, value_name = "KNOB=LOW..HIGH", conflicts_with_all = ["width", "all", "out", "note"])]
    tune: Option<String>,
    /// Note what one player made of it in this file too: games/GAME/measured.toml, which scenario cards tell
    #[arg(long, value_name = "FILE.toml")]
    note: Option<PathBuf>,
    /// The page to write, GAME-SCENARIO.html if not given; beside it are written the figures (.json) and every game
    /// (.games), from which the same command goes on after an interrupt
    #[arg(long, value_name = "FILE.html")]
    out: Option<PathBuf>,
    #[command(flatten)]
    many: Many,
}

#[derive(Args)]
struct Ladder {
    /// The game
    game: String,
    /// The players, as a duel names them
    #[arg(long, value_delimiter = ',', default_value = "random,greedy,uct:200,recruit,sergeant,captain:100")]
    players: Vec<String>,
    /// Games of every two players (rounded up to pairs)
    #[arg(short = 'n', long, default_value_t = 40)]
    games: u32,
    #[command(flatten)]
    many: Many,
}

#[derive(Args)]
struct Suite {
    /// Only this game
    game: Option<String>,
    /// Who is asked
    #[arg(long, default_value = "captain")]
    player: String,
    /// How often each position is asked, with other seeds
    #[arg(long, default_value_t = 1)]
    times: u64,
    /// The project's folder
    #[arg(long, default_value = ".")]
    folder: PathBuf,
    /// Instead, play so many games of a quick search and print where a much longer one changes its mind
    #[arg(long, requires = "game")]
    mine: Option<u32>,
    /// Seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Args)]
struct Puzzles {
    /// The game
    game: String,
    /// Games to play, its scenarios in turn
    #[arg(short = 'n', long, default_value_t = 40)]
    games: u32,
    /// Only these scenarios
    #[arg(long, value_delimiter = ',')]
    scenario: Vec<String>,
    /// Decisions of a game that are looked at, those with most at stake
    #[arg(long, default_value_t = 40)]
    looked: usize,
    /// Acts to choose from at most: where there are too many, several lead to the same
    #[arg(long, default_value_t = 14)]
    choices: usize,
    /// Seed of the first game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to add to (standard output if not given); it ships as games/GAME/puzzles.toml
    #[arg(long)]
    out: Option<PathBuf>,
    /// Stop when there are so many
    #[arg(long)]
    until: Option<usize>,
    /// Instead, draw anew the lines of the file's puzzles that do not explain; what no line explains is left out
    #[arg(long, requires = "out")]
    retell: bool,
    /// Instead, tell the puzzles that the game has in words
    #[arg(long)]
    tell: bool,
    /// Language of the words
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
}

fn points(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(points) if points > 0.0 && points < 50.0 => Ok(points),
        _ => Err("give a number of points between 0 and 50".to_owned()),
    }
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
        Command::Serve(serve) => commands::serve(serve),
        Command::Admin { at, deed } => commands::admin(at, deed),
        Command::Referee => commands::referee(),
        Command::Show { game, scenario, drawing } => commands::show(&game, scenario.as_deref(), &drawing),
        Command::Replay { file, ply, drawing, json } => commands::replay(&file, ply, &drawing, json.json),
        Command::Verify { file, seen, json } => commands::verify(&file, seen, json.json),
        Command::Odds(odds) => commands::odds(&odds),
        Command::Review(review) => review_command::review(&review),
        Command::Duel(duel) => commands::duel(&duel),
        Command::Balance(wanted) => balance_command::balance(&wanted),
        Command::Ladder(wanted) => ladder_command::ladder(&wanted),
        Command::Suite(suite) => suite::run(&suite),
        Command::Puzzles(wanted) => puzzles::run(&wanted),
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
