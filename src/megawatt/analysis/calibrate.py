"""Calibrates chances to win: `python -m megawatt.analysis.calibrate power-grid --seats 4 --games 200`.

Every game begins with bots of different strength; from a drawn moment on, strong bots play all seats to the end. Positions of the
second part are judged as an analysis judges them (playouts.py), and the exponents of calibration.py are fitted to who won.
The samples are kept in a file per game and number of seats; a further run adds games, and `--games 0` only fits again.
"""

from __future__ import annotations

import argparse
import gzip
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from megawatt.analysis.playouts import Playouts
from megawatt.analysis.verdicts import bots_key, rules_key
from megawatt.bots import bot
from megawatt.bots.calibration import Calibration, Shares
from megawatt.bots.calibration_files import FORMAT, CalibrationFile, calibration_file
from megawatt.bots.networks import NETWORK, has_network
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.compilation.engine import HOUSE
from megawatt.kernel.contract.game import NOBODY, Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED

SAMPLES = Path("benchmarks") / "calibration"
STRONG = "search:24:network-prior:network-others:network-value-1"
"""Plays the positions out: the strongest bot that decides within a few milliseconds."""
MIXED = (NETWORK, HOUSE, "watt")
"""Who may play the beginnings."""
LATEST = 0.9
"""The latest moment at which strong bots take over, as a share of a usual game's length."""
PER_GAME = 3
"""Positions of a game: the one in which strong bots take over, and others drawn from what follows."""
PLAYOUTS = 320
EXPONENTS = np.arange(0.0, 1.51, 0.05)
BINS = 10
MOST_SHARE = 0.999
"""Larger predictions count as this in the loss, so that one surprise is not infinitely bad."""


class Sample(Struct, array_like=True, frozen=True):
    """A position, what was expected of it, and what came of it; a list entry per seat."""

    game: int
    ply: int
    plies: int
    playouts: list[float]
    network: list[float]
    won: list[float]


@dataclass(frozen=True)
class Bin:
    """Predictions of similar size."""

    predicted: float
    won: float
    error: float
    """The standard error of `won`, over games."""
    count: int


def collect(game: Game, seats: int, numbers: Sequence[int], seed: int) -> Iterator[Sample]:
    """Samples from these games."""
    usual = len(_played_by(Match(game, seats, seed, mode=COMPILED), [HOUSE] * seats, None, seed).actions)
    for number in numbers:
        rng = random.Random(f"{game.name} {seats} {seed} {number}")
        match = Match(game, seats, rng.randrange(1 << 40), mode=COMPILED)
        _played_by(match, [rng.choice(MIXED) for _ in range(seats)], int(rng.random() * LATEST * usual), rng.randrange(1 << 30))
        if match.over:
            continue
        first = match.ply
        _played_by(match, [STRONG] * seats, None, rng.randrange(1 << 30))
        plies = {first, *(rng.randrange(first, match.ply) for _ in range(PER_GAME - 1))}
        for ply in sorted(plies):
            yield _sample(match, number, ply)


def _played_by(match: Match, names: Sequence[str], until: int | None, seed: int) -> Match:
    """Played on by these bots, to the end or until so many moves have been made."""
    bots = [bot(name, match.game, seed + seat) for seat, name in enumerate(names)]
    while not match.over and (until is None or match.ply < until):
        assert match.seat is not None
        match.play(bots[match.seat].choose(match))
    return match


def _sample(match: Match, number: int, ply: int) -> Sample:
    past, ranking = match.at(ply), match.ranking()
    outcomes = Playouts(match.game, match.board).play(past.state, NOBODY, (), PLAYOUTS, (number << 20) + ply)
    assert outcomes.judged is not None
    judged = outcomes.judged.mean(axis=0)
    won = [(rank == 1) / ranking.count(1) for rank in ranking]
    return Sample(number, ply, match.ply, _rounded(outcomes.wins.mean(axis=0)), _rounded(judged), won)


def _rounded(shares: Shares) -> list[float]:
    return [round(float(share), 4) for share in shares]


def predictions(samples: Sequence[Sample], calibration: Calibration) -> Shares:
    """Every seat's chance in every sample."""
    return calibration.chances(np.array([each.playouts for each in samples]), np.array([each.network for each in samples]))


def loss(samples: Sequence[Sample], predicted: Shares) -> float:
    """The mean logarithmic loss: lower is better, that of even chances is log(seats)."""
    won = np.array([each.won for each in samples])
    return float(-(won * np.log(np.clip(predicted, 1 - MOST_SHARE, 1))).sum(axis=1).mean())


def fit(samples: Sequence[Sample]) -> Calibration:
    """The exponents with the lowest loss."""
    playouts, network, won = (np.array([getattr(each, name) for each in samples]) for name in ("playouts", "network", "won"))

    def lost(tried: Calibration) -> float:
        predicted = np.clip(tried.chances(playouts, network), 1 - MOST_SHARE, 1)
        return -float((won * np.log(predicted)).sum())

    return min((Calibration(round(float(a), 2), round(float(b), 2)) for a, b in product(EXPONENTS, EXPONENTS)), key=lost)


def held_out(samples: Sequence[Sample]) -> Shares:
    """Predictions for every sample by exponents that were fitted to the other half of the games."""
    found = np.zeros((len(samples), len(samples[0].won)))
    for half in (0, 1):
        mine = [place for place, each in enumerate(samples) if each.game % 2 == half]
        others = [each for each in samples if each.game % 2 != half]
        if mine and others:
            found[mine] = predictions([samples[place] for place in mine], fit(others))
    return found


def reliability(samples: Sequence[Sample], predicted: Shares) -> list[Bin]:
    """How often seats won that were given similar chances."""
    won = np.array([each.won for each in samples])
    games = np.array([each.game for each in samples])[:, None] + np.zeros_like(won)
    places = np.minimum((predicted * BINS).astype(int), BINS - 1)
    found = []
    for place in range(BINS):
        here = places == place
        if here.any():
            surprise = won[here] - predicted[here]
            sums = [surprise[games[here] == game].sum() for game in np.unique(games[here])]
            error = float(np.sqrt(np.sum(np.square(sums)))) / int(here.sum())
            found.append(Bin(float(predicted[here].mean()), float(won[here].mean()), error, int(here.sum())))
    return found


def calibration_error(bins: Sequence[Bin]) -> float:
    """The mean distance between what was predicted and what happened, over all predictions."""
    return sum(each.count * abs(each.won - each.predicted) for each in bins) / sum(each.count for each in bins)


def calibration_key(game: Game) -> str:
    """A digest of what the exponents depend on."""
    return sha256(f"{rules_key(game)} {bots_key(game)}".encode()).hexdigest()[:16]


# Files


def sample_file(game: Game, seats: int, folder: Path) -> Path:
    """Where the samples of a game at so many seats are kept."""
    return folder / f"{game.name}-{seats}.jsonl.gz"


def read_samples(path: Path) -> list[Sample]:
    """All samples of a file; none where there is no file."""
    lines = gzip.decompress(path.read_bytes()).splitlines() if path.is_file() else []
    return [msgspec.json.decode(line, type=Sample) for line in lines]


def write_samples(path: Path, samples: Sequence[Sample]) -> None:
    """Replace a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(b"".join(msgspec.json.encode(each) + b"\n" for each in samples), mtime=0))


def fitted(game: Game, folder: Path) -> CalibrationFile:
    """The calibration of a game from all its samples."""
    known = {seats: read_samples(sample_file(game, seats, folder)) for seats in game.seat_counts}
    found = {str(seats): fit(samples) for seats, samples in known.items() if samples}
    seats = {name: (each.playouts, each.network) for name, each in found.items()}
    return CalibrationFile(FORMAT, game.name, calibration_key(game), seats)


def described(game: Game, folder: Path) -> Iterator[str]:
    """Rows of the table in docs/analysis.md."""
    for seats in game.seat_counts:
        if not (samples := read_samples(sample_file(game, seats, folder))):
            continue
        plain, held = predictions(samples, Calibration()), held_out(samples)
        calibration, before, after = fit(samples), reliability(samples, plain), reliability(samples, held)
        worst = max((each for each in after if each.count >= len(samples) / BINS), key=lambda each: abs(each.won - each.predicted))
        cells = [
            game.name.replace("-", " ").title(), seats, len(samples), len({each.game for each in samples}),
            f"{calibration.playouts:.2f}, {calibration.network:.2f}",
            f"{np.log(seats):.2f}, {loss(samples, plain):.2f}, {loss(samples, held):.2f}",
            f"{100 * calibration_error(before):.1f}, {100 * calibration_error(after):.1f}",
            f"{100 * worst.predicted:.0f} % won {100 * worst.won:.0f} % (± {196 * worst.error:.0f})",
        ]  # fmt: skip
        yield f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="numbers of seats to collect for")
    parser.add_argument("--games", type=int, default=0, help="how many games each file shall have")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=Path, default=SAMPLES, help="the folder of samples")
    given = parser.parse_args()
    game = find(given.game)
    if not has_network(game):
        parser.error(f"{game.name} has no network; its chances are those of the playouts")
    compile_game(game)
    for seats in given.seats:
        path = sample_file(game, seats, given.samples)
        samples = read_samples(path)
        missing = range(max((each.game for each in samples), default=-1) + 1, given.games)
        for place, sample in enumerate(collect(game, seats, missing, given.seed)):
            samples.append(sample)
            if place % (5 * PER_GAME) == 0:
                write_samples(path, samples)
                print(f"{game.name}, {seats} seats: {sample.game} of {given.games} games", flush=True)
        write_samples(path, samples)
    kept = calibration_file(game)
    kept.parent.mkdir(exist_ok=True)
    kept.write_bytes(msgspec.json.format(msgspec.json.encode(fitted(game, given.samples)), indent=1) + b"\n")
    print("\n".join(described(game, given.samples)))


if __name__ == "__main__":
    main()
