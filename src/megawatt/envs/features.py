"""Every action as a row of numbers, for networks that look at the legal actions one by one instead of at a mask.

A row says which verb it is (one number per verb, of which one is 1) and the verb's own numbers plus 1, named as the
rules name them: the `city` of `build` is a row of the observation's table `cities`. 0 means that a verb has no such number.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
import numpy.typing as npt

from megawatt.kernel.contract.game import Game

OTHER = "number"
"""What the numbers of a verb are called that has no names for them, such as the amount of a bid."""


@dataclass(frozen=True)
class ActionFeatures:
    """The rows of all actions of a game."""

    names: tuple[str, ...]
    rows: npt.NDArray[np.int16]
    """[actions, names]"""


@dataclass(frozen=True)
class Choices:
    """All legal actions of all games of a batch, one after the other."""

    starts: npt.NDArray[np.int64]
    """[n + 1]: those of game i are the entries `starts[i]` to before `starts[i + 1]`."""
    games: npt.NDArray[np.int64]
    """The game of each entry."""
    actions: npt.NDArray[np.int64]
    """What `step` takes."""
    features: npt.NDArray[np.int16]
    """[entries, names]"""


@lru_cache(maxsize=64)
def action_features(game: Game) -> ActionFeatures:
    """The rows of this game's full moves; a compact action has the row of the move that it stands for."""
    verbs = list(game.actions.verbs.values())
    numbers = list(dict.fromkeys(name for verb in verbs for name in (verb.numbers or ([OTHER] if verb.count > 1 else []))))
    names = (*(f"verb: {verb.name}" for verb in verbs), *numbers)
    rows = np.zeros((game.actions.count, len(names)), np.int16)
    for place, verb in enumerate(verbs):
        own = rows[verb.first : verb.first + verb.count]
        own[:, place] = 1
        if verb.numbers:
            columns = [names.index(name) for name in verb.numbers]
            own[:, columns] = np.array(list(product(*verb.numbers.values())), np.int16).reshape(verb.count, -1) + 1
        elif verb.count > 1:
            own[:, names.index(OTHER)] = np.arange(1, verb.count + 1)
    return ActionFeatures(names, rows)
