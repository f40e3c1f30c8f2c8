"""The application: routes, answers to what goes wrong, and what begins and ends with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)

from rocaille import __version__
from rocaille.kernel.decision import Refused
from rocaille.server import metrics
from rocaille.server.config import Config
from rocaille.server.contract import openapi, serving
from rocaille.server.hall import Hall
from rocaille.server.logs import log
from rocaille.server.refusing import Problem, language, problem, status
from rocaille.server.replays import Reels
from rocaille.server.retention import Retention
from rocaille.server.rooms import Rooms
from rocaille.server.sockets import Counter
from rocaille.server.storage import Storage
from rocaille.server.thinking import BotProcesses
from rocaille.server.traces import TRACES, address_of

Ask = Request[Any, Any, Any]


def refused(request: Ask, trouble: Refused) -> Response[Problem]:
    TRACES.refused(trouble.key, address_of(request.scope))
    headers = {"retry-after": "1"} if status(trouble) == 429 else {}
    return Response(problem(trouble, language(request.scope)), status_code=status(trouble), headers=headers)


def wrong(request: Ask, trouble: HTTPException) -> Response[Problem]:
    """What Litestar finds wrong with a request, as one of our refusals with Litestar's status."""
    answer = refused(request, _refusal(trouble))
    answer.status_code = trouble.status_code
    answer.headers.update(trouble.headers or {})
    return answer


def _refusal(trouble: HTTPException) -> Refused:
    if isinstance(trouble, NotFoundException | MethodNotAllowedException):
        return Refused("no_such_page")
    if trouble.status_code == 413:
        return Refused("too_large")
    said = trouble.detail
    if isinstance(trouble, ValidationException | ClientException) and isinstance(trouble.extra, list):
        said = (
            "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in trouble.extra if isinstance(part, dict))
            or said
        )
    return Refused("bad_request", problem=" ".join(said.split()))


def nested(request: Ask, trouble: RecursionError) -> Response[Problem]:
    """A body with brackets within brackets, deeper than anything that is read here."""
    return refused(request, Refused("bad_request", problem=str(trouble)))


def failed(request: Ask, trouble: Exception) -> Response[Problem]:
    log.error("failed", exc_info=trouble, extra={"path": request.scope["path"]})
    return Response(problem(Refused("failed"), language(request.scope)), status_code=500)


def application(config: Config, storage: Storage) -> Litestar:
    """All of the server but its guard and its line to the network; it closes the storage when it ends."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        TRACES.wanted = config.log_addresses
        thinkers = BotProcesses(config.processes)
        hall = Hall(storage, thinkers, config.limits)
        storage.when_back = hall.catch_up
        counter = Counter(config.limits)
        app.state.rooms = Rooms(hall, counter, Reels())
        retention = Retention(hall, config.keeping)
        works = hall.housekeeper.wake_up(), hall.housekeeper.sweep(), retention.work(), TRACES.work(), metrics.watch_lag()
        tasks = [asyncio.create_task(work) for work in works]
        log.info("begins", extra={"version": __version__})
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*tasks, return_exceptions=True)
            await hall.stop()
            thinkers.close()
            await storage.close()
            log.info("ended")

    return Litestar(
        [*openapi.HANDLERS, *serving.ROUTES],
        lifespan=[living],
        request_max_body_size=config.limits.body_bytes,
        exception_handlers={Refused: refused, HTTPException: wrong, RecursionError: nested, Exception: failed},
        openapi_config=None,
        logging_config=None,
    )
