"""The process that thinks: for bots, for hints and for analyses. Requests on stdin, answers on stdout, one after the other."""

from __future__ import annotations

import math
import os

import msgspec
from msgspec import Struct

from megawatt.analysis import Effort, PositionAnalyser
from megawatt.analysis.hints import compare, hints
from megawatt.analysis.records import Hint, PositionAnalysis
from megawatt.bots import Bot, bot
from megawatt.bots.search.budget import SearchedMove
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import MegawattError
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED
from megawatt.server.child_process import answer_requests, pipes

MAX_MATCHES = 64
MAX_BOTS = 8
"""Bots kept between decisions, with what they found out; a searching one takes 7 MB."""


class Decide(Struct, tag="decide"):
    """A position in which a bot is to decide; what its seat cannot know has been redrawn."""

    bot: str
    game: str
    seats: int
    options: str
    position: bytes
    seed: int
    ply: int
    seconds: float = math.inf
    """The bot thinks no longer than this."""


class GiveHints(Struct, tag="hints"):
    """A position in which a person would like a hint; what their seat cannot know has been redrawn."""

    game: str
    seats: int
    options: str
    position: bytes
    seed: int
    ply: int


class CompareMoves(Struct, tag="compare"):
    """Moves of a position to be compared under the same cards; what the seat to decide cannot know has been redrawn."""

    game: str
    seats: int
    options: str
    position: bytes
    seed: int
    ply: int
    actions: list[int]
    playouts: int
    """After each of the moves."""


class StudyPart(Struct, tag="study"):
    """A part of a finished match that is to be analysed, or a sketch of the whole."""

    table: str
    game: str
    seats: int
    options: str
    deal: str
    dealt_by: str
    position: bytes | None
    """The one the match began from, if it was not dealt."""
    actions: list[int]
    movers: list[int]
    """The seat that made each of the moves."""
    effort: Effort
    seed: int
    first: int
    last: int
    sketch: bool = False


class Decided(Struct, tag="decided"):
    """The bot's action."""

    action: int


class Hinted(Struct, tag="hinted"):
    """The best moves, or those that were compared, the best first."""

    hints: list[Hint]


class PartStudied(Struct, tag="studied"):
    """What was found out about the part."""

    studied: list[PositionAnalysis]


class Failed(Struct, tag="failed"):
    """Why it could not be done."""

    why: str
    ours: bool
    """Whether the text may be shown to the person who asked."""


Wish = Decide | GiveHints | CompareMoves | StudyPart
Answer = Decided | Hinted | PartStudied | Failed
read_wish = msgspec.msgpack.Decoder(Wish).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode
pack = msgspec.msgpack.Encoder().encode


class Thinker:
    """Answers one request at a time."""

    def __init__(self) -> None:
        self._matches: dict[tuple[str, int, str], Match] = {}
        self._bots: dict[tuple[str, str, int, str, int], Bot] = {}
        self._analyser: tuple[str, PositionAnalyser] | None = None
        """Who studies the match of a table, part by part."""

    def answer(self, wish: Wish) -> Answer:
        """The answer; a fault of ours or of the asker is an answer too."""
        try:
            if isinstance(wish, Decide):
                return self._decide(wish)
            if isinstance(wish, CompareMoves):
                return self._compare(wish)
            return self._hint(wish) if isinstance(wish, GiveHints) else self._study(wish)
        except MegawattError as fault:
            return Failed(str(fault), True)
        except Exception as fault:  # a failing bot must not end the process
            return Failed(f"{type(fault).__name__}: {fault}", False)

    def _decide(self, wish: Decide) -> Decided:
        match = self._match(wish)
        return Decided(self._bot(wish, match).decide(match.board, match.state, wish.ply))

    def _bot(self, wish: Decide, match: Match) -> Bot:
        """The bot that decided at this table before, or a new one; the least recently used ones are dropped."""
        about = (wish.bot, wish.game, wish.seats, wish.options, wish.seed)
        known = self._bots.pop(about, None) or bot(wish.bot, match.game, wish.seed)
        known.think_at_most(wish.seconds)
        self._bots[about] = known
        if len(self._bots) > MAX_BOTS:
            del self._bots[next(iter(self._bots))]
        return known

    def _hint(self, wish: GiveHints) -> Hinted:
        match = self._match(wish)
        return Hinted(hints(match.game, match.board, match.state, wish.ply, wish.seed))

    def _compare(self, wish: CompareMoves) -> Hinted:
        match = self._match(wish)
        tried = [SearchedMove(action, 0, ()) for action in wish.actions]
        return Hinted(compare(match.game, match.board, match.state, wish.ply, wish.seed, tried, wish.playouts)[0])

    def _study(self, wish: StudyPart) -> PartStudied:
        if self._analyser is None or self._analyser[0] != wish.table:
            self._analyser = wish.table, PositionAnalyser(_played(wish), wish.effort, wish.seed)
        analyser = self._analyser[1]
        return PartStudied(analyser.sketch() if wish.sketch else analyser.analyse_positions(wish.first, wish.last))

    def _match(self, wish: Decide | GiveHints | CompareMoves) -> Match:
        """A match in this position; boards are kept, since making one takes longer than deciding."""
        about = (wish.game, wish.seats, wish.options)
        match = self._matches.get(about)
        if match is None:
            if len(self._matches) >= MAX_MATCHES:
                self._matches.clear()
            options = msgspec.json.decode(wish.options)
            match = self._matches[about] = Match.from_position(find(wish.game), wish.seats, options, wish.position)
        match.state.restore(wish.position)
        return match


def _played(wish: StudyPart) -> Match:
    """The whole match, from its beginning."""
    game, options = find(wish.game), msgspec.json.decode(wish.options)
    if wish.position is None:
        match = Match(game, wish.seats, int(wish.deal), options, COMPILED, wish.dealt_by)
    else:
        match = Match.from_position(game, wish.seats, options, wish.position, COMPILED)
    for action, seat in zip(wish.actions, wish.movers, strict=True):
        match.play(action, seat)
    return match


if __name__ == "__main__":
    os.nice(5)
    thinker = Thinker()
    answer_requests(*pipes(), lambda message: pack(thinker.answer(read_wish(message))))
