"""A network as compiled code takes it (inference.py): arrays of its weights, and arrays to write to while it thinks.

For a search without a network all arrays are there, and nearly empty.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from megawatt.bots.network import Network, squashed

REMEMBERED = 1024
"""Of so many nodes, those made first, the answer is remembered."""
LOWEST = 32768
"""Observations are numbers of 16 bits; this far below 0 they begin."""


class Opinion(NamedTuple):
    """A network's weights, a row for every input, and what it writes to while it thinks."""

    squashed: npt.NDArray[np.float32]
    """What the network is given for each number of 16 bits."""
    first: npt.NDArray[np.float32]
    second: npt.NDArray[np.float32]
    third: npt.NDArray[np.float32]
    policy: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]
    biases: npt.NDArray[np.float32]
    """Of the first three layers and, in the last row, of the value."""
    policy_bias: npt.NDArray[np.float32]
    numbers: npt.NDArray[np.int16]
    """The observation."""
    hidden: npt.NDArray[np.float32]
    added: npt.NDArray[np.float32]
    liked: npt.NDArray[np.float32]
    """One row per remembered node and one for all others: how much each compact action is liked."""
    asked: npt.NDArray[np.int64]
    """Which seat's opinion a row holds, plus 1; 0 where there is none."""


def opinion_of(network: Network) -> Opinion:
    """A network ready for one search: the weights are everybody's, the rest is its own."""
    return another_desk(_weighed(network), REMEMBERED)


def no_opinion() -> Opinion:
    """For a search without a network: arrays of the same kinds."""
    row, rows = np.zeros(1, np.float32), np.zeros((1, 1), np.float32)
    return Opinion(row, rows, rows, rows, rows, row, rows, row, **_desk(1, 1, 1, 0))


def another_desk(opinion: Opinion, remembered: int = 0) -> Opinion:
    """The same network with room of its own, such as another core needs."""
    return opinion._replace(**_desk(len(opinion.numbers), len(opinion.hidden), opinion.liked.shape[1], remembered))


@lru_cache(maxsize=4)  # a teacher reads its pupil's weights again and again
def _weighed(network: Network) -> Opinion:
    """The weights, turned once for all searches of a process."""
    weights, width = network.weights, len(network.weights["second.bias"])
    rows: dict[str, Any] = {
        layer: np.ascontiguousarray(weights[f"{layer}.weight"].T) for layer in ("first", "second", "third", "policy")
    }
    value = np.full(width, weights["value.bias"][0], np.float32)
    return Opinion(
        squashed=squashed(np.arange(-LOWEST, LOWEST).astype(np.int16)),
        value=weights["value.weight"][0],
        biases=np.stack([*(weights[f"{layer}.bias"] for layer in ("first", "second", "third")), value]),
        policy_bias=weights["policy.bias"],
        **rows,
        **_desk(network.inputs, width, network.actions, 0),
    )


def _desk(inputs: int, width: int, actions: int, remembered: int) -> dict[str, Any]:
    """What is written to."""
    return {
        "numbers": np.zeros(inputs, np.int16),
        "hidden": np.zeros(width, np.float32),
        "added": np.zeros(width, np.float32),
        "liked": np.zeros((remembered + 1, actions), np.float32),
        "asked": np.zeros(remembered + 1, np.int64),
    }
