"""A view as parts: counters, rows of things, and parts of parts; as the page reads it in `reading.ts`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

SAID_ELSEWHERE: Final = ("seat", "turn", "step", "players", "derived")

Row = list[str | None]


def parts_of(told: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a view as JSON, or of a player's side: numbers, flags, rows of names, or dicts of those."""
    return {key: content(value) for key, value in told.items() if key not in SAID_ELSEWHERE}


def content(value: Any) -> Any:
    if isinstance(value, int | float):  # flags too
        return value
    if isinstance(value, Mapping):
        return {str(key): content(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        if any(isinstance(item, Mapping | list | tuple) for item in value):
            return {str(at): content(item) for at, item in enumerate(value, 1)}
        return [None if item is None else str(item) for item in value]
    return [None if value is None else str(value)]


def counters(parts: Mapping[str, Any]) -> dict[str, Any]:
    return {key: part for key, part in parts.items() if isinstance(part, int | float)}


def others(parts: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    """All that is not a counter."""
    return [(key, part) for key, part in parts.items() if not isinstance(part, int | float)]


def deciding(told: Mapping[str, Any]) -> int | None:
    """The seat that is to decide, as the view says it."""
    step = told.get("step")
    seat = step.get("seat") if isinstance(step, Mapping) else None
    return seat if isinstance(seat, int) else None
