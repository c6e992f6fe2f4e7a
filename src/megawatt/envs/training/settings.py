"""At which tables a network learns: the usual one most often, and every number of seats, map and option that a game offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.options import Option
from megawatt.kernel.errors import OptionError

Setting = tuple[int, dict[str, Any]]
MOST_OTHERS = 60
"""A batch has room for little more."""


def usual_setting(game: Game, seats: int | None = None) -> Setting:
    """The table that most games are played at."""
    return seats or game.usual_seats, {}


def other_settings(game: Game) -> list[Setting]:
    """Each other number of seats, and each other value of an option, the numbers of seats going round."""
    counts = [seats for seats in game.seat_counts if seats > 1]
    found: list[Setting] = [(seats, {}) for seats in counts if seats != game.usual_seats]
    for place, options in enumerate(_variants(game)):
        turned = counts[place % len(counts) :] + counts[: place % len(counts)]
        seats = next((seats for seats in turned if _possible(game, seats, options)), None)
        if seats:
            found.append((seats, options))
    return found[:MOST_OTHERS]


def mixture(game: Game, usual: float, seats: int | None = None) -> list[Setting]:
    """A list in which the usual setting has this share of the places, spread evenly, and each other one has a place."""
    others = other_settings(game) if seats is None and usual < 1 else []
    if not others:
        return [usual_setting(game, seats)]
    total = max(len(others) + 1, round(len(others) / (1 - usual)))
    places = {int((place + 0.5) * total / len(others)) for place in range(len(others))}
    remaining = iter(others)
    return [next(remaining, usual_setting(game)) if place in places else usual_setting(game) for place in range(total)]


def setting_name(setting: Setting) -> str:
    """Such as `4 seats, map=italy`."""
    seats, options = setting
    return ", ".join([f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])


def _variants(game: Game) -> Iterator[dict[str, Any]]:
    offered = [option for option in game.options if option.offered and not option.disputed]
    for option in offered:
        for value in _other_values(option):
            yield {option.name: value}
    switches = {option.name: True for option in offered if option.default is False}
    if len(switches) > 1:
        yield switches


def _other_values(option: Option) -> list[Any]:
    if isinstance(option.default, bool):
        return [not option.default]
    return [value for value in option.choices if value != option.default]


def _possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.board(seats, game.settle(seats, options))
    except OptionError:
        return False
    return True
