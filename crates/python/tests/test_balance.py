"""A cluster comes to the same result as one machine, also when one of its workers dies."""

import os

import ray

import grognard
from grognard import balance

ORDER = {"game": grognard.games()[0], "scenario": None, "a": "sergeant", "b": "recruit", "seed": 7}
GAMES = 24


def test_portions_play_every_pair_once():
    pairs = [pair for first, count in balance.portions(GAMES + 1) for pair in range(first, first + count)]
    assert pairs == list(range((GAMES + 2) // 2))


def test_a_cluster_that_loses_a_worker_agrees_with_one_machine(tmp_path, monkeypatch):
    alone = balance.here(ORDER, GAMES, threads=1)
    assert alone["games"] == GAMES and alone["wins_a"] + alone["wins_b"] + alone["draws"] == GAMES
    died = tmp_path / "died"
    whole = balance._portion

    def dying(order, first, pairs):
        if not died.exists():
            died.touch()
            os._exit(1)
        return whole(order, first, pairs)

    monkeypatch.setattr(balance, "_portion", dying)
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "300")  # A busy machine takes its time.
    ray.init(num_cpus=2, include_dashboard=False, configure_logging=False)
    try:
        assert balance.cluster(ORDER, GAMES) == alone
    finally:
        ray.shutdown()
    assert died.exists(), "a worker died"
