"""Contests between commanders on all cores of a machine, or over a Ray cluster.

    python -m grognard.balance GAME --a captain:60 --b sergeant --games 200
    python -m grognard.balance GAME --ray auto

The games are dealt out in portions that depend on the seed alone, so that a cluster comes to the same result as one
machine, whichever worker plays what and however often one of them dies: a portion is counted once.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ThreadPoolExecutor, as_completed

from ._native import contest

_PAIRS = 4
"""Pairs of games in a portion."""


def portions(games: int) -> list[tuple[int, int]]:
    """The pairs of games that each portion plays: the first, and how many."""
    pairs = (games + 1) // 2
    return [(first, min(_PAIRS, pairs - first)) for first in range(0, pairs, _PAIRS)]


def total(results: list[dict[str, int]]) -> dict[str, int]:
    """What came of all portions together."""
    return {key: sum(result[key] for result in results) for key in results[0]}


def here(order: dict, games: int, threads: int | None = None) -> dict[str, int]:
    """Plays a contest on this machine."""
    with ThreadPoolExecutor(threads) as pool:
        work = [pool.submit(contest, first=first, pairs=pairs, **order) for first, pairs in portions(games)]
        return total([done.result() for done in as_completed(work)])


def cluster(order: dict, games: int, address: str | None = None) -> dict[str, int]:
    """Plays the same contest over a Ray cluster; a portion whose worker dies is played again by another."""
    import ray

    if not ray.is_initialized():
        ray.init(address=address)
    remote = ray.remote(max_retries=-1)(_portion)
    return total(ray.get([remote.remote(order, first, pairs) for first, pairs in portions(games)]))


def _portion(order: dict, first: int, pairs: int) -> dict[str, int]:
    return contest(first=first, pairs=pairs, **order)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m grognard.balance", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--scenario")
    parser.add_argument("--a", default="sergeant", help="the player whose rate is measured")
    parser.add_argument("--b", default="sergeant", help="his opponent")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, help="on this machine; all cores if not given")
    parser.add_argument("--ray", metavar="ADDRESS", help="an existing cluster (`auto`, or its address)")
    said = parser.parse_args()
    order = {"game": said.game, "scenario": said.scenario, "a": said.a, "b": said.b, "seed": said.seed}
    result = cluster(order, said.games, said.ray) if said.ray else here(order, said.games, said.threads)
    score = result["wins_a"] + result["draws"] / 2
    print(json.dumps(result | {"rate_a": score / max(1, result["games"])}))


if __name__ == "__main__":
    main()
