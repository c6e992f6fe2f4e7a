"""`megawatt serve`, and the browser half of `megawatt play`."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from megawatt.server.settings import FIRST_PORT

Registration = Literal["open", "invitation", "closed"]
TableMakers = Literal["everybody", "accounts", "hosts"]
LobbyChatters = Literal["off", "accounts", "everybody"]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every one of this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = FIRST_PORT,
    database: Annotated[str, typer.Option(help="postgresql://user@host/name, or sqlite:///FILE; default: a file of yours.")] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes that serve the same tables; more than one need PostgreSQL.")] = 1,
    public_url: Annotated[str, typer.Option(help="The address that people type, such as https://games.example.")] = "",
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="The same as --proxies 1.")] = False,
    proxies: Annotated[
        int,
        typer.Option(min=0, max=9, help="Your reverse proxies in front; as many entries of X-Forwarded-For are trusted."),
    ] = 0,
    smtp: Annotated[
        str, typer.Option(envvar="MEGAWATT_SMTP", help="The mail server, such as smtp://user:password@mail.example:587.")
    ] = "",
    mail_from: Annotated[str, typer.Option(envvar="MEGAWATT_MAIL_FROM", help="The address that mail comes from.")] = "",
    registration: Annotated[
        Registration, typer.Option(help="Who may make an account; invitations are made by `megawatt admin invite`.")
    ] = "open",
    tables: Annotated[
        TableMakers, typer.Option(help="Who may set up tables; hosts are named by `megawatt admin add-host`.")
    ] = "everybody",
    lobby_chat: Annotated[LobbyChatters, typer.Option(help="Who reads and writes in a chat of the lobby.")] = "off",
    metrics: Annotated[str, typer.Option(help="Where Prometheus may ask: 9420 for this machine only, or ADDRESS:9420.")] = "",
    log_level: Annotated[str, typer.Option(help="debug, info (a line for every request), warning or error.")] = "info",
    bot_processes: Annotated[int, typer.Option(min=1, help="Processes in which bots think, per worker.")] = 1,
    bot_pace: Annotated[float, typer.Option(min=0.0, help="Seconds between two moves of bots while people watch.")] = 0.25,
    bot_thinking: Annotated[float, typer.Option(min=0.01, max=20.0, help="Seconds that a bot may think about one decision.")] = 5.0,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", help="A bot that people may choose besides the levels: network:FILE, MODULE:NAME or an installed one."
        ),
    ] = None,
    compile_rules: Annotated[bool, typer.Option("--compile/--no-compile", help="Compile the rules in the background.")] = True,
) -> None:
    """Serve tables to others: SQLite by default, PostgreSQL for several workers."""
    from megawatt.server.settings import Settings
    from megawatt.server.start.server import serve as run

    settings = Settings(
        host=host,
        port=port,
        database=database,
        workers=workers,
        public_url=public_url.rstrip("/"),
        behind_proxy=behind_proxy or proxies > 0,
        proxies=proxies or 1,
        smtp=smtp,
        mail_from=mail_from,
        registration=registration,
        tables=tables,
        lobby_chat=lobby_chat,
        metrics=metrics,
        log_level=log_level,
        bot_processes=bot_processes,
        bot_pace=bot_pace,
        bot_thinking=bot_thinking,
        bots=bots or [],
        compile_rules=compile_rules,
    )
    run(settings)


def play_in_browser(port: int, browser: bool) -> None:
    """Serve the person at this machine."""
    from megawatt.server.settings import Settings
    from megawatt.server.start.server import play_here

    play_here(Settings(port=port), browser)
