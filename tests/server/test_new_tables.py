"""The server, its guests, their lists, and laying new tables."""

from __future__ import annotations

import json

import pytest

import megawatt
from megawatt.kernel.text.words import LANGUAGES

from .conftest import Served
from .pages import Page, plain_http, refusal

pytestmark = pytest.mark.anyio

SIMPLE = {"game": "overload", "seats": [{"kind": "me"}, {"kind": "bot"}]}


async def test_the_server_tells_its_games_with_their_options(page: Page) -> None:
    server = await page.get("/api/server")
    assert [game["name"] for game in server["games"]] == [game.name for game in megawatt.list_games()]
    options = {option["name"]: option for option in server["games"][0]["options"]}
    assert options["map"]["kind"] == "choice"
    assert options["map"]["file"] is True
    assert {option["kind"] for game in server["games"] for option in game["options"]} <= {"flag", "number", "choice", "text"}
    assert server["languages"] == list(LANGUAGES)


async def test_a_guest_keeps_identity_and_name(served: Served, page: Page) -> None:
    me = await page.get("/api/me")
    assert me["name"] is None
    assert (await page.put("/api/me", {"name": "  Ann   Lee "}))["name"] == "Ann Lee"
    assert await page.get("/api/me") == {**me, "name": "Ann Lee"}
    async with served.page() as stranger:
        assert (await stranger.get("/api/me"))["id"] != me["id"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0007b"])
async def test_a_name_is_visible_and_short(page: Page, name: str) -> None:
    assert await refusal(page.put("/api/me", {"name": name})) == "refused-name"


async def test_a_cookie_that_we_did_not_sign_is_nobody(served: Served, page: Page) -> None:
    me = await page.get("/api/me")
    async with plain_http(base_url=served.address, cookies={"megawatt": f"{me['id']}.forged"}) as forger:
        assert (await forger.get("/api/me")).json()["id"] != me["id"]


async def test_the_browser_chooses_the_language(page: Page) -> None:
    answer = await page.http.get("/api/me", headers={"accept-language": "fr-FR, nl;q=0.8, en;q=0.5"})
    assert answer.json()["language"] == "nl"


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": []}, "bad-request"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep blue"}]}, "no-such-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "here", "name": ""}]}, "name"),
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, "bad-request"),
        ({"options": {"colour": "red"}}, "options"),
        ({"options": {"open_fuses": "perhaps"}}, "options"),
        ({"game": "power-grid", "options": {"map": "/etc/hosts.toml"}}, "options"),
        ({"game": "power-grid", "options": {"map": "attached:this is no map"}}, "options"),
        ({"options": {"open_fuses": []}}, "bad-request"),
        ({"seed": -1}, "bad-request"),
        ({"seed": 2**70}, "bad-request"),
        ({"surprise": 1}, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_laid_is_refused(page: Page, change: dict, refused: str) -> None:
    assert await refusal(page.post("/api/tables", {**SIMPLE, **change})) == f"refused-{refused}"
    assert (await page.get("/api/tables"))["mine"] == []


async def test_no_file_of_the_server_is_ever_read(page: Page, tmp_path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("[board]\nname = 'the secret'\n")
    for value in (str(secret), f"./{secret}", str(secret).upper()):
        asked = page.http.post("/api/tables", json={**SIMPLE, "game": "power-grid", "options": {"map": value}})
        assert "the secret" not in (await asked).text
    header = {"format": "megawatt-match", "version": 1, "game": "power-grid", "rules": 1, "seats": 2, "seed": 1}
    answer = await page.http.post("/api/files", content=json.dumps({**header, "options": {"map": str(secret)}}) + "\n")
    assert answer.json()["refused"] == "options"


async def test_an_own_map_comes_attached_and_is_not_repeated_in_lists(page: Page) -> None:
    text = (megawatt.find("power-grid").folder / "data" / "maps" / "germany.toml").read_text()
    table = await page.create("power-grid", "me bot", options={"map": f"attached:{text}"})
    assert (await page.get(f"/api/tables/{table}"))["options"]["map"] == "attached:"


async def test_lists_show_my_turns_first_and_public_tables_only(page: Page, other: Page) -> None:
    waiting = await page.create("overload", "me open", public=True, title="Come and play")
    secret = await page.create("overload", "me open")
    my_turn = await page.create("overload", "me here:Ann", public=True)
    mine = (await page.get("/api/tables"))["mine"]
    assert mine[0]["id"] == my_turn
    assert {table["id"] for table in mine} == {waiting, secret, my_turn}
    seen = await other.get("/api/tables")
    assert waiting in [table["id"] for table in seen["open"]]
    assert my_turn in [table["id"] for table in seen["running"]]
    assert secret not in str(seen)
    assert seen["mine"] == []


async def test_private_and_absent_tables_are_refused_alike(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open")
    await page.post(f"/api/tables/{table}/leave")
    closed = (await other.http.post("/api/tables/AAAAAAAAAAAAAAAA/join")).json()
    absent = (await other.http.post("/api/tables/none/join")).json()
    assert closed == absent
    assert len(table) >= 16
