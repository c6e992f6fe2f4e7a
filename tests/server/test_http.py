"""The HTTP half: people, lists, new tables, seats, files, forks, words, the page, and every refusal at the door."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import websockets

import megawatt
from megawatt.kernel.words import LANGUAGES

from .conftest import Served, free_port, serving
from .pages import Page, play_first, play_to_the_end, refusal

pytestmark = pytest.mark.anyio

SIMPLE = {"game": "overload", "seats": [{"kind": "me"}, {"kind": "bot"}]}


# The house and people


async def test_the_house_tells_its_games_with_their_options(page: Page) -> None:
    house = await page.get("/api/house")
    assert [game["name"] for game in house["games"]] == [game.name for game in megawatt.list_games()]
    options = {option["name"]: option for option in house["games"][0]["options"]}
    assert options["map"]["kind"] == "choice"
    assert options["map"]["file"] is True
    assert {option["kind"] for game in house["games"] for option in game["options"]} <= {"flag", "number", "choice", "text"}
    assert house["languages"] == list(LANGUAGES)


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
    async with httpx.AsyncClient(base_url=served.address, cookies={"megawatt": f"{me['id']}.forged"}) as forger:
        assert (await forger.get("/api/me")).json()["id"] != me["id"]


async def test_the_browser_chooses_the_language(page: Page) -> None:
    answer = await page.http.get("/api/me", headers={"accept-language": "fr-FR, nl;q=0.8, en;q=0.5"})
    assert answer.json()["language"] == "nl"


# New tables


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
    header = f'{{"format": "megawatt-match", "version": 1, "game": "power-grid", "rules": 1, "seats": 2, "seed": 1, "options": {{"map": "{secret}"}}}}'
    answer = await page.http.post("/api/files", content=header + "\n")
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
    assert [table["id"] for table in mine][0] == my_turn
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


# Seats


async def test_the_last_seat_starts_the_game(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open open", public=True)
    await page.put("/api/me", {"name": "Ann"})
    await other.put("/api/me", {"name": "Bob"})
    joined = await other.post(f"/api/tables/{table}/join", {"seat": 2})
    assert (joined["status"], joined["mine"]) == ("waiting", [2])
    started = await page.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot", "bot": "random"})
    assert (started["status"], started["host"]) == ("running", True)
    assert [seat["name"] for seat in started["seats"]] == ["Ann", None, "Bob"]
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "person"]


async def test_seats_are_refused_with_a_reason(served: Served, page: Page, other: Page) -> None:
    table = await page.create("overload", "me open open")
    join, seats = f"/api/tables/{table}/join", f"/api/tables/{table}/seats"
    assert await refusal(other.post(join, {"seat": 0})) == "refused-seat-taken"
    assert await refusal(other.post(join, {"seat": 7})) == "refused-no-such-seat"
    assert await refusal(other.post(f"/api/tables/{table}/leave")) == "refused-not-seated"
    await other.post(join, {"seat": 1})
    assert (await other.post(join))["mine"] == [1]
    assert await refusal(other.post(join, {"seat": 2})) == "refused-already-seated"
    assert await refusal(other.post(seats, {"seat": 2, "kind": "bot"})) == "refused-host-only"
    assert await refusal(page.post(seats, {"seat": 1, "kind": "bot"})) == "refused-seat-taken"
    assert await refusal(page.post(seats, {"seat": 2, "kind": "bot", "bot": "nobody"})) == "refused-no-such-bot"
    assert (await other.post(f"/api/tables/{table}/leave"))["mine"] == []
    await other.post(join)
    await page.post(seats, {"seat": 2, "kind": "bot"})
    assert await refusal(other.post(f"/api/tables/{table}/leave")) == "refused-started"
    async with served.page() as third:
        assert await refusal(third.post(join)) == "refused-started"


async def test_a_bot_can_be_sent_away_before_the_start(page: Page) -> None:
    table = await page.create("overload", "me open bot")
    opened = await page.post(f"/api/tables/{table}/seats", {"seat": 2, "kind": "open"})
    assert [seat["kind"] for seat in opened["seats"]] == ["person", "open", "open"]


async def test_the_host_who_leaves_closes_the_table(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", public=True)
    await other.watch(table)
    assert (await page.post(f"/api/tables/{table}/leave"))["status"] == "closed"
    await other.until(lambda other: other.table["summary"]["status"] == "closed")
    assert await refusal(other.post(f"/api/tables/{table}/join")) == "refused-started"
    assert table not in str(await other.get("/api/tables"))


# Files, forks, figures


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


async def test_a_fork_of_a_running_game_redraws_what_the_seat_cannot_know(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open open open", seed=2)
    await page.post(f"/api/tables/{table}/seats", {"seat": 3, "kind": "bot"})
    await page.post(f"/api/tables/{table}/seats", {"seat": 2, "kind": "bot"})
    await other.post(f"/api/tables/{table}/join")
    fuses = megawatt.new("overload", 4, 2).state.fuse.tolist()
    await page.watch(table)
    assert page.table["view"]["fuses"] == [fuses[0], None, None, None]
    drawn = []
    for _ in range(6):
        what_if = (await page.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
        await page.watch(what_if)
        assert page.table["view"]["fuses"][0] == fuses[0]
        await play_to_the_end(page)
        drawn.append(page.table["view"]["fuses"])
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


# The page and its words


async def test_words_come_in_every_language(page: Page) -> None:
    for game in megawatt.list_games():
        for language in LANGUAGES:
            assert "move-" in await page.get(f"/words/{language}/{game.name}.ftl")
    assert await refusal(page.get("/words/xx/table.ftl")) == "refused-no-such-page"
    assert await refusal(page.get("/words/en/chess.ftl")) == "refused-no-such-page"
    assert await refusal(page.get("/words/en/..%2Fsettings.ftl")) == "refused-no-such-page"


async def test_the_page_is_served_with_its_parts(tmp_path) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Megawatt</title>" + "x" * 1000)
    (tmp_path / "page" / "assets" / "a1b2.js").write_text("let a = 1;")
    (tmp_path / "page" / "icon.svg").write_text("<svg/>")
    (tmp_path / "outside.txt").write_text("secret")
    from megawatt.server.settings import Settings

    settings = Settings(
        database=f"sqlite:///{tmp_path}/t.sqlite", port=free_port(), page=str(tmp_path / "page"), compile_rules=False
    )
    async with serving(settings) as server, httpx.AsyncClient(base_url=server.address) as browser:
        for path in ("/", "/t/some-table", "/t/some-table/12"):
            page = await browser.get(path)
            assert (page.status_code, "Megawatt" in page.text, page.headers["content-encoding"]) == (200, True, "gzip")
        script = await browser.get("/assets/a1b2.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert (await browser.get("/icon.svg")).headers["content-type"] == "image/svg+xml"
        again = await browser.get("/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        for path in (
            "/assets/../../outside.txt",
            "/assets/%2e%2e/%2e%2e/outside.txt",
            "/..%2foutside.txt",
            "/assets/none.js",
            "/none",
        ):
            assert (await browser.get(path)).status_code == 404
        (tmp_path / "page" / "index.html").unlink()
        missing = await browser.get("/")
        assert (missing.status_code, "make page" in missing.text) == (503, True)


# At the door


async def test_every_answer_carries_the_headers_that_protect_the_page(page: Page) -> None:
    for path in ("/", "/api/me", "/health", "/none"):
        headers = (await page.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address) as browser:
        cookie = (await browser.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie


async def test_behind_a_proxy_the_cookie_is_secure_and_the_address_the_persons(tmp_path) -> None:
    from megawatt.server.settings import Settings

    settings = Settings(
        database=f"sqlite:///{tmp_path}/t.sqlite",
        port=free_port(),
        behind_proxy=True,
        public_url="https://games.example",
        compile_rules=False,
    )
    async with serving(settings) as server, httpx.AsyncClient(base_url=server.address) as browser:
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "6.6.6.6, 203.0.113.9", "host": "games.example"}
        answer = await browser.get("/api/me", headers=forwarded)
        assert "; Secure" in answer.headers["set-cookie"]
        ours = {**forwarded, "origin": "https://games.example"}
        assert (await browser.post("/api/tables", json=SIMPLE, headers=ours)).status_code == 200
        assert ("create", "address 203.0.113.9") in server.house.limits._buckets
        assert (await browser.get("/api/me", headers={"host": "evil.example"})).json()["refused"] == "unknown-host"


async def test_other_sites_cannot_act_for_a_person(served: Served, page: Page) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = await page.http.post("/api/tables", json=SIMPLE, headers={"origin": origin})
        assert (answer.status_code, answer.json()["refused"]) == (403, "foreign-origin")
        with pytest.raises(websockets.InvalidStatus):
            await page.connect(origin=origin)
    with pytest.raises(websockets.InvalidStatus):
        await page.connect(origin=None)
    answer = await page.http.get("/api/me", headers={"host": "evil.example"})
    assert answer.json()["refused"] == "unknown-host"


async def test_a_body_has_a_limit(page: Page) -> None:
    answer = await page.http.post("/api/tables", content=b"x" * 300_000)
    assert (answer.status_code, answer.json()["refused"]) == (413, "too-large")

    async def pieces():
        for _ in range(60):
            yield b"x" * 100_000

    answer = await page.http.post("/api/files", content=pieces())
    assert answer.status_code == 413


async def test_unknown_addresses_and_methods_are_refused_in_our_own_words(page: Page) -> None:
    assert (await page.http.get("/api/none")).json()["refused"] == "no-such-page"
    assert (await page.http.delete("/api/tables")).json()["refused"] == "wrong-method"
    assert (await page.http.post("/api/tables", content=b"{")).json()["refused"] == "bad-request"


async def test_who_asks_too_often_has_to_wait(tmp_path) -> None:
    from megawatt.server.settings import Settings

    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite", port=free_port(), compile_rules=False)
    async with serving(settings) as server, server.page() as page:
        answers = await asyncio.gather(*(page.http.post("/api/tables", json=SIMPLE) for _ in range(25)))
        refused = [answer.json() for answer in answers if answer.status_code == 429]
        assert len(refused) >= 4
        assert refused[0]["arguments"]["seconds"] >= 1
        tries = [(await httpx.AsyncClient(base_url=server.address).get("/api/me")).status_code for _ in range(70)]
        assert tries[-1] == 429


async def test_health_tells_tables_and_connections(page: Page) -> None:
    await page.connect()
    told = await page.get("/health")
    assert (told["status"], told["database"]) == ("ok", "ok")
    assert told["connections"] >= 1
