//! Another program at the table: it is started by its command and asked in the referee's protocol (docs/referee.md).

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;

use commander::Player;
use kernel::{Fault, Game, Side};
use serde_json::{Value, json};

/// A program that plays: what starts it, and which of its players is meant, if it has several.
#[derive(Clone, Debug, PartialEq)]
pub struct Engine {
    command: String,
    player: Option<Player>,
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.player {
            Some(player) => write!(f, "engine[{player}]:{}", self.command),
            None => write!(f, "engine:{}", self.command),
        }
    }
}

impl FromStr for Engine {
    type Err = Fault;

    /// What follows the word `engine`.
    fn from_str(text: &str) -> Result<Self, Fault> {
        let wrong = || Fault::new("player", "write engine:COMMAND or engine[captain:200]:COMMAND".to_owned());
        let (player, command) = match text.strip_prefix('[') {
            Some(rest) => {
                let (player, command) = rest.split_once("]:").ok_or_else(wrong)?;
                (Some(player.parse()?), command)
            }
            None => (None, text.strip_prefix(':').ok_or_else(wrong)?),
        };
        if command.trim().is_empty() {
            return Err(wrong());
        }
        Ok(Engine { command: command.to_owned(), player })
    }
}

impl Engine {
    /// Starts the program for one game. `order` holds the fields that name the scenario in the protocol.
    pub(crate) fn speak(&self, order: Value) -> Result<Conversation<'_>, Fault> {
        let mut words = self.command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let child = Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| Fault::new(self.to_string(), error.to_string()))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| Fault::new(self.to_string(), "has no pipes"))?;
        Ok(Conversation { engine: self, child, input, output: BufReader::new(output), order })
    }
}

/// A program at the table of one game. It ends with it.
pub(crate) struct Conversation<'a> {
    engine: &'a Engine,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    order: Value,
}

impl Drop for Conversation<'_> {
    fn drop(&mut self) {
        // A program that is gone already is no worry.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Conversation<'_> {
    /// What the program does in a position that its side has imagined: it cannot peep.
    pub fn decide<G: Game>(&mut self, world: &G, side: Side, seed: u64) -> Result<G::Action, Fault> {
        let position = serde_json::to_value(world.position()).map_err(|error| self.fault(error.to_string()))?;
        let mut table = self.order.clone();
        table["cmd"] = json!("position");
        table["position"] = position;
        self.ask(&table)?;
        let mut advise = json!({ "cmd": "advise", "side": G::SIDES[side.index()], "seed": seed });
        if let Some(Player { rank, budget }) = self.engine.player {
            advise["rank"] = json!(rank.word());
            if let Some(simulations) = budget.simulations {
                advise["simulations"] = json!(simulations);
                // A rank's usual time would cut the simulations short.
                advise["ms"] = json!(600_000);
            }
            if let Some(time) = budget.time {
                advise["ms"] = json!(time.as_millis() as u64);
            }
        }
        let answer = self.ask(&advise)?;
        let notation = answer["action"].as_str().ok_or_else(|| self.fault(format!("says no action: {answer}")))?;
        let action = world.read(notation)?;
        let illegal = |refusal: kernel::Refusal| self.fault(format!("plays '{notation}' against {}", refusal.rule));
        world.check(side, &action).map_err(illegal)?;
        Ok(action)
    }

    fn ask(&mut self, request: &Value) -> Result<Value, Fault> {
        let mut line = String::new();
        let heard = writeln!(self.input, "{request}")
            .and_then(|()| self.input.flush())
            .and_then(|()| self.output.read_line(&mut line));
        heard.map_err(|error| self.fault(error.to_string()))?;
        let answer: Value = serde_json::from_str(&line).map_err(|_| self.fault(format!("says '{}'", line.trim())))?;
        if answer["ok"] == json!(true) {
            return Ok(answer);
        }
        Err(self.fault(answer["message"].as_str().unwrap_or("refuses without a word").to_owned()))
    }

    fn fault(&self, problem: String) -> Fault {
        Fault::new(self.engine.to_string(), problem)
    }
}
