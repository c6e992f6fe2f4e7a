"""The host's changes of accounts: reset a password, delete, revoke tokens."""

from __future__ import annotations

import secrets
import time
from functools import partial

from sqlalchemy import Connection

from megawatt.server.accounts.service import erase_account, name_key
from megawatt.server.accounts.sessions import digest
from megawatt.server.accounts.store import CODE, CONFIRM, RESET, AccountRow, AccountStore
from megawatt.server.admin import store as admin_store
from megawatt.server.admin.session import ADMIN, AdminSession
from megawatt.server.db.notify import notify
from megawatt.server.live.pubsub import EVERYBODY
from megawatt.server.refusals import Refusal

RESET_SECONDS = 3 * 86_400.0
"""How long a link to a new password is good for."""


async def account_of(admin_session: AdminSession, who: str) -> AccountRow:
    """The account with this id or name; ids take precedence."""
    store = AccountStore(admin_session.storage.store)
    found = await admin_session.storage.read(store.of, who) or await admin_session.storage.read(store.named, name_key(who))
    if found is None:
        raise Refusal("no-such-person", f"nobody has an account with the id or name {who!r}")
    return found


async def reset_password(admin_session: AdminSession, account: AccountRow, *, drop_mail: bool) -> str:
    """The secret of a link by which somebody sets a new password, once. The old one, every session, code and token end now.

    `drop_mail` also removes the e-mail address, so that nobody who reads that mailbox can ask for a link.
    """
    store, token, person = AccountStore(admin_session.storage.store), secrets.token_urlsafe(24), account.person

    def write(connection: Connection) -> None:
        store.end_links(connection, person)
        for kind in (CODE, CONFIRM):
            store.replace_ways(connection, person, kind, [])
        store.replace_ways(connection, person, RESET, [digest(token)], time.time() + RESET_SECONDS)
        store.change(connection, person, password="")
        if drop_mail:
            store.set_email(connection, person, None)
        store.sign_out(connection, person)
        admin_store.revoke_tokens(admin_session.storage.store, connection, person)

    await admin_session.storage.writer.submit(write)
    return token


async def delete_account(admin_session: AdminSession, account: AccountRow) -> None:
    """Delete an account as its owner could: bots play on, games stay, the name is removed, and open tournaments are cancelled."""
    storage, person = admin_session.storage, account.person
    await admin_session.account_changes.leave_everything(person)

    def write(connection: Connection) -> None:
        erase_account(storage.store, admin_session.account_hooks, connection, person, time.time())
        admin_store.revoke_tokens(storage.store, connection, person)

    await storage.writer.submit(write)
    if storage.is_shared:
        await storage.writer.submit(partial(notify, payload=f"lobby {ADMIN} {EVERYBODY}"))


async def revoke_tokens(admin_session: AdminSession, account: AccountRow) -> int:
    """Revoke all tokens of a person; returns how many there were."""
    revoked: int = await admin_session.storage.writer.submit(
        lambda connection: admin_store.revoke_tokens(admin_session.storage.store, connection, account.person)
    )
    return revoked
