"""Passwords, hashed with argon2 in a few threads of their own: many sign-ins block neither the event loop nor fill the memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from megawatt.server.refusals import Refusal

MIN_LENGTH, MAX_LENGTH = 8, 200
MEMORY_KIB, ROUNDS = 19 * 1024, 2
"""What OWASP asks of argon2id at least: some 30 ms and 19 MiB each."""
MAX_CONCURRENT_HASHES = 2
MAX_WAITING = 24
"""How many may wait; more are refused with the advice to try again, so that the queue stays under a second or two."""
T = TypeVar("T")


class Passwords:
    """Makes and verifies hashes, a bounded number at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)
        self._threads = ThreadPoolExecutor(MAX_CONCURRENT_HASHES, "passwords")
        self._waiting = 0
        self._nobodys = self._hasher.hash("nobody has this password")

    async def hashed(self, password: str) -> str:
        """The hash that is kept of a password."""
        return await self._work(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether this password has that hash. Without a hash the same work is done, so that timing reveals nothing."""
        return await self._work(self._verify, kept or self._nobodys, password) and bool(kept)

    def close(self) -> None:
        """Hash nothing any more."""
        self._threads.shutdown(cancel_futures=True)

    async def _work(self, function: Callable[..., T], *arguments: str) -> T:
        if self._waiting >= MAX_WAITING:
            raise Refusal("busy", "too many people sign in at this moment; try again")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)
        finally:
            self._waiting -= 1

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False


def check_password(password: str, name: str) -> None:
    """Refuse passwords that are guessed first."""
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH or not password.isprintable():
        raise Refusal("password", f"a password has {MIN_LENGTH} to {MAX_LENGTH} visible characters", lowest=MIN_LENGTH)
    if len(set(password)) < 4 or name.casefold() in (password.casefold(), password.casefold()[::-1]):
        raise Refusal("password-weak", "this password would be guessed at once")
