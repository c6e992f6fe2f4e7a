"""Callbacks of other packages for events of accounts, so that accounts need not know these packages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from sqlalchemy import Connection

MergeHook = Callable[[Connection, str, str], None]
Changes = Mapping[str, Sequence[str]]
"""By kind the ids of what has changed."""


class AccountHooks:
    """Lists of callbacks, called in the order of their registration."""

    def __init__(self) -> None:
        self.changed: list[Callable[[str], None]] = []
        """Somebody signed up, in or out, or was renamed, here or at another worker."""
        self.renamed: list[Callable[[str, str | None, Sequence[str] | None], None]] = []
        """Person, new name (None: it is gone), and the tables where they sit (None: unknown)."""
        self.signed_in: list[Callable[[str, str, str], Awaitable[None]]] = []
        """A guest signed in: guest, person, session."""
        self.before_deletion: list[Callable[[str], Awaitable[None]]] = []
        """The person is about to delete the account."""
        self.erase: list[Callable[[Connection, str, float], Changes | None]] = []
        """In the transaction that deletes an account: person and time; what else has changed by it."""
        self.erased: list[Callable[[Changes], Awaitable[None]]] = []
        """After that transaction: what has changed."""
        self.merge: list[MergeHook] = []
        """In the transaction that gives what a guest owned to a person."""
        self.forget_name: list[Callable[[Connection, str], None]] = []
        """In the transaction that takes a person's name away."""

    def person_changed(self, person: str) -> None:
        """Call `changed`."""
        for hook in self.changed:
            hook(person)

    def show_name(self, person: str, name: str | None, tables: Sequence[str] | None = None) -> None:
        """Call `renamed`."""
        for hook in self.renamed:
            hook(person, name, tables)

    def erase_all(self, connection: Connection, person: str, now: float) -> Changes:
        """Call `erase`; everything that has changed."""
        changes: dict[str, Sequence[str]] = {}
        for hook in self.erase:
            changes |= hook(connection, person, now) or {}
        return changes
