"""What leaves a table is what the game's types say: nothing more, nothing less, nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from rocaille.games.alhambra import wire as alhambra
from rocaille.games.rokoko import wire as rokoko
from rocaille.kernel.game import Game, State
from rocaille.words import Words
from rocaille.words.sentences import words_of
from tests.conformance.cases import CONFIGURATIONS

WIRES: dict[str, Any] = {"alhambra": alhambra, "rokoko": rokoko}
IDS = [f"{case}-{players}" for case, players in CONFIGURATIONS]


def wrong(value: object, kind: Any, at: str) -> list[str]:
    """What is not as the type says, and where."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _wrong_fields(value, kind, at)
    if origin in (Union, UnionType):
        tried = [wrong(value, each, at) for each in args if (each is NoneType) == (value is None)]
        return [] if [] in tried else min(tried, key=len, default=[f"{at}: {value!r} is not {kind}"])
    if origin is list:
        return _wrong_items(value, list, args[0], at)
    if origin in (dict, Mapping):  # a mapping has some of the keys
        keys = [each for key in value for each in wrong(key, args[0], at)] if isinstance(value, dict) else []
        return keys + _wrong_items(value, dict, args[1], at)
    fits = any(value is each or value == each for each in args) if origin is Literal else type(value) is (kind or NoneType)
    return [] if fits else [f"{at}: {value!r} is not {kind}"]


def _wrong_items(value: object, form: type, kind: Any, at: str) -> list[str]:
    if type(value) is not form:
        return [f"{at}: {value!r} is not a {form.__name__}"]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [each for key, item in items for each in wrong(item, kind, f"{at}.{key}")]


def _wrong_fields(value: object, kind: Any, at: str) -> list[str]:
    if type(value) is not dict:
        return [f"{at}: {value!r} is not a {kind.__name__}"]
    hints = get_type_hints(kind, include_extras=True)
    missing = kind.__required_keys__ - set(value)
    found = [f"{at}.{field}: not a field of {kind.__name__}" for field in set(value) - set(hints)]
    found += [f"{at}.{field}: missing" for field in missing if get_origin(hints[field]) is not NotRequired]
    for field in set(value) & set(hints):
        hint = hints[field]
        found += wrong(value[field], get_args(hint)[0] if get_origin(hint) is NotRequired else hint, f"{at}.{field}")
    return found


def random_game(game: Game, players: int, seed: int, options: Any) -> list[State]:
    """Some of its positions, the last one with it."""
    state, dice, found = game.new(players, seed, options), random.Random(seed), []
    while seats := game.to_decide(state):
        if dice.random() < 0.3:
            found.append(state)
        seat = dice.choice(seats)
        state = game.after(state, seat, dice.choice(game.options(state, seat)))
    return [*found, state]


def test_what_is_wrong_is_found():
    step = {"step": "pay_for_building", "seat": 1, "space": "blue", "for_dirk": False, "paid": 3, "last": 4}
    assert wrong(step, alhambra.Step, "step") == []
    assert wrong({**step, "step": "PayForBuilding"}, alhambra.Step, "step")
    assert wrong({**step, "space": 0}, alhambra.Step, "step")
    assert wrong({**step, "more": 0}, alhambra.Step, "step")
    assert wrong({"step": "pay_for_building", "seat": 1}, alhambra.Step, "step")
    assert wrong(["PayForBuilding", 1, 0, False, 3, 4], alhambra.Step | None, "step")
    assert wrong(True, int, "number") and wrong(None, int, "number") and not wrong(None, int | None, "number")


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_views_are_as_their_types_say(case, players):
    """At all seats and beside the table, while a game is played and at its end."""
    game, types = case.game, WIRES[case.name]
    for seed in range(2):
        for state in random_game(game, players, seed, case.options):
            for seat in (None, *range(players)):
                told = game.view(state, seat).to_json()
                assert wrong(told, types.View, "view") == []
                assert (told["step"] is None) == (game.outcome(state) is not None)


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_what_is_printed_is_as_its_type_says(case, players):
    for language in ("en", "de", "it"):
        things = words_of(case.name).things(Words(language), case.game, players)
        assert wrong(things, WIRES[case.name].Things, "things") == []
