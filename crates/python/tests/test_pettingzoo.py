"""PettingZoo's own tests, on every game."""

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import grognard
from grognard.pettingzoo import env, parallel_env


@pytest.mark.parametrize("game", grognard.games())
def test_one_side_after_the_other(game):
    api_test(env(game), num_cycles=40)


@pytest.mark.parametrize("game", grognard.games())
def test_both_sides_at_once(game):
    parallel_api_test(parallel_env(game), num_cycles=40)


@pytest.mark.parametrize("game", grognard.games())
def test_a_seed_gives_the_same_game(game):
    seed_test(lambda: env(game), num_cycles=10)
