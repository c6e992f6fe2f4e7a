"""E-mails about accounts: confirming an address, and the way back in by e-mail. Delivered to a real mail server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from sqlalchemy import select, update

from megawatt.server.accounts.service import name_key
from megawatt.server.accounts.sessions import digest
from megawatt.server.api.rate_limits import PER_ADDRESS, PER_PERSON, Limits
from megawatt.server.db import schema as db
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving
from .pages import PATIENCE, Page, refusal
from .sinks import MailSink, mail_sink
from .test_accounts import PASSWORD, new_name, sign_in, sign_up
from .test_programs import made, program

pytestmark = pytest.mark.anyio
NEW = "nine new passwords"


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[MailSink, str]]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture
def sink(mails: tuple[MailSink, str]) -> MailSink:
    """The mail server, with nothing in it."""
    mails[0].messages.clear()
    return mails[0]


@pytest.fixture(scope="module")
async def served(database: str, mails: tuple[MailSink, str]) -> AsyncIterator[Served]:
    settings = Settings(database=database, port=free_port(), smtp=mails[1], mail_from="table@games.example", **QUICK)
    async with serving(settings) as server:
        yield server


async def set_email(page: Page, email: str, password: str = PASSWORD) -> Any:
    return await page.put("/api/account/email", {"password": password, "email": email})


async def letter_of(sink: MailSink, what: str) -> Any:
    """The only e-mail of this kind that arrives; it is taken out."""
    link = f"/account#{what}="

    async def came() -> Any:
        while not (found := [message for message in sink.messages if link in message.get_content()]):
            await asyncio.sleep(0.01)
        return found

    (message,) = await asyncio.wait_for(came(), PATIENCE)
    sink.messages.remove(message)
    return message


async def token_of(sink: MailSink, what: str) -> str:
    return str((await letter_of(sink, what)).get_content().partition(f"/account#{what}=")[2].split()[0])


async def with_address(page: Page, sink: MailSink, email: str = "ann@games.example") -> str:
    """An account with a confirmed address; its name."""
    name = new_name()
    await sign_up(page, name)
    await set_email(page, email)
    await page.post("/api/account/email/confirm", {"token": await token_of(sink, "confirm")})
    return name


async def way_back(page: Page, sink: MailSink, name: str) -> str:
    await page.post("/api/forgotten", {"name": name})
    return await token_of(sink, "recover")


async def come_back(page: Page, token: str, password: str = NEW) -> Any:
    return await page.post("/api/recover/mail", {"token": token, "password": password})


def change_ways(served: Served, **values: object) -> None:
    with served.worker.core.storage.store.engine.begin() as connection:
        connection.execute(update(db.ways_back).where(db.ways_back.c.kind != "code").values(values))


async def test_an_address_counts_when_its_owner_has_opened_the_link(
    page: Page, other: Page, served: Served, sink: MailSink
) -> None:
    name = new_name()
    assert await refusal(set_email(page, "ann@games.example")) == "refused-no-account"
    await sign_up(page, name)
    assert await refusal(set_email(page, "ann@games.example", "not this one")) == "refused-password-wrong"
    assert await refusal(set_email(page, "ann@@games.example\r\nBcc: x@y")) == "refused-mail-address"
    assert await refusal(set_email(page, "later@games.example")) == "refused-mail-failed"
    account = await page.get("/api/account")
    assert (account["email"], account["email_confirmed"], sink.messages) == (None, False, [])
    account = await set_email(page, " ann@games.example ")
    assert (account["email"], account["email_confirmed"]) == ("ann@games.example", False)
    token = await token_of(sink, "confirm")
    await served.worker.core.account_email._send_way_back(name_key(name), "en")
    assert sink.messages == [], "nothing is sent to an address that is not confirmed"
    assert await refusal(come_back(other, token)) == "refused-no-such-link", "this link leads nobody in"
    await other.post("/api/account/email/confirm", {"token": token})  # wherever the mail is read
    assert (await page.get("/api/account"))["email_confirmed"] is True
    assert await refusal(other.post("/api/account/email/confirm", {"token": token})) == "refused-no-such-link"
    channel = await page.post("/api/me/channels", {"kind": "mail", "address": "ann@games.example"})
    assert (channel["channel"]["confirmed"], sink.messages) == (True, []), "for turns, too, without a second e-mail"
    assert "ann@" not in (await other.http.get(f"/api/people/{name}")).text


async def test_a_changed_or_removed_address_leaves_no_way_in(page: Page, other: Page, served: Served, sink: MailSink) -> None:
    name = await with_address(page, sink)
    old = await way_back(other, sink, name)
    await set_email(page, "first@games.example")
    first = await token_of(sink, "confirm")
    await set_email(page, "second@games.example")
    await token_of(sink, "confirm")
    await token_of(sink, "object")
    assert await refusal(come_back(other, old)) == "refused-no-such-link"
    assert await refusal(other.post("/api/account/email/confirm", {"token": first})) == "refused-no-such-link"
    account = await set_email(page, "")
    assert (account["email"], account["email_confirmed"]) == (None, False)
    await served.worker.core.account_email._send_way_back(name_key(name), "en")
    assert sink.messages == []


async def test_the_address_of_before_hears_of_it_and_may_say_no(page: Page, other: Page, served: Served, sink: MailSink) -> None:
    """Somebody knows Ann's password, takes another address, and then a third; Ann gets everything back, and stays."""
    name = await with_address(page, sink)
    codes = (await page.post("/api/account/codes", {"password": PASSWORD}))["codes"]
    assert (await set_email(page, "ann@games.example"))["email_confirmed"] is True, "the same address again is no change"
    await sign_in(other, name)
    await set_email(other, "thief@games.example")
    confirmation = await token_of(sink, "confirm")
    told = await letter_of(sink, "object")
    assert (told["To"], told["Subject"]) == ("ann@games.example", "Your address was changed")
    objection = told.get_content().partition("/account#object=")[2].split()[0]
    await other.post("/api/account/email/confirm", {"token": confirmation})
    await set_email(other, "")
    thiefs = await token_of(sink, "object")
    assert await refusal(come_back(page, objection, "short")) == "refused-password"
    assert await refusal(come_back(page, f"{objection[:-2]}xx")) == "refused-no-such-link", "no other address can be put in"
    assert (await come_back(page, objection))["name"] == name
    account = await page.get("/api/account")
    assert (account["email"], account["email_confirmed"], account["codes_left"]) == ("ann@games.example", True, 0)
    assert (await other.get("/api/me"))["account"] is False
    assert await refusal(come_back(other, thiefs)) == "refused-no-such-link", "what came later ends"
    assert await refusal(come_back(other, objection)) == "refused-no-such-link"
    recovery = {"name": name, "code": codes[0], "password": NEW}
    assert await refusal(other.post("/api/recover", recovery)) == "refused-recovery"


async def test_an_objection_ends_after_three_days(page: Page, other: Page, served: Served, sink: MailSink) -> None:
    await with_address(page, sink)
    await set_email(page, "")
    objection = await token_of(sink, "object")
    change_ways(served, until=time.time() - 1)
    assert await refusal(come_back(other, objection)) == "refused-no-such-link"
    assert (await page.get("/api/account"))["email"] is None


async def test_a_letter_leads_back_once_and_signs_everybody_out(page: Page, other: Page, served: Served, sink: MailSink) -> None:
    name = await with_address(page, sink)
    token = await way_back(other, sink, name)
    assert await refusal(come_back(other, token, "short")) == "refused-password"
    assert await refusal(come_back(other, token[:-1])) == "refused-no-such-link"
    me = await come_back(other, token)
    assert (me["name"], me["account"]) == (name, True)
    assert (await page.get("/api/me"))["account"] is False
    assert await refusal(come_back(page, token)) == "refused-no-such-link"
    assert await refusal(sign_in(page, name)) == "refused-sign-in"
    await sign_in(page, name, NEW)
    with served.worker.core.storage.store.engine.connect() as connection:
        assert token not in str(connection.execute(select(db.ways_back)).all())


@pytest.mark.parametrize("by_objection", [False, True])
async def test_tokens_of_programs_end_with_a_way_back_by_mail(
    page: Page, other: Page, served: Served, sink: MailSink, by_objection: bool
) -> None:
    name = await with_address(page, sink, f"{new_name()}@games.example".replace(" ", "-"))
    if by_objection:
        await set_email(page, "thief@games.example")
        way = await token_of(sink, "object")
    else:
        way = await way_back(other, sink, name)
    async with program(served, await made(page)) as client:
        assert (await client.get("/api/tables")).status_code == 200
        await come_back(other, way)
        assert (await client.get("/api/tables")).status_code == 401
    assert (await other.get("/api/tokens"))["tokens"] == []


async def test_a_link_ends_with_its_time_and_with_another_password(page: Page, other: Page, served: Served, sink: MailSink) -> None:
    name = await with_address(page, sink)
    token = await way_back(other, sink, name)
    with served.worker.core.storage.store.engine.connect() as connection:
        until = connection.execute(select(db.ways_back.c.until).where(db.ways_back.c.code == digest(token))).scalar_one()
    assert until is not None
    assert until <= time.time() + 3600
    change_ways(served, until=time.time() - 1)
    assert await refusal(come_back(other, token)) == "refused-no-such-link"
    token = await way_back(other, sink, name)
    await page.put("/api/account/password", {"password": PASSWORD, "new": NEW})
    assert await refusal(come_back(other, token)) == "refused-no-such-link"
    await set_email(page, "another@games.example", NEW)
    await letter_of(sink, "object")
    token = await token_of(sink, "confirm")
    change_ways(served, until=time.time() - 1)
    assert await refusal(other.post("/api/account/email/confirm", {"token": token})) == "refused-no-such-link"


async def test_who_asks_for_a_way_back_learns_nothing(page: Page, other: Page, served: Served, sink: MailSink) -> None:
    with_one, without = await with_address(page, sink), new_name()
    await sign_up(other, without)
    begun: list[str] = []
    written = served.worker.core.account_email._send_way_back

    async def noted(key: str, language: str) -> None:
        begun.append(key)
        await written(key, language)

    served.worker.core.account_email._send_way_back = noted  # type: ignore[method-assign]
    try:
        answers = []
        for name in (with_one, without, "nobody at all"):
            answer = await other.http.post("/api/forgotten", json={"name": name})
            answers.append((answer.status_code, answer.json()["name"] == name, sorted(answer.json()), sorted(answer.headers)))
        assert answers == [answers[0]] * 3
        assert answers[0][0] == 200
        await token_of(sink, "recover")
    finally:
        del served.worker.core.account_email._send_way_back  # type: ignore[method-assign]
    assert begun == [name_key(name) for name in (with_one, without, "nobody at all")], "looked up beside the answer"
    for name in (without, "nobody at all"):
        await served.worker.core.account_email._send_way_back(name_key(name), "en")
    assert sink.messages == []


async def test_letters_are_few_whoever_asks_for_them(page: Page, served: Served, sink: MailSink) -> None:
    name = await with_address(page, sink)
    first = await way_back(page, sink, name)
    await asyncio.gather(*(served.worker.core.account_email._send_way_back(name_key(name), "en") for _ in range(5)))
    assert sink.messages == [], "one in a quarter of an hour"
    change_ways(served, until=time.time() + 3600 - 901)
    second = await way_back(page, sink, name)
    assert await refusal(come_back(page, first)) == "refused-no-such-link", "the newer one counts"
    assert (await come_back(page, second))["name"] == name


@pytest.mark.usefixtures("nothing_refills")
def test_letters_are_limited_by_name_by_where_they_go_and_by_who_asks() -> None:
    for what in ("forgotten", "email", "email-to"):
        limits = Limits(enabled=True)
        for number in range(PER_PERSON[what][0]):
            limits.spend(what, "ann", f"10.0.0.{number}")
        with pytest.raises(Refusal, match="too many"):
            limits.spend(what, "ann", "10.0.1.1")
    for what in ("forgotten", "email"):
        limits = Limits(enabled=True)
        for number in range(PER_ADDRESS[what][0]):
            limits.spend(what, f"name {number}", "10.0.2.2")
        with pytest.raises(Refusal, match="too many"):
            limits.spend(what, "one more", "10.0.2.2")


async def test_a_way_back_that_could_not_be_sent_may_be_asked_for_again(page: Page, served: Served, sink: MailSink) -> None:
    name = await with_address(page, sink)
    with served.worker.core.storage.store.engine.begin() as connection:
        account = update(db.accounts).where(db.accounts.c.name_key == name_key(name))
        connection.execute(account.values(email="later@games.example"))
    await served.worker.core.account_email._send_way_back(name_key(name), "en")
    with served.worker.core.storage.store.engine.begin() as connection:
        connection.execute(account.values(email="ann@games.example"))
    assert (await come_back(page, await way_back(page, sink, name)))["name"] == name


async def test_without_mail_there_are_the_codes(database: str) -> None:
    async with serving(Settings(database=database, port=free_port(), **QUICK)) as silent, silent.page() as page:
        assert (await page.get("/api/server"))["mail"] is False
        await sign_up(page, new_name("Silent"))
        assert await refusal(set_email(page, "ann@games.example")) == "refused-no-mail"
        assert await refusal(page.post("/api/forgotten", {"name": "Ann"})) == "refused-no-mail"
        assert (await set_email(page, ""))["email"] is None
