"""Where advice is off: in rated games and at tables without hints, until they are over."""

from __future__ import annotations

from megawatt.server.refusals import Refusal
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.table import Table

MAX_GENERATIONS = 16
"""How many what-ifs of what-ifs are followed back. New ones can't begin at a table without help."""


async def must_allow_help(tables: OpenTables, table: Table, *, by_program: bool = False) -> None:
    """Refuse help at this table, or at a what-if that leads back to a table where there is none.

    A program that plays for itself needs the position (`by_program`) at a table without hints too.
    """
    if not by_program or table.row.rated:
        _refuse_help(table)
    for _ in range(MAX_GENERATIONS):
        if table.row.what_if_of is None:
            return
        try:
            table = (await tables.open(table.row.what_if_of)).table
        except Refusal:  # closed or damaged: nobody plays there
            return
        _refuse_help(table)


def _refuse_help(table: Table) -> None:
    if not table.forbids_help():
        return
    if table.row.rated:
        raise Refusal("rated-running", "nobody gets help in a rated game; everything can be tried out when it is over")
    raise Refusal("no-hints", "this table was laid without hints; everything can be tried out when the game is over")
