"""What the battery must know of Rokoko."""

import random
from collections.abc import Iterable

from rocaille.games.rokoko.names import FOUNTAIN_LOWER, FOUNTAIN_UPPER, NOBODY, NOTHING, SMALLEST_DECK
from rocaille.games.rokoko.places import of_kind
from rocaille.games.rokoko.rules.make_a_dress import PayForDress
from rocaille.games.rokoko.rules.rent_out_or_sell import RentOrSell
from rocaille.games.rokoko.state import VEIL, State
from rocaille.kernel.tuples import contains, without_all


def census(state: State) -> tuple[list[int], list[int]]:
    """Resource tiles by kind and dresses; every one is always in just one place. (Employees leave the game for good.)"""
    tiles = [*state.tile_stack, *state.tile_discards, *[tile for tile in state.warehouse if tile != NOTHING]]
    dresses = [*state.bag, *state.dress_discards, *[dress for dress in state.workshop + state.dresses if dress != NOTHING]]
    for player in state.players:
        tiles += player.tiles
        tiles += [veiled % VEIL for veiled in player.veiled]
    dresses += [step.dress for step in state.agenda if isinstance(step, RentOrSell)]
    return sorted(tiles), sorted(dresses)


def sound(state: State, for_hire: tuple[int, ...] | None = None) -> str:
    """What may never be, whatever happens."""
    box = state.box
    for_hire = for_hire or box.for_hire
    hired = [*state.hire_row, *state.hire_stack]
    for player in state.players:
        deck = player.supply + player.hand + player.discard + player.in_play + player.leaving
        if any(deck.count(card) > box.base.count(card) for card in set(box.base)):
            return f"player {player.seat} has too many base employees"
        hired += [card for card in deck if card not in box.base]
        if min(player.livres, player.thread, player.lace, player.prestige) < 0:
            return f"player {player.seat} owes something"
        if player.staying() < SMALLEST_DECK:
            return f"player {player.seat} has fewer than {SMALLEST_DECK} cards"
        if not contains(player.hand, player.shown):
            return f"player {player.seat} shows cards that are not in the hand"
        if list(player.hand) != sorted(player.hand) or list(player.tiles) != sorted(player.tiles):
            return "something sorted is not"
        if state.all_halls.count(player.seat) > 1:
            return f"player {player.seat} is twice on the all-halls track"
        for kind in (FOUNTAIN_UPPER, FOUNTAIN_LOWER):
            if of_kind(state.decorations, kind).count(player.seat) > 1:
                return f"player {player.seat} is twice in a row of the fountain"
    if len(set(hired)) < len(hired) or not set(hired) <= set(for_hire):
        return "an employee for hire is in two places"
    if [dress == NOTHING for dress in state.dresses] != [host == NOBODY for host in state.hosts]:
        return "a dress without an owner, or an owner without a dress"
    if not {space for space, host in enumerate(state.hosts) if host != NOBODY} <= set(box.spaces):
        return "a dress where the board has no space"
    if not {space for space, owner in enumerate(state.decorations) if owner != NOBODY} <= set(box.decorations):
        return "a marker where the board has no decoration"
    if sum(isinstance(step, PayForDress) for step in state.agenda) > 1:
        return "two dresses are being paid for"
    return ""


def mixed(items: Iterable[int], dice: random.Random) -> list[int]:
    """In random order; much faster than `shuffle`."""
    return sorted(items, key=lambda _: dice.random())


def scrambled(state: State, seat: int | None, dice: random.Random) -> State:
    """Hands of the others that nobody was shown, tiles drawn face down by others, and the future."""
    other = state.copy()
    other.dice = dice.getrandbits(60)
    unseen: dict[int, list[int]] = {state.shuffles: list(state.tile_stack)}
    for player in other.players:
        if player.seat == seat:
            continue
        secret = mixed(without_all(player.hand + player.supply, player.shown), dice)
        unknown = len(player.hand) - len(player.shown)
        player.hand = tuple(sorted([*player.shown, *secret[:unknown]]))
        player.supply = tuple(sorted(secret[unknown:]))
        for veiled in player.veiled:
            unseen.setdefault(veiled // VEIL, []).append(veiled % VEIL)
    unseen = {shuffle: mixed(pool, dice) for shuffle, pool in unseen.items()}
    for player in other.players:
        if player.seat != seat:
            player.veiled = tuple(unseen[veiled // VEIL].pop() + VEIL * (veiled // VEIL) for veiled in player.veiled)
    other.tile_stack = tuple(sorted(unseen[state.shuffles]))
    return other
