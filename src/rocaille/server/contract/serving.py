"""The descriptions, as the server itself tells them: with all games that it has."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from litestar import get
from msgspec.json import encode

from rocaille.catalogue import game_names
from rocaille.server.contract.asyncapi import asyncapi
from rocaille.server.contract.openapi import openapi


@cache
def written(describe: str) -> bytes:
    return encode({"openapi": openapi, "asyncapi": asyncapi}[describe](game_names()))


@get("/api/schema/openapi.json", include_in_schema=False, media_type="application/json")
async def told_openapi() -> bytes:
    return await asyncio.to_thread(written, "openapi")


@get("/api/schema/asyncapi.json", include_in_schema=False, media_type="application/json")
async def told_asyncapi() -> bytes:
    return await asyncio.to_thread(written, "asyncapi")


ROUTES: Final = [told_openapi, told_asyncapi]
