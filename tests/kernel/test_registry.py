"""Games are found in their folder and by entry point; one that cannot be used is named."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from types import ModuleType
from typing import Any

import pytest

import megawatt
from megawatt.kernel import registry

OVERLOAD = megawatt.find("overload")


class ShortCircuit(type(OVERLOAD)):  # type: ignore[misc]
    """The template, as somebody else offers it."""

    name = "short-circuit"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Install a package `circuits` whose entry point leads to this object, and look for games as a new process does."""

    def install(offered: object) -> None:
        package = ModuleType("circuits")
        package.GAME = offered  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "circuits", package)
        found = [EntryPoint("short-circuit", "circuits:GAME", "megawatt.games")]
        monkeypatch.setattr(registry, "entry_points", lambda group: [each for each in found if each.group == group])
        monkeypatch.setattr(registry, "_found", {})
        monkeypatch.setattr(registry, "_discovered", [])

    return install


def test_a_game_is_found_by_entry_point(installed: Any) -> None:
    game = ShortCircuit()
    installed(game)
    assert megawatt.find("short-circuit") is game
    assert megawatt.find("overload") is OVERLOAD


def test_a_game_that_cannot_be_loaded_is_named(installed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(None)
    monkeypatch.delattr(sys.modules["circuits"], "GAME")
    with pytest.raises(megawatt.MegawattError, match=r"'short-circuit' \(circuits:GAME\) cannot be loaded.*AttributeError"):
        megawatt.list_games()


def test_what_is_offered_must_be_a_game(installed: Any) -> None:
    installed(ShortCircuit)
    with pytest.raises(megawatt.MegawattError, match=r"circuits:GAME should be an object of a subclass of megawatt\.Game"):
        megawatt.list_games()


def test_two_games_of_the_same_name_are_both_named(installed: Any) -> None:
    installed(type("Copy", (type(OVERLOAD),), {"__module__": "circuits.game"})())
    with pytest.raises(
        megawatt.MegawattError, match=r"two games are called 'overload': megawatt\.games\.template\.game and circuits\.game"
    ):
        megawatt.list_games()
