"""The event loop of a server: it accepts a few connections at a time while the others wait in the system's queue.

asyncio accepts as many connections in one go as may wait (`backlog`), before it looks at the first. With a long queue these are
more than a process has descriptors: then it can open nothing any more, and tries again and again. So asyncio gets a short
backlog, and the system a long one.
"""

from __future__ import annotations

import asyncio
from typing import Any

from megawatt.server.http.connection_limits import ACCEPTED_PER_ROUND


class BoundedAcceptLoop(asyncio.SelectorEventLoop):
    """Python's own event loop, which takes at most `ACCEPTED_PER_ROUND` connections in a round, however many wait."""

    async def create_server(self, *arguments: Any, backlog: int = 100, **options: Any) -> asyncio.Server:
        """Listen; `backlog` connections may wait."""
        server = await super().create_server(*arguments, backlog=ACCEPTED_PER_ROUND, **options)
        for listening in server.sockets:
            with listening.dup() as same:
                same.listen(backlog)
        return server
