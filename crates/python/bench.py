"""Random decisions in a second of processor time (so that others at work on the machine do not count): batches through
Python beside the native program, and beside what other systems step from Python. `make wheel-bench` runs it.

    python crates/python/bench.py target/release/grognard
"""

import json
import resource
import subprocess
import sys
import time

import numpy as np
import pyspiel
from pettingzoo.classic import chess_v6, connect_four_v3

import grognard

SECONDS = 0.5
"""For each measurement."""


def rate(step) -> float:
    """How many decisions a second a function makes that says how many it made."""
    step()
    made, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        made += step()
    return made / (time.process_time() - begun)


def batched(game: str, games: int = 256) -> float:
    """All scenarios of a game, the same time for each."""
    by_lot = np.full(games, -1, np.int32)

    def of(scenario: str) -> float:
        batch = grognard.Batch(game, games, scenario, seed=1)
        return rate(lambda: len(batch.step(by_lot)[0]))

    return float(np.mean([of(scenario) for scenario in grognard.Game(game).scenarios]))


def native(program: str, game: str) -> float:
    """The same from the program, which says decisions a second of the clock; of the processor's its system says more."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    order = [program, "bench", "--game", game, "--seconds", str(SECONDS), "--json"]
    rows = json.loads(subprocess.run(order, check=True, capture_output=True).stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return sum(row["decisions_per_second"] * SECONDS for row in rows) / spent


def theirs(rules) -> float:
    """A game of PettingZoo's."""
    env, random = rules.env(), np.random.default_rng(1)

    def game() -> int:
        env.reset()
        for decisions, _ in enumerate(env.agent_iter()):
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else random.choice(np.flatnonzero(seen["action_mask"])))
        return decisions

    return rate(game)


def backgammon() -> float:
    rules, random = pyspiel.load_game("backgammon"), np.random.default_rng(1)

    def game() -> int:
        state, decisions = rules.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += not state.is_chance_node()
        return decisions

    return rate(game)


def main() -> None:
    others = {
        "PettingZoo's chess": theirs(chess_v6),
        "its connect four": theirs(connect_four_v3),
        "OpenSpiel's backgammon": backgammon(),
    }
    print("decisions a second, stepped from Python:", ", ".join(f"{name} {rate:,.0f}" for name, rate in others.items()))
    for game in grognard.games():
        python, alone = batched(game), native(sys.argv[1], game)
        times = ", ".join(f"{python / rate:,.1f} × {name}" for name, rate in others.items())
        print(f"{game:<18} {python:>10,.0f} batched, {python / alone:4.0%} of native {alone:>10,.0f}; {times}")


if __name__ == "__main__":
    main()
