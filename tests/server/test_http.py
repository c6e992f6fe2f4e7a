"""Plain HTTP: the page and its messages, headers, origins, sizes and rates."""

from __future__ import annotations

import pytest
import websockets

import megawatt
from megawatt.kernel.text.words import LANGUAGES
from megawatt.server.api.rate_limits import PER_ADDRESS, PER_PERSON
from megawatt.server.settings import Settings

from .conftest import Served, free_port, serving
from .pages import Page, plain_http, refusal

pytestmark = pytest.mark.anyio

SIMPLE = {"game": "overload", "seats": [{"kind": "me"}, {"kind": "bot"}]}


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
    settings = Settings(
        database=f"sqlite:///{tmp_path}/t.sqlite", port=free_port(), page=str(tmp_path / "page"), compile_rules=False
    )
    async with serving(settings) as server, plain_http(base_url=server.address) as browser:
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


async def test_every_answer_carries_the_headers_that_protect_the_page(page: Page) -> None:
    for path in ("/", "/api/me", "/health", "/none"):
        headers = (await page.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy, "scripts of this server, and WebAssembly that they have fetched"
        assert "frame-ancestors 'none'" in policy
        assert "'unsafe-eval'" not in policy, "no program out of texts"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(served: Served) -> None:
    async with plain_http(base_url=served.address) as browser:
        cookie = (await browser.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie


async def test_behind_a_proxy_the_cookie_is_secure_and_the_address_the_persons(tmp_path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path}/t.sqlite",
        port=free_port(),
        behind_proxy=True,
        public_url="https://games.example",
        compile_rules=False,
    )
    async with serving(settings) as server, plain_http(base_url=server.address) as browser:
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "6.6.6.6, 203.0.113.9", "host": "games.example"}
        answer = await browser.get("/api/me", headers=forwarded)
        assert "; Secure" in answer.headers["set-cookie"]
        ours = {**forwarded, "origin": "https://games.example"}
        assert (await browser.post("/api/tables", json=SIMPLE, headers=ours)).status_code == 200
        assert server.worker.core.limits.counts("create", "address", "203.0.113.9")
        assert not server.worker.core.limits.counts("create", "address", "6.6.6.6")
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


@pytest.mark.parametrize("address", ["/nowhere", "/table/abc", "/people", "/t/a/b.js", "/words/xx/table.ftl"])
async def test_somebody_who_types_a_wrong_address_gets_the_page(page: Page, address: str) -> None:
    answer = await page.http.get(address, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.status_code == (200 if address.startswith("/t/") else 404)


async def test_a_program_at_a_wrong_address_gets_no_page(page: Page) -> None:
    for headers in ({"accept": "application/json"}, {"accept": "*/*"}):
        assert (await page.http.get("/nowhere", headers=headers)).json()["refused"] == "no-such-page"
    assert (await page.http.get("/api/none", headers={"accept": "text/html"})).json()["refused"] == "no-such-page"


async def test_who_asks_too_often_has_to_wait(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PER_PERSON, "create", (3, 0.001))
    monkeypatch.setitem(PER_ADDRESS, "guest", (4, 0.001))
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite", port=free_port(), compile_rules=False)
    async with serving(settings) as server, server.page() as page:
        answers = [await page.http.post("/api/tables", json=SIMPLE) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["arguments"]["seconds"] >= 1
        guests = [(await plain_http(base_url=server.address).get("/api/me")).status_code for _ in range(5)]
        assert guests == [200, 200, 200, 429, 429]


async def test_health_tells_tables_and_connections(page: Page) -> None:
    await page.connect()
    told = await page.get("/health")
    assert (told["status"], told["database"]) == ("ok", "ok")
    assert told["connections"] >= 1
