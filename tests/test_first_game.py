"""The tutorial of docs/add-a-game.md: what `megawatt new-game` writes, and every step that changes it, keeps the laws."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner

from megawatt.cli.main import app
from megawatt.cli.new_game import project
from megawatt.kernel.contract.game import NEEDED
from megawatt.testing import check_game

TUTORIAL = Path(__file__).parents[1] / "docs" / "add-a-game.md"
PARTS = re.findall(
    r"```python( change)?\n(.*?)```", TUTORIAL.read_text(encoding="utf-8").partition("## Grow your game")[0], re.DOTALL
)
QUOTED = [code for change, code in PARTS if not change]
STEPS = [code for change, code in PARTS if change]


@pytest.fixture
def night_market(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The file of a new game as a module; the steps of the tutorial go on in it."""
    path = tmp_path / "night_market.py"
    path.write_text(project("night-market")["night_market.py"], encoding="utf-8")
    module = ModuleType("night_market")
    module.__file__ = str(path)
    monkeypatch.setitem(sys.modules, "night_market", module)
    run(module, path.read_text(encoding="utf-8"), path)
    return module


def run(module: ModuleType, code: str, path: Path) -> None:
    path.write_text(code, encoding="utf-8")
    exec(compile(code, str(path), "exec"), module.__dict__)


def test_a_new_game_passes_its_own_test(tmp_path: Path) -> None:
    folder = tmp_path / "night-market"
    made = CliRunner().invoke(app, ["new-game", "night-market", "--folder", str(folder)])
    assert made.exit_code == 0, made.output
    assert sorted(path.name for path in folder.iterdir()) == ["night_market.py", "pyproject.toml", "test_night_market.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", "test_night_market.py"]
    passed = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "3 passed" in passed.stdout, passed.stdout + passed.stderr


@pytest.mark.parametrize("name", ["Night Market", "1st", "a--b", "../up", "x" * 41])
def test_a_name_that_no_package_can_have_is_refused(name: str, tmp_path: Path) -> None:
    made = CliRunner().invoke(app, ["new-game", name, "--folder", str(tmp_path / "new")])
    assert made.exit_code != 0
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("kept")
    made = CliRunner().invoke(app, ["new-game", "mine", "--folder", str(tmp_path)])
    assert made.exit_code != 0
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]


def test_a_new_game_is_small(night_market: ModuleType) -> None:
    given: Any = night_market.__dict__["NightMarket"]
    own = {name for name in vars(given) if not name.startswith("_")} - {"observation"}
    assert own == {*NEEDED, "reasons"}
    assert len(project("night-market")["night_market.py"].splitlines()) < 100


def test_the_tutorial_quotes_the_file_as_it_is() -> None:
    written = project("night-market")["night_market.py"]
    assert len(QUOTED) == 3
    assert [code for code in QUOTED if code not in written] == []


def test_every_step_of_the_tutorial_keeps_every_law(night_market: ModuleType, tmp_path: Path) -> None:
    assert len(STEPS) == 4
    for number, code in enumerate(STEPS):
        run(night_market, code, tmp_path / f"step_{number}.py")
        assert check_game(night_market.__dict__["GAME"], compiled=False) > 0
    view = str(night_market.__dict__["GAME"].view)
    assert "Shown" in view
