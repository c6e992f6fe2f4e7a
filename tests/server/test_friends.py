"""Friends: a list of one's own, who of them is online, and who does not want to be seen."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from megawatt.server.db import schema as db
from megawatt.server.friends import service as friends
from megawatt.server.settings import Settings

from .conftest import QUICK, FakeTime, Served, free_port, serving
from .pages import Page, refusal
from .test_accounts import PASSWORD, new_name, sign_up

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def served(database: str, clock: FakeTime, by_hand: None) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), **QUICK), clock) as server:
        yield server


async def listed(page: Page) -> list[tuple[str, bool]]:
    return [(friend["name"], friend["online"]) for friend in (await page.get("/api/friends"))["friends"]]


async def note(served: Served) -> None:
    await served.worker.run_job("who is here")


async def test_a_friend_is_online_while_they_are_at_the_page(page: Page, other: Page, served: Served, clock: FakeTime) -> None:
    mine, theirs = new_name("Friend"), new_name("Friend")
    await sign_up(page, mine)
    await sign_up(other, theirs)
    await page.put(f"/api/friends/{theirs.upper()}", {})
    await page.put(f"/api/friends/{theirs}", {})
    assert await listed(page) == [(theirs, False)]
    assert await listed(other) == [], "the list is its owner's"
    await other.connect()
    await note(served)
    assert await listed(page) == [(theirs, True)]
    shown = await page.get(f"/api/people/{theirs}")
    assert (shown["online"], shown["friend"]) == (True, True)
    await other.disconnect()
    clock.pass_by(seconds=120)
    await note(served)
    assert await listed(page) == [(theirs, False)]
    await page.http.request("DELETE", f"/api/friends/{theirs}", headers={"origin": served.address})
    assert await listed(page) == []


async def test_at_a_table_one_sees_who_is_online_elsewhere(page: Page, other: Page, served: Served, clock: FakeTime) -> None:
    """A seat's person may be away from the table and at another page; guests and who hides are never shown so."""
    await sign_up(other, new_name("Friend"))
    table = await page.create("overload", "me open")
    await other.post(f"/api/tables/{table}/join")

    async def seats(reader: Page) -> list[int]:
        return list((await reader.get(f"/api/tables/{table}/online"))["seats"])

    await page.connect()
    await other.connect()
    await note(served)
    assert await seats(page) == [1], "the guest on seat 0 is nobody that one could look for"
    async with served.page() as stranger:
        assert await seats(stranger) == [1]
        row = {
            "person": (await other.get("/api/me"))["id"],
            "muted": (await stranger.get("/api/me"))["id"],
            "id": "muted-2",
            "name": "x",
        }
        writer = served.worker.core.storage.writer
        await writer.submit(lambda connection: connection.execute(db.mutes.insert().values(row | {"since": 1.0})).rowcount)
        assert await seats(stranger) == [], "not for people whom they have muted"
    await other.put("/api/account/settings", {"settings": {"hide_online": True}})
    assert await seats(page) == []
    await other.put("/api/account/settings", {"settings": {}})
    assert await seats(page) == [1]
    await other.disconnect()
    clock.pass_by(seconds=120)
    assert await seats(page) == []
    assert await refusal(page.get("/api/tables/nothing/online")) == "refused-no-such-table"


async def test_who_hides_or_has_muted_somebody_is_not_seen(page: Page, other: Page, served: Served) -> None:
    mine, theirs = new_name("Friend"), new_name("Friend")
    await sign_up(page, mine)
    await sign_up(other, theirs)
    await page.put(f"/api/friends/{theirs}", {})
    await other.connect()
    await note(served)
    assert await listed(page) == [(theirs, True)]
    await other.put("/api/account/settings", {"settings": {"hide_online": True}})
    assert await listed(page) == [(theirs, False)]
    assert not (await page.get(f"/api/people/{theirs}"))["online"]
    await other.put("/api/account/settings", {"settings": {"hide_online": False}})
    me, them = [(await each.get("/api/me"))["id"] for each in (page, other)]
    row = {"person": them, "muted": me, "id": "muted-by", "name": "x", "since": 1.0}
    await served.worker.core.storage.writer.submit(lambda connection: connection.execute(db.mutes.insert().values(row)).rowcount)
    assert await listed(page) == [(theirs, False)]


async def test_lists_are_bounded_for_accounts_and_forget_who_is_gone(
    page: Page, other: Page, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, theirs = new_name("Friend"), new_name("Friend")
    assert await refusal(page.put("/api/friends/Nobody", {})) == "refused-no-account"
    assert await listed(page) == []
    await sign_up(page, mine)
    await sign_up(other, theirs)
    assert await refusal(page.put("/api/friends/Nobody", {})) == "refused-no-such-person"
    assert await refusal(page.put(f"/api/friends/{mine}", {})) == "refused-no-such-person"
    monkeypatch.setattr(friends, "MAX_FRIENDS", 1)
    await page.put(f"/api/friends/{theirs}", {})
    async with served.page() as third:
        last = new_name("Friend")
        await sign_up(third, last)
        assert await refusal(page.put(f"/api/friends/{last}", {})) == "refused-too-many-friends"
    await other.post("/api/account/delete", {"password": PASSWORD})
    assert await listed(page) == []


async def test_a_deleted_account_leaves_no_row_of_friends(page: Page, other: Page, served: Served) -> None:
    mine, theirs = new_name("Friend"), new_name("Friend")
    await sign_up(page, mine)
    await sign_up(other, theirs)
    await page.put(f"/api/friends/{theirs}", {})
    await other.put(f"/api/friends/{mine}", {})
    them = (await other.get("/api/me"))["id"]
    await other.post("/api/account/delete", {"password": PASSWORD})
    kept = select(db.friends).where((db.friends.c.person == them) | (db.friends.c.friend == them))
    assert await served.worker.core.storage.writer.submit(lambda connection: connection.execute(kept).all()) == []
