"""Accounts: a guest becomes one and keeps everything, sessions can be ended, ways back work once, strangers learn nothing."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, update

from megawatt.server.accounts.passwords import MAX_WAITING, Passwords
from megawatt.server.accounts.service import name_key
from megawatt.server.accounts.sessions import Sessions, browser_of
from megawatt.server.api.rate_limits import PER_ADDRESS, PER_PERSON, Limits, network_of
from megawatt.server.confusables import name_look
from megawatt.server.db import schema as db
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving
from .pages import PATIENCE, Page, Refused, plain_http, play_first, refusal

pytestmark = pytest.mark.anyio
PASSWORD = "seven sheep in a row"
numbers = itertools.count(1)


def new_name(name: str = "Ann") -> str:
    return f"{name} {next(numbers)}"


async def sign_up(page: Page, name: str, password: str = PASSWORD) -> list[str]:
    """A guest makes an account; the codes."""
    return list((await page.post("/api/account", {"name": name, "password": password}))["codes"])


async def sign_in(page: Page, name: str, password: str = PASSWORD) -> Any:
    return await page.post("/api/sign-in", {"name": name, "password": password})


async def test_a_guest_becomes_an_account_and_keeps_seat_and_games(page: Page, served: Served) -> None:
    table = await page.create("overload", "me bot", seed=3)
    guest = await page.get("/api/me")
    guests_cookies = httpx.Cookies(page.http.cookies)
    name = new_name()
    codes = await sign_up(page, name)
    assert len(set(codes)) == 8
    me = await page.get("/api/me")
    assert (me["id"], me["name"], me["account"]) == (guest["id"], name, True)
    await page.watch(table)
    await play_first(page)
    assert page.table["summary"]["seats"][0]["name"] == name
    async with Page(served.address, guests_cookies) as stranger:  # the cookie of the guest of before is nobody's now
        assert (await stranger.get("/api/me"))["id"] != guest["id"]


async def test_signing_in_elsewhere_finds_the_tables_and_brings_the_guests_along(page: Page, served: Served) -> None:
    name, mine = new_name(), await page.create("overload", "me bot", seed=3)
    await sign_up(page, name)
    async with served.page() as phone:
        played = await phone.create("overload", "me bot bot", seed=4)
        me = await sign_in(phone, name.upper())
        assert (me["account"], me["name"]) == (True, name)
        listed: set[str] = set()
        async with asyncio.timeout(PATIENCE):
            while not {mine, played} <= listed:
                listed = {table["id"] for table in (await phone.get("/api/tables"))["mine"]}
        await page.watch(played)
        assert page.table["summary"]["mine"] == [0]
        assert page.table["summary"]["host"]
        await play_first(page)


async def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(page: Page) -> None:
    name = new_name()
    await sign_up(page, name)
    await page.post("/api/sign-out")
    answers = []
    for body in ({"name": name, "password": "wrong password"}, {"name": "nobody at all", "password": "wrong password"}):
        answer = await page.http.post("/api/sign-in", json=body)
        answers.append((answer.status_code, answer.content))
    for body in (
        {"name": name, "code": "0000-0000-0000-0000", "password": "another password"},
        {"name": "nobody at all", "code": "0000-0000-0000-0000", "password": "another password"},
    ):
        answer = await page.http.post("/api/recover", json=body)
        answers.append((answer.status_code, answer.content))
    assert answers[0] == answers[1]
    assert answers[2] == answers[3]
    assert (await page.get("/api/me"))["account"] is False


async def test_signing_in_hashes_the_password_also_for_a_name_that_nobody_has(
    page: Page, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    passwords, compared = served.worker.core.accounts._passwords, []
    fits = passwords.fits

    async def noted(kept: str | None, password: str) -> bool:
        compared.append(kept)
        return await fits(kept, password)

    monkeypatch.setattr(passwords, "fits", noted)
    assert (await page.http.post("/api/sign-in", json={"name": "nobody at all", "password": PASSWORD})).status_code >= 400
    assert compared == [None]


async def test_the_same_work_is_done_for_a_name_that_nobody_has(dear_passwords: None) -> None:
    passwords, worked = Passwords(), []
    hashed, verify = await passwords.hashed(PASSWORD), passwords._verify

    def noted(kept: str, password: str) -> bool:
        worked.append(kept.split("$")[:4])  # the kind of hash and what it costs
        return verify(kept, password)

    passwords._verify = noted  # type: ignore[method-assign]
    assert await passwords.fits(hashed, PASSWORD)
    assert not await passwords.fits(hashed, "something else")
    assert not await passwords.fits(None, "nobody has this password")
    assert worked == [["", "argon2id", "v=19", "m=19456,t=2,p=1"]] * 3, "what OWASP asks for at least"
    passwords.close()


async def test_a_flood_of_passwords_is_turned_away_and_holds_nobody_up(dear_passwords: None) -> None:
    passwords = Passwords()
    asked = [asyncio.ensure_future(passwords.fits(None, PASSWORD)) for _ in range(MAX_WAITING + 10)]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(outcome, Refusal) for outcome in outcomes) == 10
    assert await passwords.fits(None, PASSWORD) is False, "and the next one is served"
    passwords.close()


def refused_after(limits: Limits, addresses: list[str], device: str | None = None) -> int:
    """How many guesses at Ann's password from these addresses were let through before the first that was not."""
    for number, address in enumerate(addresses):
        try:
            limits.guess("ann", address, device)
        except Refusal:
            return number
    return len(addresses)


@pytest.mark.usefixtures("nothing_refills")
def test_guessing_is_limited_by_name_and_address_together_and_by_each() -> None:
    limits = Limits(enabled=True)
    for _ in range(PER_PERSON["sign-in"][0]):
        limits.guess("ann", "10.0.0.1", None)
    with pytest.raises(Refusal, match="too many"):
        limits.guess("ann", "10.0.0.1", None)
    limits.guess("bob", "10.0.0.1", None)
    limits.guess("ann", "10.0.1.1", None)
    for number in range(PER_ADDRESS["sign-in"][0]):
        limits.guess(f"name {number}", "10.0.2.2", None)
    with pytest.raises(Refusal, match="too many"):
        limits.guess("one more name", "10.0.2.2", None)


@pytest.mark.usefixtures("nothing_refills")
def test_a_thousand_addresses_together_guess_slowly_and_a_known_browser_comes_in() -> None:
    limits = Limits(enabled=True)
    assert refused_after(limits, [f"10.1.{number // 250}.{number % 250}" for number in range(1000)]) < 1000
    limits.guess("bob", "10.2.0.1", None)
    limits.guess("ann", "10.1.0.1", "ann's own browser")
    assert refused_after(limits, ["10.1.0.1"] * 1000, "ann's own browser") < 1000
    limits.guess("ann", "10.1.0.1", "another browser of hers")


@pytest.mark.usefixtures("nothing_refills")
def test_who_has_a_network_of_the_sixth_version_has_one_address() -> None:
    limits = Limits(enabled=True)
    assert refused_after(limits, [f"2001:db8:1:2::{number:x}" for number in range(1000)]) < 1000
    limits.guess("ann", "2001:db8:1:3::1", None)
    assert network_of("::ffff:10.0.0.1") == "::ffff:10.0.0.1"
    assert network_of("local") == "local"


async def test_a_stranger_who_guesses_wrong_locks_nobody_out(database: str, nothing_refills: None) -> None:
    """Not from elsewhere, and not from the same address either: her own browser is known there."""
    settings = Settings(database=database, port=free_port(), behind_proxy=True, **{**QUICK, "rate_limits": True})
    async with serving(settings) as served, served.page() as ann, served.page() as stranger, served.page() as elsewhere:
        name = new_name("Locked")
        for page, address in ((ann, "10.0.0.1"), (stranger, "10.0.0.1"), (elsewhere, "10.0.0.9")):
            page.http.headers["x-forwarded-for"] = address
        await sign_up(ann, name)
        await ann.post("/api/sign-out")
        answers = [await refusal(sign_in(stranger, name, "a wrong guess")) for _ in range(PER_PERSON["sign-in"][0] + 1)]
        assert (set(answers[:-1]), answers[-1]) == ({"refused-sign-in"}, "refused-too-many")
        assert (await sign_in(elsewhere, name))["name"] == name
        assert (await sign_in(ann, name))["name"] == name
        known = next(each for each in ann.http.cookies if each.endswith("-known"))
        forged = ann.http.cookies[known][:-1] + "~"
        stranger.http.cookies.set(known, forged)
        assert await refusal(sign_in(stranger, name)) == "refused-too-many"


async def test_names_are_unique_whatever_their_spelling_and_guests_do_not_take_them(page: Page, other: Page) -> None:
    await sign_up(page, "Åsa Öhman")
    for taken in ("ÅSA  öhman", "Åsa Öhman", "Ａ\u030asa öhman"):
        assert await refusal(sign_up(other, taken)) == "refused-name-taken"
        assert await refusal(other.put("/api/me", {"name": taken})) == "refused-name-taken"
    free = new_name("Free")
    await sign_up(other, free)
    assert await refusal(other.put("/api/me", {"name": "åsa öhman"})) == "refused-name-taken"
    renamed = await other.put("/api/me", {"name": free.lower()})
    assert renamed["name"] == free.lower()


LOOKALIKES = [
    f"{{name}}{invisible}"
    for invisible in "\ufe0f\u034f\U000e0100\u3164\u2800\u115f\u17b4\u180b\uffa0"
] + ["\u3164{name}", "{name} \u2800", "{spread}"]  # fmt: skip
"""Spellings of a name that nobody can tell from it, with what cannot be seen."""


@pytest.mark.parametrize("spelling", LOOKALIKES, ids=ascii)
async def test_a_name_with_invisible_characters_is_the_same_name(spelling: str, page: Page, other: Page) -> None:
    name = new_name("Vera")
    taken = spelling.format(name=name, spread=name[:2] + "\u034f" + name[2:])
    await sign_up(page, name)
    assert await refusal(sign_up(other, taken)) == "refused-name-taken"
    assert await refusal(other.put("/api/me", {"name": taken})) == "refused-name-taken", "guests neither"
    assert (await other.get("/api/me"))["name"] is None
    if not set(taken) & set("\ufe0f\U000e0100"):  # those stay in names, for emoji and kanji, so they are typed or not
        assert (await sign_in(other, taken))["name"] == name, "who typed it so at first comes in so"


@pytest.mark.parametrize("twin", ["V\u0435r\u0430", "\u0412\u0435r\u0430", "\u03bder\u0430", "VER\u0410", "VE\u042fA"])
async def test_a_name_of_letters_that_look_the_same_is_the_same_name(twin: str, page: Page, other: Page) -> None:
    name = new_name("Vera")
    taken = name.replace("Vera", twin)
    await sign_up(page, name)
    if twin in ("VE\u042fA", "\u0412\u0435r\u0430"):  # these differ to the eye: a turned R, and a B
        await sign_up(other, taken)
        return
    assert await refusal(sign_up(other, taken)) == "refused-name-taken"
    assert await refusal(other.put("/api/me", {"name": taken})) == "refused-name-taken", "guests neither"
    await sign_up(other, new_name("Other"))
    assert await refusal(other.put("/api/me", {"name": taken})) == "refused-name-taken", "nor by another name for an account"
    assert await refusal(sign_in(other, taken)) == "refused-sign-in", "a twin is no way in"


@pytest.mark.parametrize(
    "nothing", ["\u3164", "\u2800\u2800", "\ufe0f", "\u115f\u1160", "\u17b4", "\u034f", "\U000e0100", "\u0301", "\u2800 \u3164"]
)
async def test_a_name_of_which_nothing_can_be_seen_is_refused(nothing: str, page: Page) -> None:
    with pytest.raises(Refused) as refused:
        await sign_up(page, nothing)
    assert refused.value.reason == "refused-name"
    assert "can be seen" in refused.value.answer["detail"]
    assert await refusal(page.put("/api/me", {"name": nothing})) == "refused-name"
    assert (await page.get("/api/me"))["account"] is False


async def test_of_two_twins_at_the_same_time_one_is_made(two: tuple[Served, Served]) -> None:
    """At two servers; neither sees the other's before its own is written."""
    latin, cyrillic = "Anna Pace", "\u0410nna Pa\u0441e"
    async with two[0].page() as page, two[1].page() as other:
        for server in two:
            server.worker.core.accounts.must_be_free = _always_free  # type: ignore[method-assign]
        made = await asyncio.gather(sign_up(page, latin), sign_up(other, cyrillic), return_exceptions=True)
        faults = [each for each in made if isinstance(each, BaseException)]
        assert [getattr(fault, "reason", fault) for fault in faults] == ["refused-name-taken"]


async def _always_free(name: str) -> None:
    """What each of two servers finds when both look before either writes."""


async def test_accounts_of_old_that_look_alike_go_on(new_database: Callable[[], str]) -> None:
    """Made before names were compared by their looks: both sign in, both may be spelled otherwise, nobody new looks like them."""
    settings = Settings(database=new_database(), port=free_port(), **QUICK)
    twin = "V\u0435ra\ufe0f"
    async with serving(settings) as served, served.page() as page, served.page() as other:
        await sign_up(page, "Vera")
        await sign_up(other, "Somebody")
        with served.worker.core.storage.store.engine.begin() as connection:
            theirs = (await other.get("/api/me"))["id"]
            connection.execute(update(db.accounts).where(db.accounts.c.person == theirs).values(name_key=name_key(twin)))
            connection.execute(update(db.people).where(db.people.c.id == theirs).values(name=twin))
            connection.execute(update(db.accounts).values(name_look=None))
            connection.execute(delete(db.settings).where(db.settings.c.name == "name-looks"))
    async with serving(settings) as served, served.page() as page, served.page() as other, served.page() as third:
        with served.worker.core.storage.store.engine.connect() as connection:
            looks = connection.execute(select(db.accounts.c.name_look)).scalars().all()
        assert len(looks) == 2
        assert set(looks) == {name_look("Vera")}
        assert (await sign_in(page, "vera"))["name"] == "Vera"
        assert (await sign_in(other, twin))["name"] == twin
        assert (await page.put("/api/me", {"name": "VERA"}))["name"] == "VERA"
        assert await refusal(sign_up(third, "V\u0435r\u0430")) == "refused-name-taken"
        await page.post("/api/account/delete", {"password": PASSWORD})
        assert await refusal(sign_up(third, "Vera")) == "refused-name-taken", "the other one is still there"
        await other.post("/api/account/delete", {"password": PASSWORD})
        await sign_up(third, "Vera")


@pytest.mark.usefixtures("nothing_refills")
async def test_guesses_at_one_account_are_counted_together_however_its_name_is_typed(database: str) -> None:
    settings = Settings(database=database, port=free_port(), behind_proxy=True, **{**QUICK, "rate_limits": True})
    async with serving(settings) as served, served.page() as page, served.page() as stranger:
        name = new_name("Typed")
        await sign_up(page, name)
        most = PER_PERSON["sign-in"][0]
        tries = [sign_in(stranger, name + "\u3164" * (number % 7), "a wrong guess") for number in range(most + 1)]
        answers = [await refusal(each) for each in tries]
        assert answers == ["refused-sign-in"] * most + ["refused-too-many"]


async def test_what_cannot_be_a_name_or_a_password_changes_nothing(page: Page) -> None:
    name = new_name()
    for given, why in (
        ({"name": "", "password": PASSWORD}, "name"),
        ({"name": "x" * 25, "password": PASSWORD}, "name"),
        ({"name": "a/b", "password": PASSWORD}, "account-name"),
        ({"name": "..", "password": PASSWORD}, "account-name"),
        ({"name": name, "password": "short"}, "password"),
        ({"name": name, "password": "x" * 201}, "password"),
        ({"name": name, "password": "aaaaaaaaaa"}, "password-weak"),
        ({"name": "Bartholomew", "password": "bartholomew"}, "password-weak"),
    ):
        assert await refusal(page.post("/api/account", given)) == f"refused-{why}"
    assert (await page.get("/api/me"))["account"] is False
    assert await refusal(page.get("/api/account")) == "refused-no-account"
    await sign_up(page, name)
    assert await refusal(sign_up(page, new_name())) == "refused-signed-in"


async def test_sessions_are_listed_and_ended_one_by_one_or_all_at_once(page: Page, served: Served) -> None:
    name = new_name()
    await sign_up(page, name)
    table = await page.create("overload", "me bot", seed=3)
    async with served.page() as phone, served.page() as tablet:
        await sign_in(phone, name)
        await sign_in(tablet, name)
        await phone.watch(table)
        listed = (await phone.get("/api/account"))["sessions"]
        assert len(listed) == 3
        assert sum(session["here"] for session in listed) == 1
        [phones] = [session["id"] for session in listed if session["here"]]
        await page.http.delete(f"/api/account/sessions/{phones}")
        assert (await phone.get("/api/me"))["account"] is False
        await asyncio.wait_for(phone.socket.wait_closed(), PATIENCE)  # its open page is let go, too
        assert (await tablet.get("/api/me"))["account"] is True
        assert await refusal(end_session(tablet, phones)) == "refused-no-such-session"
        await end_session(page, "others")
        assert (await tablet.get("/api/me"))["account"] is False
    assert (await page.get("/api/me"))["account"] is True


async def end_session(page: Page, session: str) -> Any:
    return page._checked(await page.http.delete(f"/api/account/sessions/{session}"))


async def test_nobody_ends_somebody_elses_session(page: Page, other: Page) -> None:
    await sign_up(page, new_name())
    await sign_up(other, new_name())
    [theirs] = (await page.get("/api/account"))["sessions"]
    assert await refusal(end_session(other, theirs["id"])) == "refused-no-such-session"
    assert (await page.get("/api/me"))["account"] is True


async def test_a_code_leads_back_once_and_signs_everybody_else_out(page: Page, served: Served) -> None:
    name = new_name()
    codes = await sign_up(page, name)
    new = "nine new passwords"
    async with served.page() as lost:
        assert await refusal(lost.post("/api/recover", {"name": name, "code": codes[0], "password": "x"})) == "refused-password"
        typed = codes[0].lower().replace("-", " ").replace("0", "o").replace("1", "l")
        await lost.post("/api/recover", {"name": name, "code": typed, "password": new})
        assert (await lost.get("/api/me"))["name"] == name
        assert (await lost.get("/api/account"))["codes_left"] == 7
        assert (await page.get("/api/me"))["account"] is False
        again = lost.post("/api/recover", {"name": name, "code": codes[0], "password": new})
        assert await refusal(again) == "refused-recovery"
        assert await refusal(lost.post("/api/account/codes", {"password": PASSWORD})) == "refused-password-wrong"
        fresh = (await lost.post("/api/account/codes", {"password": new}))["codes"]
        assert not set(fresh) & set(codes)
        old = page.post("/api/recover", {"name": name, "code": codes[1], "password": new})
        assert await refusal(old) == "refused-recovery"
    assert await refusal(sign_in(page, name)) == "refused-sign-in"
    await sign_in(page, name, new)


async def test_another_password_needs_the_old_one(page: Page, served: Served) -> None:
    name, new = new_name(), "nine new passwords"
    await sign_up(page, name)
    async with served.page() as phone:
        await sign_in(phone, name)
        wrong = page.put("/api/account/password", {"password": "not this one", "new": new})
        assert await refusal(wrong) == "refused-password-wrong"
        await page.put("/api/account/password", {"password": PASSWORD, "new": new})
        assert (await page.get("/api/me"))["account"] is True
        assert (await phone.get("/api/me"))["account"] is False
        await sign_in(phone, name, new)


async def test_settings_are_kept_with_the_account(page: Page, served: Served) -> None:
    name = new_name()
    assert await refusal(page.put("/api/account/settings", {"settings": {"theme": "dark"}})) == "refused-no-account"
    await sign_up(page, name)
    chosen = {"language": "ja", "theme": "dark", "replaySpeed": 2.0, "sound": True}
    await page.put("/api/account/settings", {"settings": chosen})
    async with served.page() as phone:
        me = await sign_in(phone, name)
        assert (me["language"], me["settings"]) == ("ja", chosen)
    long = page.put("/api/account/settings", {"settings": {"theme": "x" * 101}})
    assert await refusal(long) == "refused-bad-request"


def places_of(served: Served, name: str) -> list[tuple[str, str]]:
    """Every table and column of the database where this name stands, however it is spelled."""
    with served.worker.core.storage.store.engine.connect() as connection:
        found = {
            (table.name, column)
            for table in db.metadata.sorted_tables
            for row in connection.execute(select(table)).mappings()
            for column, value in row.items()
            if isinstance(value, str) and name.casefold() in value.casefold()
        }
    return sorted(found)


async def test_a_deleted_account_leaves_its_games_and_nothing_else(page: Page, other: Page, served: Served) -> None:
    name = new_name("Leaving")
    await sign_up(page, name)
    running = await page.create("overload", "me open", seed=3)
    await other.post(f"/api/tables/{running}/join", {})
    waiting = await page.create("overload", "me open", public=True)
    cookies = httpx.Cookies(page.http.cookies)
    assert await refusal(page.post("/api/account/delete", {"password": "not this one"})) == "refused-password-wrong"
    await page.post("/api/account/delete", {"password": PASSWORD})
    assert (await page.get("/api/me"))["account"] is False
    assert await refusal(sign_in(page, name)) == "refused-sign-in"
    seats = (await other.get(f"/api/tables/{running}"))["seats"]
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["stands_for"]) == ("bot", None, None)
    assert (await other.get(f"/api/tables/{waiting}"))["status"] == "closed"
    async with Page(served.address, cookies) as old:
        assert (await old.get("/api/me"))["account"] is False
    assert places_of(served, name) == []
    await sign_up(page, name)  # the name is free again
    assert {table for table, _ in places_of(served, name)} == {"accounts", "people"}


async def test_signing_out_leaves_a_new_guest(page: Page) -> None:
    name = new_name()
    await sign_up(page, name)
    person = (await page.get("/api/me"))["id"]
    cookies = httpx.Cookies(page.http.cookies)
    guest = await page.post("/api/sign-out")
    assert guest["account"] is False
    assert guest["id"] != person
    assert (await page.get("/api/me"))["id"] == guest["id"]
    async with Page(page.address, cookies) as copied:
        assert (await copied.get("/api/me"))["id"] != person
    await page.post("/api/sign-out")
    assert (await page.get("/api/me"))["id"] == guest["id"], "a guest stays who they are"


async def test_another_server_hears_at_once_that_a_session_was_ended(two: tuple[Served, Served]) -> None:
    first, second = two
    name = new_name()
    async with first.page() as here:
        await sign_up(here, name)
        async with second.page(here) as there:
            assert (await there.get("/api/me"))["account"] is True
            await there.connect()
            await here.post("/api/sign-out")
            await asyncio.wait_for(there.socket.wait_closed(), PATIENCE)
            assert (await there.get("/api/me"))["account"] is False


async def test_forged_and_foreign_cookies_are_nobodys(page: Page, served: Served) -> None:
    await sign_up(page, new_name())
    [(cookie, value)] = [each for each in page.http.cookies.items() if not each[0].endswith("-known")]
    person = (await page.get("/api/me"))["id"]
    for forged in (value[:-2], value.replace("session.", ""), f"{person}.{value.rpartition('.')[2]}", "session..", "session.x.y"):
        async with plain_http(base_url=served.address, cookies={cookie: forged}) as thief:
            assert (await thief.get("/api/me")).json()["id"] != person


async def test_guests_play_on_while_the_database_forgets_to_answer(database: str) -> None:
    """Who was known a moment ago is known when the database does not answer."""
    async with serving(Settings(database=database, port=free_port(), **QUICK)) as served, served.page() as page:
        me = await page.get("/api/me")
        sessions = served.worker.services.get(Sessions)
        [known] = [known for key, known in sessions._known.items() if key[1] == me["id"]]
        known.at -= 3600

        async def fails(*_: object) -> None:
            raise Refusal("busy", "no answer")

        sessions._storage = type("Silent", (), {"read": staticmethod(fails)})()  # type: ignore[assignment]
        header = "; ".join(f"{name}={value}" for name, value in page.http.cookies.items())
        who = await sessions.who(header)
        assert who is not None
        assert who.person == me["id"]
        sessions._storage = served.worker.core.storage


def test_browsers_are_told_by_names_that_people_know() -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1"
    )
    assert browser_of(firefox) == "Firefox, Linux"
    assert browser_of(phone) == "Safari, iPhone"
    assert browser_of("python-httpx/0.28") == "python-httpx"
    assert browser_of("\x1b[31m" * 50) == ""
    assert name_key("  Ann   LEE ") == "ann lee"


async def test_a_refused_wish_says_so_to_the_page(page: Page) -> None:
    with pytest.raises(Refused) as refused:
        await page.post("/api/sign-in", {"name": "Ann", "password": PASSWORD, "extra": 1})
    assert refused.value.reason == "refused-bad-request"
