"""What goes over the wire, as files: descriptions for programs in `docs/api`, and the page's types in `web/src`.

    python -m tools.contract write|check

write: make them anew from the server's types (`rocaille.server.contract`). check: say which are no longer as they would be
written. The page's types are made by json-schema-to-typescript, which needs Node.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))  # as the sources are now, not as they were installed

from rocaille.catalogue import BUILT_IN, declaration
from rocaille.server.contract import openapi
from rocaille.server.contract.asyncapi import asyncapi
from rocaille.server.contract.components import game_components, wire_components
from rocaille.server.messages import AnyAnswer, AnyMessage, AnyWish
from tools.environment import Environment
from tools.page import WEB, fetch, path_with_node

ROOT = Path(__file__).resolve().parent.parent
DOCS = Path("docs/api")
PAGE = WEB / "src"
REFERENCE = "#/definitions/{name}"
GAMES = tuple(offer.name for offer in BUILT_IN)
# The page knows which game it draws only in that game's own part.
FORMS: dict[str, Any] = {
    "View": {"tsType": "unknown"},
    "Things": {"tsType": "unknown"},
    "Decision": {
        "description": 'A decision as it is sent: `{"do": "rent", "space": "2.3"}`.',
        "type": "object",
        "additionalProperties": {"type": "string"},
    },
}


def descriptions() -> dict[Path, str]:
    described = {"openapi": openapi.openapi(GAMES), "asyncapi": asyncapi(GAMES)}
    return {DOCS / f"{name}.json": json.dumps(told, indent=1, ensure_ascii=False) + "\n" for name, told in described.items()}


def schemas() -> dict[Path, Any]:
    """What the page's types are made from, by file."""
    found = {PAGE / "wire" / "contract.ts": {"about": "What goes over the wire.", "schema": of_wire()}}
    for name in GAMES:
        declared = declaration(name)
        if declared.wire_types():
            about = f"What leaves a table of {declared.title}."
            root = rooted("View", game_components(name, REFERENCE))
            found[PAGE / "games" / declared.page / "contract.ts"] = {"about": about, "schema": root}
    return found


def of_wire() -> dict[str, Any]:
    told, asked = openapi.types()
    schemas, components = wire_components([*told, AnyAnswer, AnyMessage], [*asked, AnyWish], REFERENCE)
    answer, message, wish = schemas[len(told)], schemas[len(told) + 1], schemas[-1]
    return rooted("Update", {"AnyMessage": message, "AnyAnswer": answer, "AnyWish": wish, **components, **FORMS})


def rooted(name: str, components: dict[str, Any]) -> dict[str, Any]:
    """One schema with all of these in it; it has to be the schema of something, so it is that of one of them."""
    told = {each: pointed(part, name) for each, part in components.items()}
    return {**told.pop(name), "title": name, "definitions": told}


def pointed(schema: Any, root: str) -> Any:
    """A schema whose references know the root, and stand alone: one with a description would become a type of its own."""
    if isinstance(schema, list):
        return [pointed(part, root) for part in schema]
    if not isinstance(schema, dict):
        return schema
    inside = {key: pointed(part, root) for key, part in schema.items() if key != "$ref"}
    if inside.get("type") == "object" and not {"properties", "additionalProperties"} & set(inside):
        inside["additionalProperties"] = {}  # any
    if "$ref" not in schema:
        return inside
    reference = {"$ref": "#" if schema["$ref"] == REFERENCE.format(name=root) else schema["$ref"]}
    return {**inside, "anyOf": [reference]} if inside else reference


def page_types() -> dict[Path, str]:
    path = path_with_node(Environment(".venv"))
    fetch(path)
    asked = subprocess.run(
        ["node", "contract.js"],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        input=json.dumps({str(file): wanted for file, wanted in schemas().items()}),
        capture_output=True,
        text=True,
    )
    if asked.returncode:
        sys.exit(f"json-schema-to-typescript failed:\n{asked.stderr}")
    return {Path(file): text for file, text in json.loads(asked.stdout).items()}


def main() -> None:
    os.chdir(ROOT)
    made = {**descriptions(), **page_types()}
    if sys.argv[1] == "write":
        for file, text in made.items():
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return
    old = [str(file) for file, text in made.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if old:
        cure = "`.venv/bin/python -m tools.contract write` writes them."
        sys.exit(f"Not what the types of the wire say: {', '.join(old)}.\n{cure}")


if __name__ == "__main__":
    main()
