"""Node with the page's engine (web/tests/engine-driver.ts), and the modules of all games."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from megawatt.bots.webassembly import write_wasm
from megawatt.kernel.contract.game import Game

WEB = Path(__file__).parents[2] / "web"
DRIVER = WEB / "tests" / "engine-driver.ts"
BUNDLER = WEB / "node_modules" / ".bin" / "rolldown"


class Node:
    """A process of Node that answers jobs one after the other."""

    def __init__(self, driver: Path) -> None:
        self._process = subprocess.Popen(["node", str(driver)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **job: Any) -> Any:
        """The answer to a job."""
        return json.loads(self.tell(**job))

    def tell(self, **job: Any) -> str:
        """The answer to a job as it came."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(job) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "Node ended; its error is above"
        return answer

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)


@pytest.fixture(scope="session")
def engine_bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("node") is None or not BUNDLER.exists():
        pytest.skip("Node.js and the page's packages are needed (make page)")
    bundle = tmp_path_factory.mktemp("engine") / "driver.mjs"
    subprocess.run([BUNDLER, DRIVER, "-o", bundle, "-f", "esm", "--platform", "node"], cwd=WEB, check=True, capture_output=True)
    return bundle


@pytest.fixture
def node(engine_bundle: Path) -> Iterator[Node]:
    process = Node(engine_bundle)
    yield process
    process.close()


def wasm_of(game: Game) -> Path:
    """The game's module, compiled unless `megawatt compile --target wasm` has done so."""
    return write_wasm(game)
