"""New tables: from wishes, from a moment of another table, or from a match file."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from megawatt.bots import bot_names, usual_bot
from megawatt.kernel.errors import MegawattError, OptionError
from megawatt.kernel.game import Game
from megawatt.kernel.options import ATTACHED, Option
from megawatt.kernel.registry import find
from megawatt.server.acts.helping import must_allow_help
from megawatt.server.acts.inviting import Inviting, kept_for
from megawatt.server.acts.naming import checked_name
from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.acts.waking import usual_wish
from megawatt.server.files.errands import Errands
from megawatt.server.files.own_files import (
    check_own_files,
    check_seal,
    has_own_files,
    read_first_line,
    read_match,
    settle_own_files,
)
from megawatt.server.files.seals import Seals
from megawatt.server.ids import drawn_id
from megawatt.server.people.accounts import name_key
from megawatt.server.people.limits import Limits
from megawatt.server.people.membership import Membership
from megawatt.server.refusals import Refusal
from megawatt.server.storage.accounts import AccountStore
from megawatt.server.storage.archive import Archive
from megawatt.server.storage.steps import (
    BOT,
    CHAT_CLOSED,
    CHAT_OFF,
    OPEN,
    OUT,
    OVER,
    PERSON,
    RUNNING,
    WAIT,
    WAITING,
    Played,
    SeatRow,
    read_seats,
)
from megawatt.server.storage.storage import Storage
from megawatt.server.storage.store import JournalRow, TableRow
from megawatt.server.tables.deals import FILE, WHAT_IF, Deal, new_deal, promise
from megawatt.server.tables.shared_boards import shared_match
from megawatt.server.tables.standing import open_seats
from megawatt.server.tables.table import Table
from megawatt.server.tables.turn_clock import TurnClock
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.lobby import Lobby
from megawatt.server.wire.requests import ClockWish, NewTable, SeatWish
from megawatt.server.wire.to_page import encode

RATED_TURN_SECONDS = 14 * 24 * 3600
"""Time for a turn of a rated game that was laid without a clock."""


class NewTables:
    """Lays tables."""

    def __init__(
        self,
        storage: Storage,
        tables: OpenTables,
        lobby: Lobby,
        limits: Limits,
        membership: Membership,
        inviting: Inviting,
        errands: Errands,
        seals: Callable[[], Seals],
        now: Callable[[], float],
    ) -> None:
        self._now = now
        self._storage = storage
        self._tables = tables
        self._lobby = lobby
        self._limits = limits
        self.membership = membership
        self._inviting = inviting
        self._errands = errands
        self._seals = seals

    async def create(self, person: str, address: str, wish: NewTable) -> str:
        """Lay a new table; it starts at once when no seat is open."""
        await self.membership.must_create(person)
        game = game_named(wish.game)
        seats = [await self._wished_seat(game, person, seat) for seat in wish.seats]
        _must_differ(seats)
        check_options(game, wish.options)
        deal = new_deal(wish.seed)
        if wish.rated:
            await self._check_rated(person, wish)
        if open_seats(seats):
            self._limits.check_waiting_tables(await self._storage.read(self._storage.store.count_waiting, person))
        _check_seats(game, len(seats))
        options = await self.settle(person, address, game, len(seats), wish.options)
        row = _row(game, person, seats, options, deal, self._now(), public=wish.public, title=clean_title(wish.title))
        row.hints = _plays_alone(seats) if wish.hints is None else wish.hints
        row.rated, row.chat = wish.rated, wish.chat
        row.absent, row.per_turn, row.bank = agreed_times(wish.clock, wish.absent, wish.rated)
        await self._keep_wish(row, seats, person)
        await self._begin_if_full(row, game, seats, deal)
        return await self._keep(row)

    async def settle(self, person: str, address: str, game: Game, seats: int, options: Mapping[str, Any]) -> str:
        """The agreed options as JSON; Refusal when no table of so many seats can be laid with them."""
        if has_own_files(options):
            return await settle_own_files(self._errands, person, address, game, seats, options)
        return await self._storage.read(_settled, game, seats, options)

    async def prepared(
        self,
        game: Game,
        host: str,
        seats: Sequence[SeatRow],
        options: str,
        public: bool,
        title: str,
        rated: bool,
        times: tuple[str, int, int],
    ) -> TableRow:
        """A table where nobody is missing and nobody gets hints, ready to be kept and begun at once."""
        deal = new_deal(None)
        row = _row(game, host, seats, options, deal, self._now(), public=public, title=title)
        row.hints, row.rated = False, rated
        row.absent, row.per_turn, row.bank = rated_times(*times[1:]) if rated else times
        await self._begin_if_full(row, game, seats, deal)
        return row

    async def _wished_seat(self, game: Game, person: str, wish: SeatWish) -> SeatRow:
        """Who is to sit there; a seat that is kept is a challenge to somebody with an account."""
        if wish.kind != "kept":
            return _wished_seat(game, person, wish)
        found = await self._storage.read(Archive(self._storage.store).person_named, name_key(wish.name or ""))
        if found is None:
            raise Refusal("no-such-person", "nobody with an account is called so")
        if found[0] == person:
            raise Refusal("already-seated", "nobody challenges themselves", seat=0)
        return SeatRow(OPEN, reserved=found[0])

    async def _check_rated(self, person: str, wish: NewTable) -> None:
        """Refuse a rated table that would not be fair: it needs accounts, a deal that nobody knows, and no help."""
        if await self._storage.read(AccountStore(self._storage.store).of, person) is None:
            raise Refusal("account-only", "a rated game is for people with an account")
        kinds = sorted((seat.kind for seat in wish.seats), key=lambda kind: kind != "me")
        if kinds[:1] != ["me"] or not kinds[1:] or not set(kinds[1:]) <= {"open", "kept"}:
            raise Refusal("rated", "a rated game has one seat of mine and open ones for others")
        if wish.seed is not None or wish.hints or has_own_files(wish.options):
            raise Refusal("rated", "a rated game has a drawn deal, no hints and no files of one's own")

    async def rematch(self, audience: Audience, person: str) -> str:
        """The same people and options once more, everybody one seat further; the same table for all who ask."""
        async with audience.lock:
            table = audience.table
            if table.status != OVER:
                raise Refusal("not-over", "there is a rematch when the game is over")
            if not table.seats_of(person) and not table.has_given_up(person):
                raise Refusal("not-seated", "you do not sit at this table")
            if not table.is_ours:
                table.match_in_play()
            found = table.row.next_table or await self._lay_again(table, person)
            table.row.next_table = found
        audience.tell_afresh()
        return found

    async def _lay_again(self, table: Table, person: str) -> str:
        """Lay the rematch; the one that there is, when somebody else was faster."""
        await self.membership.must_create(person)
        game, deal = table.game, new_deal(None)
        seats = [_seat_again(seat, person) for seat in table.seats]
        seats = [seats[-1], *seats[:-1]]
        row = _row(game, person, seats, table.options, deal, self._now(), public=False, title=table.row.title)
        row.absent, row.per_turn, row.bank, row.hints = table.row.absent, table.row.per_turn, table.row.bank, table.row.hints
        row.rated, row.chat = table.row.rated, CHAT_OFF if table.row.chat == CHAT_CLOSED else table.row.chat
        if row.rated:
            row.absent, row.per_turn, row.bank = rated_times(row.per_turn, row.bank)
        await self._keep_wish(row, seats, person)
        await self._begin_if_full(row, game, seats, deal)
        store = self._storage.store
        told = self._inviting.may_be_told(person, kept_for(seats, person))

        def write(connection: Connection) -> str:
            next_table = store.create_next(connection, row, table.id)
            if next_table == row.id:
                self._inviting.tell(connection, row.id, 0, person, told)
            return next_table

        found: str = await self._storage.writer.submit(write)
        self._lobby.changed((await self._tables.open(found)).table, everybody=False)
        return found

    async def _keep_wish(self, row: TableRow, seats: Sequence[SeatRow], person: str) -> None:
        """Who lays a table wants to be woken there as everywhere."""
        if await usual_wish(self._storage, person, row.per_turn):
            for seat in seats:
                seat.only_decisions = seat.person == person
            row.seats = encode(seats).decode()

    async def _begin_if_full(self, row: TableRow, game: Game, seats: Sequence[SeatRow], deal: Deal) -> None:
        """A table where nobody is missing starts at once."""
        if open_seats(seats):
            return
        match = await self._storage.read(shared_match, game, len(seats), row.options, deal.seed, deal.dealt_by, None)
        row.status, row.to_decide = RUNNING, match.seat
        row.waits_for_us = match.seat is not None and seats[match.seat].kind == BOT
        if row.per_turn and match.seat is not None and not row.waits_for_us:
            row.deadline = TurnClock(row.per_turn, row.bank, len(seats), row.created).deadline(match.seat)

    async def fork(self, audience: Audience, person: str, ply: int, seat: int | None) -> str:
        """A what-if table from a moment: what the person cannot know is drawn anew, unless the game is over."""
        audience.table.match_in_play()
        await must_allow_help(self._tables, audience.table)
        await self.membership.must_create(person)
        async with audience.lock:
            table = audience.table
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
        row = _what_if_row(match.game, person, my_seat, match.seats, table.options, position, to_decide, self._now())
        row.what_if_of, row.what_if_ply, row.title = table.id, ply, table.row.title
        return await self._keep(row)

    async def upload(self, person: str, address: str, text: str) -> str:
        """A match file as a table: a finished match to look at, an unfinished one to go on with against house bots."""
        await self.membership.must_create(person)
        header = read_first_line(text)
        game = _game_of(header)
        check_seal(self._seals(), header)
        if text.count("\n") > game.longest + 3:
            raise Refusal("file-too-long", f"no match of {game.name} has more than {game.longest} moves", most=game.longest)
        answer = await read_match(self._errands, person, address, text)
        seat = 0 if answer.to_decide is None else answer.to_decide
        seats = [SeatRow(PERSON, person) if number == seat else SeatRow(BOT, bot=usual_bot(game)) for number in range(answer.seats)]
        deal = Deal(FILE if answer.position is None else WHAT_IF, int(answer.seed), answer.dealt_by)
        row = _row(game, person, seats, answer.options, deal, self._now(), public=False, title=None)
        row.position, row.ply = answer.position, len(answer.moves)
        row.status, row.to_decide = RUNNING, answer.to_decide
        if answer.to_decide is None:
            row.status, row.ranking = OVER, encode(answer.ranking).decode()
        steps = [JournalRow(seq, row.created, None, encode(Played(*move)).decode()) for seq, move in enumerate(answer.moves, 1)]
        return await self._keep(row, steps)

    async def _keep(self, row: TableRow, steps: Sequence[JournalRow] = ()) -> str:
        told = self._inviting.may_be_told(row.host, kept_for(read_seats(row.seats), row.host))

        def write(connection: Connection) -> None:
            self._storage.store.create(connection, row, steps)
            self._inviting.tell(connection, row.id, 0, row.host, told)

        await self._storage.writer.submit(write)
        audience = await self._tables.open(row.id)
        self._lobby.changed(audience.table, everybody=row.public)
        return row.id


def check_options(game: Game, given: Mapping[str, Any]) -> None:
    """No option of a request may name a file of ours: own files come attached."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if not isinstance(value, str | int | bool):
            raise Refusal("options", f"option {name}: {str(value)[:40]!r} should be text, a number, yes or no", option=name[:40])
        option = known.get(name)
        if option is not None and isinstance(value, str) and _names_a_file(option, value):
            raise Refusal("options", f"option {name}: give the text of the file, as '{ATTACHED}' and the text", option=name)


def _names_a_file(option: Option, value: str) -> bool:
    return option.file and value not in option.choices and not value.startswith(ATTACHED) and value.lower().endswith(".toml")


def _game_of(header: Mapping[str, Any]) -> Game:
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


def _wished_seat(game: Game, person: str, wish: SeatWish) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(PERSON, person)
    if wish.kind == "here":
        return SeatRow(PERSON, person, checked_name(wish.name or ""))
    if wish.kind == "bot":
        bot = wish.bot or usual_bot(game)
        if bot not in bot_names(game):
            raise Refusal("no-such-bot", f"no bot of {game.name} is called {bot!r}", bot=bot[:40])
        return SeatRow(BOT, bot=bot)
    return SeatRow(OPEN)


def _must_differ(seats: Sequence[SeatRow]) -> None:
    """Nobody is challenged to two seats."""
    kept = [seat.reserved for seat in seats if seat.reserved is not None]
    if len(set(kept)) < len(kept):
        raise Refusal("already-seated", "two seats are kept for the same person", seat=0)


def _seat_again(seat: SeatRow, person: str) -> SeatRow:
    """The same seat at the rematch: the others' are reserved for them."""
    holder = seat.counts_for or seat.person
    if holder is not None and holder != person:
        return SeatRow(OPEN, reserved=holder)
    if seat.counts_for is not None:
        return SeatRow(PERSON, person)
    return SeatRow(seat.kind, seat.person, seat.name, seat.bot)


def _check_seats(game: Game, seats: int) -> None:
    if seats not in game.seat_counts:
        low, high = game.seat_counts[0], game.seat_counts[-1]
        raise Refusal("seats", f"{game.name} is for {low} to {high} seats, not {seats}", lowest=low, highest=high)


def _settled(game: Game, seats: int, given: Mapping[str, Any]) -> str:
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


def _row(
    game: Game, person: str, seats: Sequence[SeatRow], options: str, deal: Deal, now: float, *, public: bool, title: str | None
) -> TableRow:
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
        hints=_plays_alone(seats),
    )
    promise(row, len(seats))
    return row


def _plays_alone(seats: Sequence[SeatRow]) -> bool:
    """Whether one person plays against bots only: then hints are nobody else's matter."""
    return [seat.kind for seat in seats if seat.kind != BOT] == [PERSON]


def _what_if_row(
    game: Game, person: str, my_seat: int, seats: int, options: str, position: bytes, to_decide: int | None, now: float
) -> TableRow:
    taken = [SeatRow(PERSON, person) if number == my_seat else SeatRow(BOT, bot=usual_bot(game)) for number in range(seats)]
    row = _row(game, person, taken, options, Deal(WHAT_IF), now, public=False, title=None)
    row.position, row.status, row.to_decide, row.waits_for_us = position, RUNNING, to_decide, to_decide != my_seat
    return row
