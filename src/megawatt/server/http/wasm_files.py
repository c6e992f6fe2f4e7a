"""Games as WebAssembly, and their networks, for pages that think themselves (docs/design-notes/webassembly.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter
from starlette.responses import FileResponse

from megawatt.bots.wasm_files import wasm_file
from megawatt.kernel.contract.registry import games
from megawatt.server.http.static_files import FOR_EVER, send_file
from megawatt.server.refusals import Refusal

KINDS = ("wasm", "weights")
Name = Annotated[str, PathParameter(max_length=40)]

router = APIRouter(include_in_schema=False)


@router.get("/wasm/{name}.{kind}")
async def wasm(request: Request, name: Name, kind: Name) -> Response:
    """A file of a game; its address carries a version, so that it may be kept."""
    game = next((game for game in games(all_of_them=True) if game.name == name), None)
    module = wasm_file(game) if game else None
    if module is None or kind not in KINDS:
        raise Refusal("no-such-page", "there is no such page")
    if kind == "wasm":
        return send_file(request, module, FOR_EVER, "application/wasm")
    weights = module.with_suffix(".weights")
    if not weights.is_file():
        raise Refusal("no-such-page", "there is no such page")
    return FileResponse(weights, headers={"cache-control": FOR_EVER}, media_type="application/octet-stream")
