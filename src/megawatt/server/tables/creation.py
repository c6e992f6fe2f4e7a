"""New tables: from wishes, from a moment of another table, or from a match file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from megawatt.bots import usual_bot
from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.match import Match
from megawatt.server.accounts.membership import Membership
from megawatt.server.accounts.service import name_key
from megawatt.server.accounts.store import AccountStore
from megawatt.server.api.rate_limits import Limits
from megawatt.server.db.database import Storage
from megawatt.server.db.rows import JournalRow, TableRow
from megawatt.server.encoding import encode
from megawatt.server.refusals import Refusal
from megawatt.server.tables.arrivals import usual_wish
from megawatt.server.tables.deals import Deal, new_deal
from megawatt.server.tables.help_policy import must_allow_help
from megawatt.server.tables.invitations import Invitations, kept_for
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.lobby import Lobby
from megawatt.server.tables.messages import NewTable, SeatWish
from megawatt.server.tables.new_rows import (
    agreed_times,
    begin_row,
    check_options,
    check_seats,
    clean_title,
    game_named,
    game_of_file,
    must_differ,
    new_row,
    plays_alone,
    rated_times,
    seat_again,
    settled,
    table_of_file,
    what_if,
    what_if_row,
    wished_seat,
)
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.shared_boards import shared_match
from megawatt.server.tables.steps import (
    CHAT_CLOSED,
    CHAT_OFF,
    OPEN,
    OVER,
    SeatRow,
    read_seats,
)
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table
from megawatt.server.tables.table_state import open_seats
from megawatt.server.uploads.attachments import check_signature, has_own_files, read_first_line
from megawatt.server.uploads.jobs import JobQueues
from megawatt.server.uploads.own_files import read_match, settle_own_files
from megawatt.server.uploads.signatures import FileSignatures


class NewTables:
    """Creates tables."""

    def __init__(
        self,
        storage: Storage,
        tables: OpenTables,
        lobby: Lobby,
        limits: Limits,
        membership: Membership,
        invitations: Invitations,
        jobs: JobQueues,
        signatures: Callable[[], FileSignatures],
        now: Callable[[], float],
    ) -> None:
        self._now = now
        self._storage = storage
        self._table_store = TableStore(storage.store)
        self._tables = tables
        self._lobby = lobby
        self._limits = limits
        self.membership = membership
        self._invitations = invitations
        self._jobs = jobs
        self._signatures = signatures

    async def create(self, person: str, address: str, wish: NewTable) -> str:
        """Create a table; it starts at once when no seat is open."""
        await self.membership.must_create(person)
        game = game_named(wish.game)
        seats = [await self._wished_seat(game, person, seat) for seat in wish.seats]
        must_differ(seats)
        check_options(game, wish.options)
        deal = new_deal(wish.seed)
        if wish.rated:
            await self._check_rated(person, wish)
        if open_seats(seats):
            self._limits.check_waiting_tables(await self._storage.read(self._table_store.count_waiting, person))
        check_seats(game, len(seats))
        options = await self.settle(person, address, game, len(seats), wish.options)
        row = new_row(game, person, seats, options, deal, self._now(), public=wish.public, title=clean_title(wish.title))
        row.hints = plays_alone(seats) if wish.hints is None else wish.hints
        row.rated, row.chat = wish.rated, wish.chat
        row.absent, row.per_turn, row.bank = agreed_times(wish.clock, wish.absent, wish.rated)
        await self._keep_wish(row, seats, person)
        await self._begin_if_full(row, game, seats, deal)
        return await self._keep(row)

    async def settle(self, person: str, address: str, game: Game, seats: int, options: Mapping[str, Any]) -> str:
        """The agreed options as JSON; Refusal when no table of so many seats can be laid with them."""
        if has_own_files(options):
            return await settle_own_files(self._jobs, person, address, game, seats, options)
        return await self._storage.read(settled, game, seats, options)

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
        """The row of a full table without hints, ready to be stored and started."""
        deal = new_deal(None)
        row = new_row(game, host, seats, options, deal, self._now(), public=public, title=title)
        row.hints, row.rated = False, rated
        row.absent, row.per_turn, row.bank = rated_times(*times[1:]) if rated else times
        await self._begin_if_full(row, game, seats, deal)
        return row

    async def _wished_seat(self, game: Game, person: str, wish: SeatWish) -> SeatRow:
        """The seats; a reserved seat is a challenge to somebody with an account."""
        if wish.kind != "kept":
            return wished_seat(game, person, wish)
        found = await self._storage.read(AccountStore(self._storage.store).person_named, name_key(wish.name or ""))
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

    async def rematch(self, live: LiveTable, person: str) -> str:
        """A rematch: the same people on the same seats and the same options; the same table for all who ask."""
        async with live.lock:
            table = live.table
            if table.status != OVER:
                raise Refusal("not-over", "there is a rematch when the game is over")
            if not table.seats_of(person) and not table.has_given_up(person):
                raise Refusal("not-seated", "you do not sit at this table")
            if not table.is_ours:
                table.match_in_play()
            found = table.row.next_table or await self._lay_again(table, person)
            table.row.next_table = found
        live.broadcast.send_everything()
        return found

    async def _lay_again(self, table: Table, person: str) -> str:
        """Create the rematch, or return the one that somebody else has created meanwhile."""
        await self.membership.must_create(person)
        game, deal = table.game, new_deal(None)
        seats = [seat_again(seat, person) for seat in table.seats]
        row = new_row(game, person, seats, table.options, deal, self._now(), public=False, title=table.row.title)
        row.absent, row.per_turn, row.bank, row.hints = table.row.absent, table.row.per_turn, table.row.bank, table.row.hints
        row.rated, row.chat = table.row.rated, CHAT_OFF if table.row.chat == CHAT_CLOSED else table.row.chat
        if row.rated:
            row.absent, row.per_turn, row.bank = rated_times(row.per_turn, row.bank)
        await self._keep_wish(row, seats, person)
        await self._begin_if_full(row, game, seats, deal)
        store = self._table_store
        welcome = self._invitations.welcome_invitations(person, kept_for(seats, person))

        def write(connection: Connection) -> str:
            next_table = store.create_next(connection, row, table.id)
            if next_table == row.id:
                self._invitations.notify(connection, row.id, 0, person, welcome)
            return next_table

        found: str = await self._storage.writer.submit(write)
        self._lobby.changed((await self._tables.open(found)).table, everybody=False)
        return found

    async def _keep_wish(self, row: TableRow, seats: Sequence[SeatRow], person: str) -> None:
        """Apply the host's preference for turns to decide at a new table."""
        if await usual_wish(self._storage, person, row.per_turn):
            for seat in seats:
                seat.only_decisions = seat.person == person
            row.seats = encode(seats).decode()

    async def _begin_if_full(self, row: TableRow, game: Game, seats: Sequence[SeatRow], deal: Deal) -> None:
        """Start a table that is full."""
        if open_seats(seats):
            return
        match = await self._storage.read(shared_match, game, len(seats), row.options, deal.seed, deal.dealt_by, None)
        begin_row(row, seats, match)

    async def fork(self, live: LiveTable, person: str, ply: int, seat: int | None) -> str:
        """A what-if table from a moment: what the person cannot know is drawn anew, unless the game is over."""
        live.table.match_in_play()
        await must_allow_help(self._tables, live.table)
        await self.membership.must_create(person)
        async with live.lock:
            table = live.table
            row = what_if(table, person, ply, seat, self._now())
        return await self._keep(row)

    async def from_position(self, person: str, match: Match) -> str:
        """A table that begins in this position, against bots; the person sits where it is to be decided."""
        await self.membership.must_create(person)
        seat = match.seat
        assert seat is not None
        options = encode(match.options).decode()
        bots = [usual_bot(match.game)] * match.seats
        row = what_if_row(match.game, person, seat, bots, options, match.state.save(), seat, self._now())
        return await self._keep(row)

    async def upload(self, person: str, address: str, text: str) -> str:
        """A match file as a table: a finished match to look at, an unfinished one to go on with against house bots."""
        await self.membership.must_create(person)
        header = read_first_line(text)
        game = game_of_file(header)
        check_signature(self._signatures(), header)
        if text.count("\n") > game.longest + 3:
            raise Refusal("file-too-long", f"no match of {game.name} has more than {game.longest} moves", most=game.longest)
        answer = await read_match(self._jobs, person, address, text)
        row, steps = table_of_file(game, person, answer, self._now())
        return await self._keep(row, steps)

    async def _keep(self, row: TableRow, steps: Sequence[JournalRow] = ()) -> str:
        welcome = self._invitations.welcome_invitations(row.host, kept_for(read_seats(row.seats), row.host))

        def write(connection: Connection) -> None:
            self._table_store.create(connection, row, steps)
            self._invitations.notify(connection, row.id, 0, row.host, welcome)

        await self._storage.writer.submit(write)
        live = await self._tables.open(row.id)
        self._lobby.changed(live.table, everybody=row.public)
        return row.id
