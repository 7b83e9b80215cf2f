"""The games as OpenSpiel knows them: importing this registers `grognard_GAME` for each, and every die is a chance node.

    import pyspiel
    import grognard.openspiel

    game = pyspiel.load_game("grognard_" + grognard.games()[0])
"""

from __future__ import annotations

import numpy as np
import pyspiel

from . import ACTIONS, FEATURES, Game, games

_FACES = 64
"""No die or bowl has more faces than these."""
_LONGEST = 20_000
"""No game has more decisions and dice than these."""


def _register(name: str) -> None:
    rules = Game(name)
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    open_to_all = pyspiel.GameType.Information.PERFECT_INFORMATION
    about = pyspiel.GameType(
        short_name=f"grognard_{name}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if rules.hidden else open_to_all,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"scenario": ""},
    )

    class Wargame(pyspiel.Game):
        """A game of the catalogue."""

        def __init__(self, params=None):
            params = params or {}
            self.scenario = params.get("scenario") or None
            info = pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=_FACES,
                num_players=2,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=_LONGEST,
            )
            super().__init__(about, info, params)

        def new_initial_state(self):
            return State(self, rules.start(self.scenario, seed=None))

        def make_py_observer(self, iig_obs_type=None, params=None):
            return Observer()

    pyspiel.register_game(about, Wargame)


class State(pyspiel.State):
    """A position, or a die that is owed."""

    def __init__(self, game, position):
        super().__init__(game)
        self._come_to(position)

    def _come_to(self, position):
        self.position = position
        self._actions = position.actions

    def current_player(self):
        if self.position.chance is not None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.position.over else self.position.side

    def _legal_actions(self, player):
        return sorted(self._actions) if player == self.position.side else []

    def chance_outcomes(self):
        faces = self.position.chance
        return [(face, 1.0 / faces) for face in range(faces)]

    def _apply_action(self, action):
        position = self.position.clone()
        if position.chance is not None:
            position.throw(action)
        else:
            position.play(self._actions[action])
        self._come_to(position)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"face {action}"
        return self._actions.get(action, str(action))

    def is_terminal(self):
        return self.position.over

    def returns(self):
        return list(self.position.returns)

    def __str__(self):
        return self.position.json


class Observer:
    """What a side sees, as numbers and as JSON."""

    def __init__(self):
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = state.position.observe(player)

    def string_from(self, state, player):
        return state.position.scene(player)


for _name in games():
    _register(_name)
