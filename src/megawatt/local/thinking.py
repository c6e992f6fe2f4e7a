"""Searches for a page's tables: its workers think with the game as WebAssembly (web/src/local/thinking.ts), told in JSON.

A page finds the same as a server: web/src/engine/study.ts is compared with analysis/positions.py in tests/webassembly.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from megawatt.analysis.records import Effort
from megawatt.analysis.report import Gain, Outlook
from megawatt.bots import imagined, offered_bots, split_character
from megawatt.bots.characters import FEWEST_VISITS, Taste
from megawatt.bots.levels import LEVELS
from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.match import Match
from megawatt.server.bots.messages import FoundHint, GameFiles

Think = Callable[[str], Awaitable[str]]
"""Thinks a wish out; both are JSON."""
AT_ONCE = frozenset(level.name for level in LEVELS if level.budget is None)
"""The levels that do not search."""


class NotThoughtOut(Exception):
    """The page could not think this out: it has no workers, or their files did not arrive."""


class FoundMistake(msgspec.Struct):
    """A better move than the one played, in numbers: see `Decision`."""

    better: int
    chance: int
    place: int
    gains: list[Gain]
    line: list[tuple[int, int]]


class FoundChoice(msgspec.Struct):
    """What a move gave away, in numbers: see `Choice`."""

    lost: int
    regret: int
    stake: int
    matters: bool
    mistake: FoundMistake | None


class _Decided(msgspec.Struct):
    action: int


class _Compared(msgspec.Struct):
    hints: list[FoundHint]


class Thinking:
    """Asks the page's workers."""

    def __init__(self, think: Think | None) -> None:
        """`think`: None where there are no workers."""
        self._think = think

    @property
    def is_possible(self) -> bool:
        """Whether there are workers to ask."""
        return self._think is not None

    def bots(self, game: Game) -> list[str]:
        """The levels that play here, as strong as at a server."""
        return [name for name in offered_bots(game) if self._think is not None or name in AT_ONCE]

    def files_of(self, game: Game) -> GameFiles | None:
        """Where pages find the game, for hints."""
        return GameFiles(f"/wasm/{game.name}.wasm", f"/wasm/{game.name}.weights") if self._think is not None else None

    async def decide(self, match: Match, bot: str, seed: int, table: str) -> int:
        """The action of a level that searches, in a position in which all that its seat cannot know is redrawn."""
        s = imagined(match, seed)
        wish = _position(match, s.save(), seed, match.ply) | {"bot": bot, "table": table}
        level, character = split_character(bot)
        if character is not None:
            taste = Taste(match.game, character)
            preferred = taste.prefer(match.board, s, seed, match.ply)
            wish["taste"] = {"preferred": preferred, "indulgence": taste.indulgence, "fewestVisits": FEWEST_VISITS}
        found: _Decided = await self._ask("decide", wish | {"level": level}, _Decided)
        return found.action

    async def compare(self, match: Match, ply: int, seed: int, actions: Sequence[int], playouts: int) -> list[FoundHint]:
        """These moves of a position with so many playouts each under the same cards, the best first."""
        wish = _position(match, match.state.save(), seed, ply)
        found: _Compared = await self._ask("compare", wish | {"actions": list(actions), "playouts": playouts}, _Compared)
        return found.hints

    async def outlook(self, past: Match, actions: Sequence[int], playouts: int, seed: int) -> Outlook:
        """What every seat may expect after these moves, as a spectator sees it."""
        wish = _position(past, past.state.save(), seed, past.ply)
        found: Outlook = await self._ask("outlook", wish | {"actions": list(actions), "playouts": playouts}, Outlook)
        return found

    async def study(self, past: Match, played: int, legal: Sequence[int], effort: Effort, seed: int, playouts: int) -> FoundChoice:
        """What a move gave away; `seed` is that of the search, `playouts` that of the playouts."""
        wish = _position(past, past.state.save(), seed, past.ply) | {
            "imagined": _text(imagined(past, seed).save()),
            "played": played,
            "legal": list(legal),
            "effort": {"decision": effort.decision, "comparing": effort.comparing, "stake": effort.stake},
            "playoutSeed": str(playouts),
        }
        found: FoundChoice = await self._ask("study", wish, FoundChoice)
        return found

    async def _ask(self, kind: str, wish: dict[str, Any], expected: Any) -> Any:
        if self._think is None:
            raise NotThoughtOut("this page has no workers")
        try:
            return msgspec.json.decode(await self._think(json.dumps({"kind": kind, **wish})), type=expected)
        except Exception as fault:  # whatever JavaScript throws
            raise NotThoughtOut(str(fault)) from fault


def _position(match: Match, state: bytes, seed: int, ply: int) -> dict[str, Any]:
    return {"game": match.game.name, "board": _text(match.board.save()), "state": _text(state), "seed": str(seed), "ply": ply}


def _text(content: bytes) -> str:
    return b64encode(content).decode()
