"""Preparation."""

from collections import Counter

import pytest

from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.kernel.decision import Refused
from rocaille.kernel.history import History
from rocaille.kernel.log import Log
from rocaille.kernel.playing import play_out
from rocaille.kernel.record import Record
from tests.rokoko.jeweller.positions import (
    BASE_GAME,
    BOX,
    GAME,
    cards,
    covered,
    exam,
    exam_deck,
    legal,
    names,
    new,
    playing,
    seen_by,
    special,
    windows,
)

COUNTS = (2, 3, 4, 5)
JOURNEYMEN = "2Ja 2Jb 2Jc 2Jd 2Je 2Jf 2Jg 2Jh 2Ji 2Jj 2Jk"
MASTERS = "5Ma 5Mb 5Mc 5Md 5Me 5Mf 5Mg 5Mh 5Mi 5Mj 5Mk"


def for_hire(state, among: str) -> list[str]:
    return [name for name in names((*state.hire_row, *state.hire_stack)).split() if name in among.split()]


# ---------------------------------------------------------------- an option


@pytest.mark.ruling("preparation.only_as_an_option")
@pytest.mark.parametrize("players", COUNTS)
def test_without_the_option_nothing_of_the_expansion_shows(players):
    for state in (BASE_GAME.new(players, 7), BASE_GAME.new(players, 7, {}), BASE_GAME.new(players, 7, {"jeweller": False})):
        assert not isinstance(state, JewellerState)
        assert state.key() == BASE_GAME.new(players, 7).key()
        for seat in (0, None):
            assert not {"jewels", "jewel_stack", "exam_decks"} & set(BASE_GAME.view(state, seat).to_json())
    words = {decision.word for decision in BASE_GAME.decisions.values()}
    assert not {"jewel", "hire-special", "exam", "cover", "choose", "move", "copy"} & words
    assert not [name for name in BASE_GAME.notation.names["decoration"] if "jeweller" in name]
    assert len(BASE_GAME.boxes[players].card_names) == 32


@pytest.mark.ruling("preparation.only_as_an_option")
def test_a_whole_game_without_the_option_has_nothing_of_it_and_one_with_it_has():
    state = BASE_GAME.new(3, 5)
    play_out(BASE_GAME, state, 5)
    assert "jewels" not in {line.reason for line in BASE_GAME.outcome(state).sheet}
    assert (Record(BASE_GAME, 3, 1).options, Record(BASE_GAME, 3, 1, {"jeweller": True}).options) == ({}, {"jeweller": True})
    assert isinstance(History(BASE_GAME, 3, 1, {"jeweller": True}).state, JewellerState)


def test_the_same_game_comes_from_the_variant_and_from_the_option():
    assert new(4, 9).key() == BASE_GAME.new(4, 9, {"jeweller": True}).key()
    assert BASE_GAME.variant({"jeweller": True}) is GAME
    assert GAME.variant({}) is GAME.variant({"jeweller": False}) is BASE_GAME


@pytest.mark.parametrize("value", ["yes", 1, None])
def test_an_option_is_on_or_off(value):
    with pytest.raises(Refused) as refused:
        BASE_GAME.new(3, 1, {"jeweller": value})
    assert refused.value.key == "option_not_on_or_off"


def test_the_rest_is_set_up_as_in_the_base_game():
    for player in new(4, 3).players:
        assert (player.livres, player.thread, player.lace, player.prestige) == (15, 1, 1, 0)
        assert names(player.supply) == "0M 0M 0J 0Aa 0Ab"
        assert player.hand == player.discard == ()


# ---------------------------------------------------------------- jewels


@pytest.mark.ruling("preparation.24_jewels")
@pytest.mark.parametrize("players", COUNTS)
def test_there_are_24_jewels_not_21(players):
    state = new(players, players)
    jewels = Counter((*state.windows, *state.jewel_stack))
    assert jewels.total() == 24
    assert [jewels[colour] for colour in range(4)] == [7, 7, 6, 4]  # yellow, green, red, blue
    assert set(state.jewels) == {0}
    assert "-" not in windows(state)


def test_the_jewels_are_shuffled():
    assert len({windows(new(2, seed)) for seed in range(60)}) > 30


# ---------------------------------------------------------------- the exam decks


def returned(seed: int, among: str, deck: str, level: int) -> list[str]:
    """Those of the eleven that are for hire; the other nine are the exam deck."""
    state = new(2 + seed % 4, seed)
    back = for_hire(state, among)
    assert len(back) == 2
    assert sorted(back + exam_deck(state, deck).split()) == sorted(among.split())
    assert {BOX.levels[card] for card in cards(" ".join(back))} == {level}
    return back


@pytest.mark.ruling("preparation.masters_of_level_5")
def test_two_of_the_eleven_masters_go_back_into_level_5_and_nine_are_the_exam_deck():
    back = Counter(name for seed in range(220) for name in returned(seed, MASTERS, "master", 5))
    assert set(back) == set(MASTERS.split())
    assert min(back.values()) > 15  # 40 of each are expected


@pytest.mark.ruling("preparation.journeymen_of_level_2")
def test_two_of_the_eleven_journeymen_go_back_into_level_2_and_nine_are_the_exam_deck():
    back = Counter(name for seed in range(220) for name in returned(seed, JOURNEYMEN, "journeyman", 2))
    assert set(back) == set(JOURNEYMEN.split())
    assert min(back.values()) > 15


def test_the_eleven_are_those_of_the_table():
    """The two of the base game, and the nine whose texts are the expansion's."""
    for among, key in ((JOURNEYMEN, "journeymen"), (MASTERS, "masters")):
        texts = [BOX.card_texts[card] for card in cards(among)]
        assert texts[2:] == GAME.table["jeweller"]["employees"][key]
        assert all(text in [row[2] for row in GAME.table["employees"]["hire"]["cards"]] for text in texts[:2])


@pytest.mark.parametrize("seed", range(5))
def test_there_are_still_28_employees_for_hire_level_by_level(seed):
    state = new(3, seed)
    order = [BOX.levels[card] for card in (*state.hire_row, *state.hire_stack)]
    assert order == [1] * 6 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 6
    assert len({*state.hire_row, *state.hire_stack, *state.exam_decks}) == 28 + 18


@pytest.mark.parametrize("seed", range(3))
def test_those_that_went_back_come_to_the_hire_row_with_their_level(seed):
    state = new(2, seed)
    back, seen = for_hire(state, f"{JOURNEYMEN} {MASTERS}"), list[str]()
    while state.agenda:
        if len(seen) < 4 * state.round:
            seen += names(state.hire_row).split()
        seat = GAME.to_decide(state)[0]
        GAME.carry_out(state, seat, [d for d in GAME.options(state, seat) if d.word not in ("hire", "exam")][-1])
    assert set(back) == {name for name in seen if name in f"{JOURNEYMEN} {MASTERS}".split()}
    assert [BOX.levels[cards(name)[0]] for name in seen] == [1] * 6 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 6


def exchanged(state, mine: str, other: str):
    """The same position with a card for hire and a card of an exam deck in each other's place."""
    again = state.copy()
    stack, deck = list(again.hire_stack), list(again.exam_decks)
    stack[stack.index(cards(mine)[0])] = cards(other)[0]
    deck[deck.index(cards(other)[0])] = cards(mine)[0]
    again.hire_stack = tuple(sorted(stack, key=lambda card: (BOX.levels[card], card)))
    again.exam_decks = tuple(sorted(deck))
    return again


@pytest.mark.ruling("preparation.unknown_until_seen")
@pytest.mark.parametrize("among, deck", [(JOURNEYMEN, "journeyman"), (MASTERS, "master")])
def test_nobody_knows_which_of_the_eleven_went_back(among, deck):
    state = new(3, 2)
    for mine in for_hire(state, among):
        for other in exam_deck(state, deck).split():
            for seat in (0, 1, 2, None):
                assert seen_by(state, seat).key() == seen_by(exchanged(state, mine, other), seat).key()


# ---------------------------------------------------------------- special Apprentices and exam cards


@pytest.mark.ruling("preparation.special_seen_by_its_owner")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_gets_a_special_apprentice_outside_the_deck(players):
    seen = set()
    for seed in range(40):
        state = new(players, seed)
        dealt = [special(state, seat) for seat in range(players)]
        assert len(set(dealt)) == players
        seen |= set(dealt)
        assert state.hired_specials == ()
        assert not set(state.specials) & {*state.hire_row, *state.hire_stack, *state.exam_decks}
        assert all(player.deck_size() == 5 for player in state.players)
    assert seen == {f"S{letter}" for letter in "abcdefghij"}


@pytest.mark.ruling("preparation.special_seen_by_its_owner")
def test_a_special_apprentice_is_seen_by_its_owner_alone():
    log = Log()
    state = new(3, 4, log)
    for event in log.events:
        assert event.key != "special_dealt" or event.args == (state.specials[event.to],)
    assert sorted(event.to for event in log.events if event.key == "special_dealt") == [0, 1, 2]
    for seat in (0, 1, 2, None):
        shown = [player.get("special") for player in seen_by(state, seat).to_json()["players"]]
        assert shown == [special(state, other) if other == seat else None for other in range(3)]
    others = new(3, 4)  # players 1 and 2 have each other's; then player 1 one that was not dealt
    others.specials = (state.specials[0], state.specials[2], state.specials[1])
    assert seen_by(others, 0).key() == seen_by(state, 0).key()
    others.specials = (
        state.specials[0],
        next(card for card in cards("Sa Sb Sc Sd") if card not in state.specials),
        state.specials[1],
    )
    for seat in (0, None):
        assert seen_by(others, seat).key() == seen_by(state, seat).key()
    assert seen_by(others, 1).key() != seen_by(state, 1).key()


@pytest.mark.ruling("preparation.journeymans_exam_first")
@pytest.mark.parametrize("players", COUNTS)
def test_everybodys_exam_card_begins_with_the_journeymans_exam_and_no_task_covered(players):
    state = new(players, 1)
    assert [(exam(state, seat), covered(state, seat)) for seat in range(players)] == [("journeyman", "")] * players
    assert set(state.passed) == {0}


@pytest.mark.parametrize("players", COUNTS)
def test_the_jewellers_board_is_the_same_for_every_number_of_players(players):
    state = playing("0M", players=players, player0={"livres": 50})
    assert [text for text in legal(state) if "jeweller" in text] == [f"fund jeweller.{n}" for n in (1, 2, 3, 4, 5)]
    assert len(state.windows) == 4
