"""Tokens end with what they were made under, at every worker, and their open streams with them.

Servers look for nothing by themselves here (`by_hand`): what ends a stream is the word that a token was revoked, or the look that a
test takes.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import delete

from megawatt.server import jobs
from megawatt.server.accounts.people import PeopleStore
from megawatt.server.accounts.sessions import Who
from megawatt.server.clients import tokens as tokens_module
from megawatt.server.clients.revocation import Revocation
from megawatt.server.clients.tokens import Tokens
from megawatt.server.db import schema as db
from megawatt.server.live.connection import GOING_AWAY, REVOKED, Connection
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving
from .pages import PATIENCE, Page, refusal
from .test_accounts import PASSWORD, new_name, sign_in, sign_up
from .test_programs import made, program

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("by_hand")]
NEW = "nine new passwords"
LOOKS_EVERY = jobs.SWEEP_SECONDS
TEN_SECONDS = 10.0
"""What docs/programs.md promises."""


class Listening:
    """A stream of a program, read line by line."""

    def __init__(self, answer: httpx.Response) -> None:
        self._lines = answer.aiter_lines()

    async def first(self) -> None:
        """It is open."""
        await anext(self._lines)

    async def ended(self) -> list[dict[str, Any]]:
        """What still came before the server closed it."""
        told = []
        async with asyncio.timeout(PATIENCE):
            async for line in self._lines:
                if line.strip():
                    told.append(json.loads(line))
        return told


@asynccontextmanager
async def listening(client: httpx.AsyncClient, path: str) -> AsyncIterator[Listening]:
    async with client.stream("GET", path) as answer:
        assert answer.status_code == 200
        stream = Listening(answer)
        await stream.first()
        yield stream


async def status(client: httpx.AsyncClient) -> int:
    return (await client.get("/api/tables")).status_code


def forget_in_the_database(served: Served, person: str) -> None:
    """Revoke without a word, as another program on the database might."""
    with served.worker.core.storage.store.engine.begin() as connection:
        assert connection.execute(delete(db.tokens).where(db.tokens.c.person == person)).rowcount


async def test_streams_of_a_revoked_token_end_and_others_go_on(served: Served, page: Page) -> None:
    table = await page.create("overload", "me open", seed=3)
    token, kept = await made(page), await made(page)
    (revoked,) = [row["id"] for row in (await page.get("/api/tokens"))["tokens"]][1:]
    async with (
        program(served, token) as client,
        program(served, kept) as other,
        listening(client, "/api/events?games=overload") as turns,
        listening(client, f"/api/tables/{table}/stream") as moves,
        listening(other, f"/api/tables/{table}/stream"),
    ):
        await page.http_delete(f"/api/tokens/{revoked}")
        await turns.ended()
        await moves.ended()
        assert await status(client) == 401
        assert await status(other) == 200
        (left,) = served.worker.core.tables.live[table].broadcast.connections
        assert not left.closed


async def test_another_server_hears_at_once_that_a_token_was_revoked(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as page:
        token = await made(page)
        (row,) = (await page.get("/api/tokens"))["tokens"]
        async with program(second, token) as client, listening(client, "/api/events") as stream:
            assert await status(client) == 200
            await page.http_delete(f"/api/tokens/{row['id']}")
            await stream.ended()
            assert await status(client) == 401


async def by_new_password(page: Page, name: str, codes: list[str]) -> None:
    await page.put("/api/account/password", {"password": PASSWORD, "new": NEW})


async def by_code(page: Page, name: str, codes: list[str]) -> None:
    async with Page(page.address) as elsewhere:
        await elsewhere.post("/api/recover", {"name": name, "code": codes[0], "password": NEW})


async def by_signing_out_everywhere(page: Page, name: str, codes: list[str]) -> None:
    await page.http_delete("/api/account/sessions/others")


async def by_deleting(page: Page, name: str, codes: list[str]) -> None:
    await page.post("/api/account/delete", {"password": PASSWORD})


Ending = Callable[[Page, str, list[str]], Awaitable[None]]
ENDINGS = [by_new_password, by_code, by_signing_out_everywhere, by_deleting]


@pytest.mark.parametrize("ends", ENDINGS)
async def test_tokens_end_with_what_they_were_made_under(served: Served, page: Page, other: Page, ends: Ending) -> None:
    name = new_name()
    codes = await sign_up(page, name)
    token, anothers = await made(page), await made(other)
    async with (
        program(served, token) as client,
        program(served, anothers) as unconcerned,
        listening(client, "/api/events?games=overload") as stream,
        listening(unconcerned, "/api/events"),
    ):
        assert await status(client) == 200
        await ends(page, name, codes)
        assert await status(client) == 401
        await stream.ended()
        assert await status(unconcerned) == 200
    with served.worker.core.storage.store.engine.connect() as connection:
        kept = connection.execute(db.tokens.select().where(db.tokens.c.digest == tokens_module.digest(token))).all()
    assert kept == []


@pytest.mark.parametrize("ends", ENDINGS)
async def test_at_another_server_too_they_end(two: tuple[Served, Served], ends: Ending) -> None:
    first, second = two
    async with first.page() as page:
        name = new_name()
        codes = await sign_up(page, name)
        async with program(second, await made(page)) as client, listening(client, "/api/events") as stream:
            assert await status(client) == 200
            await ends(page, name, codes)
            await stream.ended()
            assert await status(client) == 401


async def test_tokens_of_a_guest_end_when_the_guest_makes_an_account(served: Served, page: Page) -> None:
    """Else a copy of the guest's cookie would remain a way in."""
    async with program(served, await made(page)) as client, listening(client, "/api/events") as stream:
        await sign_up(page, new_name())
        assert await status(client) == 401
        await stream.ended()


async def test_signing_out_one_browser_and_another_name_leave_tokens_and_streams_alone(served: Served, page: Page) -> None:
    name = new_name()
    await sign_up(page, name)
    async with program(served, await made(page)) as client, listening(client, "/api/events"), served.page() as second:
        await sign_in(second, name)
        await second.post("/api/sign-out")
        await page.put("/api/me", {"name": new_name()})
        person = (await page.get("/api/me"))["id"]
        await served.worker.services.get(Revocation).check(person)
        (stream,) = [each for each in served.worker.core.pages.connections if each.person == person]
        assert not stream.closed
        assert await status(client) == 200


async def test_a_deleted_account_is_never_given_a_name_again(served: Served, page: Page) -> None:
    await sign_up(page, new_name())
    person = (await page.get("/api/me"))["id"]
    async with program(served, await made(page)) as client, listening(client, "/api/events?games=overload"):
        assert await status(client) == 200
        await page.post("/api/account/delete", {"password": PASSWORD})
        assert (await client.put("/api/me", json={"name": "Back again"})).status_code == 401
    worker = served.worker
    with pytest.raises(Refusal, match="not signed in"):
        await worker.core.accounts.rename(Who(person), "Back again")
    assert await worker.core.storage.read(PeopleStore(worker.core.storage.store).name_of, person) is None


async def test_a_session_that_was_ended_makes_no_token(served: Served, page: Page, other: Page) -> None:
    """A token requested while the password is being changed is either refused or ends with the others."""
    name = new_name()
    guest = Who((await page.get("/api/me"))["id"])
    await sign_up(page, name)
    await sign_in(other, name)
    (session,) = [each["id"] for each in (await page.get("/api/account"))["sessions"] if not each["here"]]
    await page.put("/api/account/password", {"password": PASSWORD, "new": NEW})
    for who in (guest, Who(guest.person, session)):
        with pytest.raises(Refusal, match="not signed in"):
            await served.worker.services.get(Tokens).make(who, "late", ["play"])
    assert (await page.get("/api/tokens"))["tokens"] == []


async def test_what_nobody_tells_is_found_by_looking(served: Served, page: Page) -> None:
    person = (await page.get("/api/me"))["id"]
    async with program(served, await made(page)) as client, listening(client, "/api/events") as stream:
        forget_in_the_database(served, person)
        await served.worker.run_job("tokens")
        await stream.ended()
    assert jobs.SWEEP_SECONDS > TEN_SECONDS, "nothing but the test has looked"


async def test_a_server_looks_by_itself_and_often_enough(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LOOKS_EVERY + tokens_module.BELIEVED_SECONDS / 2 <= TEN_SECONDS
    assert tokens_module.BELIEVED_SECONDS <= TEN_SECONDS
    monkeypatch.setattr(jobs, "SWEEP_SECONDS", 0.05)
    async with (
        serving(Settings(database=database, port=free_port(), **QUICK)) as served,
        served.page() as page,
        program(served, await made(page)) as client,
        listening(client, "/api/events") as stream,
    ):
        forget_in_the_database(served, (await page.get("/api/me"))["id"])
        await stream.ended()


async def test_who_hears_no_word_believes_nothing(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as page, program(second, await made(page)) as client:
        assert await status(client) == 200
        second.worker.core.pubsub.listening.clear()
        forget_in_the_database(first, (await page.get("/api/me"))["id"])
        assert await status(client) == 401


async def test_what_was_read_before_the_word_came_is_not_believed_after_it(
    served: Served, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, tokens = (await page.get("/api/me"))["id"], served.worker.services.get(Tokens)
    async with program(served, await made(page)) as client:
        read = tokens._storage.read

        async def word_comes_meanwhile(*asked: Any) -> Any:
            found = await read(*asked)
            tokens.forget(person)
            return found

        with monkeypatch.context() as patch:
            patch.setattr(tokens._storage, "read", word_comes_meanwhile)
            await tokens.read(client.headers["authorization"], "here")
        forget_in_the_database(served, person)
        assert await status(client) == 401


@pytest.mark.parametrize(("code", "told"), [(REVOKED, ["1"]), (GOING_AWAY, ["1", "2"])])
async def test_what_waits_for_a_program_that_may_not_listen_is_dropped(code: int, told: list[str]) -> None:
    sent: list[str] = []
    gate = asyncio.Event()

    async def send(message: dict[str, Any]) -> None:
        await gate.wait()
        if message["type"] == "websocket.send":
            sent.append(message["text"])

    stream = Connection(send, "ann", None, "here", most_waiting=5)
    for text in (b"1", b"2"):
        stream.send(text)
    stream.close(code)
    stream.send(b"3")
    gate.set()
    async with asyncio.timeout(PATIENCE):
        while stream._queue or stream._sender is not None:
            await asyncio.sleep(0)
    assert sent == told
    assert stream.cut == (code == REVOKED)


async def test_a_token_that_was_never_there_is_refused_alike(served: Served, page: Page) -> None:
    assert await refusal(page.http_delete("/api/tokens/none")) == "refused-no-such-token"
