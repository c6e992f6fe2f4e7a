"""The process that thinks for bots and reads people's match files: requests on stdin, answers on stdout, one after the other."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from megawatt.bots import bot
from megawatt.kernel.errors import MegawattError
from megawatt.kernel.files import loads
from megawatt.kernel.match import Match
from megawatt.kernel.registry import find

LENGTH = 4
MOST_MATCHES = 64


class Decide(Struct, tag="decide"):
    """A position in which a bot is to decide; what its seat cannot know has been redrawn."""

    bot: str
    game: str
    seats: int
    options: str
    position: bytes
    seed: int
    ply: int


class ReadFile(Struct, tag="read"):
    """The text of a match file."""

    text: str


class Decided(Struct, tag="decided"):
    """The bot's action."""

    action: int


class FileRead(Struct, tag="file"):
    """A match file, replayed."""

    game: str
    rules: int
    seats: int
    options: str
    seed: str
    dealt_by: str
    position: bytes | None
    moves: list[tuple[int, int, str]]
    """Seat, action and text of every move."""
    to_decide: int | None
    ranking: list[int]


class Failed(Struct, tag="failed"):
    """Why it could not be done."""

    why: str
    ours: bool
    """Whether the text may be shown to the person who asked."""


Wish = Decide | ReadFile
Answer = Decided | FileRead | Failed
read_wish = msgspec.msgpack.Decoder(Wish).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode
pack = msgspec.msgpack.Encoder().encode


def framed(message: Wish | Answer) -> bytes:
    """A message with its length before it."""
    packed = pack(message)
    return len(packed).to_bytes(LENGTH, "big") + packed


class Thinker:
    """Answers one wish at a time."""

    def __init__(self) -> None:
        self._matches: dict[tuple[str, int, str], Match] = {}

    def answer(self, wish: Wish) -> Answer:
        """The answer; a fault of ours or of the asker is an answer too."""
        try:
            return self._decide(wish) if isinstance(wish, Decide) else self._read(wish)
        except MegawattError as fault:
            return Failed(str(fault), True)
        except Exception as fault:  # whatever a bot does, the process lives on
            return Failed(f"{type(fault).__name__}: {fault}", False)

    def _decide(self, wish: Decide) -> Decided:
        match = self._match(wish)
        return Decided(bot(wish.bot, match.game, wish.seed).decide(match.board, match.state, wish.ply))

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

    def _read(self, wish: ReadFile) -> FileRead:
        match = loads(wish.text, "file")
        moves = [(move.seat, move.action, move.text) for move in match.history()]
        options = msgspec.json.encode(match.options).decode()
        return FileRead(
            match.game.name, match.game.rules_version, match.seats, options, str(match.seed), match.dealt_by, match.position,
            moves, match.seat, match.ranking(),
        )  # fmt: skip


def main(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    thinker = Thinker()
    while len(head := requests.read(LENGTH)) == LENGTH:
        wish = read_wish(requests.read(int.from_bytes(head, "big")))
        answers.write(framed(thinker.answer(wish)))
        answers.flush()


if __name__ == "__main__":
    os.nice(5)
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print must not end up among the answers
    main(sys.stdin.buffer, pipe)
