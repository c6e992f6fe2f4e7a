"""The layout of games: the same modules under the same names in every game (docs/architecture.md)."""

import ast
from pathlib import Path

import pytest

import megawatt

GAMES = Path(megawatt.__file__).parent / "games"

EVERY_GAME = {
    "game", "names", "moves", "events", "state", "options", "board", "house", "observe", "view", "terminal", "wording",
    "conservation", "hidden",
}  # fmt: skip
"""Modules that every game has; `house` may be a folder."""
MANY_GAMES = {"costs", "plans", "advice", "compact", "svg", "printed", "view_types", "tables", "traits", "shortcuts"}
"""Modules with a fixed name for a purpose that not every game has."""
RULES = {"setup", "play", "questions", "ending", "knowledge"}
FOLDERS = {"data", "words", "teaching", "rules", "house"}

EACH = sorted(folder.name for folder in GAMES.iterdir() if (folder / "game.py").exists())


def modules(folder: Path) -> set[str]:
    """The modules in a folder, and the folders beside them."""
    names = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    return names | {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}


def docstring(path: Path) -> str:
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


@pytest.mark.parametrize("game", EACH)
def test_a_game_has_the_modules_that_every_game_has(game: str) -> None:
    assert EVERY_GAME - modules(GAMES / game) == set()
    assert RULES - modules(GAMES / game / "rules") == set()


@pytest.mark.parametrize("game", EACH)
def test_a_module_that_is_not_in_the_layout_gives_its_reason(game: str) -> None:
    others = modules(GAMES / game) - EVERY_GAME - MANY_GAMES - FOLDERS
    without = [name for name in sorted(others) if "of its own" not in docstring(GAMES / game / f"{name}.py")]
    assert without == []


@pytest.mark.parametrize("game", EACH)
def test_every_file_of_rules_says_which_part_of_the_rulebook_it_holds(game: str) -> None:
    silent = [path.name for path in (GAMES / game / "rules").glob("*.py") if not docstring(path)]
    assert silent == []


@pytest.mark.parametrize("game", EACH)
def test_the_game_module_is_identity_and_binding_only(game: str) -> None:
    """Constants, one class of attributes, and at most the lazy import of the drawing, which loads a big library."""
    tree = ast.parse((GAMES / game / "game.py").read_text(encoding="utf-8"))
    functions = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert set(functions) <= {"draw"}


def test_the_layout_is_documented() -> None:
    page = (GAMES.parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    layout = page.partition("## The modules of a game")[2].partition("\n## ")[0]
    expected = sorted(EVERY_GAME | MANY_GAMES | {f"rules/{name}" for name in RULES})
    missing = [name for name in expected if f"`{name}`" not in layout]
    assert missing == []


@pytest.mark.parametrize("game", EACH)
def test_names_events_and_verbs_are_reached_through_their_modules(game: str) -> None:
    """One import style: `n.SEATS`, `events.HOUSE_BUILT`, `m.BUILD`; only the objects that game.py binds are imported by name."""
    imported = []
    for path in (GAMES / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2] in {"names", "events", "moves"}:
                imported += [f"{path.name}: {alias.name}" for alias in node.names if alias.name.isupper()]
    assert imported == []
