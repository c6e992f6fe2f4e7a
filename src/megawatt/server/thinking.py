"""The pool of thinking processes: bots never think in the event loop, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys

from megawatt.server.thinker import LENGTH, Answer, Wish, framed, read_answer

TRIES = 3
log = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """No process could answer."""


class _Process:
    """One child process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid

    @staticmethod
    async def start() -> _Process:
        command = (sys.executable, "-m", "megawatt.server.thinker")
        pipe = asyncio.subprocess.PIPE
        return _Process(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))

    async def ask(self, wish: Wish) -> Answer:
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None
        assert writer is not None
        writer.write(framed(wish))
        await writer.drain()
        head = await reader.readexactly(LENGTH)
        answer: Answer = read_answer(await reader.readexactly(int.from_bytes(head, "big")))
        return answer

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Pool:
    """Some processes that answer wishes in the order of asking."""

    def __init__(self, size: int, patience: float) -> None:
        self._size = size
        self._patience = patience
        self._idle: asyncio.LifoQueue[_Process | None] = asyncio.LifoQueue()
        self._alive: set[_Process] = set()
        for _ in range(size):
            self._idle.put_nowait(None)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [process.pid for process in self._alive]

    async def ask(self, wish: Wish, patience: float | None = None) -> Answer:
        """The answer of a process; one that dies or takes too long is replaced and the wish repeated."""
        for attempt in range(TRIES):
            process = await self._idle.get()
            try:
                if process is None:
                    process = await _Process.start()
                    self._alive.add(process)
                return await asyncio.wait_for(process.ask(wish), patience or self._patience)
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as fault:
                log.warning("a thinking process is replaced", extra={"attempt": attempt + 1, "fault": repr(fault)})
                await self._gone(process)
                process = None
            except BaseException:  # cancelled in the middle: an answer would come for nobody
                await self._gone(process)
                process = None
                raise
            finally:
                self._idle.put_nowait(process)
        raise ThinkingFailed(f"no answer after {TRIES} tries")

    async def close(self) -> None:
        """End the processes."""
        for process in list(self._alive):
            await self._gone(process)

    async def _gone(self, process: _Process | None) -> None:
        if process is not None:
            self._alive.discard(process)
            await process.end()
