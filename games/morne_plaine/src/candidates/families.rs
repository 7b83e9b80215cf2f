//! The candidates of one unit that is free to act, family by family: so that one can be drawn without finding the others.

use std::cell::OnceCell;

use super::moves::{WAYS, Way};
use super::{AROUND, CHARGED, FACED};
use crate::MornePlaine;
use crate::action::{Action, Move, MoveKind};
use crate::event::ShotKind;
use crate::formation::{Formation, Pivot, Reform, Shape};
use crate::movement::Around;
use crate::terrain::Line;
use crate::units::{Arm, Trait, UnitId};

/// Candidates of a unit that are found together.
#[derive(Clone, Copy)]
pub(super) enum Family<'a> {
    /// A shot at one enemy.
    Shot(UnitId),
    /// The volley of a square.
    SquareVolley,
    /// Charges, in the formation that it has or in a column formed for them.
    Charges { formed: bool },
    /// Moves of a kind in one way.
    Way(MoveKind, Way),
    /// Moves of a kind with a free reform.
    Reforming(MoveKind),
    /// Moves behind a line of the ground that gives cover.
    Cover(&'a Line),
    /// Changes of formation on the spot.
    Forms,
}

impl Family<'_> {
    /// The most candidates that it may have.
    pub fn most(self) -> usize {
        match self {
            Family::Shot(_) | Family::SquareVolley => 1,
            Family::Charges { .. } => CHARGED,
            Family::Way(kind, way) => way.most(kind),
            Family::Reforming(_) => Self::SHAPES,
            Family::Cover(line) => line.points.len() - 1,
            Family::Forms => Self::FORMS,
        }
    }

    /// The most formations that a unit usually takes.
    const SHAPES: usize = 5;
    /// The most reforms that are proposed on the spot: formations, fewest and most files, facings.
    const FORMS: usize = Self::SHAPES + 2 + 4;

    /// The most candidates of a unit, but for its shots and covers.
    pub fn most_of_all() -> usize {
        let ways = |kind| WAYS.iter().map(|way| way.most(kind)).sum::<usize>();
        let kinds = [MoveKind::Progress, MoveKind::Fast].map(|kind| ways(kind) + Self::SHAPES);
        2 * CHARGED + kinds.iter().sum::<usize>() + Self::FORMS
    }
}

/// A unit that is free to act, as whoever looks for its candidates sees it.
pub(super) struct Scout<'a> {
    pub game: &'a MornePlaine,
    pub id: UnitId,
    /// Where its candidates begin in the list.
    from: usize,
    enemies: OnceCell<Vec<UnitId>>,
    around: OnceCell<Around>,
    may_reform: OnceCell<bool>,
    pub bearings: [OnceCell<u16>; FACED],
    pub gaps: [OnceCell<i32>; FACED],
}

impl<'a> Scout<'a> {
    /// Looks for candidates of a unit; its first one will be the one numbered `from` in the list.
    pub fn new(game: &'a MornePlaine, id: UnitId, from: usize) -> Scout<'a> {
        Scout {
            game,
            id,
            from,
            enemies: OnceCell::new(),
            around: OnceCell::new(),
            may_reform: OnceCell::new(),
            bearings: Default::default(),
            gaps: Default::default(),
        }
    }

    /// The enemies, the nearest first.
    pub fn enemies(&self) -> &[UnitId] {
        self.enemies.get_or_init(|| self.game.nearest_enemies(self.id))
    }

    /// What stands near it.
    pub fn around(&self) -> &Around {
        self.around.get_or_init(|| self.game.around(self.id, AROUND))
    }

    /// Whether it has a free reform where it stands.
    pub fn may_reform(&self) -> bool {
        let foot = &self.game.unit(self.id).foot;
        *self.may_reform.get_or_init(|| self.game.check_free_reform(self.id, foot).is_ok())
    }

    /// Its families, in the order of the list.
    pub fn families(&self) -> impl Iterator<Item = Family<'a>> {
        let (game, id) = (self.game, self.id);
        let (unit, spec) = (game.unit(id), game.spec(id));
        let square = unit.shape.formation == Formation::Square;
        let fires = match spec.arm {
            Arm::Artillery => unit.shape.formation == Formation::Unlimbered,
            Arm::Infantry => unit.banned == 0 && !square && unit.shape.formation != Formation::March,
            _ => false,
        };
        let volley = (square && unit.banned == 0).then_some(Family::SquareVolley);
        let charges = [false, true].into_iter().filter(|_| spec.fights()).map(|formed| Family::Charges { formed });
        let kinds = game.kinds(id);
        let ways = kinds.iter().flat_map(|&kind| WAYS.iter().map(move |&way| Family::Way(kind, way)));
        let enemies = game.present(!spec.side).filter(move |_| fires);
        enemies
            .map(Family::Shot)
            .chain(volley)
            .chain(charges)
            .chain(ways)
            .chain(kinds.iter().map(|&kind| Family::Reforming(kind)))
            .chain(game.covers(id).map(Family::Cover))
            .chain([Family::Forms])
    }

    /// Adds the candidates of a family, but for moves that the list has.
    pub fn add(&self, family: Family<'_>, out: &mut Vec<Action>) {
        let (game, unit) = (self.game, self.id);
        match family {
            Family::Shot(target) if game.spec(unit).arm == Arm::Artillery => {
                out.extend(game.may_hit(unit, None, target, ShotKind::Guns).then_some(Action::Guns { unit, target }));
            }
            Family::Shot(target) => {
                let volley = Action::Volley { unit, target: Some(target) };
                out.extend(game.may_hit(unit, None, target, ShotKind::Volley).then_some(volley));
            }
            Family::SquareVolley => {
                let any = game.side_targets(unit, true, 0).next().is_some();
                out.extend(any.then_some(Action::Volley { unit, target: None }));
            }
            Family::Charges { formed } => self.add_charges(formed, out),
            Family::Way(kind, way) => self.add_way(kind, way, out),
            Family::Reforming(kind) => self.add_reforming(kind, out),
            Family::Cover(line) => self.add_cover(line, out),
            Family::Forms => {
                let foot = &game.unit(unit).foot;
                let reforms = game.reforms_facing(unit, false, self.enemies().first().copied()).into_iter();
                let legal = reforms.filter(|&r| game.check_reform_among(unit, foot, r, true, self.around()).is_ok());
                out.extend(legal.map(|reform| Action::Form { unit, reform }));
            }
        }
    }

    /// Charges at the nearest enemies in front, however far they are: a list that ended at some distance would
    /// measure it (MP-99, MP-R75).
    fn add_charges(&self, formed: bool, out: &mut Vec<Action>) {
        let (game, id) = (self.game, self.id);
        let (unit, spec) = (game.unit(id), game.spec(id));
        let now = unit.shape.formation;
        let may = match formed {
            false => !matches!(now, Formation::March | Formation::Square | Formation::Skirmish),
            true => spec.is(Trait::French) && now != Formation::Column && self.may_reform(),
        };
        if !may {
            return;
        }
        let column = Reform { shape: Shape::with(Formation::Column, 6), pivot: Pivot::Front };
        let pre = formed.then_some(column);
        let ahead = |target: &&UnitId| unit.pose().local(game.unit(**target).foot.centre()).1 >= 0;
        let offered = self.enemies().iter().filter(ahead).take(CHARGED);
        let legal = offered.filter(|&&target| game.check_charge(spec.side, id, target, pre).is_ok());
        out.extend(legal.map(|&target| Action::Charge { unit: id, target, pre }));
    }

    /// Adds a move if it is legal, and not there; says whether it is legal.
    pub fn push(&self, m: Move, out: &mut Vec<Action>) -> bool {
        let listed = self.has(&m, out);
        let fits = listed || self.may_move(&m);
        if fits && !listed {
            out.push(Action::Move(m));
        }
        fits
    }

    /// The same for a move that is known to be legal.
    pub fn push_legal(&self, m: Move, out: &mut Vec<Action>) {
        if !self.has(&m, out) {
            out.push(Action::Move(m));
        }
    }

    /// Whether a move is there. Most end elsewhere, which is seen at once.
    fn has(&self, m: &Move, out: &[Action]) -> bool {
        let same = |action: &Action| matches!(action, Action::Move(other) if other.pose == m.pose && other == m);
        out[self.from..].iter().any(same)
    }

    /// Whether its unit may make a move.
    pub fn may_move(&self, m: &Move) -> bool {
        self.game.plan_among(m, self.around()).is_ok()
    }

    /// The candidate at a place, where each family has as many places as it may have candidates; nothing where there is
    /// none, or where it is a move that an earlier family has too.
    pub fn at(&self, mut place: usize, found: &mut Vec<Action>) -> Option<Action> {
        let (number, family) = self.families().enumerate().find(|(_, family)| {
            let here = place < family.most();
            place -= if here { 0 } else { family.most() };
            here
        })?;
        self.add(family, found);
        let action = *found.get(place)?;
        let listed = self.families().take(number).any(|earlier| {
            self.may_share(earlier, &action) && {
                found.clear();
                self.add(earlier, found);
                found.contains(&action)
            }
        });
        (!listed).then_some(action)
    }

    /// Whether a family may have an action that a later one has too: the same move.
    fn may_share(&self, family: Family<'_>, action: &Action) -> bool {
        match (family, action) {
            (Family::Way(kind, way), Action::Move(Move { pre: None, post: None, kind: of, pose, .. })) => {
                kind == *of && self.facing(way) == Some(pose.facing)
            }
            (Family::Cover(_), Action::Move(_)) => true,
            _ => false,
        }
    }
}
