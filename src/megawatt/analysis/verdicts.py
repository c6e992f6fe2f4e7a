"""Verdicts: whether the evaluators find the answer of every puzzle; stored in a file per game beside the puzzles.

The evaluators are searches with four budgets, each with and without the game's network, and each from a seed of its own.

A verdict is valid for the rules and bots it was found with. `python -m megawatt.analysis.verdicts` evaluates all puzzles
again; until then a change of either makes `stale` (and so the suite) tell that the verdicts are out of date.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from megawatt.analysis.puzzles import FOLDER, Puzzle, puzzles, write
from megawatt.bots.calibration_files import calibration_file
from megawatt.bots.evaluator import JUDGED, JUDGED_SHARE
from megawatt.bots.networks import WEIGHTS, has_network
from megawatt.bots.search.bot import SEARCH, SearchBot
from megawatt.bots.search.budget import NO_NETWORK, Budget, Reliance, default_parameters
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.rules.records import Record

BUDGETS = (100, 200, 400, 800)
"""Playouts a decision."""
KINDS = {"search": NO_NETWORK, "network": Reliance(prior=50, others=50)}
"""Without and with the game's network."""
COMMAND = "python -m megawatt.analysis.verdicts"
JUDGE = "python -m megawatt.analysis.make_puzzles"
FORMAT = 2
PACKAGE = Path(__file__).parents[1]
PLAYED_BY = ("rules", "house", "board", "state")
"""The modules of a game that decide how a position is played on, with all that they import of the game."""

ONLY_SHOWN = ("drawn", "map_words")
"""Folders of data without effect on play: shapes of maps and names of cities."""


class Verdicts(Struct, frozen=True):
    """What the search found in the puzzles of a game, and what it depends on."""

    format: int
    game: str
    rules: str
    """The rules version and a digest of the game's rules, house policy and data."""
    bots: str
    """A digest of the evaluators: the search, its parameters and the network."""
    evaluators: list[str]
    found: dict[str, list[bool]]
    """For every puzzle, by its digest: whether its answer was found, by each evaluator."""
    judged: str = ""
    """A digest of how the chances of the puzzles' moves were judged: the evaluator and its calibration."""


@dataclass(frozen=True)
class Evaluator:
    """A search that looks for the best move of a position."""

    name: str
    playouts: int
    reliance: Reliance
    seed: int

    def best(self, game: Game, b: Record, s: Record, ply: int) -> int:
        """The action it would play; the position is as the seat to decide knows it."""
        bot = SearchBot(SEARCH, game, self.seed, Budget(self.playouts), reliance=self.reliance)
        return bot.consider(b, s, ply).moves[0].action


def evaluators(game: Game) -> list[Evaluator]:
    """Those that have to agree about a puzzle of this game, the cheapest first."""
    kinds = [kind for kind in KINDS if KINDS[kind] == NO_NETWORK or has_network(game)]
    pairs = [(playouts, kind) for playouts in BUDGETS for kind in kinds]
    return [Evaluator(f"{kind}:{playouts}", playouts, KINDS[kind], seed) for seed, (playouts, kind) in enumerate(pairs, 1)]


def is_found(puzzle: Puzzle, evaluator: Evaluator) -> bool:
    """Whether this evaluator would play the answer."""
    match = puzzle.match()
    return match.text(evaluator.best(match.game, match.board, match.state, puzzle.ply)) == puzzle.answer.move.text


def puzzle_key(puzzle: Puzzle) -> str:
    """A digest of what is asked and of the published answer; what is said about them does not count."""
    asked = [puzzle.game, puzzle.rules, puzzle.seats, puzzle.options, puzzle.position, puzzle.ply]
    return sha256(msgspec.json.encode([*asked, puzzle.answer.move.text], order="sorted")).hexdigest()[:16]


def rules_key(game: Game) -> str:
    """The rules version, and a digest of the sources and data that decide how a position is played on."""
    data = game.folder / "data"
    printed = {path for path in data.rglob("*") if path.is_file() and path.relative_to(data).parts[0] not in ONLY_SHOWN}
    sources = _played_by(game.folder) | printed
    return f"{game.rules_version}-{_digest(game.folder, sources)}"


def bots_key(game: Game) -> str:
    """A digest of how the evaluators decide: the search's code and parameters, and the network."""
    sources = {*(PACKAGE / "bots" / "search").glob("*.py")}
    sources |= {path for path in (PACKAGE / "kernel").rglob("*.py") if b"@rule" in path.read_bytes()}
    weights = (WEIGHTS / f"{game.name}.npz").read_bytes() if has_network(game) else b""
    parameters = weights + b"".join(default_parameters(game, each.reliance).save() for each in evaluators(game))
    return sha256(_digest(PACKAGE, sources).encode() + parameters).hexdigest()[:16]


def judging_key(game: Game) -> str:
    """A digest of what chances of moves depend on besides the rules and bots: the evaluator and its calibration."""
    kept = calibration_file(game)
    return sha256(f"{JUDGED} {JUDGED_SHARE} ".encode() + (kept.read_bytes() if kept.is_file() else b"")).hexdigest()[:16]


def verdict_file(game: Game, folder: Path = FOLDER) -> Path:
    """Where a game's verdicts are kept."""
    return folder / f"{game.name}.verdicts.json"


def read_verdicts(game: Game, folder: Path = FOLDER) -> Verdicts | None:
    """The verdicts as they were written; None when there are none."""
    path = verdict_file(game, folder)
    return msgspec.json.decode(path.read_bytes(), type=Verdicts) if path.is_file() else None


def stale(game: Game, offered: Iterable[Puzzle], verdicts: Verdicts | None) -> list[str]:
    """Why these verdicts do not say that all evaluators find every offered answer; nothing when they do."""
    again = f"evaluate again: {COMMAND} {game.name}"
    offered = list(offered)
    if verdicts is None or verdicts.format != FORMAT:
        return [f"{game.name} has no verdicts; {again}"] if offered else []
    reasons = []
    if verdicts.rules != rules_key(game):
        reasons.append(f"the rules of {game.name} are others than those of its verdicts; {again}")
    if verdicts.bots != bots_key(game):
        reasons.append(f"the search is another than that of the verdicts of {game.name}; {again}")
    if verdicts.judged != judging_key(game):
        reasons.append(f"the chances of the puzzles of {game.name} were judged otherwise; judge again: {JUDGE} {game.name} --judge")
    named = [each.name for each in evaluators(game)]
    if verdicts.evaluators != named:
        return [*reasons, f"the verdicts of {game.name} are those of {', '.join(verdicts.evaluators)}; {again}"]
    for number, puzzle in enumerate(offered, 1):
        found = verdicts.found.get(puzzle_key(puzzle))
        if found is None:
            reasons.append(f"puzzle {number} of {game.name} has no verdict; {again}")
        elif len(found) != len(verdicts.evaluators) or not all(found):
            lost = ", ".join(each for each, right in zip(verdicts.evaluators, found, strict=False) if not right) or "some evaluator"
            reasons.append(f"the answer of puzzle {number} of {game.name} is not found by {lost}")
    return reasons


def evaluate(
    game: Game, offered: Sequence[Puzzle], progress: Callable[[str], None] | None = None, judged: str | None = None
) -> Verdicts:
    """Look for every answer with every evaluator; playouts are counted, so another machine finds the same.

    `judged`: how the chances of the puzzles were judged; without it, as the verdicts before said.
    """
    before = read_verdicts(game)
    judged = judged if judged is not None else before.judged if before else ""
    compile_game(game)
    asked = evaluators(game)
    found: dict[str, list[bool]] = {}
    with ThreadPoolExecutor() as pool:
        verdicts = pool.map(lambda puzzle: [is_found(puzzle, each) for each in asked], offered)
        for number, (puzzle, each) in enumerate(zip(offered, verdicts, strict=True), 1):
            found[puzzle_key(puzzle)] = each
            if progress is not None and not all(each):
                progress(f"{game.name} {number}: {puzzle.answer.move.text} was found by {sum(each)} of {len(each)} evaluators")
    named = [each.name for each in asked]
    return Verdicts(FORMAT, game.name, rules_key(game), bots_key(game), named, found, judged)


def write_verdicts(game: Game, verdicts: Verdicts, folder: Path = FOLDER) -> Path:
    """Write a game's verdicts."""
    path = verdict_file(game, folder)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(verdicts), indent=1) + b"\n")
    return path


def good(offered: Iterable[Puzzle], verdicts: Verdicts) -> list[Puzzle]:
    """The puzzles whose answer every evaluator finds."""
    return [puzzle for puzzle in offered if all(verdicts.found[puzzle_key(puzzle)])]


def _played_by(folder: Path) -> set[Path]:
    """The modules of a game that decide how it is played: those of `PLAYED_BY` and what they import of the same game."""
    package = f"megawatt.games.{folder.name}."
    waiting = [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0].removesuffix(".py") in PLAYED_BY]
    known: set[Path] = set()
    while waiting:
        path = waiting.pop()
        known.add(path)
        for name in _imported(path):
            if name.startswith(package):
                module = folder.joinpath(*name.removeprefix(package).split("."))
                files = module.with_suffix(".py"), module / "__init__.py"
                waiting += [file for file in files if file.is_file() and file not in known]
    return known


def _imported(path: Path) -> Iterable[str]:
    """The modules that a file imports by their full names, and the names it takes from them, which may be modules too."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _digest(root: Path, paths: Iterable[Path]) -> str:
    """A digest of files and their names; the same with either kind of line ends."""
    digest = sha256()
    for path in sorted(paths):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games with puzzles unless named")
    parser.add_argument("--drop", action="store_true", help="remove the puzzles whose answer not every evaluator finds")
    given = parser.parse_args()
    lost = 0
    for game in [find(name) for name in given.games] or games():
        offered = puzzles(game)
        if not offered:
            continue
        verdicts = evaluate(game, offered, lambda line: print(line, flush=True))
        kept = good(offered, verdicts)
        print(f"{game.name}: {len(kept)} of {len(offered)} answers are found by every evaluator")
        if given.drop:
            write(game, kept, FOLDER)
            verdicts = msgspec.structs.replace(
                verdicts, found={puzzle_key(each): verdicts.found[puzzle_key(each)] for each in kept}
            )
        else:
            lost += len(offered) - len(kept)
        write_verdicts(game, verdicts)
    if lost:
        sys.exit(f"{lost} answers are not found any more: remove these puzzles with --drop")


if __name__ == "__main__":
    main()
