//! A position of a game, and what happened in it, behind what everybody above the catalogue knows of them.

use std::any::Any;
use std::sync::Arc;

use commander::Player;
use kernel::{
    Caution, Chronicle, Dice, Eyes, Fates, Fault, Forecast, Gesture, Limits, LogLine, Odds, Overlay, Refusal, Scene,
    Seeded, Show, Side, Spot, Text, ToPlay, Touch,
};
use serde_json::Value;

use crate::erased::{Advice, Match, Rejection, Table, Told};
use crate::registered::Registered;
use crate::sorted;
use crate::thought::{self, Officer, Serving, Thinking, Thought};
use crate::trial::{self, Trial};

struct ToldEvent<G: Show>(G, G::Event);

impl<G: Show> Told for ToldEvent<G> {
    fn line(&self, eyes: Eyes) -> Option<LogLine> {
        self.0.tell(&self.1, eyes)
    }

    fn scene(&self, eyes: Eyes) -> Scene {
        self.0.scene(eyes)
    }

    fn alike(&self) -> bool {
        self.0.alike()
    }

    fn led_to(&self, position: &dyn Match) -> bool {
        position.as_any().downcast_ref::<Played<G>>().is_some_and(|position| self.0 == position.0)
    }

    fn event(&self) -> Value {
        kernel::event_json(&self.0, &self.1)
    }
}

pub(crate) fn erase<G: Show>(journal: Chronicle<G>) -> Vec<Arc<dyn Told>> {
    journal.0.into_iter().map(|(state, event)| Arc::new(ToldEvent(state, event)) as Arc<dyn Told>).collect()
}

#[derive(Clone)]
pub(crate) struct Played<G>(pub(crate) G);

impl<G: Show> Played<G> {
    fn action(&self, notation: &str) -> Result<G::Action, Fault> {
        self.0.read(notation).map_err(|fault| fault.in_french(G::faults()))
    }

    fn legal_action(&self, side: Side, notation: &str) -> Result<G::Action, Rejection> {
        let action = self.action(notation)?;
        self.0.check(side, &action)?;
        Ok(action)
    }
}

impl<G: Show> Match for Played<G> {
    fn table(&self) -> &'static dyn Table {
        Registered::<G>::TABLE
    }

    fn to_play(&self) -> ToPlay {
        self.0.to_play()
    }

    fn legal(&self, side: Side) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.actions(side, &mut actions);
        actions.iter().map(|action| self.0.write(action)).collect()
    }

    fn check(&self, side: Side, notation: &str) -> Result<(), Rejection> {
        self.legal_action(side, notation).map(|_| ())
    }

    fn tidy(&self, notation: &str) -> Result<String, Fault> {
        self.action(notation).map(|action| self.0.write(&action))
    }

    fn play(&mut self, side: Side, notation: &str, mut dice: &mut dyn Dice) -> Result<Vec<Arc<dyn Told>>, Rejection> {
        let action = self.legal_action(side, notation)?;
        let mut journal = Chronicle::default();
        self.0.play(side, &action, &mut dice, &mut journal);
        Ok(erase(journal))
    }

    fn secret(&self, side: Side, notation: &str) -> bool {
        self.0.read(notation).is_ok_and(|action| self.0.secret(side, &action))
    }

    fn reveals(&self, side: Side, notation: &str) -> bool {
        self.0.read(notation).is_ok_and(|action| self.0.reveals(side, &action))
    }

    fn scene(&self, eyes: Eyes) -> Scene {
        self.0.scene(eyes)
    }

    fn alike(&self) -> bool {
        self.0.alike()
    }

    fn notated(&self, spot: Spot<'_>) -> Option<String> {
        self.0.notated(spot)
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        let mut gestures = self.0.gestures(side);
        for gesture in gestures.iter_mut().filter(|gesture| gesture.is_press()) {
            gesture.caution = self.caution(side, &gesture.action).ok().flatten();
        }
        gestures
    }

    fn try_out(&self, side: Side, touched: &[Touch]) -> Trial {
        trial::try_out(&self.0, side, touched)
    }

    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.0.explain(side, touched)
    }

    fn describe(&self, side: Side, notation: &str) -> Result<Text, Fault> {
        self.action(notation).map(|action| self.0.describe(side, &action))
    }

    fn forecast(&self, side: Side, notation: &str) -> Result<Forecast, Rejection> {
        let action = self.legal_action(side, notation)?;
        let mut forecast = self.0.forecast(side, &action);
        forecast.rows.extend(kernel::caution(&self.0, side, &action).iter().flat_map(Caution::rows));
        Ok(forecast)
    }

    fn caution(&self, side: Side, notation: &str) -> Result<Option<Caution>, Rejection> {
        let action = self.legal_action(side, notation)?;
        Ok(kernel::caution(&self.0, side, &action))
    }

    fn preview(&self, side: Side, notation: &str) -> Result<Vec<Overlay>, Rejection> {
        let action = self.legal_action(side, notation)?;
        Ok(self.0.preview(side, &action))
    }

    fn odds(&self, side: Side, notation: &str, limit: u32) -> Result<Odds, Rejection> {
        let action = self.legal_action(side, notation)?;
        Ok(kernel::odds(&self.0, side, &action, limit))
    }

    fn fates(&self, side: Side, notation: &str, limits: Limits, seed: u64) -> Result<Fates<Box<dyn Match>>, Rejection> {
        let action = self.legal_action(side, notation)?;
        let fates = kernel::fates(&self.0, side, &action, limits, seed);
        Ok(fates.map(|after| Box::new(Played(after)) as Box<dyn Match>))
    }

    fn promise(&self, side: Side) -> f32 {
        self.0.value(side)
    }

    fn position(&self) -> Value {
        serde_json::to_value(self.0.position()).unwrap_or(Value::Null)
    }

    fn position_text(&self) -> String {
        sorted::text(&self.0.position()).unwrap_or_else(|_| Value::Null.to_string())
    }

    fn imagine(&self, eyes: Side, seed: u64) -> Box<dyn Match> {
        Box::new(Played(self.0.imagine(eyes, &mut Seeded::new(seed))))
    }

    fn in_sight(&self) -> bool {
        self.0.in_sight()
    }

    fn choose(&self, side: Side, player: &Player, seed: u64, stop: &mut dyn FnMut() -> bool) -> Advice {
        thought::advice(&self.0, side, &commander::choose(&self.0, side, player, seed, stop))
    }

    fn officer(&self, side: Side, player: &Player) -> Box<dyn Officer> {
        Box::new(Serving::new(&self.0, side, player))
    }

    fn search(&self, side: Side, seed: u64) -> Box<dyn Thought> {
        let search = commander::Search::new(&self.0, side, seed);
        Box::new(Thinking { game: self.0.clone(), side, search })
    }

    #[cfg(feature = "lab")]
    fn numbered(&self, side: Side) -> Vec<(u16, String)> {
        lab::numbered(&self.0, side).into_iter().map(|(n, action)| (n, self.0.write(&action))).collect()
    }

    #[cfg(feature = "lab")]
    fn observe(&self, side: Side, out: &mut [f32]) {
        lab::observe(&self.0, side, out);
    }

    fn boxed(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn Match) -> bool {
        other.as_any().downcast_ref::<Played<G>>().is_some_and(|other| self.0 == other.0)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
