"""How rules become machine code: linked once per root (linking.py), or by plain `njit` where Numba's internals differ.

Plain compiling takes longer and gives the same numbers. Imported only when something is compiled: Numba takes a moment to load.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numba

Way = Callable[[FunctionType], Any]


def _plain_inner(function: FunctionType) -> Any:
    return numba.njit(nogil=True, error_model="numpy")(function)


def _plain_root(function: FunctionType) -> Any:
    return numba.njit(nogil=True, error_model="numpy", cache=True)(function)


def _ways() -> tuple[Way, Way]:
    """How inner rules and roots are compiled with the installed Numba."""
    try:
        from megawatt.kernel.compilation import linking

        if not numba.__version__.startswith(linking.TESTED_NUMBA):
            raise ImportError(f"tested are {', '.join(f'{version}x' for version in linking.TESTED_NUMBA)}")
        if missing := linking.missing_internals():
            raise ImportError(f"it lacks {', '.join(missing)}")
    except Exception as fault:  # with any other Numba rules can be compiled without its internals
        reason = f"Numba {numba.__version__} is built differently inside ({type(fault).__name__}: {fault})"
        logging.getLogger(__name__).warning("%s; rules are compiled without linking, which takes longer", reason)
        return _plain_inner, _plain_root
    return linking.inner, linking.root


inner, root = _ways()
"""The compiled form of a rule for other rules to call, and of a function for Python to call, cached on disk."""
