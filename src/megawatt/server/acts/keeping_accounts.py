"""What the host of a server does with people's accounts, from outside: a way back, an end, no more tokens."""

from __future__ import annotations

import secrets
import time
from functools import partial

from sqlalchemy import Connection

from megawatt.server.acts import moving_in
from megawatt.server.acts.administering import DESK, Desk
from megawatt.server.people.accounts import erase_account, name_key
from megawatt.server.people.sessions import digest
from megawatt.server.refusals import Refusal
from megawatt.server.storage import for_hosts
from megawatt.server.storage.accounts import CODE, CONFIRM, RESET, AccountRow, AccountStore
from megawatt.server.storage.channel import notify
from megawatt.server.telling.neighbours import EVERYBODY

RESET_SECONDS = 3 * 86_400.0
"""How long a link to a new password is good for."""


async def account_of(desk: Desk, who: str) -> AccountRow:
    """The account with this id or name; an id goes first, whatever somebody calls themselves."""
    store = AccountStore(desk.storage.store)
    found = await desk.storage.read(store.of, who) or await desk.storage.read(store.named, name_key(who))
    if found is None:
        raise Refusal("no-such-person", f"nobody has an account with the id or name {who!r}")
    return found


async def reset_password(desk: Desk, account: AccountRow, *, drop_mail: bool) -> str:
    """The secret of a link by which somebody sets a new password, once. The old one, every session, code and token end now.

    `drop_mail`: the e-mail address goes, too, so that whoever reads it cannot ask for a link.
    """
    store, token, person = AccountStore(desk.storage.store), secrets.token_urlsafe(24), account.person

    def write(connection: Connection) -> None:
        store.end_links(connection, person)
        for kind in (CODE, CONFIRM):
            store.replace_ways(connection, person, kind, [])
        store.replace_ways(connection, person, RESET, [digest(token)], time.time() + RESET_SECONDS)
        store.change(connection, person, password="")
        if drop_mail:
            store.set_email(connection, person, None)
        store.sign_out(connection, person)
        for_hosts.revoke_tokens(desk.storage.store, connection, person)

    await desk.storage.writer.submit(write)
    return token


async def delete_account(desk: Desk, account: AccountRow) -> None:
    """As the person could do it: bots play on, games stay, the name goes, and tournaments that are not begun are called off."""
    storage, person = desk.storage, account.person
    await moving_in.leave_everything(storage, desk.tables, desk.journal, person)

    def write(connection: Connection) -> None:
        erase_account(storage.store, connection, person, time.time())
        for_hosts.revoke_tokens(storage.store, connection, person)

    await storage.writer.submit(write)
    if storage.is_shared:
        await storage.writer.submit(partial(notify, payload=f"lobby {DESK} {EVERYBODY}"))


async def revoke_tokens(desk: Desk, account: AccountRow) -> int:
    """No program acts for this person any more; how many tokens there were."""
    revoked: int = await desk.storage.writer.submit(
        lambda connection: for_hosts.revoke_tokens(desk.storage.store, connection, account.person)
    )
    return revoked
