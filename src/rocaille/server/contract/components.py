"""The schemas of all that goes over the wire, by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rocaille.catalogue import declaration
from rocaille.catalogue import game as find_game
from rocaille.kernel.game import Game
from rocaille.server.contract.shapes import Schema, of_dicts, of_structs, structs_in

TITLE: Final = "Rocaille"
ABOUT: Final = "Tables for board games. Unofficial."
REFERENCE: Final = "#/components/schemas/{name}"
FORMS: Final = {  # what each game gives a form of its own
    "View": "The match as a seat sees it, in the form of its game.",
    "Things": "Everything printed, in the form of its game.",
    "Decision": "A decision, in the form of its game.",
}


def game_components(name: str, reference: str) -> dict[str, Schema]:
    """The forms of one game and all that they are made of."""
    types = declaration(name).wire_types()
    told = of_dicts(types, reference) if types else {"View": {"type": "object"}, "Things": {"type": "object"}}
    if "Decision" in told:
        raise TypeError("two types are called Decision")
    return {**told, "Decision": decisions_of(find_game(name, None, dict.fromkeys(declaration(name).options, True)))}


def decisions_of(game: Game) -> Schema:
    """Every kind of decision of a game; the names of its values are those of the components."""
    kinds = {decision.word: decision.fields for decision in game.notation.decisions}
    return {
        "description": "A decision, as it is sent.",
        "anyOf": [
            {
                "type": "object",
                "properties": {"do": {"enum": [word]}, **{field: {"type": "string"} for field in fields}},
                "required": ["do", *fields],
                "additionalProperties": False,
            }
            for word, fields in kinds.items()
        ],
    }


def wire_components(answered: Iterable[Any], asked: Iterable[Any], reference: str) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of what the server tells and is told, and what they are made of; the games' forms are references."""
    answered, asked = list(answered), list(asked)
    schemas, components = of_structs([*answered, *asked], reference)
    for struct in structs_in(answered) - structs_in(asked):  # what is always told is no option to whoever is told
        if not struct.__struct_config__.omit_defaults:
            schema = components[struct.__name__]
            schema["required"] = list(schema["properties"])
            for field in schema["properties"].values():
                field.pop("default", None)
    return [with_forms(schema, reference) for schema in schemas], with_forms(components, reference)


def with_forms(schema: Any, reference: str) -> Any:
    """A schema in which the places of the games' forms are references to them."""
    if isinstance(schema, list):
        return [with_forms(part, reference) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "x-game" in schema:
        told = {"description": schema["description"]} if "description" in schema else {}
        return {"$ref": reference.format(name=schema["x-game"]), **told}
    return {key: with_forms(part, reference) for key, part in schema.items()}


def all_components(components: dict[str, Schema], names: Iterable[str]) -> dict[str, Schema]:
    """These and those of the games, each of which begin with the game's name."""
    forms: dict[str, list[Schema]] = {form: [] for form in FORMS}
    found = dict(components)
    for name in names:
        own = name.capitalize()
        found |= {own + each: schema for each, schema in game_components(name, REFERENCE.format(name=own + "{name}")).items()}
        for form in FORMS:
            forms[form].append({"$ref": REFERENCE.format(name=own + form)})
    return {**found, **{form: {"description": about, "anyOf": forms[form]} for form, about in FORMS.items()}}
