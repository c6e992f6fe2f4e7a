"""The HTTP addresses of accounts: becoming one, coming in and out, ways back, and what is kept about oneself."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response

from megawatt.server.accept_language import spoken_by
from megawatt.server.accounts.account_email import AccountEmail
from megawatt.server.accounts.authentication import Authenticator
from megawatt.server.accounts.membership import Membership
from megawatt.server.accounts.messages import (
    AccountShown,
    Codes,
    EmailConfirmed,
    EmailWish,
    Forgotten,
    Me,
    Name,
    NewPassword,
    OwnPassword,
    Preferences,
    Recovery,
    RecoveryByMail,
    SessionShown,
    SignIn,
    SignUp,
)
from megawatt.server.accounts.names import checked_name
from megawatt.server.accounts.people import PeopleStore
from megawatt.server.accounts.service import Accounts, From, SignedIn
from megawatt.server.accounts.sessions import Who, browser_of
from megawatt.server.accounts.store import SessionRow
from megawatt.server.api.bodies import JsonBody, answers
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import NO_TOKEN, RouteScopes
from megawatt.server.api.services import Injected, service_of
from megawatt.server.db.database import Storage

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/me"): NO_TOKEN,
    ("PUT", "/api/me"): NO_TOKEN,
    ("GET", "/api/account"): NO_TOKEN,
    ("POST", "/api/account"): NO_TOKEN,
    ("PUT", "/api/account/email"): NO_TOKEN,
    ("POST", "/api/account/email/confirm"): NO_TOKEN,
    ("PUT", "/api/account/settings"): NO_TOKEN,
    ("PUT", "/api/account/password"): NO_TOKEN,
    ("POST", "/api/account/codes"): NO_TOKEN,
    ("DELETE", "/api/account/sessions/{session}"): NO_TOKEN,
    ("POST", "/api/account/delete"): NO_TOKEN,
    ("POST", "/api/sign-in"): NO_TOKEN,
    ("POST", "/api/sign-out"): NO_TOKEN,
    ("POST", "/api/recover"): NO_TOKEN,
    ("POST", "/api/recover/mail"): NO_TOKEN,
    ("POST", "/api/forgotten"): NO_TOKEN,
}
SessionName = Annotated[str, Path(max_length=16)]


@router.get("/api/me", **answers(Me))
async def me(request: Request) -> Response:
    """Who is asking."""
    return as_json(await me_of(request, request.scope["who"]))


@router.put("/api/me", **answers(Me))
async def rename(request: Request, accounts: Injected[Accounts], wish: JsonBody[Name]) -> Response:
    """Choose a name; nobody may take that of somebody's account."""
    name = checked_name(wish.name)
    spend(request, "name")
    await accounts.rename(request.scope["who"], name)
    return as_json(await me_of(request, request.scope["who"]))


@router.post("/api/account", **answers(Codes))
async def sign_up(request: Request, accounts: Injected[Accounts], wish: JsonBody[SignUp]) -> Response:
    """A guest becomes an account and keeps everything."""
    who = request.scope["who"]
    name = checked_name(wish.name)
    signed_in, codes = await accounts.sign_up(
        who, request.scope["address"], name, wish.password, _browser(request), wish.invitation
    )
    return _with_session(request, as_json(Codes(codes)), signed_in)


@router.post("/api/sign-in", **answers(Me))
async def sign_in(request: Request, accounts: Injected[Accounts], wish: JsonBody[SignIn]) -> Response:
    """Come back; the tables of the guest that this browser was come along."""
    signed_in = await accounts.sign_in(
        _origin(request), wish.name, wish.password, _browser(request)
    )  # fmt: skip
    return await _come_in(request, signed_in)


@router.post("/api/recover", **answers(Me))
async def recover(request: Request, accounts: Injected[Accounts], wish: JsonBody[Recovery]) -> Response:
    """A new password by a code that was shown once."""
    signed_in = await accounts.recover(_origin(request), wish.name, wish.code, wish.password, _browser(request))
    return await _come_in(request, signed_in)


@router.post("/api/forgotten", **answers(Forgotten))
async def forgotten(request: Request, account_email: Injected[AccountEmail], wish: JsonBody[Forgotten]) -> Response:
    """Send a way back to the confirmed address of this name; the answer is the same whether there is one or not."""
    account_email.ask_way_back(request.scope["address"], wish.name, _language(request))
    return as_json(wish)


@router.post("/api/recover/mail", **answers(Me))
async def recover_by_mail(request: Request, account_email: Injected[AccountEmail], wish: JsonBody[RecoveryByMail]) -> Response:
    """A new password by the link of an e-mail."""
    signed_in = await account_email.come_back(
        request.scope["address"], wish.token, wish.password, _browser(request)
    )  # fmt: skip
    return await _come_in(request, signed_in)


@router.post("/api/sign-out", **answers(Me))
async def sign_out(request: Request, accounts: Injected[Accounts]) -> Response:
    """Leave this browser; what comes next is a new guest."""
    who = request.scope["who"]
    if who.session is not None:
        await accounts.sign_out(who)
        request.scope["person"] = service_of(request, Authenticator).new_guest()
    guest = Who(request.scope["person"])
    answer = as_json(await me_of(request, guest))
    answer.headers.append("set-cookie", service_of(request, Authenticator).cookie(request.scope)[1].decode())
    return answer


@router.get("/api/account", **answers(AccountShown))
async def account(request: Request) -> Response:
    """What is kept about me."""
    return as_json(await _account(request))


@router.put("/api/account/email", **answers(AccountShown))
async def set_email(request: Request, account_email: Injected[AccountEmail], wish: JsonBody[EmailWish]) -> Response:
    """Another e-mail address for my account, or none; an e-mail asks whether it is mine."""
    who, address = request.scope["who"], request.scope["address"]
    await account_email.set_address(who, address, wish.password, wish.email, _language(request))
    return as_json(await _account(request))


@router.post("/api/account/email/confirm", **answers(EmailConfirmed))
async def confirm_email(request: Request, account_email: Injected[AccountEmail], wish: JsonBody[EmailConfirmed]) -> Response:
    """The address of an account is mine: I have got what was sent there."""
    await account_email.confirm(request.scope["address"], wish.token)
    return as_json(wish)


@router.put("/api/account/settings", **answers(Me))
async def keep_settings(request: Request, accounts: Injected[Accounts], wish: JsonBody[Preferences]) -> Response:
    """What I prefer, on every device."""
    spend(request, "name")
    await accounts.keep_settings(request.scope["who"], wish.settings)
    return as_json(await me_of(request, request.scope["who"]))


@router.put("/api/account/password", **answers(Me))
async def change_password(request: Request, accounts: Injected[Accounts], wish: JsonBody[NewPassword]) -> Response:
    """Another password; other browsers are signed out."""
    who = request.scope["who"]
    await accounts.change_password(who, request.scope["address"], wish.password, wish.new)
    return as_json(await me_of(request, who))


@router.post("/api/account/codes", **answers(Codes))
async def new_codes(request: Request, accounts: Injected[Accounts], wish: JsonBody[OwnPassword]) -> Response:
    """Replace my recovery codes."""
    who = request.scope["who"]
    return as_json(Codes(await accounts.new_codes(who, request.scope["address"], wish.password)))


@router.delete("/api/account/sessions/{session}", **answers(Me))
async def end_session(request: Request, accounts: Injected[Accounts], session: SessionName) -> Response:
    """Sign out another browser of mine, or all others."""
    who = request.scope["who"]
    await accounts.mine(who)
    if session == "others":
        await accounts.sign_out_elsewhere(who)
    else:
        await accounts.sign_out(who, session)
    return as_json(await me_of(request, who))


@router.post("/api/account/delete", **answers(Me))
async def delete(
    request: Request, accounts: Injected[Accounts], authenticator: Injected[Authenticator], wish: JsonBody[OwnPassword]
) -> Response:
    """Delete my account: rated games are lost, bots play on for me in others, finished games stay, the name goes; my
    tournaments that are not begun are called off."""
    who = request.scope["who"]
    await accounts.confirmed(who, request.scope["address"], wish.password)
    await accounts.erase(who.person)
    return await _as_new_guest(request, authenticator)


async def _as_new_guest(request: Request, authenticator: Authenticator) -> Response:
    request.scope["person"] = authenticator.new_guest()
    answer = as_json(await me_of(request, Who(request.scope["person"])))
    answer.headers.append("set-cookie", authenticator.cookie(request.scope)[1].decode())
    return answer


async def _come_in(request: Request, signed_in: SignedIn) -> Response:
    await service_of(request, Accounts).bring_guest_along(request.scope["who"], signed_in)
    answer = as_json(await me_of(request, Who(signed_in.person, "")))
    return _with_session(request, answer, signed_in)


def _with_session(request: Request, answer: Response, signed_in: SignedIn) -> Response:
    authenticator = service_of(request, Authenticator)
    answer.headers.append("set-cookie", authenticator.session_cookie(request.scope, signed_in.token))
    if (authenticator.known_device(request.scope) or ("",))[0] != signed_in.person:
        answer.headers.append("set-cookie", authenticator.known_cookie(request.scope, signed_in.person))
    return answer


async def me_of(request: Request, who: Who) -> Me:
    """Somebody, as their own page knows them."""
    storage, accounts = service_of(request, Storage), service_of(request, Accounts)
    name = await storage.read(PeopleStore(storage.store).name_of, who.person)
    language = _language(request)
    creates = await service_of(request, Membership).may_create(who.person)
    if who.session is None:
        return Me(who.person, name, language, False, creates=creates)
    found = await storage.read(accounts.store.of, who.person)
    settings = msgspec.json.decode(found.settings) if found else {}
    return Me(who.person, name, (found and found.language) or language, True, settings, creates)


async def _account(request: Request) -> AccountShown:
    storage, accounts, who = service_of(request, Storage), service_of(request, Accounts), request.scope["who"]
    found, store = await accounts.mine(who), accounts.store
    sessions = [_session(row, who) for row in await storage.read(store.sessions_of, who.person)]
    name = await storage.read(PeopleStore(storage.store).name_of, who.person) or ""
    codes_left = await storage.read(store.codes_left, who.person)
    return AccountShown(name, int(found.created), codes_left, found.email, found.email_confirmed, sessions)


def _session(row: SessionRow, who: Who) -> SessionShown:
    return SessionShown(row.id, row.about, int(row.created), int(row.seen), row.id == who.session)


def _origin(request: Request) -> From:
    return From(request.scope["address"], service_of(request, Authenticator).known_device(request.scope))


def _language(request: Request) -> str:
    return spoken_by(request.headers.get("accept-language", ""))


def _browser(request: Request) -> str:
    return browser_of(request.headers.get("user-agent", ""))
