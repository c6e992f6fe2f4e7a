"""Which of our languages a browser would like."""

from __future__ import annotations

from megawatt.kernel.words import LANGUAGES


def spoken_by(accept_language: str) -> str:
    """The first language of the browser that we speak."""
    for part in accept_language.split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
