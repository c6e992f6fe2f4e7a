"""What the page and programs read about the wire is what the models say."""

from __future__ import annotations

from pathlib import Path

import pytest

from megawatt.server.door.describe import written

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", list(written()), ids=str)
def test_what_is_written_about_the_wire_follows_from_its_models(path: Path) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == written()[path], "run `make wire`"
