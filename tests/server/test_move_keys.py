"""Keys of moves and of chat are their sender's own: a repeat is played once, and nobody else's key stands in its way."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from megawatt.server.db import schema as db

from .conftest import Served
from .pages import Page, refusal
from .test_chat import named, sit_down
from .test_programs import made, program

pytestmark = pytest.mark.anyio


async def two_people(page: Page, other: Page) -> tuple[str, Page, Page]:
    """A table of two; who is to decide first, and who second."""
    table = await page.create("overload", "me open", seed=3)
    await other.post(f"/api/tables/{table}/join", {})
    await page.watch(table)
    await other.watch(table)
    await page.until(lambda page: page.table["to_decide"] is not None)
    first = page if page.table["to_decide"] == page.table["shown"] else other
    return table, first, other if first is page else page


async def plies(page: Page, table: str) -> int:
    """How many moves have been played, by the server of this page."""
    return int((await page.get(f"/api/tables/{table}"))["ply"])


def as_kept_before(served: Served, table: str, key: str) -> None:
    """The only step with a key has it as 0.2 kept it: without its sender."""
    with served.worker.core.storage.store.engine.begin() as connection:
        wanted = (db.journal.c.table_id == table) & db.journal.c.key.is_not(None)
        assert connection.execute(update(db.journal).where(wanted).values(key=key)).rowcount == 1


async def test_a_key_that_somebody_else_has_used_stands_in_nobodys_way(page: Page, other: Page) -> None:
    table, first, second = await two_people(page, other)
    await first.play("charge 1", key="1")
    await second.until(lambda page: page.table["ply"] == 1)
    await second.play("charge 1", key="1")
    assert await plies(second, table) == 2
    await first.until(lambda page: page.table["ply"] == 2)
    for repeats, ply in ((first, 0), (second, 1)):
        assert (await repeats.play("charge 1", ply=ply, key="1"))["type"] == "done"
    await second.ask("ping")
    assert second.table["ply"] == 2


async def test_keys_are_the_senders_own_over_http_too(served: Served, page: Page, other: Page) -> None:
    table, first, second = await two_people(page, other)
    for ply, person in enumerate((first, second)):
        async with program(served, await made(person)) as client:
            move = {"seat": person.table["shown"], "ply": ply, "move": "charge 1", "key": "1"}
            for _ in range(2):
                assert (await client.post(f"/api/tables/{table}/moves", json=move)).json()["ply"] == ply + 1


async def test_at_another_server_a_key_is_its_senders_own(two: tuple[Served, Served]) -> None:
    here, there = two
    async with here.page() as page, there.page() as other:
        table, first, second = await two_people(page, other)
        await first.play("charge 1", key="1")
        await second.until(lambda page: page.table["ply"] == 1)
        await second.play("charge 1", key="1")
        assert await plies(second, table) == 2


async def test_after_an_undo_a_key_stays_used_for_its_sender_alone(page: Page, other: Page) -> None:
    table, first, second = await two_people(page, other)
    await first.play("charge 1", key="1")
    await first.until(lambda page: page.table["undo"])
    await first.ask("undo", seat=first.table["shown"], ply=1, to=0)
    if first.table["request"]:
        await second.until(lambda page: page.table["request"])
        request = second.table["request"]["request"]
        await second.ask("answer-undo", seat=second.table["shown"], request=request, agree=True)
    await first.until(lambda page: page.table["ply"] == 0)
    assert (await first.play("charge 1", ply=0, key="1"))["type"] == "done"
    await first.ask("ping")
    assert first.table["ply"] == 0, "what was played once is not played again"
    await first.play("charge 1", ply=0, key="2")
    await second.until(lambda page: page.table["ply"] == 1)
    await second.play("charge 1", key="1")
    assert await plies(second, table) == 2


async def test_keys_that_were_kept_without_their_sender_are_still_known(served: Served, page: Page, other: Page) -> None:
    table, first, second = await two_people(page, other)
    await first.play("charge 1", key="old")
    as_kept_before(served, table, "old")
    assert (await first.play("charge 1", ply=0, key="old"))["type"] == "done"
    assert await refusal(first.play("charge 1", ply=0, key="new")) == "refused-late"
    await second.until(lambda page: page.table["ply"] == 1)
    await second.play("charge 1", key="old")
    assert await plies(second, table) == 2


async def test_a_key_of_before_that_another_seat_has_used_does_not_hide_a_refusal(served: Served, page: Page, other: Page) -> None:
    table, first, second = await two_people(page, other)
    await first.play("charge 1", key="old")
    as_kept_before(served, table, "old")
    assert await refusal(second.play("charge 1", ply=0, key="old")) == "refused-late"


async def test_a_key_that_was_kept_without_its_sender_stays_used_after_an_undo(served: Served, page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=3)
    await page.watch(table)
    seat = page.table["to_decide"]
    await page.play("charge 1", seat=seat, ply=0, key="old")
    as_kept_before(served, table, "old")
    await page.ask("undo", seat=seat, ply=1, to=0)
    await page.until(lambda page: page.table["ply"] == 0)
    assert (await page.play("charge 1", seat=seat, ply=0, key="old"))["type"] == "done"
    await page.ask("ping")
    assert page.table["ply"] == 0


@pytest.mark.parametrize("key", ["a b", "ä", "\0", "x" * 64])
async def test_any_key_of_a_program_is_its_own(served: Served, page: Page, key: str) -> None:
    table = await page.create("overload", "me here:Ann", seed=3)
    async with program(served, await made(page)) as client:
        seen: dict[str, Any] = (await client.get(f"/api/tables/{table}/position")).json()
        move = {"seat": seen["to_decide"], "ply": 0, "move": "charge 1", "key": key}
        for _ in range(2):
            assert (await client.post(f"/api/tables/{table}/moves", json=move)).json()["ply"] == 1
        assert (await client.post(f"/api/tables/{table}/moves", json={**move, "key": "other"})).json()["refused"] == "late"


async def test_keys_of_lines_are_the_speakers_own_on_pages_too(served: Served) -> None:
    ann, bob = await named(served, "Ann"), await named(served, "Bob")
    async with ann, bob:
        await sit_down(ann, bob)
        for page in (ann, bob, ann):
            await page.ask("say", key="1", room="table", text="Hello")
        heard = await bob.ask("earlier-chat", room="table", before=100)
        assert [line["name"] for line in heard["lines"]] == ["Ann", "Bob"]
