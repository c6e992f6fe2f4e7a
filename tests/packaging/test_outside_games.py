"""A game from elsewhere: made from the template as the recipe says, installed beside Megawatt, played like the built-in ones."""

from __future__ import annotations

import ast
import asyncio
import re
import shutil
from pathlib import Path

import pytest

from megawatt import author

from ..server.pages import Page, play_to_the_end
from .conftest import PROJECT, Built, Environment

RECIPE = PROJECT / "docs" / "add-a-game.md"
TEMPLATE = PROJECT / "src" / "megawatt" / "games" / "template"


@pytest.fixture
def short_circuit(tmp_path: Path) -> Path:
    """The template as a package of its own: another name, offered to everybody, and in one language only."""
    project = tmp_path / "short-circuit"
    package = project / "src" / "short_circuit"
    shutil.copytree(TEMPLATE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("megawatt.games.template", "short_circuit")
        path.write_text(
            text.replace('"overload"', '"short-circuit"').replace("    hidden_from_lobby = True\n", ""), encoding="utf-8"
        )
    for path in (package / "words").glob("*.ftl"):
        if path.stem != "en":
            path.unlink()
    found = re.search(r"```toml\n(.*?)```", RECIPE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    (project / "pyproject.toml").write_text(re.sub("^   ", "", found[1], flags=re.MULTILINE))
    return project


def test_a_game_is_written_with_one_module() -> None:
    imported = {
        line.split()[1]
        for path in TEMPLATE.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"\s*from megawatt", line)
    }
    assert {module for module in imported if not module.startswith("megawatt.games.template")} == {"megawatt.author"}


def test_that_module_has_everything_that_the_built_in_games_take_from_the_kernel() -> None:
    """But pieces for drawing in a terminal, which load Rich; those for boards come as a module."""
    taken = {
        (node.module, name.name)
        for path in TEMPLATE.parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("megawatt.kernel")
        for name in node.names
    }
    missing = {(module, name) for module, name in taken if name not in author.__all__}
    assert {module for module, _ in missing} <= {"megawatt.kernel.drawing.panels", author.svg.__name__}
    assert {name for module, name in missing if module == author.svg.__name__} <= set(vars(author.svg))


def test_a_game_from_elsewhere_is_found_and_played(built: Built, environment: Environment, short_circuit: Path, port: str) -> None:
    environment.install(built.wheel, short_circuit)
    assert "short-circuit" in environment.run("megawatt", "games")
    assert "The game is over." in environment.run("megawatt", "play", "short-circuit", "--terminal", "--watch", "--seed", "4")
    check = "import megawatt, megawatt.testing; megawatt.testing.check_game(megawatt.find('short-circuit'), compiled=False)"
    environment.run("python", "-c", check)
    with environment.table("play", "--no-browser", "--port", port) as address:
        asyncio.run(play_at_the_table(address))


async def play_at_the_table(address: str) -> None:
    async with Page(address) as page:
        offered = [game["name"] for game in (await page.get("/api/server"))["games"]]
        assert "short-circuit" in offered
        await page.watch(await page.create("short-circuit", "me bot bot:random", seed=4))
        await page.until(lambda page: page.table["moves"])
        assert page.table["moves"]["question"] == "question-charge"
        await play_to_the_end(page)
        assert page.table["summary"]["status"] == "over"
