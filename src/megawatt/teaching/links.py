"""Where everything on the table is explained: question, phase, reason, component, option → the id of a paragraph.

`teaching/links.toml` has a table per kind; a table `"option:map"` leads single values of an option to paragraphs of their own. The
page asks for topics such as `question-buy`, `reason-too-dear`, `component-plant-market` and `option-map-france`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from megawatt.kernel.contract.game import ALLOWED, Game

KINDS = ("question", "phase", "reason", "component", "option")


@cache
def links(folder: Path) -> Mapping[str, str]:
    """Topic → paragraph id, for the game in this folder; nothing where nobody has written any."""
    path = folder / "teaching" / "links.toml"
    if not path.is_file():
        return {}
    return {
        f"{kind.replace(':', '-')}-{name}": paragraph
        for kind, pieces in tomllib.loads(path.read_text(encoding="utf-8")).items()
        for name, paragraph in pieces.items()
    }


def linkable(game: Game) -> set[str]:
    """Every topic of this game that must lead somewhere; its components are those that the page names."""
    said = (game.folder / "words" / "en.ftl").read_text(encoding="utf-8").splitlines()
    phases = {line.partition(" =")[0] for line in said if line.startswith("phase-")}
    questions = {f"question-{name}" for name in game.question_names}
    reasons = {f"reason-{name}" for code, name in enumerate(game.reasons) if code != ALLOWED}
    options = {f"option-{option.name}" for option in game.options if option.offered}
    return phases | questions | reasons | options
