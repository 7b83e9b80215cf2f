//! Boards that are laid out already. Matches of one scenario with the same options share theirs: what a game counts once
//! a board is counted once, and held once, however many play on it.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use kernel::{Chosen, Fault, Show};

/// A board that somebody may be playing on.
struct Laid {
    game: &'static str,
    toml: String,
    chosen: Chosen,
    setup: Weak<dyn Any + Send + Sync>,
}

static LAID: Mutex<Vec<Laid>> = Mutex::new(Vec::new());

/// The scenario with these options: the one that is being played, or a new one.
pub fn setup<G: Show>(toml: &str, chosen: &Chosen) -> Result<Arc<G::Setup>, Fault> {
    if let Some(setup) = found::<G>(toml, chosen) {
        return Ok(setup);
    }
    let setup = Arc::new(G::setup(toml, chosen).map_err(|fault| fault.in_french(G::faults()))?);
    let shared: Arc<dyn Any + Send + Sync> = setup.clone();
    let laid = Laid { game: G::ID, toml: toml.to_owned(), chosen: chosen.clone(), setup: Arc::downgrade(&shared) };
    let mut list = LAID.lock().unwrap_or_else(PoisonError::into_inner);
    list.retain(|laid| laid.setup.strong_count() > 0);
    list.push(laid);
    Ok(setup)
}

fn found<G: Show>(toml: &str, chosen: &Chosen) -> Option<Arc<G::Setup>> {
    let list = LAID.lock().unwrap_or_else(PoisonError::into_inner);
    let same = |laid: &&Laid| laid.game == G::ID && laid.toml == toml && laid.chosen == *chosen;
    list.iter().filter(same).find_map(|laid| laid.setup.upgrade()?.downcast().ok())
}
