"""Words in several languages: Fluent messages that all games share, and each game's own.

Everything above this module speaks in message ids and arguments; here they become sentences for the
terminal. The browser reads the same files itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from megawatt.kernel.errors import OptionError, did_you_mean
from megawatt.kernel.text.languages import FALLBACK, known

LANGUAGES = tuple(known())
"""The codes of all languages, English first."""
SPOKEN = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}."
"""The same as a person reads them."""
SHARED = Path(__file__).parents[2] / "words"
"""The folder of the messages that all games share."""


_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins."""


class Words:
    """The messages of one language, from one or more folders of `.ftl` files.

    What is not said in the language is said in English, and what is not said in English either, in whatever language has it.
    """

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = must_be_spoken(language)
        self._folders = folders
        self._languages = (language, *fallbacks(language, *folders))

    def __contains__(self, message: str) -> bool:
        """Whether there is such a message, or such a form of one: `company-usa.subject`."""
        return self._found(message) is not None

    def __call__(self, message: str, arguments: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """The sentence for a message id or for a form of it; one that no language has is a bug and raises."""
        found = self._found(message)
        if found is None:
            raise KeyError(f"no message {message!r} in {self.language}")
        bundle, pattern = found
        text, faults = bundle.format_pattern(pattern, {**(arguments or {}), **more})
        if faults:
            raise KeyError(f"message {message!r} in {self.language}: {faults[0]}")
        return str(text)

    def forms(self, argument: str, message: str, arguments: Mapping[str, Any] | None = None) -> dict[str, str | int]:
        """A name as sentences need it: `company`, and `company_subject`, `company_number` and whatever forms the message has."""
        forms: dict[str, str | int] = {argument: self(message, arguments)}
        found = self._found(message)
        for form in found[0].get_message(message).attributes if found else ():
            text = self(f"{message}.{form}", arguments)
            forms[f"{argument}_{form}"] = int(text) if text.isdigit() else text
        return forms

    def _found(self, message: str) -> tuple[FluentBundle, Any] | None:
        """The first of the languages that has the message, and what it says; its forms are those of that language alone."""
        name, _, form = message.partition(".")
        bundles = (_bundle(language, *self._folders) for language in self._languages)
        bundle = next((each for each in bundles if each.has_message(name)), None)
        if bundle is None:
            return None
        entry = bundle.get_message(name)
        pattern = entry.attributes.get(form) if form else entry.value
        return None if pattern is None else (bundle, pattern)


@cache
def shared_words(language: str) -> Words:
    """The shared messages, without those of any game."""
    return Words(language, SHARED)


def word_files(folder: Path, language: str) -> list[Path]:
    """The terms of a folder's glossary, and its messages, which use them; none that nobody has written."""
    return [path for path in (folder / "terms" / f"{language}.ftl", folder / f"{language}.ftl") if path.is_file()]


@cache
def fallbacks(language: str, *folders: Path) -> tuple[str, ...]:
    """The further languages that it takes to say everything in these folders, in order; none where a language is complete."""
    unsaid = {message for folder in folders for message in missing(folder, language)}
    others: list[str] = []
    for other in in_order(language)[1:]:
        said = {message for folder in folders for message in said_in(folder, other)}
        if unsaid & said:
            others.append(other)
            unsaid -= said
    return tuple(others)


def must_be_spoken(language: str) -> str:
    """The code of a language of ours; OptionError, which is a ValueError, for any other."""
    if language not in LANGUAGES:
        raise OptionError(f"no words in {language!r}{did_you_mean(language, LANGUAGES)}")
    return language


def spoken_instead_of(language: str) -> str:
    """This language, or English where it is none of ours: what was kept with an account may have been taken away since."""
    return language if language in LANGUAGES else FALLBACK


def in_order(language: str) -> list[str]:
    """The languages in which something is looked for: this one, English, any other."""
    return list(dict.fromkeys((language, FALLBACK, *LANGUAGES)))


def written_in(language: str, languages: Collection[str]) -> str:
    """The language in which to read what was written in these."""
    return next(each for each in in_order(language) if each in languages)


def missing(folder: Path, language: str) -> list[str]:
    """What a language does not say of everything that a folder of words says in any language."""
    own = set(said_in(folder, language))
    said = dict.fromkeys(message for other in LANGUAGES for message in said_in(folder, other))
    return [message for message in said if message not in own]


@cache
def said_in(folder: Path, language: str) -> tuple[str, ...]:
    """The messages of one file; nothing where there is no file."""
    path = folder / f"{language}.ftl"
    return tuple(_MESSAGE.findall(path.read_text(encoding="utf-8"))) if path.is_file() else ()


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
