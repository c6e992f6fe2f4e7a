"""A search for one game: its memory, its budget, and what it found."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from megawatt.bots.search import tree
from megawatt.kernel.engine import Engine, engine
from megawatt.kernel.game import Game
from megawatt.kernel.records import Record
from megawatt.kernel.rules import COMPILED

BATCH = 4
"""So many playouts are under way at once, whatever the number of cores, so that any number finds the same."""
DEEPEST = 200


@dataclass(frozen=True)
class Budget:
    """How long to think: so many playouts, or so many seconds, whichever ends first."""

    playouts: int = 1_000_000
    seconds: float = float("inf")
    nodes: int = 40_000
    """How large the tree may grow; beyond that known moves are only looked at more closely."""


@dataclass(frozen=True)
class Considered:
    """A move that a search has looked at."""

    action: int
    visits: int
    chances: tuple[float, ...]
    """Every seat's chance to win after it."""
    line: tuple[tuple[int, int], ...] = ()
    """The play that is most likely to follow: seats and actions."""


@dataclass(frozen=True)
class Found:
    """What a search found: the moves by how often they were tried, the best first."""

    moves: tuple[Considered, ...]
    playouts: int
    seconds: float
    chances: tuple[float, ...] = field(default=())
    """Every seat's chance to win as the search sees it."""


class Searcher:
    """Searches positions of one board. The tree is kept from one decision to the next of the same match (`follow`)."""

    def __init__(self, game: Game, board: Record, manner: tree.Manner, budget: Budget, cores: int = 1) -> None:
        self.game, self.board, self.manner, self.budget = game, board, manner, budget
        self.cores = max(1, min(cores, BATCH))
        self._engine: Engine = engine(game, COMPILED)
        self._nodes = np.zeros(budget.nodes, tree.Node.dtype)
        self._other = np.zeros(budget.nodes, tree.Node.dtype)
        self._used = np.zeros(1, np.int64)
        self._places = np.zeros(game.actions.count, np.int32)
        self._actions = [np.zeros(game.actions.count, np.int32) for _ in range(self.cores)]
        self._root = np.zeros(1, game.State.dtype)
        self._states = np.zeros(BATCH, game.State.dtype)
        self._words = np.zeros((BATCH, 2), np.int64)
        self._paths = np.zeros((BATCH, DEEPEST), np.int32)
        self._depths = np.zeros(BATCH, np.int64)
        self._worths = np.zeros((BATCH, tree.SEATS), np.int64)
        self._threads = ThreadPoolExecutor(self.cores - 1) if self.cores > 1 else None
        self.forget()

    # One attribute per compiled function, bound when first used.

    @cached_property
    def _set_out(self) -> Any:
        return self._engine.bind(tree.set_out)

    @cached_property
    def _play_out_some(self) -> Any:
        return self._engine.bind(tree.play_out_some)

    @cached_property
    def _gather(self) -> Any:
        return self._engine.bind(tree.gather)

    @cached_property
    def _keep_below(self) -> Any:
        return self._engine.bind(tree.keep_below)

    def forget(self) -> None:
        """Begin with an empty tree."""
        tree.begin_tree(_Plain(self._nodes), self._used)

    def follow(self, actions: Sequence[int]) -> None:
        """These decisions have been made since the last search: keep what was found out about what comes next."""
        for action in actions:
            if not self._keep_below(self._nodes, self._other, self._used, action):
                self.forget()
                return
            self._nodes, self._other = self._other, self._nodes

    def search(self, state: Record, seat: int, seed: int) -> Found:
        """Look at the moves of the seat to decide as far as the budget goes."""
        self._root[0] = state.record
        started = time.perf_counter()
        before = int(self._nodes[tree.ROOT]["visits"])
        done = 0
        while done < self.budget.playouts and time.perf_counter() - started < self.budget.seconds:
            if done % 64 == 0 and self._is_settled(self.budget.playouts - done):
                break
            self._batch(seat, seed, done)
            done += BATCH
        del before
        return Found(self._considered(), done, time.perf_counter() - started, self._chances(tree.ROOT))

    def _batch(self, seat: int, seed: int, first: int) -> None:
        b = self.board.record
        words, paths, depths, worths = self._words, self._paths, self._depths, self._worths
        nodes, used = self._nodes, self._used
        self._set_out(
            b, self._root, self._states, self.manner.record, nodes, used, self._actions[0], self._places, words, seat, paths,
            depths, first, seed,
        )  # fmt: skip
        share = -(-BATCH // self.cores)
        waiting = []
        for core in range(1, self.cores):
            assert self._threads is not None
            waiting.append(self._threads.submit(self._finish, core, share))
        self._finish(0, share)
        for each in waiting:
            each.result()
        self._gather(b, nodes, paths, depths, worths)

    def _finish(self, core: int, share: int) -> None:
        start, stop = core * share, min(BATCH, (core + 1) * share)
        most = self.game.longest
        self._play_out_some(self.board.record, self._states, self._actions[core], self._words, most, self._worths, start, stop)

    def _is_settled(self, left: int) -> bool:
        """Whether the move tried most can no longer be overtaken."""
        visits = sorted((int(self._nodes[child]["visits"]) for child in self._children(tree.ROOT)), reverse=True)
        return len(visits) > 0 and visits[0] - (visits[1] if len(visits) > 1 else 0) > left

    # What was found

    def _children(self, node: int) -> list[int]:
        children, child = [], int(self._nodes[node]["first"])
        while child != tree.NONE:
            children.append(child)
            child = int(self._nodes[child]["sibling"])
        return children

    def _considered(self) -> tuple[Considered, ...]:
        children = sorted(self._children(tree.ROOT), key=self._by_visits)
        return tuple(
            Considered(
                int(self._nodes[child]["action"]), int(self._nodes[child]["visits"]), self._chances(child), self._line(child)
            )
            for child in children
        )

    def _by_visits(self, child: int) -> tuple[int, float, int]:
        node = self._nodes[child]
        return -int(node["visits"]), -float(node["total"][int(node["seat"])]) / max(1, int(node["visits"])), int(node["action"])

    def _chances(self, node: int) -> tuple[float, ...]:
        """Of every seat, from the playouts through a node."""
        seats: int = self.board.seats  # type: ignore[attr-defined]
        visits = max(1, int(self._nodes[node]["visits"]))
        return tuple(float(total) / tree.WIN / visits for total in self._nodes[node]["total"][:seats])

    def _line(self, node: int) -> tuple[tuple[int, int], ...]:
        line = []
        while (children := self._children(node)) and len(line) < 12:
            node = min(children, key=self._by_visits)
            line.append((int(self._nodes[node]["seat"]), int(self._nodes[node]["action"])))
        return tuple(line)


class _Plain:
    """An array of nodes as interpreted rules take it: records by index."""

    def __init__(self, nodes: Any) -> None:
        self._nodes = nodes

    def __len__(self) -> int:
        return len(self._nodes)

    def __getitem__(self, index: int) -> tree.Node:
        return tree.Node.of(self._nodes, index)
