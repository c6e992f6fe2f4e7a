"""The texts of messages: whose turn it is at which table, or what tournament begins; nothing of the game itself.

Invitations are unsolicited, so they contain nothing that strangers have written: no names.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from megawatt.kernel.contract.registry import find
from megawatt.kernel.text.words import Words, spoken_instead_of
from megawatt.server.db.outbox import INVITATION, ROUND, SEAT, TURN
from megawatt.server.notifications.messages import Pushed, PushedOff
from megawatt.server.notifications.store import DISCORD, JSON, Notification

WORDS = Path(__file__).parents[1] / "words"
SENTENCES = {TURN: "notice-turn", ROUND: "notice-round", INVITATION: "notice-invitation", SEAT: "notice-seat"}
UNASKED = (INVITATION, SEAT)


class Texts:
    """Sentences with the address of this server in them."""

    def __init__(self, address: str) -> None:
        """`address` is what people type, without a slash at its end."""
        self._address = address

    def email(self, notification: Notification) -> tuple[str, str]:
        """Subject and text: it is your turn, your round has begun, or you are invited."""
        words = _words(notification.reach.language)
        subject = words(SENTENCES[notification.what], title=_title(notification))
        return subject, "\n\n".join(
            [subject, f"{self._address}{_path(notification)}", self._ending(words, notification.channel.id)]
        )

    def confirmation(self, language: str, secret: str) -> tuple[str, str]:
        """Subject and text: is this your address?"""
        words = _words(language)
        return words("notice-confirm"), "\n\n".join([words("notice-confirm-text"), f"{self._address}/turns?confirm={secret}"])

    def facts(self, notification: Notification) -> dict[str, Any]:
        """The same for programs."""
        facts: dict[str, Any] = {"what": notification.what, "game": notification.game}
        if notification.what == INVITATION:
            facts |= {"tournament": notification.table_id}
        else:
            facts |= {"table": notification.table_id}
        if notification.what not in UNASKED:
            facts |= {"title": notification.title}
        if notification.what == TURN:
            facts |= {"deadline": notification.deadline}
        return facts | {"url": f"{self._address}{_path(notification)}", "off": self._off(notification.channel.id)}

    def at_hook(self, notification: Notification) -> dict[str, Any]:
        """The body of a webhook, in the format that it takes.

        In chats others read along, so the link that switches messages off is left out."""
        if notification.channel.format == JSON:
            return self.facts(notification)
        sentence = _words(notification.reach.language)(SENTENCES[notification.what], title=_title(notification))
        return chat_message(notification.channel.format, sentence, f"{self._address}{_path(notification)}")

    def first_at_hook(self, how: str, language: str) -> dict[str, Any]:
        """The first message to such an address, to test whether it accepts it."""
        if how == JSON:
            return {"what": "test"}
        return chat_message(how, _words(language)("push-first"), self._address)

    def pushed(self, notification: Notification) -> Pushed:
        """The same for a browser, short enough for a phone that is locked."""
        words = _words(notification.reach.language)
        game, path = _game_name(notification), _path(notification)
        title, body = words(SENTENCES[notification.what], title=_title(notification)), game if _title(notification) != game else ""
        return Pushed(title, body, path, path, notification.reach.language, self._pushed_off(words, notification.channel.id))

    def pushed_first(self, language: str, channel: str) -> Pushed:
        """The message to a browser that is added or tested."""
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


def _path(notification: Notification) -> str:
    return f"/{'tournament' if notification.what == INVITATION else 't'}/{notification.table_id}"


def _title(notification: Notification) -> str:
    """What table or round is called by those who sit there; of an invitation the game alone."""
    return _game_name(notification) if notification.what in UNASKED or not notification.title else notification.title


def _game_name(notification: Notification) -> str:
    assert notification.game is not None, f"a message about {notification.table_id}, which is gone"
    return _name_of(notification.game, notification.reach.language)


@cache
def _name_of(game: str, language: str) -> str:
    return Words(spoken_instead_of(language), find(game).words_folder)("game-name")
