"""What the battery must know of Rokoko with the jeweller, besides what it knows of Rokoko."""

import random
from collections import Counter
from typing import Any, cast

from rocaille.games.rokoko.jeweller.parts import parts_of
from rocaille.games.rokoko.jeweller.rules.new_journeymens_bonuses import InUse, SellAtOnce
from rocaille.games.rokoko.jeweller.state import MARK, JewellerState
from rocaille.games.rokoko.names import JEWELLER, JOURNEYMAN, MASTER, NOTHING
from rocaille.games.rokoko.places import of_kind
from rocaille.kernel.decision import Decision
from tests.conformance import rokoko


def pick(options: list[Decision], dice: random.Random) -> Decision:
    """Kinds of decision are equally likely, so that exams and jewels come up often."""
    word = dice.choice(sorted({option.word for option in options}))
    return dice.choice([option for option in options if option.word == word])


def census(state: JewellerState) -> Any:
    """As in the base game. (Jewels leave the game for good.)"""
    tiles, dresses = rokoko.census(state)
    return tiles, sorted(dresses + [step.dress for step in state.agenda if isinstance(step, SellAtOnce)])


def sound(state: JewellerState) -> str:
    parts = parts_of(state)
    box = state.box
    if trouble := rokoko.sound(state, (*box.for_hire, *parts.pools[0], *parts.pools[1], *parts.specials)):
        return trouble
    decks = [
        card
        for player in state.players
        for card in player.supply + player.hand + player.discard + player.in_play + player.leaving
    ]
    single = [
        *decks,
        *state.hire_row,
        *state.hire_stack,
        *state.exam_decks,
        *[special for special in state.specials if special != NOTHING],
    ]
    if any(count > 1 for card, count in Counter(single).items() if card not in box.base):
        return "an employee is in two places"
    if any(box.levels[first] > box.levels[then] for first, then in zip(state.hire_stack, state.hire_stack[1:], strict=False)):
        return "a higher level is for hire before a lower one"
    for color in range(4):
        there = (state.windows + state.jewel_stack).count(color) + sum(
            state.jewels_of(seat, color) for seat in range(box.players)
        )
        if there > parts.jewels.count(color):
            return "there are more jewels of a colour than in the box"
    row = of_kind(state.decorations, JEWELLER)
    for player in state.players:
        if row.count(player.seat) > 1:
            return f"player {player.seat} has two spaces of the jeweller"
        if state.jewel_count(player.seat) and player.seat not in row:
            return f"player {player.seat} has jewels but no space of the jeweller"
        if state.tasks[player.seat] >> 4 if state.sides[player.seat] == 0 else state.tasks[player.seat] & 15:
            return f"player {player.seat} has covered tasks of the exam that does not lie open"
    in_hands = [card for player in state.players for card in player.hand if card not in player.shown]
    if any(unseen % MARK not in in_hands for unseen in state.unseen_cards):
        return "a card that nobody has seen is not in a hand"
    if any(step.card not in state.players[step.seat].discard for step in state.agenda if isinstance(step, InUse)):
        return "a moved card is not in the discard pile while its bonus is used"
    return ""


def scrambled(state: JewellerState, seat: int | None, dice: random.Random) -> JewellerState:
    """Besides the base game's secrets: special Apprentices of others, and where the cards of the exam decks are.

    A card can have changed places with another only if all looks of this seat found both in the deck, or both not.
    """
    other = cast(JewellerState, state.copy())
    taken = [
        (player, unseen)
        for unseen in other.unseen_cards
        for player in other.players
        if unseen % MARK in player.hand and player.seat != seat
    ]
    for player, unseen in taken:
        player.hand = tuple(card for card in player.hand if card != unseen % MARK)
    other = cast(JewellerState, rokoko.scrambled(other, seat, dice))
    replaced: dict[int, int] = {}
    for rank in (JOURNEYMAN, MASTER):
        pool = parts_of(state).pools[rank - 1]
        looks = [look // 16 for look in state.looks if seat is not None and look % 16 == 2 * seat + rank - 1]
        groups: dict[int, list[int]] = {}
        for card in state.hire_stack:
            if card in pool:
                groups.setdefault(0, []).append(card)
        for card in state.exam_decks:
            if card in pool:
                groups.setdefault(len(looks), []).append(card)
        for _, unseen in taken:
            if unseen % MARK in pool:
                groups.setdefault(sum(look <= unseen // MARK for look in looks), []).append(unseen % MARK)
        for cards in groups.values():
            replaced.update(zip(cards, rokoko.mixed(cards, dice), strict=True))
    levels = state.box.levels
    other.hire_stack = tuple(
        sorted((replaced.get(card, card) for card in state.hire_stack), key=lambda card: (levels[card], card))
    )
    other.exam_decks = tuple(sorted(replaced[card] for card in state.exam_decks))
    for player, unseen in taken:
        hand = other.players[player.seat].hand
        other.players[player.seat].hand = tuple(sorted((*hand, replaced[unseen % MARK])))
    mine = {unseen % MARK for unseen in state.unseen_cards} - {unseen % MARK for _, unseen in taken}
    other.unseen_cards = tuple(
        unseen if unseen % MARK in mine else replaced[unseen % MARK] + unseen // MARK * MARK for unseen in state.unseen_cards
    )
    known = {*state.hired_specials, NOTHING if seat is None else state.specials[seat]}
    secret = rokoko.mixed([special for special in parts_of(state).specials if special not in known], dice)
    other.specials = tuple(
        special if special == NOTHING or owner == seat else secret.pop() for owner, special in enumerate(state.specials)
    )
    return other
