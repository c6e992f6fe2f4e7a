"""Positions of a booklet's examples, and the numbers of examples and lessons as the engine finds them."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping
from typing import Any

import megawatt
from megawatt import Match
from megawatt.kernel.contract.game import Game
from megawatt.kernel.text.languages import known
from megawatt.teaching.booklet import facts
from megawatt.teaching.examples import Example, Figure

POSITIONS = {
    "power-grid": "tests.power_grid.positions",
    "future-energy": "tests.future_energy.positions",
    "barrage": "tests.barrage.table",
}
"""Where the helpers are that lay out the positions of a game's examples."""


def laid_out(game: Game, example: Example) -> Match:
    """The example's position."""
    helpers = importlib.import_module(POSITIONS[game.name])
    match = megawatt.new(game.name, seats=example.seats, seed=example.seed, options=dict(example.options))
    for line in example.lay:
        name, *given = line.split()
        plain = [_value(each) for each in given if "=" not in each]
        named = {each.partition("=")[0]: _value(each.partition("=")[2]) for each in given if "=" in each}
        getattr(helpers, name.replace("-", "_"))(match, *plain, **named)
    return match


def _value(text: str) -> str | int:
    return int(text) if text.lstrip("-").isdigit() else text


def shown(view: Any, path: str) -> Any:
    """What lies at this path; an item of a list by its place, its id or its name."""
    for step in path.split("."):
        if isinstance(view, list | tuple):
            view = view[int(step)] if step.isdigit() else next(each for each in view if each["id"] == step)
        else:
            view = view[step]
    return view


def number_in(found: Any) -> int:
    """The number itself, or the one that an id ends with: basin-10."""
    if isinstance(found, str):
        return int(re.findall(r"\d+", found)[-1])
    return int(found)


class Position:
    """What a game shows and costs in one position."""

    def __init__(self, match: Match, seat: int | None = None) -> None:
        self.match = match
        self.view = match.view() if seat is None else match.view(seat)
        self.printed = match.game.printed(match.board)

    def costs(self, told: str) -> int:
        """`build essen: price`, of a move that is legal now."""
        move, _, name = told.partition(": ")
        return int(shown(self.match.game.costs(self.match.board, self.match.state, self.match.action(move)), name))

    def shows(self, figure: Figure) -> int:
        """The number of a figure about this one position."""
        if figure.fact:
            return number_in(facts(self.match.game.folder)(figure.fact))
        if figure.printed:
            return number_in(shown(self.printed, figure.printed))
        if figure.costs:
            return self.costs(figure.costs)
        if figure.count or figure.others:
            return len(shown(self.view, figure.count or figure.others)) - bool(figure.others)
        return number_in(shown(self.view, figure.at or figure.was))


def worked_out(game: Game, example: Example) -> Mapping[str, int]:
    """The numbers of an example, after playing it."""
    match = laid_out(game, example)
    before = Position(match)
    early = {name: before.shows(each) for name, each in example.numbers.items() if each.costs or each.was}
    for move in example.moves:
        match.play(move)
    after = Position(match)

    def difference(path: str) -> int:
        return int(shown(after.view, path)) - int(shown(before.view, path))

    found: dict[str, int] = {}
    for name, figure in example.numbers.items():
        if name in early:
            found[name] = early[name]
        elif figure.sum:
            found[name] = sum(example.numbers[each].value for each in figure.sum)
        elif figure.spent or figure.gained:
            found[name] = -difference(figure.spent) if figure.spent else difference(figure.gained)
        else:
            found[name] = after.shows(figure)
    return found


def numbers_in(text: str, language: str) -> set[int]:
    """Every number that a text says, in figures or in words. One is left out where it may be an article."""
    plain = re.sub(r"<[^>]*>", "", text)
    if language == "ja":
        plain = re.sub(r"(\d+)00万", r"\1", plain)
        return {int(number) for number in re.findall(r"\d+", plain)} - {1}
    words = known()[language].numbers
    spelled = {words.index(word.lower()) + 2 for word in re.findall(r"\w+", plain) if word.lower() in words}
    return spelled | {int(number) for number in re.findall(r"\d+", plain)}
