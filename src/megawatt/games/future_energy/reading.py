"""Small helpers for reading users' data files."""

from __future__ import annotations

from typing import Any

from megawatt.kernel.datafiles import DataFile


def entries(file: DataFile, key: str) -> list[dict[str, Any]]:
    """The tables of an array; a fault when it is something else."""
    found = file.data.get(key, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        file.fault(file.line_of_key(key), f"{key} should be a list of tables")
        return []
    return found


def line_at(lines: list[int], index: int) -> int | None:
    """The line of one entry, if it could be found."""
    return lines[index] if index < len(lines) else None


def is_id(value: Any) -> bool:
    """Whether a value can name something in a move: lower-case letters, digits and hyphens."""
    return isinstance(value, str) and value == value.lower() and value.replace("-", "").isalnum()
