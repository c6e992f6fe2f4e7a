"""`python -m build` gives an sdist and a wheel with the page inside; installed from either, Megawatt plays without Node.js."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import BUILD, PROJECT, Built, Environment

NEEDED = {
    "megawatt/py.typed",
    "megawatt/server/page/index.html",
    "megawatt/bots/wasm/power-grid.wasm",
    "megawatt/bots/wasm/power-grid.weights",
    "megawatt/server/words/ja.ftl",
    "megawatt/games/power_grid/data/maps/germany.toml",
}


def test_the_wheel_has_page_words_facts_migrations_and_types(built: Built) -> None:
    names = set(zipfile.ZipFile(built.wheel).namelist())
    assert names >= NEEDED
    assert [name for name in names if re.fullmatch(r"megawatt/server/page/assets/.*\.js", name)]
    assert [name for name in names if re.fullmatch(r"megawatt/server/db/migrations/versions/.*\.py", name)]
    assert {name.split("/")[0] for name in names} == {"megawatt", built.wheel.name.replace("-py3-none-any.whl", ".dist-info")}


def test_the_sdist_has_the_page_too_and_nothing_that_can_be_made_anew(built: Built) -> None:
    with tarfile.open(built.sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names >= {f"src/{name}" for name in NEEDED}
    assert names >= {"hatch_build.py", "README.md", "LICENSE", "web/package.json"}
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_a_package_without_the_page_is_not_built_and_it_is_said_what_to_do(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, tmp_path)
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    for kind in ("--sdist", "--wheel"):
        done = subprocess.run([*BUILD, str(tmp_path / "dist"), kind, str(tmp_path)], capture_output=True, text=True, check=False)
        assert done.returncode != 0
        assert "src/megawatt/server/page/index.html is missing" in done.stdout + done.stderr
        assert "Build it with `make page`" in done.stdout + done.stderr
        assert not list(tmp_path.glob("dist/*"))


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_installed_from_either_megawatt_alone_opens_the_table(
    built: Built, environment: Environment, kind: str, read: Callable[[str], str]
) -> None:
    environment.install(getattr(built, kind))
    where = "import megawatt; print(megawatt.__file__)"
    assert environment.run("python", "-c", where).startswith(str(environment.folder))
    with environment.table() as address:
        page = read(address)
        assert "<title>Megawatt" in page
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert len(read(address + script.group(1))) > 10_000
        assert '"version":"0.2.0"' in read(f"{address}/health").replace(" ", "")


def test_installed_from_the_wheel_a_game_is_played_in_the_terminal_and_types_are_checked(
    built: Built, environment: Environment, tmp_path: Path
) -> None:
    environment.install(built.wheel)
    assert "The game is over." in environment.run("megawatt", "play", "overload", "--terminal", "--watch", "--seed", "4")
    program = tmp_path / "program.py"
    program.write_text('import megawatt\nmatch: megawatt.Match = megawatt.new("overload", seats="three")\n')
    mypy = [sys.executable, "-m", "mypy", "--python-executable", str(environment.python), "--follow-imports=silent"]
    done = subprocess.run(
        [*mypy, str(program)], cwd=tmp_path, env=environment.variables, capture_output=True, text=True, check=False
    )
    assert "py.typed" not in done.stdout
    assert 'Argument "seats" to "new" has incompatible type "str"; expected "int' in done.stdout
