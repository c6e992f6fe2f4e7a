"""A page as its build leaves it, as far as the server reads it."""

from __future__ import annotations

import json
from pathlib import Path

INDEX = '<!doctype html><html lang="en"><head><title>Megawatt</title></head><body><div id="page"></div></body></html>'
MANIFEST = {
    "index.html": {"file": "assets/index-1.js", "imports": ["_base.js"], "css": ["assets/index-1.css"]},
    "_base.js": {"file": "assets/base-1.js", "css": ["assets/base-1.css"]},
    "_tokens.js": {"file": "assets/tokens-1.js", "css": ["assets/tokens-1.css"]},
    "src/games/power-grid/index.ts": {
        "file": "assets/power-grid-1.js",
        "imports": ["_base.js", "_tokens.js"],
        "dynamicImports": ["maps/germany.json", "maps/usa.json"],
        "css": ["assets/power-grid-1.css"],
    },
    "maps/germany.json": {"file": "assets/germany-1.js", "name": "germany"},
    "maps/usa.json": {"file": "assets/usa-1.js", "name": "usa"},
}


def built(folder: Path) -> str:
    """Lay such a page into a folder; where it lies."""
    (folder / "page" / ".vite").mkdir(parents=True)
    (folder / "page" / "index.html").write_text(INDEX)
    (folder / "page" / "manifest.webmanifest").write_text(json.dumps({"name": "Megawatt", "start_url": "/"}))
    (folder / "page" / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    return str(folder / "page")
