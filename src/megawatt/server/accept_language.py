"""The language of the page that a browser asks for."""

from __future__ import annotations

from megawatt.kernel.text.words import LANGUAGES


def spoken_by(accept_language: str) -> str:
    """The first language of an Accept-Language header that there is."""
    for part in accept_language.split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
