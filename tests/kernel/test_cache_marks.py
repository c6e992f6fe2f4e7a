"""A mark counts only while the code that it describes can be loaded by this installation."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from megawatt.kernel.compilation import cache_marks
from megawatt.kernel.compilation.cache_marks import is_marked, mark


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A game of one file of rules."""
    (tmp_path / "game" / "rules").mkdir(parents=True)
    (tmp_path / "game" / "rules" / "play.py").write_text("rules")
    return tmp_path / "game"


@pytest.fixture
def folder(tmp_path: Path, package: Path) -> Path:
    """A cache with the compiled form of one rule, marked."""
    rules = package / "rules"
    compiled = tmp_path / "cache" / f"rules_{hashlib.sha1(str(rules).encode()).hexdigest()}"
    compiled.mkdir(parents=True)
    for name in ("play.setup-11.py311.nbi", "play.setup-11.py311.1.nbc"):
        (compiled / name).write_bytes(b"code")
    game: Any = SimpleNamespace(folder=package)
    mark(tmp_path / "cache", game, "search")
    return tmp_path / "cache"


def test_a_step_counts_when_it_is_marked(folder: Path) -> None:
    assert is_marked(folder, "search")
    assert not is_marked(folder, "complete")
    assert not is_marked(folder / "nothing", "search")


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
def test_a_mark_without_its_code_does_not_count(folder: Path, ending: str) -> None:
    next(folder.rglob(f"*.{ending}")).unlink()
    assert not is_marked(folder, "search")


def test_a_mark_with_an_empty_code_file_does_not_count(folder: Path) -> None:
    next(folder.rglob("*.nbc")).write_bytes(b"")
    assert not is_marked(folder, "search")


def test_a_mark_of_another_installation_does_not_count(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_marks, "OURS", Path("/somewhere/else/megawatt"))
    assert not is_marked(folder, "search")


def test_a_mark_does_not_count_when_a_source_is_newer(folder: Path, package: Path) -> None:
    os.utime(package / "rules" / "play.py", (1, 1))
    assert not is_marked(folder, "search")


def test_a_mark_of_another_compiler_does_not_count(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_marks, "_numba", lambda: "0.1")
    assert not is_marked(folder, "search")


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"files": [], "sources": {}, "numba": "0"}', '{"files": 3}'])
def test_a_damaged_mark_does_not_count(folder: Path, text: str) -> None:
    next(folder.glob("search*.json")).write_text(text)
    assert not is_marked(folder, "search")
