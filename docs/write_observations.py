"""Write docs/observations, one page per game: `make observations`. A test compares the pages with the declarations."""

from __future__ import annotations

from pathlib import Path

from megawatt.envs.observation_docs import observation_page
from megawatt.kernel.contract.registry import games

FOLDER = Path(__file__).parent / "observations"


def main() -> None:
    """Write every page."""
    FOLDER.mkdir(exist_ok=True)
    for game in games():
        (FOLDER / f"{game.name}.md").write_text(observation_page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
