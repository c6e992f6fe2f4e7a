"""Which steps of compiling are done in a cache folder, as this installation would load them.

Installations with the same sources share a cache folder. Numba keeps their code apart by the path of each source file, and
discards code whose source file has another time or size than when it was compiled. So a mark belongs to one installation and lists
the code files with the state of their sources; it no longer counts when one of them is gone, empty or out of date.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from megawatt.kernel.compilation.code_cache import OURS, code_sources
from megawatt.kernel.contract.game import Game

INDEX, CODE = ".nbi", ".nbc"
"""The endings of Numba's files: the index of a function, and its machine code."""


def mark(folder: Path, game: Game, step: str) -> None:
    """Note that this step is done, with the code files that are there now."""
    code = _code_files(folder, game)
    files = sorted(str(path.relative_to(folder)) for path in code)
    sources = {str(source): _state(source) for source in code.values()}
    told = {"numba": _numba(), "files": files, "sources": sources}
    _path(folder, step).write_text(json.dumps(told), encoding="utf-8")


def is_marked(folder: Path, step: str) -> bool:
    """Whether this installation can load all that the step compiled. Loads no compiler."""
    try:
        told: dict[str, Any] = json.loads(_path(folder, step).read_text(encoding="utf-8"))
        whole = all((folder / name).stat().st_size > 0 for name in told["files"])
        fresh = all(_state(Path(source)) == state for source, state in told["sources"].items())
        return whole and fresh and bool(told["files"]) and told["numba"] == _numba()
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def _path(folder: Path, step: str) -> Path:
    """The mark of a step; every installation has its own."""
    return folder / f"{step} {hashlib.sha256(str(OURS).encode()).hexdigest()[:16]}.json"


def _code_files(folder: Path, game: Game) -> dict[Path, Path]:
    """The code files that Numba has for this installation, each with its source file.

    Numba's folders are called after the source's folder and a digest of its path, its files `MODULE.FUNCTION-LINE.PYTHON…`.
    """
    sources: dict[str, dict[str, Path]] = {}
    for source in code_sources(game.folder):
        place = source.parent
        name = f"{place.name}_{hashlib.sha1(str(place).encode(), usedforsecurity=False).hexdigest()}"
        sources.setdefault(name, {})[source.stem] = source
    found: dict[Path, Path] = {}
    for name, modules in sources.items():
        for path in (folder / name).glob("*"):
            stem = path.name.partition(".")[0]
            if path.suffix in (INDEX, CODE) and stem in modules:
                found[path] = modules[stem]
    return found


@cache
def _numba() -> str:
    """The version of the compiler, which reads only what it has written itself."""
    return version("numba")


def _state(source: Path) -> list[float]:
    """What Numba compares to see whether a source file has changed."""
    stat = source.stat()
    return [stat.st_mtime, stat.st_size]
