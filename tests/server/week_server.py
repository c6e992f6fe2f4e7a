"""A server of the simulated week: its clock is a file that the test writes, and it dies where the test says.

`python -m tests.server.week_server FOLDER` with the settings in the environment, as a worker process has them.
"""

from __future__ import annotations

import mmap
import os
import signal
import struct
import sys
from pathlib import Path
from typing import Any

import uvicorn

from megawatt.server import jobs
from megawatt.server.http.app import create_app
from megawatt.server.notifications.delivery import NotificationSender
from megawatt.server.notifications.outbound import Outbound
from megawatt.server.notifications.store import Notification
from megawatt.server.settings import Settings
from megawatt.server.start.orphans import end_with_parent
from megawatt.server.start.server import uvicorn_options
from megawatt.server.worker import Worker

from ..luck import follow

CLOCK = "clock"
BEFORE_SENDING, AFTER_SENDING = "before-sending", "after-sending"
OFTEN = 0.1
"""Seconds between two looks at deadlines and messages: a week does not wait for five seconds at every hour."""


class SharedTime:
    """A moment in a file that several processes look at."""

    def __init__(self, folder: Path, moment: float | None = None) -> None:
        path = folder / CLOCK
        if moment is not None:
            path.write_bytes(struct.pack("d", moment))
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 8)

    def __call__(self) -> float:
        return float(struct.unpack("d", self._memory[:8])[0])

    def set(self, moment: float) -> None:
        self._memory[:8] = struct.pack("d", moment)


def die_if_told(folder: Path, where: str) -> None:
    """Killed like any process is, by a signal that nobody can catch; of several servers only one takes the order."""
    try:
        (folder / where).unlink()
    except FileNotFoundError:
        return
    os.kill(os.getpid(), signal.SIGKILL)


def main(folder: Path) -> None:
    """Serve until killed."""
    end_with_parent()
    follow()
    settings = Settings.from_environment()
    jobs.SWEEP_SECONDS = jobs.DEADLINE_SECONDS = OFTEN
    app: Any = create_app(settings, SharedTime(folder))
    worker: Worker = app.app.state.worker
    worker.services.get(Outbound).loopback_too = True
    notification_sender: Any = worker.services.get(NotificationSender)
    send = notification_sender._send

    async def deadly(notice: Notification) -> None:
        die_if_told(folder, BEFORE_SENDING)
        await send(notice)
        die_if_told(folder, AFTER_SENDING)

    notification_sender._send = deadly
    uvicorn.run(app, **uvicorn_options(settings))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
