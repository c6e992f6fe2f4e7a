"""Every address of the server is open to the scopes that its entry names, and to no other token."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import websockets
from fastapi.routing import iter_route_contexts
from starlette.routing import Mount, compile_path

from megawatt.server.api.scopes import ANY, LOOKING, NO_TOKEN, PLAYING, SCOPES, TALKING, TokenScopes
from megawatt.server.http.app import ALLOWED, create_api
from megawatt.server.refusals import Refusal

from .conftest import Served
from .pages import Page
from .test_accounts import new_name, sign_up
from .test_chat import named, sit_down
from .test_programs import events, made, program
from .test_token_lifetime import listening

pytestmark = pytest.mark.anyio
API = "/api/"
CHAT_ALONE = {
    ("GET", "/api/openapi.json"), ("HEAD", "/api/openapi.json"), ("GET", "/api/server"), ("GET", "/api/puzzles/daily"),
    ("GET", "/api/puzzles"),
    ("GET", "/api/puzzles/{game}/{number}"), ("GET", "/api/puzzles/{game}/{number}/answer"),
    ("GET", "/api/teaching/{game}/{language}"), ("GET", "/api/tables/{table}"), ("GET", "/api/tables/{table}/stream"),
    ("POST", "/api/tables/{table}/chat"),
}  # fmt: skip
"""All that a token for the chat alone opens."""
PERSONAL = (
    "/api/me", "/api/account", "/api/tokens", "/api/sign-", "/api/recover", "/api/forgotten", "/api/confirm", "/api/off",
    "/api/archive", "/api/people", "/api/leaders", "/api/openings", "/api/tournaments", "/api/tables/{table}/notes", "/ws",
)  # fmt: skip
"""What begins like this is open to no token whatever."""


def addresses() -> list[tuple[str, str]]:
    """Every method and address that the application really has; its WebSocket is answered beside it (live/websocket.py)."""
    found = [("WEBSOCKET", "/ws")]
    for route in iter_route_contexts(create_api().routes):
        assert route.path is not None, "an address that nobody can look up"
        assert not isinstance(route.original_route, Mount), "what is mounted has addresses of its own; list them"
        found += [(method, route.path) for method in sorted(route.methods or ["WEBSOCKET"])]
    return found


def filled(template: str, table: str = "none") -> str:
    values = {"table": table, "game": "overload", "number": "1", "language": "en"}
    _, path, names = compile_path(template)
    return path.format(**{name: values.get(name, "none") for name in names})


def test_every_address_has_an_entry_and_every_entry_an_address() -> None:
    real = {(method, path) for method, path in addresses() if path.startswith(API) or method == "WEBSOCKET"}
    assert real - set(ALLOWED) == set(), "say in SCOPES of its module which tokens open this"
    assert set(ALLOWED) - real == set(), "there is no such address any more"


def test_an_address_without_an_entry_is_open_to_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ALLOWED, ("GET", "/api/tables"))
    with pytest.raises(Refusal, match="for people, not for programs"):
        TokenScopes(create_api().routes, ALLOWED).check(",".join(SCOPES), "GET", "/api/tables")


def test_nothing_personal_is_open_to_any_token_and_chat_opens_the_chat_alone() -> None:
    for method, path in ALLOWED:
        if path.startswith(PERSONAL):
            assert ALLOWED[method, path] == NO_TOKEN, path
        if method not in ("GET", "HEAD"):
            assert ALLOWED[method, path] in (NO_TOKEN, PLAYING, TALKING), f"{path} changes something"
    assert {address for address, scopes in ALLOWED.items() if "chat" in scopes} == CHAT_ALONE
    assert set(ALLOWED.values()) == {NO_TOKEN, ANY, LOOKING, PLAYING, TALKING}


async def test_every_address_with_every_scope_and_with_a_wrong_token(served: Served, page: Page) -> None:
    """What a scope does not open is refused before anything is looked at; what it opens is never refused for the scope."""
    await sign_up(page, new_name())
    tokens = {scope: await made(page, scope) for scope in SCOPES}
    everything = await made(page, *SCOPES)
    clients = {scope: program(served, token) for scope, token in tokens.items()}
    whole, wrong = program(served, everything), program(served, f"{everything[:-1]}!")
    try:
        for method, template in addresses():
            if method == "WEBSOCKET" or not template.startswith(API):
                continue
            path = filled(template)
            assert (await answered(wrong, method, path))[0] == 401, path
            for scope, client in {**clients, "": whole}.items():
                status, refused = await answered(client, method, path)
                opens = ALLOWED[method, template] & ({scope} if scope else set(SCOPES))
                assert (refused == "token-scope") == (not opens), (method, path, scope, status)
    finally:
        for client in (*clients.values(), whole, wrong):
            await client.aclose()
    assert (await page.get("/api/me"))["account"] is True


async def answered(client: httpx.AsyncClient, method: str, path: str) -> tuple[int, str]:
    """The status of an answer, and what it refuses; a stream is left at its first line."""
    wish = {"json": {}} if method not in ("GET", "HEAD") else {}
    async with client.stream(method, path, **wish) as answer:
        if "ndjson" in answer.headers["content-type"] or answer.status_code < 400 or method == "HEAD":
            return answer.status_code, ""
        await answer.aread()
        return answer.status_code, answer.json()["refused"]


async def test_the_files_of_the_page_look_at_no_token(built_server: Served) -> None:
    async with built_server.page() as page:
        everything = await made(page, *SCOPES)
        async with program(built_server, everything) as client, program(built_server, "mw_nothing") as wrong:
            for method, template in addresses():
                if method == "GET" and not template.startswith(API) and template != "/health":
                    same = {(await each.get(filled(template))).text for each in (client, wrong)}
                    assert len(same) == 1, template


@pytest.mark.parametrize("scopes", [*([scope] for scope in SCOPES), list(SCOPES)])
async def test_no_token_opens_the_websocket(served: Served, page: Page, scopes: list[str]) -> None:
    headers = {"authorization": f"Bearer {await made(page, *scopes)}"}
    with pytest.raises(websockets.InvalidStatus) as refused:
        await page.connect(headers=headers)
    assert refused.value.response.status_code == 403
    assert b"token-scope" in (refused.value.response.body or b"")


@pytest.mark.parametrize("path", ["/api//me", "/api/me/", "/api/%6De/", "/api/tables/../me", "/api/tables/x/nothing", "/api/ME"])
async def test_an_address_that_is_spelled_otherwise_opens_nothing(served: Served, page: Page, path: str) -> None:
    name = (await page.get("/api/me"))["id"]
    async with program(served, await made(page, *SCOPES)) as client:
        answer = await client.get(path)
        assert answer.status_code >= 400
        assert name not in answer.text


async def test_a_token_changes_nothing_about_its_owner(served: Served, page: Page) -> None:
    name = new_name()
    await sign_up(page, name)
    before = [await page.get(path) for path in ("/api/me", "/api/me/reach", "/api/me/vacation", "/api/account", "/api/tokens")]
    wishes: list[tuple[str, str, Any]] = [
        ("PUT", "/api/me", {"name": new_name()}),
        ("PUT", "/api/me/reach", {"on": False, "quiet_from": None, "quiet_to": None, "zone": "UTC"}),
        ("POST", "/api/me/channels", {"kind": "mail", "address": "thief@example.org"}),
        ("PUT", "/api/me/vacation", {"days": 20}),
        ("GET", "/api/me/reach", None),
    ]
    async with program(served, await made(page, *SCOPES)) as client:
        for method, path, wish in wishes:
            answer = await client.request(method, path, json=wish)
            assert (answer.status_code, answer.json()["refused"]) == (403, "token-scope"), path
            assert answer.json()["arguments"] == {"scope": "none"}
    paths = ("/api/me", "/api/me/reach", "/api/me/vacation", "/api/account")
    assert [await page.get(path) for path in paths] == before[:4]


async def test_no_token_opens_joins_or_repeats_a_rated_game(served: Served, page: Page, other: Page) -> None:
    await sign_up(page, new_name())
    await sign_up(other, new_name())
    rated = {"game": "overload", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    async with program(served, await made(page, *SCOPES)) as client, program(served, await made(other, *SCOPES)) as guest:
        answer = await client.post("/api/tables", json=rated)
        assert (answer.status_code, answer.json()["refused"]) == (403, "token-scope")
        assert (await page.get("/api/tables"))["mine"] == []
        assert (await client.post("/api/tables", json={**rated, "rated": False})).status_code == 200
        table = (await page.post("/api/tables", rated))["id"]
        for method, template in addresses():
            if ALLOWED.get((method, template)) == PLAYING and "{table}" in template:
                answer = await guest.request(method, filled(template, table), json={})
                assert (answer.status_code, answer.json()["refused"]) == (403, "token-scope"), template
        assert (await guest.get(f"/api/tables/{table}/position")).status_code == 200, "it may look"
        assert (await page.get(f"/api/tables/{table}"))["status"] == "waiting"
        await other.post(f"/api/tables/{table}/join", {})


async def test_only_play_takes_challenges(served: Served, page: Page) -> None:
    async with program(served, await made(page, "read")) as reader, program(served, await made(page, "play")) as player:
        async with reader.stream("GET", "/api/events?games=overload") as refused:
            assert refused.status_code == 403, "a stream that was opened would never end"
            told = json.loads(await refused.aread())
        assert (told["refused"], told["arguments"]["scope"]) == ("token-scope", "play")
        for client, path in ((reader, "/api/events"), (player, "/api/events?games=overload")):
            async with client.stream("GET", path) as answer:
                assert answer.status_code == 200


async def test_a_token_for_the_chat_alone_hears_the_chat_and_nothing_of_the_game(served: Served) -> None:
    ann, bob = await named(served, "Ann"), await named(served, "Bob")
    async with ann, bob:
        table = await sit_down(ann, bob)
        token = await made(bob, "chat")
        async with program(served, token) as talker, events(talker, f"/api/tables/{table}/stream") as following:
            assert (await following())["type"] == "chat"
            live = served.worker.core.tables.live[table]
            live.broadcast.send_everything()
            live.broadcast.send_presence()
            mover = ann if ann.table["to_decide"] == ann.table["shown"] else bob
            await mover.play(mover.moves()[0])
            await ann.ask("say", key="k", room="table", text="Hello")
            line = await following()
            assert (line["type"], line["line"]["text"]) == ("said", "Hello")
            for what in ("position", "imagined", "file", "notes", "figures", "analysis", "picture.svg"):
                answer = await talker.get(f"/api/tables/{table}/{what}")
                assert answer.json()["refused"] == "token-scope", what
            assert (await talker.get("/api/tables")).json()["refused"] == "token-scope"
            assert (await talker.get(f"/api/tables/{table}")).json()["id"] == table


async def test_a_program_that_listens_does_not_make_its_owner_present(served: Served, page: Page) -> None:
    """People who are at a page are not told of their turns elsewhere: a token must not switch that off."""
    person = (await page.get("/api/me"))["id"]
    async with program(served, await made(page, "read")) as client, listening(client, "/api/events"):
        assert person in {connection.person for connection in served.worker.core.pages.connections}
        assert person not in served.worker.core.pages.people(600)
