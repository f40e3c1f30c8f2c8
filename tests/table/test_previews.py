"""Previews: what is shown for certain happens, and nothing else is shown."""

from __future__ import annotations

import random

import pytest

from rocaille.games.alhambra.game import Alhambra
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import State
from rocaille.kernel.log import Log
from rocaille.kernel.naming import seat_of
from rocaille.table.previewing import agreed, preview
from rocaille.table.speaking import Speech
from rocaille.words import Words
from tests.conformance.cases import CASES

WORLDS = 8


def leaves(value, path=()):
    """Every value in nested dicts and lists, by its path; of an empty one, itself."""
    parts = list(value.items() if isinstance(value, dict) else enumerate(value)) if isinstance(value, dict | list) else []
    if not parts:
        return {path: value}
    return {at: leaf for key, part in parts for at, leaf in leaves(part, (*path, key)).items()}


def holds(shown, present, world):
    """Whether all that a preview shows other than the present is so in a world."""
    now, then = leaves(present), leaves(world)
    return all(then.get(path, now) == value for path, value in leaves(shown).items() if now.get(path, holds) != value)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_preview_shows_is_what_happens(case, seed):
    game, dice = case.game, random.Random(seed)
    players = game.player_counts[seed % 3]
    state = game.new(players, seed)
    speech = Speech(Words("en"), game, "ABCDEF"[:players])
    certain = uncertain = 0
    while seats := game.to_decide(state):
        seat = dice.choice(seats)
        decision = case.pick(game.options(state, seat), dice)
        view = game.view(state, seat)
        found = preview(game, view, decision, dice.getrandbits(60), speech)
        log = Log()
        after = game.after(state, seat, decision, log)
        really = game.view(after, seat).to_json()
        told = [(event.key, seat_of(event), game.naming.event(event)) for event in log.events if event.seen_by(seat)]
        shown = [(event.event, event.seat, event.args) for event in found.events]
        if found.certain:
            certain += 1
            assert found.view == really and shown == told and found.forecast == speech.forecast(game.forecast(after))
            assert after.dice == state.dice and not log.barrier
        else:
            uncertain += 1
            assert holds(found.view, view.to_json(), really) and all(each in told for each in shown)
            worlds = []
            for _ in range(WORLDS):
                world = game.imagine(view, dice.getrandbits(60))
                game.carry_out(world, seat, decision)
                worlds.append(world)
                assert holds(found.view, view.to_json(), game.view(world, seat).to_json())
            for at, line in enumerate(speech.forecast(game.forecast(state))):
                if found.forecast[at] != line:
                    assert all(speech.forecast(game.forecast(world))[at] == found.forecast[at] for world in (after, *worlds))
        state = after
    assert certain > 20 and uncertain > 4


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_preview_is_made_from_what_the_seat_has_seen_and_nothing_else(case):
    """In any other deal that looks the same to the seat, the same dice show the same."""
    game, dice = case.game, random.Random(5)
    players = game.player_counts[1]
    state = game.new(players, 5)
    speech = Speech(Words("de"), game, "ABCDEF"[:players])
    compared = 0
    while seats := game.to_decide(state):
        seat = dice.choice(seats)
        decision = case.pick(game.options(state, seat), dice)
        other = case.scrambled(state, seat, dice)
        stream = dice.getrandbits(60)
        first = preview(game, game.view(state, seat), decision, stream, speech)
        assert first == preview(game, game.view(other, seat), decision, stream, speech)
        compared += 1
        game.carry_out(state, seat, decision)
    assert compared > 50


def test_what_worlds_agree_on_is_told_part_by_part():
    now = {"a": 1, "b": [1, 2], "c": {"d": 1}, "gone": 1}
    later = [{"a": 2, "b": [1, 3], "c": {"d": 1, "e": 5}, "new": 4}, {"a": 2, "b": [4, 3], "c": {"d": 2, "e": 5}}]
    assert agreed(now, later) == {"a": 2, "b": [1, 3], "c": {"d": 1, "e": 5}, "gone": 1}
    assert agreed([1], [[1, 2], [1, 3]]) == [1]
    bonus, drawn = {"step": "bonus_of", "card": "0M"}, {"step": "keep_or_discard", "card": None, "tile": "R:T+L"}
    others = [{"step": drawn}, {"step": {**drawn, "tile": "Y:T+L"}}]
    assert agreed({"step": bonus}, others) == {"step": bonus}, "a step is made up of two"
    assert agreed({"step": bonus}, [{"step": drawn}, {"step": drawn}]) == {"step": drawn}
    ways = [{"ways": [{"paid": 5, "over": 0}]}, {"ways": [{"paid": 5, "over": 1}]}]
    assert agreed({"ways": [{"paid": 4, "over": 2}]}, ways) == {"ways": [{"paid": 4, "over": 2}]}, (
        "a way to pay is made up of two"
    )
    assert agreed({"step": bonus}, [{"step": bonus, **each} for each in ways]) == {"step": bonus}
    assert agreed({"step": bonus}, [{"step": None}, {"step": None}]) == {"step": None}
    assert agreed({"a": 1}, [{"a": 2}, {"a": 2}]) == {"a": 2}


def test_a_purchase_is_previewed_with_its_payment():
    game, dice, whole = Alhambra(), random.Random(4), 0
    state: State = game.new(3, 4)
    while whole < 4:
        seat = game.to_decide(state)[0]
        view = game.view(state, seat)
        buys = [decision for decision in game.options(state, seat) if decision.word == "buy"]
        for decision in buys:
            then: list[Decision] = []
            after = game.after(state, seat, decision)
            while (choices := game.options(after, seat)) and choices[0].word == "pay":
                then.append(dice.choice(choices))
                after = game.after(after, seat, then[-1])
            found = preview(game, view, decision, dice.getrandbits(60), None, then)
            assert holds(found.view, view.to_json(), game.view(after, seat).to_json())
            if then and found.certain:
                whole += 1
                assert found.view["players"][seat]["buildings"] != view.to_json()["players"][seat]["buildings"]
            # What cannot follow any more is left out, and nothing after it happens.
            assert preview(game, view, decision, 7, None, [*then, *then[:1]]) == preview(game, view, decision, 7, None, then)
        state = game.after(state, seat, dice.choice(game.options(state, seat)))
