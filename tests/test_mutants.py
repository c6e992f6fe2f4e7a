"""The list of planted bugs is well-formed, and the command that plants them tells caught ones from the others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from .mutants import __main__ as planting
from .mutants import copies, sampled
from .mutants.__main__ import BROKEN, CAUGHT, FAILS_ANYWAY, STALE, SURVIVED, TIMEOUT, Tried, chosen, table_of, try_all
from .mutants.copies import Copy
from .mutants.planted import Mutant, faults, is_there, read, read_file

ROOT = Path(__file__).parents[1]
LEAST = 363
"""How many bugs are listed at least."""


def test_every_planted_bug_has_its_anchor_its_tests_and_a_name_of_its_own() -> None:
    assert faults(read()) == []


def test_no_planted_bug_is_lost() -> None:
    assert len(read()) >= LEAST


# What is wrong with an entry is told


def bug(**changes: Any) -> Mutant:
    given = {
        "name": "a-bug",
        "file": "src/it.py",
        "find": "1",
        "replace": "2",
        "tests": ("tests/test_it.py::test_one",),
        "why": "w",
    }
    return Mutant(**{**given, "listed_in": "list.toml", **changes})


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A project of one file and its tests."""
    for name, text in {
        "src/it.py": "ONE = 1\nTWO = 22\n",
        "tests/test_it.py": "def test_one(): ...\nclass TestIt:\n    def test_two(self): ...\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"name": "A bug"}, "lower-case words with hyphens"),
        ({"why": " "}, "which promise"),
        ({"replace": "1"}, "the same as"),
        ({"find": "2", "replace": "3"}, "must occur exactly once in src/it.py, not 2 times"),
        ({"find": "3"}, "not 0 times"),
        ({"find": ""}, "not 0 times"),
        ({"file": "src/other.py"}, "there is no file src/other.py"),
        ({"file": "../it.py"}, "there is no file"),
        ({"tests": ()}, "no tests are named"),
        ({"tests": ("tests/test_it.py::test_two",)}, "there is no test tests/test_it.py::test_two"),
        ({"tests": ("tests/test_other.py",)}, "there is no test tests/test_other.py"),
    ],
)
def test_an_entry_that_cannot_be_planted_is_told(small: Path, changes: dict[str, Any], fault: str) -> None:
    (small.parent / "it.py").write_text("1")
    assert faults([bug()], small) == []
    [told] = faults([bug(**changes)], small)
    assert told.startswith("list.toml, ")
    assert fault in told


def test_two_bugs_of_one_name_are_told(small: Path) -> None:
    assert faults([bug(), bug()], small) == ["a-bug: more than one bug has this name"]


def test_tests_are_known_by_file_function_class_and_parameters(small: Path) -> None:
    known = ["tests/test_it.py", "tests/test_it.py::test_one[a-2]", "tests/test_it.py::TestIt::test_two"]
    assert all(is_there(small, test) for test in known)
    assert not is_there(small, "tests/test_it.py::TestIt::test_one")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[mutant]]\nname = "x"', "must have"),
        ('[[mutant]]\nname = "x"\nfile = "f"\nfind = "a"\nreplace = "b"\ntests = "t"\nwhy = "w"', "must be a list of texts"),
    ],
)
def test_an_entry_without_all_its_parts_is_refused(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "list.toml").write_text(text)
    with pytest.raises(ValueError, match=f"list.toml, entry 1.*{fault}"):
        read_file(tmp_path / "list.toml")


# Planting


CONFTEST = """
def pytest_addoption(parser):
    for name in ("--luck", "--draw", "--rotation"):
        parser.addoption(name)
"""
TESTS = """
import subprocess, sys
import megawatt

def test_value(): assert megawatt.VALUE == 1
def test_child():
    told = subprocess.run([sys.executable, "-c", "import megawatt; print(megawatt.VALUE)"], capture_output=True, text=True).stdout
    assert told == "1\\n"
def test_blind(): assert megawatt.VALUE
def test_red(): assert megawatt.OTHER == 9
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a git of its own, whose package has the name of ours: what is installed must not be run instead."""
    root = tmp_path / "given"
    for name, text in {
        "src/megawatt/__init__.py": "VALUE = 1\nOTHER = 8\n", "tests/test_it.py": TESTS, "conftest.py": CONFTEST,
    }.items():  # fmt: skip
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    monkeypatch.setattr(copies, "ROOT", root)
    monkeypatch.setattr(copies, "PYTEST", tuple(each for each in copies.PYTEST if each not in ("-n", "0")))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # no test of this project needs any of ours
    return root


def planted(name: str, test: str, replace: str = "VALUE = 2", find: str = "VALUE = 1") -> Mutant:
    return bug(name=name, file="src/megawatt/__init__.py", find=find, replace=replace, tests=(f"tests/test_it.py::{test}",))


def test_caught_survived_stale_and_red_ones_are_told_apart_and_nothing_is_changed(project: Path) -> None:
    mutants = [
        planted("caught", "test_value"), planted("in-a-child", "test_child"), planted("survives", "test_blind"),
        planted("stale", "test_value", find="VALUE = 7"), planted("red", "test_red"),
        planted("no-python", "test_value", "VALUE = ("), planted("again", "test_value", "VALUE = 3"),
    ]  # fmt: skip
    told: list[Tried] = []
    tried = {each.mutant.name: each.verdict for each in try_all(mutants, 2, told.append)}
    assert tried == {
        "caught": CAUGHT, "in-a-child": CAUGHT, "survives": SURVIVED, "stale": STALE, "red": FAILS_ANYWAY, "no-python": BROKEN,
        "again": CAUGHT,
    }  # fmt: skip
    assert len(told) == len(mutants)
    assert (project / "src/megawatt/__init__.py").read_text() == "VALUE = 1\nOTHER = 8\n"
    table = table_of(told)
    assert "SURVIVED: survives (list.toml)" in table
    assert "7 bugs: 3 caught" in table


def test_a_bug_of_the_page_is_built_before_a_browser_looks_for_it(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {
        "web/word.txt": "right", "src/megawatt/server/page/index.html": "right", ".gitignore": "page",
        "tests/browser/test_page.py": "def test_word(): assert open('src/megawatt/server/page/index.html').read() == 'right'",
    }.items():  # fmt: skip
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text)
    named = bug(file="web/word.txt", find="right", replace="wrong", tests=("tests/browser/test_page.py::test_word",))
    monkeypatch.setattr(copies, "BUILD", ("cp", "web/word.txt", "src/megawatt/server/page/index.html"))
    assert [each.verdict for each in try_all([named, named], 1, lambda _: None)] == [CAUGHT, CAUGHT]
    monkeypatch.setattr(copies, "BUILD", ("false",))
    assert [each.verdict for each in try_all([named], 1, lambda _: None)] == [BROKEN]


def test_tests_that_never_end_are_told(project: Path, tmp_path: Path) -> None:
    endless = planted("endless", "test_value", "import time\nwhile True: time.sleep(1)")
    assert planting.verdict_on(endless, Copy(tmp_path / "copy"), 3).verdict == TIMEOUT


def test_a_copy_that_runs_something_else_is_refused(project: Path, tmp_path: Path) -> None:
    (project / "src/megawatt/__init__.py").rename(project / "src/megawatt_moved.py")
    with pytest.raises(RuntimeError, match="so no bug would be run"):
        Copy(tmp_path / "copy")


def arguments(**given: Any) -> Any:
    return SimpleNamespace(**{"file": None, "only": None, "sample": None, "seed": 0, **given})


def test_bugs_are_chosen_by_name_list_and_sample() -> None:
    every = read()
    assert chosen(arguments()) == every
    assert [each.name for each in chosen(arguments(only=[every[3].name]))] == [every[3].name]
    assert {each.listed_in for each in chosen(arguments(file=[Path("engine")]))} == {"engine.toml"}
    drawn = chosen(arguments(sample=5, seed=3))
    assert len(drawn) == 5
    assert drawn == chosen(arguments(sample=5, seed=3)) != chosen(arguments(sample=5, seed=4))
    with pytest.raises(SystemExit, match="there is no planted bug nobody"):
        chosen(arguments(only=["nobody"]))
    with pytest.raises(SystemExit, match=r"there is no list nothing; there are .*engine"):
        chosen(arguments(file=[Path("nothing")]))


# The sample of cosmic-ray


def test_every_area_has_files_and_tests() -> None:
    for area in sampled.AREAS:
        assert any(list(ROOT.glob(pattern)) for pattern in area.files), area.name
        for pattern in area.tests:
            assert list(ROOT.glob(pattern)), pattern
        assert area.found()
    assert {area.name for area in sampled.AREAS} == {"rules", "hidden information", "accounts", "HTTP"}
    assert all(sampled.area_of(file) for file in sampled.files())


@pytest.mark.parametrize(
    ("caught", "of", "low", "high"), [(45, 50, 0.786, 0.957), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0, 1)]
)
def test_a_share_comes_with_its_interval(caught: int, of: int, low: float, high: float) -> None:
    assert sampled.interval(caught, of) == pytest.approx((low, high), abs=0.001)


def test_changes_that_cannot_be_imported_are_not_counted() -> None:
    area = sampled.AREAS[0]
    drawn = sampled.Drawn(area, "f.py", "op", 1, "a = 1\n", "a = 2\n")
    told = sampled.report([(drawn, CAUGHT), (drawn, TIMEOUT), (drawn, SURVIVED), (drawn, BROKEN)])
    assert "2 of    3 caught:  66.7 % (21 to 94), 1 of them by a timeout; 1 cannot be imported and are not counted" in told
    assert "-a = 1\n+a = 2" in str(drawn)


def test_the_same_seed_draws_the_same_changes() -> None:
    pytest.importorskip("cosmic_ray")
    first, second = list(sampled.draw(4, 5)), list(sampled.draw(4, 5))
    assert first == second
    assert len({(drawn.file, drawn.line, drawn.after) for drawn in first}) == 4
    for drawn in first:
        compile(drawn.after, drawn.file, "exec")
    assert sys.modules["cosmic_ray"]
