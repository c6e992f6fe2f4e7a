"""Requests that race at two workers, as two open transactions on PostgreSQL: the second waits and sees what the first did."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text

from megawatt.server.accounts.sessions import Who
from megawatt.server.accounts.store import AccountRow, AccountStore, SessionRow
from megawatt.server.clients.store import ProgramStore, TokenRow
from megawatt.server.db import schema as db
from megawatt.server.db.engine import connect
from megawatt.server.db.store import Store
from megawatt.server.settings import Settings

from .pages import PATIENCE

pytestmark = pytest.mark.anyio
Work = Callable[[Connection], Any]
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@pytest.fixture
def store(laid_out_postgresql: Callable[[], str]) -> Store:
    return Store(connect(Settings(database=laid_out_postgresql()).database_url))


async def one_after_the_other(store: Store, first: Work, second: Work) -> tuple[Any, Any]:
    """What both answer when the second begins while the first is not committed; it must wait for it."""

    def whole(work: Work) -> Any:
        with store.engine.begin() as connection:
            return work(connection)

    def waits() -> bool:
        with store.engine.connect() as connection:
            return bool(connection.execute(text(WAITING)).scalar_one())

    with store.engine.begin() as connection:
        answer = await asyncio.to_thread(first, connection)
        running = asyncio.ensure_future(asyncio.to_thread(whole, second))
        async with asyncio.timeout(PATIENCE):
            while not running.done() and not await asyncio.to_thread(waits):
                await asyncio.sleep(0.01)
        assert not running.done(), "the second did not wait for the first"
    return answer, await asyncio.wait_for(running, PATIENCE)


def somebody(store: Store, *, signed_in: bool) -> Who:
    person, session = secrets.token_hex(8), secrets.token_hex(4)
    with store.engine.begin() as connection:
        connection.execute(insert(db.people).values(id=person, name="Ann", created=0.0))
        if signed_in:
            assert AccountStore(store).add(connection, account(person), "Ann")
            now = time.time()
            row = SessionRow(token=secrets.token_hex(16), id=session, person=person, created=now, seen=now, about="")
            AccountStore(store).sign_in(connection, row)
    return Who(person, session if signed_in else None)


def account(person: str) -> AccountRow:
    return AccountRow(person=person, name_key=person, name_look=person, password="x", created=0.0)


def makes_token(store: Store, who: Who) -> Work:
    row = TokenRow(secrets.token_hex(6), who.person, "bot", "play", secrets.token_hex(16), 0.0, None)
    return lambda connection: ProgramStore(store).add(connection, row, who.session, 10)


def ends_everything(store: Store, who: Who) -> Work:
    return lambda connection: AccountStore(store).sign_out(connection, who.person)


def ends_the_session(store: Store, who: Who) -> Work:
    return lambda connection: AccountStore(store).sign_out(connection, who.person, only=who.session)


def becomes_an_account(store: Store, who: Who) -> Work:
    return lambda connection: AccountStore(store).add(connection, account(who.person), "Ann")


def tokens_of(store: Store, who: Who) -> int:
    return len(ProgramStore(store).tokens_of(who.person))


async def test_a_token_that_is_made_while_its_sessions_end_ends_with_them(store: Store) -> None:
    who = somebody(store, signed_in=True)
    made, gone = await one_after_the_other(store, makes_token(store, who), ends_everything(store, who))
    assert (made, gone, tokens_of(store, who)) == (True, 1, 0)


@pytest.mark.parametrize("ends", [ends_everything, ends_the_session])
async def test_while_its_session_ends_no_token_is_made(store: Store, ends: Callable[[Store, Who], Work]) -> None:
    who = somebody(store, signed_in=True)
    gone, made = await one_after_the_other(store, ends(store, who), makes_token(store, who))
    assert (gone, made, tokens_of(store, who)) == (1, None, 0)


async def test_a_guests_token_that_is_made_while_the_account_is_ends_with_the_guest(store: Store) -> None:
    who = somebody(store, signed_in=False)
    made, became = await one_after_the_other(store, makes_token(store, who), becomes_an_account(store, who))
    assert (made, became, tokens_of(store, who)) == (True, True, 0)


async def test_while_a_guest_becomes_an_account_no_guests_token_is_made(store: Store) -> None:
    who = somebody(store, signed_in=False)
    became, made = await one_after_the_other(store, becomes_an_account(store, who), makes_token(store, who))
    assert (became, made, tokens_of(store, who)) == (True, None, 0)


async def test_while_a_guest_becomes_an_account_nobody_renames_the_guest(store: Store) -> None:
    who, accounts = somebody(store, signed_in=False), AccountStore(store)

    def renames(connection: Connection) -> Any:
        return accounts.rename_guest(connection, who.person, "Bob")

    became, renamed = await one_after_the_other(store, becomes_an_account(store, who), renames)
    assert (became, renamed) == (True, None), "the account would be shown by a name that is not kept for it"
    with store.engine.connect() as connection:
        assert connection.execute(select(db.people.c.name).where(db.people.c.id == who.person)).scalar() == "Ann"
