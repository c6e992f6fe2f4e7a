"""Several moves of one decision: all are played or none, once however often they are sent, and taken back together."""

from __future__ import annotations

import random
import secrets
from typing import Any

import pytest

from .pages import Page, refusal

pytestmark = pytest.mark.anyio


async def buying(page: Page) -> dict[str, Any]:
    """A table against bots where this page is to buy fuel and may buy several tokens of a kind; the offer of two of them."""
    table = await page.create("power-grid", "me bot:house", seed=11)
    await page.watch(table)
    while True:
        await page.until(lambda page: page.table["moves"])
        moves = page.table["moves"]
        two = [each for each in moves["shortcuts"] if each["kind"] == "tokens" and each["arguments"]["count"] == 2]
        if two:
            return dict(two[0])
        openings = [each for each in moves["shortcuts"] if each["kind"] == "open"]
        ply = page.table["ply"]
        await page.play(openings[0]["moves"][0] if openings else page.moves()[-1])
        await page.until(lambda page, ply=ply: page.table["ply"] > ply)


async def several(page: Page, moves: list[str], **more: Any) -> dict[str, Any]:
    first, *then = moves
    wish = {"key": secrets.token_hex(8), "seat": page.table["shown"], "ply": page.table["ply"], **more}
    return await page.ask("move", move=first, then=then, **wish)


async def test_all_moves_of_a_shortcut_are_played_once_and_taken_back_together(page: Page) -> None:
    offer = await buying(page)
    before, cash = page.table["ply"], page.table["view"]["players"][0]["cash"]
    for _ in range(2):
        await several(page, offer["moves"], key="k", ply=before)
        await page.until(lambda page: page.table["ply"] == before + 2)
    assert page.table["view"]["players"][0]["cash"] == cash - offer["costs"]["price"] == offer["costs"]["left"]
    assert page.table["undo"] == {"to": before, "free": True}
    await page.ask("undo", seat=0, ply=before + 2, to=before)
    await page.until(lambda page: page.table["ply"] == before)


async def test_none_is_played_when_one_of_them_is_not_lawful(page: Page) -> None:
    offer = await buying(page)
    ply = page.table["ply"]
    assert await refusal(several(page, [*offer["moves"], *["buy uranium"] * 20])) in ("why-no-room", "why-too-dear", "why-sold-out")
    assert await refusal(several(page, [offer["moves"][0], "no such thing"])) == "unreadable-verb"
    assert await refusal(several(page, [*offer["moves"], "done", "done"])) == "refused-not-your-turn"
    await page.ask("ping")
    assert page.table["ply"] == ply


async def test_a_message_with_very_many_moves_is_refused(page: Page) -> None:
    offer = await buying(page)
    assert await refusal(several(page, offer["moves"][:1] * 33)) == "refused-bad-message"


async def test_a_page_cannot_mark_a_choice_as_forced(page: Page) -> None:
    offer = await buying(page)
    assert page.table["moves"]["forced"] is None
    ply = page.table["ply"]
    await several(page, offer["moves"][:1], forced=True)
    await page.until(lambda page: page.table["ply"] == ply + 1)
    assert page.table["undo"] == {"to": ply, "free": True}


async def test_a_forced_move_is_named_and_taken_back_with_the_decision_before(page: Page) -> None:
    chance = random.Random(1)
    decided, ply = await forced_and_played(page, chance)
    assert page.table["undo"] == {"to": decided, "free": True}
    await page.ask("undo", seat=0, ply=ply, to=decided)
    await page.until(lambda page: page.table["ply"] == decided)
    assert page.table["moves"]["forced"] is None


async def forced_and_played(page: Page, chance: random.Random) -> tuple[int, int]:
    """A table where this page has just played a forced move and is to decide on: when it decided last, and now."""
    for seed in range(1, 20):
        await page.watch(await page.create("power-grid", "me bot:random", seed=seed))
        await page.until(lambda page: page.table["moves"])
        decided = -1
        while not page.table["over"]:
            ply, forced = page.table["ply"], page.table["moves"]["forced"]
            if forced is not None:
                assert page.moves() == [forced]
            await several(page, [forced or chance.choice(page.moves())], forced=forced is not None)
            await page.until(lambda page, ply=ply: page.table["ply"] > ply and (page.table["moves"] or page.table["over"]))
            if page.table["ply"] != ply + 1:
                decided = -1  # others have played since
            elif forced is None:
                decided = ply
            elif decided >= 0:
                return decided, ply + 1
    raise AssertionError("no forced move in many games")
