"""The HTTP addresses of personal tokens. Only a person in a browser makes, lists and revokes them; no token does."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Depends, Path, Request, Response

from megawatt.server.acts.naming import checked_name
from megawatt.server.door.asking import REFUSALS, as_json, spend, worker_of
from megawatt.server.door.bodies import body, taken, told
from megawatt.server.storage.programs import TokenRow
from megawatt.server.wire.programs import NewToken, Scope, TokenList, TokenMade, TokenShown

router = APIRouter(responses=REFUSALS)
TokenName = Annotated[str, Path(max_length=16)]


@router.get("/api/tokens", **told(TokenList))
async def tokens(request: Request) -> Response:
    """The tokens that I have made."""
    found = await worker_of(request).tokens.of(request.scope["person"])
    return as_json(TokenList([_shown(row) for row in found]))


@router.post("/api/tokens", **told(TokenMade), **taken(NewToken))
async def make_token(request: Request, wish: Annotated[NewToken, Depends(body(NewToken))]) -> Response:
    """A token for a program; what opens the door is told this once."""
    name = checked_name(wish.name)
    spend(request, "make-token")
    token, row = await worker_of(request).tokens.make(request.scope["who"], name, list(wish.scopes))
    return as_json(TokenMade(token, _shown(row)))


@router.delete("/api/tokens/{token}", **told(TokenList))
async def revoke_token(request: Request, token: TokenName) -> Response:
    """Let a program do nothing for me any more."""
    await worker_of(request).tokens.revoke(spend(request, "join"), token)
    return await tokens(request)


def _shown(row: TokenRow) -> TokenShown:
    scopes = cast(list[Scope], row.scopes.split(","))
    return TokenShown(row.id, row.name, scopes, int(row.created), None if row.used is None else int(row.used))
