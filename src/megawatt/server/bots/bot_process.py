"""The process that thinks for bots: requests on stdin, answers on stdout, one after the other."""

from __future__ import annotations

import math
import os

import msgspec
from msgspec import Struct

from megawatt.bots import Bot, bot
from megawatt.kernel.errors import MegawattError
from megawatt.kernel.match import Match
from megawatt.kernel.registry import find
from megawatt.server.child_process import answer_requests, pipes

MOST_MATCHES = 64
MOST_BOTS = 8
"""So many bots remember what they found out about their next small decision; a searching one takes 7 MB."""


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


class Decided(Struct, tag="decided"):
    """The bot's action."""

    action: int


class Failed(Struct, tag="failed"):
    """Why it could not be done."""

    why: str
    ours: bool
    """Whether the text may be shown to the person who asked."""


Wish = Decide
Answer = Decided | Failed
read_wish = msgspec.msgpack.Decoder(Wish).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode
pack = msgspec.msgpack.Encoder().encode


class Thinker:
    """Answers one wish at a time."""

    def __init__(self) -> None:
        self._matches: dict[tuple[str, int, str], Match] = {}
        self._bots: dict[tuple[str, str, int, str, int], Bot] = {}

    def answer(self, wish: Wish) -> Answer:
        """The answer; a fault of ours or of the asker is an answer too."""
        try:
            return self._decide(wish)
        except MegawattError as fault:
            return Failed(str(fault), True)
        except Exception as fault:  # whatever a bot does, the process lives on
            return Failed(f"{type(fault).__name__}: {fault}", False)

    def _decide(self, wish: Decide) -> Decided:
        match = self._match(wish)
        return Decided(self._bot(wish, match).decide(match.board, match.state, wish.ply))

    def _bot(self, wish: Decide, match: Match) -> Bot:
        """The bot that decided at this table before, or a new one; those that have not been asked for longest are forgotten."""
        about = (wish.bot, wish.game, wish.seats, wish.options, wish.seed)
        known = self._bots.pop(about, None) or bot(wish.bot, match.game, wish.seed)
        known.think_at_most(wish.seconds)
        self._bots[about] = known
        if len(self._bots) > MOST_BOTS:
            del self._bots[next(iter(self._bots))]
        return known

    def _match(self, wish: Decide) -> Match:
        """A match in this position; boards are kept, since making one takes longer than deciding."""
        about = (wish.game, wish.seats, wish.options)
        match = self._matches.get(about)
        if match is None:
            if len(self._matches) >= MOST_MATCHES:
                self._matches.clear()
            options = msgspec.json.decode(wish.options)
            match = self._matches[about] = Match.from_position(find(wish.game), wish.seats, options, wish.position)
        match.state.restore(wish.position)
        return match


if __name__ == "__main__":
    os.nice(5)
    thinker = Thinker()
    answer_requests(*pipes(), lambda message: pack(thinker.answer(read_wish(message))))
