"""What the messages say: whose turn it is at which table, or what tournament begins; nothing of the game itself.

An invitation to a tournament or a table comes unasked. So it holds nothing that strangers have written: no names.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from megawatt.kernel.registry import find
from megawatt.kernel.words import Words, spoken_instead_of
from megawatt.server.storage.outbox import DISCORD, INVITATION, JSON, ROUND, SEAT, TURN, Notice
from megawatt.server.wire.reaching import Pushed, PushedOff

WORDS = Path(__file__).parents[1] / "words"
SENTENCES = {TURN: "notice-turn", ROUND: "notice-round", INVITATION: "notice-invitation", SEAT: "notice-seat"}
UNASKED = (INVITATION, SEAT)


class Texts:
    """Sentences with the address of this server in them."""

    def __init__(self, address: str) -> None:
        """`address` is what people type, without a slash at its end."""
        self._address = address

    def letter(self, notice: Notice) -> tuple[str, str]:
        """Subject and text: it is your turn, your round has begun, or you are invited."""
        words = _words(notice.reach.language)
        subject = words(SENTENCES[notice.what], title=_title(notice))
        return subject, "\n\n".join([subject, f"{self._address}{_path(notice)}", self._ending(words, notice.channel.id)])

    def confirmation(self, language: str, secret: str) -> tuple[str, str]:
        """Subject and text: is this your address?"""
        words = _words(language)
        return words("notice-confirm"), "\n\n".join([words("notice-confirm-text"), f"{self._address}/turns?confirm={secret}"])

    def facts(self, notice: Notice) -> dict[str, Any]:
        """The same for programs."""
        facts: dict[str, Any] = {"what": notice.what, "game": notice.game}
        if notice.what == INVITATION:
            facts |= {"tournament": notice.table_id}
        else:
            facts |= {"table": notice.table_id}
        if notice.what not in UNASKED:
            facts |= {"title": notice.title}
        if notice.what == TURN:
            facts |= {"deadline": notice.deadline}
        return facts | {"url": f"{self._address}{_path(notice)}", "off": self._off(notice.channel.id)}

    def at_hook(self, notice: Notice) -> dict[str, Any]:
        """What goes to somebody's own address, as it wants it.

        Others read along in a chat: the link that switches messages off is not told there."""
        if notice.channel.format == JSON:
            return self.facts(notice)
        sentence = _words(notice.reach.language)(SENTENCES[notice.what], title=_title(notice))
        return chat_message(notice.channel.format, sentence, f"{self._address}{_path(notice)}")

    def first_at_hook(self, how: str, language: str) -> dict[str, Any]:
        """What such an address is told first, to see whether it takes it."""
        if how == JSON:
            return {"what": "test"}
        return chat_message(how, _words(language)("push-first"), self._address)

    def pushed(self, notice: Notice) -> Pushed:
        """The same for a browser, short enough for a phone that is locked."""
        words = _words(notice.reach.language)
        game, path = _game_name(notice), _path(notice)
        title, body = words(SENTENCES[notice.what], title=_title(notice)), game if _title(notice) != game else ""
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

    def _off(self, channel: str) -> str:
        return f"{self._address}/turns?off={channel}"


def chat_message(how: str, sentence: str, link: str) -> dict[str, Any]:
    """A message as Discord or Slack take it. The sentence calls nobody and hides no link, whatever the table is called."""
    if how == DISCORD:
        plain = re.sub(r"([\\*_~`|>\[\]()#@<:-])", r"\\\1", sentence)
        return {"content": f"{plain}\n{link}", "allowed_mentions": {"parse": []}}
    plain = sentence.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": f"{plain}\n{link}", "mrkdwn": False}


@cache
def _words(language: str) -> Words:
    return Words(spoken_instead_of(language), WORDS)


def _path(notice: Notice) -> str:
    return f"/{'tournament' if notice.what == INVITATION else 't'}/{notice.table_id}"


def _title(notice: Notice) -> str:
    """What table or round is called by those who sit there; of an invitation the game alone."""
    return _game_name(notice) if notice.what in UNASKED or not notice.title else notice.title


def _game_name(notice: Notice) -> str:
    assert notice.game is not None, f"a message about {notice.table_id}, which is gone"
    return _name_of(notice.game, notice.reach.language)


@cache
def _name_of(game: str, language: str) -> str:
    return Words(spoken_instead_of(language), find(game).folder / "words")("game-name")
