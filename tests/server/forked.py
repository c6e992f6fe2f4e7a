"""Child processes that need not begin from nothing: they come from one that has imported the program and the games already.

Beginning from nothing costs each of them a second of processor time, for every server of the tests. How it is really done is
tested where a test says so, and by all servers that run as processes of their own.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
from typing import Any

from megawatt.kernel.contract.registry import games
from megawatt.server.child_process import ChildProcess

KNOWN = ["pytest", "megawatt.server.thinking.process", "megawatt.server.uploads.reader_process"]
RUN = """
import os, runpy, sys
os.dup2(line.fileno(), 0)
os.dup2(line.fileno(), 1)
line.close()
sys.stdin = open(0)
sys.modules.pop(module, None)
runpy.run_module(module, run_name="__main__", alter_sys=True)
"""
"""As `python -m module`, with a line for requests and answers."""
_processes: Any = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(KNOWN + [type(game).__module__ for game in games(all_of_them=True)])


class Forked:
    """What a ChildProcess needs of asyncio's processes."""

    def __init__(self, process: Any, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._process, self.pid = process, process.pid
        self.stdout, self.stdin = reader, writer

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> None:
        await asyncio.to_thread(self._process.join)
        self.stdin.close()


async def start_forked(module: str) -> ChildProcess:
    """What `ChildProcess.start` does, in a child of the process that knows everything."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = _processes.Process(target=exec, args=(RUN, {"module": module, "line": theirs}), daemon=True)
        await asyncio.to_thread(process.start)
    made: Any = Forked(process, *await asyncio.open_connection(sock=ours))
    return ChildProcess(made)
