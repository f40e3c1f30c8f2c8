"""The socket as AsyncAPI."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any, get_args

from rocaille import __version__
from rocaille.server.contract.components import ABOUT, REFERENCE, TITLE, all_components, wire_components
from rocaille.server.messages import ANSWERED, Accepted, AnyMessage, AnyWish, Bye, RefusedWish, Welcome
from rocaille.table.sights import Update
from rocaille.words import LANGUAGES


def asyncapi(names: Iterable[str]) -> dict[str, Any]:
    """The socket of a table: what a client may wish, what each wish is answered with, and what the server tells by itself."""
    told, wished = get_args(AnyMessage), get_args(AnyWish)
    schemas, components = wire_components(told, wished, REFERENCE)
    messages, names_of, operations = {}, {}, {}
    for kind, schema in zip([*told, *wished], schemas, strict=True):
        name = names_of[kind] = str(kind.__struct_config__.tag)
        messages[name] = {"name": name, "summary": inspect.getdoc(kind) or "", "payload": schema}
    on_channel = {kind: {"$ref": f"#/channels/table/messages/{name}"} for kind, name in names_of.items()}
    for kind in wished:
        operations[names_of[kind]] = {
            "action": "receive",
            "channel": {"$ref": "#/channels/table"},
            "summary": messages[names_of[kind]]["summary"],
            "messages": [on_channel[kind]],
            "reply": {
                "channel": {"$ref": "#/channels/table"},
                "messages": [on_channel[ANSWERED.get(kind, Accepted)], on_channel[RefusedWish]],
            },
        }
    operations["tell"] = {
        "action": "send",
        "channel": {"$ref": "#/channels/table"},
        "summary": "What the server tells by itself: where the client is, every change, and that it stops.",
        "messages": [on_channel[kind] for kind in (Welcome, Update, Bye)],
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": TITLE, "version": __version__, "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{id}/socket",
                "description": (
                    "The socket of a table, for whoever has a seat there by the cookie, and for spectators. `since` is the "
                    "last sequence number that the client knows; with `language`, updates have texts."
                ),
                "parameters": {"id": {"description": "The table's."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {
                    "ws": {
                        "method": "GET",
                        "query": {
                            "type": "object",
                            "properties": {"since": {"type": "integer", "minimum": 0}, "language": {"enum": list(LANGUAGES)}},
                        },
                        "bindingVersion": "0.1.0",
                    }
                },
            }
        },
        "operations": operations,
        "components": {"messages": messages, "schemas": all_components(components, names)},
    }
