"""The games as PettingZoo knows them: `env(game)` one side after the other, `parallel_env(game)` both at once.

An observation is a dictionary: `observation` (what the side sees) and `action_mask` (what it may do). In the parallel
environment the side that owes no decision has one action, 0, which does nothing.
"""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from . import ACTIONS, FEATURES, Game

_OBSERVATION = spaces.Dict(
    {
        "observation": spaces.Box(-np.inf, np.inf, (FEATURES,), np.float32),
        "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
    }
)


class _Table:
    """What both environments share: a position and its two agents."""

    def __init__(self, game: str, scenario=None, options=None, render_mode: str | None = None):
        self._game, self._scenario, self._options = Game(game), scenario, options
        self.metadata = {"name": f"grognard_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(self._game.sides)
        self._random, _ = seeding.np_random()
        self._spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent):
        return _OBSERVATION

    def action_space(self, agent):
        return self._spaces[agent]

    def render(self):
        return self._position.text(0)

    def close(self):
        pass

    def _begin(self, seed):
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        luck = int(self._random.integers(2**63))
        self._position = self._game.start(self._scenario, self._options, luck)

    def _seen(self, agent, idle=()):
        side = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        mask[list(self._position.actions if side == self._position.side else idle)] = 1
        return {"observation": self._position.observe(side), "action_mask": mask}


class Env(_Table, AECEnv):
    """One side after the other."""

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._position.side]

    def observe(self, agent):
        return self._seen(agent)

    def step(self, action):
        if self.terminations[self.agent_selection]:
            return self._was_dead_step(action)
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._position.play(int(action))
        self.rewards = dict(zip(self.agents, self._position.returns))
        if self._position.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self._position.side]
        self._accumulate_rewards()


class Parallel(_Table, ParallelEnv):
    """Both sides at once; who owes no decision waits with action 0."""

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen_by_all(), {agent: {} for agent in self.agents}

    def step(self, actions):
        self._position.play(int(actions[self.possible_agents[self._position.side]]))
        over = self._position.over
        seen, agents = self._seen_by_all(), self.agents
        rewards = dict(zip(self.possible_agents, self._position.returns))
        if over:
            self.agents = []
        still = dict.fromkeys(agents, False)
        return seen, rewards, dict.fromkeys(agents, over), still, {agent: {} for agent in agents}

    def state(self):
        return np.concatenate([self._position.observe(side) for side in (0, 1)])

    def _seen_by_all(self):
        return {agent: self._seen(agent, idle=(0,)) for agent in self.agents}


def env(game: str, scenario: str | None = None, options: dict[str, str] | None = None, render_mode=None) -> AECEnv:
    """The game, one side after the other."""
    return Env(game, scenario, options, render_mode)


def parallel_env(game: str, scenario: str | None = None, options: dict[str, str] | None = None) -> ParallelEnv:
    """The game, both sides at once."""
    return Parallel(game, scenario, options)
