"""Work that strangers ask for and that takes a while: own files, uploads, figures, downloads. It waits in a short line.

Files are read in processes of their own (reader_process.py); replays of our own tables run in a thread. Both have a bounded
line, and nobody may take all of it; whoever does not fit is told to come back. Nothing else waits behind them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from megawatt.server.child_process import ChildProcess
from megawatt.server.refusals import Refusal
from megawatt.server.uploads.reader_process import pack, read_answer
from megawatt.server.uploads.reading import Answer, NotRead, Wish

MAX_QUEUED = 12
MAX_PER_PERSON = 2
MAX_PER_ADDRESS = 6
FILE_TIMEOUT_S = 40.0
"""Time limit of a file in seconds, generous for busy machines; the reader itself counts processor time."""
RETRY_AFTER_S = 5
MODULE = "megawatt.server.uploads.reader_process"
T = TypeVar("T")
log = logging.getLogger(__name__)


class JobQueue:
    """A bounded line before a few places."""

    def __init__(self, places: int, limited: bool = True) -> None:
        self._free = asyncio.Semaphore(places)
        self._limited = limited
        self._waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._waiting.total() // 2

    @asynccontextmanager
    async def slot(self, person: str, address: str) -> AsyncIterator[None]:
        """Stand in line and have a place; Refusal when the line is full, or full of this person."""
        who = (f"person {person}", f"address {address}")
        if len(self) >= MAX_QUEUED:
            raise Refusal("busy", f"{len(self)} others wait already; try again in a moment")
        for name, most in zip(who, (MAX_PER_PERSON, MAX_PER_ADDRESS), strict=True):
            if self._limited and self._waiting[name] >= most:
                detail = f"{most} of yours are waiting already; try again in {RETRY_AFTER_S} s"
                raise Refusal("too-many", detail, seconds=RETRY_AFTER_S)
        self._waiting.update(who)
        try:
            async with self._free:
                yield
        finally:
            self._waiting.subtract(who)
            self._waiting += Counter()  # forgets people with nothing left here


class JobQueues:
    """Both lines and those who work at their ends."""

    def __init__(self, readers: int, limited: bool) -> None:
        self.files = JobQueue(readers, limited)
        self.replays = JobQueue(1, limited)
        self._idle: list[ChildProcess] = []
        self._alive: set[ChildProcess] = set()
        self._thread = ThreadPoolExecutor(1, "errand")

    @property
    def pids(self) -> list[int]:
        """The reading processes that run now."""
        return [process.pid for process in self._alive]

    async def read_file(self, wish: Wish, person: str, address: str) -> Answer:
        """Have a file read; a process that dies of it, or takes too long, is replaced, and the file is not tried again."""
        async with self.files.slot(person, address):
            process = self._idle.pop() if self._idle else await self._start()
            try:
                answer: Answer = read_answer(await asyncio.wait_for(process.ask(pack(wish)), FILE_TIMEOUT_S))
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as fault:
                log.warning("a file was too much for its reader", extra={"fault": repr(fault)})
                await self._gone(process)
                return NotRead("reading this file takes too long", too_heavy=True)
            except BaseException:
                await self._gone(process)
                raise
            if isinstance(answer, NotRead) and answer.too_heavy:
                await self._gone(process)  # its memory may be in pieces
            else:
                self._idle.append(process)
            return answer

    async def replay(self, person: str, address: str, work: Callable[..., T], *arguments: Any) -> T:
        """Let the thread do a replay of ours."""
        async with self.replays.slot(person, address):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    async def close(self) -> None:
        """End the processes and the thread."""
        for process in list(self._alive):
            await self._gone(process)
        self._thread.shutdown(cancel_futures=True)

    async def _start(self) -> ChildProcess:
        process = await ChildProcess.start(MODULE)
        self._alive.add(process)
        return process

    async def _gone(self, process: ChildProcess) -> None:
        self._alive.discard(process)
        await process.end()
