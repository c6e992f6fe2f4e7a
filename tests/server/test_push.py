"""Web push: a browser hears of each turn once, encrypted for it alone, from us alone; what is no browser's is refused."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from megawatt.server.db import schema as db
from megawatt.server.notifications.delivery import RETRY_DELAYS_S, NotificationSender
from megawatt.server.notifications.messages import Pushed, PushedOff
from megawatt.server.notifications.outbound import Outbound, Unreachable
from megawatt.server.notifications.preferences import MAX_DEVICES
from megawatt.server.notifications.push import MAX_PLAINTEXT, Push
from megawatt.server.notifications.store import new_channel
from megawatt.server.settings import Settings

from .conftest import QUICK, FakeTime, Served, free_port, serving
from .pages import Page, play_first, refusal
from .push_service import Browser, claims_of, push_service, to_bytes, to_text
from .sinks import HookSink, hook_sink
from .test_accounts import new_name, sign_in, sign_up
from .test_notifications import pass_turn, waiting

pytestmark = pytest.mark.anyio
Endpoint = tuple[HookSink, Path]


@pytest.fixture(scope="module")
async def service(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Endpoint]:
    async with push_service(tmp_path_factory.mktemp("push")) as made:
        yield made


@pytest.fixture
def push(service: Endpoint) -> HookSink:
    """The push service, which takes everything and has got nothing yet."""
    sink = service[0]
    sink.status, sink.extra = "201 Created", ""
    sink.requests.clear()
    return sink


@pytest.fixture(scope="module")
async def served(database: str, clock: FakeTime, service: Endpoint, by_hand: None) -> AsyncIterator[Served]:
    settings = Settings(database=database, port=free_port(), mail_from="table@games.example", **QUICK)
    async with serving(settings, clock) as server:
        server.worker.services.get(Outbound).loopback_too = True
        server.worker.services.get(Outbound).context.load_verify_locations(service[1])
        yield server


def endpoint(push: HookSink) -> str:
    """Where messages for one more browser go."""
    return f"{push.address}&to={secrets.token_hex(4)}"


async def added(page: Page, push: HookSink, browser: Browser, **more: str) -> str:
    """A browser hears of turns from now on; its endpoint."""
    where = endpoint(push)
    await page.post("/api/me/devices", browser.wish(where, **more))
    return where


async def devices(page: Page) -> list[dict[str, Any]]:
    return [channel for channel in (await page.get("/api/me/reach"))["channels"] if channel["kind"] == "push"]


def outbox_rows(served: Served) -> int:
    with served.worker.core.storage.store.engine.connect() as connection:
        return len(connection.execute(select(db.outbox)).all())


def test_the_reader_of_these_tests_reads_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    private = int.from_bytes(to_bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    browser = Browser(ec.derive_private_key(private, ec.SECP256R1()), to_bytes("BTBZMqHH6r4Tts7J_aSIgg"))
    body = to_bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
        "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.reads(body) == b"When I grow up, I want to be a watermelon"


async def test_a_browser_hears_of_each_turn_once_and_nothing_of_the_game(
    page: Page, other: Page, served: Served, clock: FakeTime, push: HookSink
) -> None:
    table, mover, waits = await waiting(page, other)
    browser = Browser()
    await added(waits, push, browser, language="de")
    key = (await waits.get("/api/me/reach"))["push"]
    first = json.loads(browser.reads(push.requests[0].body))
    assert (first["title"], first["lang"], first["url"]) == ("Dieses Gerät sagt dir Bescheid", "de", "/turns")
    push.requests.clear()
    await pass_turn(served, clock, mover, waits)
    await served.worker.services.get(NotificationSender).send_due()
    (request,) = push.requests
    claims = claims_of(request, key)
    assert (claims["aud"], claims["sub"]) == (push.address.partition("/turns")[0], "mailto:table@games.example")
    assert (request.headers["content-encoding"], request.headers["ttl"]) == ("aes128gcm", "86400")
    assert len(request.headers["topic"]) <= 32
    (device,) = await devices(waits)
    told = json.loads(browser.reads(request.body))
    assert told == {
        "title": "Du bist dran: Friday",
        "body": "Überlast",
        "url": f"/t/{table}",
        "tag": f"/t/{table}",
        "lang": "de",
        "off": {"label": "Auf diesem Gerät nichts mehr", "url": f"/turns?off={device['id']}"},
    }
    with pytest.raises(InvalidTag):
        Browser().reads(request.body)


async def test_the_servers_key_is_drawn_once_and_kept(served: Served, page: Page) -> None:
    worker = served.worker
    again = Push(worker.core.storage, worker.services.get(Outbound), "")
    assert await again.public_key() == (await page.get("/api/me/reach"))["push"]
    assert len(to_bytes(await again.public_key())) == 65


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
async def test_a_browser_that_is_gone_is_forgotten(
    page: Page, other: Page, served: Served, clock: FakeTime, push: HookSink, status: str
) -> None:
    _, mover, waits = await waiting(page, other)
    await added(waits, push, Browser())
    push.status = status
    await pass_turn(served, clock, mover, waits)
    assert await devices(waits) == []
    assert outbox_rows(served) == 0


async def test_a_service_that_fails_is_tried_again(
    page: Page, other: Page, served: Served, clock: FakeTime, push: HookSink
) -> None:
    _, mover, waits = await waiting(page, other)
    browser = Browser()
    await added(waits, push, browser)
    push.requests.clear()
    push.status = "503 Later"
    await pass_turn(served, clock, mover, waits)
    push.status = "201 Created"
    clock.pass_by(seconds=RETRY_DELAYS_S[0] + 1)
    await served.worker.services.get(NotificationSender).send_due()
    await served.worker.services.get(NotificationSender).send_due()
    failed, sent = (json.loads(browser.reads(request.body)) for request in push.requests)
    assert failed == sent


async def test_quiet_hours_and_the_switch_count_for_browsers_too(
    page: Page, other: Page, served: Served, clock: FakeTime, push: HookSink
) -> None:
    _, mover, waits = await waiting(page, other)
    await added(waits, push, Browser())
    push.requests.clear()
    minute = int(clock.now % 86_400 // 60)
    quiet = {"begin": (minute - 60) % 1440, "end": (minute + 120) % 1440}
    await waits.put("/api/me/reach", {"off": False, "quiet": quiet, "zone": "UTC", "language": "en"})
    await pass_turn(served, clock, mover, waits)
    assert push.requests == []
    await waits.put("/api/me/reach", {"off": True, "quiet": None, "zone": "UTC", "language": "en"})
    clock.pass_by(hours=3)
    await served.worker.services.get(NotificationSender).send_due()
    assert (push.requests, outbox_rows(served)) == ([], 0)


def wrong_wishes() -> dict[str, tuple[dict[str, str], str]]:
    """What a stranger may send instead of a subscription, and the reason that it is refused with."""
    fine, off_curve = Browser().wish("https://127.0.0.1:1/x"), bytes([4]) + bytes(63) + b"\x01"
    return {
        "private address": ({**fine, "endpoint": "https://10.0.0.7/push"}, "refused-device"),
        "link-local address": ({**fine, "endpoint": "https://169.254.169.254/latest"}, "refused-device"),
        "no https": ({**fine, "endpoint": "http://push.games.example/x"}, "refused-device"),
        "another scheme": ({**fine, "endpoint": "file:///etc/passwd"}, "refused-device"),
        "two lines": ({**fine, "endpoint": "https://games.example/\r\nHost: other"}, "refused-device"),
        "too long": ({**fine, "endpoint": "https://games.example/" + "a" * 1000}, "refused-bad-request"),
        "no point": ({**fine, "key": to_text(off_curve)}, "refused-device"),
        "short key": ({**fine, "key": "AAAA"}, "refused-bad-request"),
        "strange key": ({**fine, "key": "ä" * 87}, "refused-bad-request"),
        "cut key": ({**fine, "key": fine["key"][:-2]}, "refused-device"),
        "long secret": ({**fine, "auth": to_text(bytes(17))}, "refused-device"),
        "nothing": ({}, "refused-bad-request"),
        "something more": ({**fine, "person": "me"}, "refused-bad-request"),
    }


@pytest.mark.parametrize("what", list(wrong_wishes()))
async def test_what_is_no_subscription_is_refused_and_not_kept(page: Page, push: HookSink, what: str) -> None:
    wish, reason = wrong_wishes()[what]
    assert await refusal(page.post("/api/me/devices", wish)) == reason
    assert await devices(page) == []
    assert push.requests == []


async def test_a_service_that_leads_elsewhere_is_not_followed(page: Page, push: HookSink) -> None:
    async with hook_sink() as inner:
        push.status, push.extra = "307 Elsewhere", f"Location: {inner.address}\r\n"
        assert await refusal(page.post("/api/me/devices", Browser().wish(endpoint(push)))) == "refused-device"
        assert (len(push.requests), inner.requests, await devices(page)) == (1, [], [])


async def test_without_the_leave_of_a_test_nothing_goes_to_loopback(page: Page, served: Served, push: HookSink) -> None:
    served.worker.services.get(Outbound).loopback_too = False
    try:
        assert await refusal(page.post("/api/me/devices", Browser().wish(endpoint(push)))) == "refused-device"
    finally:
        served.worker.services.get(Outbound).loopback_too = True
    assert (push.requests, await devices(page)) == ([], [])


async def test_a_message_that_is_too_long_for_the_services_is_not_sent(page: Page, served: Served, push: HookSink) -> None:
    row = new_channel("somebody", "push", endpoint(push), True, 0.0)
    with pytest.raises(Unreachable, match="too long") as refused:
        await served.worker.services.get(Push).send(row, Pushed("t" * MAX_PLAINTEXT, "", "/", "/", "en", PushedOff("", "")))
    assert refused.value.for_good
    assert push.requests == []


async def test_a_person_has_so_many_browsers_and_tries_and_removes_each(page: Page, other: Page, push: HookSink) -> None:
    browser = Browser()
    where = await added(page, push, browser)
    for _ in range(MAX_DEVICES - 1):
        await added(page, push, Browser())
    push.requests.clear()
    assert await refusal(added(page, push, Browser())) == "refused-too-many-devices"
    assert push.requests == [], "nothing is sent for one too many"
    await page.post("/api/me/devices", browser.wish(where))
    assert push.requests == [], "a browser that is known needs no first message"
    known = sorted(await devices(page), key=lambda device: bool(device["address"] != where))
    assert (len(known), known[0]["address"]) == (MAX_DEVICES, where)
    assert await refusal(other.post(f"/api/me/devices/{known[0]['id']}/test", {})) == "refused-no-such-channel"
    await page.post(f"/api/me/devices/{known[0]['id']}/test", {})
    assert json.loads(browser.reads(push.requests[0].body))["title"] == "This device will tell you"
    push.status = "410 Gone"
    assert await refusal(page.post(f"/api/me/devices/{known[0]['id']}/test", {})) == "refused-device"
    assert {device["id"] for device in await devices(page)} == {device["id"] for device in known[1:]}


async def test_a_browser_that_changes_its_subscription_keeps_what_is_still_to_be_told(
    page: Page, other: Page, served: Served, clock: FakeTime, push: HookSink
) -> None:
    _, mover, waits = await waiting(page, other)
    before = await added(waits, push, Browser())
    while mover.table["to_decide"] == mover.table["shown"]:
        await play_first(mover)
    for person in (mover, waits):
        await person.disconnect()
    browser = Browser()
    push.status = "410 Gone"
    assert await refusal(added(waits, push, browser, instead_of=before)) == "refused-device"
    assert [device["address"] for device in await devices(waits)] == [before], "a refusal changes nothing"
    push.status = "201 Created"
    after = await added(waits, push, browser, instead_of=before)
    assert [device["address"] for device in await devices(waits)] == [after]
    push.requests.clear()
    clock.pass_by(seconds=120)
    await served.worker.services.get(NotificationSender).send_due()
    (request,) = push.requests
    assert json.loads(browser.reads(request.body))["title"] == "Your turn: Friday"


async def test_a_browser_tells_one_person_only(page: Page, other: Page, push: HookSink) -> None:
    browser = Browser()
    where = await added(page, push, browser)
    stranger = Browser()
    await other.post("/api/me/devices", stranger.wish(where))
    assert len(await devices(page)) == 1, "who does not know a browser's keys does not have it"
    await other.post("/api/me/devices", browser.wish(where))
    assert (await devices(page), len(await devices(other))) == ([], 1)


async def test_a_guests_browser_comes_along_when_they_sign_in(page: Page, other: Page, push: HookSink) -> None:
    name = new_name()
    await sign_up(page, name)
    where = await added(other, push, Browser())
    await sign_in(other, name)
    assert [device["address"] for device in await devices(page)] == [where]
    await other.post("/api/sign-out")
    assert await devices(page) == []


async def test_a_session_that_ends_takes_its_browser_along(page: Page, other: Page, served: Served, push: HookSink) -> None:
    name = new_name()
    await added(page, push, Browser())
    await sign_up(page, name)
    assert len(await devices(page)) == 1, "the guest's browser stays"
    await sign_in(other, name)
    await added(other, push, Browser())
    lost = [each for each in (await page.get("/api/account"))["sessions"] if not each["here"]]
    assert len(await devices(page)) == 2
    await page.http.delete(f"/api/account/sessions/{lost[0]['id']}")
    assert len(await devices(page)) == 1, "a lost phone hears nothing more"
    await sign_in(other, name)
    await other.http.delete("/api/account/sessions/others")
    assert await devices(other) == []
