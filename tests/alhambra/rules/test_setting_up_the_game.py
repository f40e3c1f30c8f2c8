"""Setting up the game."""

from collections import Counter

import pytest

from rocaille.games.alhambra.decisions import value_of
from rocaille.games.alhambra.names import PRICES, VALUES
from rocaille.games.alhambra.rules.setting_up_the_game import first_player, piles_of
from rocaille.games.alhambra.rules.taking_money import drawn_money, scoring_card_is_next
from rocaille.games.alhambra.state import Player
from rocaille.kernel.decision import Refused
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
@pytest.mark.ruling("setting_up_the_game.start_money")
def test_everybody_starts_with_20_to_28_and_no_card_too_many(players, seed):
    log = Log()
    state = GAME.new(players, seed, None, log)
    for player in state.players:
        dealt = [value_of(event.args[0]) for event in log.events if event.key == "start_money" and event.seat == player.seat]
        assert 20 <= sum(dealt) <= 28 and sum(dealt[:-1]) < 20
        assert size(player.money) == len(dealt)


@pytest.mark.ruling("setting_up_the_game.seats_clockwise")
def test_dealing_begins_at_seat_0_and_rises():
    log = Log()
    GAME.new(4, 3, None, log)
    seats = [event.seat for event in log.events if event.key == "start_money"]
    assert seats == sorted(seats) and set(seats) == {0, 1, 2, 3}


def test_four_buildings_and_four_money_cards_lie_open():
    state = GAME.new(3, 0)
    assert min(state.courtyard) >= 0 and min(state.display) >= 0
    assert size(state.building_stack) == 50


@pytest.mark.parametrize(
    ("hands", "first"),
    [
        ((("blue9", "blue8", "blue3"), ("blue9", "blue9", "green1", "green1")), 0),  # fewest cards
        ((("blue9", "blue9", "blue3"), ("green9", "green9", "green2")), 1),  # then the smallest sum
        ((("blue9", "blue9", "blue2"), ("green9", "green9", "green2")), 0),  # then the lowest seat, for the youngest
    ],
)
@pytest.mark.ruling("setting_up_the_game.youngest")
def test_who_begins(hands, first):
    players = [Player(seat, money(*cards), (0,) * 6) for seat, cards in enumerate(hands)]
    assert first_player(players) == first


@pytest.mark.parametrize(
    ("cards", "piles"),
    [(50, (10, 11, 10, 11, 10)), (51, (11, 11, 10, 11, 10)), (54, (11, 12, 11, 12, 10)), (53, (11, 12, 11, 11, 10))],
)
@pytest.mark.ruling("setting_up_the_game.nearly_equal_piles")
def test_the_first_piles_are_larger_and_a_and_b_lie_in_the_second_and_the_fourth(cards, piles):
    assert piles_of(cards) == piles


@pytest.mark.ruling("setting_up_the_game.scoring_cards_in_their_piles")
def test_scoring_cards_come_out_of_their_piles():
    """Over many games A shows in every place of the second pile and nowhere else, and so does B in the fourth."""
    places: dict[int, set[int]] = {0: set(), 1: set()}
    for seed in range(300):
        state = GAME.new(6, seed)
        sizes, drawn = state.piles, 0
        borders = [sum(sizes[:pile]) for pile in range(6)]
        while state.scored < 2:
            if scoring_card_is_next(state):
                pile = 1 + 2 * state.scored
                assert borders[pile] <= drawn < borders[pile + 1]
                places[state.scored].add(drawn - borders[pile])
                state.scored += 1
            else:
                drawn_money(state, size(state.money_stack))
            drawn += 1
    assert len(places[0]) >= 10 and len(places[1]) >= 10


@pytest.mark.ruling("setting_up_the_game.published_values")
def test_prices_and_points_are_those_of_the_published_game():
    rows = {row[0]: row for row in GAME.table["buildings"]["categories"]}
    assert GAME.table["buildings"]["from"] == "public"
    assert {color: row[3] for color, row in rows.items()} == {
        "blue": [2, 3, 4, 5, 6, 7, 8],
        "red": [3, 4, 5, 6, 7, 8, 9],
        "brown": [4, 5, 6, 6, 7, 8, 8, 9, 10],
        "white": [5, 6, 7, 7, 8, 9, 9, 10, 11],
        "green": [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
        "purple": [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
    }
    assert [rows[color][4:] for color in rows] == [
        [[rank], [rank + 7, rank], [rank + 15, rank + 7, rank]] for rank in range(1, 7)
    ]


@pytest.mark.ruling("setting_up_the_game.names_we_chose")
def test_the_names_of_buildings_say_where_they_are_from():
    rows = GAME.table["buildings"]["categories"]
    assert {row[1]: row[2] for row in rows} == {
        "museum": "rulebook",
        "theatre": "chosen",
        "brownstone": "chosen",
        "church": "chosen",
        "park": "chosen",
        "skyscraper": "rulebook",
    }
    assert [row[0] for row in rows if row[1] in ("museum", "church", "skyscraper")] == ["blue", "white", "purple"]


@pytest.mark.ruling("setting_up_the_game.currencies_we_named")
def test_the_names_of_currencies_say_that_they_are_chosen():
    assert GAME.table["money"]["currencies"] == ["blue", "green", "orange", "yellow"]
    assert GAME.table["money"]["names_from"] == "chosen"


@pytest.mark.ruling("setting_up_the_game.a_currency_a_space")
def test_the_first_buildings_come_from_left_to_right_one_a_currency():
    log = Log()
    state = GAME.new(3, 8, None, log)
    assert [event.args for event in log.events if event.key == "building_offered"] == [
        (building, space) for space, building in enumerate(state.courtyard)
    ]
    assert list(GAME.view(state, 0).to_json()["courtyard"]) == ["blue", "green", "orange", "yellow"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_rest_of_the_money_makes_five_piles_that_differ_by_one_card_at_most(players):
    for seed in range(30):
        state = GAME.new(players, seed)
        money_in = [state.piles[0], state.piles[1] - 1, state.piles[2], state.piles[3] - 1, state.piles[4]]
        rest = size(state.box.money) - sum(size(player.money) for player in state.players) - 4
        assert sum(money_in) == rest == size(state.money_stack)
        assert money_in == sorted(money_in, reverse=True) and money_in[0] - money_in[4] <= 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whoever_begins_has_the_fewest_cards(players):
    for seed in range(30):
        state = GAME.new(players, seed)
        first = GAME.to_decide(state)[0]
        ranks = [
            (size(player.money), sum(map(value_of, unpacked(player.money, VALUES))), player.seat) for player in state.players
        ]
        assert ranks[first] == min(ranks)


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(Refused) as refused:
        GAME.new(players, 1)
    assert (refused.value.key, refused.value.details) == ("player_count", {"found": players, "least": 2, "most": 6})


def test_there_are_no_options_yet():
    with pytest.raises(Refused) as refused:
        GAME.new(3, 1, {"market": True})
    assert refused.value.key == "unknown_option"


def test_the_same_seed_deals_the_same_and_another_another():
    assert GAME.new(4, 11).key() == GAME.new(4, 11).key()
    assert len({GAME.new(4, seed).display for seed in range(20)}) > 15
