"""What players agree on has one name: the option's, which the field of the Board that holds the answer begins with."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import pytest

import megawatt
from megawatt.games.template.board import make_board
from megawatt.games.template.game import Overload
from megawatt.kernel.contract.game import Game, part
from megawatt.kernel.contract.options import Option
from megawatt.kernel.contract.registry import games
from megawatt.kernel.errors import MegawattError

GAMES = [game.name for game in games(all_of_them=True)]


def choices(option: Option) -> list[Any]:
    """A few values that an option can have."""
    if option.choices:
        return list(option.choices)
    return [False, True] if isinstance(option.default, bool) else [option.lowest, option.highest]


def boards(game: Game, seats: int, option: Option, around: Mapping[str, Any]) -> Iterator[Any]:
    """The boards that differ in this option alone, wherever one can be laid."""
    for value in choices(option):
        try:
            yield game.board(seats, game.settle(seats, {**around, option.name: value}))
        except MegawattError:
            continue


def decided(game: Game, option: Option) -> set[str]:
    """The fields of the Board that depend on an option."""
    fields = set()
    for seats in {game.seat_counts[0], game.usual_seats}:
        for around in game.sample_options(seats):
            for one, other in pairwise(boards(game, seats, option, around)):
                fields |= {name for name in game.Board.dtype.names if (one.record[name] != other.record[name]).any()}
    return fields


def misnamed(game: Game) -> list[str]:
    """Options that alone decide one number of the Board under another name."""
    by_option = {option.name: decided(game, option) for option in game.options if not option.file}
    found = []
    for name, fields in by_option.items():
        others = set().union(*(others for other, others in by_option.items() if other != name))
        own = {field for field in fields if field not in others and not game.Board.dtype[field].shape}
        if len(fields) == len(own) == 1 and not any(field == name or field.startswith(f"{name}_") for field in own):
            found.append(f"{name}: {', '.join(own)}")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_field_that_one_option_decides_begins_with_its_name(name: str) -> None:
    assert misnamed(megawatt.find(name)) == []


def test_an_option_whose_field_has_another_name_is_found() -> None:
    class Renamed(Overload):
        options = (Option("fuses_face_up", False),)
        board = part(lambda seats, options: make_board(seats, {"open_fuses": options["fuses_face_up"]}))
        sample_options = part(lambda seats: [{}])

    assert misnamed(Renamed()) == ["fuses_face_up: open_fuses"]
