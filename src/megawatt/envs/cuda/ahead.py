"""PTX made ahead, for GPUs on machines without Numba: `python -m megawatt.envs.cuda.ahead power-grid --out FOLDER`

`MEGAWATT_PTX=FOLDER` lets batches take it from there. It fits batches with `settings` and compact actions, as training plays
them, and the sources that it was made of; no GPU is needed to make it. A game takes about half a minute and 150 KB.
"""

from __future__ import annotations

import argparse
import lzma
from pathlib import Path

from megawatt.envs.cuda import kernels as k
from megawatt.envs.cuda.batch import PLAY
from megawatt.envs.cuda.devices import ptx_name
from megawatt.envs.cuda.layout import arrays_of, parameters_of
from megawatt.envs.cuda.ptx import make_ptx
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find

KERNELS = (*PLAY, k.observe_row, k.choose_by_policy)


def make_ahead(game: Game, folder: Path) -> list[Path]:
    """The files of all kernels that training starts; those that are there already stay as they are."""
    folder.mkdir(parents=True, exist_ok=True)
    actions = len(game.compact_names) or game.actions.count
    arrays = arrays_of(game, max(game.seat_counts), actions, bool(game.compact_names), True)
    files = []
    for kernel in KERNELS:
        parameters = parameters_of(kernel, arrays)
        file = folder / ptx_name(game, kernel, parameters)
        if not file.exists():
            part = file.with_suffix(".part")
            part.write_bytes(lzma.compress(make_ptx(game, kernel, list(parameters.values())).encode()))
            part.replace(file)
        files.append(file)
    return files


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    for name in given.games:
        files = make_ahead(find(name), given.out)
        print(f"{name}: {len(files)} kernels, {sum(file.stat().st_size for file in files) / 1000:.0f} KB", flush=True)


if __name__ == "__main__":
    main()
