//! Breakthrough's rules, proved against a second writing of them that shares nothing with the first.

use std::sync::Arc;

use kernel::{Game, Judge, Seeded, Side, Silence, playout};
use lab::breakthrough::{Breakthrough, Rules};

/// Squares as (file, row) with a sign on each, looked at one by one.
#[derive(Clone)]
struct Naive {
    board: [[char; 8]; 8],
    mover: char,
}

impl Naive {
    fn new() -> Self {
        let row = |r: usize| {
            [if r < 2 {
                'w'
            } else if r > 5 {
                'b'
            } else {
                '.'
            }; 8]
        };
        Naive { board: std::array::from_fn(row), mover: 'w' }
    }

    fn over(&self) -> bool {
        let pawns = |c| self.board.iter().flatten().filter(|&&s| s == c).count();
        self.board[7].contains(&'w') || self.board[0].contains(&'b') || pawns('w') == 0 || pawns('b') == 0
    }

    fn steps(&self) -> Vec<[usize; 4]> {
        let mut steps = Vec::new();
        if self.over() {
            return steps;
        }
        for (r, row) in self.board.iter().enumerate() {
            for (f, &sign) in row.iter().enumerate().filter(|(_, sign)| **sign == self.mover) {
                let to_row = if sign == 'w' { r + 1 } else { r - 1 };
                for to_file in [f.wrapping_sub(1), f, f + 1].into_iter().filter(|&f| f < 8) {
                    let there = self.board[to_row][to_file];
                    if there == '.' || (to_file != f && there != sign) {
                        steps.push([f, r, to_file, to_row]);
                    }
                }
            }
        }
        steps
    }

    fn play(&mut self, [f, r, tf, tr]: [usize; 4]) {
        self.board[tr][tf] = self.mover;
        self.board[r][f] = '.';
        self.mover = if self.mover == 'w' { 'b' } else { 'w' };
    }
}

fn name([f, r, tf, tr]: [usize; 4]) -> String {
    let file = |f: usize| char::from(b'a' + f as u8);
    format!("{}{}{}{}", file(f), r + 1, file(tf), tr + 1)
}

fn start() -> Breakthrough {
    Breakthrough::start(Arc::new(Rules), &mut Seeded::new(0), &mut Silence)
}

fn actions(game: &Breakthrough) -> Vec<<Breakthrough as Game>::Action> {
    let mut actions = Vec::new();
    Side::BOTH.into_iter().for_each(|side| game.actions(side, &mut actions));
    actions
}

fn perft(game: &Breakthrough, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let side = game.to_play().next();
    let after = |action| {
        let mut next = game.clone();
        next.play(side.unwrap(), &action, &mut Seeded::new(0), &mut Silence);
        perft(&next, depth - 1)
    };
    actions(game).into_iter().map(after).sum()
}

fn naive_perft(game: &Naive, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |step| {
        let mut next = game.clone();
        next.play(step);
        naive_perft(&next, depth - 1)
    };
    game.steps().into_iter().map(after).sum()
}

#[test]
fn both_writings_count_the_same_sequences() {
    assert_eq!(perft(&start(), 1), 22);
    assert_eq!(perft(&start(), 2), 22 * 22);
    for depth in 3..=4 {
        assert_eq!(perft(&start(), depth), naive_perft(&Naive::new(), depth), "depth {depth}");
    }
}

#[test]
fn both_writings_agree_through_random_games() {
    for seed in 0..200 {
        let mut luck = Seeded::new(seed);
        let (mut game, mut naive) = (start(), Naive::new());
        while let Some(side) = game.to_play().next() {
            let mut ours: Vec<String> = actions(&game).iter().map(|a| game.write(a)).collect();
            let mut theirs: Vec<String> = naive.steps().into_iter().map(name).collect();
            ours.sort();
            theirs.sort();
            assert_eq!(ours, theirs);
            let chosen = &theirs[luck.below(theirs.len() as u32) as usize];
            let action = game.read(chosen).unwrap();
            assert!(game.check(side, &action).is_ok() && game.check(!side, &action).is_err());
            let again = Breakthrough::from_position(Arc::new(Rules), game.position()).unwrap();
            assert_eq!(again, game);
            assert!((game.value(side) + game.value(!side)).abs() < 1e-6);
            game.play(side, &action, &mut luck, &mut Silence);
            let step = naive.steps().into_iter().find(|step| name(*step) == *chosen).unwrap();
            naive.play(step);
        }
        assert!(naive.over());
    }
}

#[test]
fn a_random_action_is_any_of_the_legal_ones_alike() {
    let mut luck = Seeded::new(7);
    let mut game = start();
    playout(&mut game, &mut luck, &mut Vec::new(), 20);
    let side = game.to_play().next().unwrap();
    let legal = actions(&game);
    let mut counts = vec![0u32; legal.len()];
    for _ in 0..legal.len() * 1000 {
        let action = game.any_action(side, &mut luck, &mut Vec::new()).unwrap();
        counts[legal.iter().position(|a| *a == action).unwrap()] += 1;
    }
    assert!(counts.iter().all(|n| (850..1150).contains(n)), "{counts:?}");
}
