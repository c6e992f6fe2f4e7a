"""Characters: a level's bot with a name, a face and a temperament. `kilowatt:fox` is Kilowatt that plays as the fox likes to.

A temperament is a row of numbers for the house policy (`BotParameters.temperament`), declared by each game. Levels that play at
once choose by that row; levels that search play what it prefers where their search finds that about as good.

A character's name is the message `character-NAME`; `character-NAME-about`, a message of the game, says how it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from megawatt.bots.search.budget import SearchedMove
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rng.bot_rng import decision_rng
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import INTERPRETED
from megawatt.kernel.text.words import Words

SEPARATOR = ":"
FEWEST_VISITS = 8
"""A move is known well enough when the search has visited it at least one time in so many that it visited its best move."""


@dataclass(frozen=True)
class Character:
    """Somebody who may play at any level."""

    name: str
    temperament: str
    """As games declare it."""
    indulgence: float
    """See `Taste.indulgence`."""


CHARACTERS = (
    Character("beaver", "thrifty", 0.03),
    Character("fox", "shark", 0.04),
    Character("hare", "expander", 0.05),
    Character("owl", "planner", 0.02),
    Character("magpie", "hoarder", 0.04),
)


def characters(game: Game) -> list[str]:
    """The characters that play this game."""
    if game.rules.tunable is None:
        return []
    declared = game.rules.tunable.parameters.temperaments
    return [each.name for each in CHARACTERS if each.temperament in declared]


def split_character(bot: str) -> tuple[str, str | None]:
    """The level and the character of a bot's name; None for a bot without one."""
    level, _, name = bot.partition(SEPARATOR)
    return (level, name) if any(each.name == name for each in CHARACTERS) else (bot, None)


def bot_label(words: Words, bot: str, number: int) -> str:
    """What people call a bot: by the name of its character, or by its seat (`Bot 2`)."""
    level, character = split_character(bot)
    if character is not None:
        return words(f"character-{character}")
    strength = words(f"bot-{level}") if f"bot-{level}" in words else level
    return words("seat-bot", bot=strength, number=number)


class Taste:
    """What a character prefers."""

    def __init__(self, game: Game, name: str) -> None:
        assert game.rules.tunable is not None
        self._character = next(each for each in CHARACTERS if each.name == name)
        self._game = game
        self._row = game.rules.tunable.parameters.row(self._character.temperament)

    @property
    def indulgence(self) -> float:
        """How much of its chance of winning a bot that searches gives away for what the character prefers."""
        return self._character.indulgence

    def prefer(self, b: Record, s: Record, seed: int, ply: int) -> int:
        """The legal action that the temperament would play."""
        rules = engine(self._game, INTERPRETED)
        actions = rules.legal(b, s)
        luck: Any = decision_rng(seed, s.seat, ply)  # type: ignore[attr-defined]
        return int(_choose_by(self._game)(b, s, actions, len(actions), luck, self._row))

    def pick(self, moves: Sequence[SearchedMove], seat: int, preferred: int) -> int:
        """The preferred action if the search has found it about as good as the best, else the best."""
        best = moves[0]
        for move in moves:
            known = move.visits * FEWEST_VISITS >= best.visits
            if move.action == preferred and known and move.chances[seat] >= best.chances[seat] - self.indulgence:
                return preferred
        return best.action


@cache
def _choose_by(game: Game) -> Any:
    """The house policy by a row of numbers, interpreted."""
    assert game.rules.tunable is not None
    return engine(game, INTERPRETED).bind(game.rules.tunable.choose)
