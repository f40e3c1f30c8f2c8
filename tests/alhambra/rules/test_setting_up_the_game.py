"""Setting up the game."""
from collections import Counter

import pytest

from rocaille.games.alhambra.decisions import value_of
from rocaille.games.alhambra.names import PRICES, VALUES
from rocaille.games.alhambra.rules.setting_up_the_game import first_player, piles_of
from rocaille.games.alhambra.state import Player
from rocaille.kernel.log import Log
from rocaille.kernel.packed import size, unpacked
from tests.alhambra.positions import GAME, money


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_54_buildings_and_108_money_cards(players):
    box = GAME.boxes[players]
    assert size(box.all_buildings) == 54 and size(box.money) == 108
    assert set(Counter(unpacked(box.money, VALUES)).values()) == {3}
    categories = Counter(box.building_category[kind] for kind in unpacked(box.all_buildings, PRICES))
    assert [categories[category] for category in range(6)] == [7, 7, 9, 9, 11, 11]


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_with_20_to_28_and_no_card_too_many(players, seed):
    log = Log()
    state = GAME.new(players, seed, None, log)
    for player in state.players:
        dealt = [value_of(event.args[0]) for event in log.events if event.key == "start_money" and event.seat == player.seat]
        assert 20 <= sum(dealt) <= 28 and sum(dealt[:-1]) < 20
        assert size(player.money) == len(dealt)


def test_dealing_begins_at_seat_0_and_rises():
    log = Log()
    GAME.new(4, 3, None, log)
    seats = [event.seat for event in log.events if event.key == "start_money"]
    assert seats == sorted(seats) and set(seats) == {0, 1, 2, 3}


def test_four_buildings_and_four_money_cards_lie_open():
    state = GAME.new(3, 0)
    assert min(state.courtyard) >= 0 and min(state.display) >= 0
    assert size(state.building_stack) == 50


@pytest.mark.parametrize(("hands", "first"), [
    ((("blue9", "blue8", "blue3"), ("blue9", "blue9", "green1", "green1")), 0),  # fewest cards
    ((("blue9", "blue9", "blue3"), ("green9", "green9", "green2")), 1),  # then the smallest sum
    ((("blue9", "blue9", "blue2"), ("green9", "green9", "green2")), 0),  # then the lowest seat, for the youngest
])
def test_who_begins(hands, first):
    players = [Player(seat, money(*cards), (0,) * 6) for seat, cards in enumerate(hands)]
    assert first_player(players) == first


@pytest.mark.parametrize(("cards", "piles"), [(50, (10, 11, 10, 11, 10)), (51, (11, 11, 10, 11, 10)),
                                              (54, (11, 12, 11, 12, 10)), (53, (11, 12, 11, 11, 10))])
def test_the_first_piles_are_larger_and_a_and_b_lie_in_the_second_and_the_fourth(cards, piles):
    assert piles_of(cards) == piles


def test_scoring_cards_come_out_of_their_piles():
    """Over many games A shows in every place of the second pile and nowhere else, and so does B in the fourth."""
    places = {0: set(), 1: set()}
    for seed in range(300):
        state = GAME.new(6, seed)
        sizes, drawn = state.piles, 0
        borders = [sum(sizes[:pile]) for pile in range(6)]
        from rocaille.games.alhambra.rules.taking_money import drawn_money, scoring_card_is_next
        while state.scored < 2:
            if scoring_card_is_next(state):
                pile = 1 + 2 * state.scored
                assert borders[pile] <= drawn < borders[pile + 1]
                places[state.scored].add(drawn - borders[pile])
                state.scored += 1
            else:
                drawn_money(state)
            drawn += 1
    assert len(places[0]) >= 10 and len(places[1]) >= 10
