"""Plays the games of a job on a Ray cluster (`pip install megawatt[cluster]`). The job alone decides which games are played."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from megawatt.arena.job import Contest, Job
from megawatt.arena.processes import AHEAD, ArenaError
from megawatt.arena.simulator import Outcome, play_contest, prepare
from megawatt.kernel.errors import OptionError, shown

LOOPBACK = "127.0.0."
"""A cluster that listens on loopback only: connect from there, since Ray would use the machine's outer address."""
KNOCK_SECONDS = 5.0
MOST_TRIES = 20
"""How often a game whose worker was lost is played again."""


class RayCluster:
    """The workers of a cluster. A worker that is lost is replaced by Ray, and the game it played is played again there."""

    def __init__(self, address: str, count: int | None = None) -> None:
        self._ray = _ray()
        _knock(address)
        host = address.partition(":")[0]
        here = {"_node_ip_address": host} if host.startswith(LOOPBACK) else {}
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
        except (ConnectionError, ValueError, RuntimeError) as fault:
            raise OptionError(f"no Ray cluster answers at {shown(address)}: {str(fault).splitlines()[0]}") from None
        self.count = count or int(self._ray.cluster_resources().get("CPU", 1))

    def prepare(self, job: Job, mode: str) -> None:
        """Compile once on every machine of the cluster."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        once = self._ray.remote(max_retries=MOST_TRIES)(prepare)
        nodes = [node["NodeID"] for node in self._ray.nodes() if node["Alive"]]
        here = [once.options(scheduling_strategy=NodeAffinitySchedulingStrategy(node, soft=True)) for node in nodes]
        self._answers([each.remote(job, mode) for each in here])

    def play(self, contests: Iterable[Contest]) -> Iterator[Outcome]:
        """Play all of them, one per processor at a time."""
        play_one = self._ray.remote(max_retries=MOST_TRIES)(play_contest)
        waiting = iter(contests)
        out = [play_one.remote(contest) for contest in islice(waiting, self.count * AHEAD)]
        while out:
            ready, out = self._ray.wait(out)
            out += [play_one.remote(contest) for contest in islice(waiting, len(ready))]
            yield from self._answers(ready)

    def _answers(self, promised: list[Any]) -> list[Any]:
        try:
            answers: list[Any] = self._ray.get(promised)
        except self._ray.exceptions.RayError as fault:
            raise ArenaError(f"the cluster could not play a game: {str(fault).splitlines()[0]}") from None
        return answers


def _knock(address: str) -> None:
    """Fail at once on a closed port; Ray would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or "/" in host:  # auto, or a ray://… address
        return
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, ValueError, OverflowError) as fault:
        raise OptionError(f"no Ray cluster answers at {shown(address)}: {fault}") from None


def _ray() -> Any:
    """Ray, where it is installed."""
    try:
        import ray
    except ImportError:
        raise OptionError("--cluster needs Ray: pip install 'megawatt[cluster]'") from None
    return ray
