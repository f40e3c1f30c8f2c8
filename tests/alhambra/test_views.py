"""Public and hidden: what a seat sees, and positions imagined from it."""

import json
import random

import pytest

from rocaille.games.alhambra.names import VALUES
from rocaille.games.alhambra.state import State
from rocaille.kernel.dice import sown
from rocaille.kernel.history import History
from rocaille.kernel.packed import size, unpacked
from rocaille.kernel.playing import play_out
from tests.alhambra.positions import GAME, do, hand, legal, position, seen_by

SEATS = (0, 1, 2, None)


def same_for(seat, state, other) -> bool:
    """Whether `seat` cannot tell the two positions apart."""
    return GAME.view(state, seat).key() == GAME.view(other, seat).key()


def imagined(state, seat, count=40):
    """Positions that `seat` thinks possible."""
    view = GAME.view(state, seat)
    for number in range(count):
        other = GAME.imagine(view, sown(number, "views"))
        assert GAME.view(other, seat).key() == view.key()
        yield other


def table():
    """A position with something of everything."""
    return position(
        courtyard=("blue5", "red5", None, "white6"),
        display=("blue1", "green9", None, "orange7"),
        hands={0: ("blue4", "green2", "green2"), 1: ("yellow9",), 2: ()},
        buildings={0: {"white": 2}, 1: {"purple": 1}},
    )


# ---------------------------------------------------------------- public


def test_the_table_as_json():
    state = table()
    do(state, "take blue1")
    seen = GAME.view(state, 1).to_json()
    assert (seen["seat"], seen["turn"], seen["step"]) == (1, 1, {"step": "take_action", "seat": 1})
    assert seen["courtyard"]["blue"] == "blue5" and seen["courtyard"]["yellow"] == "white6"
    assert len(seen["money"]) == 4 and seen["money"][1] == "green9" and seen["money"][3] == "orange7"
    assert (seen["building_stack"], seen["money_stack"]) == (size(state.building_stack), sum(state.piles))
    assert (seen["money_discards"], seen["scored"]) == ([], [])
    assert seen["players"][0]["buildings"] == {
        "museum": 0,
        "theatre": 0,
        "brownstone": 0,
        "church": 2,
        "park": 0,
        "skyscraper": 0,
    }
    assert [player["points"] for player in seen["players"]] == [0, 0, 0]
    assert json.loads(json.dumps(seen)) == seen


def test_empty_places_are_seen_as_such():
    seen = GAME.view(table(), None).to_json()
    assert seen["courtyard"] == {"blue": "blue5", "green": "red5", "orange": None, "yellow": "white6"}
    assert seen["money"] == ["blue1", "green9", None, "orange7"]


@pytest.mark.ruling("playing_the_game.table_shows_numbers")
def test_the_table_shows_only_the_number_of_the_others_cards():
    state = table()
    for seat in SEATS:
        for player in GAME.view(state, seat).to_json()["players"]:
            assert player["money_cards"] == size(state.players[player["seat"]].money)
            assert ("money" in player) == (player["seat"] == seat)
            assert ("remembered" in player) == (player["seat"] != seat)


def test_what_is_remembered_stands_apart():
    seen = GAME.view(table(), 1).to_json()["players"]
    assert seen[0]["remembered"] == {"money": ["blue4", "green2", "green2"]} and "money" not in seen[0]
    assert seen[1]["money"] == ["yellow9"] and "remembered" not in seen[1]
    shown = {key: value for key, value in seen[0].items() if key != "remembered"}
    assert shown == {"seat": 0, "points": 0, "buildings": shown["buildings"], "money_cards": 3}


def test_what_everybody_sees_changes_everybodys_view():
    state = table()
    for change in (
        {"turn": 1},
        {"courtyard": (-1,) * 4},
        {"display": (-1,) * 4},
        {"scored": 1},
        {"sheet": (0, 0, 0, 1)},
        {"money_discards": (1, 0, 0, 0)},
        {"building_stack": (0,) * 6},
        {"money_stack": (0,) * 4},
        {"piles": (0,) * 5},
        {"agenda": ()},
    ):
        other = state.copy()
        for field, value in change.items():
            setattr(other, field, value)
        assert not any(same_for(seat, state, other) for seat in SEATS), change
    other = state.copy()
    other.players[2].money = (1, 0, 0, 0)
    assert not any(same_for(seat, state, other) for seat in SEATS), "money was taken face up"


def test_a_view_stays_when_the_position_goes_on():
    state = table()
    view = GAME.view(state, 0)
    before, told = view.key(), view.to_json()
    do(state, "take green9")
    assert (view.key(), view.to_json()) == (before, told)


# ---------------------------------------------------------------- what a perfect memory knows


@pytest.mark.ruling("playing_the_game.hands_were_seen")
@pytest.mark.parametrize("players", (2, 3, 4, 5, 6))
def test_every_hand_is_known_to_whoever_watched(players):
    """A spectator who only listens can tell every hand, and everything that is said is said to everybody."""
    rng = random.Random(players)
    history = History(GAME, players, players)
    while seats := GAME.to_decide(history.state):
        history.decide(seats[0], rng.choice(GAME.options(history.state, seats[0])))
    hands: list[list[int]] = [[] for _ in range(players)]
    assert all(event.seen_by(None) for event in history.opening)
    assert all(event.seen_by(None) for moment in history.moments for event in moment.events)
    for event in history.events(None):
        if event.key in ("start_money", "takes_money"):
            hands[event.seat].append(event.args[0])
        elif event.key == "pays":
            hands[event.seat].remove(event.args[0])
    state = history.state
    assert isinstance(state, State)
    assert [sorted(cards) for cards in hands] == [list(unpacked(player.money, VALUES)) for player in state.players]


@pytest.mark.ruling("playing_the_game.hands_were_seen")
def test_what_the_stacks_consist_of_is_what_was_not_seen():
    state = GAME.new(4, 3)
    play = random.Random(1)
    for _ in range(60):
        seat = GAME.to_decide(state)[0]
        view = seen_by(state, None)
        everything = list(unpacked(state.box.money, VALUES))
        seen = [*unpacked(view.money_discards, VALUES), *(card for card in view.display if card >= 0)]
        for player in view.players:
            seen += unpacked(player.money, VALUES)
        for card in seen:
            everything.remove(card)
        assert everything == list(unpacked(view.money_stack, VALUES))
        GAME.carry_out(state, seat, play.choice(GAME.options(state, seat)))


def test_all_seats_know_the_same():
    state = table()
    keys = {GAME.view(state, seat).key()[1:] for seat in SEATS}
    assert len(keys) == 1


# ---------------------------------------------------------------- hidden: the future


@pytest.mark.ruling("playing_the_game.order_is_hidden")
def test_nobody_sees_the_order_of_a_stack():
    state = GAME.new(3, 1)
    other = state.copy()
    other.dice = 12345
    assert all(same_for(seat, state, other) for seat in SEATS)
    assert not hasattr(GAME.view(state, 0), "dice")


@pytest.mark.ruling("playing_the_game.order_is_hidden")
def test_imagined_futures_show_other_cards_and_other_moments_for_a():
    state = position(display=("blue1", "green9", "green8", "orange7"), hands={0: (), 1: (), 2: ()})
    drawn, turns = set(), set()
    for possible in imagined(state, 0, 60):
        do(possible, "take green9")
        drawn.add(possible.display[1])
        turn = 0
        while possible.scored == 0:
            do(possible, next(text for text in legal(possible) if text.startswith("take") and "+" not in text))
            turn += 1
        turns.add(turn)
    assert len(drawn) > 15 and len(turns) > 8


@pytest.mark.parametrize("seat", SEATS)
def test_hands_and_stacks_are_kept_in_every_imagined_position(seat):
    state = table()
    for possible in imagined(state, seat):
        assert [player.key() for player in possible.players] == [player.key() for player in state.players]
        assert (possible.money_stack, possible.building_stack, possible.piles) == (
            state.money_stack,
            state.building_stack,
            state.piles,
        )
        assert possible.dice != state.dice


def test_the_same_dice_imagine_the_same_position():
    view = GAME.view(table(), 2)
    assert GAME.imagine(view, 77).key() == GAME.imagine(view, 77).key()
    assert len({GAME.imagine(view, sown(n, "x")).dice for n in range(20)}) == 20


def test_playing_an_imagined_position_leaves_view_and_state_alone():
    state = table()
    view = GAME.view(state, 0)
    before, seen = state.key(), view.key()
    play_out(GAME, GAME.imagine(view, 5), 9)
    assert (state.key(), view.key()) == (before, seen)


def test_in_the_middle_of_a_payment():
    state = position(courtyard=("blue8", "red5", "brown5", "white6"), hands={0: ("blue1", "blue3", "blue4", "blue7")})
    do(state, "buy blue", "pay 7")
    for seat in SEATS:
        assert GAME.view(state, seat).to_json()["step"] == {
            "step": "pay_for_building",
            "seat": 0,
            "space": "blue",
            "for_dirk": False,
            "paid": 7,
            "last": 7,
        }
        for possible in imagined(state, seat, 5):
            assert legal(possible) == ["pay 1", "pay 3", "pay 4"] and hand(possible, 0) == hand(state, 0)


@pytest.mark.parametrize("players", (2, 3, 6))
def test_in_random_games_every_imagined_position_can_be_played_to_the_end(players):
    rng = random.Random(players)
    state = GAME.new(players, 4)
    while seats := GAME.to_decide(state):
        if rng.random() < 0.1:
            for viewer in (None, *range(players)):
                possible = GAME.imagine(GAME.view(state, viewer), rng.getrandbits(59))
                assert GAME.options(possible, seats[0]) == GAME.options(state, seats[0])
                play_out(GAME, possible, rng.getrandbits(59))
                assert GAME.outcome(possible) is not None
        GAME.carry_out(state, seats[0], rng.choice(GAME.options(state, seats[0])))
    assert GAME.view(state, None).to_json()["step"] is None
