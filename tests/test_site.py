"""The documentation as a site: it is built without a warning, for everybody it is meant for."""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import megawatt
import megawatt.author

ROOT = Path(__file__).parents[1]
SECTIONS = ("Play", "Host", "Research", "Make a game", "Contribute", "Reference")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built in a folder of its own."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", folder)
    (folder / "src").symlink_to(ROOT / "src")
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    assert "Warning" not in built.stdout + built.stderr
    return folder / "build/site"


def test_there_is_a_section_for_everybody(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    for section in SECTIONS:
        assert section in page


def test_every_page_is_there_and_every_link_of_a_page_leads_somewhere(site: Path) -> None:
    for path in (ROOT / "docs").rglob("*.md"):
        assert (site / path.relative_to(ROOT / "docs").with_suffix(".html")).is_file()
    broken = set()
    for page in set(site.rglob("*.html")) - {site / "404.html"}:
        for link in re.findall(r'href="([^"#?:]+)(?:#[^"]*)?"', page.read_text(encoding="utf-8")):
            if not link.startswith("/") and not (page.parent / link).exists():
                broken.add((page.name, link))
    assert broken == set()


def test_the_reference_tells_what_the_docstrings_say(site: Path) -> None:
    for module, name in ((megawatt, "python"), (megawatt.author, "author")):
        page = (site / f"reference/{name}.html").read_text(encoding="utf-8")
        for thing in module.__all__:
            if inspect.isroutine(getattr(module, thing)) or inspect.isclass(getattr(module, thing)):
                assert f">{thing}<" in page, thing
