"""Writes the static site: the page, Python, the program and all texts as files that any web server can serve from any folder."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from megawatt.bots.networks import has_network
from megawatt.bots.wasm_files import cached_folder, wasm_file
from megawatt.kernel.contract.registry import games
from megawatt.kernel.errors import OptionError
from megawatt.kernel.text.joining import sentences
from megawatt.kernel.text.languages import FALLBACK
from megawatt.kernel.text.words import LANGUAGES, SHARED, Words, fallbacks, word_files
from megawatt.local.archive import archive
from megawatt.local.prepared import FOLDER, TEACHING, prepared_files
from megawatt.server.booklets.pages import page_of
from megawatt.server.built_page import WORDS, languages_told
from megawatt.teaching import has_booklet

ARCHIVE, LIST, SERVICE_WORKER, MANIFEST = "python.zip", "files.json", "site-worker.js", "manifest.webmanifest"
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WASM = "wasm"
LATER = (f"{WASM}/", f"{FOLDER}/", f"{TEACHING}/")
"""Folders of files that are fetched when they are needed."""
ONLY_FOR_SERVERS = ("worker.js", "offline.css", "badge-96.png")
CACHE = "megawatt-site"
"""How the caches of a site begin in a browser; the digest of its files follows."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What the page may load; browsers take it from its head, since a static host sends no policy."""
TO_RULES = "../../../"
"""From a booklet to the site's own folder."""


def write_site(folder: Path, page: Path, server: str | None = None) -> dict[str, int]:
    """Write the site into this folder, which may hold an earlier one; the size of every file by its path.

    `page` is the built page, `server` the address of a server for playing with others.
    """
    if not (page / "index.html").is_file() or not (page / "pyodide").is_dir():
        raise OptionError(f"the page is not built in {page}: run `make page`")
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise OptionError(f"{folder} holds other files: name an empty folder, or one with an earlier site")
    server = None if server is None else checked_server(server)
    files = _files(page)
    files["index.html"] = _index(page, files, server)
    _clear(folder)
    digest = hashlib.sha256()
    for name, contents in sorted(files.items()):
        digest.update(name.encode() + b"\0" + hashlib.sha256(contents).digest())
    version = f"{CACHE} {digest.hexdigest()[:16]}"
    files[SERVICE_WORKER] += f"\n// {version}\n".encode()  # a browser looks for a new version by these bytes
    kept = sorted(name for name in files if name != SERVICE_WORKER)
    listed = {"version": version, "files": ["./", *(name for name in kept if name != "index.html")]}
    files[LIST] = json.dumps(listed).encode()
    for name, contents in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(contents)
    return {name: len(contents) for name, contents in files.items()}


def checked_server(address: str) -> str:
    """The address of a server without a slash at its end; OptionError when it is none."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise OptionError(f"server {address!r}: give its address, such as https://play.example.org")
    return f"{parts.scheme}://{parts.netloc}"


def _files(page: Path) -> dict[str, bytes]:
    """Everything but the page's own text."""
    built = [path for path in page.rglob("*") if path.is_file() and ".vite" not in path.parts]
    files = {path.relative_to(page).as_posix(): path.read_bytes() for path in built if path.name not in ONLY_FOR_SERVERS}
    files[ARCHIVE] = archive()
    files |= engines() | prepared_files(files[ARCHIVE])
    files |= {f"words/{language}/{name}.ftl": text for language in LANGUAGES for name, text in _words(language).items()}
    for game in games():
        if has_booklet(game):
            for language in LANGUAGES:
                files[f"rules/{game.name}/{language}/index.html"] = page_of(game, language, page, TO_RULES).encode()
    manifest = json.loads(files[MANIFEST]) | {"start_url": "./", "scope": "./", "id": "./"}
    manifest["icons"] = [each | {"src": each["src"].lstrip("/")} for each in manifest.get("icons", ())]
    files[MANIFEST] = json.dumps(manifest | {"shortcuts": []}, ensure_ascii=False).encode()
    return files


def engines() -> dict[str, bytes]:
    """The games as WebAssembly and their networks, compiled unless that is done; bots, hints and analyses need them."""
    found = {}
    for game in games():
        module = wasm_file(game)
        if module is None:
            from megawatt.bots.webassembly import write_wasm  # it loads the compiler

            module = write_wasm(game, cached_folder())
        found[f"{WASM}/{module.name}"] = module.read_bytes()
        weights = module.with_suffix(".weights")
        if has_network(game):
            found[f"{WASM}/{weights.name}"] = weights.read_bytes()
    return found


def _words(language: str) -> Mapping[str, bytes]:
    """The files of messages as a server sends them."""
    folders = {game.name: [game.words_folder] for game in games(all_of_them=True)} | {"table": [SHARED, WORDS]}
    found = {}
    for name, parts in folders.items():
        others = fallbacks(language, *parts)
        before = f"## fallback: {' '.join(others)}\n".encode() if others else b""
        found[name] = before + b"\n".join(path.read_bytes() for part in parts for path in word_files(part, language))
    return found


def _index(page: Path, files: Mapping[str, bytes], server: str | None) -> bytes:
    """The page with relative addresses, what it may load, and the digests of its parts."""
    text = (page / "index.html").read_text(encoding="utf-8")
    text = re.sub(r'(src|href)="/([^"]+)"', lambda found: _linked(found[1], found[2], files), text)
    words = Words(FALLBACK, SHARED, WORDS)
    about = sentences(words, [words("hero-title"), words("local-hero-text")])
    needed = [ARCHIVE, *(f"pyodide/{name}" for name in PYTHON)]
    told: list[dict[str, object]] = [_described(name, files[name]) for name in needed]
    told += [_described(name, files[name]) | {"later": True} for name in sorted(files) if name.startswith(LATER)]
    head = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    local = f'<meta name="local" content="{html.escape(json.dumps(told))}">'
    known = "" if server is None else f'<meta name="server" content="{html.escape(server)}">'
    description = f'<meta name="description" content="{html.escape(about)}">'
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{head}', 1)
    return text.replace("</head>", f"{description}{languages_told()}{local}{known}</head>", 1).encode()


def _linked(how: str, name: str, files: Mapping[str, bytes]) -> str:
    checked = f' integrity="{_integrity(files[name])}"' if name.endswith((".js", ".css")) else ""
    return f'{how}="./{name}"{checked}'


def _described(name: str, contents: bytes) -> dict[str, object]:
    return {"path": name, "size": len(contents), "integrity": _integrity(contents)}


def _integrity(contents: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(contents).digest()).decode()}"


def _clear(folder: Path) -> None:
    """Remove an earlier site: what it listed, and nothing else."""
    listed = folder / LIST
    if listed.is_file():
        for name in json.loads(listed.read_text(encoding="utf-8"))["files"]:
            path = (folder / name).resolve()
            if path.is_file() and path.is_relative_to(folder.resolve()):
                path.unlink()
        shutil.rmtree(folder / "assets", ignore_errors=True)
