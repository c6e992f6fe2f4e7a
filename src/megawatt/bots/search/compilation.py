"""Compiles a game as `megawatt compile` does: its rules, its search and the rules with a log; and says whether that is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from megawatt.kernel.compilation.engine import EVENT_LOG, engine, has_compiled
from megawatt.kernel.compilation.parallel_compile import Step
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rules.rule import COMPILED

if TYPE_CHECKING:
    from megawatt.kernel.compilation.compiled_engine import CompiledEngine

STEP = "search"


def search_is_compiled(game: Game) -> bool:
    """Whether the search is compiled; looks at the disk only and loads no compiler."""
    return has_compiled(game, STEP)


def number_of_steps(game: Game) -> int:
    """How often `compile_game` reports progress."""
    eng = engine(game, COMPILED)
    return sum(1 for _ in eng.compile_steps()) + len(_other_steps(game, eng))


def compile_game(game: Game, progress: Callable[[str], None] | None = None) -> None:
    """Compile the rules and the rest, or load them from the cache, and remove compiled code of earlier sources."""
    eng = engine(game, COMPILED)
    others = _other_steps(game, eng)
    eng.compile_all(progress, others)
    for step in others:
        eng.mark(step)
    eng.drop_stale_caches()


def _other_steps(game: Game, eng: CompiledEngine) -> dict[str, Step]:
    """The steps after the rules; bots wait for the search, nobody for the last one."""
    return {STEP: partial(_compile_search, game), EVENT_LOG: eng.compile_event_log}


def _compile_search(game: Game) -> None:
    """Search once: all its functions are compiled by being called."""
    from megawatt.bots.search.budget import Budget, default_parameters
    from megawatt.bots.search.searcher import BATCH, Searcher

    seats = game.seat_counts[0]
    b = game.board(seats, game.settle(seats, {}))
    rules = engine(game, COMPILED)
    s = rules.setup(b, 1)
    searcher = Searcher(game, b, default_parameters(game), nodes=1000)
    found = searcher.search(s, s.seat, rules.legal(b, s), 1, Budget(BATCH))  # type: ignore[attr-defined]
    searcher.follow([found.moves[0].action])
