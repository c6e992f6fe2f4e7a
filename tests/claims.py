"""What an explanatory line claims, next to the position that shows it (tests/<game>/test_claims.py).

A test names the message and the words in which it makes its claim. So rewording a line leads to its test.
"""

from __future__ import annotations

import functools
import html
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from megawatt.kernel.contract.registry import find
from megawatt.kernel.text.glossary import terms
from megawatt.kernel.text.languages import known
from megawatt.teaching import lesson_texts

from .sentences.typography import mentions
from .worked_numbers import numbers_in

LESSON = "lesson "
"""Before the name of a part of the lesson, which is no message."""


def claims(game: str, message: str, *words: str, **arguments: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The test shows what this line says in these words; arguments are those of the message."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def checked(*given: Any, **named: Any) -> None:
            text, linked = line(game, message, arguments), statements_told(game, message)
            assert linked, f"{message} names no statement in teaching/explanations.toml"
            for part in words:
                assert part in text, f"{message} no longer says {part!r}; look at this test again. It says: {text}"
            test(*given, **named)

        return checked

    return decorate


def line(game: str, message: str, arguments: dict[str, Any]) -> str:
    """The English sentence of a message, or of a part of the first lesson."""
    if not message.startswith(LESSON):
        return find(game).words("en")(message, arguments)
    return plain_text(lesson_texts(find(game), "lesson", "en")[message.removeprefix(LESSON)])


def plain_text(told: str) -> str:
    """HTML without its marks."""
    return html.unescape(re.sub(r"<[^>]+>", "", told))


def statements_told(game: str, message: str) -> list[str]:
    """The statements that a line tells, by teaching/explanations.toml."""
    told = tomllib.loads((find(game).folder / "teaching" / "explanations.toml").read_text(encoding="utf-8"))
    table = told["lesson"] if message.startswith(LESSON) else told["messages"]
    return list(table[message.removeprefix(LESSON).removesuffix("-instead")])


def numbers_said(text: str, language: str) -> set[int]:
    """All numbers of a line, ordinals and pairs too; one is left out, which may be an article."""
    others = known()[language].other_numbers
    also = {number for word, number in others.items() if mentions(text.lower(), word, language)}
    return (numbers_in(text, language) | also) - {1}


def things_said(folder: Path, text: str, language: str, *, loosely: bool = False) -> set[str]:
    """The concepts of the glossary that a line names; a longer name does not also name what it contains.

    Loosely, compounds name their parts too.
    """
    left, found = text.lower(), set()
    forms = [
        (form.lower(), term.concept)
        for term in terms(folder, language)
        for of_count in term.forms.values()
        for form in of_count.values()
    ]
    for form, concept in sorted(forms, key=lambda pair: -len(pair[0])):
        if loosely:
            found |= {concept} if form in left else set()
        elif mentions(left, form, language):
            found.add(concept)
            left = left.replace(form, " ")
    return found
