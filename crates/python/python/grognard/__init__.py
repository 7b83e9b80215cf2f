"""Quick wargames with dice and secrets, with the rules enforced to the letter.

    import grognard

    position = grognard.Game(grognard.games()[0]).start(seed=1)
    while not position.over:
        action, promise, why = position.advise("sergeant")
        position.play(action)
    print(position.outcome)

`Batch` steps many games at once in Rust threads. `grognard.pettingzoo` and `grognard.openspiel` give the interfaces that
other systems know, `grognard.balance` writes balance reports, over a Ray cluster if there is one.
"""

from ._native import ACTIONS, FEATURES, Batch, Game, Position, games, replay

__all__ = ["ACTIONS", "FEATURES", "Batch", "Game", "Position", "games", "replay"]
