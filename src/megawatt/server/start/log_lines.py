"""The log: one JSON object per line on stderr."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

from megawatt.kernel.errors import OptionError
from megawatt.server.start.log_limits import RepeatedLines

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object per line, with everything that was given along."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields: dict[str, Any] = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        fields["what"] = record.getMessage()
        fields.update({name: value for name, value in vars(record).items() if name not in _PLAIN})
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str, ensure_ascii=False)


def level_of(name: str) -> int:
    """The level with this name; OptionError names those that there are."""
    if name not in LEVELS:
        raise OptionError(f"--log-level {name}: it should be one of {', '.join(LEVELS)}")
    return LEVELS[name]


def set_up_logging(level: int = logging.INFO) -> None:
    """Structured lines on stderr, for our own messages and uvicorn's."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(RepeatedLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))
    for name in ("megawatt", "uvicorn"):
        logging.getLogger(name).setLevel(level)
