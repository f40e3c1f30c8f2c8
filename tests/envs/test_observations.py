"""Observations: made of views only, laid out as the fields say, and complete enough to decide by."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from tools import observations as page

import rocaille.envs
from rocaille.envs import observation_fields
from rocaille.envs.core.fields import Memory
from rocaille.envs.core.observers import observer
from rocaille.games.alhambra.game import STEPS as ALHAMBRA_STEPS
from rocaille.games.rokoko.jeweller.steps import MORE_STEPS
from rocaille.games.rokoko.steps import STEPS as ROKOKO_STEPS
from rocaille.kernel.agenda import word_of
from tests.conformance.cases import CONFIGURATIONS

IDS = [f"{case}-{players}" for case, players in CONFIGURATIONS]


STEPS = {"alhambra": ALHAMBRA_STEPS, "rokoko": ROKOKO_STEPS, "rokoko-jeweller": ROKOKO_STEPS + MORE_STEPS}


def positions(case, players, seed, every=1):
    """A random game, position by position."""
    game, dice = case.game, random.Random(seed)
    state = game.new(players, seed, case.options)
    number = 0
    while seats := game.to_decide(state):
        if number % every == 0:
            yield state, dice
        number += 1
        seat = dice.choice(seats)
        state = game.after(state, seat, case.pick(game.options(state, seat), dice))
    yield state, dice


def column(game, players, row, name):
    """The values of one field."""
    return list(row[next(field for field in observer(game, players).fields if field.name == name).slice])


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_an_observation_is_blind_to_what_its_seat_cannot_see(case, players):
    """And that of a spectator, None, to what nobody can see without a seat."""
    game, watching = case.game, observer(case.game, players)
    for state, dice in positions(case, players, 3, every=4):
        for seat in [*range(players), None]:
            seen = watching.observe(game.view(state, seat), Memory())
            other = case.scrambled(state, seat, dice)
            assert watching.observe(game.view(other, seat), Memory()) == seen, f"seat {seat} observes too much"


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_a_memory_changes_nothing_and_values_keep_their_limits(case, players):
    game, watching = case.game, observer(case.game, players)
    most = bytes(watching.most())
    memories = [Memory() for _ in range(players)]
    for state, _ in positions(case, players, 4):
        for seat in {*game.to_decide(state), 0}:
            view = game.view(state, seat)
            row = watching.observe(view, memories[seat])
            assert row == watching.observe(view, Memory()), "a memory kept something that had changed"
            assert len(row) == watching.size
            assert all(value <= limit for value, limit in zip(row, most, strict=True))


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_positions_that_look_the_same_offer_the_same_decisions(case, players):
    """What can be decided follows from the observation; and almost everything that a seat can tell apart differs in it."""
    game, watching = case.game, observer(case.game, players)
    offered: dict[bytes, Any] = {}
    seen, views = set(), set()
    for seed in (5, 6):
        for state, _ in positions(case, players, seed):
            for seat in game.to_decide(state)[:1]:
                view = game.view(state, seat)
                row = watching.observe(view, Memory())
                options = [option.number for option in game.options(state, seat)]
                assert offered.setdefault(row, options) == options
                seen.add(row)
                views.add(view.key())
    assert len(seen) > 0.97 * len(views)


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_fields_follow_each_other_and_have_names_of_their_own(case, players):
    fields = observation_fields(case.name, players, case.options)
    assert [field.start for field in fields] == [sum(other.size for other in fields[:at]) for at in range(len(fields))]
    assert len({field.name for field in fields}) == len(fields)
    for option in case.options:
        assert len(observation_fields(case.name, players, option)) == len(fields)
    assert all(field.meaning and field.most > 0 and field.size > 0 for field in fields)


@pytest.mark.parametrize("case", [case for case, players in CONFIGURATIONS if case.name == "rokoko" and players == 3], ids=str)
def test_fields_of_rokoko_hold_what_the_view_says(case):
    game, players = case.game, 3
    kinds = STEPS[case.title]
    checked = 0
    for state, _ in positions(case, players, 8, every=3):
        if not state.agenda:
            continue
        for seat in range(players):
            view = game.view(state, seat)
            row = observer(game, players).observe(view, Memory())

            def of(name, row=row):
                return column(game, players, row, name)

            assert of("round").index(1) + 1 == state.round
            assert kinds[of("step").index(1)] is type(state.agenda[-1])
            assert {(seat + place) % players for place, value in enumerate(of("to_decide")) if value} == set(
                game.to_decide(state)
            )
            hand = state.players[seat].hand
            assert of("hand") == [hand.count(card) for card in range(len(of("hand")))]
            public = observer(game, players).observe(game.view(state, None), Memory())
            assert not any(column(game, players, public, "hand")), "a spectator sees a hand"
            for place in range(players):
                player = state.players[(seat + place) % players]
                assert of(f"player{place}.livres") == [player.livres]
                assert of(f"player{place}.prestige") == [player.prestige]
                assert of(f"player{place}.hand_size") == [len(player.hand)]
                assert sum(of(f"player{place}.tiles")) == len(player.tiles)
                assert sum(of(f"player{place}.discard")) == len(player.discard)
            owned = [owner for space, owner in enumerate(state.decorations) if owner >= 0]
            marks = [
                field
                for field in observer(game, players).fields
                if re.match(r"(fireworks|statues|fountain|musicians|jeweller)", field.name)
            ]
            told = [(seat + list(row[field.slice]).index(1)) % players for field in marks if any(row[field.slice])]
            assert sorted(told) == sorted(owned)
            checked += 1
    assert checked > 100


def test_fields_of_alhambra_hold_what_the_view_says():
    case = next(case for case, _ in CONFIGURATIONS if case.name == "alhambra")
    game = case.game
    for state, _ in positions(case, 2, 9):
        for seat in range(2):
            row = observer(game, 2).observe(game.view(state, seat), Memory())
            for place in range(2):
                player = state.players[(seat + place) % 2]
                assert column(game, 2, row, f"player{place}.buildings") == list(player.buildings)
                money, cards = column(game, 2, row, f"player{place}.money"), column(game, 2, row, f"player{place}.money_cards")
                assert [sum(money)] == cards
            assert column(game, 2, row, "dirk.buildings") == list(state.dirk)
            assert sum(column(game, 2, row, "scored")) == state.scored


# What belongs to a step and is not seen by its name: `step.prestige` is that of the dress.
OTHER_FIELDS = {"dress": "step.silk", "prestige": "step.for_prestige"}


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_every_field_of_a_step_is_observed(case, players):
    """A step that the rules get later must not be forgotten here."""
    watching = observer(case.game, players)
    known = {field.name for field in watching.fields}
    for kind in STEPS[case.title]:
        assert {OTHER_FIELDS.get(field, f"step.{field}") for field in kind.fields} <= known, word_of(kind)


def test_the_page_lists_every_field():
    text = (Path(__file__).parent.parent.parent / "docs/lab.md").read_text(encoding="utf-8")
    assert page.written(text) == text, "run python -m tools.observations"
    for name in page.TABLES:  # a table that is not there at all would not differ
        assert text.count(f"<!-- fields {name} -->\n| field ") == text.count(f"<!-- features {name} -->\n| column ") == 1


@pytest.mark.parametrize(
    ("game", "players", "options", "sentence"),
    [
        ("rokoko", 6, (), "6 players cannot play this: it is a game for 2 to 5."),
        ("rokoko", "3", (), "players is '3'; it has to be a whole number."),
        ("rokoko", 3, 7, "options is 7; it has to be names of options, or a mapping of names to True and False."),
        ("alhambra", 3, ("jeweller",), "This game has no option “jeweller”; it knows: none."),
        ("chess", 2, (), "There is no game “chess”; there is: rokoko, alhambra."),
    ],
)
def test_a_table_that_there_is_not_is_refused_in_a_sentence(game, players, options, sentence):
    for made in (observation_fields, rocaille.envs.aec, rocaille.envs.single):
        with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
            made(game, players, options=options)
