"""Arrays in the memory of a GPU that PyTorch, CuPy and JAX can use as their own, without copying (DLPack, CUDA array interface)."""

from __future__ import annotations

import ctypes
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs.cores import whole_actions
from megawatt.envs.cuda.driver import Driver
from megawatt.kernel.errors import OptionError

CUDA_DEVICE = 2
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""DLPack's numbers for kinds of numbers; `V`, records, travel as bytes."""


class DeviceArray:
    """Numbers or records in the memory of a GPU, row by row, or turned: a table whose columns lie side by side in memory."""

    turned = False

    def __init__(self, driver: Driver, shape: tuple[int, ...], dtype: npt.DTypeLike, of: DeviceArray | None = None) -> None:
        """New zeros, or another look at the memory of another array."""
        self._driver = driver
        self._of = of
        self.dtype: np.dtype[Any] = np.dtype(dtype)
        self.shape = shape
        self.nbytes = prod(shape) * self.dtype.itemsize
        self.address: int = driver.allocate(max(1, self.nbytes)) if of is None else of.address

    def __del__(self) -> None:
        """Free the memory; users of it through DLPack keep this object alive."""
        if getattr(self, "address", 0) and self._of is None:
            self._driver.free(self.address)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"DeviceArray(shape={self.shape}, dtype={self.dtype if self.dtype.names is None else 'record'})"

    def get(self) -> npt.NDArray[Any]:
        """A copy for the processor; waits until the GPU is done."""
        found = np.empty(self.shape[::-1] if self.turned else self.shape, self.dtype)
        self._driver.fetch(found.ctypes.data, self.address, self.nbytes)
        return np.ascontiguousarray(found.T) if self.turned else found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        found = self.get()
        return found if dtype is None else found.astype(dtype, copy=False)

    def put(self, values: npt.ArrayLike) -> None:
        """Write all of it from the processor."""
        given = np.ascontiguousarray(np.broadcast_to(np.asarray(values, self.dtype), self.shape))
        self._driver.send(self.address, given.ctypes.data, self.nbytes)

    def take(self, values: Any, stream: int) -> None:
        """Copy an array of the same shape and type: from this GPU when the stream comes to it, or from the processor."""
        if isinstance(values, DeviceArray) or hasattr(values, "__cuda_array_interface__"):
            given = values.__cuda_array_interface__
            if tuple(given["shape"]) != self.shape or given["typestr"] != self.dtype.str:
                what = f"{given['typestr']} of shape {tuple(given['shape'])}"
                raise OptionError(f"an array of {what}: {self.dtype.str} of shape {self.shape}, is needed")
            self._driver.copy(self.address, given["data"][0], self.nbytes, stream)
            return
        found = np.ascontiguousarray(whole_actions(values, self.shape[0]), self.dtype)
        self._driver.send(self.address, found.ctypes.data, self.nbytes)

    def as_bytes(self) -> DeviceArray:
        """The same memory as bytes, those of a row side by side."""
        return DeviceArray(self._driver, (*self.shape[:-1], self.shape[-1] * self.dtype.itemsize), np.uint8, self)

    def turn(self) -> DeviceArray:
        """The same memory with rows and columns exchanged."""
        other = DeviceArray(self._driver, self.shape[::-1], self.dtype, self)
        other.turned = not self.turned
        return other

    def wipe(self, stream: int) -> None:
        """Write zeros when the stream comes to it."""
        self._driver.wipe(self.address, self.nbytes, stream)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        shape, dtype = _of_bytes(self.shape, self.dtype)
        strides = tuple(step * dtype.itemsize for step in self._steps(shape))
        return {"shape": shape, "typestr": dtype.str, "data": (self.address, False), "version": 3, "strides": strides}

    def _steps(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        """How many numbers further the next one along each axis lies."""
        return (1, shape[0]) if self.turned else tuple(prod(shape[axis + 1 :]) for axis in range(len(shape)))

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, 0

    def __dlpack__(self, **_: Any) -> Any:
        """The capsule that others make an array of; kernels of both run in the order in which they were asked for (stream 0)."""
        return _capsule(self, *_of_bytes(self.shape, self.dtype))


def _of_bytes(shape: tuple[int, ...], dtype: np.dtype[Any]) -> tuple[tuple[int, ...], np.dtype[Any]]:
    """Records as the bytes that they are."""
    return (shape, dtype) if dtype.kind in KINDS else ((*shape, dtype.itemsize), np.dtype(np.uint8))


class _Tensor(ctypes.Structure):
    """DLTensor of dlpack.h, and after it what makes it a DLManagedTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p), ("device", ctypes.c_int32), ("number", ctypes.c_int32), ("ndim", ctypes.c_int32),
        ("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p), ("offset", ctypes.c_uint64),
        ("owner", ctypes.c_void_p), ("deleter", ctypes.c_void_p),
    )  # fmt: skip


_lent: dict[int, tuple[Any, ...]] = {}
"""What others have an eye on, by the address of the tensor: the array stays until they say that they are done."""


def _give_back(tensor: int) -> None:
    """Free a capsule when its consumer is done with it."""
    _lent.pop(tensor, None)


def _throw_away(capsule: int) -> None:
    """A capsule that nobody made an array of; once somebody has, it bears another name."""
    if ctypes.pythonapi.PyCapsule_IsValid(ctypes.c_void_p(capsule), NAME):
        _lent.pop(_pointer_of(ctypes.c_void_p(capsule), NAME), None)


NAME = b"dltensor"
_given_back = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_give_back)
_thrown_away = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_throw_away)
_pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.restype = ctypes.c_void_p
_pointer_of.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


def _capsule(array: DeviceArray, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    sizes, steps = (ctypes.c_int64 * len(shape))(*shape), (ctypes.c_int64 * len(shape))(*array._steps(shape))
    tensor = _Tensor(
        data=array.address, device=CUDA_DEVICE, number=0, ndim=len(shape), kind=KINDS[dtype.kind], bits=8 * dtype.itemsize, lanes=1,
        shape=ctypes.addressof(sizes), strides=ctypes.addressof(steps), offset=0, owner=None,
        deleter=ctypes.cast(_given_back, ctypes.c_void_p),
    )  # fmt: skip
    _lent[ctypes.addressof(tensor)] = array, sizes, steps, tensor
    return _new_capsule(ctypes.addressof(tensor), NAME, ctypes.cast(_thrown_away, ctypes.c_void_p))
