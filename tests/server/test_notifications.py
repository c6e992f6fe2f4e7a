"""Notifications of turns: one message a turn, not in quiet hours, not at the page, never lost, off when people like."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from sqlalchemy import select, update

from megawatt.server.db import schema as db
from megawatt.server.db.outbox import TURN, write_notification
from megawatt.server.db.store import Store
from megawatt.server.notifications.delivery import RETRY_DELAYS_S, NotificationSender, end_of_quiet
from megawatt.server.notifications.outbound import Outbound
from megawatt.server.notifications.store import HOOK, Outbox, ReachRow, new_channel
from megawatt.server.notifications.texts import chat_message
from megawatt.server.settings import Settings

from .conftest import QUICK, FakeTime, Served, free_port, serving
from .pages import Page, Refused, play_first
from .sinks import HookSink, MailSink, hook_sink, mail_sink

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[MailSink, str]]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture(scope="module")
async def served(database: str, clock: FakeTime, mails: tuple[MailSink, str], by_hand: None) -> AsyncIterator[Served]:
    settings = Settings(database=database, port=free_port(), smtp=mails[1], mail_from="table@games.example", **QUICK)
    async with serving(settings, clock) as server:
        server.worker.services.get(Outbound).loopback_too = True
        yield server


@pytest.fixture
async def hook() -> AsyncIterator[HookSink]:
    async with hook_sink() as sink:
        yield sink


async def waiting(page: Page, other: Page) -> tuple[str, Page, Page]:
    """A table of two; who is to decide, and who waits for them. Nobody is at the page any more."""
    table = await page.create("overload", "me open", seed=3, title="Friday")
    await other.post(f"/api/tables/{table}/join", {})
    await page.watch(table)
    await other.watch(table)
    mover, waits = (page, other) if page.table["to_decide"] == page.table["shown"] else (other, page)
    return table, mover, waits


async def pass_turn(served: Served, clock: FakeTime, mover: Page, waits: Page) -> None:
    """The turn goes over; nobody looks, and time passes."""
    while mover.table["to_decide"] == mover.table["shown"]:
        await play_first(mover)
    for person in (mover, waits):
        await person.disconnect()
    clock.pass_by(seconds=120)
    await served.worker.services.get(NotificationSender).send_due()


async def add(page: Page, kind: str, address: str) -> Any:
    return await page.post("/api/me/channels", {"kind": kind, "address": address})


def test_nobody_fills_a_round_of_messages_alone(store: Store) -> None:
    """A round waits for its slowest hook, so one person's many messages leave room for others that came later."""
    outbox, limit = Outbox(store.engine), 6
    with store.engine.begin() as connection:
        for person, messages in (("slow", 20), ("other", 2)):
            row = new_channel(person, HOOK, f"https://{person}.example/", True, 1.0)
            outbox.add(connection, row, "en", 5)
            for number in range(messages):
                write_notification(connection, TURN, f"{person} {number}", 1, person, 1.0, 2.0 if person == "slow" else 3.0)
    due = [each.channel.person for each in outbox.due(4.0, 40, limit)]
    assert due == ["slow"] * limit + ["other"] * 2
    assert [each.channel.person for each in outbox.due(4.0, 3, limit)] == ["slow"] * 3, "the longest due come first"
    with store.engine.begin() as connection:
        assert outbox.put_off(connection, outbox.due(4.0, 1, limit)[0], 9.0, 1)
    assert len({each.table_id for each in outbox.due(4.0, 40, limit)}) == limit + 2, "the next ones follow"


async def test_a_hook_hears_of_each_turn_once_and_can_check_who_says_so(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    table, mover, waits = await waiting(page, other)
    made = await add(waits, "hook", hook.address)
    assert json.loads(hook.requests.pop().body) == {"what": "test"}
    await pass_turn(served, clock, mover, waits)
    await served.worker.services.get(NotificationSender).send_due()
    (request,) = hook.requests
    told = json.loads(request.body)
    assert (told["what"], told["table"], told["title"]) == ("turn", table, "Friday")
    assert set(told) == {"what", "table", "game", "title", "deadline", "url", "off"}, "nothing of the game itself"
    delivery = request.headers["x-megawatt-delivery"]
    signature = hmac.new(made["secret"].encode(), f"{delivery}.".encode() + request.body, hashlib.sha256).hexdigest()
    assert request.headers["x-megawatt-signature"] == f"sha256={signature}"
    assert request.path == "/turns?for=me"


@pytest.mark.parametrize("how", ["discord", "slack"])
async def test_a_hook_takes_messages_as_chat_services_want_them(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink, how: str
) -> None:
    table, mover, waits = await waiting(page, other)
    made = await waits.post("/api/me/channels", {"kind": "hook", "address": hook.address, "format": how})
    assert made["channel"]["format"] == how
    first = json.loads(hook.requests.pop().body)
    said = "content" if how == "discord" else "text"
    assert first[said], "the first message is one, too"
    await pass_turn(served, clock, mover, waits)
    told = json.loads(hook.requests[-1].body)
    assert "Your turn" in told[said].replace("\\", "")
    assert told[said].endswith(f"/t/{table}")
    assert "off=" not in told[said], "others read along: nobody else switches it off"
    assert set(told) == ({"content", "allowed_mentions"} if how == "discord" else {"text", "mrkdwn"})


def test_a_title_calls_nobody_and_hides_no_link_in_a_chat() -> None:
    title = "@everyone [free](https://evil.example) <!channel> <https://evil.example|free> *b* `c` & \\"
    discord = chat_message("discord", title, "https://games.example/t/x")
    assert discord["allowed_mentions"] == {"parse": []}
    assert "\\[free\\]\\(https" in discord["content"]
    assert re.sub(r"\\(.)", r"\1", discord["content"]) == f"{title}\nhttps://games.example/t/x"
    slack = chat_message("slack", title, "https://games.example/t/x")
    assert "<" not in slack["text"]
    assert "&lt;!channel&gt;" in slack["text"]
    assert "&amp; " in slack["text"]


async def test_a_hook_of_an_unknown_format_is_refused(page: Page, hook: HookSink) -> None:
    with pytest.raises(Refused, match="bad-request"):
        await page.post("/api/me/channels", {"kind": "hook", "address": hook.address, "format": "irc"})
    assert hook.requests == []


async def test_a_mail_address_is_used_when_its_owner_has_said_so_and_until_they_say_no(
    page: Page, other: Page, served: Served, clock: FakeTime, mails: tuple[MailSink, str]
) -> None:
    table, mover, waits = await waiting(page, other)
    mails[0].messages.clear()
    made = await add(waits, "mail", "ann@games.example")
    assert (made["secret"], made["channel"]["confirmed"]) == (None, False)
    (asked,) = mails[0].messages
    token = asked.get_content().partition("confirm=")[2].split()[0]
    with pytest.raises(Refused, match="no-such-channel"):
        await waits.post("/api/confirm", {"token": made["channel"]["id"]})
    await waits.post("/api/confirm", {"token": token})
    await pass_turn(served, clock, mover, waits)
    message = mails[0].messages[-1]
    assert (message["To"], message["Subject"]) == ("ann@games.example", "Your turn: Friday")
    text = message.get_content()
    assert f"/t/{table}" in text
    channel = text.partition("off=")[2].split()[0]
    assert message["List-Unsubscribe"].endswith(f"/api/off/{channel}>")
    assert (await mover.http.post(f"/api/off/{channel}", content=b"List-Unsubscribe=One-Click")).status_code == 200
    assert (await waits.get("/api/me/reach"))["channels"] == []
    assert (await mover.http.post("/api/off/nobody")).json() == {"token": "nobody"}, "whether there is one is not told"


async def test_who_is_at_the_page_is_not_told(page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink) -> None:
    _, mover, waits = await waiting(page, other)
    await add(waits, "hook", hook.address)
    hook.requests.clear()
    while mover.table["to_decide"] == mover.table["shown"]:
        await play_first(mover)
    clock.pass_by(seconds=40)
    await served.worker.run_job("who is here")
    await served.worker.services.get(NotificationSender).send_due()
    assert hook.requests == []


async def test_who_was_at_the_page_before_the_turn_came_is_told(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    """They left a moment before: what they saw did not yet say that it is their turn."""
    _, mover, waits = await waiting(page, other)
    await add(waits, "hook", hook.address)
    hook.requests.clear()
    await served.worker.run_job("who is here")
    await waits.disconnect()
    clock.pass_by(seconds=10)
    while mover.table["to_decide"] == mover.table["shown"]:
        await play_first(mover)
    clock.pass_by(seconds=40)
    await served.worker.services.get(NotificationSender).send_due()
    assert len(hook.requests) == 1


async def test_an_address_that_nobody_has_confirmed_gets_its_question_and_nothing_else(
    page: Page, other: Page, served: Served, clock: FakeTime, mails: tuple[MailSink, str]
) -> None:
    _, mover, waits = await waiting(page, other)
    mails[0].messages.clear()
    made = await add(waits, "mail", "stranger@games.example")
    while mover.table["to_decide"] == mover.table["shown"]:
        await play_first(mover)
    with served.worker.core.storage.store.engine.connect() as connection:
        theirs = select(db.outbox.c.seq).where(db.outbox.c.channel == made["channel"]["id"])
        assert connection.execute(theirs).all() == [], "nothing waits for a confirmation"
    await pass_turn(served, clock, mover, waits)
    (asked,) = mails[0].messages
    assert "confirm=" in asked.get_content()


async def test_an_address_that_is_confirmed_no_more_gets_nothing_that_was_still_to_be_told(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    """A way that has failed ten times counts as unconfirmed, whatever still waits for it."""
    _, mover, waits = await waiting(page, other)
    await add(waits, "hook", hook.address)
    hook.requests.clear()
    while mover.table["to_decide"] == mover.table["shown"]:
        await play_first(mover)
    person = (await waits.get("/api/me"))["id"]
    with served.worker.core.storage.store.engine.begin() as connection:
        connection.execute(update(db.channels).where(db.channels.c.person == person).values(confirmed=False))
    await pass_turn(served, clock, mover, waits)
    assert hook.requests == []
    with served.worker.core.storage.store.engine.connect() as connection:
        theirs = (
            select(db.outbox.c.seq).join(db.channels, db.channels.c.id == db.outbox.c.channel).where(db.channels.c.person == person)
        )
        assert connection.execute(theirs).all() == []


async def test_who_has_played_meanwhile_is_not_told(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    _, mover, waits = await waiting(page, other)
    await add(waits, "hook", hook.address)
    hook.requests.clear()
    while mover.table["to_decide"] == mover.table["shown"]:
        await play_first(mover)
    await waits.until(lambda page: page.table["moves"])
    while waits.table["to_decide"] == waits.table["shown"]:
        await play_first(waits)
    for person in (mover, waits):
        await person.disconnect()
    clock.pass_by(hours=3)
    await served.worker.services.get(NotificationSender).send_due()
    assert hook.requests == []


async def test_a_message_that_was_put_off_is_not_told_beside_that_of_a_later_turn(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    table, mover, waits = await waiting(page, other)
    await add(waits, "hook", hook.address)
    hook.requests.clear()
    for person, next_one in ((mover, waits), (waits, mover), (mover, waits)):
        await play_first(person)
        await next_one.until(lambda page: page.table["to_decide"] == page.table["shown"])
    for person in (mover, waits):
        await person.disconnect()
    mine = db.outbox.c.table_id == table
    with served.worker.core.storage.store.engine.begin() as connection:
        first, second = connection.execute(select(db.outbox.c.seq).where(mine).order_by(db.outbox.c.seq)).scalars()
        connection.execute(update(db.outbox).where(mine, db.outbox.c.seq == first).values(due=clock() + 200))
    for _ in range(2):
        clock.pass_by(seconds=150)
        await served.worker.services.get(NotificationSender).send_due()
    assert [request.headers["x-megawatt-delivery"].split(".")[1] for request in hook.requests] == [str(second)]


async def test_at_night_a_message_waits_for_the_morning(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    _, mover, waits = await waiting(page, other)
    await add(waits, "hook", hook.address)
    hook.requests.clear()
    minute = int(clock.now % 86_400 // 60)
    quiet = {"begin": (minute - 60) % 1440, "end": (minute + 120) % 1440}
    await waits.put("/api/me/reach", {"off": False, "quiet": quiet, "zone": "UTC", "language": "de"})
    await pass_turn(served, clock, mover, waits)
    assert hook.requests == []
    clock.pass_by(hours=1.9)
    await served.worker.services.get(NotificationSender).send_due()
    assert hook.requests == []
    clock.pass_by(hours=0.2)
    await served.worker.services.get(NotificationSender).send_due()
    assert len(hook.requests) == 1


async def test_one_switch_turns_everything_off(page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink) -> None:
    _, mover, waits = await waiting(page, other)
    await add(waits, "hook", hook.address)
    hook.requests.clear()
    await waits.put("/api/me/reach", {"off": True, "quiet": None, "zone": "UTC", "language": "en"})
    await pass_turn(served, clock, mover, waits)
    assert hook.requests == []


async def test_a_hook_that_fails_is_tried_again_a_few_times_with_the_same_id(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    _, mover, waits = await waiting(page, other)
    await add(waits, "hook", hook.address)
    hook.requests.clear()
    hook.status = "500 Oops"
    await pass_turn(served, clock, mover, waits)
    for pause in (*RETRY_DELAYS_S, 1e6):
        clock.pass_by(seconds=pause + 1)
        await served.worker.services.get(NotificationSender).send_due()
    assert len(hook.requests) == 1 + len(RETRY_DELAYS_S)
    assert len({request.headers["x-megawatt-delivery"] for request in hook.requests}) == 1
    assert (await waits.get("/api/me/reach"))["channels"][0]["failing"]


async def test_a_message_that_was_begun_when_the_server_was_killed_is_sent_again(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, mover, waits = await waiting(page, other)
    await add(waits, "hook", hook.address)
    hook.requests.clear()

    async def die(*_: Any) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(served.worker.services.get(NotificationSender), "_send", die)
    with pytest.raises(RuntimeError, match="killed"):
        await pass_turn(served, clock, mover, waits)
    monkeypatch.undo()
    await served.worker.services.get(NotificationSender).send_due()
    assert hook.requests == [], "for a while it might still be on its way"
    clock.pass_by(seconds=121)
    await served.worker.services.get(NotificationSender).send_due()
    assert len(hook.requests) == 1


@pytest.mark.parametrize(
    ("kind", "address", "reason"),
    [
        ("hook", "http://127.0.0.1:1/", "refused-hook"),
        ("hook", "ftp://games.example/", "refused-hook"),
        ("mail", "nobody", "refused-mail-address"),
        ("mail", "nobody@games.example", "refused-mail-failed"),
        ("pigeon", "roof", "refused-bad-request"),
    ],
)
async def test_what_cannot_be_reached_is_refused_and_not_kept(page: Page, kind: str, address: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        await add(page, kind, address)
    assert refused.value.reason == reason
    assert (await page.get("/api/me/reach"))["channels"] == []


async def test_there_are_only_so_many_ways_and_other_peoples_are_out_of_reach(page: Page, other: Page, hook: HookSink) -> None:
    for number in range(5):
        made = await add(page, "hook", f"{hook.address}{number}")
    with pytest.raises(Refused, match="too-many-channels"):
        await add(page, "hook", f"{hook.address}9")
    await other.http.delete(f"/api/me/channels/{made['channel']['id']}")
    assert len((await page.get("/api/me/reach"))["channels"]) == 5
    await page.http.delete(f"/api/me/channels/{made['channel']['id']}")
    assert len((await page.get("/api/me/reach"))["channels"]) == 4
    with pytest.raises(Refused, match="zone"):
        await page.put("/api/me/reach", {"off": False, "quiet": None, "zone": "Mars/Olympus", "language": "en"})


@pytest.mark.parametrize(
    ("begin", "end", "at", "ends"),
    [
        (1320, 420, "23:30", "+7.5"),
        (1320, 420, "03:00", "+4"),
        (1320, 420, "07:00", None),
        (1320, 420, "12:00", None),
        (600, 660, "10:15", "+0.75"),
        (600, 600, "10:00", None),
    ],
)
def test_quiet_hours_may_go_over_midnight_where_the_person_is(begin: int, end: int, at: str, ends: str | None) -> None:
    from datetime import datetime
    from zoneinfo import ZoneInfo

    zone = "Asia/Tokyo"
    now = datetime(2026, 11, 16, int(at[:2]), int(at[3:]), tzinfo=ZoneInfo(zone)).timestamp()
    expected = None if ends is None else now + float(ends) * 3600
    assert end_of_quiet(ReachRow("p", quiet_from=begin, quiet_to=end, zone=zone), now) == expected
