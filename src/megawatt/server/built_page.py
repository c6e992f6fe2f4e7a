"""The built page: the files of its parts, and the head of every page."""

from __future__ import annotations

import html
import json
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from megawatt.kernel.text.languages import known

WORDS = Path(__file__).parent / "words"
"""The messages of the server and the page."""
Built = dict[str, dict[str, Any]]
"""The build's own list: every part by its name in the source, with its file, its style and what it imports."""


def built_page(folder: Path) -> Built:
    """The parts built into this folder; empty without a page."""
    manifest = folder / ".vite" / "manifest.json"
    return _read(manifest, manifest.stat().st_mtime_ns) if manifest.is_file() else {}


@lru_cache(8)
def _read(manifest: Path, changed: int) -> Built:
    built: Built = json.loads(manifest.read_text(encoding="utf-8"))
    return built


def with_imports(built: Built, names: Iterable[str]) -> list[str]:
    """These parts and everything that they import at once, each named once."""
    found: dict[str, None] = {}
    waiting = [*names]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found[each] = None
            waiting.extend(built[each].get("imports", ()))
    return list(found)


def styles_of(built: Built, names: Iterable[str]) -> list[str]:
    """The style files of these parts, each named once."""
    return list(dict.fromkeys(style for each in names for style in built[each].get("css", ())))


def languages_told() -> str:
    """The languages in the order of lists, for the head of a page: code, own name, and whether words stand apart."""
    languages = [[each.code, each.name, each.spaced] for each in known().values()]
    return f'<meta name="languages" content="{html.escape(json.dumps(languages, ensure_ascii=False))}">'
