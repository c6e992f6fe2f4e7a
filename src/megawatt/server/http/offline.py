"""The page that a browser shows without a connection to the server. It says only that."""

from __future__ import annotations

import html
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from megawatt.kernel.text.words import LANGUAGES, Words
from megawatt.server.accept_language import spoken_by
from megawatt.server.built_page import WORDS

router = APIRouter(include_in_schema=False)


@router.get("/offline")
async def offline(request: Request, language: Annotated[str, Query(max_length=8)] = "") -> Response:
    """In this language, or in the one that the browser asks for."""
    spoken = language if language in LANGUAGES else spoken_by(request.headers.get("accept-language", ""))
    return Response(_page(spoken), media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


@cache
def _page(language: str) -> str:
    words = Words(language, WORDS)
    heading, about, again = (html.escape(words(name)) for name in ("offline-heading", "offline-about", "offline-again"))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        '<link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="stylesheet" href="/offline.css">'
        f'<title>{heading} – Megawatt</title></head><body><img src="/favicon.svg" alt="" width="64" height="64">'
        f'<h1>{heading}</h1><p>{about}</p><a href="">{again}</a></body></html>\n'
    )
