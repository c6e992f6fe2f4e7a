"""Tournaments are told elsewhere: invitations without a stranger's words, and rounds to those whose turn does not tell it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from megawatt.kernel.text.words import LANGUAGES
from megawatt.server.api.rate_limits import PER_PERSON, Limits
from megawatt.server.db import schema as db
from megawatt.server.db.outbox import INVITATION, ROUND, TURN
from megawatt.server.notifications.delivery import NotificationSender
from megawatt.server.notifications.outbound import Outbound
from megawatt.server.notifications.store import Notification, ReachRow, new_channel
from megawatt.server.notifications.texts import Texts
from megawatt.server.settings import Settings
from megawatt.server.tournaments.service import Tournaments

from .conftest import QUICK, FakeTime, Served, free_port, serving
from .pages import Page, play_first, refusal
from .sinks import HookSink, hook_sink
from .test_tournaments import accounts, tables_of, tournament, until

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def served(database: str, clock: FakeTime, by_hand: None) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), **QUICK), clock) as server:
        server.worker.services.get(Outbound).loopback_too = True
        yield server


@asynccontextmanager
async def reachable(*people: Page) -> AsyncIterator[list[HookSink]]:
    """Each of these people has an address of their own, which has heard nothing yet."""
    async with AsyncExitStack() as stack:
        sinks = [await stack.enter_async_context(hook_sink()) for _ in people]
        for person, sink in zip(people, sinks, strict=True):
            await person.post("/api/me/channels", {"kind": "hook", "address": sink.address})
            sink.requests.clear()
        yield sinks


def heard(sink: HookSink) -> list[dict[str, Any]]:
    return [json.loads(request.body) for request in sink.requests]


async def name_of(page: Page) -> str:
    return str((await page.get("/api/me"))["name"])


async def some_time_later(served: Served, clock: FakeTime) -> None:
    """Every message is due by now, and those that failed would be tried again."""
    for _ in range(3):
        clock.pass_by(seconds=150)
        await served.worker.services.get(NotificationSender).send_due()


async def test_who_is_invited_is_told_once_and_of_nothing_that_strangers_wrote(served: Served, clock: FakeTime) -> None:
    async with accounts(served, 3) as (ann, bob, cem), reachable(ann, bob, cem) as (anns, bobs, cems):
        made = await tournament(ann, name="Buy at shop.example", public=False)
        await ann.post(f"/api/tournaments/{made}/invite", {"name": await name_of(bob)})
        await ann.post(f"/api/tournaments/{made}/invite", {"name": await name_of(bob)})
        await some_time_later(served, clock)
        (told,) = heard(bobs)
        assert (told["what"], told["tournament"], told["game"]) == ("invitation", made, "overload")
        assert set(told) == {"what", "game", "tournament", "url", "off"}
        assert told["url"].endswith(f"/tournament/{made}")
        assert "shop.example" not in str(told)
        assert await name_of(ann) not in str(told)
        assert (heard(anns), heard(cems)) == ([], [])


@pytest.mark.parametrize("meanwhile", ["accepts", "declines", "called off", "has muted", "off"])
async def test_nobody_is_told_of_an_invitation_that_is_none_for_them(served: Served, clock: FakeTime, meanwhile: str) -> None:
    async with accounts(served, 2) as (ann, bob), reachable(bob) as (bobs,):
        made = await tournament(ann)
        if meanwhile == "has muted":
            mute = {"person": (await bob.get("/api/me"))["id"], "muted": (await ann.get("/api/me"))["id"]}
            with served.worker.core.storage.store.engine.begin() as connection:
                connection.execute(db.mutes.insert().values(**mute, id="0123456789ab", name="Ann", since=0.0))
        if meanwhile == "off":
            await bob.put("/api/me/reach", {"off": True, "quiet": None, "zone": "UTC", "language": "en"})
        await ann.post(f"/api/tournaments/{made}/invite", {"name": await name_of(bob)})
        if meanwhile == "accepts":
            await bob.post(f"/api/tournaments/{made}/join")
        if meanwhile == "declines":
            await bob.post(f"/api/tournaments/{made}/withdraw")
        if meanwhile == "called off":
            await ann.post(f"/api/tournaments/{made}/cancel")
        await some_time_later(served, clock)
        assert heard(bobs) == []


async def test_at_night_an_invitation_waits_and_its_link_switches_the_way_off(served: Served, clock: FakeTime) -> None:
    async with accounts(served, 2) as (ann, bob), reachable(bob) as (bobs,):
        minute = int(clock.now % 86_400 // 60)
        quiet = {"begin": (minute - 60) % 1440, "end": (minute + 120) % 1440}
        await bob.put("/api/me/reach", {"off": False, "quiet": quiet, "zone": "UTC", "language": "nl"})
        made = await tournament(ann)
        await ann.post(f"/api/tournaments/{made}/invite", {"name": await name_of(bob)})
        await some_time_later(served, clock)
        assert heard(bobs) == []
        clock.pass_by(hours=3)
        await served.worker.services.get(NotificationSender).send_due()
        (told,) = heard(bobs)
        await ann.http.post(f"/api/off/{told['off'].partition('off=')[2]}")
        assert (await bob.get("/api/me/reach"))["channels"] == []


async def test_a_round_is_told_to_everybody_once_as_a_turn_to_whom_it_is_one(served: Served, clock: FakeTime) -> None:
    async with accounts(served, 2) as people, reachable(*people) as sinks:
        made = await tournament(*people, game="power-grid", rounds=1)
        await people[0].post(f"/api/tournaments/{made}/start")
        shown = await until(people[0], made, lambda shown: shown["summary"]["round"] == 1)
        await some_time_later(served, clock)
        table = tables_of(shown, 1)[0]
        first = next(entrant["number"] for entrant in shown["entrants"] if entrant["to_decide"])
        assert [(told["what"], told["table"], told["title"]) for told in heard(sinks[first])] == [("turn", table, "Winter cup · 1")]
        (told,) = heard(sinks[1 - first])
        assert (told["what"], told["table"], told["title"]) == ("round", table, "Winter cup · 1")
        assert set(told) == {"what", "game", "table", "title", "url", "off"}


async def test_who_is_to_decide_soon_after_the_beginning_hears_of_that_alone(served: Served, clock: FakeTime) -> None:
    async with accounts(served, 2) as people, reachable(*people) as sinks:
        made = await tournament(*people, game="power-grid", rounds=1)
        await people[0].post(f"/api/tournaments/{made}/start")
        shown = await until(people[0], made, lambda shown: shown["summary"]["round"] == 1)
        first = next(entrant["number"] for entrant in shown["entrants"] if entrant["to_decide"])
        mover = people[first]
        await mover.watch(tables_of(shown, 1)[0])
        while mover.table["to_decide"] == mover.table["shown"]:
            await play_first(mover)
        await mover.disconnect()
        await some_time_later(served, clock)
        assert [told["what"] for told in heard(sinks[1 - first])] == ["turn"]


async def test_nobody_is_invited_again_and_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with accounts(served, 2) as (ann, bob):
        made, name = await tournament(ann), await name_of(bob)
        monkeypatch.setattr(served.worker.services.get(Tournaments), "_limits", Limits(True))
        for _ in range(PER_PERSON["invite-to"][0]):
            await ann.post(f"/api/tournaments/{made}/invite", {"name": name})
            await bob.post(f"/api/tournaments/{made}/withdraw")
        assert await refusal(ann.post(f"/api/tournaments/{made}/invite", {"name": name})) == "refused-too-many"
        entrants = (await ann.get(f"/api/tournaments/{made}"))["entrants"]
        assert [entrant["part"] for entrant in entrants] == ["in"], "a refusal has changed nothing"


async def test_many_organisers_together_send_one_person_few_messages(
    served: Served, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.worker.services.get(Tournaments), "_limits", limits := Limits(True))
    monkeypatch.setitem(PER_PERSON, "invited", (1, 0.0001))
    async with accounts(served, 3) as (ann, bob, cem), reachable(cem) as (sink,):
        made, invited = [await tournament(organiser) for organiser in (ann, bob)], {"name": await name_of(cem)}
        assert await refusal(bob.post(f"/api/tournaments/{made[0]}/invite", invited)) == "refused-organiser-only"
        assert not limits.counts("invited", "person", (await cem.get("/api/me"))["id"]), "nobody else uses that up"
        for organiser, each in zip((ann, bob), made, strict=True):
            await organiser.post(f"/api/tournaments/{each}/invite", invited)
        await some_time_later(served, clock)
        assert [told["what"] for told in heard(sink)] == [INVITATION], "the second one waits in the lobby without a word"
        assert heard(sink)[0]["url"].endswith(made[0])
        assert (await cem.get(f"/api/tournaments/{made[1]}"))["entrants"][1]["part"] == "invited"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_device_and_a_mail_say_the_same_in_every_language(language: str) -> None:
    texts, said = Texts("https://games.example"), set()
    for what in (TURN, ROUND, INVITATION):
        notice = Notification(
            table_id="abc",
            seq=0,
            made=0.0,
            due=0.0,
            tries=0,
            what=what,
            channel=new_channel("p", "mail", "ann@games.example", True, 0.0),
            reach=ReachRow("p", language=language),
            game="power-grid",
            title="Winter cup",
            status="open",
            seats=None,
            part=None,
            to_decide=None,
            deadline=None,
            newer=False,
        )
        subject, text = texts.email(notice)
        pushed = texts.pushed(notice)
        path = "/tournament/abc" if what == INVITATION else "/t/abc"
        assert (pushed.title, pushed.url) == (subject, path)
        assert f"https://games.example{path}\n" in text
        assert notice.channel.id in text.partition("off=")[2]
        assert ("Winter cup" in text) == (what != INVITATION)
        said.add(subject)
    assert len(said) == 3
