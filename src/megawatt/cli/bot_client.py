"""`megawatt bot-client`: one of our bots on this machine plays on somebody's server, as any program may (docs/programs.md)."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import typer
from rich.console import Console
from rich.text import Text

from megawatt.kernel.contract.registry import find
from megawatt.kernel.contract.registry import games as all_games
from megawatt.kernel.errors import OptionError

if TYPE_CHECKING:
    from megawatt.server.clients.messages import Imagined

STREAM_SECONDS = 60.0
"""Seconds without even an empty line after which a stream is dead; the server sends one every 15 seconds."""
FIRST_PAUSE, MAX_PAUSE_S = 1.0, 60.0
NOTHING = "nothing new"
"""An empty line: a moment to make sure that nobody waits for us."""
LATE = 409
"""Refusals because somebody was faster or the position has changed: fetch it again."""
LATE_TRIES = 5
"""Attempts in a row; after that the next event or empty line triggers the next one."""
LATE_PAUSE = 0.2


def bot_client(
    server: Annotated[str, typer.Argument(help="The server's address, such as https://games.example.")],
    bot: Annotated[str, typer.Option(help="The bot that plays, such as kilowatt.")] = "kilowatt",
    games: Annotated[str, typer.Option(help="Games whose challenges it accepts, with commas; default: all.")] = "",
    token: Annotated[str, typer.Option(envvar="MEGAWATT_TOKEN", help="A token that may play; safer in MEGAWATT_TOKEN.")] = "",
    token_file: Annotated[Path | None, typer.Option(help="A file with the token.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600.0, help="Seconds to think about one decision.")] = 5.0,
) -> None:
    """Let a bot on this machine play on a server: it accepts challenges and plays its turns until Ctrl+C."""
    if token_file is not None:
        token = token_file.read_text(encoding="utf-8")
    if not token.strip():
        raise OptionError("a token is needed: make one at /account of the server, and put it into MEGAWATT_TOKEN or --token-file")
    names = [find(name.strip()).name for name in games.split(",") if name.strip()] or [game.name for game in all_games()]
    client = BotClient(server, token.strip(), bot, names, seconds, lambda text: Console().print(Text(text), soft_wrap=True))
    try:
        client.run()
    except KeyboardInterrupt:
        raise typer.Exit(0) from None


class Refused(OptionError):
    """A refusal that trying again does not change."""


class BotClient:
    """Follows the event stream of a token, accepts challenges and plays."""

    def __init__(self, server: str, token: str, bot: str, games: list[str], seconds: float, say: Callable[[str], None]) -> None:
        from megawatt.bots import bot as made_bot
        from megawatt.server.thinking.process import Thinker

        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise OptionError(f"server {server!r} should look like https://games.example")
        for game in games:
            made_bot(bot, find(game), 1)  # OptionError says which bots there are
        self._server, self._token, self._bot, self._games = server.rstrip("/"), token, bot, games
        self._seconds, self._say = seconds, say
        self._thinker = Thinker()
        self._seed = secrets.randbits(53)
        self._playing: set[str] = set()
        """The tables where a turn of ours was reported, and no end."""

    def run(self) -> None:
        """Play until somebody ends it; when the server is away it is tried again after growing pauses."""
        pause = FIRST_PAUSE
        while True:
            try:
                for event in self._events():
                    pause = FIRST_PAUSE
                    self._heed(event)
                self._say("The server has ended the stream; connecting again.")
            except HTTPError as fault:
                pause = _pause_after(fault, pause)
            except (URLError, OSError, TimeoutError) as fault:
                self._say(f"{self._server} does not answer ({fault}); trying again in {pause:g} s.")
            time.sleep(pause)
            pause = min(2 * pause, MAX_PAUSE_S)

    def _events(self) -> Iterator[dict[str, Any]]:
        with self._call(f"/api/events?games={quote(','.join(self._games))}", timeout=STREAM_SECONDS) as stream:
            self._say(f"{self._bot} waits for challenges at {self._server}: {', '.join(self._games)}.")
            for line in stream:
                yield json.loads(line) if line.strip() else {"type": NOTHING}

    def _heed(self, event: dict[str, Any]) -> None:
        table, what = quote(str(event.get("table", "")), safe=""), event.get("type")
        if what == "challenge":
            self._try(f"/api/tables/{table}/join", {})
            self._say(f"Sat down at {self._server}/t/{table}.")
        elif what == "turn" and event.get("game") in self._games:
            self._playing.add(table)
            self._play_on(table)
        elif what == "over":
            self._playing.discard(table)
            self._say(f"The game at {self._server}/t/{table} is over.")
        elif what == NOTHING:
            for table in sorted(self._playing):
                self._play_on(table)

    def _play_on(self, table: str) -> None:
        """Decide until somebody else is to; where the table stands otherwise than we saw it, look at it again."""
        late = 0
        while late < LATE_TRIES:
            position = self._position(table)
            if position is None:
                return
            if self._play(table, position):
                late = 0
            else:
                late += 1
                time.sleep(LATE_PAUSE * late)

    def _position(self, table: str) -> Imagined | None:
        """What our seat knows, when it is to decide."""
        import msgspec

        from megawatt.server.clients.messages import Imagined

        try:
            with self._call(f"/api/tables/{table}/position") as answer:
                seen = json.load(answer)
            if seen["moves"] is None:
                return None
            with self._call(f"/api/tables/{table}/imagined?seat={seen['shown']}") as answer:
                return msgspec.json.decode(answer.read(), type=Imagined)
        except HTTPError as fault:
            if fault.code != LATE:  # over by now, or ended
                raise
            return None

    def _play(self, table: str, position: Imagined) -> bool:
        """Decide once; False when the table stands otherwise by now."""
        wish = {"seat": position.seat, "ply": position.ply, "move": self._choose(position), "key": secrets.token_hex(8)}
        return self._try(f"/api/tables/{table}/moves", wish)

    def _choose(self, position: Imagined) -> str:
        from megawatt.kernel.match.match import Match
        from megawatt.server.thinking.process import Decide, Decided

        game = find(position.game)
        if game.rules_version != position.rules:
            raise Refused(f"the server plays {game.name} by rules version {position.rules}, this program by {game.rules_version}")
        wish = Decide(
            self._bot, position.game, position.seats, position.options, position.position, self._seed, position.ply, self._seconds
        )
        answer = self._thinker.answer(wish)
        if not isinstance(answer, Decided):
            raise Refused(f"{self._bot} could not decide: {answer}")
        match = Match.from_position(game, position.seats, json.loads(position.options), position.position)
        return match.text(answer.action)

    def _try(self, path: str, body: dict[str, Any]) -> bool:
        """Send this; False when the table stands otherwise by now."""
        try:
            with self._call(path, body):
                return True
        except HTTPError as fault:
            if fault.code != LATE:
                raise
            return False

    def _call(self, path: str, body: dict[str, Any] | None = None, timeout: float = 30.0) -> Any:
        headers = {
            "Authorization": f"Bearer {self._token}",
            "Content-Type": "application/json",
            "User-Agent": "megawatt-bot-client",
        }
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(self._server + path, data, headers), timeout=timeout)


def _pause_after(fault: HTTPError, pause: float) -> float:
    """How long to wait; Refused when waiting does not help."""
    if fault.code in (401, 403, 404, 422):
        try:
            detail = json.loads(fault.read())["detail"]
        except (ValueError, KeyError, TypeError):
            detail = fault.reason
        raise Refused(f"the server refuses: {detail}") from None
    seconds = fault.headers.get("Retry-After", "")
    return float(seconds) if seconds.isascii() and seconds.isdigit() else pause
