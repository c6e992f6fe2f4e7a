"""The event loop of a server: it takes a few connections at a time while the others wait in the system's line.

asyncio takes as many connections in one go as may wait for it (`backlog`), before the first of them is looked at. With a long
line that is more than a process has descriptors: then it can open nothing any more and tries in vain, again and again. So the
loop is told a short line, and the system a long one.
"""

from __future__ import annotations

import asyncio
from typing import Any

from megawatt.server.http.connection_limits import AT_ONCE


class FewAtATime(asyncio.SelectorEventLoop):
    """Python's own event loop, which takes at most `AT_ONCE` connections in a round, however many wait."""

    async def create_server(self, *arguments: Any, backlog: int = 100, **options: Any) -> asyncio.Server:
        """Listen; `backlog` connections may wait."""
        server = await super().create_server(*arguments, backlog=AT_ONCE, **options)
        for listening in server.sockets:
            with listening.dup() as same:
                same.listen(backlog)
        return server
