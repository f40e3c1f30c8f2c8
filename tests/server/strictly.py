"""The descriptions of the wire, read strictly: what they do not name is an error, and only one game has forms."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from rocaille.server.contract.components import FORMS

ROOT = Path(__file__).parent.parent.parent
_validators: dict[tuple[int, str], Any] = {}


def described(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "docs" / "api" / f"{name}.json").read_text(encoding="utf-8"))
    return found


def strict(part: Any, game: str) -> Any:
    """A description in which nothing goes unnamed, and views, things and decisions have the form of that game."""
    if isinstance(part, list):
        return [strict(each, game) for each in part]
    if not isinstance(part, dict):
        return part
    found = {key: strict(each, game) for key, each in part.items()}
    if isinstance(found.get("properties"), dict):
        found.setdefault("additionalProperties", False)
    if "schemas" in found:
        for form in FORMS:
            found["schemas"][form] = {"$ref": f"#/components/schemas/{game.capitalize()}{form}"}
    return found


def fits(value: Any, schema: dict[str, Any], document: dict[str, Any]) -> None:
    """Whether a value is what a schema of a document asks for; if not, the innermost reason."""
    key = id(document), json.dumps(schema)
    if key not in _validators:
        _validators[key] = Draft202012Validator({**schema, "components": document["components"]})
    for wrong in _validators[key].iter_errors(value):
        while wrong.context:  # of several forms, the one that fits nearly
            wrong = max(wrong.context, key=lambda inner: len(inner.absolute_path))
        raise AssertionError(f"{wrong.json_path}: {wrong.message[:300]} (of {json.dumps(wrong.schema)[:300]})")
