"""`megawatt admin` about the chat: what was reported, removing a line, closing a chat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from megawatt.cli.admin import IDS_ARE_NO_OPTIONS, Database, Most, TableName, admin, command, day, run_admin, say

__all__ = ["admin"]

if TYPE_CHECKING:
    from megawatt.server.admin.session import AdminSession
    from megawatt.server.chat.reports import Reported
    from megawatt.server.chat.store import LineRow


@admin.command()
def reports(
    closed: Annotated[bool, typer.Option("--all", help="Those that are closed, too.")] = False,
    most: Most = 20,
    database: Database = "",
) -> None:
    """Show the lines of chat that people have reported, with what was said around them."""
    from megawatt.server.admin import chat as moderation

    async def read(admin_session: AdminSession) -> list[Reported]:
        return await moderation.reported(admin_session.storage, closed=closed, most=most)

    found = run_admin(database, read)
    for each in found:
        report = each.report
        state = "" if report.closed is None else f" (closed {day(report.closed)})"
        say(f"Report {report.id} of {day(report.at)} by {report.person}{state}: {report.reason or 'no reason given'}")
        for line in each.context:
            say(f"{'>' if line.number == report.number else ' '} {told(line)}")
        say("  " + command(database, "remove-message", report.table_id, report.room, str(report.number)))
        if speaker := next((line.person for line in each.context if line.number == report.number), None):
            say("  " + command(database, "ban", speaker))
        if report.closed is None:
            say("  " + command(database, "close-report", report.id))
        say("")
    if not found:
        say("nothing was reported" if closed else "no report is open")


@admin.command("close-report")
def close_report(
    report: Annotated[str, typer.Argument(help="As `megawatt admin reports` shows it.")], database: Database = ""
) -> None:
    """Close a report: you have seen to it."""
    from megawatt.server.admin import chat as moderation

    run_admin(database, lambda admin_session: moderation.close_report(admin_session.storage, report))
    say(f"Report {report} is closed.")


@admin.command("remove-message", context_settings=IDS_ARE_NO_OPTIONS)
def remove_message(
    name: TableName,
    room: Annotated[
        str, typer.Argument(help="`table` (the players), `stands` (the spectators), or `lobby` with the name `lobby`.")
    ],
    number: Annotated[int, typer.Argument(help="The number of the line.")],
    database: Database = "",
) -> None:
    """Remove what a line of chat says, for good; the page then says that you did."""
    from megawatt.server.admin import chat as moderation

    run_admin(database, lambda admin_session: moderation.remove_line(admin_session.storage, name, room, number))
    say(f"Line {number} in the room {room} of table {name} is removed.")


@admin.command("close-chat", context_settings=IDS_ARE_NO_OPTIONS)
def close_chat(name: TableName, database: Database = "") -> None:
    """Let nobody say anything more at a table; what was said stays."""
    from megawatt.server.admin import chat as moderation

    run_admin(database, lambda admin_session: moderation.close_chat(admin_session.storage, name))
    say(f"The chat of table {name} is closed.")


def told(line: LineRow) -> str:
    """A line with who said it, for the host alone."""
    what = "(removed)" if line.removed else line.text or f"[{line.reaction}]"
    return f"{line.number} {day(line.at)} {line.name or '–'} ({line.person or 'gone'}): {what}"
