"""Structured logs: one JSON object a line. Tokens, invitations, seeds and cards are never in them."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

log: Final = logging.getLogger("rocaille")
_USUAL: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def ours(record: logging.LogRecord) -> bool:
    """Not what a client did wrong: a text that is none is answered, and nothing to be looked at."""
    return not record.exc_info or record.exc_info[0] is not UnicodeDecodeError


def begin(level: int = logging.INFO) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(ours)
    for name in ("rocaille", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level if name == "rocaille" else logging.WARNING)
