"""What a view says about scorings and payments, worked out once more here from what lies on the table and what is printed."""

import itertools
import random
from collections import Counter
from typing import Any, cast

import pytest

from rocaille.games.alhambra.names import DIRK, NOTHING, SCORINGS
from rocaille.games.alhambra.state import State
from rocaille.kernel.log import Log
from tests.alhambra.positions import GAME, position

PLAYERS = (2, 3, 4, 5, 6)
MOST_CARDS = 9  # so many cards of one currency are tried in all combinations


def derived(state, seat=None):
    return GAME.view(state, seat).to_json()["derived"]


def random_games(players, games):
    """Every position of some random games, with who decides what there, and what that leads to."""
    for seed in range(games):
        dice, state = random.Random(seed), GAME.new(players, seed)
        while seats := GAME.to_decide(state):
            choices = GAME.options(state, seats[0])
            buys = [choice for choice in choices if choice.word != "take"]
            decision = dice.choice(buys if buys and dice.random() < 0.4 else choices)
            log = Log()
            following = state.copy()
            GAME.carry_out(following, seats[0], decision, log)
            yield state, seats[0], decision, following, log.events
            state = following


def value(name):
    return int(name.lstrip("abcdefghijklmnopqrstuvwxyz"))


def recounted_points(view, box, owner_of, category, scoring):
    """Points by owner: whoever stands on places together divides what these bring."""
    name = box.category_names[category]
    held = {owner: each["buildings"][name] for owner, each in owner_of.items() if each["buildings"][name]}
    values = box.points[category * 9 + scoring * 3 : category * 9 + scoring * 3 + 3]
    found = {}
    for owner, count in held.items():
        better = sum(other > count for other in held.values())
        equal = sum(other == count for other in held.values())
        share = sum(values[better : better + equal]) // equal
        if share:
            found[owner] = share
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_the_scorings_bring_what_a_recount_finds(players):
    ties = 0
    for state, *_ in random_games(players, 3):
        box, view = state.box, GAME.view(state, None).to_json()
        told = view["derived"]
        owner_of = {player["seat"]: player for player in view["players"]}
        said = {player["seat"]: player for player in told["players"]}
        assert list(said) == list(range(players)) and ("dirk" in told) == (players == 2)
        if players == 2:
            owner_of[DIRK], said[DIRK] = view["dirk"], told["dirk"]
        for category, name in enumerate(box.category_names):
            most = max(each["buildings"][name] for each in owner_of.values())
            leaders = {owner for owner, each in owner_of.items() if most and each["buildings"][name] == most}
            assert leaders == {owner for owner, each in said.items() if name in each["leads"]}
            ties += len(leaders) > 1
            for scoring, letter in enumerate(SCORINGS):
                points = recounted_points(view, box, owner_of, category, scoring)
                assert points == {
                    owner: each["points"][letter][name] for owner, each in said.items() if name in each["points"][letter]
                }
        for each in said.values():
            assert each["totals"] == {letter: sum(each["points"][letter].values()) for letter in SCORINGS}
    assert ties > 50


@pytest.mark.parametrize("players", PLAYERS)
def test_what_scoring_c_would_bring_is_in_the_forecast_and_at_the_end_on_the_sheet(players):
    names = GAME.boxes[players].category_names
    for state, _, _, following, _ in random_games(players, 2):
        outcome = GAME.outcome(following)
        for at, sheet in [(state, GAME.forecast(state)), *([(following, outcome.sheet)] if outcome else [])]:
            scored = {(line.seat, names[line.args[0]]): line.points for line in sheet if line.reason == "scoring_C"}
            told = derived(at)["players"]
            assert scored == {(each["seat"], name): n for each in told for name, n in each["points"]["C"].items()}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_scoring_comes_when_it_was_said_to_come(players):
    shown: Counter[Any] = Counter()
    for state, _, _, following, _ in random_games(players, 6):
        told = derived(state)["scorings"]
        assert [each["scoring"] for each in told] == list(SCORINGS[state.scored :])
        drawn = sum(state.piles) - sum(following.piles)
        told_piles = GAME.view(state, None).to_json()["piles"]
        assert told_piles == [{"pile": at + 1, "cards": cards} for at, cards in enumerate(state.piles)]
        for each, scoring in zip(told, range(state.scored, 3), strict=True):
            if scoring == 2:
                assert each == {"scoring": "C", "pile": None, "soonest": None, "latest": None}
            elif following.scored > scoring:
                assert each["soonest"] <= drawn and following.piles[each["pile"] - 1] <= state.piles[each["pile"] - 1]
                shown[each["scoring"]] += 1
            else:
                assert each["latest"] > drawn >= 0
        if not following.agenda:
            assert derived(following)["scorings"] == []
    assert shown["A"] == 6 and shown["B"] > 0


def minimal(values, price):
    """All ways to pay: from none of them could a card be left out."""
    ways = set()
    for size in range(1, len(values) + 1):
        for way in itertools.combinations(sorted(values, reverse=True), size):
            if sum(way) >= price > sum(way) - way[-1]:
                ways.add(way)
    return ways


@pytest.mark.parametrize("players", PLAYERS)
def test_ways_to_pay_are_all_there_are_and_lead_where_they_say(players):
    met: Counter[str] = Counter()
    for state, seat, _, _, _ in random_games(players, 2):
        paying = state.agenda[-1].key()[0] == "PayForBuilding"
        for looking in range(players):
            view = GAME.view(state, looking).to_json()
            told, money = view["derived"]["payments"], view["players"][looking]["money"]
            assert list(told) == [space for space, building in view["courtyard"].items() if building is not None]
            if paying and looking == seat:
                continue
            for space, building in view["courtyard"].items():
                values = [value(card) for card in money if card.startswith(space)]
                if building is None or len(values) > MOST_CARDS:
                    continue
                price, ways = value(building), minimal(values, value(building))
                assert told[space]["price"] == price and told[space]["missing"] == max(price - sum(values), 0)
                assert {tuple(way["cards"]) for way in told[space]["ways"]} == ways
                assert len(told[space]["ways"]) == len(ways)
                assert all(way["over"] == sum(way["cards"]) - price for way in told[space]["ways"])
                assert all(way["paid"] == sum(way["cards"]) for way in told[space]["ways"])
                begun_as_they_are(told[space]["begun"], ways, price)
                assert told[space]["least"] == min(map(sum, ways), default=None)
                assert told[space]["exact"] == any(sum(way) == price for way in ways)
                met["short" if not ways else "exact" if told[space]["exact"] else "dear"] += 1
        if not paying:
            own = derived(state, seat)["payments"]
            for space, each in own.items():
                for way in each["ways"]:
                    pay(state, seat, space, way, each["price"])
                    met["several"] += len(way["chosen"]) > 1
    assert min(met[kind] for kind in ("short", "exact", "dear")) > 50 and met["several"] > 0, met


def begun_as_they_are(told, ways, price, paid=0):
    """All that can be laid down before the last card: no two are the same, and none is a whole payment."""
    least = {part for way in ways for size in range(len(way)) for part in itertools.combinations(way, size)}
    assert {tuple(each["cards"]) for each in told} == least and len(told) == len(least)
    for each in told:
        assert each["paid"] == paid + sum(each["cards"]) and each["left"] == price - each["paid"] > 0


def pay(state, seat, space, way, price):
    """Buy, and decide only what is said to be a decision: just these cards are paid."""
    after, log = state.copy(), Log()
    GAME.decide(after, seat, GAME.notation.read(f"buy {space}"), log)
    for card in way["chosen"]:
        between = derived(after, seat)
        paid = sum(event.args[0] % 9 + 1 for event in log.events if event.key == "pays")
        assert between["payment"] == {"space": space, "for_dirk": False, "price": price, "paid": paid, "left": price - paid}
        going_on = between["payments"][space]
        assert card in {other["cards"][0] for other in going_on["ways"]} and going_on["missing"] == 0
        assert all(other["paid"] == paid + sum(other["cards"]) for other in going_on["ways"])
        begun_as_they_are(going_on["begun"], {tuple(other["cards"]) for other in going_on["ways"]}, price, paid)
        assert going_on["least"] == paid + min(sum(other["cards"]) for other in going_on["ways"])
        offered = {GAME.notation.to_json(option)["value"] for option in GAME.options(after, seat)}
        assert offered == {str(other["cards"][0]) for other in going_on["ways"]}
        GAME.decide(after, seat, GAME.notation.read(f"pay {card}"), log)
    assert [event.args[0] % 9 + 1 for event in log.events if event.key == "pays"] == way["cards"]
    assert ("paid_exactly" in {event.key for event in log.events}) == (sum(way["cards"]) == price)


def test_the_table_does_not_see_how_somebody_can_pay():
    """Others hear what is paid and what is left, a spectator too; the ways are one's own."""
    state = position(courtyard=("blue5", "purple8", "green11", "brown7"), hands={0: ("blue1", "blue2", "blue3", "blue4")})
    GAME.decide(state, 0, GAME.notation.read("buy blue"))
    for seat in (None, 1, 2):
        told = derived(state, seat)
        assert told["payment"]["left"] == told["payment"]["price"] == 5 and told["payment"]["space"] == "blue"
        assert "payments" in told if seat else "payments" not in told
        assert seat is None or told["payments"]["blue"]["ways"] != derived(state, 0)["payments"]["blue"]["ways"]


def test_the_cards_that_can_be_taken_together_are_told_one_by_one():
    kinds: Counter[int] = Counter()
    for state, seat, *_ in random_games(3, 2):
        offered = [GAME.notation.to_json(option) for option in GAME.options(state, seat)]
        for looking in (None, seat):
            told = derived(state, looking).get("takings", {})
            assert list(told) == [option["cards"] for option in offered if option["do"] == "take"]
            assert all("+".join(cards) == written for written, cards in told.items())
            kinds.update(len(cards) for cards in told.values())
    assert kinds[1] > 50 and kinds[2] > 10


def test_an_exact_payment_is_seen_to_bring_another_action():
    state = position(courtyard=("blue5", "purple8", "green11", "brown7"), hands={0: ("blue5", "blue9")})
    assert not derived(state)["extra_action"]
    GAME.decide(state, 0, GAME.notation.read("buy blue"))
    exact, dear = (cast(State, GAME.after(state, 0, GAME.notation.read(f"pay {card}"))) for card in (5, 9))
    assert derived(exact)["extra_action"] and exact.courtyard[0] == NOTHING
    assert not derived(dear)["extra_action"]
