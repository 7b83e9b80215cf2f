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
from pettingzoo.classic import connect_four_v3

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


def connect_four() -> float:
    env, random = connect_four_v3.env(), np.random.default_rng(1)

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
    four, gammon = connect_four(), backgammon()
    print(f"PettingZoo's connect four {four:,.0f}, OpenSpiel's backgammon from Python {gammon:,.0f} decisions a second")
    for game in grognard.games():
        python, alone = batched(game), native(sys.argv[1], game)
        shares = f"{python / alone:4.0%} of native {alone:>10,.0f}, {python / four:5.0f} ×, {python / gammon:5.1f} ×"
        print(f"{game:<20} {python:>10,.0f} batched through Python: {shares}")


if __name__ == "__main__":
    main()
