"""Match files, what-if tables and the numbers behind the charts."""

from __future__ import annotations

import asyncio

import pytest

import megawatt
from megawatt.server.tables.steps import Played

from .conftest import Served
from .pages import Page, play_first, play_to_the_end, refusal

pytestmark = pytest.mark.anyio


async def test_a_file_goes_down_and_up_again(page: Page, other: Page) -> None:
    table = await page.create("overload", "me bot:random", seed=11)
    await page.watch(table)
    await play_first(page)
    text = await page.get(f"/api/tables/{table}/file")
    assert await refusal(other.get(f"/api/tables/{table}/file")) == "refused-file-not-yet"
    await play_to_the_end(page)
    finished = await other.get(f"/api/tables/{table}/file")
    uploaded = (await other.http.post("/api/files", content=finished)).json()["id"]
    summary = await other.get(f"/api/tables/{uploaded}")
    assert (summary["status"], summary["ply"]) == ("over", page.table["ply"])
    going_on = (await other.http.post("/api/files", content=text)).json()["id"]
    await other.watch(going_on)
    assert other.table["summary"]["mine"] == [other.table["shown"]]
    await play_to_the_end(other)


async def test_anybody_gets_the_picture_of_what_a_watcher_sees_and_nothing_of_a_ply_to_come(page: Page, other: Page) -> None:
    table = await page.create("future-energy", "me bot:random bot:random", seed=11)
    await page.watch(table)
    await play_first(page)
    drawn = await other.http.get(f"/api/tables/{table}/picture.svg?language=de&ply=0")
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
    words = megawatt.find("future-energy").words("de")
    assert words("game-name") in drawn.text
    assert words("seat-bot", number=2) in drawn.text
    assert ">Gast<" in drawn.text, "a person without a name is called as the table does"
    assert words("seat-number", number=1) not in drawn.text
    assert words("seat-bot", number=1) not in drawn.text
    assert await refusal(other.get(f"/api/tables/{table}/picture.svg?ply=900000")) == "refused-no-such-ply"
    for nonsense in ("ply=-1", "ply=x", f"ply={10**30}", "language=xx"):
        assert (await other.http.get(f"/api/tables/{table}/picture.svg?{nonsense}")).status_code == 422
    assert (await other.http.get("/api/tables/nowhere/picture.svg")).status_code == 404
    without = await page.create("overload", "me bot:random", seed=11)
    assert await refusal(page.get(f"/api/tables/{without}/picture.svg")) == "refused-no-picture"


async def test_a_file_is_no_secret_key_while_others_play(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", seed=11)
    await other.post(f"/api/tables/{table}/join")
    for person in (page, other):
        assert await refusal(person.get(f"/api/tables/{table}/file")) == "refused-file-not-yet"


@pytest.mark.parametrize(
    "text", ["", "hello", "{}", '{"game": "chess"}', '{"game": "overload", "options": 7}', "[1]", "null", '{"game": "overload"}\n']
)
async def test_a_file_that_is_none_is_refused(page: Page, text: str) -> None:
    answer = await page.http.post("/api/files", content=text)
    assert (answer.status_code, answer.json()["refused"]) == (400, "file")


async def test_a_damaged_file_names_its_line(page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    await play_first(page)
    text = (await page.get(f"/api/tables/{table}/file")).replace('"ply": 1', '"ply": 3')
    answer = (await page.http.post("/api/files", content=text)).json()
    assert "line 2" in answer["detail"]
    binary = await page.http.post("/api/files", content=b"\xff\xfe\x00")
    assert binary.json()["refused"] == "file"


async def test_a_fork_goes_on_against_bots(page: Page) -> None:
    table = await page.create("overload", "me here:Ann here:Bob", seed=2)
    await page.watch(table, seat=0)
    for ply in range(2):
        await page.play("charge 1", seat=page.table["to_decide"])
        await page.until(lambda page, ply=ply: page.table["ply"] > ply)
    what_if = (await page.post(f"/api/tables/{table}/fork", {"ply": 1}))["id"]
    await page.watch(what_if)
    summary = page.table["summary"]
    assert summary["what_if_of"] == {"id": table, "ply": 1}
    assert [seat["kind"] for seat in summary["seats"]].count("bot") == 2
    await play_to_the_end(page)
    assert await refusal(page.post(f"/api/tables/{table}/fork", {"ply": 9})) == "refused-no-such-ply"
    over = page.table["ply"]
    assert await refusal(page.post(f"/api/tables/{what_if}/fork", {"ply": over})) == "refused-over"


async def test_a_fork_that_had_to_wait_sees_the_move_it_waited_for(served: Served, page: Page) -> None:
    """A move is being written while somebody forks from the moment after it."""
    table = await page.create("overload", "me here:Ann", seed=2)
    live = await served.worker.core.tables.open(table)
    person = live.table.seats[0].person
    async with live.lock:
        forking = asyncio.create_task(served.worker.core.new_tables.fork(live, person, 1, None))
        await asyncio.sleep(0)  # it runs up to the lock
        before = live.table
        step = Played(0, before.match_in_play().action("charge 1"), "charge 1")
        live.table = before.after(step, 0.0).table
    what_if = await page.get(f"/api/tables/{await forking}")
    assert what_if["what_if_of"] == {"id": table, "ply": 1}
    live.table = before


def shown_fuses(page: Page) -> list[int | None]:
    """The fuses as the page shows them; None for one face down."""
    return [each["text"] for each in page.table["view"]["fuses"]["values"]]


async def test_a_fork_of_a_running_game_redraws_what_the_seat_cannot_know(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open open open", seed=2, hints=True)
    await page.post(f"/api/tables/{table}/seats", {"seat": 3, "kind": "bot"})
    await page.post(f"/api/tables/{table}/seats", {"seat": 2, "kind": "bot"})
    await other.post(f"/api/tables/{table}/join")
    fuses = megawatt.new("overload", 4, 2).state.fuse.tolist()
    await page.watch(table)
    assert shown_fuses(page) == [fuses[0], None, None, None]
    drawn = []
    for _ in range(6):
        what_if = (await page.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
        await page.watch(what_if)
        assert shown_fuses(page)[0] == fuses[0]
        await play_to_the_end(page)
        drawn.append(shown_fuses(page))
    assert any(drawn_fuses[1:] != fuses[1:4] for drawn_fuses in drawn)
    assert await refusal(page.post(f"/api/tables/{table}/fork", {"ply": 0, "seat": 1})) == "refused-not-your-seat"


async def test_a_what_if_match_goes_down_and_up_only_where_it_was_played(page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=2)
    what_if = (await page.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
    text = await page.get(f"/api/tables/{what_if}/file")
    assert "position" in text
    assert "id" in (await page.http.post("/api/files", content=text)).json()


async def test_figures_follow_the_rounds(page: Page) -> None:
    table = await page.create("power-grid", "me bot:random", options={"introductory": True}, seed=3)
    await page.watch(table)
    for _ in range(20):
        await play_first(page)
    told = await page.get(f"/api/tables/{table}/figures")
    assert told["names"]
    assert [row["label"] for row in told["rounds"]] == sorted(row["label"] for row in told["rounds"])
    assert all(len(row["values"][name]) == 2 for row in told["rounds"] for name in told["names"])
    assert told["rounds"][-1]["ply"] >= 20
