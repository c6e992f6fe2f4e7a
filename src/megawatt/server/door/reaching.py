"""The HTTP addresses by which people say how they want to be told of their turns."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from megawatt.server.door.asking import REFUSALS, as_json, spend, worker_of
from megawatt.server.door.bodies import body, taken, told
from megawatt.server.people.sessions import browser_of
from megawatt.server.wire.reaching import ChannelWish, Confirmation, DeviceWish, NewChannel, ReachShown, ReachWish

router = APIRouter(responses=REFUSALS)
ChannelName = Annotated[str, Path(max_length=64)]


@router.get("/api/me/reach", **told(ReachShown))
async def reach(request: Request) -> Response:
    """How I am told of my turns."""
    return as_json(await worker_of(request).reaching.shown(request.scope["person"]))


@router.put("/api/me/reach", **told(ReachShown), **taken(ReachWish))
async def set_reach(request: Request, wish: Annotated[ReachWish, Depends(body(ReachWish))]) -> Response:
    """Quiet hours, language, and the switch for everything."""
    person, worker = spend(request, "name"), worker_of(request)
    await worker.reaching.set(person, wish)
    return as_json(await worker.reaching.shown(person))


@router.post("/api/me/channels", **told(NewChannel), **taken(ChannelWish))
async def add_channel(request: Request, wish: Annotated[ChannelWish, Depends(body(ChannelWish))]) -> Response:
    """One more way to reach me."""
    person, worker = spend(request, "reach"), worker_of(request)
    address = request.scope["address"]
    return as_json(await worker.reaching.add(person, wish, lambda to: worker.limits.letter(to, person, address)))


@router.delete("/api/me/channels/{channel}", **told(ReachShown))
async def drop_channel(request: Request, channel: ChannelName) -> Response:
    """This way no more."""
    person, worker = spend(request, "name"), worker_of(request)
    await worker.reaching.drop(person, channel)
    return as_json(await worker.reaching.shown(person))


@router.post("/api/me/devices", **told(ReachShown), **taken(DeviceWish))
async def add_device(request: Request, wish: Annotated[DeviceWish, Depends(body(DeviceWish))]) -> Response:
    """This browser hears of my turns."""
    person, worker = spend(request, "reach"), worker_of(request)
    about = browser_of(request.headers.get("user-agent", ""))
    await worker.reaching.add_device(person, request.scope["who"].session, about, wish)
    return as_json(await worker.reaching.shown(person))


@router.post("/api/me/devices/{channel}/test", **told(ReachShown))
async def try_device(request: Request, channel: ChannelName) -> Response:
    """Send a message to a browser of mine, to see it come."""
    person, worker = spend(request, "reach"), worker_of(request)
    await worker.reaching.try_device(person, channel)
    return as_json(await worker.reaching.shown(person))


@router.post("/api/confirm", **told(Confirmation), **taken(Confirmation))
async def confirm(request: Request, wish: Annotated[Confirmation, Depends(body(Confirmation))]) -> Response:
    """A mail address is mine: I have got what was sent there."""
    spend(request, "reach")
    await worker_of(request).reaching.confirm(wish.token)
    return as_json(wish)


@router.post("/api/off/{channel}", **told(Confirmation))
async def switch_off(request: Request, channel: ChannelName) -> Response:
    """Whoever got a message may switch its channel off, without signing in; asking for none that there is looks the same."""
    spend(request, "name")
    await worker_of(request).reaching.switch_off(channel)
    return as_json(Confirmation(channel))
