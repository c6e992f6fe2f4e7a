"""A closed club: accounts by invitation or not at all, tables of accounts or of hosts, and what the host does with accounts."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

from megawatt.cli.main import app
from megawatt.server import jobs
from megawatt.server.db import schema as db
from megawatt.server.db.engine import connect
from megawatt.server.settings import Settings

from .conftest import ONE_PLACE, QUICK, Served, free_port, serving
from .pages import PATIENCE, Page, Refused, refusal
from .test_accounts import PASSWORD, new_name, sign_in, sign_up

pytestmark = pytest.mark.anyio
NEW_PASSWORD = "nine geese on a pond"


@pytest.fixture(autouse=True, scope="module")
def often() -> Iterator[None]:
    """Workers look for what the host did without letting the test wait for seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jobs, "SWEEP_SECONDS", 0.1)
        yield


@asynccontextmanager
async def club(database: str, **settings: Any) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), public_url=ONE_PLACE, **QUICK, **settings)) as served:
        yield served


async def lines(database: str, *arguments: str) -> list[str]:
    """What `megawatt admin` prints, line by line."""
    result = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *arguments, "--database", database])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result.output.splitlines()


async def said(database: str, *arguments: str) -> str:
    return " ".join(" ".join(await lines(database, *arguments)).split())


async def invited(database: str, *arguments: str) -> str:
    """The code of a new invitation."""
    return (await lines(database, "invite", *arguments))[0].partition("#invite=")[2]


async def until(wanted: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await wanted():
            await asyncio.sleep(0.02)


# Who may make an account


async def test_an_account_needs_an_invitation_that_nobody_has_used(database: str) -> None:
    async with club(database, registration="invitation") as served, served.page() as page, served.page() as other:
        assert (await page.get("/api/server"))["registration"] == "invitation"
        wish = {"name": new_name(), "password": PASSWORD}
        assert await refusal(page.post("/api/account", wish)) == "refused-invitation"
        assert await refusal(page.post("/api/account", {**wish, "invitation": "0000-0000-0000-0000"})) == "refused-invitation"
        assert not (await page.get("/api/me"))["account"]
        line = (await lines(database, "invite", "--note", "Ann"))[0]
        assert "http://127.0.0.1/account#invite=" in line, "a whole link"
        code = line.partition("#invite=")[2]
        typed = code.lower().replace("-", " ")
        await page.post("/api/account", {**wish, "invitation": typed})
        assert (await page.get("/api/me"))["account"]
        again = {"name": new_name(), "password": PASSWORD, "invitation": code}
        assert await refusal(other.post("/api/account", again)) == "refused-invitation", "it is good once"
        assert f"used by {wish['name']} Ann" in await said(database, "invitations")
        engine = connect(Settings(database=database).database_url)
        with engine.connect() as connection:
            assert code not in str(connection.execute(select(db.invitations)).all()), "only its digest is kept"
        engine.dispose()


async def test_a_name_that_is_taken_uses_no_invitation_up(database: str) -> None:
    async with club(database, registration="invitation") as served, served.page() as page, served.page() as other:
        name = new_name()
        await page.post("/api/account", {"name": name, "password": PASSWORD, "invitation": await invited(database)})
        code = await invited(database)
        wish = {"name": name, "password": PASSWORD, "invitation": code}
        assert await refusal(other.post("/api/account", wish)) == "refused-name-taken"
        await other.post("/api/account", {**wish, "name": new_name()})


async def test_of_many_who_use_one_invitation_at_once_one_gets_an_account(database: str) -> None:
    async with club(database, registration="invitation") as served:
        code = await invited(database)
        pages = [served.page() for _ in range(6)]
        wishes = [page.post("/api/account", {"name": new_name(), "password": PASSWORD, "invitation": code}) for page in pages]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        for page in pages:
            await page.http.aclose()
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert len(refused) == 5
        assert {answer.reason for answer in refused} == {"refused-invitation"}


async def test_invitations_end_by_age_and_by_being_withdrawn(database: str) -> None:
    async with club(database, registration="invitation") as served, served.page() as page:
        first, *_ = await lines(database, "invite", "--days", "1")
        number, code = first.split()[0], first.partition("#invite=")[2]
        wish = {"name": new_name(), "password": PASSWORD}
        assert "is withdrawn" in await said(database, "withdraw-invitation", number)
        assert "no unused invitation" in await said(database, "withdraw-invitation", number)
        assert await refusal(page.post("/api/account", {**wish, "invitation": code})) == "refused-invitation"
        code = await invited(database, "--days", "1")
        old = update(db.invitations).where(db.invitations.c.person.is_(None)).values(until=1.0)
        await served.worker.core.storage.writer.submit(lambda connection: connection.execute(old).rowcount)
        assert await refusal(page.post("/api/account", {**wish, "invitation": code})) == "refused-invitation"
        assert "too old" in await said(database, "invitations")


async def test_a_closed_server_takes_no_new_accounts(database: str) -> None:
    async with club(database, registration="open") as served, served.page() as page:
        name = new_name()
        await sign_up(page, name)
    async with club(database, registration="closed") as served, served.page() as page:
        assert (await page.get("/api/server"))["registration"] == "closed"
        code = await invited(database)
        wish = {"name": new_name(), "password": PASSWORD, "invitation": code}
        assert await refusal(page.post("/api/account", wish)) == "refused-registration-closed"
        await sign_in(page, name)
        assert (await page.get("/api/me"))["account"], "who has an account comes in"


# Who may set up tables


async def every_way(page: Page, over: str, file: str) -> list[str]:
    """How every way to a new table is answered."""
    tournament = {"name": "Cup", "game": "overload", "seats": 2, "system": "round-robin"}
    ways = [
        ("/api/tables", {"game": "overload", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
        (f"/api/tables/{over}/fork", {"ply": 0}),
        (f"/api/tables/{over}/rematch", None),
        ("/api/tournaments", tournament),
    ]
    answers = [await refusal(page.post(address, wish)) for address, wish in ways]
    sent = await page.http.post("/api/files", content=file, headers={"content-type": "text/plain"})
    return [*answers, f"refused-{sent.json()['refused']}"]


async def finished(page: Page) -> tuple[str, str]:
    """A game that is over, and its file."""
    table = await page.create("overload", "me bot:random", seed=3)
    await page.watch(table)
    while not page.table["over"]:
        ply = page.table["ply"]
        if page.table["summary"]["seats"][page.table["to_decide"]]["kind"] == "person":
            await page.play(page.moves()[0], seat=page.table["to_decide"], ply=ply)
        await page.until(lambda page, ply=ply: page.table["ply"] > ply)
    return table, (await page.http.get(f"/api/tables/{table}/file")).text


async def test_guests_set_up_no_tables_where_accounts_do(database: str) -> None:
    async with club(database) as served, served.page() as page:
        over, file = await finished(page)
        cookies = page.http.cookies
    async with club(database, tables="accounts") as served, Page(served.address, cookies) as guest, served.page() as page:
        answers = await every_way(guest, over, file)
        assert answers.pop(3) == "refused-account-only", "tournaments are for accounts anyway"
        assert set(answers) == {"refused-tables-accounts"}
        assert not (await guest.get("/api/me"))["creates"]
        await sign_up(page, new_name())
        assert (await page.get("/api/me"))["creates"]
        table = await page.create("overload", "me open", public=True)
        await guest.post(f"/api/tables/{table}/join")
        assert (await guest.get(f"/api/tables/{table}"))["mine"] == [1], "guests still sit down where they are let"


async def test_only_hosts_set_up_tables_where_hosts_do(database: str) -> None:
    async with club(database) as served, served.page() as page:
        over, file = await finished(page)
        name = new_name()
        await sign_up(page, name)
        cookies = page.http.cookies
    async with club(database, tables="hosts") as served, Page(served.address, cookies) as page:
        assert set(await every_way(page, over, file)) == {"refused-tables-hosts"}
        assert not (await page.get("/api/me"))["creates"]
        assert "nobody has an account" in await said(database, "add-host", "No such person")
        assert "may set up tables" in await said(database, "add-host", name)
        assert (await page.get("/api/me"))["creates"]
        await page.create("overload", "me bot")
        assert name in await said(database, "hosts")
        assert "no host any more" in await said(database, "remove-host", name)
        assert "is no host" in await said(database, "remove-host", name)
        assert set(await every_way(page, over, file)) == {"refused-tables-hosts"}


# What the host does with accounts


async def test_a_password_is_reset_by_a_link_and_everything_else_ends(page: Page, other: Page, database: str) -> None:
    name = new_name()
    codes = await sign_up(page, name)
    token = (await page.post("/api/tokens", {"name": "bot", "scopes": ["read"]}))["token"]
    await page.connect()
    link, *_ = await lines(database, "reset-password", name.upper())
    secret = link.partition("#recover=")[2]
    assert link.partition("#")[0].endswith("/account")

    async def signed_out() -> bool:
        return not (await page.get("/api/me"))["account"]

    async def token_ended() -> bool:
        return (await other.http.get("/api/tables", headers={"authorization": f"Bearer {token}"})).status_code == 401

    await until(signed_out)
    await until(token_ended)
    assert await refusal(sign_in(other, name)) == "refused-sign-in", "the old password is good for nothing"
    recovery = {"name": name, "code": codes[0], "password": NEW_PASSWORD}
    assert await refusal(other.post("/api/recover", recovery)) == "refused-recovery", "nor are the codes"
    await other.post("/api/recover/mail", {"token": secret, "password": NEW_PASSWORD})
    assert (await other.get("/api/me"))["name"] == name
    again = {"token": secret, "password": PASSWORD}
    assert await refusal(page.post("/api/recover/mail", again)) == "refused-no-such-link", "the link is good once"
    assert "nobody has an account" in await said(database, "reset-password", "No such person")


async def test_a_reset_takes_the_address_away_when_somebody_else_reads_it(page: Page, served: Served, database: str) -> None:
    name = new_name()
    await sign_up(page, name)
    mine = db.accounts.c.person == (await page.get("/api/me"))["id"]

    async def email() -> str | None:
        found: str | None = await served.worker.core.storage.writer.submit(
            lambda connection: connection.execute(select(db.accounts.c.email).where(mine)).scalar()
        )
        return found

    address = update(db.accounts).where(mine).values(email="thief@mail.example", email_confirmed=True)
    await served.worker.core.storage.writer.submit(lambda connection: connection.execute(address).rowcount)
    await lines(database, "reset-password", name)
    assert await email() == "thief@mail.example"
    await lines(database, "reset-password", name, "--drop-mail")
    assert await email() is None


async def test_a_new_password_ends_the_hosts_link(page: Page, other: Page, database: str) -> None:
    name = new_name()
    await sign_up(page, name)
    first = (await lines(database, "reset-password", name))[0].partition("#recover=")[2]
    second = (await lines(database, "reset-password", name))[0].partition("#recover=")[2]
    early = other.post("/api/recover/mail", {"token": first, "password": NEW_PASSWORD})
    assert await refusal(early) == "refused-no-such-link", "a newer one replaces it"
    await other.post("/api/recover/mail", {"token": second, "password": NEW_PASSWORD})


async def test_the_host_deletes_an_account(page: Page, other: Page, database: str) -> None:
    name = new_name()
    await sign_up(page, name)
    running = await page.create("overload", "me here:Bob", seed=3)
    waiting = await page.create("overload", "me open", public=True)
    await other.watch(running)
    asked = await said(database, "delete-account", name)
    assert "would be gone for good" in asked
    assert (await page.get("/api/me"))["account"], "asking deletes nothing"
    again = shlex.split(asked.partition("if you are sure: ")[2])
    assert again[:3] == ["megawatt", "admin", "delete-account"]
    assert again[-2:] == ["--database", database], "the command is good as it is"
    assert "is deleted" in await said(database, *again[2:-2])

    async def signed_out() -> bool:
        return not (await page.get("/api/me"))["account"]

    await until(signed_out)
    assert await refusal(sign_in(page, name)) == "refused-sign-in"
    await other.until(lambda page: page.table["summary"]["seats"][0]["kind"] == "bot")
    assert (await other.get(f"/api/tables/{waiting}"))["status"] == "closed"
    assert "nobody has an account" in await said(database, "delete-account", name)
    await sign_up(other, name)


async def test_a_page_is_let_go_when_the_host_deletes_its_account(page: Page, database: str) -> None:
    name = new_name()
    await sign_up(page, name)
    await page.connect()
    assert page.socket is not None
    await lines(database, "delete-account", name, "--yes")
    async with asyncio.timeout(PATIENCE):
        await page.socket.wait_closed()
    assert not (await page.get("/api/me"))["account"]


async def test_the_host_revokes_tokens(page: Page, database: str) -> None:
    name = new_name()
    await sign_up(page, name)
    token = (await page.post("/api/tokens", {"name": "bot", "scopes": ["read"]}))["token"]
    assert "1 token is revoked" in await said(database, "revoke-tokens", name)
    assert (await page.get("/api/tokens"))["tokens"] == []

    async def ended() -> bool:
        answer = await page.http.get("/api/tables", headers={"authorization": f"Bearer {token}", "cookie": ""})
        return answer.status_code == 401

    await until(ended)
    assert (await page.get("/api/me"))["account"], "people stay signed in"
    assert "0 tokens are revoked" in await said(database, "revoke-tokens", name)


# What the commands say


async def test_printed_commands_name_the_database_that_was_given(page: Page, database: str, tmp_path: Path) -> None:
    await page.put("/api/me", {"name": "Grace"})
    table = await page.create("overload", "me here:Ann", seed=3)
    person = (await page.get("/api/me"))["id"]
    named = shlex.join(["--database", database])
    for arguments in (["ban", person], ["ban", "nobody"], ["remove-name", "nobody"], ["seat", table, "0", "--person", "nobody"]):
        assert named in await said(database, *arguments)
    await said(database, "unban", person)
    for arguments in (["withdraw-invitation", "nothing"], ["delete-account", "nobody"]):
        assert (named in await said(database, *arguments)) is (arguments[0] == "withdraw-invitation")


def test_the_version_is_printed() -> None:
    from megawatt.version import __version__

    assert CliRunner().invoke(app, ["--version"]).output == f"megawatt {__version__}\n"
