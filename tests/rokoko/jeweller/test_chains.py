"""Bonuses that use other bonuses: whatever is moved, copied or deputed, every turn comes to an end.

Two cards depute a card of the deck (1Mb uses its bonus, 2Jb does not), 2Jc moves one and 2Jd copies an opponent's top card.
Each walk tries every sequence of decisions from a played card to the end of the turn, in a position in which every bonus has
some use, and checks on the way that nothing is lost, doubled or owed.
"""

from collections import Counter
from typing import Any

import pytest

from rocaille.games.rokoko.names import NOTHING
from rocaille.games.rokoko.state import VEIL
from rocaille.kernel.tuples import without
from tests.rokoko.jeweller.more import decks, employees
from tests.rokoko.jeweller.positions import BOX, GAME, cards, do, names, position

KINDS = list(BOX.card_names)
CHAIN = ["1Mb", "2Jb", "2Jc", "2Jd"]
PAIRS = [(first, second) for first in CHAIN for second in CHAIN if first != second]
PLAIN = [card for card in KINDS if card not in CHAIN]
NO_BONUS = {"0M", "6Aa", "6Ab", "6Ac", "6Ad", "5Mh", "5Mi", "5Mj", "5Mk"}  # crowns, and the base Master
BASE = set(BOX.base)
OWN_PILES = ["supply", "hand", "discard"]
PLACES = [*OWN_PILES, "opponent"]
FILLING = {"supply": "0M 6Aa", "hand": "0M", "discard": "6Ab 5Mh", "opponent": "0Ab"}
RICH: dict[str, Any] = {
    "hire": "",
    "warehouse": ["YR:T/L", "", "B:T+L"],
    "stack": "GG:T/L R:T+L YY:T/L",
    "tile_discards": "G:T+L",
    "workshop": "- - - Y1 R1",
    "windows": "- - R G",
    "guests": {
        "1.2": "0 Y2",
        "1.3": "0 R2",
        "1.4": "0 Y3",
        "1.6": "0 G1",
        "2.1": "0 G2",
        "2.2": "1 B1",
        "2.3": "1 B2",
        "3.1": "0 R3",
        "3.2": "2 G4",
        "3.3": "2 G6",
        "3.4": "2 Y4",
        "4.1": "1 G7",
        "4.2": "1 Y6",
        "4.3": "2 Y7",
        "4.4": "2 R4",
        "5.1": "1 R5",
        "5.2": "1 G9",
        "5.3": "2 Y9",
        "5.4": "2 Y10",
    },
    "decorations": {
        "fireworks.1": 0,
        "fireworks.2": 1,
        "fireworks.3": 2,
        "fireworks.4": 1,
        "statues.1": 0,
        "statues.2": 1,
        "fountain_upper.1": 1,
        "fountain_upper.2": 2,
        "fountain_lower.1": 1,
        "fountain_lower.2": 2,
        "musicians.1": 1,
        "musicians.2": 1,
        "musicians.3": 1,
        "musicians.4": 2,
        "jeweller.1": 0,
    },
}
PURSE = {"livres": 13, "thread": 1, "lace": 1, "prestige": 2, "tiles": "YY:T/L Y:T+L", "veiled": "RR:T", "jewels": "Y G B"}
LONGEST_ALONE = 6  # decisions after the main action, until the turn ends
LONGEST = 9  # the same with chains: one for each card chosen on the way to the longest bonus


def laid_out(played: str, placed: dict[str, str], exam: str = "journeyman", covered: str = "fund"):
    """Player 0 is about to play `played`; `placed` says where other cards are, on top where there is a top."""
    everywhere = [name for row in placed.values() for name in row.split()]
    mine = [played, *[name for pile in OWN_PILES for name in placed.get(pile, "").split()]]
    used = Counter(mine + [name for name in everywhere if cards(name)[0] not in BASE and name not in mine])
    piles = {}
    for place, filling in FILLING.items():
        if place == "opponent":
            used = Counter(placed.get(place, "").split())
        row = []
        for name in filling.split():
            if used[name]:
                used[name] -= 1
            else:
                row.append(name)
        piles[place] = " ".join([*row, *placed.get(place, "").split()])
    own = {pile: piles[pile] for pile in OWN_PILES}
    own["hand"] = f"{played} {own['hand']}"
    return position(
        **RICH,
        player0={**PURSE, **own, "exam": exam, "covered": covered},
        player1={"hand": "0M", "discard": piles["opponent"]},
        player2={"hand": "0M", "supply": "0M 0J 0Aa", "discard": "0Ab"},
    )


def possible(played: str, other: str, place: str) -> bool:
    """Whether there are two such cards at the table: of most there is only one, and each player has a set of base cards."""
    if played != other:
        return True
    return cards(other)[0] in BASE and (place == "opponent" or other == "0M")


class Walk:
    """Every sequence of decisions from a position until somebody else plays a card."""

    def __init__(self, start, *first: str) -> None:
        self.before = employees(start)
        assert all(count == 1 for card, count in self.before.items() if card not in BASE)
        self.start = start.copy()
        self.things = things(start)
        self.lengths: dict[object, int] = {}
        self.seen: set[str] = set()  # cards whose bonus could be used
        self.decks: set[str] = set()  # what supply, hand and discard pile were in the end
        do(start, *first)
        self.length = self.longest(start)

    def longest(self, state) -> int:
        """How many decisions can follow; a position that comes back would mean that there is no end."""
        key = state.key()
        known = self.lengths.get(key)
        if known is not None:
            assert known >= 0, "the turn goes round in circles"
            return known
        self.lengths[key] = -1
        self.check(state)
        length = 0
        step = state.agenda[-1]
        if step.seat == 0 and step.key()[0] != "PlayOneCard":
            if step.key()[0] == "BonusOf":
                self.seen.add(BOX.card_names[step.key()[2]])
            options = GAME.options(state, 0)
            assert options
            for decision in options:
                following = GAME.after(state, 0, decision)
                self.check_departure(state, following, decision)
                length = max(length, 1 + self.longest(following))
        else:
            self.check_end(state)
        assert length <= LONGEST
        self.lengths[key] = length
        return length

    def check(self, state) -> None:
        player = state.players[0]
        assert min(player.livres, player.thread, player.lace, player.prestige) >= 0
        assert player.staying() >= 4
        now = employees(state)
        assert all(count <= self.before[card] for card, count in now.items())
        assert things(state) == self.things
        assert [other.key() for other in state.players[1:]] == [other.key() for other in self.start.players[1:]]

    def check_departure(self, state, following, decision) -> None:
        """Only cards that were deputed, or that took an exam, leave the game."""
        lost = employees(state) - employees(following)
        leaving = Counter(state.players[0].leaving)
        if decision.word == "depute-from":
            leaving[decision.card] += 1
        if decision.word == "choose":
            leaving.update(state.players[0].in_play)
        assert lost <= leaving

    def check_end(self, state) -> None:
        player = state.players[0]
        assert (player.in_play, player.leaving) == ((), ())
        assert [step.key() for step in state.agenda] == [*[step.key() for step in self.start.agenda[:-1]], ("PlayOneCard", 1)]
        assert dresses(state) == dresses(self.start)
        self.decks.add(names(player.supply + player.hand + player.discard))


def things(state) -> tuple[Any, ...]:
    """All resource tiles and jewels, wherever they are."""
    held = [tile % VEIL for player in state.players for tile in player.tiles + player.veiled]
    tiles = sorted([*held, *state.tile_stack, *state.tile_discards, *[tile for tile in state.warehouse if tile != NOTHING]])
    jewels = [
        state.windows.count(colour)
        + state.jewel_stack.count(colour)
        + sum(state.jewels_of(seat, colour) for seat in range(len(state.players)))
        for colour in range(4)
    ]
    return tiles, jewels


def dresses(state) -> list[int]:
    everywhere = (*state.workshop, *state.bag, *state.dress_discards, *state.dresses)
    return sorted(dress for dress in everywhere if dress != NOTHING)


def discarded(state, card: str) -> tuple[int, ...]:
    """Supply, hand and discard pile of player 0 when `card` has gone from the hand to the discard pile and no other moved."""
    player = state.players[0]
    return (*player.supply, *without(player.hand, cards(card)[0]), *player.discard, cards(card)[0])


# ---------------------------------------------------------------- every pair


def test_every_bonus_has_some_use_in_the_position_of_the_walks():
    used = set()
    for played in KINDS:
        used |= Walk(laid_out(played, {}), f"play {played}", "pass").seen
    assert used == set(KINDS) - NO_BONUS


@pytest.mark.ruling("new_journeymens_bonuses.in_use_cannot_be_chosen")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("played", CHAIN)
def test_a_card_that_chains_with_every_other_wherever_that_is(played, place):
    for other in KINDS:
        if possible(played, other, place):
            walk = Walk(laid_out(played, {place: other}), f"play {played}", "pass")
            chosen = {"1Mb": place != "opponent", "2Jb": False, "2Jc": place != "opponent", "2Jd": place == "opponent"}
            if other in PLAIN and chosen[played]:
                assert (other in walk.seen) == (other not in NO_BONUS)


@pytest.mark.parametrize("place", PLACES)
def test_every_other_card_leaves_all_cards_where_they_are(place):
    """A card that does not chain cannot reach others, so with every other card its walk is as short as alone."""
    for played in PLAIN:
        for other in KINDS:
            if possible(played, other, place):
                walk = Walk(laid_out(played, {place: other}), f"play {played}", "pass")
                assert walk.seen == {played} - NO_BONUS
                assert walk.length <= LONGEST_ALONE
                assert walk.decks == {names(discarded(walk.start, played))}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("played", CHAIN)
def test_a_card_that_chains_and_is_deputed_itself(played, place):
    for other in KINDS:
        if possible(played, other, place):
            start = laid_out(played, {place: other})
            assert cards(played)[0] not in decks(finished(start.copy(), f"play {played}", "depute"))[0]
            Walk(start, f"play {played}", "depute")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("played", ["2Jb", "2Jc", "2Jd"])
def test_a_card_that_chains_and_takes_the_exam(played, place):
    for other in [*CHAIN, "0M", "0Aa", "2Ja", "2Jh", "5A", "6M", "Sa", "5Mk"]:
        if possible(played, other, place):
            Walk(laid_out(played, {place: other}, "master", "all"), f"play {played}", "exam master")


def finished(state, *texts: str):
    """The end of the turn, if nothing more is used."""
    do(state, *texts)
    while GAME.to_decide(state) == (0,):
        do(state, "pass")
    return state


# ---------------------------------------------------------------- three and more


@pytest.mark.parametrize("first, second", PAIRS)
def test_chains_of_three_with_every_third_card(first, second):
    for third in KINDS:
        for place in PLACES if third not in (first, second) else ():
            placed = {"supply": second}
            placed[place] = f"{placed.get(place, '')} {third}"
            Walk(laid_out(first, placed), f"play {first}", "pass")


@pytest.mark.parametrize("played, at_opponent", PAIRS)
def test_all_cards_that_chain_at_once(played, at_opponent):
    rest = [card for card in CHAIN if card not in (played, at_opponent)]
    for piles in [("supply", "hand"), ("hand", "discard"), ("discard", "supply"), ("discard", "discard")]:
        placed = {"opponent": at_opponent}
        for card, pile in zip(rest, piles, strict=True):
            placed[pile] = f"{placed.get(pile, '')} {card}"
        walk = Walk(laid_out(played, placed), f"play {played}", "pass")
        assert (at_opponent in walk.seen) == (at_opponent != "2Jd" and played != "2Jb")


@pytest.mark.parametrize("played", CHAIN)
def test_all_cards_that_chain_in_one_deck(played):
    rest = [card for card in CHAIN if card != played]
    for shift in range(3):
        placed = {pile: rest[(at + shift) % 3] for at, pile in enumerate(OWN_PILES)}
        for top in ["0M", "0Ab", "2Ja", "0Aa", "5A"]:
            Walk(laid_out(played, {**placed, "opponent": top}), f"play {played}", "pass")


def test_moving_deputing_and_copying_in_one_turn():
    state = laid_out("2Jc", {"supply": "1Mb", "hand": "2Jd", "opponent": "Sb"})
    do(state, "play 2Jc", "pass", "move supply 1Mb", "depute-from hand 2Jd", "copy 1", "use")
    player = state.players[0]
    assert (player.prestige, names(player.discard)[-7:]) == (2 + 3, "1Mb 2Jc")
    assert "2Jd" not in names(decks(state)[0])


def test_copying_a_bonus_that_moves_one_that_deputes():
    state = laid_out("2Jd", {"supply": "1Mb", "hand": "0Ab", "opponent": "2Jc"})
    do(state, "play 2Jd", "pass", "copy 1", "move supply 1Mb", "depute-from hand 0Ab", "use")
    player = state.players[0]
    assert (player.livres, names(player.discard)[-7:]) == (13 + 2, "1Mb 2Jd")
    assert names(state.players[1].discard)[-3:] == "2Jc"


def test_a_copied_bonus_that_moves_cannot_move_a_card_in_use_nor_the_card_just_played():
    state = laid_out("1Mb", {"supply": "2Jd", "opponent": "2Jc"})
    do(state, "play 1Mb", "pass", "depute-from supply 2Jd", "copy 1")
    options = [GAME.notation.written(decision) for decision in GAME.options(state, 0)]
    assert [text for text in options if text.endswith(("2Jd", "2Jc", "1Mb"))] == []
    assert "move hand 0M" in options
