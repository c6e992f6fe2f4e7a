"""Journals that cannot be replayed."""

from __future__ import annotations

from megawatt.kernel.errors import MegawattError


class Damaged(MegawattError):
    """A journal that breaks at a step; 0 is the table's own row."""

    def __init__(self, table: str, seq: int, why: str) -> None:
        where = f"its step {seq}" if seq else "its first row"
        super().__init__(f"the journal of table {table} is damaged at {where}: {why}")
        self.table = table
        self.seq = seq
        self.why = why
