"""Files and work of strangers: a reader with limits, sealed positions only, and a line that holds nobody else up."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

import megawatt
from megawatt.kernel.match.files import SEAL, dumps
from megawatt.server.settings import Settings
from megawatt.server.thinking.pool import Pool
from megawatt.server.uploads.jobs import MAX_PER_PERSON, MAX_QUEUED, JobQueue
from megawatt.server.uploads.reader_process import MAX_MEMORY_BYTES
from megawatt.server.uploads.signatures import FileSignatures

from .conftest import Served, free_port, serving, sqlite_address
from .pages import Page, play_first, refusal

pytestmark = pytest.mark.anyio

GERMANY = (megawatt.find("power-grid").folder / "data" / "maps" / "germany.toml").read_text(encoding="utf-8")
BOMBS = {
    "dotted keys": "a." * 30_000 + "b = 1",
    "dotted keys in many lines": "\n".join(f"{'a.' * 1900}k{number} = 1" for number in range(15)),
    "nested lists": "a = " + "[" * 1900,
    "unknown keys": "\n".join(f"k{number} = 1" for number in range(4_900)),
    "digits": "a = " + "9" * 3_000,
}


def with_own_map(text: str) -> dict:
    return {"game": "power-grid", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"map": f"attached:{text}"}}


# The reading process


@pytest.mark.parametrize("bomb", BOMBS)
async def test_an_own_map_made_to_burst_the_reader_is_refused(page: Page, bomb: str) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    answer = await page.http.post("/api/tables", json=with_own_map(BOMBS[bomb]))
    assert (answer.status_code, answer.json()["refused"]) == (400, "options")
    header = {"format": "megawatt-match", "version": 1, "game": "power-grid", "rules": 1, "seats": 2, "seed": 1}
    text = json.dumps({**header, "options": with_own_map(BOMBS[bomb])["options"]}) + "\n"
    answer = await page.http.post("/api/files", content=text)
    assert (answer.status_code, answer.json()["refused"]) in ((400, "options"), (400, "file"))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100 * 1024


async def test_own_files_are_read_in_a_process_with_limits(served: Served, page: Page) -> None:
    assert await page.post("/api/tables", with_own_map(GERMANY))
    [process] = served.worker.core.queues.pids
    assert process not in (os.getpid(), *served.worker.services.get(Pool).pids)
    limits = {line[:26].strip(): line[26:].split()[0] for line in Path(f"/proc/{process}/limits").read_text().splitlines()}
    assert MAX_MEMORY_BYTES < int(limits["Max address space"]) < 4 * MAX_MEMORY_BYTES
    assert limits["Max cpu time"].isdigit()
    assert limits["Max file size"] == "0"


async def test_a_reader_that_dies_is_replaced(served: Served, page: Page, children_from_nothing: None) -> None:
    assert await page.post("/api/tables", with_own_map(GERMANY))
    [process] = served.worker.core.queues.pids
    os.kill(process, signal.SIGKILL)
    assert await refusal(page.post("/api/tables", with_own_map(GERMANY))) == "refused-too-heavy"
    assert await page.post("/api/tables", with_own_map(GERMANY))
    assert served.worker.core.queues.pids != [process]


HARM = {
    "memory": ("bytearray(1 << 31)", "reading this file takes too much memory"),
    "time": ("[None for _ in iter(int, 1) if False]", "not done after 0.3 s of computing"),
}


@pytest.mark.parametrize("harm", HARM)
def test_reading_has_limits_whatever_a_file_does(harm: str) -> None:
    does, says = HARM[harm]
    program = f"""
from megawatt.server.uploads import reader_process, reading
reader_process._bound_memory()
reading.SECONDS = 0.3
reading.loads = lambda *_: {does}
print(reading.answer(reading.ReadMatch("")))
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert says in told.stdout, told.stderr
    assert "too_heavy=True" in told.stdout


def test_the_system_ends_a_reader_that_does_not_listen() -> None:
    program = """
from megawatt.server.uploads import reader_process, reading
reading.SECONDS = reader_process.SECONDS = 0.3
reader_process.GRACE_SECONDS = 0
reading.loads = lambda *_: sum(range(10 ** 14))
reader_process._answer_packed(reader_process.pack(reading.ReadMatch("")))
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert ended.returncode == -signal.SIGXCPU


# Positions from outside


async def what_if_file(page: Page) -> str:
    table = await page.create("overload", "me here:Ann", seed=2)
    what_if = (await page.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
    return str(await page.get(f"/api/tables/{what_if}/file"))


async def test_only_positions_with_our_own_seal_are_read_and_the_seal_is_looked_at_first(
    served: Served, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = await what_if_file(page)
    first, _, rest = text.partition("\n")
    header = json.loads(first)
    assert FileSignatures(served.worker.core.storage.store.secret()).is_ours(header)
    foreign = dumps(megawatt.new("overload", 2, 1).imagine(0))
    changed = [
        {name: value for name, value in header.items() if name != SEAL},
        {**header, SEAL: None},
        {**header, SEAL: FileSignatures(b"another server").seal(b"")},
        {**header, "seats": 3},
        {**header, "options": {"open_fuses": True}},
        {**header, "position": header["position"][::-1]},
        {**header, "rules": 99},
    ]

    def replayed(*_: object) -> None:
        raise AssertionError("nothing may be read before the seal")

    with monkeypatch.context() as patch:
        patch.setattr(served.worker.core.queues, "read_file", replayed)
        for hostile in (foreign, *(f"{json.dumps(each)}\n{rest}" for each in changed)):
            answer = await page.http.post("/api/files", content=hostile)
            assert (answer.status_code, answer.json()["refused"]) == (400, "not-sealed")
    assert "id" in (await page.http.post("/api/files", content=text)).json()


async def test_a_seal_leads_nowhere_else() -> None:
    signatures = FileSignatures(b"secret")
    assert signatures.seal(b"position") != FileSignatures(b"other").seal(b"position")
    assert not signatures.is_ours({"position": "x"})
    assert not signatures.is_ours({"position": "x", SEAL: ["list"]})


async def test_a_file_has_no_more_moves_than_a_game_can_have(page: Page) -> None:
    text = dumps(megawatt.new("overload", 2, 1))
    many = text.splitlines()[0] + "\n" + '{"ply": 1, "seat": 0, "move": "charge 1"}\n' * 5_000
    answer = await page.http.post("/api/files", content=many)
    assert (answer.status_code, answer.json()["refused"]) == (413, "file-too-long")


# The line


@asynccontextmanager
async def full(line: JobQueue) -> AsyncIterator[None]:
    """Strangers stand in line up to the last place."""
    free = asyncio.Event()

    async def stand(number: int) -> None:
        async with line.slot(f"stranger {number}", f"address {number}"):
            await free.wait()

    standing = [asyncio.create_task(stand(number)) for number in range(MAX_QUEUED)]
    while len(line) < MAX_QUEUED:
        await asyncio.sleep(0)
    try:
        yield
    finally:
        free.set()
        await asyncio.gather(*standing)


async def test_others_are_served_while_strangers_fill_the_line(served: Served, page: Page) -> None:
    table = await page.create("overload", "me bot:random", seed=3)
    await page.watch(table)
    jobs = served.worker.core.queues
    async with AsyncExitStack() as crowd:
        for line in (jobs.files, jobs.replays):
            await crowd.enter_async_context(full(line))
        assert await refusal(page.post("/api/tables", with_own_map(GERMANY))) == "refused-busy"
        assert await refusal(page.get(f"/api/tables/{table}/figures")) == "refused-busy"
        assert await refusal(page.get(f"/api/tables/{table}/file")) == "refused-busy"
        assert (await page.http.post("/api/files", content=dumps(megawatt.new("overload", 2, 1)))).status_code == 503
        assert (await page.get("/api/tables"))["mine"]
        assert await page.create("power-grid", "me bot", seed=1)
        await play_first(page)
    assert await page.post("/api/tables", with_own_map(GERMANY))
    assert (await page.get(f"/api/tables/{table}/figures"))["rounds"]
    assert (await page.get(f"/api/tables/{table}/file")).startswith("{")
    assert len(jobs.files) == len(jobs.replays) == 0


async def test_nobody_takes_the_whole_line(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), compile_rules=False)
    async with serving(settings) as server, server.page() as page, server.page() as other, AsyncExitStack() as held:
        me = (await page.get("/api/me"))["id"]
        line = server.worker.core.queues.replays
        table = await page.create("overload", "me bot")
        others = await other.create("overload", "me bot")
        await held.enter_async_context(line.slot(me, "home"))
        waiting = [asyncio.create_task(page.get(f"/api/tables/{table}/figures")) for _ in range(MAX_PER_PERSON - 1)]
        while len(line) < MAX_PER_PERSON:
            await asyncio.sleep(0.01)
        assert await refusal(page.get(f"/api/tables/{table}/figures")) == "refused-too-many"
        waiting.append(asyncio.create_task(other.get(f"/api/tables/{others}/figures")))
        while len(line) < MAX_PER_PERSON + 1:
            await asyncio.sleep(0.01)
        await held.aclose()
        assert all(told["rounds"] for told in await asyncio.gather(*waiting))


async def test_figures_of_one_moment_are_worked_out_once(served: Served, page: Page, other: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=3, public=True)
    told = await page.get(f"/api/tables/{table}/figures")
    async with full(served.worker.core.queues.replays):
        assert await other.get(f"/api/tables/{table}/figures") == told
