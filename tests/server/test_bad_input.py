"""Whatever is asked for, however it is spelled: refused in our own words, never a server error."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from megawatt.server.accounts.people import PeopleStore

from .conftest import Served
from .pages import Page, refusal

pytestmark = pytest.mark.anyio

SIMPLE = {"game": "power-grid", "seats": [{"kind": "me"}, {"kind": "bot"}]}
ADDRESSES = (
    "/%00", "/" + "x" * 300, "/" + "x" * 3000, "/assets/%00", "/assets/" + "y" * 300, "/%ff%fe", "/%0a", "/t/%00",
    "/words/en/%00.ftl",
    "/api/tables/%00", "/api/tables/%00/file", "/api/tables/%00/figures", "/api/tables/" + "z" * 64, "/api/tables/%e2%82%ac",
    "/api/tables/a%20b", "/api/tables/%ed%a0%80",
)  # fmt: skip


@pytest.mark.parametrize("address", ADDRESSES)
async def test_an_address_that_nothing_can_have_is_not_found(page: Page, address: str) -> None:
    answer = await page.http.get(address)
    assert answer.status_code in (404, 422), answer.text
    assert answer.json()["refused"]


@pytest.mark.parametrize("limit", ["²", "٣", "9" * 5_000, "-1", "1_0", " 5", "", 10**4000, -1, True, "5\0"])
async def test_an_odd_number_is_refused(page: Page, limit: Any) -> None:
    answer = await page.http.post("/api/tables", json={**SIMPLE, "options": {"round_limit": limit}})
    assert (answer.status_code, answer.json()["refused"]) == (400, "options")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"game":' * 20_000,
        b'{"game": ' + b"9" * 5_000 + b"}",
        b'{"game": 1e999, "seats": []}',
        b'{"game": NaN}',
        b'{"\\ud800": 1}',
        b'{"game": "\\ud800", "seats": [{"kind": "me"}]}',
        b'{"game": "\\u0000", "seats": [{"kind": "me"}, {"kind": "bot"}]}',
        b'{"game": "overload", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "\\u0000"}]}',
        b'{"game": "overload", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"\\u0000": "\\u0000"}}',
        b'{"game": "overload", "seats": [{"kind": "me"}, {"kind": "here", "name": "\\u0000"}]}',
        b"\xff\xfe",
        b"",
    ],
)
async def test_a_body_that_is_none_is_refused(page: Page, body: bytes) -> None:
    for send, address in ((page.http.post, "/api/tables"), (page.http.put, "/api/me")):
        answer = await send(address, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["refused"]


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"game": "overload", "options": ' + "[" * 5_000,
        '{"game": "overload", "rules": ' + "9" * 5_000 + "}",
        '{"game": "\\ud800"}',
        '{"game": "overload", "options": {"\\u0000": 1}}',
        "\0",
    ],
)
async def test_an_upload_that_is_no_file_is_refused(page: Page, text: str) -> None:
    answer = await page.http.post("/api/files", content=text.encode())
    assert (answer.status_code, answer.json()["refused"]) in ((400, "file"), (400, "options"))


async def test_a_table_or_key_that_nothing_can_have_is_refused_over_the_socket(page: Page) -> None:
    for table in ("\0", "a b", "€", "x" * 64):
        assert await refusal(page.ask("watch", table=table)) == "refused-no-such-table"
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    for key in ("\0", "", "x" * 65, "€"):
        assert await refusal(page.ask("move", key=key, seat=0, ply=0, move="charge 1")) == "refused-bad-message"
    for text in ("[" * 16_000, '{"id": ' + "9" * 5_000 + "}", '{"type": "ping", "id": 1e999}'):
        await page.socket.send(text)
    await page.socket.send(json.dumps({"type": "ping", "id": 77}))
    await page.until(lambda page: {"type": "done", "id": 77} in page.heard)
    refused = [message["reason"] for message in page.heard if message["type"] == "refused" and message["id"] is None]
    assert refused == ["refused-bad-message"] * 3


async def test_renaming_on_a_full_disk_can_be_tried_again(served: Served, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(PeopleStore, "rename", full)
        answer = await page.http.put("/api/me", json={"name": "Ann"})
        assert (answer.status_code, answer.json()["refused"]) == (503, "busy")
    assert (await page.get("/api/me"))["name"] is None
    assert (await page.put("/api/me", {"name": "Ann"}))["name"] == "Ann"
