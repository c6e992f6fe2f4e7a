"""Salvage of a damaged table: the longest part of its journal that can be replayed, as a match."""

from __future__ import annotations

import os

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from megawatt.kernel.errors import OptionError
from megawatt.kernel.match.match import Match
from megawatt.server.db.engine import connect, parsed
from megawatt.server.db.store import Store
from megawatt.server.refusals import Refusal
from megawatt.server.tables.damage import Damaged
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table


class Salvaged(Struct):
    """A match out of a journal."""

    match: Match
    steps: int
    """How many steps were read."""
    of: int
    """How many there are."""
    damage: Damaged | None
    """Where the journal breaks first."""


def salvage(database: str, table: str) -> Salvaged:
    """Read a table of this database; OptionError when nothing can be replayed."""
    address = parsed(database)
    if address.get_backend_name() == "sqlite" and not os.path.isfile(address.database or ""):
        raise OptionError(f"database {address.database}: there is no such file")
    engine = connect(database)
    try:
        found = TableStore(Store(engine)).table(table)
    except SQLAlchemyError as fault:
        shown = address.render_as_string(hide_password=True)
        raise OptionError(f"database {shown} cannot be read: {str(fault).splitlines()[0]}") from None
    finally:
        engine.dispose()
    if found is None:
        raise OptionError(f"table {table!r} is not in this database; the address of its page ends with its name: /t/NAME")
    row, steps, _ = found
    first: Damaged | None = None
    readable = steps
    while True:
        try:
            match = Table.load(row, readable, {}, {}).match_in_play()
        except Damaged as damage:
            if not readable:
                raise
            first = first or damage
            readable = readable[: max(0, min(damage.seq, len(readable)) - 1)]
        except Refusal as refusal:
            raise OptionError(f"table {table}: {refusal.detail}") from None
        else:
            return Salvaged(match, len(readable), len(steps), first)
