"""Building a package of Megawatt: the page must be inside, and it is built by Node.js before, not here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/megawatt/server/page/index.html")


class PageInside(BuildHookInterface[Any]):
    """Refuses to build a package without the page; an editable installation needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look before anything is packed."""
        if version != "editable" and not (Path(self.root) / PAGE).exists():
            self.app.abort(
                f"{PAGE} is missing: a package without the page could not show a table. "
                "Build it with `make page` (it needs Node.js 20 or newer), then build the package again."
            )
