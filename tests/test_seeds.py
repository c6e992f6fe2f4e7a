"""Seeds are drawn anew for every run, told, and those that failed are tried for ever."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from . import conftest
from .mutants.planted import is_there
from .seeds import DRAW, MOST, Regression, entry, read, seed_of_this_run, without_seed

ROOT = Path(__file__).parents[1]
KEPT = [Regression("tests/a.py::test_law[x-2]", 7, None, "w"), Regression("tests/a.py::test_luck", None, 9, "w")]


def test_the_seed_of_a_run_is_the_same_in_all_its_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DRAW)
    first = seed_of_this_run(None)
    assert seed_of_this_run(None) == first == int(os.environ[DRAW])
    monkeypatch.delenv(DRAW)
    assert seed_of_this_run(None) != first
    assert seed_of_this_run(5) == 5
    assert os.environ[DRAW] == "5"
    for wrong in (-1, MOST + 1):
        with pytest.raises(ValueError, match=f"--draw {wrong}: must be a number from 0"):
            seed_of_this_run(wrong)


def test_every_kept_seed_belongs_to_a_test() -> None:
    assert [each.test for each in read() if not is_there(ROOT, each.test)] == []


@pytest.mark.parametrize(
    "text",
    [
        'test = "t"\nwhy = "w"',
        'test = "t"\ndraw = 1\nluck = 2\nwhy = ""',
        'test = "t"\ndraw = "1"\nwhy = ""',
        'test = "t"\ndraw = -1\nwhy = ""',
        'draw = 1\nwhy = ""',
        'test = "t"\ndraw = 1\nwhy = ""\nmore = 1',
    ],
)
def test_an_entry_that_says_too_little_or_too_much_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "kept.toml").write_text(f"[[seed]]\n{text}")
    with pytest.raises(ValueError, match=r"kept\.toml, entry 1: must have test, why, and either draw or luck"):
        read(tmp_path / "kept.toml")


def test_the_printed_lines_can_be_read_again(tmp_path: Path) -> None:
    (tmp_path / "kept.toml").write_text(
        entry('tests/a.py::test_law[x-"q"]', "draw", 7) + "\n" + entry("tests/b.py::test_luck", "luck", 8)
    )
    first, second = read(tmp_path / "kept.toml")
    assert (first.test, first.draw, first.luck, first.id) == ('tests/a.py::test_law[x-"q"]', 7, None, "draw-7")
    assert (second.test, second.draw, second.luck, second.id) == ("tests/b.py::test_luck", None, 8, "luck-8")


@pytest.mark.parametrize(
    ("nodeid", "without"),
    [("f.py::t[drawn]", "f.py::t"), ("f.py::t[drawn-a-2]", "f.py::t[a-2]"), ("f.py::t[a-drawn-2]", "f.py::t[a-2]"),
     ("f.py::t[a-2-drawn]", "f.py::t[a-2]"), ("f.py::t", "f.py::t"), ("f.py::t[withdrawn]", "f.py::t[withdrawn]")],
)  # fmt: skip
def test_the_name_of_a_test_does_not_depend_on_its_seed(nodeid: str, without: str) -> None:
    assert without_seed(nodeid, "drawn") == without


def item(nodeid: str) -> Any:
    _, bracket, parameters = nodeid.partition("[")
    callspec = {"callspec": SimpleNamespace(id=parameters.removesuffix("]"), params={})} if bracket else {}
    return SimpleNamespace(nodeid=nodeid, **callspec)


def test_a_kept_seed_is_tried_with_the_parameters_it_failed_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "REGRESSIONS", KEPT)
    asked = [
        name
        for name in ("x-2-drawn", "x-3-drawn", "x-2-draw-7", "x-3-draw-7")
        if conftest.is_asked_for(item(f"tests/a.py::test_law[{name}]"))
    ]
    assert asked == ["x-2-drawn", "x-3-drawn", "x-2-draw-7"]
    assert conftest.base_id(item("tests/a.py::test_law[x-2-draw-7]")) == "tests/a.py::test_law[x-2]"
    assert conftest.base_id(item("tests/a.py::test_luck[luck-9]")) == "tests/a.py::test_luck"
    assert conftest.base_id(item("tests/a.py::test_luck[usual]")) == "tests/a.py::test_luck"


def report(name: str, **noted: Any) -> Any:
    return SimpleNamespace(nodeid=name, user_properties=list(noted.items()))


def test_the_last_lines_say_what_was_left_out_and_how_a_failure_is_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DRAW, "123")
    monkeypatch.setenv("MEGAWATT_TEST_ROTATION", "4")
    failed = report("tests/a.py::test_law[x-2-drawn]", base="tests/a.py::test_law[x-2]", draw=123)
    other = report("tests/b.py::test_other", base="tests/b.py::test_other")
    lines = conftest.summary({"failed": [failed, other]}, {"tests/a.py": 3, "tests/c.py": 4}, 0)
    assert "make test ROTATION=4 DRAW=123" in lines[0]
    assert lines[1] == "Left out: 7 cases that only other rotations or `make soak` show (a.py 3, c.py 4)."
    assert lines[2] == "To see it again: pytest 'tests/a.py::test_law[x-2-drawn]' --rotation=4 --draw=123 --luck=0"
    assert lines[4:] == ["[[seed]]", 'test = "tests/a.py::test_law[x-2]"', "draw = 123", 'why = ""']
    assert len(conftest.summary({}, {}, 0)) == 1


LAW = """
def test_law(draw):
    assert draw not in (5, 6)

def test_luck():
    import secrets
    assert secrets.randbits(53) == 0
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_run_draws_tells_and_tries_kept_seeds_again(tmp_path: Path, workers: str) -> None:
    """A small suite with the project's own conftest, in one process and in several."""
    folder = tmp_path / "tests"
    folder.mkdir()
    for name in ("__init__.py", "conftest.py", "seeds.py", "rotations.py", "luck.py"):
        (folder / name).write_text((ROOT / "tests" / name).read_text())
    (folder / "test_it.py").write_text(LAW)
    (folder / "regression_seeds.toml").write_text(
        entry("tests/test_it.py::test_law", "draw", 6) + "\n" + entry("tests/test_it.py::test_luck", "luck", 3) + "\n"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = soak: long\naddopts = -q --import-mode=importlib -m 'not soak'\n")

    def run(*given: str) -> str:
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("MEGAWATT_TEST_", "PYTEST_"))}
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", workers, *given]
        return subprocess.run(command, cwd=tmp_path, env=clean, capture_output=True, text=True, timeout=120, check=False).stdout

    told = run("--draw=5", "--rotation=2")
    assert "the same again with `make test ROTATION=2 DRAW=5`" in told
    assert "pytest 'tests/test_it.py::test_law[drawn]' --rotation=2 --draw=5 --luck=0" in told
    assert 'test = "tests/test_it.py::test_law"\ndraw = 5\n' in told
    assert "pytest 'tests/test_it.py::test_law[draw-6]' --rotation=2 --draw=6 --luck=0" in told
    assert "pytest 'tests/test_it.py::test_luck[luck-3]' --rotation=2 --draw=0 --luck=3" in told
    assert "4 failed" in told
    assert "3 failed, 1 passed" in run("--draw=8")
