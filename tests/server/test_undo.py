"""Taking back: free for one's own steps, by consent beyond that, never silent."""

from __future__ import annotations

import pytest

from .pages import Page, refusal

pytestmark = pytest.mark.anyio


async def two_people(page: Page, other: Page, **wish) -> tuple[str, Page, Page]:
    """A running table of two people; the one to decide first."""
    table = await page.create(seats="me open", seed=4, **wish)
    await other.post(f"/api/tables/{table}/join")
    await page.watch(table)
    await other.watch(table)
    return (table, page, other) if page.table["to_decide"] == page.table["shown"] else (table, other, page)


async def test_against_bots_a_step_is_taken_back_at_once_and_seen_in_the_log(page: Page) -> None:
    table = await page.create("overload", "me bot:random bot:random", seed=5)
    await page.watch(table)
    assert page.table["undo"] is None
    await page.play("charge 2")
    await page.until(lambda page: page.table["ply"] >= 3 and page.table["moves"])
    offer = page.table["undo"]
    assert offer == {"to": 0, "free": True}
    first = page.table["ply"]
    await page.ask("undo", seat=0, ply=first, to=0)
    await page.until(lambda page: page.table["ply"] == 0)
    (entry,) = page.table["log"]["entries"]
    assert entry["taken_back"] == {"from": first, "to": 0, "by": 0}
    assert page.table["moves"] is not None
    await page.play("charge 1")
    await page.until(lambda page: page.table["ply"] >= 3 and page.table["moves"])
    assert [entry["ply"] for entry in page.table["log"]["entries"]] == [0, 1, 2, 3]


async def test_own_steps_are_free_until_somebody_else_has_decided(page: Page, other: Page) -> None:
    _, mover, waiter = await two_people(page, other, game="power-grid", options={"introductory": True})
    await mover.play(mover.moves()[0])
    await mover.until(lambda page: page.table["ply"] == 1)
    assert mover.table["undo"] == {"to": 0, "free": True}
    assert waiter.table["undo"] is None
    await mover.ask("undo", seat=mover.table["shown"], ply=1, to=0)
    await waiter.until(lambda page: page.table["ply"] == 0)
    assert waiter.table["log"]["entries"][0]["taken_back"]["by"] == mover.table["shown"]


async def test_beyond_that_everybody_else_has_to_agree(page: Page, other: Page) -> None:
    _, mover, waiter = await two_people(page, other)
    await mover.play("charge 1")
    await waiter.until(lambda page: page.table["moves"])
    await waiter.play("charge 1")
    await mover.until(lambda page: page.table["ply"] == 2)
    assert mover.table["undo"] == {"to": 0, "free": False}
    await mover.ask("undo", seat=mover.table["shown"], ply=2, to=0)
    await waiter.until(lambda page: page.table["request"])
    request = waiter.table["request"]
    assert (request["seat"], request["to"], request["waiting_for"]) == (mover.table["shown"], 0, [waiter.table["shown"]])
    assert waiter.table["ply"] == 2
    own = mover.ask("answer-undo", seat=mover.table["shown"], request=request["request"], agree=True)
    assert await refusal(own) == "refused-no-request"
    await waiter.ask("answer-undo", seat=waiter.table["shown"], request=request["request"], agree=True)
    for person in (mover, waiter):
        await person.until(lambda page: page.table["ply"] == 0)
        assert person.table["request"] is None
        assert person.table["log"]["entries"][-1]["taken_back"] == {"from": 2, "to": 0, "by": mover.table["shown"]}


async def test_one_of_two_others_is_not_everybody(served, page: Page, other: Page) -> None:
    async with served.page() as third:
        table = await page.create(seats="me open open", seed=4)
        people = [page, other, third]
        for person in (other, third):
            await person.post(f"/api/tables/{table}/join")
        for person in people:
            await person.watch(table)
        for _ in range(2):
            mover = next(person for person in people if person.table["to_decide"] == person.table["shown"])
            ply = mover.table["ply"]
            await mover.play("charge 1")
            for person in people:
                await person.until(lambda page, ply=ply: page.table["ply"] > ply)
        asking, *others = sorted(people, key=lambda person: person.table["undo"] is None)
        await asking.ask("undo", seat=asking.table["shown"], ply=2, to=asking.table["undo"]["to"])
        for person in others:
            await person.until(lambda page: page.table["request"])
        for left, person in zip((1, 0), others, strict=True):
            assert person.table["ply"] == 2
            request = person.table["request"]["request"]
            await person.ask("answer-undo", seat=person.table["shown"], request=request, agree=True)
            if left:
                await others[1].until(lambda page: page.table["request"]["waiting_for"] == [page.table["shown"]])
        await asking.until(lambda page: page.table["ply"] < 2)


async def one_wants_to_begin_again(page: Page, other: Page) -> tuple[Page, Page]:
    """Both have moved, and the one who moved first asks the other to take it all back."""
    _, mover, waiter = await two_people(page, other)
    await mover.play("charge 1")
    await waiter.until(lambda page: page.table["moves"])
    await waiter.play("charge 1")
    await mover.until(lambda page: page.table["ply"] == 2)
    await mover.ask("undo", seat=mover.table["shown"], ply=2, to=0)
    await waiter.until(lambda page: page.table["request"])
    return mover, waiter


async def test_who_does_not_agree_ends_the_request(page: Page, other: Page) -> None:
    mover, waiter = await one_wants_to_begin_again(page, other)
    number = waiter.table["request"]["request"]
    await waiter.ask("answer-undo", seat=waiter.table["shown"], request=number, agree=False)
    await mover.until(lambda page: page.table["request"] is None)
    assert mover.table["ply"] == 2
    late = waiter.ask("answer-undo", seat=waiter.table["shown"], request=number, agree=True)
    assert await refusal(late) == "refused-no-request"


async def test_a_move_ends_the_request_too(page: Page, other: Page) -> None:
    mover, waiter = await one_wants_to_begin_again(page, other)
    await mover.play("charge 1")
    await waiter.until(lambda page: page.table["ply"] == 3)
    assert waiter.table["request"] is None


async def test_across_something_revealed_the_others_are_asked(page: Page, other: Page) -> None:
    table = await page.create("power-grid", "me open", seed=2)
    await other.post(f"/api/tables/{table}/join")
    await page.watch(table)
    await other.watch(table)
    people = {page.table["shown"]: page, other.table["shown"]: other}
    while True:
        mover = people[page.table["to_decide"]]
        await mover.until(lambda page: page.table["moves"])
        ply = mover.table["ply"]
        before = page.table["view"]["plants"]
        await mover.play(mover.moves()[0])
        for person in people.values():
            await person.until(lambda page, ply=ply: page.table["ply"] > ply)
        if ply > 3 and page.table["view"]["plants"] != before and mover.table["undo"]["to"] == ply:
            break
    assert mover.table["undo"]["free"] is False
    await mover.ask("undo", seat=mover.table["shown"], ply=ply + 1, to=ply)
    waiter = next(person for person in people.values() if person is not mover)
    await waiter.until(lambda page: page.table["request"])
    assert waiter.table["request"]["reveals"] is True
    assert mover.table["ply"] == ply + 1


async def test_what_cannot_be_taken_back_is_refused(page: Page, other: Page) -> None:
    _, mover, waiter = await two_people(page, other)
    seat, others = mover.table["shown"], waiter.table["shown"]
    assert await refusal(mover.ask("undo", seat=seat, ply=0, to=0)) == "refused-nothing-to-undo"
    await mover.play("charge 1")
    await mover.until(lambda page: page.table["ply"] == 1)
    assert await refusal(mover.ask("undo", seat=seat, ply=0, to=0)) == "refused-late"
    assert await refusal(mover.ask("undo", seat=others, ply=1, to=0)) == "refused-not-your-seat"
    assert await refusal(waiter.ask("undo", seat=others, ply=1, to=0)) == "refused-nothing-to-undo"
    assert await refusal(mover.ask("undo", seat=seat, ply=1, to=1)) == "refused-nothing-to-undo"


async def test_an_undo_survives_the_memory(served, page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=5)
    await page.watch(table)
    await page.play("charge 2", seat=page.table["to_decide"])
    await page.until(lambda page: page.table["ply"] == 1)
    await page.play("charge 2", seat=page.table["to_decide"])
    await page.until(lambda page: page.table["ply"] == 2)
    await page.ask("undo", seat=1, ply=2, to=1)
    await page.until(lambda page: page.table["ply"] == 1)
    before = page.table
    await page.ask("watch", table=None)
    del served.worker.core.tables.live[table]
    await page.watch(table, seat=before["shown"])
    for key in ("seq", "ply", "view", "log", "to_decide", "moves", "undo"):
        assert page.table[key] == before[key]
