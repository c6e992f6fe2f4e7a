"""Words in four languages: Fluent messages that all games share, and each game's own.

Everything above this module speaks in message ids and arguments; here they become sentences for the
terminal. The browser reads the same files itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from megawatt.kernel.errors import OptionError, did_you_mean

LANGUAGES = ("en", "de", "nl", "ja")
SHARED = Path(__file__).parents[1] / "words"
"""The folder of the messages that all games share."""


class Words:
    """The messages of one language, from one or more folders of `.ftl` files."""

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"no words in {language!r}{did_you_mean(language, LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language, *folders)

    def __contains__(self, message: str) -> bool:
        """Whether there is such a message, or such a form of one: `company-usa.subject`."""
        name, _, form = message.partition(".")
        return self._bundle.has_message(name) and (not form or form in self._bundle.get_message(name).attributes)

    def __call__(self, message: str, arguments: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """The sentence for a message id or for a form of it; a missing one is a bug and raises."""
        if message not in self:
            raise KeyError(f"no message {message!r} in {self.language}")
        name, _, form = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None, f"message {message!r} has attributes only"
        text, faults = self._bundle.format_pattern(pattern, {**(arguments or {}), **more})
        if faults:
            raise KeyError(f"message {message!r} in {self.language}: {faults[0]}")
        return str(text)

    def forms(self, argument: str, message: str, arguments: Mapping[str, Any] | None = None) -> dict[str, str | int]:
        """A name as sentences need it: `company`, and `company_subject`, `company_number` and whatever forms the message has."""
        forms: dict[str, str | int] = {argument: self(message, arguments)}
        for form in self._bundle.get_message(message).attributes:
            text = self(f"{message}.{form}", arguments)
            forms[f"{argument}_{form}"] = int(text) if text.isdigit() else text
        return forms


@cache
def shared_words(language: str) -> Words:
    """The shared messages, without those of any game."""
    return Words(language, SHARED)


def word_files(folder: Path, language: str) -> list[Path]:
    """The terms of a folder's glossary, if it has one, and its messages, which use them."""
    terms = folder / "terms" / f"{language}.ftl"
    return [*([terms] if terms.is_file() else []), folder / f"{language}.ftl"]


@cache
def _bundle(language: str, *folders: Path) -> FluentBundle:
    """The messages of these folders, put together once: there are hundreds, and words are asked for at every move."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in word_files(folder, language):
            bundle.add_resource(_resource(path))
    return bundle


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))
