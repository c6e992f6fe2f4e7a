"""`megawatt admin` about accounts: invitations, who may set up tables, new passwords, tokens, and accounts that end."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Annotated

import typer

from megawatt.cli.admin import IDS_ARE_NO_OPTIONS, Database, Most, admin, command, day, rows_of, run_admin, say, show
from megawatt.kernel.errors import OptionError

__all__ = ["admin"]

if TYPE_CHECKING:
    from megawatt.server.accounts.membership_store import InvitationRow
    from megawatt.server.accounts.store import AccountRow
    from megawatt.server.admin.session import AdminSession

Account = Annotated[str, typer.Argument(help="The name of somebody's account, or their id.")]
DAY = 86_400.0


@admin.command()
def invite(
    count: Annotated[int, typer.Option(min=1, max=100, help="How many invitations, each for one person.")] = 1,
    days: Annotated[int, typer.Option(min=1, max=365, help="Days until they expire.")] = 14,
    note: Annotated[str, typer.Option(help="A note to yourself, such as for whom it is.")] = "",
    database: Database = "",
) -> None:
    """Make invitations: with each of them one person can make an account. They are shown this once."""
    from megawatt.server.accounts.codes import code_read, new_code
    from megawatt.server.accounts.membership_store import InvitationRow, MembershipStore
    from megawatt.server.accounts.sessions import digest

    now, codes = time.time(), [new_code() for _ in range(count)]
    rows = [InvitationRow(digest(code_read(code)), secrets.token_hex(4), note[:200], now, now + days * DAY, None) for code in codes]

    async def act(admin_session: AdminSession) -> str:
        store = MembershipStore(admin_session.storage.store)
        await admin_session.storage.writer.submit(lambda connection: store.invite(connection, rows))
        return await admin_session.storage.read(store.address)

    address = run_admin(database, act)
    for row, code in zip(rows, codes, strict=True):
        say(f"{row.id}  {address}/account#invite={code}")
    say(f"Good for one account each, until {day(now + days * DAY)}.")
    if not address:
        say("Put the address of your server in front: it has not been started with this database yet.")


@admin.command()
def invitations(most: Most = 50, database: Database = "") -> None:
    """List invitations, the newest first, and who has used them."""
    from megawatt.server.accounts.membership_store import MembershipStore

    async def read(admin_session: AdminSession) -> list[tuple[InvitationRow, str | None]]:
        return await admin_session.storage.read(MembershipStore(admin_session.storage.store).invitations, most)

    rows = rows_of("invitation", "made", "state", "note")
    for row, name in run_admin(database, read):
        state = f"good until {day(row.until)}" if row.until > time.time() else "too old"
        rows.add_row(row.id, day(row.created), f"used by {name or row.person}" if row.person else state, row.note)
    show(rows, "there are no invitations")


@admin.command("withdraw-invitation")
def withdraw_invitation(
    invitation: Annotated[str, typer.Argument(help="As `megawatt admin invitations` shows it.")], database: Database = ""
) -> None:
    """Make an invitation that nobody has used good for nothing."""
    from megawatt.server.accounts.membership_store import MembershipStore

    async def act(admin_session: AdminSession) -> bool:
        store = MembershipStore(admin_session.storage.store)
        return bool(await admin_session.storage.writer.submit(lambda connection: store.withdraw(connection, invitation)))

    if not run_admin(database, act):
        raise OptionError(f"no unused invitation is called {invitation!r}; `{command(database, 'invitations')}` lists them")
    say(f"Invitation {invitation} is withdrawn.")


@admin.command()
def hosts(database: Database = "") -> None:
    """List who may set up tables where the server was started with `--tables hosts`."""
    from megawatt.server.accounts.membership_store import MembershipStore

    async def read(admin_session: AdminSession) -> list[tuple[str, str | None]]:
        return await admin_session.storage.read(MembershipStore(admin_session.storage.store).hosts)

    rows = rows_of("person", "name")
    for person, name in run_admin(database, read):
        rows.add_row(person, name or "–")
    show(rows, "there are no hosts")


@admin.command("add-host", context_settings=IDS_ARE_NO_OPTIONS)
def add_host(who: Account, database: Database = "") -> None:
    """Let somebody set up tables where the server was started with `--tables hosts`."""
    from megawatt.server.accounts.membership_store import MembershipStore
    from megawatt.server.admin.accounts import account_of

    async def act(admin_session: AdminSession) -> None:
        account, store = await account_of(admin_session, who), MembershipStore(admin_session.storage.store)
        await admin_session.storage.writer.submit(lambda connection: store.add_host(connection, account.person))

    run_admin(database, act)
    say(f"{who} may set up tables.")


@admin.command("remove-host", context_settings=IDS_ARE_NO_OPTIONS)
def remove_host(who: Account, database: Database = "") -> None:
    """Let somebody set up no more tables where only hosts may."""
    from megawatt.server.accounts.membership_store import MembershipStore
    from megawatt.server.admin.accounts import account_of

    async def act(admin_session: AdminSession) -> bool:
        account, store = await account_of(admin_session, who), MembershipStore(admin_session.storage.store)
        return bool(await admin_session.storage.writer.submit(lambda connection: store.remove_host(connection, account.person)))

    if not run_admin(database, act):
        raise OptionError(f"{who!r} is no host; `{command(database, 'hosts')}` lists them")
    say(f"{who} is no host any more.")


@admin.command("reset-password", context_settings=IDS_ARE_NO_OPTIONS)
def reset_password(
    who: Account,
    drop_mail: Annotated[
        bool, typer.Option("--drop-mail", help="Take the e-mail address away, too: somebody else may read it.")
    ] = False,
    database: Database = "",
) -> None:
    """Print a link by which somebody sets a new password. The old one, recovery codes, sessions and tokens end at once."""
    from megawatt.server.accounts.membership_store import MembershipStore
    from megawatt.server.admin import accounts as accounts_admin

    async def act(admin_session: AdminSession) -> tuple[str, str]:
        account = await accounts_admin.account_of(admin_session, who)
        token = await accounts_admin.reset_password(admin_session, account, drop_mail=drop_mail)
        return await admin_session.storage.read(MembershipStore(admin_session.storage.store).address), token

    address, token = run_admin(database, act)
    say(f"{address}/account#recover={token}")
    say("Good once, for three days. Give it to nobody else: the first to open it gets the account.")


@admin.command("delete-account", context_settings=IDS_ARE_NO_OPTIONS)
def delete_account(
    who: Account,
    sure: Annotated[bool, typer.Option("--yes", help="You are sure: it can't be taken back.")] = False,
    database: Database = "",
) -> None:
    """Delete an account for good. Bots play on, finished games stay without the name, tables that wait are closed."""
    from megawatt.server.admin import accounts as accounts_admin

    async def found(admin_session: AdminSession) -> AccountRow:
        return await accounts_admin.account_of(admin_session, who)

    account = run_admin(database, found)
    if not sure:
        again = command(database, "delete-account", account.person, "--yes")
        raise OptionError(f"the account {account.name_key!r} would be gone for good; if you are sure: {again}")
    run_admin(database, lambda admin_session: accounts_admin.delete_account(admin_session, account))
    say(f"The account {account.name_key!r} is deleted.")


@admin.command("revoke-tokens", context_settings=IDS_ARE_NO_OPTIONS)
def revoke_tokens(who: Account, database: Database = "") -> None:
    """Revoke all tokens of an account: no program acts for that person any more."""
    from megawatt.server.admin import accounts as accounts_admin

    async def act(admin_session: AdminSession) -> int:
        return await accounts_admin.revoke_tokens(admin_session, await accounts_admin.account_of(admin_session, who))

    revoked = run_admin(database, act)
    say(f"{revoked} {'token is' if revoked == 1 else 'tokens are'} revoked.")
