"""What the Rust half of the package offers."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

ACTIONS: Final[int]
"""Numbers that an action may have, in every game."""
FEATURES: Final[int]
"""Places of the tensor of what a side sees, in every game."""

def games() -> list[str]:
    """The ids of the games."""

def replay(record: str) -> Position:
    """The end of a record, every move of which is proved legal."""

def plan(
    game: str,
    players: list[str],
    scenario: str | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
) -> str:
    """What a balance report is to be about, as JSON: the players meet each other and themselves."""

def play(plan: str, first: int, pairs: int) -> list[str]:
    """Plays some pairs of every two players of a plan, from pair `first` on, on one thread: a line of JSON for each
    game."""

def report(plan: str, games: list[str]) -> tuple[str, str]:
    """The report on games of a plan, in whatever order they come: a page of HTML, and the figures as JSON."""

class Game:
    """A game: its scenarios and options, and where matches of it begin."""

    def __init__(self, id: str) -> None: ...
    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def sides(self) -> list[str]: ...
    @property
    def scenarios(self) -> list[str]: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def hidden(self) -> bool: ...
    def start(
        self,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        seed: int | None = 0,
    ) -> Position:
        """Begins a match of a scenario (its id, or the text of a file of one's own). The dice are drawn from the seed;
        with `seed=None` each die is asked for (`Position.chance`)."""

class Position:
    """A position of a match, with all that led to it."""

    @property
    def side(self) -> int | None:
        """Whose decision it is: 0 or 1; nothing when the game is over or a die is owed."""
    @property
    def chance(self) -> int | None:
        """The faces of the die that is owed, each as likely as another."""
    @property
    def over(self) -> bool: ...
    @property
    def outcome(self) -> tuple[int | None, str, str] | None:
        """How it ended: the winner, how well, and why."""
    @property
    def returns(self) -> tuple[float, float]:
        """What each side has of it: 1 won, -1 lost, 0 a draw or undecided."""
    @property
    def legal(self) -> list[str]:
        """The legal actions, in the game's notation."""
    @property
    def actions(self) -> dict[int, str]:
        """The legal actions by their numbers, which are below `ACTIONS`."""
    def play(self, action: str | int) -> None:
        """Carries out a legal action, or says which rule forbids it."""
    def throw(self, face: int) -> None:
        """The die that is owed shows this face, counted from 0."""
    def undo(self) -> None:
        """Takes the last step back."""
    def playout(self, seed: int) -> int:
        """Plays by lot to the end; how many decisions that took."""
    def advise(self, player: str = "captain:200", seed: int = 0) -> tuple[str, float, str]:
        """What a commander would do: the notation, what it promises (-1 to 1), why."""
    def observe(self, side: int) -> NDArray[np.float32]:
        """What a side sees, as `FEATURES` numbers: the same for all that it cannot tell apart."""
    def scene(self, side: int) -> str:
        """What a side sees, as JSON."""
    @property
    def json(self) -> str:
        """The position as JSON, secrets included."""
    def describe(self, action: str | int, tongue: str = "en") -> str:
        """An action in words."""
    def text(self, side: int, tongue: str = "en") -> str:
        """The board in text, as a side sees it."""
    @property
    def record(self) -> str:
        """The record so far."""
    def clone(self) -> Position: ...

class Batch:
    """Many games of one scenario. A game that is over begins anew."""

    def __init__(
        self,
        game: str,
        games: int,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None: ...
    def __len__(self) -> int: ...
    @property
    def sides(self) -> NDArray[np.int8]:
        """Whose decision it is in each game."""
    def step(self, actions: NDArray[np.int32]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Makes a decision in each game: numbers of legal actions, -1 for one drawn by lot. Gives the rewards of
        side 0 (1 won, -1 lost) and which games ended and have begun anew."""
    def masks(self) -> NDArray[np.uint8]:
        """Which actions are legal: a row of `ACTIONS` for each game."""
    def lot(self) -> NDArray[np.int32]:
        """A legal action for each game, drawn by lot."""
    def observe(self) -> NDArray[np.float32]:
        """What the side sees that decides: a row of `FEATURES` for each game."""
