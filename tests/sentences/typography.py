"""How sentences look on the page, and whether a word stands in them."""

from __future__ import annotations

import re

from megawatt.kernel.text.languages import known

UNTIDY = re.compile(r"  | [,.;:!?](?=\s|$)|\(\)|\{|\b[a-z]+(?:-[a-z0-9]+){2,}\b")
"""Two spaces, a space before a stop, empty brackets, a placeable that was not resolved, an id."""
JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff]"
HALF_WIDTH = re.compile(rf"{JAPANESE} ?[:,!?()]|[:,!?()] ?{JAPANESE}|{JAPANESE} {JAPANESE}|{JAPANESE} <|> {JAPANESE}")
"""Punctuation of other scripts beside Japanese letters, and spaces where Japanese has none."""
POLITE = re.compile(r"(です|ます|ました|ません|ください|でした|ましょう)[。）]?$")


HELD_BY_CHANCE = {"ja": {"ダム": ("ランダム",)}}
"""Words written without spaces that hold another word only in their letters: random is no dam."""


def mentions(text: str, word: str, language: str) -> bool:
    if not known()[language].spaced:
        for longer in HELD_BY_CHANCE.get(language, {}).get(word, ()):
            text = text.replace(longer, " ")
        return word in text
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None
