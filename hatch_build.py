"""Building a package of Megawatt: the page and the rules as WebAssembly must be inside; both are built before, not here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/megawatt/server/page/index.html")
WASM = Path("src/megawatt/bots/wasm")
GAMES = Path("src/megawatt/games")


class PageInside(BuildHookInterface[Any]):
    """Refuses to build a package without the page; an editable installation needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look before anything is packed."""
        root = Path(self.root)
        if version != "editable" and not (root / PAGE).exists():
            self.app.abort(
                f"{PAGE} is missing: a package without the page could not show a table. "
                "Build it with `make page` (it needs Node.js 20 or newer), then build the package again."
            )
        games = [each.parent.name.replace("_", "-") for each in (root / GAMES).glob("*/game.py") if each.parent.name != "template"]
        lacking = [str(WASM / f"{game}.wasm") for game in sorted(games) if not (root / WASM / f"{game}.wasm").exists()]
        if version != "editable" and lacking:
            self.app.abort(
                f"{', '.join(lacking)}: missing; without them pages leave all thinking to the server. "
                "Write them with `make page`, then build the package again."
            )
