"""A cluster comes to the same report as one machine, also when one of its workers dies."""

import json
import os

import pytest
import ray

import grognard
from grognard import balance

ORDER = balance.plan(grognard.games()[0], ["sergeant", "recruit"], seed=7)
PAIRS = 4
GAMES = PAIRS * 2 * 3


def test_portions_play_every_pair_once():
    pairs = [pair for first, count in balance.portions(5) for pair in range(first, first + count)]
    assert pairs == list(range(5))


def test_threads_and_a_cluster_that_loses_a_worker_agree_with_one_thread(tmp_path, monkeypatch):
    alone = balance.here(ORDER, PAIRS, threads=1)
    page, figures = balance.report(ORDER, alone)
    assert len(alone) == len(set(alone)) == GAMES == json.loads(figures)["games"] and "<svg" in page
    assert balance.report(ORDER, balance.here(ORDER, PAIRS, threads=2)[::-1]) == (page, figures)
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
        assert balance.report(ORDER, balance.cluster(ORDER, PAIRS)) == (page, figures)
    finally:
        ray.shutdown()
    assert died.exists(), "a worker died"


def test_the_command_writes_the_page_and_its_figures(tmp_path, monkeypatch, capsys):
    page = tmp_path / "report.html"
    words = ["balance", grognard.games()[0], "--ranks", "random", "--games", "3", "--out", str(page)]
    monkeypatch.setattr("sys.argv", words)
    balance.main()
    assert "4 games" in capsys.readouterr().out
    assert "<svg" in page.read_text() and json.loads(page.with_suffix(".json").read_text())["games"] == 4


def test_what_is_wrong_with_a_plan_is_said():
    with pytest.raises(ValueError, match="no rank"):
        balance.plan(grognard.games()[0], ["general"])
    with pytest.raises(ValueError, match="scenario"):
        balance.plan(grognard.games()[0], ["random"], "no_such_scenario")
