"""One process of the server: the start and end of all services and jobs."""

from __future__ import annotations

import gc
import logging
import sys
import time
from collections.abc import Callable

from megawatt.bots import offer
from megawatt.kernel.contract.registry import games
from megawatt.server.core import Core
from megawatt.server.features import FEATURES
from megawatt.server.jobs import Job
from megawatt.server.live.messages import News
from megawatt.server.settings import Settings

SWITCH_SECONDS = 0.0002
"""The writer's thread lets go of the interpreter at every statement; with Python's own 5 ms it waits that long to get it back."""
RARE_COLLECTIONS = (50_000, 4, 100)
"""Python looks for garbage among thousands of objects that stay: with its own thresholds that costs every move some processor
time, and finds nothing. What outlives four such looks is looked at once more, together; after twenty of them that would take half
a second while many tables are opened."""
log = logging.getLogger(__name__)


class Worker:
    """The lifecycle of one process."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        """`now` is the time for all that people agree on: deadlines, vacations, quiet hours."""
        self.core = Core(settings, now)
        self.services = self.core.services
        for feature in FEATURES:
            if feature.set_up is not None:
                feature.set_up(self.core)
            if feature.keep_accounts is not None:
                feature.keep_accounts(self.core.storage.store, self.core.account_hooks)

    async def start(self) -> None:
        """Migrate the database and begin to work."""
        sys.setswitchinterval(SWITCH_SECONDS)
        known = games()  # importing them takes longer than anybody's request should wait for the first one who names a game
        offer(self.core.settings.bots, known)
        gc.set_threshold(*RARE_COLLECTIONS)
        gc.freeze()
        await self.core.start()
        for job in self.core.jobs:
            self._repeat(job)
        log.info("started", extra={"worker": self.core.worker, "database": self.core.storage.store.engine.dialect.name})

    async def run_job(self, name: str) -> None:
        """Run every job of this name once."""
        for job in self.core.jobs:
            if job.name == name:
                await job.run()

    def announce_shutdown(self) -> None:
        """Ask the pages to connect again soon; bots decide nothing more."""
        background, pages = self.core.background, self.core.pages
        if not background.ending:
            background.ending = True
            pages.send(News("restarting"))
            pages.close()

    async def stop(self) -> None:
        """Notify the pages, end the services, and finish every commit."""
        self.announce_shutdown()
        await self.core.background.close()
        for end in self.core.at_shutdown:
            await end()
        await self.core.close()
        log.info("stopped", extra={"worker": self.core.worker})

    def _repeat(self, job: Job) -> None:
        retry = {} if job.max_retry_pause_s is None else {"longest": job.max_retry_pause_s}
        self.core.background.keep_running(job.name, job.run, every=job.every, **retry)
