"""Compiling a game as `megawatt compile` does: its rules, then its search and what tells moves; and whether that is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from megawatt.kernel.engine import TELLING, Engine, compiled_folder, engine
from megawatt.kernel.game import Game
from megawatt.kernel.handing_over import Step
from megawatt.kernel.rules import COMPILED

STEP = "search"


def search_is_compiled(game: Game) -> bool:
    """Whether the search can begin at once; asks the disk only and loads no compiler."""
    return (compiled_folder(game) / STEP).exists()


def number_of_steps(game: Game) -> int:
    """How often `compile_game` tells its progress."""
    eng = engine(game, COMPILED)
    return sum(1 for _ in eng.compile_steps()) + len(_other_steps(game, eng))


def compile_game(game: Game, progress: Callable[[str], None] | None = None) -> None:
    """Compile the rules and the rest, or load them from the cache, and remove compiled code of earlier sources."""
    eng = engine(game, COMPILED)
    others = _other_steps(game, eng)
    eng.compile_all(progress, others)
    for step in others:
        (eng.cache / step).touch()  # beside the code itself, wherever that was loaded from
    eng.drop_stale_caches()


def _other_steps(game: Game, eng: Engine) -> dict[str, Step]:
    """What comes after the rules; bots wait for the search and nobody for the last one."""
    return {STEP: partial(_compile_search, game), TELLING: eng.compile_telling}


def _compile_search(game: Game) -> None:
    """Search once: all its functions are compiled by being called."""
    from megawatt.bots.search.budget import Budget, usual_manner
    from megawatt.bots.search.searcher import BATCH, Searcher

    seats = game.seat_counts[0]
    b = game.board(seats, game.settle(seats, {}))
    s = engine(game, COMPILED).setup(b, 1)
    searcher = Searcher(game, b, usual_manner(game), nodes=1000)
    found = searcher.search(s, s.seat, 1, Budget(BATCH))  # type: ignore[attr-defined]
    searcher.follow([found.moves[0].action])
