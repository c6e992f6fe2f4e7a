"""Seats, moves and events of a match as text in one language, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from megawatt.bots.characters import bot_label
from megawatt.kernel.contract.events import Event
from megawatt.kernel.contract.moves import Amount
from megawatt.kernel.errors import IllegalMove
from megawatt.kernel.match.match import Match
from megawatt.kernel.text.joining import labelled, sentences
from megawatt.kernel.text.words import Words

LONG_RUN = 4
OMITTED = "…"


@dataclass
class MoveList:
    """The legal moves to choose from: numbered, except amounts, which are numbers themselves."""

    numbered: list[int] = field(default_factory=list)
    amounts: dict[str, list[int]] = field(default_factory=dict)


class MatchText:
    """The sentences about one match in one language."""

    def __init__(self, match: Match, humans: set[int], bots: Mapping[int, str], words: Words) -> None:
        self.match = match
        self.humans = humans
        self.bots = bots
        self.words = words

    def name(self, seat: int) -> str:
        """The name of a seat for any reader: `Bot 2`, `Seat 1`."""
        if seat in self.humans:
            return self.words("seat-number", number=seat + 1)
        return bot_label(self.words, self.bots[seat], seat + 1)

    def name_in_sentence(self, seat: int, reader: int | None) -> str:
        """The same for one reader; sentences about `Seat 1 (you)` keep their grammar in every language."""
        return self.words("terminal-you", number=seat + 1) if seat == reader else self.name(seat)

    def names_on_board(self, reader: int | None) -> list[str]:
        """One name per seat for the drawing."""
        return [self.words("seat-you") if seat == reader else self.name(seat) for seat in range(self.match.seats)]

    def sentence(self, event: Event, reader: int | None) -> str:
        """One thing that happened."""
        spelled = self.match.game.spell(self.match.board, self.words, event.arguments)
        for who in ("seat", "rival"):
            if who in event.arguments:
                spelled[who] = self.name_in_sentence(int(event.arguments[who]), reader)
        return self.words(f"event-{event.name}", spelled)

    def paragraphs(self, since: int, reader: int | None, shorten: bool = False) -> Iterator[str]:
        """What happened after the first `since` moves: one paragraph for all that a seat did in a row.

        With `shorten`, the middle of long runs such as bidding wars is left out.
        """
        happened: list[tuple[int | None, Event | None]] = []
        for played in self.match.history(since + 1, seat=reader):
            happened += [(played.seat, event) for event in played.events]
        if shorten:
            happened = _without_middle(happened)
        for _, run in groupby(happened, key=lambda entry: entry[0]):
            yield _paragraph(self.words, [OMITTED if event is None else self.sentence(event, reader) for _, event in run])

    def moves(self) -> MoveList:
        """The legal moves of the seat to decide."""
        moves = MoveList()
        for action in self.match.legal_actions():
            verb = self.match.game.actions.verb_of(action)
            if isinstance(verb.argument, Amount):
                moves.amounts.setdefault(verb.name, []).append(action)
            else:
                moves.numbered.append(action)
        return moves

    def cost(self, action: int) -> str:
        """What a legal action costs and brings (the message `cost-VERB`); nothing if the game has no words for it."""
        game, match = self.match.game, self.match
        message = f"cost-{game.actions.verb_of(action).name}"
        costs: Mapping[str, Any] = game.costs(match.board, match.state, action)
        if not costs or message not in self.words:
            return ""
        return self.words(message, game.spell(match.board, self.words, costs))

    def refusal(self, fault: IllegalMove) -> str:
        """Why a move was not played."""
        message = f"why-{fault.reason}"
        explanation = self.words(message) if message in self.words else fault.explanation
        if fault.sentences:
            explanation = " ".join(self.words(each, arguments) for each, arguments in fault.sentences)
        return labelled(self.words, fault.move, explanation)


def _without_middle(happened: list[tuple[int | None, Event | None]]) -> list[tuple[int | None, Event | None]]:
    """Long runs of events that differ in seats and numbers only, without their middle."""
    kept: list[tuple[int | None, Event | None]] = []
    for _, same in groupby(happened, key=lambda entry: _kind(entry[1])):
        run = list(same)
        kept += run if len(run) <= LONG_RUN else [run[0], (run[0][0], None), *run[-2:]]
    return kept


def _kind(event: Event | None) -> tuple[str, ...]:
    return () if event is None else (event.name, *(each for each in event.arguments.values() if isinstance(each, str)))


def _paragraph(words: Words, happened: list[str]) -> str:
    """The sentences as one paragraph; repeated sentences appear once, with a count."""
    counted: list[tuple[str, int]] = []
    for sentence in happened:
        if counted and counted[-1][0] == sentence:
            counted[-1] = (sentence, counted[-1][1] + 1)
        else:
            counted.append((sentence, 1))
    return sentences(
        words, [sentence if count == 1 else words("said-times", text=sentence, count=count) for sentence, count in counted]
    )


def consecutive(numbers: list[int]) -> list[tuple[int, int]]:
    """The runs of consecutive numbers, as their first and last."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs
