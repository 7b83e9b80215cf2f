//! Judges that learn: games are played, what counts in their positions is noted with how they ended, and weights are
//! fitted to it, so that a judgement is the chance that it claims to be. Whether they play better is for duels to say.

use kernel::{Chosen, Fault, Fitting, Judge, Seeded, Side, Silence, ToPlay, Weights};
use rayon::prelude::*;

use crate::contestant::Seat;
use crate::regression::{Example, regression};
use crate::{Contestant, Ground};

/// How to fit.
#[derive(Clone, Debug)]
pub struct Fit {
    /// Who plays both sides.
    pub player: Contestant,
    /// Games of every scenario.
    pub games: u32,
    /// The luck of it all.
    pub seed: u64,
    /// One decision in so many is taken at random, so that positions are met that good players avoid; 0 for none.
    pub whims: u32,
    /// One position in so many is looked at.
    pub one_in: u32,
    /// How strongly weights are drawn to what they were: 0 not at all, 1 as if each thing that counts had been measured
    /// once in every position.
    pub pull: f64,
    /// Only these scenarios; all where none is named.
    pub scenarios: Vec<String>,
}

/// One game in so many is kept to validate what the others taught.
const HELD_OUT: u32 = 5;
/// The share of an end that is its margin's.
const MARGIN: f32 = 0.05;

/// Plays, fits and validates the weights of a game's judge. `progress` hears of every finished game.
pub fn fit<G: Judge>(fit: &Fit, progress: &(dyn Fn() + Sync)) -> Result<Weights, Fault> {
    Fault::when(G::COUNTS.is_empty(), G::ID, "does not say what counts in its positions: there is nothing to fit")?;
    Fault::when(fit.one_in == 0, "--one-in", "give 1 for every position, 8 for one in eight")?;
    Fault::when(!(fit.pull >= 0.0 && fit.pull.is_finite()), "--pull", "give 0 or more")?;
    Fault::when(fit.games < HELD_OUT, "--games", format!("at least {HELD_OUT}: one of them validates the others"))?;
    let scenarios: Vec<_> = G::scenarios().iter().filter(|scenario| fit.wants(scenario.id)).collect();
    let unknown = fit.scenarios.iter().find(|id| !G::scenarios().iter().any(|scenario| scenario.id == **id));
    unknown.map_or(Ok(()), |id| Err(Fault::new("--scenario", format!("{} has no '{id}'", G::ID))))?;
    let mut lessons = Lessons::default();
    for (n, scenario) in scenarios.iter().enumerate() {
        let ground = Ground::<G>::new(scenario.toml, &Chosen::new()).map_err(|fault| fault.within(scenario.id))?;
        let watch = |game: u32| {
            let seed = fit.seed.wrapping_add((n as u64) << 32).wrapping_add(u64::from(game));
            let examples = watch::<G>(&ground, fit, seed);
            progress();
            examples.map(|examples| (game.is_multiple_of(HELD_OUT), examples))
        };
        let games: Vec<_> = (0..fit.games).into_par_iter().map(watch).collect::<Result<_, Fault>>()?;
        games.into_iter().for_each(|(held_out, examples)| lessons.add(held_out, examples));
    }
    let empty = lessons.taught.is_empty() || lessons.held_out.is_empty();
    Fault::when(empty, G::ID, "no position was looked at: play more games or look at more positions")?;
    let old = Weights::read(G::weights(), G::COUNTS)?.in_order(G::COUNTS);
    let new: Vec<f32> = regression(&lessons.taught, &old, fit.pull).into_iter().map(rounded).collect();
    let before = |example: &Example| f64::from(example.judged);
    let now = |example: &Example| example.promise(&new);
    let fitting = Fitting {
        command: fit.command(G::ID),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        games: fit.games * scenarios.len() as u32,
        // Each was seen by both sides.
        positions: ((lessons.taught.len() + lessons.held_out.len()) / 2) as u32,
        log_loss: [lessons.log_loss(before), lessons.log_loss(now)].map(figure),
        brier: [lessons.brier(before), lessons.brier(now)].map(figure),
    };
    let weights = G::COUNTS.iter().map(|name| (*name).to_owned()).zip(new).collect();
    Ok(Weights { fitting: Some(fitting), weights })
}

impl Fit {
    fn wants(&self, scenario: &str) -> bool {
        self.scenarios.is_empty() || self.scenarios.iter().any(|id| id == scenario)
    }

    /// The command that does it again.
    fn command(&self, game: &str) -> String {
        let Fit { player, games, seed, whims, one_in, pull, scenarios } = self;
        let only: String = scenarios.iter().map(|id| format!(" --scenario {id}")).collect();
        format!(
            "grognard lab fit {game} --player {player} -n {games} --seed {seed} --whims {whims} --one-in {one_in} \
             --pull {pull}{only}"
        )
    }
}

/// What the games taught: some to fit to, some to validate.
#[derive(Default)]
struct Lessons {
    taught: Vec<Example>,
    held_out: Vec<Example>,
}

impl Lessons {
    fn add(&mut self, held_out: bool, examples: Vec<Example>) {
        (if held_out { &mut self.held_out } else { &mut self.taught }).extend(examples);
    }

    /// The mean over the games held out of how wrong a judgement from -1 to 1 was.
    fn mean(&self, judgement: impl Fn(&Example) -> f64, error: impl Fn(f64, f64) -> f64) -> f64 {
        let chance = |value: f64| ((1.0 + value) / 2.0).clamp(1e-4, 1.0 - 1e-4);
        let sum: f64 = self.held_out.iter().map(|e| error(chance(judgement(e)), f64::from(e.result))).sum();
        sum / self.held_out.len() as f64
    }

    fn log_loss(&self, judgement: impl Fn(&Example) -> f64) -> f64 {
        self.mean(judgement, |p, y| -(y * libm::log(p) + (1.0 - y) * libm::log(1.0 - p)))
    }

    fn brier(&self, judgement: impl Fn(&Example) -> f64) -> f64 {
        self.mean(judgement, |p, y| (p - y) * (p - y))
    }
}

/// What was validated, as exactly as the file tells it.
fn figure(mean: f64) -> f64 {
    (mean * 1e5).round() / 1e5
}

/// Four digits tell all that was measured.
fn rounded(weight: f64) -> f32 {
    format!("{weight:.3e}").parse().expect("a number as it was just written")
}

/// Plays one game and tells what counted in some of its positions, for each pair of eyes.
fn watch<G: Judge>(ground: &Ground<G>, fit: &Fit, seed: u64) -> Result<Vec<Example>, Fault> {
    let mut luck = Seeded::new(seed);
    let mut game = G::start(ground.setup.clone(), &mut luck, &mut Silence);
    let mut seats = [Seat::of(&fit.player, Side::A, ground)?, Seat::of(&fit.player, Side::B, ground)?];
    let mut seen: Vec<(Side, Example)> = Vec::new();
    let end = loop {
        let side = match game.to_play() {
            ToPlay::Over(outcome) => break outcome,
            to_play => to_play.next().expect("a game that is not over awaits somebody"),
        };
        if luck.below(fit.one_in) == 0 {
            seen.extend(Side::BOTH.into_iter().filter_map(|eyes| Some((eyes, noted(&game, eyes)?))));
        }
        let whim = fit.whims > 0 && luck.below(fit.whims) == 0;
        let action = match whim {
            true => game.any_action(side, &mut luck, &mut Vec::new()).expect("a side that is asked has an action"),
            false => seats[side.index()].decide(&game, side, luck.next_u64())?,
        };
        game.play(side, &action, &mut luck, &mut Silence);
    };
    let result =
        |eyes: Side| (1.0 - MARGIN) * end.score(eyes) + MARGIN * (1.0 + game.margin(eyes).clamp(-1.0, 1.0)) / 2.0;
    Ok(seen.into_iter().map(|(eyes, example)| Example { result: result(eyes), ..example }).collect())
}

fn noted<G: Judge>(game: &G, eyes: Side) -> Option<Example> {
    let mut counts = Vec::with_capacity(G::COUNTS.len());
    game.counts(eyes, &mut counts);
    (counts.len() == G::COUNTS.len()).then(|| Example { counts, judged: game.outlook(eyes), result: 0.5 })
}
