"""Hints that a page thinks out itself: what it is given, and what it may have put into words."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest

from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.match.match import Match
from megawatt.server.bots import own_hints
from megawatt.server.tables.open_tables import OpenTables

from .conftest import Served
from .pages import Page, Refused, play_first, refusal

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("by_hand")]


def found(action: int, **more: Any) -> dict[str, Any]:
    return {"action": action, "chance": 700, "place": 130, "gains": [], "line": [], **more}


async def hinted_table(page: Page, game: str = "power-grid") -> tuple[str, int, int]:
    table = await page.create(game, "me here:Ann here:Ben", seed=2, hints=True)
    await page.watch(table)
    return table, page.table["to_decide"], page.table["ply"]


def match_from(game: Game, given: dict[str, Any], seats: int) -> Match:
    return Match.from_position(game, seats, {}, base64.b64decode(given["position"]))


async def test_the_position_for_hints_is_an_imagined_one_and_always_the_same(page: Page, served: Served) -> None:
    table, seat, ply = await hinted_table(page)
    address = f"/api/tables/{table}/hint/position"
    given = await page.post(address, {"seat": seat, "ply": ply})
    assert (given["game"], given["ply"]) == ("power-grid", ply)
    assert await page.post(address, {"seat": seat, "ply": ply}) == given
    game = find("power-grid")
    true = served.worker.services.get(OpenTables).live[table].table.match_in_play()
    told = match_from(game, given, 3)
    assert base64.b64decode(given["board"]) == true.board.save()
    assert told.state.chance.tolist() != true.state.chance.tolist()  # type: ignore[attr-defined]
    assert told.state.stack.tolist() != true.state.stack.tolist()  # type: ignore[attr-defined]
    assert told.view(seat) == true.view(seat)
    await play_first(page)
    assert await refusal(page.post(address, {"seat": seat, "ply": ply})) == "refused-late"


async def test_the_position_for_hints_cannot_be_worked_out_from_what_is_public(page: Page) -> None:
    positions = set()
    for _ in range(2):
        table, seat, ply = await hinted_table(page)
        positions.add((await page.post(f"/api/tables/{table}/hint/position", {"seat": seat, "ply": ply}))["position"])
    assert len(positions) == 2, "two tables of one deal, at the same moment"


async def test_findings_are_put_into_words_as_the_servers_own_hints_are(page: Page, served: Served) -> None:
    table, seat, ply = await hinted_table(page)
    match = served.worker.services.get(OpenTables).live[table].table.match_in_play()
    action = match.legal_actions()[0]
    name = match.game.figure_names[0]
    gains = [{"figure": name, "tenths": 12, "seat": None}, {"figure": name, "tenths": -7, "seat": (seat + 1) % 3}]
    wish = {"seat": seat, "ply": ply, "hints": [found(action, gains=gains, line=[[seat, 10**6], [0, 3]])]}
    (hint,) = (await page.post(f"/api/tables/{table}/hint/described", wish))["hints"]
    assert hint["move"]["text"] == match.text(action)
    assert (hint["chance"], hint["place"], hint["gains"], hint["line"]) == (700, 130, gains, [])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"action": 10**6}, "action 1000000 is not legal"),
        ({"action": -1}, "$.hints[0].action"),
        ({"chance": 1001}, "$.hints[0].chance"),
        ({"place": 0}, "$.hints[0].place"),
        ({"gains": [{"figure": "luck", "tenths": 1}]}, "power-grid has no figure 'luck'"),
        ({"gains": [{"figure": "luck", "tenths": 1}] * 17}, "$.hints[0].gains"),
        ({"line": [[0, 1]] * 17}, "$.hints[0].line"),
        ({"surprise": 1}, "surprise"),
    ],
)
async def test_findings_that_no_page_of_ours_sends_are_refused(page: Page, served: Served, wrong: dict[str, Any], why: str) -> None:
    table, seat, ply = await hinted_table(page)
    action = served.worker.services.get(OpenTables).live[table].table.match_in_play().legal_actions()[0]
    address, wish = f"/api/tables/{table}/hint/described", {"seat": seat, "ply": ply, "hints": [found(action)]}
    assert (await page.post(address, wish))["hints"], "as it is, it is taken"
    wish["hints"] = [{**found(action), **wrong}]
    with pytest.raises(Refused) as refused:
        await page.post(address, wish)
    assert refused.value.reason == "refused-bad-request"
    assert why in refused.value.answer["detail"]


async def test_a_rival_whose_figure_is_told_sits_at_the_table(page: Page, served: Served) -> None:
    table, seat, ply = await hinted_table(page)
    match = served.worker.services.get(OpenTables).live[table].table.match_in_play()
    action, name = match.legal_actions()[0], match.game.figure_names[0]
    for wrong in (seat, 3):
        gains = [{"figure": name, "tenths": -7, "seat": wrong}]
        wish = {"seat": seat, "ply": ply, "hints": [found(action, gains=gains)]}
        assert await refusal(page.post(f"/api/tables/{table}/hint/described", wish)) == "refused-bad-request"


async def test_only_the_holder_of_the_seat_gets_the_position(page: Page, other: Page) -> None:
    table, seat, ply = await hinted_table(page)
    wish = {"seat": seat, "ply": ply}
    assert await refusal(other.post(f"/api/tables/{table}/hint/position", wish)) == "refused-not-your-seat"
    another = {"seat": (seat + 1) % 3, "ply": ply}
    assert await refusal(page.post(f"/api/tables/{table}/hint/position", another)) == "refused-not-your-turn"


async def test_without_files_for_browsers_the_page_is_told_to_ask_the_server(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, ply = await hinted_table(page)
    monkeypatch.setattr(own_hints, "wasm_file", lambda game: None)
    assert (await page.post(f"/api/tables/{table}/hint/position", {"seat": seat, "ply": ply}))["files"] is None
    monkeypatch.setattr(own_hints, "wasm_file", lambda game: Path("power-grid.wasm"))
    files = (await page.post(f"/api/tables/{table}/hint/position", {"seat": seat, "ply": ply}))["files"]
    assert files["wasm"].startswith("/wasm/power-grid.wasm?")


async def test_no_other_file_is_given_under_wasm(page: Page, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("nothing.wasm", "power-grid.digest", "..%2fwasm%2fpower-grid.wasm", "power-grid.exe"):
        assert (await page.http.get(f"/wasm/{name}")).status_code == 404
    for name in ("power-grid.wasm", "power-grid.weights", "power-grid.digest", "secret.wasm"):
        (tmp_path / name).write_bytes(name.encode())
    there = {"power-grid": tmp_path / "power-grid.wasm"}
    monkeypatch.setattr("megawatt.server.http.wasm_files.wasm_file", lambda game: there.get(game.name))
    for name in ("power-grid.wasm", "power-grid.weights"):
        assert (await page.http.get(f"/wasm/{name}")).text == name
    for name in ("power-grid.digest", "power-grid.wasm.digest", "secret.wasm", "..%2fsecret.wasm", "barrage.wasm"):
        assert (await page.http.get(f"/wasm/{name}")).status_code == 404
