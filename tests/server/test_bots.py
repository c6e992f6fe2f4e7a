"""Bots think in processes of their own; one that dies is replaced and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from types import SimpleNamespace
from typing import Any

import pytest

import megawatt
from megawatt.bots.search.bot import SearchBot
from megawatt.kernel.rng.bot_rng import decision_rng, resampling_rng
from megawatt.server.bots.turns import LATE_SECONDS, BotTurns
from megawatt.server.settings import Settings
from megawatt.server.thinking.pool import Pool, ThinkingFailed
from megawatt.server.thinking.process import MAX_BOTS, Decide, Decided, Failed, Thinker

from ..rotations import ROTATIONS, in_turn, rotation
from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, Page, play_first, play_to_the_end

pytestmark = pytest.mark.anyio


async def test_a_table_of_bots_plays_by_itself(page: Page) -> None:
    table = await page.create("power-grid", "bot bot:random", options={"introductory": True}, seed=3)
    await page.watch(table)
    await page.until(lambda page: page.table["ply"] > 20)


KILLED_AT, KILLS = range(12), 4
"""The decisions of a person at which all processes of bots are killed: some in a run, and all in ten rotations."""


def test_ten_rotations_kill_bots_at_every_decision() -> None:
    assert {at for turn in range(ROTATIONS) for at in in_turn(KILLED_AT, KILLS, turn)} == set(KILLED_AT)


async def test_a_bot_process_that_dies_is_replaced_in_the_middle_of_a_game(
    served: Served, page: Page, children_from_nothing: None
) -> None:
    table = await page.create("future-energy", "me bot bot", seed=3)
    await page.watch(table)
    killed, now = 0, in_turn(KILLED_AT, KILLS, rotation())
    for decision in range(max(now) + 1):
        await page.until(lambda page: page.table["moves"])
        ply = page.table["ply"]
        await page.play(page.moves()[-1])
        for pid in served.worker.services.get(Pool).pids if decision in now else ():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                killed += 1
        await page.until(lambda page, ply=ply: page.table["ply"] > ply)
    assert killed
    await page.until(lambda page: page.table["moves"] or page.table["over"])


async def test_a_bot_that_never_decides_is_played_for(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **{**QUICK, "bot_timeout_s": 0.05})

    async def never(self: object, wish: object, timeout_s: object = None) -> None:
        raise ThinkingFailed("nobody is at home")

    monkeypatch.setattr(Pool, "ask", never)
    async with serving(settings) as server, server.page() as page:
        await page.watch(await page.create("overload", "me bot", seed=1))
        await play_to_the_end(page)


async def test_a_pool_gives_up_on_a_process_that_takes_too_long(children_from_nothing: None) -> None:
    pool = Pool(1, timeout_s=0.001)
    with pytest.raises(ThinkingFailed):
        await pool.ask(Decide("house", "overload", 2, "{}", b"", 1, 0))
    await pool.close()
    assert pool.pids == []


async def test_bots_keep_a_pace_that_people_can_follow(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr("megawatt.server.bots.turns.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": pause}))
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **{**QUICK, "bot_pace": 0.3})
    async with serving(settings) as server, server.page() as page:
        await page.watch(await page.create("overload", "me bot bot", seed=1))
        await page.play("charge 1")
        await page.until(lambda page: page.table["ply"] == 3)
        assert pauses.count(0.3) == 2


async def test_bots_play_on_while_nobody_watches(served: Served, page: Page) -> None:
    table = await page.create("overload", "bot bot", seed=9)
    async with asyncio.timeout(PATIENCE):
        while (await page.get(f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.05)


def test_a_thinker_answers_every_wish_and_tells_its_faults() -> None:
    import megawatt

    match = megawatt.new("overload", 3, 1)
    wish = Decide("house", "overload", 3, '{"open_fuses": false}', match.state.save(), 5, 0)
    thinker = Thinker()
    first = thinker.answer(wish)
    assert isinstance(first, Decided)
    assert thinker.answer(wish) == first
    assert isinstance(thinker.answer(Decide("nobody", "overload", 3, "{}", match.state.save(), 5, 0)), Failed)
    assert isinstance(thinker.answer(Decide("house", "overload", 3, "{}", b"short", 5, 0)), Failed)


def test_a_bot_decides_alike_after_a_restart_and_unlike_at_another_move() -> None:
    moments = [(seed, seat, ply) for seed in (7, 8) for seat in range(6) for ply in range(100)]
    assert [decision_rng(*moment) for moment in moments] == [decision_rng(*moment) for moment in moments]
    chances = [*(decision_rng(*moment) for moment in moments), *(resampling_rng(*moment) for moment in moments)]
    assert len({tuple(chance) for chance in chances}) == 2 * len(moments)


def test_a_bot_is_remembered_between_its_decisions_and_keeps_to_the_time_of_the_server() -> None:
    match = megawatt.new("overload", 3, 5)
    thinker = Thinker()

    def ask(seed: int) -> None:
        wish = Decide("terawatt", "overload", 3, '{"open_fuses": false}', match.state.save(), seed, 0, 0.5)
        assert isinstance(thinker.answer(wish), Decided)

    ask(1)
    (first,) = thinker._bots.values()
    assert isinstance(first, SearchBot)
    assert first.budget.seconds == 0.5
    ask(1)
    assert list(thinker._bots.values()) == [first]
    for seed in range(2, 2 + MAX_BOTS):
        ask(seed)
    assert len(thinker._bots) == MAX_BOTS
    assert first not in thinker._bots.values(), "the one that has not been asked for longest is forgotten"


async def test_a_bot_that_is_late_is_reported_and_its_house_policy_plays_until_it_answers_again(
    tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK, bot_thinking=0.01)
    free, asked, think = asyncio.Event(), [], Pool.ask

    async def late(self: Pool, wish: Decide, patience: float | None = None) -> Any:
        if (wish.game, wish.seats) == ("future-energy", 3):
            asked.append(wish.ply)
        await free.wait()
        return await think(self, wish, patience)

    monkeypatch.setattr(Pool, "ask", late)
    monkeypatch.setattr("megawatt.server.bots.turns.LATE_SECONDS", 0.05)
    async with serving(settings) as server, server.page() as page:
        await page.watch(await page.create("future-energy", "me bot bot", seed=3))
        await page.until(lambda page: page.table["moves"])
        await play_first(page)
        await page.until(lambda page: page.presence["simple_bots"])
        for _ in range(5):
            await page.until(lambda page: page.table["moves"])
            await play_first(page)
        assert len(asked) == 1, "nobody else waits as long as one request is late"
        monkeypatch.setattr("megawatt.server.bots.turns.LATE_SECONDS", PATIENCE)
        free.set()
        await asyncio.wait(server.worker.services.get(BotTurns)._late.values())
        for _ in range(20):
            await page.until(lambda page: page.table["moves"])
            await play_first(page)
        assert page.presence["simple_bots"] is False


def test_ten_seconds_after_its_turn_began_a_bot_counts_as_late() -> None:
    assert Settings().bot_thinking + LATE_SECONDS <= 10
