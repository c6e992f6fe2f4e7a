"""Ten runs of the suite in a row show every case of every large table."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
from pathlib import Path

import pytest

from . import rotations
from .rotations import ROTATION, ROTATIONS, TABLES, in_turn, rotation, rotation_of_commits, shown

HERE = Path(__file__).parent


def files_with_tables() -> list[str]:
    """The test files that show large tables by turns."""
    others = [path for path in HERE.rglob("test_*.py") if path != Path(__file__)]
    return sorted(path.relative_to(HERE.parent).as_posix() for path in others if " shown(" in path.read_text())


@pytest.mark.parametrize("file", files_with_tables())
def test_ten_rotations_show_every_case_of_every_table(file: str) -> None:
    named = re.findall(r'= shown\(\s*"([^"]+)"| shown\(\s*"([^"]+)"', (HERE.parent / file).read_text())
    importlib.import_module(file.removesuffix(".py").replace("/", "."))
    assert {first or second for first, second in named} <= set(TABLES)
    for name, (cases, a_run) in TABLES.items():
        seen = [case for turn in range(ROTATIONS) for case in in_turn(cases, a_run, turn)]
        assert all(case in seen for case in cases), name
        assert len(in_turn(cases, a_run, 0)) == a_run, f"{name}: every run shows as many"


@pytest.mark.parametrize(("count", "a_run"), [(10, 1), (7, 3), (20, 2), (3, 3), (1, 1), (11, 2)])
def test_consecutive_runs_show_the_next_cases(count: int, a_run: int) -> None:
    cases = list(range(count))
    for first in range(ROTATIONS):
        turns = [in_turn(cases, a_run, (first + later) % ROTATIONS) for later in range(ROTATIONS)]
        assert {case for turn in turns for case in turn} == set(cases)
        assert all(len(set(turn)) == a_run for turn in turns)


def test_a_table_that_ten_runs_cannot_show_is_refused() -> None:
    with pytest.raises(ValueError, match="10 runs of 1 cases do not show all 11: show at least 2"):
        in_turn(range(11), 1, 0)


def test_what_is_not_shown_now_is_left_to_the_soak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rotations, "TABLES", {})
    for turn, expected in enumerate([["b"], ["a"], ["c"], ["b"]]):
        monkeypatch.setenv(ROTATION, str(turn))
        assert rotation() == turn
        cases = shown("letters", ["a", "b", "c"], ["b"])
        assert [case.values[0] for case in cases if not case.marks] == expected
        assert all(mark.name == "soak" for case in cases for mark in case.marks)


def test_the_rotation_follows_from_the_number_of_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    told = subprocess.CompletedProcess([], 0, "1234567\n", "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: told)
    assert rotation_of_commits() == 7


@pytest.mark.parametrize("fault", [FileNotFoundError("git"), subprocess.CalledProcessError(128, "git")])
def test_without_git_the_rotation_is_the_first(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    def fail(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr(subprocess, "run", fail)
    assert rotation_of_commits() == 0


def test_every_process_of_a_run_knows_its_rotation() -> None:
    assert int(os.environ[ROTATION]) in range(ROTATIONS)
