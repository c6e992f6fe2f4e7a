"""What SQLite writes to its files and when it syncs them, recorded below it, so that a loss of power can be played through.

SQLite reaches its files through a table of functions (its VFS). `recording` puts a copy of the usual one in its place that notes
every write, truncation, sync and deletion before it is done. `after_power_loss` makes the files as a disk may hold them when the
power fails at any place of that log: what was synced is there; of what was written since, any part may be, sector by sector.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

SECTOR = 512
BESIDE = ("-wal", "-journal")
OK = 0
Pointer, Text, Int, Long = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_int64
OPEN = ctypes.CFUNCTYPE(Int, Pointer, Pointer, Pointer, Int, ctypes.POINTER(Int))
"""The name is handed on as the pointer that it is: SQLite keeps it as long as the file is open."""
DELETE = ctypes.CFUNCTYPE(Int, Pointer, Text, Int)
WRITE = ctypes.CFUNCTYPE(Int, Pointer, Pointer, Int, Long)
TRUNCATE = ctypes.CFUNCTYPE(Int, Pointer, Long)
SYNC = ctypes.CFUNCTYPE(Int, Pointer, Int)


class Vfs(ctypes.Structure):
    """sqlite3_vfs."""

    _fields_ = (
        *((name, Int) for name in ("version", "file_size", "longest_path")),
        *((name, Pointer) for name in ("next", "name", "data", "open", "delete")),
        *((f"other{number}", Pointer) for number in range(14)),
    )


class Methods(ctypes.Structure):
    """sqlite3_io_methods: what can be done with an open file."""

    _fields_ = (
        ("version", Int),
        *((name, Pointer) for name in ("close", "read", "write", "truncate", "sync")),
        *((f"other{number}", Pointer) for number in range(12)),
    )


class File(ctypes.Structure):
    """The beginning of every sqlite3_file."""

    _fields_ = (("methods", ctypes.POINTER(Methods)),)


class Done(NamedTuple):
    """One thing that SQLite did to a file, or what a test put between them."""

    what: str
    file: str = ""
    at: int = 0
    data: bytes = b""
    mark: Any = None


class WriteLog:
    """What was done to the files of a folder, in order."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self.before = {str(path): path.read_bytes() for path in folder.iterdir()}
        """What the files held when the recording began."""
        self.done: list[Done] = []
        self.files: dict[int, str] = {}

    def mark(self, mark: Any) -> None:
        """Note something that happened at this moment."""
        self.done.append(Done("mark", mark=mark))

    def note(self, what: str, file: str | None, at: int = 0, data: bytes = b"") -> None:
        if file is not None and file.startswith(self._folder):
            self.done.append(Done(what, file, at, data))


@contextmanager
def recording(folder: Path) -> Iterator[WriteLog]:
    """Record all that SQLite does to the files of a folder; connections have to be opened within."""
    library = ctypes.CDLL(_sqlite3.__file__)  # finds SQLite where Python has it from
    library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
    usual = library.sqlite3_vfs_find(None)
    ours, log, kept = Vfs.from_buffer_copy(usual.contents), WriteLog(folder), []
    open_usual, delete_usual = OPEN(usual.contents.open), DELETE(usual.contents.delete)
    recorded: dict[int, Methods] = {}

    @OPEN
    def opened(_: int, name: int | None, file: int, flags: int, out: Any) -> int:
        answer = open_usual(ctypes.addressof(usual.contents), name, file, flags, out)
        found = ctypes.cast(file, ctypes.POINTER(File)).contents
        if found.methods and name is not None:
            log.files[file] = ctypes.string_at(name).decode()
            usual_methods = ctypes.addressof(found.methods.contents)
            if usual_methods not in recorded:
                recorded[usual_methods] = _recorded(found.methods.contents, log, kept)
            found.methods = ctypes.pointer(recorded[usual_methods])
        return answer

    @DELETE
    def deleted(_: int, name: bytes, sync: int) -> int:
        answer = delete_usual(ctypes.addressof(usual.contents), name, sync)
        log.note("delete", name.decode())
        if sync and answer == OK:  # the folder too is synced, so it stays deleted
            log.note("sync", name.decode())
        return answer

    name = ctypes.create_string_buffer(b"recording")
    ours.name, ours.next = ctypes.addressof(name), None
    ours.open, ours.delete = ctypes.cast(opened, Pointer).value, ctypes.cast(deleted, Pointer).value
    assert library.sqlite3_vfs_register(ctypes.byref(ours), 1) == OK
    try:
        yield log
    finally:
        library.sqlite3_vfs_unregister(ctypes.byref(ours))
        library.sqlite3_vfs_register(usual, 1)
        _KEPT_ALIVE.append((ours, name, opened, deleted, recorded, kept))


_KEPT_ALIVE: list[Any] = []
"""What a connection that is closed late may still call."""


def _recorded(usual: Methods, log: WriteLog, kept: list[Any]) -> Methods:
    """The same methods, noting what they change."""
    ours = Methods.from_buffer_copy(usual)
    write_usual, truncate_usual, sync_usual = WRITE(usual.write), TRUNCATE(usual.truncate), SYNC(usual.sync)

    @WRITE
    def write(file: int, data: int, size: int, at: int) -> int:
        log.note("write", log.files.get(file), at, ctypes.string_at(data, size))
        return write_usual(file, data, size, at)

    @TRUNCATE
    def truncate(file: int, size: int) -> int:
        log.note("truncate", log.files.get(file), size)
        return truncate_usual(file, size)

    @SYNC
    def sync(file: int, flags: int) -> int:
        answer = sync_usual(file, flags)
        if answer == OK:
            log.note("sync", log.files.get(file))
        return answer

    for name, function in (("write", write), ("truncate", truncate), ("sync", sync)):
        setattr(ours, name, ctypes.cast(function, Pointer).value)
    kept += [write, truncate, sync]
    return ours


def after_power_loss(log: WriteLog, end: int, kept: random.Random | None, folder: Path) -> None:
    """Write into a folder what a disk may hold when the power fails after the first `end` entries of the log.

    `kept` draws which sectors that were written and not synced are there all the same; None: not one of them.
    """
    images = {file: bytearray(data) for file, data in log.before.items()}
    unsynced: dict[str, list[Done]] = {}
    new: set[str] = set()
    for done in log.done[:end]:
        if done.what == "sync":
            if done.file in new:  # SQLite syncs the folder with a log's first sync, and with it what was deleted there
                new.discard(done.file)
                for file in [file for file, waiting in unsynced.items() if waiting[-1].what == "delete"]:
                    _apply(images, unsynced.pop(file))
            _apply(images, unsynced.pop(done.file, []))
        elif done.what != "mark":
            if done.file not in images and done.file not in unsynced and done.file.endswith(BESIDE):
                new.add(done.file)
            unsynced.setdefault(done.file, []).append(done)
    for waiting in unsynced.values():
        if kept is not None:
            _apply(images, [part for done in waiting for part in _sectors(done) if kept.random() < 0.5])
    for file, image in images.items():
        (folder / Path(file).name).write_bytes(image)


def _sectors(done: Done) -> Sequence[Done]:
    """A write as the disk does it: each sector for itself."""
    if done.what != "write":
        return [done]
    parts, at, end = [], done.at, done.at + len(done.data)
    while at < end:
        until = min(end, at - at % SECTOR + SECTOR)
        parts.append(done._replace(at=at, data=done.data[at - done.at : until - done.at]))
        at = until
    return parts


def _apply(images: dict[str, bytearray], changes: Sequence[Done]) -> None:
    for done in changes:
        if done.what == "delete":
            images.pop(done.file, None)
            continue
        image = images.setdefault(done.file, bytearray())
        if done.what == "truncate":
            del image[done.at :]
        else:
            image.extend(bytes(max(0, done.at - len(image))))
            image[done.at : done.at + len(done.data)] = done.data
