"""Fixed-size records declared once: the dtype for compiled code and an attribute view for Python.

    class State(Record):
        step: int = i8
        cash: Array = i32[SEATS]

The class knows its NumPy dtype (`State.dtype`). An instance is a view on one record's memory for
interpreted rules: scalars and array elements read as plain Python ints, so arithmetic never
overflows, and storing a value that does not fit the field raises at once. Compiled code gets the
same memory as a NumPy record (`state.record`). NumPy is loaded when a dtype, `rows` or `record` is first asked for.
"""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Array = Any
"""A fixed array of ints: index it fully, `s.fuel[seat, COAL]`; rows and slices do not exist on a GPU thread."""

_MEMORYVIEW_CODE = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "u4": "I", "i8": "q"}
_ALIGNMENT = 8
_NUMPY_NAMES = """
    T all any argmax argmin argsort astype base byteswap choose clip compress conj conjugate copy ctypes cumprod cumsum data
    device diagonal dot dtype dump dumps fill flags flat flatten getfield imag item itemset itemsize mT max mean min nbytes
    ndim newbyteorder nonzero partition pprint prod ptp put ravel real repeat reshape resize round searchsorted setfield
    setflags shape size sort squeeze std strides sum swapaxes take to_device tobytes tofile tolist trace transpose var view
"""
"""What NumPy records have themselves; a test compares it with the installed NumPy."""


class Kind:
    """An element type; subscript it for an array of that type."""

    def __init__(self, code: str, shape: tuple[int, ...] = ()) -> None:
        self.code = code
        self.shape = shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> Any:
        return Kind(self.code, shape if isinstance(shape, tuple) else (shape,))

    @property
    def item_size(self) -> int:
        """Bytes of one number."""
        return int(self.code[1:])

    @property
    def byte_size(self) -> int:
        """Bytes of all its numbers."""
        return self.item_size * prod(self.shape)


i8: Any = Kind("i1")
u8: Any = Kind("u1")
i16: Any = Kind("i2")
i32: Any = Kind("i4")
u32: Any = Kind("u4")
i64: Any = Kind("i8")


class _DtypeWhenAsked:
    """The dtype of a record class, made when it is first asked for, because it needs NumPy."""

    def __get__(self, record: Record | None, kind: type[Record]) -> np.dtype[np.void]:
        made = kind.dtype = _dtype(kind)  # type: ignore[assignment]
        return made


class Record:
    """Base of `Board`, `State` and `Log` classes; see the module docstring."""

    dtype: ClassVar[_DtypeWhenAsked] = _DtypeWhenAsked()
    """The NumPy dtype of this memory."""
    fields: ClassVar[dict[str, Kind]] = {}
    offsets: ClassVar[dict[str, int]] = {}
    """The byte at which each field begins."""
    byte_size: ClassVar[int] = 0
    number_places: ClassVar[dict[str, str]] = {}
    """Where each field of one number lies: an index of the memory as numbers of its kind."""
    _made_when_read: ClassVar[set[str]]

    def __init_subclass__(cls) -> None:
        fields = {name: kind for name, kind in vars(cls).items() if isinstance(kind, Kind)}
        for name in fields:
            if name in _NUMPY_NAMES.split() or name in dir(Record):
                raise TypeError(f"{cls.__name__}.{name}: NumPy records have {name!r} themselves; call the field otherwise")
        cls.fields, cls.number_places, cls.dtype = fields, {}, _DtypeWhenAsked()
        cls.offsets, cls.byte_size = _layout(fields)
        cls._made_when_read = {"rows", "record"}
        for kind_code, code in _MEMORYVIEW_CODE.items():
            cls._make_when_read(f"_{code}", code, 0, (cls.byte_size // Kind(kind_code).item_size,), cls.byte_size)
        for name, kind in fields.items():
            offset, size = cls.offsets[name], kind.byte_size
            delattr(cls, name)
            code = _MEMORYVIEW_CODE[kind.code]
            if kind.shape:
                cls._make_when_read(name, code, offset, kind.shape, size)
            else:
                cls.number_places[name] = f"_{code}[{offset // size}]"
                setattr(cls, name, _scalar(cls.number_places[name]))

    @classmethod
    def _make_when_read(cls, name: str, code: str, start: int, shape: tuple[int, ...], size: int) -> None:
        cls._made_when_read.add(name)
        setattr(cls, name, _ArrayWhenRead(name, code, start, start + size, shape))

    def __init__(self, memory: Any = None) -> None:
        """A new record of zeros, or a view on the bytes (of an array or a bytearray) of an existing one."""
        self.memory: Any = memoryview(bytearray(self.byte_size) if memory is None else memory)

    @cached_property
    def rows(self) -> npt.NDArray[np.void]:
        """The same memory as an array of one record."""
        import numpy as np

        return np.ndarray(1, self.dtype, self.memory)

    @cached_property
    def record(self) -> Any:
        """The same memory as a NumPy record."""
        return self.rows[0]

    @classmethod
    def of(cls, records: npt.NDArray[np.void], index: int) -> Self:
        """The view on one record of an array of records."""
        return cls(records[index : index + 1].view("u1"))

    def save(self) -> bytes:
        """The whole record as bytes."""
        return bytes(self.memory)

    def restore(self, saved: bytes) -> None:
        """Make this record what it was when `saved` was taken."""
        self.memory[:] = saved

    def copy(self) -> Self:
        """A record of its own with the same contents."""
        return type(self)(bytearray(self.memory))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and deep-copied as the bytes, with whatever else was hung on it (a board's `printed`)."""
        hung = {name: value for name, value in vars(self).items() if name != "memory" and name not in self._made_when_read}
        return _of_bytes, (type(self), self.save()), hung

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.memory == other.memory

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        parts = []
        for name, kind in self.fields.items():
            value = getattr(self, name)
            parts.append(f"{name}={value.tolist() if kind.shape else value}")
        return f"{type(self).__name__}({', '.join(parts)})"


def _of_bytes(kind: type[Record], saved: bytes) -> Record:
    """The record of its own that was saved like this."""
    return kind(bytearray(saved))


class _ArrayWhenRead:
    """An array in the memory, made when it is first read: most records live for one move, of which most fields are no part."""

    def __init__(self, name: str, code: str, start: int, stop: int, shape: tuple[int, ...]) -> None:
        self._name = name
        self._code = code
        self._bytes = slice(start, stop)
        self._shape = shape

    def __get__(self, record: Record | None, kind: type[Record]) -> Any:
        if record is None:
            return self
        made = record.__dict__[self._name] = record.memory[self._bytes].cast(self._code, self._shape)
        return made


def _layout(fields: dict[str, Kind]) -> tuple[dict[str, int], int]:
    """Where each field begins and the size of all: C layout, padded so that records of an array are aligned for every kind."""
    offsets, end = {}, 0
    for name, kind in fields.items():
        offsets[name] = _round_up(end, kind.item_size)
        end = offsets[name] + kind.byte_size
    return offsets, _round_up(max(end, 1), _ALIGNMENT)


def _round_up(number: int, to: int) -> int:
    return -(-number // to) * to


def _dtype(record: type[Record]) -> np.dtype[np.void]:
    """The layout of a record as NumPy describes it."""
    import numpy as np

    formats = [np.dtype((kind.code, kind.shape)) for kind in record.fields.values()]
    offsets = list(record.offsets.values())
    return np.dtype(
        {"names": list(record.fields), "formats": formats, "offsets": offsets, "itemsize": record.byte_size}, align=True
    )


def _scalar(place: str) -> property:
    """A field of one number, read and written as a Python int in the record's memory."""
    namespace: dict[str, Any] = {}
    source = f"def get(self): return self.{place}\ndef put(self, value): self.{place} = value"
    exec(source, namespace)  # a closure over an index would cost twice the time per access
    return property(namespace["get"], namespace["put"])
