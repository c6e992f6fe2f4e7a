"""The HTTP addresses of hints and analyses."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Depends, Request, Response

from megawatt.server.api.bodies import JsonBody, answers
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import LOOKING, PLAYING, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.bots.analyses import Analyses
from megawatt.server.bots.hints import HintGiver
from megawatt.server.bots.messages import AnalysisState, FoundHints, HintPosition, Hints, HintWish
from megawatt.server.bots.own_hints import describe_hints, files_of, hint_position
from megawatt.server.tables.dependencies import TableName, unrated_for_programs
from megawatt.server.tables.help_policy import must_allow_help
from megawatt.server.tables.open_tables import OpenTables

router = APIRouter(responses=REFUSALS, dependencies=[Depends(unrated_for_programs)])
SCOPES: RouteScopes = {
    ("GET", "/api/tables/{table}/analysis"): LOOKING,
    ("POST", "/api/tables/{table}/analysis"): PLAYING,
    ("POST", "/api/tables/{table}/hint"): PLAYING,
    ("POST", "/api/tables/{table}/hint/position"): PLAYING,
    ("POST", "/api/tables/{table}/hint/described"): PLAYING,
}


@router.get("/api/tables/{table}/analysis", **answers(AnalysisState))
async def analysis(request: Request, tables: Injected[OpenTables], analyses: Injected[Analyses], table: TableName) -> Response:
    """How far the analysis of a finished game is, and the report when it is there."""
    live = await tables.open(table)
    return as_json(await analyses.state(live))


@router.post("/api/tables/{table}/analysis", **answers(AnalysisState))
async def analyse(request: Request, tables: Injected[OpenTables], analyses: Injected[Analyses], table: TableName) -> Response:
    """Analyse a finished game; asking again shows how far it is."""
    person = spend(request, "analyse")
    live = await tables.open(table)
    return as_json(await analyses.begin(live, person))


@router.post("/api/tables/{table}/hint", **answers(Hints))
async def hint(
    request: Request, tables: Injected[OpenTables], hints: Injected[HintGiver], table: TableName, wish: JsonBody[HintWish]
) -> Response:
    """What my seat could play now."""
    person = spend(request, "hint")
    live = await tables.open(table)
    await must_allow_help(tables, live.table)
    return as_json(await hints.give(live, person, request.scope["address"], wish.seat, wish.ply))


@router.post("/api/tables/{table}/hint/position", **answers(HintPosition))
async def position_for_hints(
    request: Request, tables: Injected[OpenTables], table: TableName, wish: JsonBody[HintWish]
) -> Response:
    """The position as my seat knows it, for a page that thinks out hints itself; refused wherever hints are."""
    person = spend(request, "hint")
    live = await tables.open(table)
    await must_allow_help(tables, live.table)
    files = await asyncio.to_thread(files_of, live.table.game)
    return as_json(await asyncio.to_thread(hint_position, live.table, person, wish.seat, wish.ply, files))


@router.post("/api/tables/{table}/hint/described", **answers(Hints))
async def described_hints(
    request: Request, tables: Injected[OpenTables], table: TableName, found: JsonBody[FoundHints]
) -> Response:
    """Hints that my page has thought out, put into words; they are mine alone and nothing is stored."""
    person = spend(request, "message")
    live = await tables.open(table)
    await must_allow_help(tables, live.table)
    return as_json(await asyncio.to_thread(describe_hints, live.table, person, found))
