"""The HTTP addresses for people's notification preferences."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from megawatt.server.accounts.sessions import browser_of
from megawatt.server.api.bodies import JsonBody, answers
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.rate_limits import Limits
from megawatt.server.api.scopes import NO_TOKEN, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.notifications.messages import ChannelWish, Confirmation, DeviceWish, NewChannel, ReachShown, ReachWish
from megawatt.server.notifications.preferences import NotificationPreferences

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/me/reach"): NO_TOKEN,
    ("PUT", "/api/me/reach"): NO_TOKEN,
    ("POST", "/api/me/channels"): NO_TOKEN,
    ("DELETE", "/api/me/channels/{channel}"): NO_TOKEN,
    ("POST", "/api/me/devices"): NO_TOKEN,
    ("POST", "/api/me/devices/{channel}/test"): NO_TOKEN,
    ("POST", "/api/confirm"): NO_TOKEN,
    ("POST", "/api/off/{channel}"): NO_TOKEN,
}
ChannelName = Annotated[str, Path(max_length=64)]


@router.get("/api/me/reach", **answers(ReachShown))
async def reach(request: Request, notification_preferences: Injected[NotificationPreferences]) -> Response:
    """How I am notified of my turns."""
    return as_json(await notification_preferences.shown(request.scope["person"]))


@router.put("/api/me/reach", **answers(ReachShown))
async def set_reach(
    request: Request, notification_preferences: Injected[NotificationPreferences], wish: JsonBody[ReachWish]
) -> Response:
    """Quiet hours, language, and the switch for everything."""
    person = spend(request, "name")
    await notification_preferences.set(person, wish)
    return as_json(await notification_preferences.shown(person))


@router.post("/api/me/channels", **answers(NewChannel))
async def add_channel(
    request: Request,
    notification_preferences: Injected[NotificationPreferences],
    limits: Injected[Limits],
    wish: JsonBody[ChannelWish],
) -> Response:
    """One more way to reach me."""
    person = spend(request, "reach")
    address = request.scope["address"]
    return as_json(await notification_preferences.add(person, wish, lambda to: limits.email(to, person, address)))


@router.delete("/api/me/channels/{channel}", **answers(ReachShown))
async def drop_channel(
    request: Request, notification_preferences: Injected[NotificationPreferences], channel: ChannelName
) -> Response:
    """This way no more."""
    person = spend(request, "name")
    await notification_preferences.drop(person, channel)
    return as_json(await notification_preferences.shown(person))


@router.post("/api/me/devices", **answers(ReachShown))
async def add_device(
    request: Request, notification_preferences: Injected[NotificationPreferences], wish: JsonBody[DeviceWish]
) -> Response:
    """Notify this browser of my turns."""
    person = spend(request, "reach")
    about = browser_of(request.headers.get("user-agent", ""))
    await notification_preferences.add_device(person, request.scope["who"].session, about, wish)
    return as_json(await notification_preferences.shown(person))


@router.post("/api/me/devices/{channel}/test", **answers(ReachShown))
async def try_device(
    request: Request, notification_preferences: Injected[NotificationPreferences], channel: ChannelName
) -> Response:
    """Send a message to a browser of mine, to see it come."""
    person = spend(request, "reach")
    await notification_preferences.try_device(person, channel)
    return as_json(await notification_preferences.shown(person))


@router.post("/api/confirm", **answers(Confirmation))
async def confirm(
    request: Request, notification_preferences: Injected[NotificationPreferences], wish: JsonBody[Confirmation]
) -> Response:
    """A mail address is mine: I have got what was sent there."""
    spend(request, "reach")
    await notification_preferences.confirm(wish.token)
    return as_json(wish)


@router.post("/api/off/{channel}", **answers(Confirmation))
async def switch_off(
    request: Request, notification_preferences: Injected[NotificationPreferences], channel: ChannelName
) -> Response:
    """Switch off the channel of a received message, without signing in; the answer is the same for unknown channels."""
    spend(request, "name")
    await notification_preferences.switch_off(channel)
    return as_json(Confirmation(channel))
