"""Games are found in their folder and by entry point; one that cannot be used is named."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import megawatt
from megawatt.cli.games import list_games
from megawatt.kernel.contract import registry

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
        monkeypatch.setattr(registry, "_faults", {})

    return install


def test_a_game_is_found_by_entry_point(installed: Any) -> None:
    game = ShortCircuit()
    installed(game)
    assert megawatt.find("short-circuit") is game
    assert megawatt.find("overload") is OVERLOAD


def test_a_game_that_cannot_be_loaded_is_named_and_hides_no_other(installed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(None)
    monkeypatch.delattr(sys.modules["circuits"], "GAME")
    assert [game.name for game in megawatt.list_games()] == ["power-grid", "future-energy", "barrage"]
    assert list(registry.faulty_plug_ins()) == ["short-circuit"]
    with pytest.raises(megawatt.MegawattError, match=r"'short-circuit' \(circuits:GAME\) cannot be used.*AttributeError"):
        megawatt.find("short-circuit")


def test_a_game_that_ends_the_program_when_it_is_imported_does_not(monkeypatch: pytest.MonkeyPatch, installed: Any) -> None:
    installed(None)
    monkeypatch.setattr(EntryPoint, "load", lambda self: sys.exit("no"))
    assert len(megawatt.list_games()) == 3
    assert "SystemExit: no" in registry.faulty_plug_ins()["short-circuit"]


def test_what_is_offered_must_be_a_game(installed: Any) -> None:
    installed(ShortCircuit)
    with pytest.raises(megawatt.MegawattError, match=r"circuits:GAME should be an object of a subclass of megawatt\.Game"):
        megawatt.find("short-circuit")


def test_a_built_in_game_keeps_its_name(installed: Any) -> None:
    installed(type("Copy", (type(OVERLOAD),), {"__module__": "circuits.game"})())
    assert megawatt.find("overload") is OVERLOAD
    fault = registry.faulty_plug_ins()["short-circuit"]
    assert "two games are called 'overload': megawatt.games.template.game and circuits.game" in fault


def test_a_game_whose_option_has_no_words_is_named(installed: Any, tmp_path: Path) -> None:
    words = (OVERLOAD.words_folder / "en.ftl").read_text(encoding="utf-8")
    (tmp_path / "en.ftl").write_text("".join(line for line in words.splitlines(True) if "option-open_fuses-about" not in line))
    installed(type("Wordless", (ShortCircuit,), {"words_folder": tmp_path})())
    assert len(megawatt.list_games()) == 3
    assert "'option-open_fuses-about' is missing" in registry.faulty_plug_ins()["short-circuit"]


def test_the_list_of_games_tells_which_plug_in_is_at_fault(installed: Any, capsys: pytest.CaptureFixture[str]) -> None:
    installed(ShortCircuit)
    list_games()
    told = capsys.readouterr()
    assert "power-grid" in told.out
    assert "'short-circuit' (circuits:GAME) cannot be used" in told.err
