"""The HTTP addresses of personal tokens. Only a person in a browser makes, lists and revokes them; no token does."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Path, Request, Response

from megawatt.server.accounts.names import checked_name
from megawatt.server.api.bodies import JsonBody, answers
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import NO_TOKEN, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.clients.messages import NewToken, Scope, TokenList, TokenMade, TokenShown
from megawatt.server.clients.store import TokenRow
from megawatt.server.clients.tokens import Tokens

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/tokens"): NO_TOKEN,
    ("POST", "/api/tokens"): NO_TOKEN,
    ("DELETE", "/api/tokens/{token}"): NO_TOKEN,
}
TokenName = Annotated[str, Path(max_length=16)]


@router.get("/api/tokens", **answers(TokenList))
async def tokens(request: Request, tokens: Injected[Tokens]) -> Response:
    """The tokens that I have made."""
    return await _listed(request, tokens)


@router.post("/api/tokens", **answers(TokenMade))
async def make_token(request: Request, tokens: Injected[Tokens], wish: JsonBody[NewToken]) -> Response:
    """A token for a program; its secret is shown only here."""
    name = checked_name(wish.name)
    spend(request, "make-token")
    token, row = await tokens.make(request.scope["who"], name, list(wish.scopes))
    return as_json(TokenMade(token, _shown(row)))


@router.delete("/api/tokens/{token}", **answers(TokenList))
async def revoke_token(request: Request, tokens: Injected[Tokens], token: TokenName) -> Response:
    """Let a program do nothing for me any more."""
    await tokens.revoke(spend(request, "join"), token)
    return await _listed(request, tokens)


async def _listed(request: Request, tokens: Tokens) -> Response:
    return as_json(TokenList([_shown(row) for row in await tokens.of(request.scope["person"])]))


def _shown(row: TokenRow) -> TokenShown:
    scopes = cast(list[Scope], row.scopes.split(","))
    return TokenShown(row.id, row.name, scopes, int(row.created), None if row.used is None else int(row.used))
