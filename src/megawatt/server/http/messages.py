"""The health of a worker."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Works = Literal["ok", "failing"]


class Health(Struct):
    """Whether everything works."""

    status: Works
    database: Works
    writes: Works
    tables: int
    connections: int
    in_doubt: int
    set_aside: int
    faults: dict[str, int]
    version: str
