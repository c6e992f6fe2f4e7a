"""What docs/architecture.md says of the code is so."""

from __future__ import annotations

import ast
import importlib.util
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import megawatt
from megawatt.kernel.contract.reasons import Reasons
from megawatt.kernel.match import match
from megawatt.kernel.text.words import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = Path(megawatt.__file__).parent
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
GAMES = sorted(path.parent for path in SOURCE.glob("games/*/game.py"))


def tool(path: str) -> ModuleType:
    """A program beside the package, as a module."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(text: str) -> Iterator[list[str]]:
    """The cells of every row of a table, without its head."""
    for line in re.findall(r"^\| (.*) \|$", text, re.MULTILINE):
        cells = [cell.strip() for cell in line.split(" | ")]
        if not cells[0].startswith(("---", "what", "package", "module", "term")):
            yield cells


def parts(folder: Path) -> set[str]:
    """The modules of a folder and the folders with sources in them."""
    inside = {path.name for path in folder.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    return inside | {path.stem for path in folder.glob("*.py")} - {"__init__", "__main__", "__pycache__"}


@cache
def said_in(path: Path) -> tuple[set[object], list[str]]:
    """All strings and other constants of a module, and the names of its functions."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    constants = {node.value for node in nodes if isinstance(node, ast.Constant)}
    return constants, [node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def layers(name: str) -> list[list[str]]:
    """The layers of a contract that lint-imports keeps, from above."""
    contract = next(contract for contract in CONTRACTS if contract["name"] == name)
    return [[module.strip().removeprefix("megawatt.") for module in re.split("[|:]", layer)] for layer in contract["layers"]]


def test_the_pictures_are_drawn_from_the_imports_as_they_are() -> None:
    drawn = tool("docs/draw_modules.py").drawn(PAGE)
    assert drawn == PAGE, "docs/architecture.md shows other imports; run `make graph`"
    assert PAGE.count("```mermaid") == 2


def test_the_layout_names_every_package() -> None:
    layout = PAGE.partition("```\n")[2].partition("```")[0].partition("web/")[0]
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert set(re.findall(r"^  (\w+)/", layout, re.MULTILINE)) == folders
    assert [game.name for game in GAMES if f" {game.name}/ " not in layout] == []


def test_imports_point_the_way_the_page_says() -> None:
    said = re.search(r"Imports point one way \(`(.*?)`\)", PAGE)
    assert said is not None
    ways = [sorted(layer.split(", ")) for layer in said[1].split(" → ")]
    assert ways == [sorted(layer) for layer in layers("Dependencies point one way")]


def test_nobody_imports_a_game() -> None:
    graph = tool("docs/draw_modules.py").arrows(tool("docs/draw_modules.py").package)
    assert [name for name, aims in graph.items() if "games" in aims] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_above_the_kernel_names_a_game(game: Path) -> None:
    names = {game.name, game.name.replace("_", "-"), f"megawatt.games.{game.name}"}
    others = [path for path in SOURCE.rglob("*.py") if "games" not in path.parts]
    assert [path for path in others if names & said_in(path)[0]] == []


def test_the_packages_of_the_server_stand_in_the_order_of_their_layers() -> None:
    table = [cells[0].strip("`").removesuffix("/").removesuffix(".py") for cells in rows(section("The server"))]
    assert table == [name for layer in layers("The packages of the server lie one above the other") for name in layer]


def test_every_package_and_module_of_the_server_says_in_a_sentence_what_it_is_for() -> None:
    for cells in rows(section("The server")):
        assert (SOURCE / "server" / cells[0].strip("`")).exists()
        assert cells[1].endswith(".")


def functions(folder: Path) -> Iterator[str]:
    for path in folder.rglob("*.py"):
        yield from said_in(path)[1]


def test_only_options_are_settled() -> None:
    settling = {name for name in functions(SOURCE) if "settle" in name}
    assert settling == {"settle", "_settle", "_settled", "settled", "settle_own_files"}
    assert [name for game in GAMES for name in functions(game) if "settle" in name] == []


def test_house_means_a_bot_everywhere_but_in_power_grid() -> None:
    project = re.compile(r"(?:of|in) (?:the|this|our) house\b(?! bot| polic)|/api/house|HouseInfo")
    sources = [
        *SOURCE.rglob("*.py"),
        *(ROOT / "web/src").rglob("*.ts"),
        *(ROOT / "web/src").rglob("*.svelte"),
        *ROOT.glob("docs/*.md"),
    ]
    found = [path for path in sources if "power_grid" not in path.parts and project.search(path.read_text(encoding="utf-8"))]
    assert found == [], "house is a bot policy; the program is Megawatt, its process the server"
    assert [name for name in functions(SOURCE / "server") if "house" in name] == []


def test_words_are_messages_everywhere_but_on_a_gpu() -> None:
    """There they are the machine's."""
    others = []
    for path in (path for path in SOURCE.rglob("*.py") if "cuda" not in path.parts):
        functions = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)]
        given = [argument for node in functions for argument in (*node.args.args, *node.args.kwonlyargs)]
        others += [f"{path}: {each.lineno}" for each in given if each.arg == "words" and "Words" not in ast.unparse(each)]
    assert others == []


def test_every_module_of_a_game_is_in_the_layout_or_says_why_not() -> None:
    layout = {
        name.removesuffix("/") for cells in rows(section("The modules of a game")) for name in re.findall(r"`([\w/]+)`", cells[0])
    }
    built = {part for game in GAMES for part in parts(game)}
    rules = {f"rules/{part}" for game in GAMES for part in parts(game / "rules")}
    everything = built | rules | {"data", "words", "teaching"}
    assert layout - everything == set(), "modules that no game has"
    for game in GAMES:
        for name in parts(game) - layout - {"rules"}:
            assert "of its own" in (game / f"{name}.py").read_text(encoding="utf-8")


def test_every_file_the_page_names_is_there() -> None:
    named = {name for name in re.findall(r"`([\w./]+\.(?:py|md|ts|svelte))`", PAGE) if "/" in name}
    places = [ROOT, SOURCE, SOURCE / "server", ROOT / "web/src", GAMES[-1]]
    assert [name for name in sorted(named) if not any((place / name).exists() for place in places)] == []
    assert len(named) > 8


def test_every_rule_is_a_function_of_its_module_and_marked() -> None:
    bare = []
    for path in (path for game in GAMES for path in (game / "rules").glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        marked = [node for node in functions if "rule" in map(ast.unparse, node.decorator_list)]
        rules = [node for node in functions if [argument.arg for argument in node.args.args][:2] == ["b", "s"]]
        bare += [f"{path}: {node.name}" for node in rules if node not in marked or node not in tree.body]
    assert bare == []


def test_the_example_of_a_question_is_the_code_of_power_grid() -> None:
    code = (SOURCE / "games/power_grid/rules/questions.py").read_text(encoding="utf-8")
    example = re.findall(r"^ {8}Answer\(.*$", section("Questions"), re.MULTILINE)
    assert len(example) == 3
    for line in example:
        assert line.strip() in code


def test_the_reasons_that_are_there_already() -> None:
    said = re.search(r"((?:`[\w-]+`(?:, | and )?)+) are there already", PAGE)
    assert said is not None
    assert re.findall(r"`([\w-]+)`", said[1]) == Reasons().names


def test_the_number_of_kept_positions() -> None:
    said = re.search(r"keeps every (\d+)nd state", PAGE)
    assert said is not None
    assert int(said[1]) == match.KEPT_EVERY


def test_every_folder_of_messages_has_every_language() -> None:
    assert "messages in four languages" in PAGE
    for folder in (path for path in SOURCE.rglob("words") if path.is_dir()):
        assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES), folder


def test_the_measures_are_those_of_the_code() -> None:
    structure = tool("benchmarks/structure.py")
    figures = structure.measures(SOURCE.parent)
    assert [name for name in figures if f"\n| {name} |" not in section("Measures")] == []
    assert structure.written(PAGE, figures) == PAGE, f"docs/architecture.md tells other figures than {figures}; run `make graph`"
