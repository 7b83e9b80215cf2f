//! Everything that a game says, heard in many games.

use commander::{Player, Rank, choose};
use kernel::sentences::{Sentences, any_action};
use kernel::{Seeded, Show};

/// One game in so many is played by sergeants: they come to places that chance rarely finds.
const SERGEANTS: u32 = 4;

/// Listens to so many games, but at least to one of every scenario and every option.
pub fn sentences<G: Show>(games: u32) -> Sentences {
    let setups = kernel::conformance::setups::<G>();
    let sergeant = Player::usual(Rank::Sergeant);
    let mut heard = Sentences::default();
    for n in 0..games.max(setups.len() as u32) {
        let setup = &setups[n as usize % setups.len()];
        heard.attend::<G>(setup, &mut Seeded::new(n.into()), |game, side, luck| {
            if n % SERGEANTS == 0 && game.in_sight() {
                choose(game, side, &sergeant, luck.next_u64(), &mut || false).action
            } else {
                any_action(game, side, luck)
            }
        });
    }
    heard
}
