//! An entry of the catalogue: what is known of a game before a match.

#[cfg(feature = "lab")]
use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;
#[cfg(feature = "lab")]
use std::sync::Arc;

#[cfg(feature = "lab")]
use kernel::Side;
use kernel::{
    About, Chosen, Chronicle, Depot, Dice, Fault, OptionSpec, PuzzleFile, ScenarioFile, SchoolFiles, Show, Text, Tongue,
};
use serde_json::Value;

use crate::erased::{Begun, Match, Table};
use crate::played::{Played, erase};
use crate::setups::setup;

pub(crate) struct Registered<G>(PhantomData<fn() -> G>);

/// The catalogue's entry of a game.
pub(crate) fn table<G: Show>() -> Box<dyn Table> {
    Box::new(Registered::<G>(PhantomData))
}

impl<G: Show> Registered<G> {
    pub(crate) const TABLE: &'static Registered<G> = &Registered(PhantomData);
}

impl<G: Show> Table for Registered<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn sides(&self) -> [&'static str; 2] {
        G::SIDES
    }

    fn about(&self) -> About {
        G::ABOUT
    }

    fn scenarios(&self) -> &'static [ScenarioFile] {
        G::scenarios()
    }

    fn training(&self) -> &'static str {
        G::training()
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::options()
    }

    fn words(&self, tongue: Tongue) -> &'static str {
        G::words(tongue)
    }

    fn rulebook(&self, tongue: Tongue) -> &'static str {
        G::rulebook(tongue)
    }

    fn school(&self) -> Option<&'static SchoolFiles> {
        G::school()
    }

    fn measured(&self) -> &'static str {
        G::measured()
    }

    fn ladder(&self) -> &'static str {
        G::ladder()
    }

    fn puzzles(&self) -> PuzzleFile {
        G::puzzles()
    }

    fn continuous(&self) -> bool {
        G::CONTINUOUS
    }

    fn depot(&self) -> Option<&'static dyn Depot> {
        G::depot()
    }

    fn start(&self, toml: &str, chosen: &Chosen, mut dice: &mut dyn Dice) -> Result<Begun, Fault> {
        let setup = setup::<G>(toml, chosen)?;
        let mut journal = Chronicle::default();
        let game = G::start(setup, &mut dice, &mut journal);
        Ok(Begun { game: Box::new(Played(game)), told: erase(journal) })
    }

    fn set_up(&self, toml: &str, chosen: &Chosen, position: Value) -> Result<Box<dyn Match>, Fault> {
        let setup = setup::<G>(toml, chosen)?;
        let position = serde_json::from_value(position)
            .map_err(|e| Fault::reading("position", Text::key("fault-at-position"), &e))?;
        let wrong = |fault: Fault| fault.within("position").in_french(G::faults());
        let game = G::from_position(setup, position).map_err(wrong)?;
        Ok(Box::new(Played(game)))
    }

    #[cfg(feature = "lab")]
    fn duel(
        &self,
        toml: &str,
        chosen: &Chosen,
        contest: &lab::Contest,
        progress: &(dyn Fn(&lab::Duel) + Sync),
    ) -> Result<lab::Duel, Fault> {
        lab::duel(&lab::Ground::<G>::new(toml, chosen)?, contest, progress)
    }

    #[cfg(feature = "lab")]
    fn study(
        &self,
        toml: &str,
        chosen: &Chosen,
        contest: &lab::Contest,
        side_of_a: Side,
    ) -> Result<lab::Account, Fault> {
        lab::study(&lab::Ground::<G>::new(toml, chosen)?, contest, side_of_a)
    }

    #[cfg(feature = "lab")]
    fn mine(
        &self,
        toml: &str,
        chosen: &Chosen,
        mining: &lab::Mining,
        found: &mut dyn FnMut(lab::Blunder),
    ) -> Result<(), Fault> {
        lab::mine(&lab::Ground::<G>::new(toml, chosen)?, mining, found);
        Ok(())
    }

    #[cfg(feature = "lab")]
    fn fit(&self, fit: &lab::Fit, progress: &(dyn Fn() + Sync)) -> Result<kernel::Weights, Fault> {
        lab::fit::<G>(fit, progress)
    }

    fn counts(&self) -> &'static [&'static str] {
        G::COUNTS
    }

    fn weights(&self) -> &'static str {
        G::weights()
    }

    #[cfg(feature = "lab")]
    fn bench(&self, toml: &str, chosen: &Chosen, seconds: f64, threads: u32) -> Result<lab::Bench, Fault> {
        Ok(lab::bench::<G>(&Arc::new(G::setup(toml, chosen)?), seconds, threads))
    }

    #[cfg(feature = "lab")]
    fn bench_search(&self, toml: &str, chosen: &Chosen, seconds: f64) -> Result<lab::SearchBench, Fault> {
        Ok(lab::bench_search::<G>(&Arc::new(G::setup(toml, chosen)?), seconds))
    }

    #[cfg(feature = "lab")]
    fn sentences(&self, games: u32, tongue: Tongue) -> Result<BTreeMap<String, BTreeSet<String>>, Fault> {
        lab::sentences::<G>(games).said::<G>(tongue)
    }

    #[cfg(feature = "lab")]
    fn fleet(
        &self,
        toml: &str,
        chosen: &Chosen,
        games: usize,
        seed: u64,
        threads: usize,
    ) -> Result<Box<dyn lab::Fleet>, Fault> {
        lab::fleet::<G>(&Arc::new(G::setup(toml, chosen)?), games, seed, threads)
    }
}
