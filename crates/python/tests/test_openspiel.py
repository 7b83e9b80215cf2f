"""OpenSpiel's own test of a game by random play, on every game, and one of its bots at the table."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import grognard
import grognard.openspiel


@pytest.mark.parametrize("game", grognard.games())
def test_random_games_keep_the_promises_of_the_interface(game):
    pyspiel.random_sim_test(pyspiel.load_game(f"grognard_{game}"), 1, serialize=False, verbose=False)


def test_their_search_plays_our_game():
    game = pyspiel.load_game(f"grognard_{grognard.games()[0]}")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = Shallow()
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


class Shallow(mcts.Evaluator):
    """Thinks nothing of any position: enough to see the search walk."""

    def evaluate(self, state):
        return np.zeros(2)

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
