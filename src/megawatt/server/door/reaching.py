"""The HTTP addresses by which people say how they want to be told of their turns."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from megawatt.server.door.bodies import body, taken, told
from megawatt.server.door.routes import REFUSALS, _json, _spend, _worker
from megawatt.server.wire.reaching import ChannelWish, Confirmation, NewChannel, ReachShown, ReachWish

router = APIRouter(responses=REFUSALS)
ChannelName = Annotated[str, Path(max_length=64)]


@router.get("/api/me/reach", **told(ReachShown))
async def reach(request: Request) -> Response:
    """How I am told of my turns."""
    return _json(await _worker(request).reaching.shown(request.scope["person"]))


@router.put("/api/me/reach", **told(ReachShown), **taken(ReachWish))
async def set_reach(request: Request, wish: Annotated[ReachWish, Depends(body(ReachWish))]) -> Response:
    """Quiet hours, language, and the switch for everything."""
    person, worker = _spend(request, "name"), _worker(request)
    await worker.reaching.set(person, wish)
    return _json(await worker.reaching.shown(person))


@router.post("/api/me/channels", **told(NewChannel), **taken(ChannelWish))
async def add_channel(request: Request, wish: Annotated[ChannelWish, Depends(body(ChannelWish))]) -> Response:
    """One more way to reach me."""
    person, worker = _spend(request, "reach"), _worker(request)
    return _json(await worker.reaching.add(person, wish))


@router.delete("/api/me/channels/{channel}", **told(ReachShown))
async def drop_channel(request: Request, channel: ChannelName) -> Response:
    """This way no more."""
    person, worker = _spend(request, "name"), _worker(request)
    await worker.reaching.drop(person, channel)
    return _json(await worker.reaching.shown(person))


@router.post("/api/confirm", **told(Confirmation), **taken(Confirmation))
async def confirm(request: Request, wish: Annotated[Confirmation, Depends(body(Confirmation))]) -> Response:
    """A mail address is mine: I have got what was sent there."""
    _spend(request, "reach")
    await _worker(request).reaching.confirm(wish.token)
    return _json(wish)


@router.post("/api/off/{channel}", **told(Confirmation))
async def switch_off(request: Request, channel: ChannelName) -> Response:
    """Whoever got a message may switch its channel off, without signing in; asking for none that there is looks the same."""
    _spend(request, "name")
    await _worker(request).reaching.switch_off(channel)
    return _json(Confirmation(channel))
