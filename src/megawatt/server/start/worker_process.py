"""One of several worker processes of a server, with the settings that the starting process left."""

from __future__ import annotations

from megawatt.server.api.asgi import App
from megawatt.server.http import app
from megawatt.server.settings import Settings
from megawatt.server.start.log_lines import level_of, set_up_logging
from megawatt.server.start.orphans import end_with_parent


def create_app() -> App:
    """The application of this process; it ends with the one that started it."""
    end_with_parent()
    settings = Settings.from_environment()
    set_up_logging(level_of(settings.log_level))
    return app.create_app(settings)
