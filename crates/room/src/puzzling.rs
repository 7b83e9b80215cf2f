//! Puzzles at the desk: nobody sits down and nothing is kept. What is asked about one is said as in a room.

use catalogue::Trial;
use school::{Puzzle, PuzzleCard, PuzzleView};
use session::Session;

use crate::desk::{asked, unknown};
use crate::forecast::{Foreseen, foresee};
use crate::protocol::{Answer, Request};
use crate::refusal::{Refused, guarded};

/// The puzzles of a game, in the order of its file.
pub(crate) fn cards(puzzles: &[Puzzle]) -> Vec<PuzzleCard> {
    puzzles.iter().map(|&Puzzle { number, grade, .. }| PuzzleCard { number, grade }).collect()
}

/// A puzzle by its number.
pub(crate) fn puzzle<'a>(puzzles: &'a [Puzzle], number: &str) -> Result<&'a Puzzle, Refused> {
    let number = number.parse::<u32>().map_err(|_| unknown())?;
    puzzles.iter().find(|puzzle| puzzle.number == number).ok_or_else(unknown)
}

/// A puzzle as it is shown.
pub(crate) fn shown(puzzle: &Puzzle) -> Result<PuzzleView, Refused> {
    Ok(guarded(|| puzzle.view())??)
}

/// What somebody asks who thinks about a puzzle, or the judgement of his answer.
pub(crate) fn answer(puzzle: &Puzzle, body: &[u8]) -> Result<Answer, Refused> {
    let request = asked::<Request>(body)?;
    guarded(|| told(puzzle, request))?
}

fn told(puzzle: &Puzzle, request: Request) -> Result<Answer, Refused> {
    let (session, side) = (puzzle.begin()?, puzzle.side);
    let position = session.position();
    match request {
        Request::Act { ask, action, .. } => Ok(Answer::Judged { ask, judged: puzzle.judge(&action)? }),
        Request::Forecast { ask, action, .. } => {
            let Foreseen { forecast, odds, preview } = foresee(&**position, side, &action)?;
            Ok(Answer::Forecast { ask, forecast, odds, preview })
        }
        Request::Explain { ask, touched, .. } => {
            let refusal = position.explain(side, &touched);
            Ok(Answer::Explained { ask, rule: refusal.rule.to_owned(), why: refusal.why })
        }
        Request::Try { ask, touched, .. } => tried(&session, ask, side, &touched),
        _ => Err(Refused::new("nothing", "nothing")),
    }
}

/// What touches come to, as it is told.
pub(crate) fn tried(
    session: &Session,
    ask: u32,
    side: kernel::Side,
    touched: &[kernel::Touch],
) -> Result<Answer, Refused> {
    let Trial { action, what, refusal, preview, forecast } = session.try_out(side, touched)?;
    Ok(Answer::Tried { ask, action, what, refusal, preview, forecast })
}
