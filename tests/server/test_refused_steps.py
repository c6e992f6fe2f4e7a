"""A step that was refused, or of which nobody knows whether it was: never shown, never written twice, never a gap."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from megawatt.server.background import Background
from megawatt.server.db.store import Store
from megawatt.server.db.writer import Writer
from megawatt.server.settings import Settings
from megawatt.server.tables.steps import Played, Seated, Undone, read_step
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .faults import AFTER_COMMIT, COMMIT, EVERYTHING, INSERT, NOTHING, Faults
from .pages import PATIENCE, Page, refusal
from .test_storage import append

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("by_hand")]


@dataclass
class Shaky:
    """A server on a database that fails when it is told to."""

    served: Served
    faults: Faults

    def journal(self, table: str) -> list[str]:
        """The moves in the database, which must have no gap."""
        rows = TableStore(self.served.worker.core.storage.store).journal_after(table, 0)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        return [step.move for row in rows if isinstance(step := read_step(row.step), Played)]


@pytest.fixture
async def shaky(tmp_path) -> AsyncIterator[Shaky]:
    async with serving(Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)) as served:
        yield Shaky(served, Faults(served.worker.core.storage.store.engine))


@pytest.fixture
async def page(shaky: Shaky) -> AsyncIterator[Page]:
    async with shaky.served.page() as opened:
        yield opened


@pytest.fixture
def outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    """The author of a step in doubt gets its outcome, however long the database takes."""
    monkeypatch.setattr("megawatt.server.tables.recovery.OUTCOME_TIMEOUT_S", PATIENCE)


def plies_shown(page: Page) -> set[int]:
    """Every number of moves that this page was ever shown."""
    return {message["ply"] for message in page.heard if message["type"] in ("table", "update") and "ply" in message}


@pytest.mark.parametrize("at", [INSERT, COMMIT])
async def test_a_step_that_the_database_refuses_is_refused_and_never_shown(
    shaky: Shaky, page: Page, outcome: None, at: str
) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    for _ in range(3):
        shaky.faults.at = at
        assert await refusal(page.play("charge 1", seat=0, ply=0)) == "refused-busy"
    shaky.faults.at = NOTHING
    assert plies_shown(page) == {0}
    assert shaky.journal(table) == []
    await page.play("charge 2", seat=0)
    await page.until(lambda page: page.table["ply"] == 1)
    assert shaky.journal(table) == ["charge 2"]


async def test_a_step_that_was_committed_although_the_database_reports_a_fault_is_done(
    shaky: Shaky, page: Page, outcome: None
) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    shaky.faults.at = AFTER_COMMIT
    assert (await page.play("charge 1", seat=0))["type"] == "done"
    await page.until(lambda page: page.table["ply"] == 1)
    await page.play("charge 2", seat=1)
    await page.until(lambda page: page.table["ply"] == 2)
    assert shaky.journal(table) == ["charge 1", "charge 2"]


@pytest.mark.parametrize(("at", "kept"), [(COMMIT, []), (AFTER_COMMIT, ["charge 1"])])
async def test_a_table_in_doubt_is_busy_until_it_was_read_again(shaky: Shaky, page: Page, at: str, kept: list[str]) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    shaky.faults.at, shaky.faults.then = at, EVERYTHING
    assert await refusal(page.play("charge 1", seat=0, key="once")) == "refused-busy"
    assert await refusal(page.play("charge 2", seat=0, ply=0)) == "refused-busy"
    assert await refusal(page.ask("undo", seat=0, ply=0, to=0)) == "refused-busy"
    assert await refusal(page.ask("plan", seat=0, plan=None)) == "refused-busy"
    await page.watch(table)
    assert page.table["ply"] == 0
    async with asyncio.timeout(PATIENCE):
        while "reading again" not in (told := (await page.http.get("/health")).json())["faults"]:
            await asyncio.sleep(0.01)
    assert (told["status"], told["in_doubt"]) == ("failing", 1)
    assert plies_shown(page) == {0}
    shaky.faults.at = NOTHING
    live = shaky.served.worker.core.tables.live[table]
    async with asyncio.timeout(PATIENCE):
        while live.fault is not None:
            await asyncio.sleep(0.01)
    assert shaky.journal(table) == kept
    await page.until(lambda page: page.table["ply"] == len(kept))
    assert (await page.play("charge 1", seat=0, ply=0, key="once"))["type"] == "done"
    assert shaky.journal(table) == ["charge 1"]
    assert (await page.http.get("/health")).json()["status"] == "ok"


async def test_nothing_is_told_of_a_step_before_its_commit(shaky: Shaky, page: Page) -> None:
    await page.put("/api/me", {"name": "Ann"})
    table = await page.create("overload", "me here:Bob", seed=1)
    await page.watch(table)
    shaky.faults.gate.clear()
    moving = asyncio.create_task(page.play("charge 1", seat=0))
    live = shaky.served.worker.core.tables.live[table]
    while not live.lock.locked():
        await asyncio.sleep(0.01)
    live.broadcast.send_everything()  # what a rename does
    async with shaky.served.page(page) as tab:
        await tab.watch(table)
        assert (tab.table["ply"], tab.table["seq"]) == (0, 0)
        assert (await tab.get(f"/api/tables/{table}"))["ply"] == 0
        assert await refusal(tab.ask("look", ply=1)) == "refused-no-such-ply"
        assert plies_shown(page) == {0}
        shaky.faults.gate.set()
        assert (await moving)["type"] == "done"
        await tab.until(lambda page: page.table["ply"] == 1)


async def test_whoever_goes_away_in_the_middle_leaves_a_table_that_knows_its_journal(shaky: Shaky, page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    live = shaky.served.worker.core.tables.live[table]
    shaky.faults.gate.clear()
    acting = asyncio.create_task(shaky.served.worker.core.journal.act(live, lambda table: Played(0, 0, "charge 1")))
    while not live.lock.locked():
        await asyncio.sleep(0.01)
    acting.cancel()
    await asyncio.wait([acting])
    assert await refusal(page.play("charge 2", seat=0, ply=0)) == "refused-busy"
    shaky.faults.gate.set()
    await page.until(lambda page: page.table["ply"] == 1)
    assert shaky.journal(table) == ["charge 1"]


async def test_a_plan_that_could_not_be_kept_is_not_shown(shaky: Shaky, page: Page) -> None:
    table = await page.create("power-grid", "me here:Ann", options={"introductory": True}, seed=2)
    await page.watch(table)
    await page.play(page.moves()[0], seat=page.table["to_decide"])
    await page.until(lambda page: page.table["ply"] == 1)
    waiter = 1 - page.table["to_decide"]
    await page.ask("sit", seat=waiter)
    await page.until(lambda page: page.table["shown"] == waiter and page.table["plans"])
    offer = page.table["plans"][0]
    plan = {"kind": offer["kind"], "about": offer["about"], "amount": offer["highest"]}
    shaky.faults.at = COMMIT
    assert await refusal(page.ask("plan", seat=waiter, plan=plan)) == "refused-busy"
    async with asyncio.timeout(PATIENCE):
        while shaky.served.worker.core.tables.live[table].fault is not None:
            await asyncio.sleep(0.01)
    assert not any(message.get("plan") for message in page.heard)
    await page.ask("plan", seat=waiter, plan=plan)
    await page.until(lambda page: page.table["plan"] == plan)


async def test_a_step_without_its_predecessor_is_not_written(store: Store) -> None:
    writer = Writer(store, Background().note)
    assert await writer.append(append("gaps", 1))
    assert not await writer.append(append("gaps", 3))
    assert await writer.append(append("gaps", 2))
    assert await writer.append(append("gaps", 3))
    assert not await writer.append(append("no first step", 2))
    both = await asyncio.gather(writer.append(append("one batch", 1)), writer.append(append("one batch", 3)))
    await writer.close()
    assert both == [True, False]
    assert [row.seq for row in TableStore(store).journal_after("gaps", 0)] == [1, 2, 3]
    assert [row.seq for row in TableStore(store).journal_after("one batch", 0)] == [1]


async def test_a_key_is_written_once_per_table(store: Store) -> None:
    writer = Writer(store, Background().note)
    assert await writer.append(append("keys", 1, "once"))
    assert not await writer.append(append("keys", 2, "once"))
    assert await writer.append(append("keys", 2, "another"))
    assert await writer.append(append("other keys", 1, "once"))
    await writer.close()


@pytest.mark.parametrize("ply", [0, 1])
async def test_a_key_is_never_played_again_after_an_undo_or_at_another_ply(shaky: Shaky, page: Page, ply: int) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    await page.play("charge 1", seat=0, ply=0, key="once")
    await page.until(lambda page: page.table["ply"] == 1)
    if ply == 0:
        await page.ask("undo", seat=0, ply=1, to=0)
        await page.until(lambda page: page.table["ply"] == 0)
    seat = page.table["to_decide"]
    before = shaky.journal(table)
    assert (await page.play("charge 1", seat=seat, ply=ply, key="once"))["type"] == "done"
    assert (await page.play("charge 2", seat=seat, ply=7, key="once"))["type"] == "done"
    assert shaky.journal(table) == before
    await page.play("charge 2", seat=seat, ply=ply, key="another")
    await page.until(lambda page: page.table["ply"] == ply + 1)


async def test_trying_a_step_leaves_the_committed_table_as_it_was(shaky: Shaky, page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    await page.play("charge 1", seat=0)
    await page.until(lambda page: page.table["ply"] == 1)
    committed = shaky.served.worker.core.tables.live[table].table
    before = everything(committed)
    match = committed.match_in_play()
    for step in (Played(1, match.legal_actions()[0], "charge 1"), Undone(1, 0, 0), Seated(committed.seats[:1], False)):
        pending = committed.after(step, 5.0)
        assert pending.table is not committed
        assert everything(pending.table) != before
        assert everything(committed) == before
    assert everything(committed.planning(0, None)) == before


def everything(table: Table) -> tuple[object, ...]:
    match = table.match_in_play()
    told = [table.summary(None), table.seq, list(table.times), list(table.taken_back), table.shown_request(), dict(table.plans)]
    return (*map(repr, told), match.digest(), tuple(match.actions))
