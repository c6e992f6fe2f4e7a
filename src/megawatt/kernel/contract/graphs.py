"""What hangs together on a board, as edge lists over the rows of observation tables, for graph networks.

    Edges("links", "cities", "cities", links_between_cities, ("cost",))

Edges belong to the board: they are the same for the whole match and every observer, so they are asked for once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@dataclass(frozen=True)
class Edges:
    """Edges of one kind: `find(b)` gives a row of the table `source`, a row of the table `target`, and a number for each name."""

    name: str
    source: str
    target: str
    find: Callable[[Any], Iterable[Sequence[int]]]
    names: Sequence[str] = ()
    about: str = ""


@dataclass(frozen=True)
class EdgeList:
    """The edges of one kind on a board: `ends[0]` are rows of `source`, `ends[1]` rows of `target`."""

    source: str
    target: str
    ends: npt.NDArray[np.int64]
    """[2, edges], as PyTorch Geometric and DGL take them."""
    features: npt.NDArray[np.int16]
    """[edges, names]"""
    names: tuple[str, ...]


def edge_list(edges: Edges, b: Any) -> EdgeList:
    """The edges that this board has."""
    import numpy as np

    found = np.array(list(edges.find(b)), np.int64).reshape(-1, 2 + len(edges.names))
    return EdgeList(edges.source, edges.target, found[:, :2].T.copy(), found[:, 2:].astype(np.int16), tuple(edges.names))
