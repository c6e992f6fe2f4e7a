"""Where the WebAssembly modules of games lie, and whether they were made from today's sources; webassembly.py makes them."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from megawatt.bots.calibration_files import calibration_file
from megawatt.bots.networks import network_file
from megawatt.kernel.compilation.code_cache import cache_root, sources_digest
from megawatt.kernel.contract.game import Game

FOLDER = Path(__file__).parent / "wasm"
FORMAT = 1
"""Of the description; web/src/engine/module.ts reads this one."""


def cached_folder() -> Path:
    """Where a server puts the modules that it has compiled itself."""
    return cache_root() / "wasm"


def wasm_file(game: Game, folder: Path | None = None) -> Path | None:
    """The module of a game in this folder (default: wherever there is one), if it was made from today's sources."""
    for each in (FOLDER, cached_folder()) if folder is None else (folder,):
        file, mark = each / f"{game.name}.wasm", each / f"{game.name}.digest"
        if mark.is_file() and mark.read_text() == wasm_digest(game) and file.is_file():
            return file
    return None


@cache
def wasm_digest(game: Game) -> str:
    """A digest of everything that a game's module is made from."""
    read = [path.read_bytes() for path in (network_file(game), calibration_file(game)) if path.is_file()]
    fitted = sha256(b"".join(read)).hexdigest()[:16] if read else ""
    return f"{FORMAT} {sources_digest(game.folder)} {sources_digest(Path(__file__).parent)} {fitted}".strip()
