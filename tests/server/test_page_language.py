"""The bare page and the app's manifest say what Megawatt is in the language that the browser asks for."""

from __future__ import annotations

import html
import re

import pytest

from megawatt.kernel.text.words import LANGUAGES
from megawatt.server.http.static_files import HOUSE_WORDS, WORDS, Words
from megawatt.server.settings import Settings

from .built_page import built
from .conftest import QUICK, free_port, serving, sqlite_address

pytestmark = pytest.mark.anyio


async def test_page_and_manifest_describe_themselves_in_every_language(tmp_path) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), page=built(tmp_path), **QUICK)
    described, tags = {}, set()
    async with serving(settings) as served, served.page() as somebody:
        for language in (*LANGUAGES, "fr"):
            wanted = {"accept-language": f"{language}, en;q=0.1", "accept": "text/html"}
            page = await somebody.http.get("/", headers=wanted)
            manifest = (await somebody.http.get("/manifest.webmanifest", headers=wanted)).json()
            found = re.search(r'<html lang="(\w+)">.*<meta name="description" content="([^"]*)">', page.text, re.DOTALL)
            assert found, page.text
            assert (manifest["lang"], manifest["description"]) == (found[1], html.unescape(found[2]))
            assert "accept-language" in page.headers["vary"]
            described[language] = found[1], html.unescape(found[2])
            tags.add(page.headers["etag"])
        same = await somebody.http.get("/", headers={"accept-language": "de", "if-none-match": page.headers["etag"]})
    assert {language: told[0] for language, told in described.items()} == {**{each: each for each in LANGUAGES}, "fr": "en"}
    for language in LANGUAGES:
        assert Words(language, HOUSE_WORDS, WORDS)("hero-text") in described[language][1]
    assert len(tags) == len(LANGUAGES), "a browser that keeps one language asks again for another"
    assert same.status_code == 200
