"""Analysis after the game and hints during it: worked out by the bots' processes, kept, bounded, for those who may know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import megawatt
from megawatt.analysis import QUICK
from megawatt.analysis.parts import PART
from megawatt.analysis.report import loads
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.match.files import loads as read_file
from megawatt.server.bots import analyses, hints
from megawatt.server.bots.analyses import Analyses
from megawatt.server.bots.analysis_progress import AnalysisProgress
from megawatt.server.thinking.pool import ThinkingFailed

from .conftest import Served
from .pages import PATIENCE, Page, play_first, play_to_the_end, refusal

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_game(megawatt.find("overload"))
    monkeypatch.setattr(Analyses, "effort", QUICK)


async def over(page: Page, seats: str = "me bot:random") -> str:
    table = await page.create("overload", seats, seed=4)
    await page.watch(table)
    await play_to_the_end(page)
    return table


async def ready(page: Page, table: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            state = await page.get(f"/api/tables/{table}/analysis")
            if state["report"]:
                return dict(state["report"])
            await asyncio.sleep(0.05)


async def test_a_finished_game_is_analysed_once_and_its_file_carries_the_report(served: Served, page: Page, other: Page) -> None:
    table = await over(page)
    assert (await page.get(f"/api/tables/{table}/analysis"))["report"] is None
    begun = await page.post(f"/api/tables/{table}/analysis")
    assert (begun["report"], begun["of"]) == (None, page.table["ply"] + 1)
    report = await ready(page, table)
    assert report["plies"] == page.table["ply"]
    assert (await other.post(f"/api/tables/{table}/analysis"))["report"] == report
    del served.worker.core.tables.live[table]
    assert await ready(other, table) == report
    match = read_file(await other.get(f"/api/tables/{table}/file"))
    assert match.analysis is not None
    assert loads(match.analysis).plies == match.ply


async def test_a_sketch_of_the_chart_is_shown_before_the_first_part_and_is_refined_by_every_part(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, part, released = await over(page), Analyses._part, asyncio.Semaphore(0)

    async def waits(self: Analyses, *given: Any) -> list[Any]:
        await released.acquire()
        return await part(self, *given)

    async def so_far(done: int) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                state = await page.get(f"/api/tables/{table}/analysis")
                if state["so_far"] and state["done"] >= done:
                    assert state["report"] is None
                    return dict(state["so_far"])
                await asyncio.sleep(0.02)

    monkeypatch.setattr(Analyses, "_part", waits)
    assert (await page.post(f"/api/tables/{table}/analysis"))["so_far"] is None
    sketch, plies = await so_far(0), page.table["ply"]
    assert sketch["decisions"] == []
    assert [sketch["moments"][end]["ply"] for end in (0, -1)] == [0, plies]
    assert all(person["accuracy"] is None for person in sketch["people"])
    assert plies >= PART, "the game has more than one part"
    released.release()
    refined = await so_far(PART)
    assert any(person["decisions"] for person in refined["people"])
    assert refined["moments"][-1] == sketch["moments"][-1]
    for _ in range(plies):
        released.release()
    await ready(page, table)
    assert (await page.get(f"/api/tables/{table}/analysis"))["so_far"] is None


async def test_a_game_that_is_played_is_not_analysed(page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=4)
    assert await refusal(page.get(f"/api/tables/{table}/analysis")) == "refused-not-finished"
    assert await refusal(page.post(f"/api/tables/{table}/analysis")) == "refused-not-finished"


async def test_only_so_many_games_wait_and_one_of_a_person(page: Page, other: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = await over(page), await over(page), await over(other)
    held = asyncio.Event()

    async def waits(self: Analyses, *_: object) -> list[Any]:
        await held.wait()
        return []

    monkeypatch.setattr(Analyses, "_part", waits)
    monkeypatch.setattr(analyses, "MAX_WAITING", 1)
    await page.post(f"/api/tables/{first}/analysis")
    assert await refusal(other.post(f"/api/tables/{third}/analysis")) == "refused-busy"
    monkeypatch.setattr(analyses, "MAX_WAITING", 8)
    assert await refusal(page.post(f"/api/tables/{second}/analysis")) == "refused-too-many"
    held.set()


async def test_a_hint_lists_legal_moves_the_best_first(page: Page) -> None:
    table = await page.create("overload", "me bot", seed=2)
    await page.watch(table)
    await page.until(lambda page: page.table["moves"])
    given = await page.post(f"/api/tables/{table}/hint", {"seat": 0, "ply": page.table["ply"]})
    chances = [hint["chance"] for hint in given["hints"]]
    assert chances
    assert chances == sorted(chances, reverse=True)
    for hint in given["hints"]:
        assert (await page.ask("why", ply=page.table["ply"], move=hint["move"]["text"]))["reason"] is None
    assert await page.post(f"/api/tables/{table}/hint", {"seat": 0, "ply": page.table["ply"]}) == given
    late = page.table["ply"]
    await play_first(page)
    assert await refusal(page.post(f"/api/tables/{table}/hint", {"seat": 0, "ply": late})) == "refused-late"


@pytest.mark.parametrize(("seats", "wish", "allowed"), [
    ("me bot", None, True), ("me here:Ann", None, False), ("me open", None, False), ("me bot", False, False),
    ("me here:Ann", True, True),
])  # fmt: skip
async def test_hints_are_for_those_who_play_alone_unless_the_table_says_otherwise(
    page: Page, seats: str, wish: bool | None, allowed: bool
) -> None:
    table = await page.create("overload", seats, seed=2, **({} if wish is None else {"hints": wish}))
    assert (await page.get(f"/api/tables/{table}"))["hints"] is allowed
    if not allowed and "open" not in seats:
        assert await refusal(page.post(f"/api/tables/{table}/hint", {"seat": 0, "ply": 0})) == "refused-no-hints"


async def test_a_hint_is_for_the_holder_of_the_seat_on_their_turn(page: Page, other: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=2, hints=True)
    await page.watch(table)
    waits = 1 - page.table["to_decide"]
    assert await refusal(other.post(f"/api/tables/{table}/hint", {"seat": 0, "ply": 0})) == "refused-not-your-seat"
    assert await refusal(page.post(f"/api/tables/{table}/hint", {"seat": waits, "ply": 0})) == "refused-not-your-turn"


async def test_without_compiled_search_both_say_that_they_come_later(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await page.create("overload", "me here:Ann", seed=2, hints=True)
    await page.watch(table)
    monkeypatch.setattr(hints, "search_is_compiled", lambda game: False)
    seat = page.table["to_decide"]
    assert await refusal(page.post(f"/api/tables/{table}/hint", {"seat": seat, "ply": 0})) == "refused-not-ready"


@pytest.mark.parametrize("fault", [OSError("no process"), ThinkingFailed("the process died")], ids=["none", "died"])
async def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(
    page: Page, served: Served, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    table = await over(page)

    async def dies(*_: Any) -> Any:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(served.worker.services.get(Analyses), "_part", dies)
        await page.post(f"/api/tables/{table}/analysis")
        async with asyncio.timeout(PATIENCE):
            while not (await page.get(f"/api/tables/{table}/analysis"))["failed"]:
                await asyncio.sleep(0.01)
    assert not (await page.post(f"/api/tables/{table}/analysis"))["failed"]
    report = await ready(page, table)
    assert (report["plies"], bool(report["people"])) == (page.table["ply"], True)


def test_the_time_left_follows_from_the_speed_so_far() -> None:
    """Where a position takes as long as what is played after it, the time left is told rightly from the first part on."""
    clock, total = [100.0], 200
    job = AnalysisProgress("somebody", total, lambda: clock[0])
    assert job.seconds is None
    job.begin()
    assert (job.seconds, job.share) == (None, 0.0)
    whole = sum(total - ply for ply in range(total)) / 100
    for ply in range(total):
        clock[0] += (total - ply) / 100
        job.done = ply + 1
        assert job.seconds == pytest.approx(100 + whole - clock[0], abs=1)
    assert (job.seconds, job.share) == (0, 1.0)


async def test_a_game_that_waits_says_how_many_come_first(page: Page, other: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await over(page), await over(other)
    held = asyncio.Event()

    async def waits(self: Analyses, *_: object) -> list[Any]:
        await held.wait()
        return []

    monkeypatch.setattr(Analyses, "_part", waits)
    await page.post(f"/api/tables/{first}/analysis")
    assert (await other.post(f"/api/tables/{second}/analysis"))["ahead"] == 1
    assert (await page.get(f"/api/tables/{first}/analysis"))["ahead"] == 0
    held.set()
