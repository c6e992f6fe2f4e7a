"""A child process that answers: a message goes in, one comes out."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import BinaryIO

LENGTH = 4


class ChildProcess:
    """A module of ours that runs as a process of its own (see `answer_requests`)."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid

    @staticmethod
    async def start(module: str) -> ChildProcess:
        """Run a module."""
        pipe = asyncio.subprocess.PIPE
        return ChildProcess(await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdin=pipe, stdout=pipe))

    async def ask(self, message: bytes) -> bytes:
        """The answer; OSError or IncompleteReadError when the process has died."""
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None
        assert writer is not None
        writer.write(framed(message))
        await writer.drain()
        head = await reader.readexactly(LENGTH)
        return await reader.readexactly(int.from_bytes(head, "big"))

    async def end(self) -> None:
        """Kill it, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message


def pipes() -> tuple[BinaryIO, BinaryIO]:
    """The streams on which a child reads requests and writes answers; a stray print must not end up among the answers."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return sys.stdin.buffer, answers


def answer_requests(requests: BinaryIO, answers: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    """Answer until stdin ends."""
    while len(head := requests.read(LENGTH)) == LENGTH:
        answers.write(framed(answer(requests.read(int.from_bytes(head, "big")))))
        answers.flush()
