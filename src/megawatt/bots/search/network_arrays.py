"""A network in the form that compiled code takes (inference.py): arrays of weights and scratch arrays.

A search without a network gets nearly empty arrays of the same types.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from megawatt.bots.network import Network, squashed

CACHED_NODES = 1024
"""For how many nodes, counted from the root, the policy is cached."""
LOWEST = 32768
"""Minus the lowest number of 16 bits, which observations consist of."""


class NetworkArrays(NamedTuple):
    """A network's weights, a row per input, and its scratch arrays."""

    squashed: npt.NDArray[np.float32]
    """The input value for each number of 16 bits."""
    first: npt.NDArray[np.float32]
    layers: npt.NDArray[np.float32]
    """Of the layers between, one after the other."""
    policy: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]
    biases: npt.NDArray[np.float32]
    """Of the first layer, those between and, in the last row, of the value."""
    normed: npt.NDArray[np.bool_]
    """Whether layers look at normalised numbers, and the value is a logit; an array of one."""
    policy_bias: npt.NDArray[np.float32]
    numbers: npt.NDArray[np.int16]
    """The observation."""
    hidden: npt.NDArray[np.float32]
    added: npt.NDArray[np.float32]
    given: npt.NDArray[np.float32]
    """What a layer looks at."""
    logits: npt.NDArray[np.float32]
    """The logits of every compact action: one row per cached node, and one for all others."""
    cached_for: npt.NDArray[np.int64]
    """The seat that a row was computed for, plus 1; 0 for an empty row."""


def arrays_of(network: Network) -> NetworkArrays:
    """A network for one search: shared weights, its own scratch arrays."""
    return with_own_scratch(_weights_of(network), CACHED_NODES)


def no_network() -> NetworkArrays:
    """Arrays of the same types for a search without a network."""
    row, rows = np.zeros(1, np.float32), np.zeros((1, 1), np.float32)
    cube, flag = np.zeros((1, 1, 1), np.float32), np.zeros(1, np.bool_)
    return NetworkArrays(row, rows, cube, rows, row, rows, flag, row, **_scratch(1, 1, 1, 0))


def with_own_scratch(arrays: NetworkArrays, cached_nodes: int = 0) -> NetworkArrays:
    """The same weights with other scratch arrays, as another thread needs them."""
    return arrays._replace(**_scratch(len(arrays.numbers), len(arrays.hidden), arrays.logits.shape[1], cached_nodes))


@lru_cache(maxsize=4)  # training asks for the same weights again and again
def _weights_of(network: Network) -> NetworkArrays:
    """The weights, transposed once for all searches of a process."""
    weights, width = network.weights, len(network.weights["first.bias"])
    rows: dict[str, Any] = {layer: np.ascontiguousarray(weights[f"{layer}.weight"].T) for layer in ("first", "policy")}
    value = np.full(width, weights["value.bias"][0], np.float32)
    return NetworkArrays(
        squashed=squashed(np.arange(-LOWEST, LOWEST).astype(np.int16)),
        value=weights["value.weight"][0],
        layers=np.ascontiguousarray(weights["layers"].transpose(0, 2, 1)),
        biases=np.stack([weights["first.bias"], *weights["layers.bias"], value]),
        normed=np.array([network.normed]),
        policy_bias=weights["policy.bias"],
        **rows,
        **_scratch(network.inputs, width, network.actions, 0),
    )


def _scratch(inputs: int, width: int, actions: int, cached_nodes: int) -> dict[str, Any]:
    """The arrays that inference writes to."""
    return {
        "numbers": np.zeros(inputs, np.int16),
        "hidden": np.zeros(width, np.float32),
        "added": np.zeros(width, np.float32),
        "given": np.zeros(width, np.float32),
        "logits": np.zeros((cached_nodes + 1, actions), np.float32),
        "cached_for": np.zeros(cached_nodes + 1, np.int64),
    }
