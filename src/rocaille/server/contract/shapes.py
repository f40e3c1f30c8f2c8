"""Types as JSON Schema: structs as msgspec has them; and by our own hand `TypedDict`s, in which the games say what they tell.

What a type says to a reader goes along: its docstring, and the comment behind a field. msgspec itself knows no unions of
`TypedDict`s, and a game may not know msgspec.
"""

from __future__ import annotations

import inspect
import re
import sys
import tokenize
from collections.abc import Iterable, Mapping
from functools import cache
from io import StringIO
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Struct
from msgspec import inspect as looking
from msgspec.json import schema_components

Schema = dict[str, Any]
PLAIN: Final[dict[Any, Schema]] = {
    str: {"type": "string"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    NoneType: {"type": "null"},
    Any: {},
}


def of_structs(types: Iterable[Any], reference: str) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of these types, and by their names all structs that they are made of."""
    wanted = list(types)
    schemas, components = schema_components(wanted, ref_template=reference)
    for struct in structs_in(wanted):
        component = components[struct.__name__]
        _comment(struct, component["properties"])
        if "description" in component:
            component["description"] = for_json(inspect.cleandoc(component["description"]))
    return list(schemas), components


def structs_in(types: Iterable[Any]) -> set[type[Struct]]:
    """All structs that these types are made of."""
    found: set[type[Struct]] = set()
    waiting: list[Any] = list(looking.multi_type_info(list(types)))
    while waiting:
        at = waiting.pop()
        if isinstance(at, looking.StructType):
            if at.cls in found:
                continue
            found.add(at.cls)
            waiting += [field.type for field in at.fields]
        for part in ("type", "types", "item_type", "item_types", "key_type", "value_type"):
            below = getattr(at, part, ())
            waiting += below if isinstance(below, tuple) else [below]
    return found


def of_dicts(types: Iterable[type], reference: str) -> dict[str, Schema]:
    """These `TypedDict`s and all that they are made of, by name; so are the named vocabularies and unions of their modules.

    A dict that is keyed by a vocabulary has each of its words, a mapping perhaps only some.
    """
    drawing = _Drawing(reference)
    for each in types:
        drawing.schema(each, each.__module__)
    return drawing.components


class _Drawing:
    def __init__(self, reference: str) -> None:
        self.reference: Final = reference
        self.components: Final[dict[str, Schema]] = {}
        self.drawn: Final[dict[str, Any]] = {}

    def schema(self, kind: Any, module: str) -> Schema:
        """The schema of a type that is named in that module."""
        if is_typeddict(kind):
            return self.component(kind.__name__, kind)
        name = names_in(module).get(kind)
        return self.component(name, kind, module) if name else self.whole(kind, module)

    def component(self, name: str, kind: Any, module: str = "") -> Schema:
        if name not in self.drawn:
            self.drawn[name] = kind
            self.components[name] = {}  # its place; what it is made of comes behind it
            self.components[name] |= self.record(kind) if is_typeddict(kind) else self.whole(kind, module)
        elif self.drawn[name] != kind:
            raise TypeError(f"two types are called {name}")
        return {"$ref": self.reference.format(name=name)}

    def record(self, kind: type) -> Schema:
        properties, required = {}, []
        for field, hint in get_type_hints(kind, include_extras=True).items():
            if get_origin(hint) is NotRequired:
                hint = get_args(hint)[0]
            else:
                required.append(field)
            properties[field] = self.schema(hint, kind.__module__)
        _comment(kind, properties)
        told = {"description": for_json(inspect.cleandoc(kind.__doc__))} if kind.__doc__ else {}
        return {**told, "type": "object", "properties": properties, "required": required}

    def whole(self, kind: Any, module: str) -> Schema:
        if kind in PLAIN:
            return dict(PLAIN[kind])
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return {"enum": list(parts)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(part, module) for part in self.parts(parts, module)]}
        if origin is list:
            return {"type": "array", "items": self.schema(parts[0], module)}
        if origin in (dict, Mapping) and get_origin(parts[0]) is Literal:
            words, value = list(get_args(parts[0])), self.schema(parts[1], module)
            whole = {"type": "object", "properties": dict.fromkeys(words, value)}
            return {**whole, "required": words} if origin is dict else {**whole, "additionalProperties": False}
        if origin is dict and parts[0] is str:
            return {"type": "object", "additionalProperties": self.schema(parts[1], module)}
        raise TypeError(f"{kind} is not for the wire")

    def parts(self, parts: tuple[Any, ...], module: str) -> list[Any]:
        """The parts of a union; a named union among them stands for its own."""
        for known in names_in(module):
            inside = get_args(known)
            if get_origin(known) in (Union, UnionType) and len(inside) < len(parts) and set(inside) <= set(parts):
                return [known, *(part for part in parts if part not in inside)]
        return list(parts)


@cache
def names_in(module: str) -> dict[Any, str]:
    """The vocabularies and unions of a module, by what they are."""
    kinds = (Literal, Union, UnionType)
    return {kind: name for name, kind in vars(sys.modules[module]).items() if get_origin(kind) in kinds}


def _comment(kind: type, properties: dict[str, Schema]) -> None:
    """Give each field the comment that stands behind it, where it has no description."""
    for field, comment in comments(kind).items():
        if field in properties and "description" not in properties[field]:
            properties[field] = {**properties[field], "description": for_json(comment[0].upper() + comment[1:])}


def for_json(text: str) -> str:
    return re.sub(r"\bNone\b", "null", text)


def comments(kind: type) -> dict[str, str]:
    """What stands behind the fields of a class in its source; nothing of a class that was made by a call."""
    found: dict[str, str] = {}
    try:
        source = inspect.cleandoc(inspect.getsource(kind))
    except (OSError, TypeError):
        return found
    first = ""
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT and first:
            found[first] = token.string.lstrip("# ")
        if token.type == tokenize.NEWLINE:
            first = ""
        elif not first and token.type == tokenize.NAME:
            first = token.string
    return found
