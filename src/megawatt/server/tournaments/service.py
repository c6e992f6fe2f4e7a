"""What people do with tournaments: make one, come, invite, withdraw, start, call off. Rounds are laid elsewhere (rounds.py).

Every change holds the tournament's row in its transaction, so that of two people who want the last place one gets it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from megawatt.bots import bot_names
from megawatt.kernel.contract.game import Game
from megawatt.server.accounts.mutes import MuteStore
from megawatt.server.accounts.service import name_key
from megawatt.server.accounts.store import AccountStore
from megawatt.server.api.rate_limits import Limits
from megawatt.server.db.database import Storage
from megawatt.server.db.outbox import INVITATION, write_notification
from megawatt.server.ids import drawn_id
from megawatt.server.refusals import Refusal
from megawatt.server.tables.creation import NewTables
from megawatt.server.tables.journal import NOTIFICATION_DELAY_S
from megawatt.server.tables.lobby import Lobby
from megawatt.server.tables.new_rows import agreed_times, check_options, clean_title, game_named
from megawatt.server.tournaments.messages import NewTournament
from megawatt.server.tournaments.pairing.round_robin import round_robin
from megawatt.server.tournaments.pairing.standings import BYE, NO_RESULT
from megawatt.server.tournaments.pairing.tables import Round, table_sizes
from megawatt.server.tournaments.store import (
    CANCELLED,
    IN,
    INVITED,
    OPEN,
    OUT,
    ROUND_ROBIN,
    RUNNING,
    EntrantRow,
    PairingRow,
    Tournament,
    TournamentRow,
    TournamentStore,
)
from megawatt.server.uploads.attachments import has_own_files

MAX_TOURNAMENTS = 5
"""Tournaments of one organiser that may be open or running."""
MAX_IN_ROUND_ROBIN = 24
MAX_INVITED = 64
MAX_ROBIN_ROUNDS = 31
MAX_NAME_LENGTH = 50
"""A table of a tournament is called by its name and the round's number."""
Wish = Callable[[Connection, Tournament], None]


class Tournaments:
    """What people do with tournaments."""

    def __init__(self, storage: Storage, new_tables: NewTables, lobby: Lobby, limits: Limits, now: Callable[[], float]) -> None:
        self._storage, self._new_tables, self._lobby, self._limits, self._now = storage, new_tables, lobby, limits, now
        self.store, self._mutes = TournamentStore(storage.store), MuteStore(storage.store)

    async def create(self, person: str, address: str, wish: NewTournament) -> str:
        """A new tournament of this organiser; its options are settled for every size that a table may have."""
        await self._must_have_account(person)
        await self._new_tables.membership.must_create(person)
        game = game_named(wish.game)
        name = clean_title(wish.name)
        if name is None:
            raise Refusal("name", "a tournament needs a name that can be printed")
        _check(game, wish)
        if await self._storage.read(self.store.count_of, person) >= MAX_TOURNAMENTS:
            raise Refusal(
                "too-many-tournaments", f"{MAX_TOURNAMENTS} of your tournaments are open or running", most=MAX_TOURNAMENTS
            )
        absent, per_turn, bank = agreed_times(wish.clock, wish.absent, wish.rated)
        row = TournamentRow(
            id=drawn_id(),
            name=name[:MAX_NAME_LENGTH],
            organiser=person,
            game=game.name,
            rules=game.rules_version,
            seats=wish.seats,
            system=wish.system,
            rounds=0 if wish.system == ROUND_ROBIN else wish.rounds,
            options=await self._options(person, address, game, wish),
            rated=wish.rated,
            public=wish.public,
            absent=absent,
            per_turn=per_turn,
            bank=bank,
            fill=wish.fill,
            most=min(wish.most, MAX_IN_ROUND_ROBIN) if wish.system == ROUND_ROBIN else wish.most,
            status=OPEN,
            seed=secrets.randbits(53),
            round=0,
            created=self._now(),
            changed=self._now(),
        )
        people = [person] if wish.takes_part else []
        entrants = [EntrantRow(number=number, person=who, bot=None, status=IN) for number, who in enumerate(people)]
        entrants += [_bot(len(people) + place, bot) for place, bot in enumerate(wish.bots)]
        if len(entrants) > row.most:
            raise Refusal("tournament-full", f"{len(entrants)} would take part, and there is room for {row.most}", most=row.most)
        await self._storage.writer.submit(partial(self.store.create, row=row, entrants=entrants))
        self._lobby.concerns({person}, row.public)
        return row.id

    async def _options(self, person: str, address: str, game: Game, wish: NewTournament) -> str:
        """The options by table size: a full table must be possible, smaller ones may be."""
        check_options(game, wish.options)
        settled = {wish.seats: await self._new_tables.settle(person, address, game, wish.seats, wish.options)}
        for size in (size for size in game.seat_counts if 2 <= size < wish.seats):
            try:
                settled[size] = await self._new_tables.settle(person, address, game, size, wish.options)
            except Refusal as refusal:
                if refusal.refused != "options":
                    raise
        return msgspec.json.encode({str(size): options for size, options in sorted(settled.items())}).decode()

    async def join(self, tournament: str, person: str) -> None:
        """Take part, invited or by the link; taking part already is fine."""
        await self._must_have_account(person)

        def joined(connection: Connection, found: Tournament) -> None:
            known = found.entrant_of(person)
            if known is not None and known.status == IN:
                return
            _must_be_open(found)
            if sum(entrant.status == IN for entrant in found.entrants) >= found.row.most:
                raise Refusal("tournament-full", f"{found.row.most} take part already", most=found.row.most)
            if known is not None:
                self.store.mark(connection, tournament, known.number, IN)
            else:
                new = EntrantRow(number=_next_number(found), person=person, bot=None, status=IN)
                self.store.enter(connection, tournament, [new])

        await self._change(tournament, joined)

    async def invite(self, tournament: str, person: str, name: str) -> None:
        """Invite somebody with an account, who is notified unless they have muted the organiser or get too many messages."""
        invited = await self._storage.read(AccountStore(self._storage.store).person_named, name_key(name))
        before = await self.must_find(tournament)
        _must_organise(before, person)  # before anything is counted: others could keep messages from somebody
        _must_be_open(before)
        is_welcome = invited is not None and self._counts_invitation(person, invited[0])

        def asked(connection: Connection, found: Tournament) -> None:
            _must_organise(found, person)
            _must_be_open(found)
            if invited is None:
                raise Refusal("no-such-person", "nobody with an account is called so")
            if found.entrant_of(invited[0]) is not None:
                return
            if sum(entrant.status == INVITED for entrant in found.entrants) >= MAX_INVITED:
                raise Refusal("tournament-full", f"{MAX_INVITED} are invited already", most=MAX_INVITED)
            new = EntrantRow(number=_next_number(found), person=invited[0], bot=None, status=INVITED)
            self.store.enter(connection, tournament, [new])
            if is_welcome and not self._mutes.has_muted(connection, invited[0], person):
                made = self._now()
                write_notification(connection, INVITATION, tournament, new.number, invited[0], made, made + NOTIFICATION_DELAY_S)

        await self._change(tournament, asked)

    def _counts_invitation(self, person: str, invited: str) -> bool:
        """Count an invitation; Refusal when it is one of too many to the same person, False when all of them are too many."""
        self._limits.spend("invite-to", f"{person} {invited}", None)
        try:
            self._limits.spend("invited", invited, None)
        except Refusal:
            return False
        return True

    async def withdraw(self, tournament: str, person: str, number: int | None) -> None:
        """I take part no longer, or decline; the organiser takes somebody out. In a running tournament results stay."""

        def gone(connection: Connection, found: Tournament) -> None:
            meant = found.entrant_of(person) if number is None else next((e for e in found.entrants if e.number == number), None)
            if number is not None and (meant is None or meant.person != person):
                _must_organise(found, person)
            if meant is None or meant.status == OUT:
                raise Refusal("not-in-tournament", "this one does not take part")
            if found.row.status == OPEN:
                self.store.strike(connection, tournament, meant.number)
            elif found.row.status == RUNNING:
                self.store.mark(connection, tournament, meant.number, OUT)
            else:
                raise Refusal("tournament-not-running", f"this tournament is {found.row.status}")

        await self._change(tournament, gone)

    async def start(self, tournament: str, person: str) -> None:
        """Nobody else comes in; bots fill up, and the rounds of a round robin are drawn. The first round is laid by the leader."""
        found = await self.must_find(tournament)
        _must_organise(found, person)
        _must_be_open(found)
        bots = _bots_that_fill(found)
        count = len([entrant for entrant in found.entrants if entrant.status == IN]) + len(bots)
        _must_be_enough(found, count)
        sizes = found.row.sizes
        drawn: Sequence[Round] = ()
        if found.row.system == ROUND_ROBIN:
            drawn = await self._storage.read(round_robin, count, sizes, found.row.seed, MAX_ROBIN_ROUNDS)

        def started(connection: Connection, now: Tournament) -> None:
            _must_be_open(now)
            if now.entrants != found.entrants:
                raise Refusal("busy", "somebody came or went at this moment; try again")
            for entrant in found.entrants:
                if entrant.status == INVITED:
                    self.store.strike(connection, tournament, entrant.number)
            self.store.enter(connection, tournament, bots)
            numbers = [entrant.number for entrant in (*found.entrants, *bots) if entrant.status == IN]
            rows = [row for place, each in enumerate(drawn, 1) for row in _planned(place, each, numbers)]
            self.store.pair(connection, tournament, range(1, len(drawn) + 1), rows)
            rounds = len(drawn) or found.row.rounds
            self.store.change(connection, tournament, status=RUNNING, rounds=rounds)

        await self._change(tournament, started)

    async def cancel(self, tournament: str, person: str | None) -> None:
        """The organiser (None: the host of the server) calls it off; tables that are played go on as tables like any other."""

        def cancelled(connection: Connection, found: Tournament) -> None:
            if person is not None:
                _must_organise(found, person)
            if found.row.status not in (OPEN, RUNNING):
                raise Refusal("tournament-not-running", f"this tournament is {found.row.status}")
            self.store.change(connection, tournament, status=CANCELLED)

        await self._change(tournament, cancelled)

    async def give_up_table(self, tournament: str, person: str, round_: int, board: int) -> None:
        """The organiser waits for a table no longer: it counts as one without a result."""

        def given_up(connection: Connection, found: Tournament) -> None:
            _must_organise(found, person)
            if found.row.status != RUNNING:
                raise Refusal("tournament-not-running", f"this tournament is {found.row.status}")
            seats = [pairing for pairing in found.pairings if (pairing.round, pairing.board) == (round_, board)]
            if round_ != found.row.round or not seats or any(seat.points is not None for seat in seats):
                raise Refusal("no-such-table", f"no table {board} of round {round_} is being played")
            self.store.conclude(connection, tournament, [msgspec.structs.replace(seat, points=NO_RESULT) for seat in seats])

        await self._change(tournament, given_up)

    async def must_find(self, tournament: str) -> Tournament:
        """The whole tournament; Refusal when there is none."""
        found = await self._storage.read(self.store.whole, tournament) if len(tournament) <= 32 else None
        if found is None:
            raise _unknown()
        return found

    async def _change(self, tournament: str, wish: Wish) -> None:
        """Do something in one transaction that holds the tournament; a refusal changes nothing. Its people are notified."""

        def write(connection: Connection) -> Any:
            found = self.store.held(connection, tournament)
            if found is None:
                return _unknown()
            try:
                wish(connection, found)
            except Refusal as refusal:  # for the caller; others in the same transaction are not concerned
                return refusal
            self.store.change(connection, tournament, changed=self._now())
            return found

        if len(tournament) > 32:
            raise _unknown()
        self.lists_changed(await self._storage.writer.submit(write))
        self.lists_changed(await self.must_find(tournament))

    async def lists_changed_of(self, tournaments: Sequence[str]) -> None:
        """Lists in which these stand look otherwise."""
        for tournament in tournaments:
            self.lists_changed(await self.must_find(tournament))

    def lists_changed(self, found: Tournament) -> None:
        """Lists in which this tournament stands look otherwise."""
        people = {entrant.person for entrant in found.entrants if entrant.person is not None}
        self._lobby.concerns(people | {found.row.organiser}, found.row.public)

    async def _must_have_account(self, person: str) -> None:
        if await self._storage.read(AccountStore(self._storage.store).of, person) is None:
            raise Refusal("account-only", "tournaments are for people with an account")


def bye_or_board(round_: int, board: int, seats: Sequence[int]) -> list[PairingRow]:
    """The seats of a table; one seat alone is a bye, which counts at once."""
    points = BYE if len(seats) == 1 else None
    return [PairingRow(round=round_, board=board, seat=seat, entrant=who, points=points) for seat, who in enumerate(seats)]


def _planned(number: int, drawn: Round, numbers: Sequence[int]) -> list[PairingRow]:
    """A round that was drawn by places, with the entrants' own numbers; byes count when the round is played."""
    boards = [*drawn.tables, *([who] for who in drawn.byes)]
    return [
        PairingRow(round=number, board=board, seat=seat, entrant=numbers[who])
        for board, table in enumerate(boards, 1)
        for seat, who in enumerate(table)
    ]


def _bots_that_fill(found: Tournament) -> list[EntrantRow]:
    """As many bots as are missing at the last table."""
    coming = sum(entrant.status == IN for entrant in found.entrants)
    if found.row.fill is None:
        return []
    missing = -coming % found.row.seats
    return [_bot(_next_number(found) + place, found.row.fill) for place in range(missing)]


def _must_be_enough(found: Tournament, count: int) -> None:
    people = sum(entrant.status == IN and entrant.person is not None for entrant in found.entrants)
    if people < 1:
        raise Refusal("tournament-nobody", "only bots take part; at least one person has to")
    if not table_sizes(count, found.row.sizes)[0]:
        raise Refusal("tournament-too-few", f"{count} are too few for a table of this tournament", seats=found.row.seats)


def _check(game: Game, wish: NewTournament) -> None:
    if wish.seats not in game.seat_counts:
        low, high = max(2, game.seat_counts[0]), game.seat_counts[-1]
        raise Refusal("seats", f"{game.name} is for {low} to {high} seats, not {wish.seats}", lowest=low, highest=high)
    bots = [*wish.bots, *([wish.fill] if wish.fill is not None else [])]
    for bot in bots:
        if bot not in bot_names(game):
            raise Refusal("no-such-bot", f"no bot of {game.name} is called {bot!r}", bot=bot[:40])
    if wish.rated and (bots or has_own_files(wish.options)):
        raise Refusal("rated", "a rated tournament is between people, without files of one's own")


def _bot(number: int, bot: str) -> EntrantRow:
    return EntrantRow(number=number, person=None, bot=bot, status=IN)


def _next_number(found: Tournament) -> int:
    return max((entrant.number for entrant in found.entrants), default=-1) + 1


def _must_be_open(found: Tournament) -> None:
    if found.row.status != OPEN:
        raise Refusal("tournament-not-open", f"this tournament is {found.row.status}")


def _must_organise(found: Tournament, person: str) -> None:
    if found.row.organiser != person:
        raise Refusal("organiser-only", "only the organiser of the tournament may do this")


def _unknown() -> Refusal:
    return Refusal("no-such-tournament", "there is no such tournament")
