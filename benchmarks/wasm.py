"""How fast pages think: playouts a second as WebAssembly in Node, relative to compiled rules on the same core in the same run.

    python benchmarks/wasm.py [--playouts 2000] [--rounds 3]

Both search the same positions with the same seeds, in turn and by processor time, so that the ratio means something on a busy
machine, too. With the network: search whose priors and other seats come from the game's network (level terawatt). Sizes are those
of the files as a server sends them.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import subprocess
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from megawatt.bots import bot, imagined
from megawatt.bots.levels import LEVELS
from megawatt.bots.network import shipped
from megawatt.bots.networks import has_network
from megawatt.bots.search.budget import NO_NETWORK, Budget, Reliance, default_parameters
from megawatt.bots.search.compilation import compile_game
from megawatt.bots.search.network_arrays import arrays_of
from megawatt.bots.search.searcher import Searcher
from megawatt.bots.webassembly import write_wasm
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED

WEB = Path(__file__).parents[1] / "web"
SEATS = 4
APART = 25
"""Decisions between the positions that are searched."""
POSITIONS = 6


class Page:
    """The page's search in Node."""

    def __init__(self, folder: Path) -> None:
        bundle = folder / "driver.mjs"
        command = [
            WEB / "node_modules/.bin/rolldown",
            WEB / "tests/engine-driver.ts",
            "-o",
            bundle,
            "-f",
            "esm",
            "--platform",
            "node",
        ]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
        self._node = subprocess.Popen(["node", bundle], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **job: Any) -> Any:
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps(job) + "\n")
        self._node.stdin.flush()
        return json.loads(self._node.stdout.readline())


def positions(game: Game) -> Iterator[tuple[Match, bytes]]:
    """Positions of a game between house bots, as the seat to decide knows them."""
    match, house, met = Match(game, SEATS, 5, mode=COMPILED), bot("kilowatt", game, 1), 0
    found = 0
    while not match.over and found < POSITIONS:
        if len(match.legal_actions()) > 1:
            met += 1
            if met % APART == 0:
                found += 1
                yield match, imagined(match, 1).save()
        match.play(house.choose(match))


def measure(page: Page, game: Game, reliance: Reliance, playouts: int, rounds: int) -> dict[str, float]:
    """Playouts per second of processor time, natively and in the page; the median ratio of all rounds."""
    wasm, rules = write_wasm(game), engine(game, COMPILED)
    parameters = default_parameters(game, reliance)
    network = None if reliance == NO_NETWORK else arrays_of(shipped(game))
    ratios, native, there = [], [], []
    budget = Budget(playouts)
    for match, position in positions(game):
        s = game.State(bytearray(position))
        searcher = Searcher(game, match.board, parameters, budget.nodes, network=network)
        legal, seat = rules.legal(match.board, s), s.seat  # type: ignore[attr-defined]
        for number in range(rounds + 1):
            searcher.forget()
            started = time.process_time()
            done = searcher.search(s, seat, legal, 7, budget)
            mine = done.playouts / (time.process_time() - started)
            told = page.ask(
                kind="search", wasm=str(wasm), weights=str(wasm.with_suffix(".weights")) if network else None,
                board=b64encode(match.board.save()).decode(), state=b64encode(position).decode(),
                parameters=b64encode(parameters.save()).decode(), playouts=playouts, seed="7",
            )  # fmt: skip
            assert told["playouts"] == done.playouts, "both search alike"
            assert told["visits"] == [[move.action, move.visits] for move in done.moves], "both search alike"
            if number:  # the first one warms up
                native.append(mine)
                there.append(told["playouts"] / told["seconds"])
                ratios.append(there[-1] / mine)
    return {"native": median(native), "page": median(there), "ratio": median(ratios)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", action="append")
    arguments = parser.parse_args()
    advised = next(level for level in LEVELS if level.reliance != NO_NETWORK).reliance
    with tempfile.TemporaryDirectory() as folder:
        page = Page(Path(folder))
        for game in games():
            if arguments.game and game.name not in arguments.game:
                continue
            compile_game(game)
            module = write_wasm(game).read_bytes()
            print(f"{game.name}: {len(module) / 1024:.0f} KB, gzipped {len(gzip.compress(module, 9)) / 1024:.1f} KB")
            for name, reliance in (("search", NO_NETWORK), ("search with network", advised)):
                if reliance == NO_NETWORK or has_network(game):
                    found = measure(page, game, reliance, arguments.playouts, arguments.rounds)
                    assert not math.isnan(found["ratio"])
                    print(f"  {name}: {found['native']:,.0f} playouts/s native, {found['page']:,.0f} in Node: {found['ratio']:.2f}")


if __name__ == "__main__":
    main()
