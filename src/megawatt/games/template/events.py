"""What can happen in Overload."""

from __future__ import annotations

from megawatt.author import EventKinds

events = EventKinds()
CHARGED = events.kind("charged", "seat", "count")
BURNED_OUT = events.kind("burned-out", "seat")
