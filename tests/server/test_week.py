"""Turn by turn with server kills: every turn is told once, every deadline fires once, no move is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import sqlite_address
from .week import Plan, Week, lived
from .week_server import AFTER_SENDING

pytestmark = pytest.mark.anyio

SMALL = Plan(tables=6, people=6, days=3, hours=6, kills=3, workers=1)


def must_be_right(week: Week) -> None:
    """Nothing is lost or told for nothing; twice only what was on its way when a server was killed, with the same id."""
    report = week.report()
    assert report.faults == []
    assert report.told
    assert report.moves
    heard = week.heard()
    assert max(heard.values()) <= 1 + week.kills.total()
    if not week.kills.total():
        assert report.doubled == 0
    print(f"{week.plan}: {report}, kills {dict(week.kills)}, {sum(heard.values())} messages")


async def test_some_days_on_sqlite(tmp_path: Path) -> None:
    async with lived(SMALL, tmp_path, sqlite_address(tmp_path)) as week:
        must_be_right(week)


@pytest.mark.soak
@pytest.mark.parametrize("kills", [0, 40])
async def test_a_week_of_100_tables_on_postgresql(tmp_path: Path, new_postgresql: Callable[[], str], kills: int) -> None:
    async with lived(Plan(100, 40, 7, 2, kills, workers=2), tmp_path, new_postgresql()) as week:
        must_be_right(week)
        assert not kills or week.kills[AFTER_SENDING]


@pytest.mark.soak
async def test_a_week_of_100_tables_on_sqlite(tmp_path: Path) -> None:
    async with lived(Plan(100, 40, 7, 2, 40, workers=1), tmp_path, sqlite_address(tmp_path)) as week:
        must_be_right(week)
