"""Rows of new tables: from wishes, from a moment of another table, or from a match file. Nothing here writes to a database."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from megawatt.bots import may_sit, split_character, usual_bot
from megawatt.bots.characters import SEPARATOR
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.options import ATTACHED, Option
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import MegawattError, OptionError
from megawatt.kernel.match.match import Match
from megawatt.server.accounts.names import checked_name
from megawatt.server.db.rows import JournalRow, TableRow
from megawatt.server.encoding import encode
from megawatt.server.ids import drawn_id
from megawatt.server.refusals import Refusal
from megawatt.server.tables.deals import FILE, WHAT_IF, Deal, promise
from megawatt.server.tables.messages import ClockWish, SeatWish
from megawatt.server.tables.steps import BOT, OPEN, OUT, OVER, PERSON, RUNNING, WAIT, WAITING, Played, SeatRow
from megawatt.server.tables.table import Table
from megawatt.server.tables.turn_clock import TurnClock
from megawatt.server.uploads.attachments import check_own_files

if TYPE_CHECKING:
    from megawatt.server.uploads.reading import MatchRead

RATED_TURN_SECONDS = 14 * 24 * 3600
"""Time for a turn of a rated game that was laid without a clock."""


def check_options(game: Game, given: Mapping[str, Any]) -> None:
    """No option of a request may name a file of this machine: own files come attached."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if not isinstance(value, str | int | bool):
            raise Refusal("options", f"option {name}: {str(value)[:40]!r} should be text, a number, yes or no", option=name[:40])
        option = known.get(name)
        if option is not None and isinstance(value, str) and _names_a_file(option, value):
            raise Refusal("options", f"option {name}: give the text of the file, as '{ATTACHED}' and the text", option=name)


def _names_a_file(option: Option, value: str) -> bool:
    return option.file and value not in option.choices and not value.startswith(ATTACHED) and value.lower().endswith(".toml")


def game_of_file(header: Mapping[str, Any]) -> Game:
    """The game of a match file; the options in its first line are a stranger's too."""
    try:
        game = game_named(str(header.get("game"))[:60])
    except Refusal as refusal:
        raise Refusal("file", refusal.detail) from None
    options = header.get("options", {})
    if not isinstance(options, dict):
        raise Refusal("file", "this is no match file of ours")
    check_options(game, options)
    check_own_files(options)
    return game


def game_named(name: str) -> Game:
    """The game of this name; Refusal when there is none."""
    try:
        return find(name)
    except OptionError as fault:
        raise Refusal("no-such-game", str(fault), game=name[:40]) from None


def wished_seat(game: Game, person: str, wish: SeatWish) -> SeatRow:
    """Who is to sit there."""
    if wish.kind == "me":
        return SeatRow(PERSON, person)
    if wish.kind == "here":
        return SeatRow(PERSON, person, checked_name(wish.name or ""))
    if wish.kind == "bot":
        bot = wish.bot or usual_bot(game)
        if not may_sit(game, bot):
            raise Refusal("no-such-bot", f"no bot of {game.name} is called {bot!r}", bot=bot[:40])
        return SeatRow(BOT, bot=bot)
    return SeatRow(OPEN)


def must_differ(seats: Sequence[SeatRow]) -> None:
    """Refuse to challenge somebody to two seats."""
    kept = [seat.reserved for seat in seats if seat.reserved is not None]
    if len(set(kept)) < len(kept):
        raise Refusal("already-seated", "two seats are kept for the same person", seat=0)


def seat_again(seat: SeatRow, person: str) -> SeatRow:
    """The same seat at the rematch: the others' are reserved for them."""
    holder = seat.counts_for or seat.person
    if holder is not None and holder != person:
        return SeatRow(OPEN, reserved=holder)
    if seat.counts_for is not None:
        return SeatRow(PERSON, person)
    return SeatRow(seat.kind, seat.person, seat.name, seat.bot)


def check_seats(game: Game, seats: int) -> None:
    """Refuse a number of seats that the game is not for."""
    if seats not in game.seat_counts:
        low, high = game.seat_counts[0], game.seat_counts[-1]
        raise Refusal("seats", f"{game.name} is for {low} to {high} seats, not {seats}", lowest=low, highest=high)


def settled(game: Game, seats: int, given: Mapping[str, Any]) -> str:
    """The agreed options as JSON; Refusal when no table can be laid with them."""
    try:
        options = game.settle(seats, given)
        game.board(seats, options)
    except MegawattError as fault:
        raise Refusal("options", str(fault)) from None
    return encode(options).decode()


def agreed_times(clock: ClockWish | None, absent: str, rated: bool) -> tuple[str, int, int]:
    """What happens when somebody's time is used up, the time for a turn, and the bank."""
    if rated:
        return rated_times(clock.per_turn, clock.bank) if clock is not None else rated_times(0, 0)
    if clock is not None:
        return absent, clock.per_turn, clock.bank
    if absent != WAIT:
        raise Refusal("clock", f"absent {absent!r} needs a clock that says how long a turn may take")
    return WAIT, 0, 0


def rated_times(per_turn: int, bank: int) -> tuple[str, int, int]:
    """The same for a rated game: whose time is used up has lost, so nobody can keep a loss from counting by staying away."""
    return (OUT, per_turn, bank) if per_turn else (OUT, RATED_TURN_SECONDS, 0)


def clean_title(title: str | None) -> str | None:
    """A name for something as it can be shown on one line; None when nothing is left of it."""
    cleaned = " ".join((title or "").split())[:60]
    return cleaned if cleaned and cleaned.isprintable() else None


def new_row(
    game: Game, person: str, seats: Sequence[SeatRow], options: str, deal: Deal, now: float, *, public: bool, title: str | None
) -> TableRow:
    """The row of a table that waits for people."""
    row = TableRow(
        id=drawn_id(),
        game=game.name,
        rules=game.rules_version,
        title=title,
        options=options,
        seed=str(deal.seed),
        dealt_by=deal.dealt_by,
        deal=deal.kind,
        nonce=None,
        commitment=None,
        bot_seed=secrets.randbits(53),
        position=None,
        public=public,
        host=person,
        seats=encode(list(seats)).decode(),
        status=WAITING,
        created=now,
        moved=now,
        ply=0,
        to_decide=None,
        waits_for_us=False,
        ranking=None,
        what_if_of=None,
        what_if_ply=None,
        hints=plays_alone(seats),
    )
    promise(row, len(seats))
    return row


def plays_alone(seats: Sequence[SeatRow]) -> bool:
    """Whether one person plays against bots only: then hints concern nobody else."""
    return [seat.kind for seat in seats if seat.kind != BOT] == [PERSON]


def what_if_row(
    game: Game, person: str, my_seat: int, bots: Sequence[str], options: str, position: bytes, to_decide: int | None, now: float
) -> TableRow:
    """A table from a position, against these bots (one per seat, mine included)."""
    taken = [SeatRow(PERSON, person) if number == my_seat else SeatRow(BOT, bot=bot) for number, bot in enumerate(bots)]
    row = new_row(game, person, taken, options, Deal(WHAT_IF), now, public=False, title=None)
    row.position, row.status, row.to_decide, row.waits_for_us = position, RUNNING, to_decide, to_decide != my_seat
    return row


def begin_row(row: TableRow, seats: Sequence[SeatRow], match: Match) -> None:
    """Start a full table."""
    row.status, row.to_decide = RUNNING, match.seat
    row.waits_for_us = match.seat is not None and seats[match.seat].kind == BOT
    if row.per_turn and match.seat is not None and not row.waits_for_us:
        row.deadline = TurnClock(row.per_turn, row.bank, len(seats), row.created).deadline(match.seat)


def what_if(table: Table, person: str, ply: int, seat: int | None, now: float) -> TableRow:
    """A what-if table from a moment: what the person cannot know is drawn anew, unless the game is over."""
    match = table.match_in_play()
    if ply > match.ply:
        raise Refusal("no-such-ply", f"there is no ply {ply}; {match.ply} moves have been played", ply=ply, last=match.ply)
    if match.seat_at(ply) is None:
        raise Refusal("over", "the game is over at this moment; fork an earlier one")
    mine = table.seats_of(person)
    if seat is not None and mine and seat not in mine:
        raise Refusal("not-your-seat", f"seat {seat} is not yours", seat=seat)
    if seat is not None and not 0 <= seat < match.seats:
        raise Refusal("no-such-seat", f"there is no seat {seat}", seat=seat)
    to_decide = match.seat_at(ply)
    mine_then = to_decide if to_decide in mine else (mine[0] if mine else to_decide)
    my_seat = mine_then if seat is None else seat
    assert my_seat is not None
    if match.over:
        position = match.at(ply).state.save()
    else:
        position = match.imagine(my_seat if mine else None, ply).state.save()
    bots = [_once_more(match.game, each) for each in table.seats]
    row = what_if_row(match.game, person, my_seat, bots, table.options, position, to_decide, now)
    row.what_if_of, row.what_if_ply, row.title = table.id, ply, table.row.title
    return row


def _once_more(game: Game, seat: SeatRow) -> str:
    """The usual bot, with the character of the one that sat there."""
    character = split_character(seat.bot or "")[1]
    return usual_bot(game) if character is None else f"{usual_bot(game)}{SEPARATOR}{character}"


def table_of_file(game: Game, person: str, answer: MatchRead, now: float) -> tuple[TableRow, list[JournalRow]]:
    """A match file as a table with its journal: a finished match to look at, an unfinished one to go on with against bots."""
    seat = 0 if answer.to_decide is None else answer.to_decide
    seats = [SeatRow(PERSON, person) if number == seat else SeatRow(BOT, bot=usual_bot(game)) for number in range(answer.seats)]
    deal = Deal(FILE if answer.position is None else WHAT_IF, int(answer.seed), answer.dealt_by)
    row = new_row(game, person, seats, answer.options, deal, now, public=False, title=None)
    row.position, row.ply = answer.position, len(answer.moves)
    row.status, row.to_decide = RUNNING, answer.to_decide
    if answer.to_decide is None:
        row.status, row.ranking = OVER, encode(answer.ranking).decode()
    steps = [JournalRow(seq, row.created, None, encode(Played(*move)).decode()) for seq, move in enumerate(answer.moves, 1)]
    return row, steps
