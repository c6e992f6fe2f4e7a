"""The page itself: its files, compressed once and kept in memory, and the messages of the program and the games."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.joining import sentences
from megawatt.kernel.text.words import LANGUAGES, Words, fallbacks, word_files
from megawatt.server.accept_language import spoken_by
from megawatt.server.api.bodies import TEXT, answers_file, refusal
from megawatt.server.api.services import service_of
from megawatt.server.built_page import WORDS, languages_told
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings

HOUSE_WORDS = Path(__file__).parents[2] / "words"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
Contents = tuple[bytes, bytes | None, str]
"""Bytes as they are and, where that is worth it, compressed, and their tag."""
WORTH_COMPRESSING = 600
MANIFEST = "manifest.webmanifest"
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Megawatt</title><h1>The page is not built yet</h1>"
    "<p>Run <code>make page</code> in the folder of the project, then reload. The server itself works: "
    "<a href='/api/server'>/api/server</a>.</p>"
)
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/account")
@router.get("/turns")
@router.get("/people/{name}")
@router.get("/leaders")
@router.get("/archive")
@router.get("/openings")
@router.get("/tournaments")
@router.get("/tournament/{tournament}")
@router.get("/puzzles")
@router.get("/puzzles/{rest:path}")
@router.get("/t/{table}/{rest:path}")
async def page(request: Request) -> Response:
    """The page; what it shows, it reads from its address."""
    index = page_folder(request) / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, 503, media_type="text/html")
    language = spoken_by(request.headers.get("accept-language", ""))
    return _sent(request, *_index(index, index.stat().st_mtime_ns, language), ASK_AGAIN, "text/html", by_language=True)


def page_folder(request: Request) -> Path:
    """Where the built page is."""
    return Path(service_of(request, Settings).page)


def asks_for_a_page(request: Request) -> bool:
    """Whether a person has opened this address in a browser, unlike programs and the page's own parts."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


async def nowhere(request: Request) -> Response:
    """The page, for an address that does not exist: it says so in the reader's language and shows the way back."""
    answer = await page(request)
    answer.status_code = 404 if answer.status_code == 200 else answer.status_code
    return answer


@router.get("/assets/{name:path}")
async def asset(request: Request, name: str) -> Response:
    """A part of the page whose name changes with its contents."""
    return _file(request, _inside(page_folder(request) / "assets", name), FOR_EVER)


words_router = APIRouter()


@words_router.get(
    "/words/{language}/{name}.ftl",
    **answers_file("text/plain", TEXT, {404: refusal("No such words")}),
)
async def words(
    request: Request, language: Annotated[str, PathParameter(max_length=8)], name: Annotated[str, PathParameter(max_length=40)]
) -> Response:
    """The Fluent messages of the program and the page (`table`), or of a game.

    Where some are missing, the first line names the languages that have them: `## fallback: en`.
    """
    folders = {game.name: [game.words_folder] for game in games(all_of_them=True)} | {"table": [HOUSE_WORDS, WORDS]}
    if language not in LANGUAGES or name not in folders:
        raise Refusal("no-such-page", f"there are no words for {name[:40]!r} in {language[:8]!r}")
    files = [path for folder in folders[name] for path in word_files(folder, language)]
    others = fallbacks(language, *folders[name])
    return _files(request, files, ASK_AGAIN, "text/plain; charset=utf-8", f"## fallback: {' '.join(others)}\n" if others else "")


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What an installed page is called, and what it is, in the language that the browser asks for."""
    path = _inside(page_folder(request), MANIFEST)
    language = spoken_by(request.headers.get("accept-language", ""))
    kind = str(mimetypes.guess_type(MANIFEST)[0])
    return _sent(request, *_manifest(path, path.stat().st_mtime_ns, language), ASK_AGAIN, kind, by_language=True)


@router.get("/{name}")
async def other_file(request: Request, name: str) -> Response:
    """What lies beside the page, such as its icon."""
    return _file(request, _inside(page_folder(request), name), ASK_AGAIN)


def _inside(folder: Path, name: str) -> Path:
    """A file in this folder; any other path is not found."""
    path = (folder / name).resolve()
    if not path.is_relative_to(folder.resolve()) or not os.path.isfile(path):  # unlike Path.is_file, it raises for no name
        raise Refusal("no-such-page", "there is no such page")
    return path


def _file(request: Request, path: Path, caching: str) -> Response:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _files(request, [path], caching, kind)


def send_file(request: Request, path: Path, caching: str, kind: str) -> Response:
    """A file of the package, compressed once and kept in memory."""
    return _files(request, [path], caching, kind)


def _files(request: Request, paths: list[Path], caching: str, kind: str, before: str = "") -> Response:
    """One file, or several texts one after the other."""
    if not all(path.is_file() for path in paths):
        raise Refusal("no-such-page", "there is no such page")
    return _sent(request, *_contents(tuple(paths), tuple(path.stat().st_mtime_ns for path in paths), before), caching, kind)


def _sent(
    request: Request, plain: bytes, packed: bytes | None, tag: str, caching: str, kind: str, *, by_language: bool = False
) -> Response:  # fmt: skip
    """Contents as the browser takes them, unless it has them already."""
    headers = {
        "cache-control": caching,
        "etag": tag,
        "vary": "accept-encoding, accept-language" if by_language else "accept-encoding",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, {**headers, "content-encoding": "gzip"}, kind)
    return Response(plain, 200, headers, kind)


@lru_cache(512)
def _contents(paths: tuple[Path, ...], changed: tuple[int, ...], before: str) -> Contents:
    """The files' bytes, as they are and compressed, and their tag."""
    return _packed(before.encode() + b"\n".join(path.read_bytes() for path in paths))


@lru_cache(32)
def _index(path: Path, changed: int, language: str) -> Contents:
    """The page, with the settings that it needs first."""
    return _packed(index_text(path, language).encode())


def index_text(path: Path, language: str) -> str:
    """The built page in this language as far as it has words, with the list of languages in its head."""
    about = f'<meta name="description" content="{html.escape(description(language))}">'
    page = path.read_text(encoding="utf-8").replace('<html lang="en">', f'<html lang="{language}">', 1)
    return page.replace("</head>", f"{about}{languages_told()}</head>", 1)


@lru_cache(32)
def _manifest(path: Path, changed: int, language: str) -> Contents:
    manifest = json.loads(path.read_text(encoding="utf-8")) | {"lang": language, "description": description(language)}
    return _packed(json.dumps(manifest, ensure_ascii=False).encode())


def description(language: str) -> str:
    """What the page is, for lists of search engines and of installed programs: as the lobby greets."""
    words = Words(language, HOUSE_WORDS, WORDS)
    return sentences(words, [words("hero-title"), words("hero-text")])


def _packed(plain: bytes) -> Contents:
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) > WORTH_COMPRESSING else None
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return plain, packed if packed is not None and len(packed) < len(plain) else None, tag
