"""The static site: relative addresses, checked parts, everything that a page asks for, and nothing of other files lost."""

from __future__ import annotations

import base64
import hashlib
import html
import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from megawatt.kernel.contract.registry import games
from megawatt.kernel.errors import OptionError
from megawatt.kernel.text.words import LANGUAGES
from megawatt.local.archive import COMPILED, archive
from megawatt.local.site import LIST, POLICY, PYTHON, SERVICE_WORKER, write_site

INDEX = """<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><link rel="manifest" href="/manifest.webmanifest" />
<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="stylesheet" href="/assets/index-2.css"></head></html>
"""


PREPARED = {"first/server.json": b"{}"}
ENGINES = {"wasm/power-grid.wasm": b"rules", "wasm/power-grid.weights": b"network"}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page of a few files."""
    files = {
        "index.html": INDEX,
        "assets/index-1.js": "1",
        "assets/index-2.css": "2",
        "manifest.webmanifest": '{"name": "Megawatt", "start_url": "/", "icons": [{"src": "/icon-192.png"}]}',
        "site-worker.js": "worker",
        "worker.js": "of a server",
        **{f"pyodide/{name}": name for name in PYTHON},
    }
    for name, text in files.items():
        path = tmp_path / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "page"


@pytest.fixture(autouse=True)
def one_archive(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "archive" not in request.node.name:
        monkeypatch.setattr("megawatt.local.site.archive", lambda: b"archive")
        monkeypatch.setattr("megawatt.local.site.engines", lambda: dict(ENGINES))
        monkeypatch.setattr("megawatt.local.site.prepared_files", lambda packed: dict(PREPARED))


def test_every_address_of_the_page_is_relative_and_every_script_checked(page: Path, tmp_path: Path) -> None:
    write_site(tmp_path / "site", page)
    text = (tmp_path / "site/index.html").read_text()
    assert re.findall(r'(?:src|href)="(?!\./)[^"]*"', text) == []
    for name, digest in re.findall(r'(?:src|href)="\./(assets/[^"]+)" integrity="sha256-([^"]+)"', text):
        assert base64.b64decode(digest) == hashlib.sha256((tmp_path / "site" / name).read_bytes()).digest()
    assert text.count("integrity=") == 2
    needed = json.loads(html.unescape(re.search(r'<meta name="local" content="([^"]*)"', text)[1]))  # type: ignore[index]
    first = ["python.zip", *(f"pyodide/{name}" for name in PYTHON)]
    assert [each["path"] for each in needed] == [*first, *PREPARED, *ENGINES]
    assert [each["path"] for each in needed if not each.get("later")] == first, "what thinks does not delay the first move"
    for each in needed:
        contents = (tmp_path / "site" / each["path"]).read_bytes()
        assert each["size"] == len(contents)
        assert base64.b64decode(each["integrity"].removeprefix("sha256-")) == hashlib.sha256(contents).digest()


def test_a_server_for_playing_with_others_is_named_in_the_head_and_nothing_else_is_taken_for_one(
    page: Path, tmp_path: Path
) -> None:
    write_site(tmp_path / "site", page, "https://play.example.org/")
    assert '<meta name="server" content="https://play.example.org">' in (tmp_path / "site/index.html").read_text()
    write_site(tmp_path / "site", page)
    assert 'name="server"' not in (tmp_path / "site/index.html").read_text()
    for wrong in (
        "play.example.org",
        "javascript:alert(1)",
        "javascript://a.example",
        "ftp://a.example",
        "https://",
        "https://a.example/path",
        "https://a.example/?x",
        "https://a.example/#x",
    ):
        with pytest.raises(OptionError, match="such as https"):
            write_site(tmp_path / "site", page, wrong)


def test_the_policy_allows_no_other_origin_no_inline_script_and_no_eval_but_webassembly(page: Path, tmp_path: Path) -> None:
    write_site(tmp_path / "site", page)
    text = (tmp_path / "site/index.html").read_text()
    assert f'content="{POLICY}"' in text
    assert text.index("Content-Security-Policy") < text.index("<script")
    sources = {word for part in POLICY.split("; ") for word in part.split()[1:]}
    assert sources == {"'none'", "'self'", "'wasm-unsafe-eval'", "data:"}


def test_the_list_of_files_names_all_and_the_worker_changes_with_them(page: Path, tmp_path: Path) -> None:
    first = write_site(tmp_path / "site", page)
    listed = json.loads((tmp_path / "site" / LIST).read_text())
    assert {name for name in listed["files"] if name != "./"} == first.keys() - {LIST, SERVICE_WORKER, "index.html"}
    assert "worker.js" not in first
    before = (tmp_path / "site" / SERVICE_WORKER).read_bytes()
    write_site(tmp_path / "site", page)
    assert (tmp_path / "site" / SERVICE_WORKER).read_bytes() == before
    (page / "assets/index-1.js").write_text("another")
    write_site(tmp_path / "site", page)
    assert (tmp_path / "site" / SERVICE_WORKER).read_bytes() != before


def test_words_and_rules_of_every_game_lie_where_the_page_asks_for_them(page: Path, tmp_path: Path) -> None:
    written = write_site(tmp_path / "site", page)
    for language in LANGUAGES:
        assert f"words/{language}/table.ftl" in written
        for game in games():
            assert f"words/{language}/{game.name}.ftl" in written
            rules = (tmp_path / "site/rules" / game.name / language / "index.html").read_text()
            assert re.findall(r'(?:src|href)="/[^"]*"', rules) == []
            assert 'data-root="../../../"' in rules  # where its script looks for words


def test_a_folder_with_other_files_is_left_alone(page: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("dear")
    with pytest.raises(OptionError, match="holds other files"):
        write_site(tmp_path / "mine", page)
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]
    with pytest.raises(OptionError, match="make page"):
        write_site(tmp_path / "site", tmp_path / "nothing")


def test_the_archive_holds_plain_sources_of_what_a_page_needs_in_few_bytes() -> None:
    packed = archive()
    names = zipfile.ZipFile(io.BytesIO(packed)).namelist()
    assert {name.partition("/")[0] for name in names} == {
        "attr", "babel", "fluent", "megawatt", "pytz", "typing_extensions.py",
    }  # fmt: skip
    assert not [name for name in names if name.startswith(COMPILED) or name.endswith((".so", ".pyc", ".npz"))]
    assert {f"babel/locale-data/{language}.dat" for language in LANGUAGES} <= set(names)
    assert "megawatt/local/page.py" in names
    assert len(packed) < 2_600_000
