"""The Python part of a static site: what a page's worker imports, packed from the packages that are installed here."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES

PACKAGE = Path(__file__).parents[1]
COMPILED = ("llvmlite", "msgspec", "numba", "numpy")
"""What no page has."""
BESIDE_CODE = ("words", "data", "teaching")
"""Folders of a game that are read as files."""
ROOT_LOCALE = "root"
LISTED = f"""
import json, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {COMPILED!r}:
            raise ImportError(name)

sys.meta_path.insert(0, Blocked())
import megawatt.local.page
from megawatt.kernel.contract.registry import games
from megawatt.bots import bot
from megawatt.kernel.match.match import Match
from megawatt.teaching.booklet import booklet, has_booklet
from megawatt.teaching.lessons import lessons
from megawatt.analysis.puzzles import puzzles
from megawatt.server.puzzles.positions import shown_puzzle
for game in games(all_of_them=True):
    match = Match(game, game.seat_counts[0], 1)
    match.play(bot("watt", game, 1).choose(match))
    game.words("en")
    lessons(game)
    match.imagine(0)
    if type(game).picture is not type(game).__mro__[-2].__dict__.get("picture"):
        match._repr_svg_()
    if has_booklet(game):
        booklet(game, "en")
    for number, puzzle in enumerate(puzzles(game)[:1], 1):
        shown_puzzle(game.name, number)
files = [module.__file__ for module in list(sys.modules.values()) if getattr(module, "__file__", None)]
print(json.dumps(files))
"""
"""Prints the files of all modules that a page needs, by doing what it does."""


def archive() -> bytes:
    """A ZIP file with the sources, messages and data, the same bytes for the same contents."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, path in sorted(_contents()):
            file.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _contents() -> Iterator[tuple[str, Path]]:
    """Names in the archive and files."""
    done = subprocess.run([sys.executable, "-c", LISTED], capture_output=True, text=True, check=True)
    modules = [Path(each) for each in json.loads(done.stdout.splitlines()[-1])]
    roots = {"megawatt": PACKAGE.parent, **{name: _parent(name) for name in ("attr", "attrs", "babel", "fluent", "pytz")}}
    single = _parent("typing_extensions") / "typing_extensions.py"
    found = {single.name: single}
    for name, parent in roots.items():
        own = (path for path in modules if path.suffix == ".py" and path.is_relative_to(parent / name))
        found.update({path.relative_to(parent).as_posix(): path for path in own})
    beside = [PACKAGE / "words", PACKAGE / "server" / "words", PACKAGE / "analysis" / "puzzles"]
    beside += [game.folder / each for game in games(all_of_them=True) for each in BESIDE_CODE]
    for folder in beside:
        if folder.is_relative_to(PACKAGE):
            kept = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))
            found.update({path.relative_to(PACKAGE.parent).as_posix(): path for path in kept})
    babel = roots["babel"]
    locales = [babel / "babel" / "locale-data" / f"{each}.dat" for each in (ROOT_LOCALE, *LANGUAGES)]
    for path in (babel / "babel" / "global.dat", *locales):
        found[path.relative_to(babel).as_posix()] = path
    yield from found.items()


def _parent(name: str) -> Path:
    """The folder in which a package or module lies."""
    spec = find_spec(name)
    if spec is None:
        raise ModuleNotFoundError(name)
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations))).parent
    assert spec.origin is not None
    return Path(spec.origin).parent
