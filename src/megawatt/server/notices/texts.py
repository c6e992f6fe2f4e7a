"""What the messages say. They tell whose turn it is at which table, and nothing of the game itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from megawatt.kernel.registry import find
from megawatt.kernel.words import LANGUAGES, Words
from megawatt.server.storage.outbox import Notice
from megawatt.server.wire.reaching import Pushed, PushedOff

WORDS = Path(__file__).parents[1] / "words"


class Texts:
    """Sentences with the address of this server in them."""

    def __init__(self, address: str) -> None:
        """`address` is what people type, without a slash at its end."""
        self._address = address

    def turn(self, notice: Notice) -> tuple[str, str]:
        """Subject and text: it is your turn."""
        words = _words(notice.reach.language)
        title = notice.title or _game_name(notice.game, notice.reach.language)
        subject = words("notice-turn", title=title)
        return subject, "\n\n".join([subject, self._table(notice), self._ending(words, notice.channel.id)])

    def confirmation(self, language: str, secret: str) -> tuple[str, str]:
        """Subject and text: is this your address?"""
        words = _words(language)
        return words("notice-confirm"), "\n\n".join([words("notice-confirm-text"), f"{self._address}/turns?confirm={secret}"])

    def facts(self, notice: Notice) -> dict[str, Any]:
        """The same for programs."""
        return {
            "table": notice.table_id,
            "game": notice.game,
            "title": notice.title,
            "deadline": notice.deadline,
            "url": self._table(notice),
            "off": self._off(notice.channel.id),
        }

    def pushed(self, notice: Notice) -> Pushed:
        """The same for a browser, short enough for a phone that is locked."""
        words = _words(notice.reach.language)
        game, path = _game_name(notice.game, notice.reach.language), f"/t/{notice.table_id}"
        title, body = words("notice-turn", title=notice.title or game), game if notice.title else ""
        return Pushed(title, body, path, path, notice.reach.language, self._pushed_off(words, notice.channel.id))

    def pushed_first(self, language: str, channel: str) -> Pushed:
        """What a browser is told when it is added, or tried."""
        words = _words(language)
        off = self._pushed_off(words, channel)
        return Pushed(words("push-first"), words("push-first-text"), "/turns", "/turns", words.language, off)

    def off_headers(self, channel: str) -> dict[str, str]:
        """How a mail program offers to switch this off with one click (RFC 8058)."""
        address = f"<{self._address}/api/off/{channel}>"
        return {
            "List-Unsubscribe": address,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        }

    def _pushed_off(self, words: Words, channel: str) -> PushedOff:
        return PushedOff(words("push-off"), f"/turns?off={channel}")

    def _ending(self, words: Words, channel: str) -> str:
        return f"-- \n{words('notice-off')} {self._off(channel)}"

    def _table(self, notice: Notice) -> str:
        return f"{self._address}/t/{notice.table_id}"

    def _off(self, channel: str) -> str:
        return f"{self._address}/turns?off={channel}"


@cache
def _words(language: str) -> Words:
    return Words(language if language in LANGUAGES else "en", WORDS)


@cache
def _game_name(game: str, language: str) -> str:
    return Words(language if language in LANGUAGES else "en", find(game).folder / "words")("game-name")
