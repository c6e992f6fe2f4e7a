"""Small cases of hidden things: a position with a few unknown cards, and how often every way to lay them is drawn."""

from __future__ import annotations

import random

from megawatt.kernel.match.match import Match
from megawatt.testing.indistinguishable import all_arrangements
from megawatt.testing.resample_laws import check_chances, check_what_stays
from megawatt.testing.situation import Situation

DRAWS = 4000


def ways_of(match: Match, name: str, seat: int = 0) -> list[tuple[int, ...]]:
    """Every way in which one hidden thing of this position may lie, as the declaration has it."""
    (part,) = [part for part in match.game.hidden if part.name == name]
    found = all_arrangements(part, match.board, match.state, list(part.places(match.board, match.state, seat)), 40)
    assert found is not None, "not so few"
    return found


def redrawn_fairly(match: Match) -> None:
    """What is known stays and all ways are equally likely, for every hidden thing of this position; Broken says what is not so."""
    here = Situation(match, random.Random(1), compiled=False)
    check_what_stays(here)
    check_chances(here, DRAWS)
