"""Foretelling the dice of a match of Alhambra from what everybody sees before the first decision.

A stream has 60 bits and no key: whoever tries all of them finds the place at which a match began, and knows what comes. Here
most bits are given, so that it takes a moment; the rest of the work is the same, only longer.
"""

from collections.abc import Iterator

import pytest

from rocaille.catalogue import game as find_game
from rocaille.games.alhambra.game import Alhambra
from rocaille.games.alhambra.rules.setting_up_the_game import set_up
from rocaille.games.alhambra.state import State
from rocaille.kernel.dice import MatchDice, advance, face, sown
from rocaille.kernel.history import History
from rocaille.kernel.log import SILENCE

PLAYERS = 4
UNKNOWN = 14  # bits
SEED = 2**127 + 12345
NUMBERS = ("5" * 32, "", "a" * 32, "0" * 32)


def shown(state: State) -> tuple[object, ...]:
    """What lies open before the first decision."""
    return (state.courtyard, state.display, [player.money for player in state.players])


def candidates(hint: int, seen: State) -> Iterator[State]:
    """The openings of all streams that begin with the bits of `hint` and look like what was seen."""
    game = find_game("alhambra")
    assert isinstance(game, Alhambra)
    box = game.boxes[PLAYERS]
    for low in range(1 << UNKNOWN):
        state = set_up(box, hint >> UNKNOWN << UNKNOWN | low, SILENCE)
        if shown(state) == shown(seen):
            yield state


def play_on(match: History, guess: State) -> tuple[int, int]:
    """Play the match with any decisions and the guess beside it: so many positions were foretold, of so many."""
    right = of = 0
    dice = sown(1, "choices")
    while seats := match.game.to_decide(match.state):
        choices = match.game.options(match.state, seats[0])
        dice = advance(dice)
        decision = choices[face(dice, len(choices))]
        before = match.state.dice
        match.decide(seats[0], decision)
        if decision not in match.game.options(guess, seats[0]):
            return right, of + 1
        match.game.carry_out(guess, seats[0], decision)
        if match.state.dice != before:
            of += 1
            right += match.game.view(match.state, None).key() == match.game.view(guess, None).key()
    return right, of


@pytest.fixture(scope="module")
def stream() -> History:
    return History(find_game("alhambra"), PLAYERS, SEED)


def test_a_stream_is_found_and_the_whole_match_foretold(stream: History) -> None:
    assert isinstance(stream.state, State)
    [found] = candidates(sown(SEED, "alhambra"), stream.state)
    right, of = play_on(stream, found)
    assert right == of > 20


def test_the_same_attack_finds_nothing_in_a_real_match() -> None:
    """Even with the whole place of the first die given."""
    match = History(find_game("alhambra"), PLAYERS, SEED, numbers=NUMBERS)
    assert isinstance(match.state, State)
    first = MatchDice(SEED, NUMBERS).of_set_up().next_place()
    assert list(candidates(first, match.state)) == []
    right, of = play_on(match, match.state.copy())
    assert right < of / 2, "even the whole position says nothing about what comes"
