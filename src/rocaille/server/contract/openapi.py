"""The HTTP interface as OpenAPI."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, get_args, get_origin

from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute

from rocaille import __version__
from rocaille.server import api, games, library
from rocaille.server.contract.components import ABOUT, REFERENCE, TITLE, all_components, wire_components
from rocaille.server.people import COOKIE
from rocaille.server.refusing import Problem

HANDLERS: Final = (*api.ROUTES, *games.ROUTES, *library.ROUTES)
JSON: Final = "application/json"
DONE: Final = ("200", "201")
SECURITY: Final = {
    "seat": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Who sits or watches at a table."},
    "invitation": {
        "type": "apiKey",
        "in": "header",
        "name": "x-invitation",
        "description": "An invitation, or the secret of a shared match.",
    },
}


class Place(NamedTuple):
    """Where in the description a type belongs."""

    content: dict[str, Any]
    kind: Any


class Described(NamedTuple):
    """The description without its types, and where they belong: in answers, and in what is sent."""

    document: dict[str, Any]
    answered: list[Place]
    asked: list[Place]


def openapi(names: Iterable[str]) -> dict[str, Any]:
    """The whole description, with the forms of these games; all types as msgspec has them."""
    document, answered, asked = described()
    schemas, components = wire_components([kind for _, kind in answered], [kind for _, kind in asked], REFERENCE)
    for place, schema in zip([*answered, *asked], schemas, strict=True):
        place.content["schema"] = schema
    document["components"] |= {"schemas": all_components(components, names), "securitySchemes": SECURITY}
    return document


def described() -> Described:
    """Paths and parameters as Litestar reads them from the handlers. Each kind of refusal stands there once."""
    app = Litestar(HANDLERS, openapi_config=OpenAPIConfig(TITLE, __version__, description=ABOUT))
    document = app.openapi_schema.to_schema()
    found = Described(document, [], [])
    refusals: dict[str, Any] = {}
    for path, operation, handler in operations(document, app):
        tidy(operation)
        if "{id}" in path:
            operation["security"] = [{"seat": []}, {"invitation": []}, {}]
        for status, response in operation["responses"].items():
            kind = answer_of(handler, int(status))
            if kind is Problem:
                refusals[f"Refused{status}"] = response
                operation["responses"][status] = {"$ref": f"#/components/responses/Refused{status}"}
            else:
                found.answered.append(Place(next(iter(response["content"].values())), kind))
        if handler.parsed_data_field:
            found.asked.append(Place(operation["requestBody"]["content"][JSON], handler.parsed_data_field.raw))
    found.answered.extend(Place(response["content"][JSON], Problem) for response in refusals.values())
    document["paths"] = dict(sorted(document["paths"].items()))
    document["components"] = {"responses": dict(sorted(refusals.items()))}
    return found


def operations(document: dict[str, Any], app: Litestar) -> Iterator[tuple[str, dict[str, Any], HTTPRouteHandler]]:
    """What is described of each request, with its path, and the handler that answers it."""
    for route in sorted(app.routes, key=lambda route: route.path_format):
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            for method in sorted(handler.http_methods):
                operation = document["paths"].get(route.path_format, {}).get(method.lower())
                if operation:
                    yield route.path_format, operation, handler


def tidy(operation: dict[str, Any]) -> None:
    """Leave out what says nothing."""
    for part in (operation, *operation.get("parameters", ())):
        part.pop("deprecated", None)
    for status, response in operation["responses"].items():
        response.pop("headers", None)
        if status in DONE:
            response["description"] = "It is done."


def answer_of(handler: HTTPRouteHandler, status: int) -> Any:
    """The type of an answer: of what the handler gives, or of what it says of another status."""
    if handler.responses and status in handler.responses:
        return handler.responses[status].data_container
    kind = handler.parsed_fn_signature.return_type.raw
    return get_args(kind)[0] if get_origin(kind) is Response else kind


def types() -> tuple[list[Any], list[Any]]:
    """The types of all answers, and of all that is sent."""
    _, answered, asked = described()
    return [kind for _, kind in answered], [kind for _, kind in asked]
