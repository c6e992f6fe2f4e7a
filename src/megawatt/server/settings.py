"""The settings of a server, as one record."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec
import platformdirs

ENVIRONMENT = "MEGAWATT_SERVER"
PAGE = Path(__file__).parent / "page"
FIRST_PORT = 8420


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this server runs."""

    database: str = ""
    """A SQLAlchemy address; empty: a SQLite file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = FIRST_PORT
    public_url: str = ""
    """The address that people type, when it is not the one we listen on."""
    behind_proxy: bool = False
    """Whether a proxy of ours sets X-Forwarded-For and X-Forwarded-Proto."""
    proxies: int = 1
    """How many of our proxies follow each other; as many entries of X-Forwarded-For are trusted, from the right."""
    smtp: str = ""
    """The mail server, like smtp://user:password@mail.example:587; empty: no mail is sent."""
    mail_from: str = ""
    """The address that mail comes from."""
    registration: Literal["open", "invitation", "closed"] = "open"
    """Who may make an account: everybody, people with a code of `megawatt admin invite`, or nobody."""
    tables: Literal["everybody", "accounts", "hosts"] = "everybody"
    """Who may set up tables and tournaments; hosts are named by `megawatt admin add-host`."""
    lobby_chat: Literal["off", "accounts", "everybody"] = "off"
    """Who reads and writes in the chat of the lobby."""
    workers: int = 1
    page: str = str(PAGE)
    """The folder of the built page."""
    bot_processes: int = 1
    reader_processes: int = 1
    """Processes that read strangers' files."""
    bot_pace: float = 0.25
    """Seconds between two moves of bots while people watch."""
    bot_thinking: float = 5.0
    """Seconds that a bot may think about one decision, whatever its level would take."""
    bots: list[str] = []
    """Bots besides the levels that people may choose at tables (bots/custom.py)."""
    bot_timeout_s: float = 30.0
    """Seconds after which a bot that has not decided is replaced."""
    metrics: str = ""
    """Where Prometheus may ask, such as 127.0.0.1:9420; of several workers each takes the next port. Empty: nowhere."""
    log_level: str = "info"
    compile_rules: bool = True
    rate_limits: bool = True
    idle_seconds: float = 60.0
    """A table that nobody watches leaves the memory after this long."""
    silent_seconds: float = 90.0
    """A connection that says nothing for this long is closed; pages ping every 20 seconds."""
    head_seconds: float = 10.0
    """The head of a request has to be whole after this long."""
    reading_seconds: float = 60.0
    """Somebody who reads nothing of an answer for this long is disconnected."""
    most_connections: int = 200
    """Connections from one address at a time; pages and streams, too, where a proxy names the address."""
    most_pages: int = 40
    """Pages and streams of one person at a time, at one worker."""
    body_seconds: float = 30.0
    """The body of a request has to be here after this long."""
    most_waiting: int = 256
    """Messages that may wait for a slow reader before it is disconnected."""

    @property
    def database_url(self) -> str:
        """The address that SQLAlchemy connects to."""
        if not self.database:
            return f"sqlite:///{default_file()}"
        for short in ("postgresql://", "postgres://"):
            if self.database.startswith(short):
                return "postgresql+psycopg://" + self.database.removeprefix(short)
        return self.database

    @property
    def address(self) -> str:
        """What people type, as links in messages begin."""
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def contact(self) -> str:
        """How the services that bring messages to browsers find the host: by mail, at the page, or (empty) not at all."""
        if self.mail_from:
            return f"mailto:{self.mail_from}"
        return self.address if self.address.startswith("https://") else ""

    @property
    def shares_database(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self.database_url.startswith("postgresql")

    def to_environment(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Settings:
        """The settings that the starting process left, or the defaults."""
        return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=Settings)


def default_file() -> Path:
    """Where tables are kept on a person's own machine."""
    return platformdirs.user_data_path("megawatt") / "tables.sqlite"
