"""What an explanatory line claims, next to the position that shows it (tests/<game>/test_told_claims.py).

A test names the message and the words in which it makes its claim. Whoever rewords the line finds the test and looks at it again.
"""

from __future__ import annotations

import functools
import html
import re
import tomllib
from collections.abc import Callable
from typing import Any

from megawatt.kernel.registry import find
from megawatt.teaching import lesson_texts

LESSON = "lesson "
"""Before the name of a part of the lesson, which is no message."""


def claims(game: str, message: str, *words: str, **arguments: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The test shows what this line says in these words; arguments are those of the message."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def checked(*given: Any, **named: Any) -> None:
            text, linked = line(game, message, arguments), statements_told(game, message)
            assert linked, f"{message} names no statement in teaching/told.toml"
            for part in words:
                assert part in text, f"{message} no longer says {part!r}; look at this test again. It says: {text}"
            test(*given, **named)

        return checked

    return decorate


def line(game: str, message: str, arguments: dict[str, Any]) -> str:
    """The English sentence of a message, or of a part of the first lesson."""
    if not message.startswith(LESSON):
        return find(game).words("en")(message, arguments)
    said = lesson_texts(find(game), "lesson", "en")[message.removeprefix(LESSON)]
    return html.unescape(re.sub(r"<[^>]+>", "", said))


def statements_told(game: str, message: str) -> list[str]:
    """The statements that a line tells, by teaching/told.toml."""
    told = tomllib.loads((find(game).folder / "teaching" / "told.toml").read_text(encoding="utf-8"))
    table = told["lesson"] if message.startswith(LESSON) else told["messages"]
    return list(table[message.removeprefix(LESSON).removesuffix("-instead")])
