//! Positions in words, as people and bots write them.

mod words;

use std::sync::Arc;

use kernel::{BySide, Fault, Game, OutcomeWords, Side, SideWord, must};

use crate::clash::Clash;
use crate::setup::{MOST_CORPS, Setup};
use crate::unit::Units;
use crate::{Activation, Bout, CorpsId, Kind, Phase, RevolutionEmpire, Terrain, UnitId};

pub use words::{ClashWords, Position, UnitWords};

pub(crate) fn write(game: &RevolutionEmpire) -> Position {
    let setup = &game.setup;
    let words = |units: Units| units.map(|unit| setup.unit(unit).word.clone()).collect::<Vec<_>>();
    let corps = |corps: CorpsId| setup.corps(corps).word.clone();
    let hex = |cell| setup.grid.name(cell).to_owned();
    let unit = |unit: UnitId| {
        let full = game.pieces(unit) == setup.unit(unit).pieces;
        let state = UnitWords {
            at: hex(game.cell(unit)),
            pieces: (!full).then_some(game.pieces(unit)),
            retreated: game.retreated.has(unit),
            fired: game.fired.has(unit),
            attacked: game.attacked.has(unit),
        };
        (setup.unit(unit).word.clone(), state)
    };
    let active = game.active_corps();
    let objectives = || setup.objectives.iter().enumerate();
    let mustered = setup.all_corps().filter(|corps| game.mustered >> corps.id.0 & 1 == 1);
    let sealed = Side::BOTH.into_iter().filter(|&side| game.sealed[side]).map(SideWord::from).collect();
    Position {
        turn: Some(game.turn),
        units: game.present.map(unit).collect(),
        to_come: Some(words(game.to_come)),
        lost: game.lost.into(),
        control: objectives().map(|(n, objective)| (hex(objective.at), game.holder(n).into())).collect(),
        taken: objectives().filter(|(n, _)| game.taken >> n & 1 == 1).map(|(_, o)| hex(o.at)).collect(),
        phase: game.phase,
        bowl: setup.all_corps().flat_map(|c| vec![c.word.clone(); game.bowl[c.id.index()].into()]).collect(),
        sealed: Some(sealed),
        drawn: game.drawn.iter().copied().map(corps).collect(),
        mustered: Some(mustered.map(|corps| corps.word.clone()).collect()),
        corps: active.map(corps),
        active: active.filter(|_| game.phase != Phase::Group).map(|_| words(game.activation.units)),
        moved: words(game.activation.moved),
        marched: words(game.activation.marched),
        skirmished: words(game.activation.skirmished),
        clash: game.clash().map(|clash| clash_words(setup, clash)),
        outcome: game.outcome.as_ref().map(OutcomeWords::write::<RevolutionEmpire>),
    }
}

fn clash_words(setup: &Setup, clash: &Clash) -> ClashWords {
    let word = |unit: UnitId| setup.unit(unit).word.clone();
    ClashWords {
        attacker: word(clash.attacker),
        target: word(clash.target),
        bout: clash.bout,
        column: clash.column,
        pursuits: clash.pursuits,
        owed: Some(clash.owed),
        path: clash.path.iter().map(|&cell| setup.grid.name(cell).to_owned()).collect(),
        chain: clash.chain.iter().map(|&unit| word(unit)).collect(),
        row: clash.row.iter().map(|&(unit, owed)| (word(unit), owed)).collect(),
    }
}

fn unit_of(setup: &Setup, field: &str, word: &str) -> Result<UnitId, Fault> {
    let unknown = || Fault::new(format!("position {field}"), format!("the scenario has no unit '{word}'"));
    setup.unit_called(word).ok_or_else(unknown)
}

fn corps_of(setup: &Setup, field: &str, word: &str) -> Result<CorpsId, Fault> {
    let unknown = || Fault::new(format!("position {field}"), format!("the scenario has no corps '{word}'"));
    setup.corps_called(word).ok_or_else(unknown)
}

fn objective_of(setup: &Setup, field: &str, name: &str) -> Result<u8, Fault> {
    let cell = setup.grid.find(name, format!("position {field}"))?;
    let none = || Fault::new(format!("position {field}"), format!("{name} is no objective of the scenario"));
    setup.objective_at[cell.index()].ok_or_else(none)
}

/// Units by word, each once and each one of those allowed.
fn units_of(setup: &Setup, field: &str, names: &[String], allowed: Units) -> Result<Units, Fault> {
    let mut set = Units::NONE;
    for name in names {
        let unit = unit_of(setup, field, name)?;
        must(allowed.has(unit), field, format!("{name} cannot be named here"))?;
        must(!set.has(unit), field, format!("{name} is named twice"))?;
        set.insert(unit);
    }
    Ok(set)
}

pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<RevolutionEmpire, Fault> {
    let mut game = RevolutionEmpire::empty(setup);
    game.turn = words.turn.unwrap_or(1);
    let turns = game.setup.turns;
    must((1..=turns).contains(&game.turn), "turn", format!("{} is not from 1 to {turns}", game.turn))?;
    game.read_units(&words)?;
    game.read_objectives(&words)?;
    game.lost = words.lost.0;
    game.read_bowl(&words)?;
    game.read_phase(&words)?;
    Ok(game)
}

impl RevolutionEmpire {
    fn read_units(&mut self, words: &Position) -> Result<(), Fault> {
        let setup = self.setup.clone();
        for (word, state) in &words.units {
            let field = format!("units, {word}");
            let unit = unit_of(&setup, "units", word)?;
            let spec = setup.unit(unit);
            let at = setup.grid.find(&state.at, format!("position {field}"))?;
            must(self.unit_at(at).is_none(), &field, format!("another unit stands in {} (RE-R7)", state.at))?;
            must(setup.may_stand(spec.kind, at), &field, format!("its kind may not enter {}", state.at))?;
            let pieces = state.pieces.unwrap_or(spec.pieces);
            must((1..=spec.pieces).contains(&pieces), &field, format!("it has 1 to {} pieces", spec.pieces))?;
            must(!state.fired || spec.kind == Kind::A, &field, "only batteries fire (RE-24)")?;
            self.put(unit, at);
            self.pieces[unit.index()] = pieces;
            let marks = [
                (&mut self.retreated, state.retreated),
                (&mut self.fired, state.fired),
                (&mut self.attacked, state.attacked),
            ];
            for (set, _) in marks.into_iter().filter(|(_, marked)| *marked) {
                set.insert(unit);
            }
        }
        let reserves: Units = setup.all_units().filter(|spec| spec.turn.is_some()).map(|spec| spec.id).collect();
        let later = |&unit: &UnitId| setup.unit(unit).turn.is_some_and(|turn| turn > self.turn);
        self.to_come = match &words.to_come {
            Some(names) => units_of(&setup, "to_come", names, reserves - self.present)?,
            None => (reserves - self.present).filter(later).collect(),
        };
        for unit in self.to_come {
            self.pieces[unit.index()] = setup.unit(unit).pieces;
        }
        Ok(())
    }

    fn read_objectives(&mut self, words: &Position) -> Result<(), Fault> {
        for (hex, &side) in &words.control {
            let n = objective_of(&self.setup, "control", hex)?;
            self.control &= !(1 << n);
            self.control |= (Side::from(side).index() as u16) << n;
        }
        for hex in &words.taken {
            self.taken |= 1 << objective_of(&self.setup, "taken", hex)?;
        }
        Ok(())
    }

    fn read_bowl(&mut self, words: &Position) -> Result<(), Fault> {
        let setup = self.setup.clone();
        let mut used = [0u8; 2 * MOST_CORPS];
        for (field, list) in [("bowl", &words.bowl), ("drawn", &words.drawn)] {
            for word in list {
                let corps = corps_of(&setup, field, word)?;
                used[corps.index()] += 1;
                let chits = setup.corps(corps).chits;
                must(used[corps.index()] <= chits, field, format!("{word} has {chits} chits (RE-15)"))?;
                let side = corps.side();
                let all: u8 = used[side.index() * MOST_CORPS..][..MOST_CORPS].iter().sum();
                let command = setup.armies[side].command(self.turn);
                let owner = RevolutionEmpire::SIDES[side.index()];
                must(all <= command, field, format!("more than the {command} chits of {owner} (RE-16)"))?;
                match field {
                    "bowl" => self.bowl[corps.index()] += 1,
                    _ => self.drawn.push(corps),
                }
            }
        }
        let chosen = (0..used.len()).filter(|&n| used[n] > 0).fold(0, |bits, n| bits | 1u16 << n);
        self.mustered = match &words.mustered {
            Some(names) => names
                .iter()
                .try_fold(0, |bits, word| corps_of(&setup, "mustered", word).map(|corps| bits | 1 << corps.0))?,
            None => self.corps_on_board() | chosen,
        };
        must(self.mustered & chosen == chosen, "mustered", "name every corps that is drawn or in the bowl (RE-R4)")
    }

    fn read_phase(&mut self, words: &Position) -> Result<(), Fault> {
        self.phase = words.phase;
        let choosing = words.phase == Phase::Chits;
        let has = |side| match &words.sealed {
            Some(list) => list.iter().any(|&word| Side::from(word) == side),
            None => !choosing,
        };
        self.sealed = BySide::from_fn(has);
        must(words.outcome.is_some() == (words.phase == Phase::Over), "outcome", "give one when it is over")?;
        if let Some(outcome) = &words.outcome {
            self.outcome = Some(outcome.read::<RevolutionEmpire>()?);
            return self.read_nothing_active(words);
        }
        must(self.decided().is_none(), "phase", "by units and points this game is over (RE-R43, RE-R50)")?;
        if choosing {
            must(self.sealed.0 != [true, true], "sealed", "both have sealed: a chit is to be drawn")?;
            must(self.drawn.is_empty(), "drawn", "nothing is drawn while chits are chosen (RE-18)")?;
            return self.read_nothing_active(words);
        }
        must(self.sealed.0 == [true, true], "sealed", "both sides have sealed when a corps is played (RE-18)")?;
        self.read_activation(words)?;
        if self.phase == Phase::Group {
            let leaders = self.group_leaders(self.activation.corps);
            must(!leaders.is_empty(), "corps", "it has no group to choose on the board (RE-R5)")?;
        }
        match (&words.clash, self.clash().is_some()) {
            (None, false) => Ok(()),
            (Some(clash), true) => self.read_clash(clash),
            _ => must(false, "clash", "give the attack in evasion, retreat, riposte and aftermath, and only then"),
        }
    }

    fn read_nothing_active(&self, words: &Position) -> Result<(), Fault> {
        let lists = [&words.moved, &words.marched, &words.skirmished];
        let idle = words.corps.is_none() && words.active.is_none() && words.clash.is_none();
        must(idle && lists.iter().all(|list| list.is_empty()), "corps", "no corps is being played in this phase")
    }

    fn read_activation(&mut self, words: &Position) -> Result<(), Fault> {
        let setup = self.setup.clone();
        let word = words.corps.as_deref().unwrap_or_default();
        let corps = corps_of(&setup, "corps", word)?;
        let there = setup.corps(corps).units & self.present;
        if words.phase == Phase::Group {
            let advice = "no unit acts before the group is chosen (RE-20)";
            let lists = [&words.moved, &words.marched, &words.skirmished];
            must(words.active.is_none() && lists.iter().all(|list| list.is_empty()), "active", advice)?;
            self.activation = Activation { corps, ..Activation::default() };
            return Ok(());
        }
        let units = match &words.active {
            Some(names) => units_of(&setup, "active", names, there)?,
            None => there,
        };
        self.activation = Activation {
            corps,
            units,
            moved: units_of(&setup, "moved", &words.moved, units)?,
            marched: units_of(&setup, "marched", &words.marched, units)?,
            skirmished: units_of(&setup, "skirmished", &words.skirmished, units & setup.skirmishers)?,
        };
        Ok(())
    }

    fn read_clash(&mut self, words: &ClashWords) -> Result<(), Fault> {
        let setup = self.setup.clone();
        let (attacker, target) = (unit_of(&setup, "clash", &words.attacker)?, unit_of(&setup, "clash", &words.target)?);
        let bout = words.bout;
        self.clash = Clash::between(attacker, target, bout, words.column);
        self.clash.pursuits = words.pursuits;
        let active = self.activation.units.has(attacker) && target.side() != attacker.side();
        must(active, "clash", "the attacker is one of the units that act, the target an enemy")?;
        let guns = setup.kind(attacker) == Kind::A;
        must(guns == (bout == Bout::Fire), "clash", "batteries fire, the others attack (RE-52)")?;
        self.read_path(words)?;
        self.read_pushed(words)?;
        let there = self.present.has(target);
        let adjacent = there && setup.grid.adjacent(self.cell(attacker), self.cell(target));
        match self.phase {
            Phase::Evasion => {
                let horse = setup.kind(target) == Kind::Heavy && setup.kind(attacker).infantry();
                let asked = bout == Bout::Attack && adjacent && horse && !self.clash.has_moved();
                let village = there && setup.terrain(self.cell(target)) == Terrain::Village;
                must(asked && !village && self.can_evade(), "clash", "nobody has the choice to evade (RE-54, RE-58)")
            }
            Phase::Riposte => {
                let asked = bout == Bout::Attack && adjacent && !self.clash.has_moved();
                must(asked, "clash", "the target stands next to its attacker (RE-83)")
            }
            Phase::Aftermath => {
                let settled = matches!(bout, Bout::Attack | Bout::Pursuit | Bout::Evasion);
                must(settled && (!there || self.clash.has_moved()), "clash", "the target has left its hex (RE-85)")
            }
            _ => {
                let owes = there && self.clash.owed > 0;
                must(owes && !self.retreat_steps().is_empty(), "clash", "nobody can fall back (RE-74, RE-82)")
            }
        }
    }

    fn read_path(&mut self, words: &ClashWords) -> Result<(), Fault> {
        let setup = self.setup.clone();
        let beaten = self.clash.beaten();
        let mut path = Vec::new();
        for name in &words.path {
            let cell = setup.grid.find(name, "position clash, path")?;
            let step = path.last().is_none_or(|&before| setup.grid.adjacent(before, cell));
            must(step && !path.contains(&cell), "clash, path", "a way from hex to hex, none of them twice")?;
            path.push(cell);
        }
        let here = self.place_of(beaten);
        path.extend(here.filter(|_| path.is_empty()));
        let owed = words.owed.unwrap_or(match self.phase {
            Phase::Retreat if self.clash.bout == Bout::Evasion => 2,
            Phase::Retreat => 1,
            _ => 0,
        });
        must(Clash::room(path.len(), owed), "clash, path", "give the hexes it left, and the few that it owes")?;
        must(owed == 0 || self.phase == Phase::Retreat, "clash, owed", "hexes are owed in a retreat only")?;
        must(here.is_none() || path.last() == here.as_ref(), "clash, path", "it ends where the unit stands")?;
        self.clash.begin_retreat(beaten, path[0], owed + path.len() as u8 - 1);
        path[1..].iter().for_each(|&cell| self.clash.record_step(cell));
        Ok(())
    }

    fn read_pushed(&mut self, words: &ClashWords) -> Result<(), Fault> {
        let setup = self.setup.clone();
        let mut last = self.clash.beaten();
        let mut seen = Units::of(last);
        for word in &words.chain {
            let friend = unit_of(&setup, "clash, chain", word)?;
            let next = self.present.has(last)
                && self.army(last.side()).has(friend)
                && !seen.has(friend)
                && setup.kind(friend) != Kind::A
                && setup.grid.adjacent(self.cell(friend), self.cell(last));
            let pushes = self.phase == Phase::Retreat && self.clash.bout != Bout::Evasion;
            let advice = format!("{word} is not next in a row of friends being pushed (RE-R31)");
            must(next && pushes, "clash, chain", advice)?;
            self.clash.chain.push(friend);
            seen.insert(friend);
            last = friend;
        }
        must(words.row.len() <= 2, "clash, row", "at most two more units wait")?;
        for (word, owed) in &words.row {
            let unit = unit_of(&setup, "clash, row", word)?;
            let waits = self.clash.bout == Bout::Fire && self.army(self.clash.target.side()).has(unit);
            must(waits && (1..=4).contains(owed), "clash, row", format!("{word} does not wait to fall back (RE-R12)"))?;
            self.clash.row.push((unit, *owed));
        }
        Ok(())
    }
}
