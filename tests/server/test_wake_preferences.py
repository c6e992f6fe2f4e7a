"""Woken only for real decisions: a move without a choice plays itself, and nobody is told of a turn that was none."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from megawatt.server.notifications.delivery import NotificationSender
from megawatt.server.notifications.outbound import Outbound
from megawatt.server.settings import Settings
from megawatt.server.tables.steps import PERSON

from .conftest import QUICK, FakeTime, Served, free_port, serving
from .pages import Page, play_first, refusal
from .sinks import HookSink, hook_sink

pytestmark = pytest.mark.anyio
DAY = 86_400


@pytest.fixture(scope="module")
async def served(database: str, clock: FakeTime, by_hand: None) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), **QUICK), clock) as server:
        server.worker.services.get(Outbound).loopback_too = True
        yield server


@pytest.fixture(autouse=True)
def a_pass_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games rarely ask a seat without a choice, so here `pass` counts as forced; the rule itself: kernel/test_forced_moves."""
    monkeypatch.setattr(
        "megawatt.server.tables.table_state.forced_move", lambda m: m.action("pass") if "pass" in m.legal() else None
    )


@pytest.fixture
async def hook() -> AsyncIterator[HookSink]:
    async with hook_sink() as sink:
        yield sink


@pytest.fixture
async def third(served: Served) -> AsyncIterator[Page]:
    async with served.page() as opened:
        yield opened


async def laid(people: list[Page], game: str, options: dict[str, Any], per_turn: int = 3 * DAY) -> tuple[str, list[Page]]:
    """A table for these people; who is on turn comes first, the others in the order of their seats."""
    clock = {"per_turn": per_turn, "bank": 0}
    seats = " ".join(["me", *["open"] * (len(people) - 1)])
    table = await people[0].create(game, seats, options=options, seed=4, clock=clock, absent="bot")
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    for person in people:
        await person.watch(table)
    people.sort(key=lambda page: page.table["shown"])
    at = people[0].table["to_decide"]
    return table, people[at:] + people[:at]


async def auction(people: list[Page]) -> tuple[str, list[Page]]:
    """The first auction of Power Grid: the nominator, and those who are asked next."""
    table, people = await laid(people, "power-grid", {"introductory": True})
    while not people[0].moves()[0].startswith("nominate"):
        await play_first(people[0])
    ply = people[0].table["ply"]
    for person in people:
        await person.until(lambda page: page.table["ply"] == ply)
    return table, people


async def bid(nominator: Page) -> int:
    """Nominate and open; how many moves have been made then."""
    await play_first(nominator)
    await nominator.until(lambda page: page.table["moves"] and page.table["moves"]["ranges"])
    ply = nominator.table["ply"]
    await nominator.play(f"bid {nominator.table['moves']['ranges'][0]['lowest']}")
    return int(ply) + 1


async def switch(page: Page, on: bool) -> None:
    await page.ask("wake", seat=page.table["shown"], only_decisions=on)
    await page.until(lambda page: page.table["only_decisions"] is on)


def line(page: Page, ply: int) -> tuple[int, str, bool]:
    """A line of the log: who, what, and whether it was played by itself."""
    (entry,) = (entry for entry in page.table["log"]["entries"] if entry["ply"] == ply and not entry["taken_back"])
    return entry["seat"], entry["text"], entry["by_itself"]


async def test_a_move_without_a_choice_plays_itself_and_only_its_own_seat_is_told_so(
    page: Page, other: Page, third: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    table, (nominator, second, last) = await auction([page, other, third])
    for person in (second, last):
        await person.post("/api/me/channels", {"kind": "hook", "address": hook.address})
        await switch(person, True)
    hook.requests.clear()
    ply = await bid(nominator)
    for person in (nominator, second, last):
        await person.until(lambda page: page.table["ply"] == ply + 2)
    assert line(second, ply + 1) == (second.table["shown"], "pass", True)
    assert line(last, ply + 2) == (last.table["shown"], "pass", True)
    for person, theirs in ((nominator, ply + 1), (last, ply + 1), (nominator, ply + 2)):
        assert line(person, theirs)[1:] == ("pass", False), "that somebody had no choice may be a secret"
    assert nominator.table["only_decisions"] is False
    assert "only_decisions" not in nominator.table["summary"]["seats"][0]
    decider = next(person for person in (second, last) if person.table["moves"])
    assert decider.moves()[0].startswith("nominate"), "now there is something to decide"
    assert decider.table["times"]["deadline"] == clock.now + 3 * DAY
    for person in (nominator, second, last):
        await person.disconnect()
    clock.pass_by(hours=1)
    await served.worker.services.get(NotificationSender).send_due()
    assert len(hook.requests) == 1, "only who has something to decide is told"
    await last.watch(table)
    assert line(last, ply + 2)[1:] == ("pass", True), "also when the log is read later"


async def test_switched_off_everybody_is_asked_and_switched_on_what_waits_is_played(page: Page, other: Page, third: Page) -> None:
    _, (nominator, second, last) = await auction([page, other, third])
    await switch(second, True)
    await switch(second, False)
    ply = await bid(nominator)
    await second.until(lambda page: page.table["ply"] == ply and page.table["moves"])
    assert "pass" in second.moves()
    await switch(second, True)
    await last.until(lambda page: page.table["ply"] == ply + 1 and page.table["moves"])
    assert "pass" in last.moves(), "who did not ask for it is asked"


async def test_what_was_played_by_itself_is_nobodys_decision_to_take_back(page: Page, other: Page, third: Page) -> None:
    _, (nominator, second, last) = await auction([page, other, third])
    await switch(second, True)
    ply = await bid(nominator)
    for person in (nominator, second, last):
        await person.until(lambda page: page.table["ply"] == ply + 1)
    assert second.table["undo"] is None, "nothing was decided yet"
    assert nominator.table["undo"] == {"to": ply - 1, "free": False}, "somebody else's move lies in between, whoever played it"
    seat = second.table["shown"]
    assert await refusal(second.ask("undo", seat=seat, ply=ply + 1, to=ply)) == "refused-nothing-to-undo"
    await nominator.ask("undo", seat=nominator.table["shown"], ply=ply + 1, to=ply - 1)
    for person in (second, last):
        await person.until(lambda page: page.table["request"])
        request = person.table["request"]["request"]
        await person.ask("answer-undo", seat=person.table["shown"], request=request, agree=True)
    await nominator.until(lambda page: page.table["ply"] == ply - 1 and page.table["moves"])


async def test_nothing_plays_itself_after_a_step_that_could_be_taken_back(
    page: Page, other: Page, third: Page, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (nominator, second, _) = await auction([page, other, third])
    monkeypatch.setattr("megawatt.server.tables.table_state.forced_move", lambda match: match.legal_actions()[0])  # so that all are
    await play_first(nominator)
    await nominator.until(lambda page: page.table["moves"])
    await switch(nominator, True)
    assert served.worker.core.tables.live[table].table.forced_action() is None
    assert nominator.table["undo"] == {"to": nominator.table["ply"] - 1, "free": True}
    await switch(second, True)
    ply = nominator.table["ply"]
    await nominator.play(f"bid {nominator.table['moves']['ranges'][0]['lowest']}")
    await second.until(lambda page: page.table["ply"] > ply + 1)
    assert line(second, ply + 2)[2], "at the beginning of a turn it is"


async def test_taking_back_what_was_decided_ahead_drops_the_plan(page: Page, other: Page) -> None:
    _, (first, second) = await laid([page, other], "barrage", {"start": "introductory"})
    (offer,) = second.table["plans"]
    await second.ask("plan", seat=second.table["shown"], plan={"kind": offer["kind"], "about": offer["about"], "amount": None})
    await first.play("bank 1")
    await second.until(lambda page: page.table["ply"] == 2)
    assert line(second, 2)[2]
    await second.ask("undo", seat=second.table["shown"], ply=2, to=1)
    await second.until(lambda page: page.table["ply"] == 1 and page.table["moves"])
    assert second.table["plan"] is None
    await first.until(lambda page: page.table["ply"] == 1)
    assert first.table["to_decide"] == second.table["shown"]


async def test_the_settings_say_how_one_sits_down_where_a_turn_takes_days(page: Page, other: Page, served: Served) -> None:
    quiet = {"off": False, "quiet": None, "zone": "UTC", "language": "en"}
    for person in (page, other):
        assert (await person.get("/api/me/reach"))["only_decisions"] is False
        assert (await person.put("/api/me/reach", {**quiet, "only_decisions": True}))["only_decisions"] is True
    await laid([page, other], "barrage", {"start": "introductory"})
    assert (page.table["only_decisions"], other.table["only_decisions"]) == (True, True)
    await laid([page, other], "barrage", {"start": "introductory"}, per_turn=600)
    assert (page.table["only_decisions"], other.table["only_decisions"]) == (False, False), "live tables: off"
    assert (await page.put("/api/me/reach", quiet))["only_decisions"] is False


async def test_only_the_holder_switches_and_only_before_the_end(page: Page, other: Page, served: Served) -> None:
    table, (first, second) = await laid([page, other], "overload", {})
    seat = first.table["shown"]
    assert await refusal(second.ask("wake", seat=seat, only_decisions=True)) == "refused-not-your-seat"
    assert await refusal(first.ask("wake", seat=63, only_decisions=True)) == "refused-no-such-seat"
    assert await refusal(first.ask("wake", seat=seat, only_decisions="yes")) == "refused-bad-message"
    steps = first.table["seq"]
    await switch(first, False)
    assert first.table["seq"] == steps, "what is so already takes no step"
    await first.post(f"/api/tables/{table}/propose-end", {"seat": seat})
    await second.until(lambda page: page.table["request"])
    await second.ask("answer-undo", seat=second.table["shown"], request=second.table["request"]["request"], agree=True)
    await first.until(lambda page: page.table["over"])
    assert await refusal(first.ask("wake", seat=seat, only_decisions=True)) == "refused-over"


async def test_the_wish_is_part_of_the_journal_and_goes_with_the_seat(page: Page, other: Page, served: Served) -> None:
    table, (first, second) = await laid([page, other], "overload", {})
    await switch(first, True)
    seat = first.table["shown"]
    for person in (first, second):
        await person.ask("watch", table=None)
    del served.worker.core.tables.live[table]
    await first.watch(table)
    assert first.table["only_decisions"] is True
    await first.post(f"/api/tables/{table}/hand-over", {"seat": seat, "to": "bot"})
    held = served.worker.core.tables.live[table].table.seats[seat]
    assert held.kind != PERSON
    assert held.only_decisions is False
