"""New tables in a page: from wishes, from a moment of another table, as a rematch, or from a match file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from megawatt.bots import split_character, usual_bot
from megawatt.kernel.compilation.engine import policy_names
from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.match import Match
from megawatt.local.journal import ME, LocalTables, row_of, text
from megawatt.local.thinking import Thinking
from megawatt.server.db.rows import JournalRow, TableRow
from megawatt.server.refusals import Refusal
from megawatt.server.tables.deals import new_deal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.messages import NewTable
from megawatt.server.tables.new_rows import (
    begin_row,
    check_options,
    check_seats,
    clean_title,
    game_named,
    game_of_file,
    new_row,
    plays_alone,
    seat_again,
    table_of_file,
    what_if,
    what_if_row,
    wished_seat,
)
from megawatt.server.tables.shared_boards import shared_match
from megawatt.server.tables.steps import CHAT_OFF, OPEN, OVER, SeatRow
from megawatt.server.uploads.attachments import check_own_files, check_signature, read_first_line
from megawatt.server.uploads.reading import MatchRead, NotRead, OptionsSettled, ReadMatch, SettleOptions, answer
from megawatt.server.uploads.signatures import FileSignatures


class LocalNewTables:
    """Creates tables; nobody can be invited to them, so none has an open seat."""

    def __init__(self, tables: LocalTables, signatures: FileSignatures, thinking: Thinking) -> None:
        self._tables, self._signatures, self._thinking = tables, signatures, thinking

    async def create(self, wish: NewTable) -> str:
        """Create a table and start it."""
        game = game_named(wish.game)
        if wish.rated or wish.clock is not None:
            raise Refusal("rated", "tables of one device have no clock and count for no rating")
        seats = [wished_seat(game, ME, seat) for seat in wish.seats]
        self._must_play_here(game, seats)
        check_options(game, wish.options)
        check_seats(game, len(seats))
        deal = new_deal(wish.seed)
        row = new_row(
            game, ME, seats, _settled(game, len(seats), wish.options), deal, self._tables.now(),
            public=False, title=clean_title(wish.title),
        )  # fmt: skip
        row.hints = plays_alone(seats) if wish.hints is None else wish.hints
        return await self._begin(row, game, seats)

    async def rematch(self, live: LiveTable) -> str:
        """The same people on the same seats and the same options; the same table whenever it is asked for."""
        table = live.table
        if table.status != OVER:
            raise Refusal("not-over", "there is a rematch when the game is over")
        table.match_in_play()
        if table.row.next_table is None:
            seats = [seat_again(seat, ME) for seat in table.seats]
            again = new_row(
                table.game, ME, seats, table.options, new_deal(None), self._tables.now(), public=False, title=table.row.title
            )
            again.hints = table.row.hints
            table.row.next_table = await self._begin(again, table.game, seats)
            await self._tables.store.change(table.id, text(row_of(table)), "{}")
            live.broadcast.send_everything()
        return table.row.next_table

    async def fork(self, live: LiveTable, ply: int, seat: int | None) -> str:
        """A what-if table from a moment."""
        return await self._keep(what_if(live.table, ME, ply, seat, self._tables.now()))

    async def from_position(self, match: Match) -> str:
        """A table that begins in this position, against bots; the person sits where it is to be decided."""
        assert match.seat is not None
        options, now, bots = text(match.options), self._tables.now(), [usual_bot(match.game)] * match.seats
        return await self._keep(what_if_row(match.game, ME, match.seat, bots, options, match.state.save(), match.seat, now))

    async def upload(self, sent: str) -> str:
        """A match file as a table."""
        header = read_first_line(sent)
        game = game_of_file(header)
        check_signature(self._signatures, header)
        found = answer(ReadMatch(sent))
        if not isinstance(found, MatchRead):
            raise Refusal("file", found.why if isinstance(found, NotRead) else "this is no match file of ours")
        row, steps = table_of_file(game, ME, found, self._tables.now())
        return await self._keep(row, steps)

    async def _begin(self, row: TableRow, game: Game, seats: Sequence[SeatRow]) -> str:
        begin_row(row, seats, shared_match(game, len(seats), row.options, int(row.seed), row.dealt_by, None))
        return await self._keep(row)

    async def _keep(self, row: TableRow, steps: Sequence[JournalRow] = ()) -> str:
        row.chat = CHAT_OFF
        row.hints = row.hints and self._thinking.is_possible
        await self._tables.store.create(row.id, text(row), [text(step) for step in steps])
        return row.id

    def _must_play_here(self, game: Game, seats: Sequence[SeatRow]) -> None:
        """Refuse seats that wait for somebody, and bots that no page can play."""
        for number, seat in enumerate(seats):
            if seat.kind == OPEN:
                raise Refusal("bad-request", f"seat {number} would wait for somebody; nobody can join a table of this device")
            if seat.bot is not None and split_character(seat.bot)[0] not in (*self._thinking.bots(game), *policy_names(game)):
                raise Refusal("no-such-bot", f"{seat.bot} does not play in this page", bot=seat.bot)


def _settled(game: Game, seats: int, options: Mapping[str, Any]) -> str:
    """The agreed options as JSON; Refusal when no table can be laid with them."""
    check_own_files(options)
    found = answer(SettleOptions(game.name, seats, json.loads(json.dumps(dict(options)))))
    if not isinstance(found, OptionsSettled):
        raise Refusal("options", found.why if isinstance(found, NotRead) else "these options fit no table")
    return found.options
