"""The search bot as a teacher: `python -m megawatt.envs.teacher power-grid FOLDER` plays games and writes down what it found.

Each game becomes one file: what the searching seats saw, how often the search tried every compact action, and whether
they won. Files appear whole or not at all. Start one process for each core, with numbers of their own (`--number`); a network in
the folder (`network.npz`) is relied on for half of the first expectation. `megawatt.envs.training --examples FOLDER` learns from
what was written.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from megawatt.bots.bot import imagined
from megawatt.bots.network import Network
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.budget import NO_NETWORK, Budget, Reliance, SearchResult
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.compilation.engine import HOUSE, RANDOM, engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED

NETWORK_FILE = "network.npz"
"""Where the pupil's weights lie, as soon as it has learned something."""
PUPIL = Reliance(prior=50)
"""How far a teacher relies on its pupil's network."""
ADVENTURE = 0.1
"""How often a move is drawn from what was found instead of the best, so that games differ."""


@dataclass(frozen=True)
class Recorded:
    """Decisions of one game or many, a row each."""

    seen: npt.NDArray[np.int16]
    legal: npt.NDArray[np.bool_]
    shares: npt.NDArray[np.float16]
    """Of the compact actions, together one."""
    won: npt.NDArray[np.float32]
    """The seat's share of the win."""

    def write(self, file: Path) -> None:
        """Whole or not at all."""
        part = file.with_suffix(".part")
        with part.open("wb") as stream:
            np.savez(stream, **vars(self))
        part.replace(file)

    @classmethod
    def read(cls, file: Path) -> Recorded:
        """What `write` has written."""
        with np.load(file, allow_pickle=False) as stored:
            return cls(**dict(stored))


@dataclass
class Notebook:
    """What is written down while a game is played."""

    game: Game
    seats: list[int] = field(default_factory=list)
    rows: list[tuple[npt.NDArray[np.int16], npt.NDArray[np.bool_], npt.NDArray[np.float16]]] = field(default_factory=list)

    def note(self, match: Match, legal: Sequence[int], found: SearchResult) -> None:
        """One decision; none where all that was looked at is left out of the compact view."""
        b, s, seat = match.board, match.state, match.seat
        assert seat is not None
        compact = self.game.rules.compact
        view = {action: compact(b, s, action, legal[-1]) if compact else action for action in legal}
        size = len(self.game.compact_names) or self.game.actions.count
        shares, known = np.zeros(size), np.zeros(size, np.bool_)
        for action in legal:
            if view[action] >= 0:
                known[view[action]] = True
        for move in found.moves:
            if view[move.action] >= 0:
                shares[view[move.action]] = move.visits
        if shares.any():
            numbers = engine(self.game, COMPILED).observe(b, s, seat)
            self.rows.append((numbers, known, (shares / shares.sum()).astype(np.float16)))
            self.seats.append(seat)

    def close(self, places: Sequence[int]) -> Recorded:
        """The game is over."""
        winners = sum(place == 1 for place in places)
        won = np.array([1 / winners if places[seat] == 1 else 0.0 for seat in self.seats], np.float32)
        seen, legal, shares = (np.stack(column) for column in zip(*self.rows, strict=True))
        return Recorded(seen, legal, shares, won)


def example_game(game: Game, seats: int, seed: int, playouts: int, network: Network | None = None) -> Recorded | None:
    """One game between teachers and house policies; None where there was nothing to decide."""
    luck = random.Random(seed)
    match = Match(game, seats, seed, mode=COMPILED)
    house = PolicyBot(HOUSE if HOUSE in game.rules.policies else RANDOM, game, seed)
    teacher = SearchBot("teacher", game, seed, Budget(playouts), reliance=PUPIL if network else NO_NETWORK, network=network)
    teaching = {luck.randrange(seats), *(seat for seat in range(seats) if luck.random() < 0.5)}
    notebook = Notebook(game)
    while match.seat is not None:
        legal = match.legal_actions()
        if len(legal) == 1 or match.seat not in teaching:
            match.play(legal[0] if len(legal) == 1 else house.choose(match))
            continue
        found = teacher.consider(match.board, imagined(match, seed), match.ply)
        notebook.note(match, legal, found)
        match.play(_chosen(found, luck))
    return notebook.close(match.ranking()) if notebook.rows else None


def _chosen(found: SearchResult, luck: random.Random) -> int:
    """Mostly the move that was tried most."""
    if luck.random() < ADVENTURE:
        return luck.choices(found.moves, [move.visits for move in found.moves])[0].action
    return found.moves[0].action


def teach(game: Game, folder: Path, number: int, seats: int, playouts: int, games: int) -> None:
    """Game after game; the pupil's network is read anew whenever it has been written."""
    compile_game(game)
    network, written = None, 0
    for count in range(games):
        pupil = folder / NETWORK_FILE
        if pupil.exists() and pupil.stat().st_mtime_ns != written:
            written = pupil.stat().st_mtime_ns
            network = Network.read(pupil, game)
        examples = example_game(game, seats, number * 10**6 + count, playouts, network)
        if examples:
            examples.write(folder / f"game-{number}-{count}.npz")


def main() -> None:
    """The command line of one teacher."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--number", type=int, default=0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=64)
    parser.add_argument("--games", type=int, default=10**6)
    given = parser.parse_args()
    teach(find(given.game), given.folder, given.number, given.seats, given.playouts, given.games)


if __name__ == "__main__":
    main()
