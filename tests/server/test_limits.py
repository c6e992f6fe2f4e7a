"""Every rate limit that docs/security.md promises, tried at the server that enforces it; and the tables that count them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

from megawatt.server.accounts.identity import YEAR
from megawatt.server.accounts.sessions import Sessions
from megawatt.server.api import rate_limits as limits_module
from megawatt.server.api.rate_limits import MAX_BUCKETS, MAX_WAITING_TABLES, PER_ADDRESS, PER_PERSON, SHARED_BY, Limits, network_of
from megawatt.server.db import schema as db
from megawatt.server.mail import mailbox_of
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings

from .conftest import ONE_PLACE, QUICK, Served, free_port, serving
from .pages import PATIENCE, Page, refusal
from .sinks import MailSink, mail_sink
from .test_accounts import PASSWORD, new_name, sign_in, sign_up

pytestmark = pytest.mark.anyio
TOO_MANY = "refused-too-many"


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[MailSink, str]]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture
async def served(database: str, mails: tuple[MailSink, str], nothing_refills: None) -> AsyncIterator[Served]:
    """A server with its limits, behind a proxy that says where people come from; what is used up stays used up."""
    mails[0].messages.clear()
    mail = {"smtp": mails[1], "mail_from": "table@games.example"}
    settings = Settings(database=database, port=free_port(), behind_proxy=True, **mail, **{**QUICK, "rate_limits": True})
    async with serving(settings) as server:
        yield server


def at(page: Page, address: str) -> Page:
    """The same page, from this address on."""
    page.http.headers["x-forwarded-for"] = address
    return page


async def answers(asked: list[Awaitable[Any]]) -> list[str]:
    """How one request after the other is answered: `ok`, or why not."""
    return [await _answer(each) for each in asked]


async def _answer(asked: Awaitable[Any]) -> str:
    try:
        return await refusal(asked)
    except AssertionError:
        return "ok"


async def test_guesses_at_ones_own_password_are_few_at_an_open_browser(page: Page) -> None:
    """Somebody sits down at an open browser: every way to show that one knows the password counts as the same guess."""
    await sign_up(page, new_name())
    most = PER_PERSON["own-password"][0]
    ways = [
        lambda: page.put("/api/account/password", {"password": "a wrong guess", "new": "nine new passwords"}),
        lambda: page.post("/api/account/codes", {"password": "a wrong guess"}),
        lambda: page.put("/api/account/email", {"password": "a wrong guess", "email": ""}),
        lambda: page.post("/api/account/delete", {"password": "a wrong guess"}),
    ]
    assert set(await answers([ways[number % 4]() for number in range(most)])) == {"refused-password-wrong"}
    assert set(await answers([way() for way in ways])) == {TOO_MANY}
    assert await refusal(page.post("/api/account/codes", {"password": PASSWORD})) == TOO_MANY, "the right one is not told either"


async def test_guesses_at_tokens_are_few_from_one_address(page: Page, other: Page) -> None:
    made = await page.post("/api/tokens", {"name": "bot", "scopes": ["read"]})
    most = PER_ADDRESS["token"][0]

    async def guess(token: str, address: str) -> int:
        headers = {"authorization": f"Bearer {token}", "x-forwarded-for": address}
        return (await other.http.get("/api/server", headers=headers)).status_code

    assert [await guess(f"mw_{number}", "203.0.113.1") for number in range(most + 2)] == [401] * most + [429] * 2
    assert await guess("mw_elsewhere", "203.0.113.2") == 401
    assert await guess(made["token"], "203.0.113.1") == 200, "whoever has one goes on"


@pytest.mark.parametrize("path", ["/api/account/email/confirm", "/api/recover/mail"])
async def test_guesses_at_links_of_emails_are_few_from_one_address(path: str, page: Page, other: Page) -> None:
    body = {"token": "guess"} if path.endswith("confirm") else {"token": "guess", "password": PASSWORD}
    most = PER_ADDRESS["sign-in"][0]
    guesses = [at(page, "203.0.113.3").post(path, body) for _ in range(most)]
    assert set(await answers(guesses)) == {"refused-no-such-link"}
    assert await refusal(at(other, "203.0.113.3").post(path, body)) == TOO_MANY
    assert await refusal(at(other, "203.0.113.4").post(path, body)) == "refused-no-such-link"


async def test_guesses_at_links_of_channels_are_few_for_one_person_and_from_one_address(served: Served) -> None:
    body, most = {"token": "guess"}, PER_PERSON["reach"][0]
    async with served.page() as page:
        assert set(await answers([page.post("/api/confirm", body) for _ in range(most)])) == {"refused-no-such-channel"}
        assert await refusal(page.post("/api/confirm", body)) == TOO_MANY
    tried = most
    while tried < PER_ADDRESS["reach"][0]:
        async with served.page() as guest:
            tried += 1
            assert await refusal(guest.post("/api/confirm", body)) == "refused-no-such-channel"
    async with served.page() as guest:
        assert await refusal(guest.post("/api/confirm", body)) == TOO_MANY, "one more guest from the same address"


async def test_tokens_are_made_a_few_at_a_time(page: Page) -> None:
    most = PER_PERSON["make-token"][0]
    made = [page.post("/api/tokens", {"name": f"bot {number}", "scopes": ["read"]}) for number in range(most + 1)]
    assert await answers(made) == ["ok"] * most + [TOO_MANY]
    assert len((await page.get("/api/tokens"))["tokens"]) == most


async def test_progress_of_guided_games_is_counted_by_where_it_comes_from(served: Served) -> None:
    """Strangers at one address use up what their address may do, and nobody else's."""
    most, of_address = PER_PERSON["note"][0], PER_ADDRESS["note"][0]
    for number in range(of_address // most):
        async with served.page() as stranger:
            await stranger.connect(headers={"x-forwarded-for": "198.51.100.7"})
            asked = [stranger.ask("lesson", seat=0, lesson="lesson") for _ in range(most)]
            assert TOO_MANY not in await answers(asked), number
    async with served.page() as neighbour, served.page() as elsewhere:
        await neighbour.connect(headers={"x-forwarded-for": "198.51.100.7"})
        assert await refusal(neighbour.ask("lesson", seat=0, lesson="lesson")) == TOO_MANY
        await elsewhere.connect(headers={"x-forwarded-for": "198.51.100.8"})
        assert await refusal(elsewhere.ask("lesson", seat=0, lesson="lesson")) != TOO_MANY


def test_without_an_address_only_the_person_is_counted() -> None:
    """What is limited by person alone never meets a bucket that strangers share."""
    limits, shared = Limits(True), [what for what in PER_PERSON if what in PER_ADDRESS]
    for what in shared:
        for number in range(2 * PER_ADDRESS[what][0]):
            limits.spend(what, f"person {number}", None)
        assert not limits.counts(what, "address", network_of("")), what


async def test_a_session_ends_a_year_after_it_was_last_used(page: Page, served: Served) -> None:
    name = new_name()
    await sign_up(page, name)
    person = await _person(served, name)

    async def last_used(seconds_ago: float) -> None:
        with served.worker.core.storage.store.engine.begin() as connection:
            connection.execute(update(db.sessions).values(seen=time.time() - seconds_ago))
        served.worker.services.get(Sessions).forget(await _person(served, name))

    await last_used(YEAR - 3600)
    assert (await page.get("/api/me"))["account"] is True
    async with asyncio.timeout(PATIENCE):  # the session is noted as used in the background
        while served.worker.core.accounts.store.sessions_of(person)[0].seen < time.time() - 3600:
            await asyncio.sleep(0.02)
    await last_used(YEAR + 1)
    assert not await served.worker.services.get(Sessions).still(await _person(served, name), await _session(served, name))
    assert (await page.get("/api/me"))["account"] is False
    assert (await sign_in(page, name))["account"] is True


async def _person(served: Served, name: str) -> str:
    store = served.worker.core.accounts.store
    account = store.named(name.casefold())
    assert account is not None
    return account.person


async def _session(served: Served, name: str) -> str:
    return served.worker.core.accounts.store.sessions_of(await _person(served, name))[0].id


# The tables


def refused(limits: Limits, what: str, person: str | None, address: str) -> bool:
    try:
        limits.spend(what, person, address)
    except Refusal:
        return True
    return False


@pytest.fixture
async def two_with_limits(laid_out_postgresql: Callable[[], str], nothing_refills: None) -> AsyncIterator[tuple[Served, Served]]:
    """Two workers on one database, with their limits."""
    given = {"database": laid_out_postgresql(), "public_url": ONE_PLACE, **QUICK, "rate_limits": True}
    async with serving(Settings(port=free_port(), **given)) as first, serving(Settings(port=free_port(), **given)) as second:
        for served in (first, second):
            await served.worker.core.pubsub.listening.wait()
        yield first, second


async def test_each_worker_counts_guesses_for_itself_so_that_all_together_allow_no_more_than_their_number(
    two_with_limits: tuple[Served, Served],
) -> None:
    """As docs/security.md says of limits by person and address."""
    first, second = two_with_limits
    name, most = new_name(), PER_PERSON["sign-in"][0]
    async with first.page() as owner, first.page() as one, second.page() as another:
        await sign_up(owner, name)
        for guesser in (one, another):
            wrong = [guesser.post("/api/sign-in", {"name": name, "password": "wrong password"}) for _ in range(most + 2)]
            assert await answers(wrong) == ["refused-sign-in"] * most + [TOO_MANY] * 2
        assert await refusal(one.post("/api/sign-in", {"name": name, "password": PASSWORD})) == TOO_MANY, "and nothing is forgotten"


async def test_what_the_database_counts_holds_for_all_workers_together(two_with_limits: tuple[Served, Served]) -> None:
    first, second = two_with_limits
    async with first.page() as page:
        await sign_up(page, new_name())
        async with second.page(page) as there:
            tables = [(page, there)[number % 2].create("overload", "me open") for number in range(MAX_WAITING_TABLES + 2)]
            assert await answers(tables) == ["ok"] * MAX_WAITING_TABLES + ["refused-too-many-tables"] * 2


@pytest.mark.usefixtures("nothing_refills")
def test_invented_names_from_one_address_leave_nothing_behind_and_free_nobody() -> None:
    """An attacker has used up the sign-ups and guesses of an address, and tries 52,000 names to have them forgotten."""
    limits = Limits(enabled=True)
    while not refused(limits, "sign-up", "somebody", "203.0.113.5"):
        pass
    while not refused(limits, "sign-up", f"guest {time.perf_counter_ns()}", "203.0.113.5"):
        pass
    for number in range(52_000):
        try:
            limits.guess(f"name {number}", "203.0.113.5", None)
        except Refusal:
            continue
    limits.forget_old()
    assert refused(limits, "sign-up", "one more", "203.0.113.5")
    assert limits.entries <= 3 * PER_ADDRESS["sign-in"][0] + 3 * PER_ADDRESS["sign-up"][0]


@pytest.mark.usefixtures("nothing_refills")
def test_a_table_full_of_others_forgets_nobody_who_is_being_slowed_down() -> None:
    """Many addresses (a network of the sixth version has 65,536 of what we count) fill the table of one kind."""
    limits = Limits(enabled=True)
    while not refused(limits, "sign-in", None, "203.0.113.6"):
        pass
    for number in range(52_000):
        refused(limits, "sign-in", None, f"2001:db8:{number // 65536:x}:{number % 65536:x}::1")
    limits.forget_old()
    assert refused(limits, "sign-in", None, "203.0.113.6")
    assert limits.entries <= MAX_BUCKETS + 2
    assert not refused(limits, "sign-up", None, "203.0.113.7"), "other kinds have tables of their own"


@pytest.mark.usefixtures("nothing_refills")
def test_newcomers_share_what_is_left_when_a_table_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MAX_BUCKETS", 10)
    limits = Limits(enabled=True)
    for number in range(10):
        limits.spend("sign-in", None, f"203.0.113.{number}")
    together = PER_ADDRESS["sign-in"][0] * SHARED_BY
    for number in range(together):
        limits.spend("sign-in", None, f"10.{number // 65536}.{number // 256 % 256}.{number % 256}")
    assert refused(limits, "sign-in", None, "198.51.100.1")
    assert not refused(limits, "sign-in", None, "203.0.113.1"), "who has a bucket keeps it"


def test_a_bucket_is_forgotten_when_it_is_full_again_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=0.0, monotonic=lambda: clock.now)
    monkeypatch.setattr(limits_module, "time", clock)
    limits = Limits(enabled=True)
    most, per_second = PER_PERSON["invite-to"]
    for _ in range(most):
        limits.spend("invite-to", "ann", "203.0.113.8")
    clock.now = 0.9 / per_second
    limits.forget_old()
    assert refused(limits, "invite-to", "ann", "203.0.113.8")
    clock.now = (most - 0.5) / per_second
    limits.forget_old()
    assert limits.entries == 1, "not all of it is there again"
    clock.now = (most + 0.5) / per_second
    limits.forget_old()
    assert limits.entries == 0


@pytest.mark.usefixtures("nothing_refills")
def test_what_is_refused_costs_nothing_elsewhere() -> None:
    """Somebody who asks too often does not use up what others at their address may do."""
    limits = Limits(enabled=True)
    for _ in range(1000):
        refused(limits, "create", "impatient", "203.0.113.9")
    left = limits.spend("create", "patient", "203.0.113.9")
    assert left is not None
    assert left.remaining == PER_PERSON["create"][0] - 1


# Mail


async def letters_to(mailbox: str, pages: list[Page]) -> list[str]:
    """How it is answered when each of these people, from an address of their own, gives the same mailbox as theirs."""
    local, _, domain = mailbox.partition("@")
    spellings = [mailbox, mailbox.upper(), f"{local}+1@{domain}", f"{local[0]}.{local[1:]}@{domain}"]
    found = []
    for number, page in enumerate(pages):
        wish = {"kind": "mail", "address": spellings[number % len(spellings)]}
        found.append(await _answer(at(page, f"203.0.113.{100 + number}").post("/api/me/channels", wish)))
    return found


async def test_guests_send_few_emails_to_one_mailbox_however_it_is_spelled(served: Served, mails: tuple[MailSink, str]) -> None:
    most = PER_PERSON["email-to"][0]
    pages = [served.page() for _ in range(most + 3)]
    for page in pages:
        await page.__aenter__()
    try:
        assert await letters_to("victim@games.example", pages) == ["ok"] * most + [TOO_MANY] * 3
        assert len(mails[0].messages) == most
        await sign_up(pages[-1], new_name())
        email = {"password": PASSWORD, "email": "VICTIM@games.example"}
        assert await refusal(pages[-1].put("/api/account/email", email)) == TOO_MANY, "accounts and guests are counted together"
        assert (await pages[-1].get("/api/me/reach"))["channels"] == [], "what was refused is not kept"
        assert len(mails[0].messages) == most
        assert (await pages[-1].put("/api/account/email", {**email, "email": "own@games.example"}))["email"] == "own@games.example"
    finally:
        for page in pages:
            await page.__aexit__()


async def test_accounts_send_few_emails_to_one_mailbox(served: Served, mails: tuple[MailSink, str]) -> None:
    most = PER_PERSON["email-to"][0]
    for number in range(most + 1):
        async with served.page() as page:
            await sign_up(at(page, f"198.51.100.{number}"), new_name("Writer"))
            wish = page.put("/api/account/email", {"password": PASSWORD, "email": "many@games.example"})
            assert await _answer(wish) == ("ok" if number < most else TOO_MANY)
    assert len(mails[0].messages) == most


async def test_one_person_and_one_address_send_few_emails_to_anybody(served: Served, mails: tuple[MailSink, str]) -> None:
    most, of_address = PER_PERSON["email"][0], PER_ADDRESS["email"][0]
    sent = 0
    while sent < of_address:
        async with served.page() as guest:
            for number in range(most + 1):
                wish = {"kind": "mail", "address": f"person{sent}-{number}@games.example"}
                answer = await _answer(guest.post("/api/me/channels", wish))
                assert answer == ("ok" if number < most else TOO_MANY)
                sent += answer == "ok"
    async with served.page() as guest:
        assert await refusal(guest.post("/api/me/channels", {"kind": "mail", "address": "last@games.example"})) == TOO_MANY
    assert len(mails[0].messages) == of_address


def test_a_mailbox_is_known_in_every_spelling() -> None:
    assert {mailbox_of(each) for each in ("ann.lee@Games.example", "annlee+x+y@games.example", "ANNLEE@GAMES.EXAMPLE")} == {
        "annlee@games.example"
    }
    assert mailbox_of("ann@games.example") != mailbox_of("ann@other.example")
