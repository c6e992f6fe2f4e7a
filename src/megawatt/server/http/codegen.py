"""Writes the description of the wire: TypeScript types for the page, an OpenAPI document for programs. `make wire` runs this.

The models come from the routes and from the families of the socket's messages; a test fails when a written file is out of date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from megawatt.kernel.contract.registry import games
from megawatt.server.api.bodies import members_of
from megawatt.server.api.operations import models_of, operations
from megawatt.server.http.app import create_api
from megawatt.server.http.typescript import choices, http_operations, interfaces, socket_answers, union
from megawatt.server.live.messages import ToPage
from megawatt.server.live.requests import FromPage
from megawatt.server.notifications.messages import Pushed

TYPES = Path("web/src/lib/api/wire.ts")
DOCUMENT = Path("docs/openapi.json")
BUILT_IN = "megawatt.games."
"""The games for which the page has components; plug-ins are shown by its generic board."""


def written() -> dict[Path, str]:
    """Every file of the project that follows from the models, with its text."""
    return {TYPES: wire_types(), DOCUMENT: openapi(), **view_types()}


class WireModels(NamedTuple):
    """The models of everything that crosses the wire."""

    sent: Sequence[type]
    """By the server."""
    received: Sequence[type]
    """By pages and programs."""


def wire_models() -> WireModels:
    """The models of the routes, of the socket, and of what browsers get by Web Push."""
    found = operations(create_api())
    responses = models_of(operation._replace(request=None) for operation in found)
    requests = [operation.request.model for operation in found if operation.request is not None]
    return WireModels([*members_of(ToPage), Pushed, *responses], [*members_of(FromPage), *requests])


def wire_types() -> str:
    """What the page and the server say to each other."""
    to_page, from_page, models = members_of(ToPage), members_of(FromPage), wire_models()
    title = "What the page and the server say to each other (docs/protocol.md)."
    parts = [
        interfaces(title, "src/megawatt/server", models.sent, models.received),
        union("PageMessage", "What the page says over its socket.", from_page),
        socket_answers(from_page),
        union("ServerMessage", "What the server says over the socket of a page.", to_page),
        http_operations(operations(create_api())),
    ]
    return "\n".join(parts)


def view_types() -> dict[Path, str]:
    """The views and printed boards of the built-in games that declare them."""
    files = {}
    for game in games():
        if game.View and game.Printed and game.View.__module__.startswith(BUILT_IN):
            source = f"src/{game.View.__module__.replace('.', '/')}.py"
            text = interfaces("What the server shows of this game.", source, (game.Printed, game.View))
            text += "\n" + choices("EVENTS", "EventName", "Every kind of event.", [name for name, _ in game.events.kinds])
            files[Path("web/src/games") / game.name / "types.ts"] = text
    return files


def openapi() -> str:
    """The description of the HTTP addresses."""
    described: Any = create_api().openapi()
    return json.dumps(described, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def write(root: Path) -> None:
    """Write all files."""
    for path, text in written().items():
        (root / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
