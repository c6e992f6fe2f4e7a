"""The rules as pages, as a feature of the server."""

from __future__ import annotations

from megawatt.server.booklets import routes
from megawatt.server.core import Feature

FEATURE = Feature((routes,))
