"""How long one answer of a network takes on one core, in NumPy and compiled: `python benchmarks/inference.py --widths 384 512`

Weights are drawn, since only sizes count; observations are of games between house bots. The compiled time is that of the search
(observing included), at one position after the other.
"""

from __future__ import annotations

import argparse
import statistics
import time

import numpy as np

import megawatt
from megawatt.bots import bot
from megawatt.bots.network import FORMAT, Network
from megawatt.bots.search import inference
from megawatt.bots.search.network_arrays import CACHED_NODES, arrays_of
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.game import Game

POSITIONS = 40


def drawn_network(game: Game, width: int, depth: int) -> Network:
    """A network of this size."""
    luck = np.random.default_rng(1)
    actions = len(game.compact_names) or game.actions.count
    shapes = {"first": (width, game.observation_size), "policy": (actions, width), "value": (1, width)}
    shapes |= {f"layers.{place}": (width, width) for place in range(depth)}
    weights = {f"{layer}.weight": 0.05 * luck.normal(size=shape) for layer, shape in shapes.items()}
    weights |= {f"{layer}.bias": np.zeros(shape[0]) for layer, shape in shapes.items()}
    return Network(weights | {"format": np.array(FORMAT)})


def measure(name: str, width: int, depth: int) -> None:
    """Medians over some positions of a game."""
    game = megawatt.find(name)
    network, compiled = drawn_network(game, width, depth), engine(game, "compiled")
    logits_at, arrays = compiled.bind(inference.logits_at), arrays_of(network)
    match, house = megawatt.new(name, game.usual_seats, 3), bot("house", game, 2)
    plain, searched = [], []
    while not match.over and len(plain) < POSITIONS:
        if match.ply % 3 == 0 and match.seat is not None:
            numbers = compiled.observe(match.board, match.state, match.seat)
            plain.append(_microseconds(lambda numbers=numbers: network.answer(numbers)))
            place = match.board.record, match.state.record
            searched.append(_microseconds(lambda place=place: logits_at(*place, CACHED_NODES + 7, arrays)))
        match.play(house.choose(match))
    size = sum(each.size for each in network.weights.values()) / 1e6
    print(
        f"{name}, width {width}, {depth} further layers, {size:.2f} M weights: {statistics.median(plain):.0f} µs in NumPy, "
        f"{statistics.median(searched):.0f} µs compiled",
        flush=True,
    )


def _microseconds(answer: object, times: int = 9) -> float:
    """The median of some calls."""
    spent = []
    for _ in range(times):
        started = time.perf_counter()
        answer()  # type: ignore[operator]
        spent.append(1e6 * (time.perf_counter() - started))
    return statistics.median(spent)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["power-grid", "future-energy", "barrage"])
    parser.add_argument("--widths", nargs="+", type=int, default=[256, 384, 512, 768])
    parser.add_argument("--depth", type=int, default=3)
    given = parser.parse_args()
    for name in given.games:
        for width in given.widths:
            measure(name, width, given.depth)


if __name__ == "__main__":
    main()
