"""4. Hire a new Employee: the special Apprentice."""

import pytest

from rocaille.kernel.decision import Refused
from rocaille.kernel.log import Log
from tests.rokoko.jeweller.positions import (
    BOX,
    GAME,
    at_the_ball,
    bonus_of,
    cards,
    covered,
    do,
    exam,
    legal,
    names,
    next_step,
    playing,
    points,
    position,
    seen_by,
    special,
    why_not,
)

RICH = {"special": "Sd", "livres": 30}  # 30 Livre are its condition


# ---------------------------------------------------------------- the action


@pytest.mark.ruling("hire_the_special_apprentice.master_and_free")
@pytest.mark.parametrize("hire", ["", "1Ma", "1Ma 1Mb 1Ja 1Jb"])
def test_a_master_hires_it_free_of_charge_also_with_an_empty_hire_row(hire):
    state = playing("0M", hire=hire, player0=RICH)
    assert "hire-special" in legal(state)
    do(state, "hire-special")
    assert state.players[0].livres == 30
    assert state.hire_row == cards(hire)
    assert names(state.players[0].hand) == "Sd"


def test_it_costs_nothing_also_for_those_who_have_nothing():
    state = playing("0M", hire="1Ma 1Mb 1Ja 1Jb", player0={"special": "Sh", "livres": 0, "prestige": 5})
    assert [text for text in legal(state) if text.startswith("hire")] == ["hire-special"]
    assert do(state, "hire-special").players[0].livres == 0


@pytest.mark.ruling("hire_the_special_apprentice.master_and_free")
@pytest.mark.parametrize("card", ["0J", "0Aa", "2Jh", "6Aa"])
def test_journeymen_and_apprentices_cannot_hire_it(card):
    state = playing(card, player0=RICH)
    assert "hire-special" not in legal(state)
    assert why_not(state, "hire-special") == "needs_master"


@pytest.mark.parametrize("card", ["0M", "1Ma", "5Mh", "6M"])
def test_any_master_can_and_its_bonus_comes_afterwards(card):
    state = playing(card, player0=RICH)
    assert next_step(do(state, "hire-special")) == ("BonusOf of 0" if card in ("1Ma", "6M") else "PlayOneCard of 1")


def test_it_is_instead_of_hiring_from_the_row():
    state = do(playing("0M", hire="1Ma 1Mb", player0=RICH), "hire-special")
    assert next_step(state) == "PlayOneCard of 1"
    assert names(state.players[0].discard) == "0M"


@pytest.mark.ruling("hire_the_special_apprentice.once_a_game")
def test_it_can_be_hired_once_a_game():
    state = playing("0M", player0={**RICH, "hand": "0M"}, player1={"hand": ""}, player2={"hand": ""})
    do(state, "hire-special", "play 0M")
    assert special(state) == "-"
    assert "hire-special" not in legal(state)
    assert why_not(state, "hire-special") == "special_hired"


@pytest.mark.ruling("hire_the_special_apprentice.once_a_game")
def test_also_not_again_once_it_has_left_the_game():
    state = playing(
        "Sd",
        player0={**RICH, "special": "-", "supply": "0M 0M 0J 0Aa", "hand": "0M"},
        player1={"hand": ""},
        player2={"hand": ""},
    )
    do(state, "depute", "pass", "play 0M")
    assert why_not(state, "hire-special") == "special_hired"
    assert state.hired_specials == cards("Sd")


@pytest.mark.ruling("hire_the_special_apprentice.once_a_game")
def test_nobody_elses_can_be_hired():
    state = playing("0M", player0={"special": "Sa", "livres": 30}, player1={"special": "Sd"})
    assert "hire-special" not in legal(state)
    reason = GAME.why_not(state, 0, GAME.notation.read("hire-special"))
    assert (reason.key, reason.args) == ("condition_open", cards("Sa"))
    state = do(playing("0M", player0=RICH, player1={"special": "Sb"}), "hire-special")
    assert special(state, 1) == "Sb"


@pytest.mark.ruling("hire_the_special_apprentice.condition_at_that_moment")
def test_its_condition_must_hold_at_the_moment_of_hiring():
    state = playing("0M", player0={"special": "Sd", "livres": 29})
    assert why_not(state, "hire-special") == "condition_open"
    with pytest.raises(Refused):
        GAME.decide(state, 0, GAME.notation.read("hire-special"))
    assert "hire-special" in legal(playing("0M", player0=RICH))
    before = position(
        player0={**RICH, "hand": "0Aa 0M", "supply": "0M 0J 0Ab"},
        warehouse=["GG:T/L", "", ""],
        player1={"hand": ""},
        player2={"hand": ""},
    )
    do(before, "play 0Aa", "fund jeweller.1", "pass", "play 0M")  # it held, and no longer does
    assert why_not(before, "hire-special") == "condition_open"


@pytest.mark.ruling("hire_the_special_apprentice.condition_at_that_moment")
def test_afterwards_its_condition_is_ignored():
    state = playing("0M", player0=RICH, player1={"hand": ""}, player2={"hand": ""})
    do(state, "hire-special")
    state.players[0].livres = 0
    do(state, "play Sd", "pass", "use")
    assert (state.players[0].prestige, names(state.players[0].discard)) == (3, "0M Sd")


# ---------------------------------------------------------------- what everybody sees


@pytest.mark.ruling("hire_the_special_apprentice.shown_when_hired")
def test_it_is_shown_goes_to_the_hand_and_is_played_this_round():
    state = playing("0M", player0=RICH, player1={"hand": ""}, player2={"hand": ""})
    log = Log()
    do(state, "hire-special", log=log)
    assert [event.args for event in log.events if event.key == "hires_special" and event.seen_by(None)] == [cards("Sd")]
    assert (state.round, legal(state)) == (3, ["play Sd"])
    for seat in (1, 2, None):
        seen = seen_by(state, seat).to_json()["players"][0]
        assert seen["remembered"]["in_hand"] == ["Sd"]
        assert "Sd" in seen["deck"]
        assert seen["special_to_hire"] is False
    do(state, "play Sd", "pass", "pass")
    assert state.round == 4


def test_before_that_it_is_no_part_of_the_deck():
    state = playing("0M", player0=RICH)
    assert state.players[0].deck_size() == 5
    assert do(state, "hire-special").players[0].deck_size() == 6


@pytest.mark.ruling("hire_the_special_apprentice.tokens_show_only_five")
@pytest.mark.parametrize("tokens", [5, 6, 40])
def test_the_condition_about_tokens_reveals_only_that_there_are_five_or_more(tokens):
    log = Log()
    state = do(playing("0M", player0={"special": "Sh", "prestige": tokens}), "hire-special", log=log)
    assert [event.args for event in log.events if event.key == "hires_special"] == [cards("Sh")]
    assert tokens not in [arg for event in log.events for arg in event.args]
    assert state.players[0].prestige == tokens
    for seat in (1, None):
        assert "prestige" not in seen_by(state, seat).to_json()["players"][0]


# ---------------------------------------------------------------- an Apprentice


@pytest.mark.ruling("hire_the_special_apprentice.three_prestige")
@pytest.mark.parametrize("letter", "abcdefghij")
def test_its_bonus_is_3_prestige_each_time_it_is_played(letter):
    card = f"S{letter}"
    state = bonus_of(card, player0={"livres": 0, "prestige": 2})
    assert legal(state) == ["use", "pass"]
    assert do(state.copy(), "pass").players[0].prestige == 2
    assert do(state, "use").players[0].prestige == 5
    assert names(state.players[0].discard) == card
    again = bonus_of(card, round=6, player0={"prestige": 5})
    assert do(again, "use").players[0].prestige == 8


def test_its_bonus_comes_after_any_main_action_and_when_it_is_deputed_by_a_bonus():
    state = playing("Sa", warehouse=["GG:T/L", "", ""], player0={"supply": "0M 0M 0J 0Ab"})
    assert do(state.copy(), "acquire 1.1", "keep", "use").players[0].prestige == 3
    assert do(state, "depute", "use").players[0].prestige == 3
    state = bonus_of("1Mb", player0={"supply": "0M 0M 0J 0Ab Sa"})
    do(state, "depute-from supply Sa", "use")
    assert state.players[0].prestige == 3
    assert cards("Sa")[0] not in state.players[0].supply + state.players[0].discard


@pytest.mark.ruling("hire_the_special_apprentice.an_apprentice_like_others")
@pytest.mark.parametrize("letter", "abcdefghij")
def test_it_takes_the_actions_of_an_apprentice(letter):
    state = playing(
        f"S{letter}",
        hire="1Ma",
        favour=-1,
        workshop="- - - - Y1",
        warehouse=["GG:T/L", "", ""],
        player0={"tiles": "YY:T/L", "livres": 40, "covered": "all"},
    )
    assert {text.split()[0] for text in legal(state)} == {"acquire", "depute", "fund", "exam", "pass"}
    assert why_not(state, "make 5") == "needs_journeyman"
    assert why_not(state, "hire 1Ma") == "needs_master"


@pytest.mark.ruling("hire_the_special_apprentice.an_apprentice_like_others")
def test_deputed_it_brings_4_livre_and_leaves_the_game():
    state = do(playing("Sa", player0={"livres": 0}), "depute", "pass")
    assert (state.players[0].livres, state.players[0].deck_size()) == (4, 4)
    by_bonus = bonus_of("2Jb", player0={"livres": 0, "supply": "0M 0J 0Aa 0Ab Sa"})
    assert do(by_bonus, "depute-from supply Sa").players[0].livres == 2


@pytest.mark.ruling("hire_the_special_apprentice.an_apprentice_like_others")
def test_it_may_take_the_exam_and_covers_tasks():
    state = playing("Sa", player0={"covered": "all", "livres": 5}, exam_decks="2Jh")
    do(state, "exam journeyman", "use", "choose 2Jh")
    assert (state.players[0].prestige, exam(state), names(state.players[0].hand)) == (1 + 3, "master", "2Jh")
    assert covered(do(playing("Sb", player0={"livres": 30}), "fund jeweller.1", "pass")) == "fund"
    state = do(playing("Sb", warehouse=["RR:T", "", ""]), "acquire 1.1", "keep", "pass")
    assert covered(state) == "keep-rare-silk"


def test_it_counts_as_an_apprentice_in_the_deck():
    deck = {"supply": "0M 0M 0J 0Aa 5Mk", "livres": 0}
    assert points(at_the_ball(player0=deck), "crown") == []
    assert points(at_the_ball(player0={**deck, "supply": f"{deck['supply']} Sa"}), "crown") == [(0, "crown.5Mk", 3)]


def test_the_ten_are_apprentices_of_level_0():
    for card in cards("Sa Sb Sc Sd Se Sf Sg Sh Si Sj"):
        assert (BOX.ranks[card], BOX.levels[card]) == (0, 0)
        assert not BOX.bonuses[card].is_crown()
