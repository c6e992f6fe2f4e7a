"""The wheel carries the built page: installed from it, `megawatt play` serves the table without Node.js."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but what the wheel holds."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=PROJECT, check=True, capture_output=True, timeout=120)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
    return folder / "installed"


def test_the_wheel_has_page_words_facts_and_migrations(installed: Path) -> None:
    package = installed / "megawatt"
    assert (package / "server" / "page" / "index.html").exists()
    assert list((package / "server" / "page" / "assets").glob("*.js"))
    assert (package / "server" / "words" / "ja.ftl").exists()
    assert (package / "games" / "power_grid" / "data").is_dir()
    assert list((package / "server" / "migrations").rglob("*.py"))
    assert not (installed / "web").exists()


def test_play_from_the_wheel_serves_the_page_and_prints_its_address(installed: Path, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(installed),
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    command = [sys.executable, "-u", "-m", "megawatt", "play", "--no-browser", "--port", "8600"]
    playing = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert playing.stdout is not None
        address = ""
        for _ in range(50):
            found = re.search(r"http://127\.0\.0\.1:\d+", playing.stdout.readline())
            if found:
                address = found.group()
                break
        assert address, "no address was printed"
        page = _read(address)
        assert "<title>Megawatt" in page
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert len(_read(address + script.group(1))) > 10_000
    finally:
        playing.terminate()
        playing.wait(20)


def _read(address: str) -> str:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=2) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")
