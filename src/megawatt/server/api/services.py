"""The services of one process by their type, and how routes ask for them.

A route names what it needs in its signature: `tables: Injected[OpenTables]`. The application itself is made without any service,
so that its description can be generated without a database.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from fastapi import Depends, Request

T = TypeVar("T")


class Services:
    """What a process has made of each type."""

    def __init__(self) -> None:
        self._by_type: dict[type[Any], Any] = {}

    def add(self, service: object, *, provides: type[Any] | None = None) -> None:
        """Offer a service under its own type, or under that of the protocol that it provides."""
        self._by_type[provides or type(service)] = service

    def get(self, kind: type[T]) -> T:
        """The service of this type; KeyError when nobody has made one."""
        found: T = self._by_type[kind]
        return found


def service_of(request: Request, kind: type[T]) -> T:
    """A service, for helpers that take the request."""
    services: Services = request.app.state.services
    return services.get(kind)


def _provider(kind: type[T]) -> Callable[[Request], Awaitable[T]]:
    async def provide(request: Request) -> T:  # a coroutine, since FastAPI would run a plain function in a thread
        return service_of(request, kind)

    return provide


if TYPE_CHECKING:
    Injected = Annotated[T, "a service"]
    """`Injected[Kind]` in the signature of a route is the service of this type."""
else:

    class Injected:
        """`Injected[Kind]` in the signature of a route is the service of this type."""

        def __class_getitem__(cls, kind: type[Any]) -> Any:
            return Annotated[kind, Depends(_provider(kind))]
