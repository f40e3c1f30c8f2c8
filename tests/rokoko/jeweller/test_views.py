"""Public and hidden with the jeweller: what a seat sees, and positions imagined from it."""

import json
import random
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any, cast

import pytest

from rocaille.games.rokoko.jeweller.names import TASKS_OF
from rocaille.games.rokoko.jeweller.parts import parts_of
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.kernel.dice import sown
from rocaille.kernel.log import Log
from rocaille.kernel.playing import play_out
from rocaille.kernel.tuples import inserted, without
from tests.rokoko.jeweller.more import employees, named
from tests.rokoko.jeweller.positions import (
    BOX,
    GAME,
    after,
    bonus_of,
    cards,
    do,
    exam_deck,
    legal,
    names,
    new,
    next_step,
    playing,
    position,
    seen_by,
)

OPPONENT, THIRD, SPECTATOR = 1, 2, None
JOURNEYMAN, MASTER = 0, 1
JOURNEYMEN = "2Ja 2Jb 2Jc 2Jd 2Je 2Jf 2Jg 2Jh 2Ji 2Jj 2Jk"
MASTERS = "5Ma 5Mb 5Mc 5Md 5Me 5Mf 5Mg 5Mh 5Mi 5Mj 5Mk"
SPECIALS = "Sa Sb Sc Sd Se Sf Sg Sh Si Sj"
SIX = ["2Ja", "2Jb", "2Je", "2Jf", "2Jg", "2Jh"]  # of unknown place when these last four are the deck
READY = {"livres": 40, "covered": "all"}
QUIET: dict[str, Any] = {"hire": "", "warehouse": ["", "", ""]}


Hands = tuple[frozenset[str], ...]
World = tuple[frozenset[str], frozenset[str], Hands]  # Journeymen for hire, in the deck, and taken out of it in each hand


def same_for(seat, state, other) -> bool:
    """Whether `seat` cannot tell the two positions apart."""
    return seen_by(state, seat).key() == seen_by(other, seat).key()


def imagined(state: JewellerState, seat: int | None, count: int = 40) -> Iterator[JewellerState]:
    """Positions that `seat` thinks possible."""
    view = seen_by(state, seat)
    for number in range(count):
        other = cast(JewellerState, GAME.imagine(view, sown(number, "views")))
        assert seen_by(other, seat).key() == view.key()
        assert employees(other).keys() - cards(SPECIALS) == employees(state).keys() - cards(SPECIALS)
        yield other


def told(state, seat) -> str:
    return json.dumps(seen_by(state, seat).to_json())


def for_hire(state, pool: str = JOURNEYMEN) -> str:
    """Which of the eleven are still in the stack for hire."""
    return names(tuple(card for card in state.hire_stack if card in cards(pool)))


def exchanged(state, one: str, other: str):
    """The same position, but that two cards of an exam pool have changed places."""
    swapped = state.copy()
    a, b = cards(f"{one} {other}")
    change = {a: b, b: a}
    swapped.exam_decks = tuple(sorted(change.get(card, card) for card in state.exam_decks))
    swapped.hire_stack = tuple(
        sorted((change.get(card, card) for card in state.hire_stack), key=lambda card: (BOX.levels[card], card))
    )
    swapped.unseen_cards = tuple(change.get(card % 64, card % 64) + card // 64 * 64 for card in state.unseen_cards)
    for player in swapped.players:
        player.hand = tuple(sorted(change.get(card, card) for card in player.hand))
    return swapped


# ---------------------------------------------------------------- special Apprentices


def test_a_special_apprentice_is_seen_by_its_owner_alone():
    state = position(player0={"special": "Sd"}, player1={"special": "Sg"}, player2={"special": "Sa"})
    for seat, own in ((0, "Sd"), (1, "Sg"), (2, "Sa")):
        view = seen_by(state, seat)
        assert BOX.card_names[view.special] == own
        assert own not in names(view.unseen_specials).split()
        assert len(view.unseen_specials) == 9
        assert named(told(state, seat), SPECIALS) == [own]
        shown = view.to_json()["players"]
        assert [player.get("special") for player in shown] == [own if other == seat else None for other in range(3)]
        assert [player["special_to_hire"] for player in shown] == [True] * 3
    assert names(seen_by(state, SPECTATOR).unseen_specials) == SPECIALS
    assert named(told(state, SPECTATOR), SPECIALS) == []


def test_another_special_apprentice_of_an_opponent_makes_no_difference():
    state = position(player0={"special": "Sd"}, player1={"special": "Sg"})
    other = position(player0={"special": "Sh"}, player1={"special": "Sg"})
    assert [same_for(seat, state, other) for seat in (0, 1, 2, None)] == [False, True, True, True]


def test_every_special_apprentice_that_nobody_has_seen_can_be_an_opponents():
    state = position(2, player0={"special": "Sd"}, player1={"special": "Sg"})
    found = {names(possible.specials) for possible in imagined(state, 0, 120)}
    assert found == {f"Sd {other}" for other in SPECIALS.split() if other != "Sd"}
    pairs = {possible.specials for possible in imagined(state, SPECTATOR, 900)}
    assert pairs == set(permutations(cards(SPECIALS), 2))


def test_with_five_players_no_special_apprentice_is_dealt_twice():
    for possible in imagined(position(5, player2={"special": "Sj"}), 2, 60):
        assert len(set(possible.specials)) == 5
        assert BOX.card_names[possible.specials[2]] == "Sj"


def test_a_hired_special_apprentice_is_seen_by_all_and_nobody_else_can_have_it():
    state, log = playing("0M", player0={"livres": 30, "special": "Sd"}, player1={"special": "Sb"}), Log()
    do(state, "hire-special", log=log)
    (event,) = [event for event in log.events if event.key == "hires_special"]
    assert all(event.seen_by(seat) for seat in (0, 1, 2, None))
    for seat in (OPPONENT, THIRD, SPECTATOR):
        view = seen_by(state, seat)
        assert (names(view.hired_specials), names(view.players[0].shown)) == ("Sd", "Sd")
        assert "Sd" not in names(view.unseen_specials)
        assert "Sd" in named(told(state, seat), SPECIALS)
        assert view.to_json()["players"][0]["special_to_hire"] is False
        for possible in imagined(state, seat):
            assert possible.specials[0] == -1
            assert "Sd" not in [BOX.card_names[special] for special in possible.specials[1:]]
            assert "Sd" in names(possible.players[0].hand)
    assert "special" not in seen_by(state, 0).to_json()["players"][0]


def test_a_special_apprentice_that_left_the_game_is_still_known():
    state = position(player0={"hand": "Sd 0M 0J", "supply": "0M 0Aa"}, player1={"special": "Sb"})
    do(state, "play Sd", "depute", "pass")
    assert "Sd" not in names(seen_by(state, OPPONENT).unseen_specials).split()
    assert all("Sd" not in names(tuple(s for s in possible.specials if s >= 0)) for possible in imagined(state, THIRD))


def test_a_special_apprentice_is_dealt_with_a_whisper():
    log = Log()
    state = new(4, 5, log)
    dealt = [event for event in log.events if set(event.args) & set(cards(SPECIALS))]
    assert [(event.seat, event.args) for event in dealt] == [(seat, (state.specials[seat],)) for seat in range(4)]
    for event in dealt:
        assert [event.seen_by(seat) for seat in (0, 1, 2, 3, None)] == [seat == event.seat for seat in range(4)] + [False]


# ---------------------------------------------------------------- the exam decks before anybody has looked


@pytest.mark.parametrize("seat", [0, OPPONENT, SPECTATOR])
def test_at_the_start_nobody_knows_which_of_the_eleven_are_for_hire(seat):
    state = new(3, 4)
    view = seen_by(state, seat)
    assert (view.deck_sizes, view.for_hire_unseen) == ((9, 9), (2, 2))
    assert [names(pool) for exam in view.pools for pool in exam] == [JOURNEYMEN, MASTERS]
    assert (view.deck_seen(JOURNEYMAN), view.deck_seen(MASTER)) == (None, None)
    assert named(told(state, seat), f"{JOURNEYMEN} {MASTERS}") == []
    shown = view.to_json()
    assert (shown["exam_decks"], shown["known_exam_decks"]) == ({"journeyman": 9, "master": 9}, {})
    assert shown["hire_stack"] == 28 - len(state.hire_row)


@pytest.mark.parametrize("pool", [JOURNEYMEN, MASTERS])
def test_any_two_of_the_eleven_can_be_for_hire(pool):
    state = new(2, 4)
    found = set()
    for possible in imagined(state, OPPONENT, 700):
        two, nine = for_hire(possible, pool), [card for card in possible.exam_decks if card in cards(pool)]
        assert sorted([*cards(two), *nine]) == list(cards(pool))
        found.add(two)
    assert found == {" ".join(two) for two in combinations(pool.split(), 2)}


def test_the_stack_for_hire_stays_in_the_order_of_levels():
    for possible in imagined(new(3, 4), 0):
        levels = [BOX.levels[card] for card in possible.hire_stack]
        assert levels == sorted(levels)
        assert [levels.count(level) for level in range(2, 7)] == [4, 4, 4, 4, 6]


def test_a_card_of_the_exam_deck_that_changes_places_with_one_for_hire_makes_no_difference():
    state = position()
    assert for_hire(state) == "2Ja 2Jb"
    for one, other in (("2Ja", "2Jh"), ("5Mb", "5Mk")):
        assert all(same_for(seat, state, exchanged(state, one, other)) for seat in (0, 1, 2, None))


def test_one_of_the_two_for_hire_is_known_once_it_lies_in_the_row():
    state = position(hire="2Ja", exam_decks=JOURNEYMEN[8:])
    view = seen_by(state, SPECTATOR)
    assert (view.for_hire_unseen[JOURNEYMAN], names(view.pools[JOURNEYMAN][0])) == (1, JOURNEYMEN[4:])
    assert {for_hire(possible) for possible in imagined(state, 0, 150)} == set(JOURNEYMEN[4:].split())


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_when_both_for_hire_have_been_seen_everybody_knows_the_deck(seat):
    state = position(hire="2Ja 2Jb", exam_decks=f"{JOURNEYMEN[8:]} {MASTERS[8:]}")
    view = seen_by(state, seat)
    assert names(view.deck_seen(JOURNEYMAN)) == JOURNEYMEN[8:]
    assert view.deck_seen(MASTER) is None
    assert view.to_json()["known_exam_decks"] == {"journeyman": JOURNEYMEN[8:].split()}
    for possible in imagined(state, seat):
        assert exam_deck(possible, "journeyman") == JOURNEYMEN[8:]


def test_the_cards_for_hire_are_known_as_they_come_up_in_a_game():
    state = new(2, 8)
    rng = random.Random(8)
    rows = set()
    while state.round <= 4 and GAME.to_decide(state):
        rows |= set(state.hire_row)
        seat = GAME.to_decide(state)[0]
        for viewer in (0, 1, None):
            known = seen_by(state, viewer).pools[JOURNEYMAN]
            assert set(known[0]) == set(cards(JOURNEYMEN)) - rows
        quiet = [choice for choice in GAME.options(state, seat) if choice.word != "exam"]
        GAME.carry_out(state, seat, rng.choice(quiet))
    assert len(rows & set(cards(JOURNEYMEN))) == 2


# ---------------------------------------------------------------- looking through a deck and taking a card


def examined(**what):
    """Player 0 has taken the Journeyman's exam and is looking through the deck of four cards."""
    state = playing("0Aa", exam_decks="2Je 2Jf 2Jg 2Jh", **QUIET, player0={**READY, "hand": "0M 0Ab"}, **what)
    return do(state, "exam journeyman")


def test_while_a_player_looks_through_the_deck_only_that_player_sees_it():
    state = examined()
    assert next_step(state) == "ChooseNewEmployee of 0"
    assert legal(state) == ["choose 2Je", "choose 2Jf", "choose 2Jg", "choose 2Jh"]
    assert names(seen_by(state, 0).deck_seen(JOURNEYMAN)) == "2Je 2Jf 2Jg 2Jh"
    assert named(told(state, 0), JOURNEYMEN) == ["2Ja", "2Jb", "2Je", "2Jf", "2Jg", "2Jh"]
    assert seen_by(state, 0).to_json()["known_to_be_for_hire"] == ["2Ja", "2Jb"]
    for seat in (OPPONENT, SPECTATOR):
        assert seen_by(state, seat).deck_seen(JOURNEYMAN) is None
        assert named(told(state, seat), JOURNEYMEN) == []
        assert same_for(seat, state, exchanged(state, "2Ja", "2Je"))
        found = {for_hire(possible) for possible in imagined(state, seat, 150)}
        assert found == {" ".join(two) for two in combinations(SIX, 2)}
    assert not same_for(0, state, exchanged(state, "2Ja", "2Je"))


def test_the_card_taken_is_whispered_and_the_look_is_public():
    state, log = playing("0Aa", exam_decks="2Je 2Jf 2Jg 2Jh", **QUIET, player0=READY), Log()
    do(state, "exam journeyman", "choose 2Jg", log=log)
    card = cards("2Jg")[0]
    (secret,) = [event for event in log.events if event.args == (card,)]
    assert [secret.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    public = [event for event in log.events if event.seen_by(SPECTATOR)]
    assert all(event.seen_by(seat) for event in public for seat in (0, 1, 2))
    assert {"takes_exam", "looks_through", "passes_exam"} <= {event.key for event in public}
    pool = set(cards(JOURNEYMEN))
    assert not [event for event in public if pool & set(event.args)]


@pytest.mark.ruling("take_the_journeymans_exam.knowledge_is_kept")
def test_looking_through_the_deck_is_a_barrier_for_undo():
    state, log = playing("0Ab", exam_decks="2Je 2Jf", **QUIET, player0=READY), Log()
    do(state, "exam journeyman", log=log)
    assert (next_step(state), log.barrier) == ("BonusOf of 0", False)
    do(state, "pass", log=log)
    assert log.barrier


@pytest.mark.ruling("take_the_journeymans_exam.any_card_of_the_deck")
def test_the_card_taken_is_hidden_from_the_others():
    state = do(examined(), "choose 2Jg")
    assert named(told(state, 0), JOURNEYMEN) == ["2Ja", "2Jb", "2Je", "2Jf", "2Jg", "2Jh"]
    assert seen_by(state, 0).to_json()["players"][0]["hand"] == ["0M", "0Ab", "2Jg"]
    for seat in (OPPONENT, THIRD, SPECTATOR):
        view = seen_by(state, seat)
        shown = view.to_json()["players"][0]
        assert (shown["hand_size"], shown["supply_size"], shown["unknown_cards"]) == (3, 4, 1)
        assert "2Jg" not in names(view.players[0].unplayed).split()
        assert named(told(state, seat), JOURNEYMEN) == []
        assert same_for(seat, state, do(examined(), "choose 2Jh"))
        assert same_for(seat, state, exchanged(state, "2Ja", "2Jg"))
        assert {
            names(tuple(c for c in possible.players[0].hand if c in cards(JOURNEYMEN)))
            for possible in imagined(state, seat, 100)
        } == set(SIX)
    assert not same_for(0, state, do(examined(), "choose 2Jh"))


@pytest.mark.ruling("take_the_journeymans_exam.knowledge_is_kept")
def test_whoever_looked_knows_the_deck_and_the_cards_for_hire_from_then_on():
    state = do(examined(), "choose 2Jg")
    do(state, "1: play 0M", "pass", "2: play 0M", "pass")
    view = seen_by(state, 0)
    assert names(view.deck_seen(JOURNEYMAN)) == "2Je 2Jf 2Jh"
    assert view.to_json()["known_exam_decks"] == {"journeyman": ["2Je", "2Jf", "2Jh"]}
    for possible in imagined(state, 0):
        assert (for_hire(possible), exam_deck(possible, "journeyman")) == ("2Ja 2Jb", "2Je 2Jf 2Jh")
        assert names(possible.players[0].hand) == "0M 0Ab 2Jg"
    assert seen_by(state, 0).deck_seen(MASTER) is None


def unseen_in_hand(possible, seat: int) -> str:
    mine = {card % 64 for card in possible.unseen_cards}
    return names(tuple(card for card in possible.players[seat].hand if card in mine))


SEEN = pytest.mark.parametrize(
    "looks, possible",
    [
        ([], "2Ja 2Jb 2Je 2Jf 2Jg"),
        ([(0, 1, "journeyman")], "2Je 2Jf 2Jg"),
        ([(1, 1, "journeyman")], "2Ja 2Jb 2Jg"),
        ([(0, 1, "journeyman"), (1, 1, "journeyman")], "2Jg"),
        ([(0, 2, "journeyman"), (1, 2, "journeyman")], "2Ja 2Jb 2Je 2Jf 2Jg"),
        ([(0, 1, "master"), (1, 1, "master")], "2Ja 2Jb 2Je 2Jf 2Jg"),
    ],
)


@SEEN
def test_looks_before_and_after_another_player_took_a_card(looks, possible):
    """Player 0 took 2Jg; 2Je and 2Jf are left, 2Ja and 2Jb are for hire. A look is put down as how many were taken before."""
    state = position(exam_decks="2Je 2Jf", **QUIET, player0={"hand": "0M", "unseen": "2Jg"})
    state.taken = 1
    state.unseen_cards = cards("2Jg")
    state.looks = tuple(taken * 16 + seat * 2 + ("journeyman", "master").index(exam) for taken, seat, exam in looks)
    assert {unseen_in_hand(other, 0) for other in imagined(state, OPPONENT, 120)} == set(possible.split())
    for other in imagined(state, OPPONENT):
        assert sorted(f"{for_hire(other)} {exam_deck(other, 'journeyman')} {unseen_in_hand(other, 0)}".split()) == [
            "2Ja",
            "2Jb",
            "2Je",
            "2Jf",
            "2Jg",
        ]


@pytest.mark.parametrize(
    "texts", [["play 2Jg", "pass"], ["play 2Jb", "pass", "depute-from hand 2Jg"], ["play 2Jc", "pass", "move hand 2Jg"]]
)
def test_a_card_taken_is_known_to_all_once_it_has_left_the_hand(texts):
    mine = {"hand": "0M 2Jb 2Jc", "unseen": "2Jg", "supply": "0M 0J 0Aa"}
    state = position(exam_decks="2Je 2Jf", **QUIET, player0=mine)
    for seat in (OPPONENT, SPECTATOR):
        assert "2Jg" not in names(seen_by(state, seat).players[0].unplayed).split()
    do(state, *texts)
    assert state.unseen_cards == ()
    for seat in (OPPONENT, SPECTATOR):
        view = seen_by(state, seat)
        assert view.taken_cards == []
        assert view.to_json()["players"][0]["unknown_cards"] == 0
        assert "2Jg" not in [name for exam in view.pools for pool in exam for name in names(pool).split()]
        for possible in imagined(state, seat):
            assert "2Jg" not in f"{for_hire(possible)} {exam_deck(possible, 'journeyman')}"


def test_a_card_known_to_be_in_hand_does_not_hide_the_one_taken_unseen():
    mine = {"hand": "0M 1Ja", "shown": "1Ja", "supply": "0M 0J", "unseen": "2Jg"}
    state = position(exam_decks="2Je 2Jf", **QUIET, player0=mine)
    for possible in imagined(state, OPPONENT, 100):
        hand = possible.players[0].hand
        assert len(hand) == 3
        assert cards("1Ja")[0] in hand
    assert {names(possible.players[0].hand) for possible in imagined(state, OPPONENT, 200)} == {
        " ".join(sorted([card, "1Ja", taken], key=BOX.card_names.index))
        for card in ("0M", "0J")
        for taken in ("2Ja", "2Jb", "2Je", "2Jf", "2Jg")
    }


@pytest.mark.parametrize("seat", [0, OPPONENT, SPECTATOR])
def test_the_same_dice_imagine_the_same_position(seat):
    view = seen_by(do(examined(), "choose 2Jg"), seat)
    assert GAME.imagine(view, 77).key() == GAME.imagine(view, 77).key()
    assert len({GAME.imagine(view, sown(n, "x")).key() for n in range(20)}) > 10


def test_a_seat_knows_its_own_cards_in_every_imagined_position():
    state = position(
        exam_decks="2Je 2Jf",
        **QUIET,
        player1={"hand": "0M", "unseen": "2Jg", "special": "Sc"},
        player0={"hand": "0M", "unseen": "2Jh"},
    )
    mine = state.players[1].key()
    for possible in imagined(state, 1):
        assert possible.players[1].key() == mine
        assert BOX.card_names[possible.specials[1]] == "Sc"


def test_jewels_exam_cards_and_tasks_are_public():
    state = position(
        windows="Y - G R",
        player0={"jewels": "Y B", "covered": "fund discard-a-tile"},
        player1={"exam": "master", "covered": "make-a-coat", "passed": 2},
    )
    for seat in (0, THIRD, SPECTATOR):
        view = seen_by(state, seat)
        shown = view.to_json()
        assert shown["jewels"] == {"1": "yellow_necklace", "2": None, "3": "green_ring", "4": "red_necklace"}
        assert shown["players"][0]["jewels"] == {"yellow_necklace": 1, "green_ring": 0, "red_necklace": 0, "blue_ring": 1}
        assert [player["exam"] for player in shown["players"]] == ["journeyman", "master", "journeyman"]
        assert sorted(shown["players"][0]["tasks_covered"]) == ["discard-a-tile", "fund"]
        assert (shown["players"][1]["tasks_covered"], shown["players"][1]["masters_exams_passed"]) == (["make-a-coat"], 2)
        for field in ("windows", "jewels", "sides", "tasks", "passed"):
            assert getattr(view, field) == getattr(state, field)
    for field, value in (
        ("windows", (1, -1, 1, 2)),
        ("jewels", (0, 0, 0)),
        ("tasks", (0, 0, 0)),
        ("sides", (1, 1, 0)),
        ("passed", (0, 1, 0)),
    ):
        other = state.copy()
        setattr(other, field, value)
        assert not any(same_for(seat, state, other) for seat in (0, 1, 2, None))


def test_nobody_sees_which_jewel_comes_next():
    """Only player 0 has a card left; then the next round begins."""
    state = position(windows="- - - -", player0={"hand": "0M"}, player1={"hand": ""}, player2={"hand": ""})
    other = state.copy()
    other.dice = 12345
    assert all(same_for(seat, state, other) for seat in (0, 1, 2, None))
    assert list(seen_by(state, 0).jewel_stack) == sorted(seen_by(state, 0).jewel_stack)
    assert len({do(possible, "play 0M", "pass").windows for possible in imagined(state, 0)}) > 5


# ---------------------------------------------------------------- exactly the positions that are possible


class History:
    """A small game of exams: five Journeymen of whom nobody knows where they are, two for hire and three in the deck."""

    POOL = "2Ja 2Jb 2Je 2Jf 2Jg"

    def __init__(self) -> None:
        more = ("1Aa 1Ab", "2A 3A", "4Ab 6Aa")
        hands: dict[str, Any] = {
            f"player{seat}": {"livres": 90, "hand": f"0Aa 0Ab {more[seat]}", "supply": "0M 0M 0J"} for seat in range(3)
        }
        self.state = position(exam_decks="2Je 2Jf 2Jg", **QUIET, **hands)
        self.events: list[tuple[str, int | None, str, str]] = []

    def turn(self, what: str, card: str = "") -> None:
        """`exam` (and the card taken), `show` a card taken before, `plain`, or `row`: one for hire comes up."""
        state = self.state
        (seat,) = GAME.to_decide(state)
        if what == "row":
            number = cards(card)[0]
            state.hire_stack, state.hire_row = without(state.hire_stack, number), inserted(state.hire_row, number)
            self.events.append(("row", None, card, ""))
            return
        if what == "show":
            do(state, f"play {card}")
        else:
            do(state, f"play {next(name for name in names(state.players[seat].hand).split() if not name.startswith('2J'))}")
        if what == "exam":
            state.tasks, state.sides = (15,) * 3, (0,) * 3  # everybody is ready for the Journeyman's exam again
            deck = exam_deck(state, "journeyman")
            do(state, "exam journeyman")
            while next_step(state).startswith("BonusOf"):
                do(state, "pass")
            do(state, f"choose {card}")
            state.tasks, state.sides = (0,) * 3, (0,) * 3
            self.events.append(("exam", seat, card, deck))
        else:
            if what == "show":
                self.events.append(("show", seat, card, ""))
            while GAME.to_decide(state) == (seat,) and not next_step(state).startswith("PlayOneCard"):
                do(state, "pass")

    def choices(self) -> list[tuple[str, str]]:
        """What the player in turn could do."""
        state = self.state
        (seat,) = GAME.to_decide(state)
        hand = names(state.players[seat].hand).split()
        shown = [("show", name) for name in hand if name.startswith("2J")]
        if len(shown) == len(hand):
            return shown
        row = [("row", name) for name in for_hire(state).split()]
        return [("plain", ""), *shown, *row, *[("exam", name) for name in exam_deck(state, "journeyman").split()] * 2]

    def worlds(self, viewer: int | None) -> set[World]:
        """Every way in which it can have been, by all that `viewer` has seen: for hire, deck, and the secret hand cards."""
        pool = self.POOL.split()
        return {
            world
            for two in combinations(pool, 2)
            for world in self._go_on(viewer, 0, frozenset(two), frozenset(pool) - {*two}, (frozenset(),) * 3)
        }

    def _go_on(self, viewer, at, stack, deck, hands):
        if at == len(self.events):
            yield (stack, deck, hands)
            return
        what, seat, card, found = self.events[at]
        if what == "row":
            if card in stack:
                yield from self._go_on(viewer, at + 1, stack - {card}, deck, hands)
        elif what == "show":
            if card in hands[seat]:
                yield from self._go_on(viewer, at + 1, stack, deck, with_hand(hands, seat, hands[seat] - {card}))
        elif viewer != seat or deck == frozenset(found.split()):
            for taken in [card] if viewer == seat else deck:
                yield from self._go_on(viewer, at + 1, stack, deck - {taken}, with_hand(hands, seat, hands[seat] | {taken}))

    def world(self, state: JewellerState) -> World:
        """The same of a position."""
        hands = tuple(frozenset(unseen_in_hand(state, seat).split()) for seat in range(3))
        return (frozenset(for_hire(state).split()), frozenset(exam_deck(state, "journeyman").split()), hands)

    def check(self) -> None:
        for viewer in (0, 1, 2, None):
            worlds = self.worlds(viewer)
            assert self.world(self.state) in worlds
            assert {self.world(other) for other in imagined(self.state, viewer, 10 * len(worlds) + 8)} == worlds
            decks = {deck for _, deck, _ in worlds}
            seen = seen_by(self.state, viewer).deck_seen(JOURNEYMAN)
            if exam_deck(self.state, "journeyman"):
                assert (frozenset(names(seen).split()) if seen is not None else None) == (
                    next(iter(decks)) if len(decks) == 1 else None
                )
            public = {card for what, _, card, _ in self.events if what in ("show", "row")}
            own = set() if viewer is None else self.world(self.state)[2][viewer]
            known = next(iter(decks)) if len(decks) == 1 else set()
            if any(look % 16 == 2 * viewer for look in self.state.looks) if viewer is not None else False:
                known = set().union(*decks)  # whoever looked is told what may still be there of what was there then
                rows = {row for row, _, _ in worlds}
                known |= next(iter(rows)) if len(rows) == 1 else set()
            assert set(named(told(self.state, viewer), self.POOL)) == {*public, *own, *known}


def with_hand(hands: Hands, seat: int, hand: frozenset[str]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


@pytest.mark.parametrize(
    "turns",
    [
        [],
        ["exam 2Je"],
        ["exam 2Je", "exam 2Jf"],
        ["exam 2Je", "exam 2Jf", "exam 2Jg"],
        ["exam 2Je", "exam 2Jf", "plain", "show 2Je"],
        ["exam 2Je", "exam 2Jf", "plain", "exam 2Jg"],
        ["exam 2Je", "plain", "plain", "show 2Je", "exam 2Jf"],
        ["exam 2Je", "exam 2Jf", "plain", "show 2Je", "show 2Jf"],
        ["exam 2Je", "row 2Ja", "exam 2Jf", "row 2Jb"],
        ["row 2Ja", "row 2Jb", "exam 2Je", "plain", "exam 2Jg"],
        ["exam 2Je", "exam 2Jf", "plain", "plain", "exam 2Jg", "plain", "show 2Je"],
    ],
)
def test_exactly_what_is_possible_is_imagined(turns):
    history = History()
    for turn in turns:
        history.turn(*turn.split())
    history.check()


@pytest.mark.parametrize("seed", range(12))
def test_exactly_what_is_possible_is_imagined_after_random_exams(seed):
    history, rng = History(), random.Random(seed)
    for _ in range(6):
        history.turn(*rng.choice(history.choices()))
    history.check()


def test_positions_that_a_seat_cannot_tell_apart_have_the_same_view():
    """Two games that differ only in which card player 0 took, until player 1 looks through the deck that is left."""
    one, other = History(), History()
    one.turn("exam", "2Je")
    other.turn("exam", "2Jf")
    assert all(same_for(seat, one.state, other.state) for seat in (1, 2, None))
    one.turn("exam", "2Jg")
    other.turn("exam", "2Jg")
    assert not same_for(1, one.state, other.state)
    assert all(same_for(seat, one.state, other.state) for seat in (2, None))


# ---------------------------------------------------------------- in the middle of a decision, and in games


def test_in_the_middle_of_another_players_choice_of_a_task():
    state = do(playing("0Aa", hire="", warehouse=["YR:T/L", "", ""]), "acquire 1.1", "keep")
    for possible in imagined(state, OPPONENT):
        assert legal(possible) == ["cover keep-common-silk", "cover keep-rare-silk"]


def test_in_the_middle_of_a_chain():
    state = bonus_of("2Jc", player0={"supply": "0M 0J", "hand": "0Aa 0Ab", "discard": "1Ma"})
    for possible in imagined(state, OPPONENT):
        assert len([text for text in legal(possible) if text.startswith("move")]) == 5
    do(state, "move discard 1Ma")
    for possible in imagined(state, OPPONENT):
        assert legal(possible) == ["use", "pass"]


def test_in_the_middle_of_an_exam_any_card_that_can_be_there_can_be_chosen():
    for possible in imagined(examined(), OPPONENT):
        for text in legal(possible):
            assert next_step(after(possible, text)) == "PlayOneCard of 1"


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_in_games_full_of_exams_nothing_secret_is_told_and_imagined_positions_can_be_played(players):
    """Everybody always has covered all tasks and has the money, so exams come often."""
    rng = random.Random(players)
    state = new(players, players)
    parts = parts_of(state)
    hidden = {*parts.pools[0], *parts.pools[1], *parts.specials}
    public: set[int] = set()
    exams = 0
    while GAME.to_decide(state):
        if next_step(state).startswith("PlayOneCard"):
            state.tasks = tuple(sum(1 << task for task in TASKS_OF[side]) for side in state.sides)
            for player in state.players:
                player.livres = max(player.livres, 30)
        public |= {*state.hire_row, *[card for p in state.players for card in p.discard + p.in_play + p.leaving + p.shown]}
        if rng.random() < 0.15:
            for viewer in (None, *range(players)):
                check_told(state, viewer, hidden, public)
                check_imagined(state, viewer, rng)
        seat = rng.choice(GAME.to_decide(state))
        choices = GAME.options(state, seat)
        tempting = [choice for choice in choices if choice.word in ("exam", "hire-special", "choose", "move", "copy")]
        decision = rng.choice(tempting if tempting and rng.random() < 0.8 else choices)
        exams += decision.word == "choose"
        GAME.carry_out(state, seat, decision)
    assert exams > 2 * players


def check_told(state: JewellerState, viewer: int | None, hidden: set[int], public: set[int]) -> None:
    """Of the cards that can be secret, a seat is told those that lay open, its own, and decks that it knows."""
    view = seen_by(state, viewer)
    allowed = set(public)
    if viewer is not None:
        allowed |= {*state.players[viewer].hand, state.specials[viewer]}
    for exam in (JOURNEYMAN, MASTER):
        deck = {card for card in state.exam_decks if BOX.ranks[card] == exam + 1}
        if view.deck_seen(exam) is not None:
            assert set(view.deck_seen(exam)) == deck
            allowed |= deck
        if len(view.pools[exam]) > 1:
            assert deck <= set(view.pools[exam][-1])
            allowed |= set(view.pools[exam][-1])
            allowed |= {card for card in state.hire_stack if card in view.pools[exam][0]}
    text = json.dumps(view.to_json())
    for card in hidden - allowed:
        assert f'"{BOX.card_names[card]}"' not in text


def check_imagined(state: JewellerState, viewer: int | None, rng: random.Random) -> None:
    view = seen_by(state, viewer)
    possible = cast(JewellerState, GAME.imagine(view, rng.getrandbits(59)))
    assert seen_by(possible, viewer).key() == view.key()
    specials = cards(SPECIALS)
    assert {card: count for card, count in employees(possible).items() if card not in specials} == {
        card: count for card, count in employees(state).items() if card not in specials
    }
    assert all(count == 1 for card, count in employees(possible).items() if card not in BOX.base)
    assert [len(player.hand) for player in possible.players] == [len(player.hand) for player in state.players]
    for seat in GAME.to_decide(state):
        assert GAME.options(possible, seat)
        assert viewer != seat or GAME.options(possible, seat) == GAME.options(state, seat)
    if rng.random() < 0.1:
        play_out(GAME, possible, rng.getrandbits(59))
