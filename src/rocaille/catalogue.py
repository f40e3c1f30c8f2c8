"""The games there are: those of this program, and those of other packages, which declare them by entry points.

A package offers a game by an entry point of the group `rocaille.games`: its name is the game's, its value a `Declaration`. One
that cannot be used is left out, with a warning; the program goes on without it.
"""

import warnings
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from rocaille.declaration import Declaration
from rocaille.kernel.components import from_file, from_text
from rocaille.kernel.decision import Refused
from rocaille.kernel.findings import Finding
from rocaille.kernel.game import Game

GROUP: Final = "rocaille.games"
BUILT_IN: Final = (
    EntryPoint("rokoko", "rocaille.faces.rokoko:ROKOKO", GROUP),
    EntryPoint("alhambra", "rocaille.faces.alhambra:ALHAMBRA", GROUP),
)


class GameLeftOut(UserWarning):
    """A package's game cannot be used; `refused` says why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(str(refused))
        self.refused: Final = refused


@cache
def declarations() -> Mapping[str, Declaration]:
    """Every game's declaration, by its name; our own games come first."""
    found = {offer.name: offer.load() for offer in BUILT_IN}
    guests: dict[str, Declaration] = {}
    for name, offers in _by_name(entry_points(group=GROUP)).items():
        try:
            if name in found or len(offers) > 1:
                raise Refused("game_twice", game=name, packages=", ".join(sorted(_package(offer) for offer in offers)))
            guests[name] = _loaded(offers[0])
        except Refused as refused:
            warnings.warn(GameLeftOut(refused), stacklevel=2)
    return {**found, **dict(sorted(guests.items()))}


def _by_name(offers: Iterable[EntryPoint]) -> dict[str, list[EntryPoint]]:
    """What is offered, by name; a package that is found twice on the path offers once."""
    named: dict[str, dict[str, EntryPoint]] = {}
    for offer in offers:
        named.setdefault(offer.name, {}).setdefault(offer.value, offer)
    return {name: list(values.values()) for name, values in named.items()}


def _loaded(offer: EntryPoint) -> Declaration:
    """The declaration that a package offers, if it is one and agrees with its entry point."""
    try:
        loaded = offer.load()
    except Exception as problem:  # whatever a stranger's module does when it is imported
        shown = f"{type(problem).__name__}: {problem}"
        raise Refused("game_not_loaded", game=offer.name, package=_package(offer), problem=shown) from problem
    if not isinstance(loaded, Declaration):
        raise Refused("game_not_declared", game=offer.name, package=_package(offer), found=offer.value)
    if loaded.name != offer.name or not offer.name.isidentifier() or not offer.name.islower():
        raise Refused("game_misnamed", game=offer.name, package=_package(offer), found=loaded.name)
    return loaded


def _package(offer: EntryPoint) -> str:
    return offer.dist.name if offer.dist else offer.module


def declaration(name: str) -> Declaration:
    """What the game of that name declares."""
    known = declarations()
    if name not in known:
        raise Refused("unknown_game", found=name, known=", ".join(known))
    return known[name]


def game_names() -> tuple[str, ...]:
    return tuple(declarations())


def game(name: str, components: dict[str, Any] | Path | str | None = None, options: Mapping[str, object] | None = None) -> Game:
    """The game of that name with these options, and the published components or others: a file, or a table from a record."""
    declared = declaration(name)
    if components is None:
        return _published(name).variant(options)
    if isinstance(components, dict):
        declared.check_components(components)
        return declared.game(components).variant(options)
    return declared.game(from_file(Path(components), declared.check_components)).variant(options)


def component_findings(name: str, table: dict[str, Any], options: Iterable[str]) -> list[Finding]:
    """All that is wrong with a component table of that game, and with the parts of these options."""
    declared = declaration(name)
    for option in options:
        if option not in declared.options:
            raise Refused("unknown_option", option=option, known=", ".join(declared.options) or "none")
    return declared.findings(table, options)


def component_table(name: str, text: str, file: str) -> dict[str, Any]:
    """What a component file of that name says, checked; refused with a sentence that names the file."""
    return from_text(text, file, declaration(name).check_components)


@cache
def _published(name: str) -> Game:
    return declaration(name).game(None)
