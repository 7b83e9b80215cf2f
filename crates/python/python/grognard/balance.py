"""Balance reports on all cores of a machine, or over a Ray cluster.

    python -m grognard.balance GAME --ranks recruit,sergeant --games 400 --out report.html
    python -m grognard.balance GAME --ray auto

The games are dealt out in portions that depend on the seed alone, so that a cluster comes to the same report as one
machine, whichever worker plays what and however often one of them dies: a portion is counted once.
"""

from __future__ import annotations

import argparse
import os
import pathlib
from concurrent.futures import ThreadPoolExecutor

from ._native import plan, play, report

_PAIRS = 2
"""Pairs of every two players in a portion."""


def portions(pairs: int) -> list[tuple[int, int]]:
    """The pairs that each portion plays: the first, and how many."""
    return [(first, min(_PAIRS, pairs - first)) for first in range(0, pairs, _PAIRS)]


def here(order: str, pairs: int, threads: int | None = None) -> list[str]:
    """Plays the pairs of a plan on this machine: a line of JSON for each game."""
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        played = pool.map(lambda portion: play(order, *portion), portions(pairs))
        return [game for games in played for game in games]


def cluster(order: str, pairs: int, address: str | None = None) -> list[str]:
    """Plays the same over a Ray cluster; a portion whose worker dies is played again by another."""
    import ray

    if not ray.is_initialized():
        ray.init(address=address)
    remote = ray.remote(max_retries=-1)(_portion)
    played = ray.get([remote.remote(order, first, count) for first, count in portions(pairs)])
    return [game for games in played for game in games]


def _portion(order: str, first: int, pairs: int) -> list[str]:
    return play(order, first, pairs)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m grognard.balance", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--scenario", help="an id of the game, or a file of your own (FILE.toml)")
    parser.add_argument("--ranks", default="recruit,sergeant", help="the players, with commas between them")
    parser.add_argument("--games", type=int, default=400, help="rounded up to pairs of every two players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, help="on this machine; all cores if not given")
    parser.add_argument("--ray", metavar="ADDRESS", help="an existing cluster (`auto`, or its address)")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("report.html"), help="the figures are beside it")
    said = parser.parse_args()
    scenario = said.scenario
    if scenario and scenario.endswith(".toml"):
        scenario = pathlib.Path(scenario).read_text()
    players = said.ranks.split(",")
    order = plan(said.game, players, scenario, seed=said.seed)
    meetings = len(players) * (len(players) + 1) // 2
    pairs = -(-said.games // (2 * meetings))
    games = cluster(order, pairs, said.ray) if said.ray else here(order, pairs, said.threads)
    page, figures = report(order, games)
    said.out.write_text(page)
    said.out.with_suffix(".json").write_text(figures)
    print(f"{len(games)} games: {said.out}")


if __name__ == "__main__":
    main()
