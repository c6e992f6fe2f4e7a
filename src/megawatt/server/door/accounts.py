"""The HTTP addresses of accounts: becoming one, coming in and out, ways back, and what is kept about oneself."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from megawatt.server.acts import moving_in, naming
from megawatt.server.door.asking import REFUSALS, as_json, spend, worker_of
from megawatt.server.door.bodies import body, taken, told
from megawatt.server.door.languages import spoken_by
from megawatt.server.people.accounts import From, SignedIn
from megawatt.server.people.sessions import Who, browser_of
from megawatt.server.storage.accounts import SessionRow
from megawatt.server.wire.answers import Me
from megawatt.server.wire.people import (
    AccountShown,
    Codes,
    EmailConfirmed,
    EmailWish,
    Forgotten,
    NewPassword,
    OwnPassword,
    Preferences,
    Recovery,
    RecoveryByMail,
    SessionShown,
    SignIn,
    SignUp,
)
from megawatt.server.wire.requests import Name

router = APIRouter(responses=REFUSALS)
SessionName = Annotated[str, Path(max_length=16)]


@router.get("/api/me", **told(Me))
async def me(request: Request) -> Response:
    """Who is asking."""
    return as_json(await me_of(request, request.scope["who"]))


@router.put("/api/me", **told(Me), **taken(Name))
async def rename(request: Request, wish: Annotated[Name, Depends(body(Name))]) -> Response:
    """Choose a name; nobody may take that of somebody's account."""
    name = naming.checked_name(wish.name)
    person, worker, who = spend(request, "name"), worker_of(request), request.scope["who"]
    if await worker.storage.read(worker.accounts.store.of, person) is None:
        await worker.accounts.must_be_free(name)
        await naming.rename_guest(worker.storage, worker.tables, person, name)
    else:
        naming.show_name(worker.tables, person, name, await worker.accounts.rename(who, name))
    return as_json(await me_of(request, who))


@router.post("/api/account", **told(Codes), **taken(SignUp))
async def sign_up(request: Request, wish: Annotated[SignUp, Depends(body(SignUp))]) -> Response:
    """A guest becomes an account and keeps everything."""
    worker, who = worker_of(request), request.scope["who"]
    name = naming.checked_name(wish.name)
    signed_in, codes = await worker.accounts.sign_up(
        who, request.scope["address"], name, wish.password, _browser(request), wish.invitation
    )
    naming.show_name(worker.tables, who.person, name, list(worker.tables.audiences))
    return _with_session(request, as_json(Codes(codes)), signed_in)


@router.post("/api/sign-in", **told(Me), **taken(SignIn))
async def sign_in(request: Request, wish: Annotated[SignIn, Depends(body(SignIn))]) -> Response:
    """Come back; the tables of the guest that this browser was come along."""
    signed_in = await worker_of(request).accounts.sign_in(
        _origin(request), wish.name, wish.password, _browser(request)
    )  # fmt: skip
    return await _come_in(request, signed_in)


@router.post("/api/recover", **told(Me), **taken(Recovery))
async def recover(request: Request, wish: Annotated[Recovery, Depends(body(Recovery))]) -> Response:
    """A new password by a code that was shown once."""
    signed_in = await worker_of(request).accounts.recover(_origin(request), wish.name, wish.code, wish.password, _browser(request))
    return await _come_in(request, signed_in)


@router.post("/api/forgotten", **told(Forgotten), **taken(Forgotten))
async def forgotten(request: Request, wish: Annotated[Forgotten, Depends(body(Forgotten))]) -> Response:
    """Send a way back to the confirmed address of this name; the answer is the same whether there is one or not."""
    worker_of(request).letters.ask_way_back(request.scope["address"], wish.name, _language(request))
    return as_json(wish)


@router.post("/api/recover/mail", **told(Me), **taken(RecoveryByMail))
async def recover_by_mail(request: Request, wish: Annotated[RecoveryByMail, Depends(body(RecoveryByMail))]) -> Response:
    """A new password by the link of a letter."""
    signed_in = await worker_of(request).letters.come_back(
        request.scope["address"], wish.token, wish.password, _browser(request)
    )  # fmt: skip
    return await _come_in(request, signed_in)


@router.post("/api/sign-out", **told(Me))
async def sign_out(request: Request) -> Response:
    """Leave this browser; what comes next is a new guest."""
    worker, who = worker_of(request), request.scope["who"]
    if who.session is not None:
        await worker.accounts.sign_out(who)
        request.scope["person"] = request.app.state.door.new_guest()
    guest = Who(request.scope["person"])
    answer = as_json(await me_of(request, guest))
    answer.headers.append("set-cookie", request.app.state.door.cookie(request.scope)[1].decode())
    return answer


@router.get("/api/account", **told(AccountShown))
async def account(request: Request) -> Response:
    """What is kept about me."""
    return as_json(await _account(request))


@router.put("/api/account/email", **told(AccountShown), **taken(EmailWish))
async def set_email(request: Request, wish: Annotated[EmailWish, Depends(body(EmailWish))]) -> Response:
    """Another e-mail address for my account, or none; a letter asks whether it is mine."""
    who, address = request.scope["who"], request.scope["address"]
    await worker_of(request).letters.set_address(who, address, wish.password, wish.email, _language(request))
    return as_json(await _account(request))


@router.post("/api/account/email/confirm", **told(EmailConfirmed), **taken(EmailConfirmed))
async def confirm_email(request: Request, wish: Annotated[EmailConfirmed, Depends(body(EmailConfirmed))]) -> Response:
    """The address of an account is mine: I have got what was sent there."""
    await worker_of(request).letters.confirm(request.scope["address"], wish.token)
    return as_json(wish)


@router.put("/api/account/settings", **told(Me), **taken(Preferences))
async def keep_settings(request: Request, wish: Annotated[Preferences, Depends(body(Preferences))]) -> Response:
    """What I prefer, on every device."""
    spend(request, "name")
    await worker_of(request).accounts.keep_settings(request.scope["who"], wish.settings)
    return as_json(await me_of(request, request.scope["who"]))


@router.put("/api/account/password", **told(Me), **taken(NewPassword))
async def change_password(request: Request, wish: Annotated[NewPassword, Depends(body(NewPassword))]) -> Response:
    """Another password; other browsers are signed out."""
    who = request.scope["who"]
    await worker_of(request).accounts.change_password(who, request.scope["address"], wish.password, wish.new)
    return as_json(await me_of(request, who))


@router.post("/api/account/codes", **told(Codes), **taken(OwnPassword))
async def new_codes(request: Request, wish: Annotated[OwnPassword, Depends(body(OwnPassword))]) -> Response:
    """Codes to get back in with, instead of those of before."""
    who = request.scope["who"]
    return as_json(Codes(await worker_of(request).accounts.new_codes(who, request.scope["address"], wish.password)))


@router.delete("/api/account/sessions/{session}", **told(Me))
async def end_session(request: Request, session: SessionName) -> Response:
    """Sign out another browser of mine, or all others."""
    worker, who = worker_of(request), request.scope["who"]
    await worker.accounts.mine(who)
    if session == "others":
        await worker.accounts.sign_out_elsewhere(who)
    else:
        await worker.accounts.sign_out(who, session)
    return as_json(await me_of(request, who))


@router.post("/api/account/delete", **told(Me), **taken(OwnPassword))
async def delete(request: Request, wish: Annotated[OwnPassword, Depends(body(OwnPassword))]) -> Response:
    """Delete my account: rated games are lost, bots play on for me in others, finished games stay, the name goes; my
    tournaments that are not begun are called off."""
    worker, who = worker_of(request), request.scope["who"]
    await worker.accounts.confirmed(who, request.scope["address"], wish.password)
    await moving_in.leave_everything(worker.storage, worker.tables, worker.journal, who.person)
    await worker.counting.count()  # while the rating that the others won against is still known
    await worker.tournaments.tell_of(await worker.accounts.erase(who.person, worker.journal.now()))
    naming.show_name(worker.tables, who.person, None, list(worker.tables.audiences))
    request.scope["person"] = request.app.state.door.new_guest()
    answer = as_json(await me_of(request, Who(request.scope["person"])))
    answer.headers.append("set-cookie", request.app.state.door.cookie(request.scope)[1].decode())
    return answer


async def _come_in(request: Request, signed_in: SignedIn) -> Response:
    worker, who = worker_of(request), request.scope["who"]
    if who.session is None:
        await worker.reaching.bring_along(who.person, signed_in.person, signed_in.session)
        moving = moving_in.bring_along(worker.storage, worker.tables, worker.journal, who.person, signed_in.person)
        worker.background.once("moving in", moving)
    answer = as_json(await me_of(request, Who(signed_in.person, "")))
    return _with_session(request, answer, signed_in)


def _with_session(request: Request, answer: Response, signed_in: SignedIn) -> Response:
    door = request.app.state.door
    answer.headers.append("set-cookie", door.session_cookie(request.scope, signed_in.token))
    if (door.known_device(request.scope) or ("",))[0] != signed_in.person:
        answer.headers.append("set-cookie", door.known_cookie(request.scope, signed_in.person))
    return answer


async def me_of(request: Request, who: Who) -> Me:
    """Somebody, as their own page knows them."""
    worker = worker_of(request)
    name = await worker.storage.read(worker.storage.store.name_of, who.person)
    language = _language(request)
    creates = await worker.membership.may_create(who.person)
    if who.session is None:
        return Me(who.person, name, language, False, creates=creates)
    found = await worker.storage.read(worker.accounts.store.of, who.person)
    settings = msgspec.json.decode(found.settings) if found else {}
    return Me(who.person, name, (found and found.language) or language, True, settings, creates)


async def _account(request: Request) -> AccountShown:
    worker, who = worker_of(request), request.scope["who"]
    found, storage, store = await worker.accounts.mine(who), worker.storage, worker.accounts.store
    sessions = [_session(row, who) for row in await storage.read(store.sessions_of, who.person)]
    name = await storage.read(storage.store.name_of, who.person) or ""
    codes_left = await storage.read(store.codes_left, who.person)
    return AccountShown(name, int(found.created), codes_left, found.email, found.email_confirmed, sessions)


def _session(row: SessionRow, who: Who) -> SessionShown:
    return SessionShown(row.id, row.about, int(row.created), int(row.seen), row.id == who.session)


def _origin(request: Request) -> From:
    return From(request.scope["address"], request.app.state.door.known_device(request.scope))


def _language(request: Request) -> str:
    return spoken_by(request.headers.get("accept-language", ""))


def _browser(request: Request) -> str:
    return browser_of(request.headers.get("user-agent", ""))
