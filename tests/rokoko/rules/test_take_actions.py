"""Phase 3: Take actions."""

import pytest

from tests.rokoko.positions import (
    GAME,
    after,
    begin_round,
    between_rounds,
    bonus_of,
    do,
    legal,
    names,
    next_step,
    playing,
    position,
    why_not,
)

RICH = {"livres": 99, "thread": 9, "lace": 9, "tiles": "GG:T/L YY:T/L RR:T BB:T"}


@pytest.mark.ruling("take_actions.one_card_a_turn")
def test_a_card_must_be_played():
    state = position(player0={"hand": "0M 0M 0J"})
    assert legal(state) == ["play 0M", "play 0J"]
    assert why_not(state, "pass") == "play_a_card_first"
    assert why_not(state, "play 0Aa") == "card_not_in_hand"
    assert next_step(do(state, "play 0M", "pass")) == "PlayOneCard of 1"


@pytest.mark.ruling("take_actions.who_may_do_what")
@pytest.mark.parametrize(
    "card, words",
    [
        ("0M", {"favour", "acquire", "make", "hire", "depute", "fund", "pass"}),
        ("0J", {"favour", "acquire", "make", "depute", "fund", "pass"}),
        ("0Aa", {"acquire", "depute", "fund", "pass"}),
        ("6Aa", {"acquire", "depute", "fund", "pass"}),
    ],
)
def test_masters_do_all_journeymen_all_but_hire_apprentices_acquire_depute_and_fund(card, words):
    state = playing(card, player0=RICH, workshop="Y1 G1 R1 B1 -")
    assert {text.split()[0] for text in legal(state)} == words


def test_why_a_type_of_employee_may_not():
    state = playing("0Aa", player0=RICH, hire="1Ma", workshop="Y1 - - - -")
    assert why_not(state, "favour") == "needs_journeyman"
    assert why_not(state, "make 1") == "needs_journeyman"
    assert why_not(state, "hire 1Ma") == "needs_master"
    assert why_not(state, "sell") == "main_action_now"
    assert why_not(playing("0J", player0=RICH, hire="1Ma"), "hire 1Ma") == "needs_master"


@pytest.mark.ruling("take_actions.bonus_after_the_action")
def test_the_bonus_comes_after_the_main_action_never_before():
    state = playing("0Ab", warehouse=["GG:T/L", "", ""], player0={"livres": 0})
    assert "use" not in legal(state)
    do(state, "acquire 1.1", "keep")
    assert legal(state) == ["use", "pass"]
    do(state, "use")
    assert (state.players[0].livres, next_step(state)) == (2, "PlayOneCard of 1")


@pytest.mark.ruling("take_actions.bonus_without_an_action")
def test_giving_up_the_main_action_does_not_give_up_the_bonus():
    assert legal(bonus_of("0Ab")) == ["use", "pass"]


def test_action_and_bonus_may_both_be_given_up():
    state = do(playing("0Ab", player0={"livres": 7}), "pass", "pass")
    assert (state.players[0].livres, next_step(state)) == (7, "PlayOneCard of 1")


def test_there_is_one_main_action_only():
    state = do(playing("0M", warehouse=["GG:T/L", "R:T+L", ""]), "acquire 1.1", "keep")
    assert next_step(state) == "PlayOneCard of 1"


@pytest.mark.ruling("take_actions.card_to_the_discard_pile")
def test_afterwards_the_card_lies_on_top_of_the_discard_pile():
    state = do(playing("0Ab", player0={"discard": "1Ma 0J", "supply": "0M"}), "pass")
    assert names(state.players[0].in_play) == "0Ab"
    do(state, "use")
    assert names(state.players[0].discard) == "1Ma 0J 0Ab"
    assert state.players[0].in_play == ()


def test_a_deputed_card_leaves_the_game():
    state = do(playing("0Ab", player0={"discard": "1Ma"}), "depute", "use")
    player = state.players[0]
    assert names(player.discard) == "1Ma"
    assert "0Ab" not in names(player.hand + player.in_play + player.leaving)


def test_play_goes_clockwise_from_the_starting_player():
    state = position(4, starter=2, turn=2)
    order = []
    for _ in range(8):
        order.append(GAME.to_decide(state)[0])
        do(state, "play 0M" if "play 0M" in legal(state) else "play 0J", "pass")
        if next_step(state).startswith("BonusOf"):
            do(state, "pass")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_the_starting_player_begins_the_phase():
    ready = {"hand": "", "supply": "0M 0J 0Aa"}
    state = begin_round(between_rounds(starter=1, player0=ready, player1=ready, player2=ready))
    assert next_step(state) == "PlayOneCard of 1"


@pytest.mark.ruling("take_actions.without_cards_skipped")
def test_players_without_hand_cards_are_skipped():
    state = position(4, player0={"hand": "0M 0M"}, player1={"hand": ""}, player2={"hand": "0J"}, player3={"hand": "0J"})
    assert next_step(do(state, "play 0M", "pass")) == "PlayOneCard of 2"
    assert next_step(do(state, "play 0J", "pass", "pass")) == "PlayOneCard of 3"
    assert next_step(do(state, "play 0J", "pass", "pass")) == "PlayOneCard of 0"


def test_one_player_alone_plays_on_until_the_hand_is_empty():
    state = position(player0={"hand": "0M 0M"}, player1={"hand": ""}, player2={"hand": ""})
    assert next_step(do(state, "play 0M", "pass")) == "PlayOneCard of 0"


def test_when_all_hands_are_empty_income_follows_and_the_next_round_begins():
    state = position(
        round=3,
        player0={"hand": "0M", "livres": 0, "supply": "0M 0J 0Aa 0Ab"},
        player1={"hand": "", "livres": 0, "supply": "0M 0J 0Aa 0Ab"},
        player2={"hand": "", "livres": 0, "supply": "0M 0J 0Aa 0Ab"},
    )
    do(state, "play 0M", "pass")
    assert [player.livres for player in state.players] == [5, 5, 5]
    assert (state.round, GAME.to_decide(state)) == (4, (0, 1, 2))


@pytest.mark.ruling("take_actions.card_just_played")
def test_the_card_just_played_lies_on_no_pile_and_belongs_to_the_deck():
    state = playing("3A", player0={"supply": "0M 0J", "hand": "", "discard": "0Aa 0Ab"})
    player = state.players[0]
    assert "3A" not in names(player.supply + player.hand + player.discard) and player.deck_size() == 5
    do(state, "pass", "use")
    assert (names(player.discard), player.deck_size(), player.livres) == ("0Aa 0Ab 3A", 5, 15 + 2)


@pytest.mark.ruling("take_actions.deck")
def test_the_deck_is_supply_hand_discards_and_the_card_just_played():
    state = playing("3A", player0={"supply": "0M", "hand": "0J", "discard": "0Aa 0Ab"})
    assert state.players[0].deck_size() == 5
    assert after(state, "pass", "use").players[0].livres == 15 + 2
    five = playing("3A", player0={"supply": "0M", "hand": "0J", "discard": "0Aa 0Ab 1Ma 1Mb"})
    assert after(five, "pass", "use").players[0].livres == 15 + 6
