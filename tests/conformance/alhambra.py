"""What the battery must know of Alhambra, the card game."""

import random
from collections import Counter

from rocaille.games.alhambra.names import NOTHING, PRICES, VALUES
from rocaille.games.alhambra.state import State
from rocaille.kernel.packed import size, unpacked


def census(state: State) -> tuple[Counter[int], list[int]]:
    """Money cards by face, and buildings by category."""
    money = Counter(unpacked(state.money_stack, VALUES) + unpacked(state.money_discards, VALUES))
    money.update(card for card in state.display if card != NOTHING)
    buildings = list(state.dirk or (0,) * 6)
    for player in state.players:
        money.update(unpacked(player.money, VALUES))
        buildings = [all_of + own for all_of, own in zip(buildings, player.buildings, strict=True)]
    for building in [*unpacked(state.building_stack, PRICES), *(kind for kind in state.courtyard if kind != NOTHING)]:
        buildings[state.box.building_category[building]] += 1
    return money, buildings


def sound(state: State) -> str:
    """What may never be, whatever happens."""
    scoring_cards = int(state.scored < 1) + int(state.scored < 2)
    if sum(state.piles) != size(state.money_stack) + scoring_cards:
        return "the piles and the money in them do not fit"
    if (state.scored == 0 and not state.piles[1]) or (state.scored < 2 and not state.piles[3]):
        return "a scoring card has been lost"
    if state.agenda and sum(step.key()[0] == "TakeAction" for step in state.agenda) > 1:
        return "two actions are waiting"
    if (len(state.players) == 2) != bool(state.dirk):
        return "Dirk plays with two players, and only with them"
    return ""


def scrambled(state: State, seat: int | None, dice: random.Random) -> State:
    """Only the future is hidden."""
    other = state.copy()
    other.dice = dice.getrandbits(60)
    return other
