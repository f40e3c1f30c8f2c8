"""What the battery must know of Rokoko."""
import random
from collections import Counter

from rocaille.games.rokoko.names import NOBODY, NOTHING, SMALLEST_DECK
from rocaille.games.rokoko.rules.make_a_dress import PayForDress
from rocaille.games.rokoko.rules.rent_out_or_sell import RentOrSell
from rocaille.games.rokoko.state import VEIL, State


def census(state: State) -> tuple[Counter, Counter]:
    """Resource tiles by kind and dresses; every one is always in just one place. (Employees leave the game for good.)"""
    tiles = Counter(state.tile_stack + state.tile_discards)
    tiles.update(tile for tile in state.warehouse if tile != NOTHING)
    dresses = Counter(state.bag + state.dress_discards)
    dresses.update(dress for dress in state.workshop + state.dresses if dress != NOTHING)
    for player in state.players:
        tiles.update(player.tiles)
        tiles.update(veiled % VEIL for veiled in player.veiled)
    dresses.update(step.dress for step in state.agenda if isinstance(step, RentOrSell))
    return tiles, dresses


def sound(state: State) -> str:
    """What may never be, whatever happens."""
    box = state.box
    base = Counter(box.base)
    seen: Counter[int] = Counter(state.hire_row + state.hire_stack)
    for player in state.players:
        deck = Counter(player.supply + player.hand + player.discard + player.in_play + player.leaving)
        if any(deck[card] > base[card] for card in base):
            return f"player {player.seat} has too many base employees"
        seen.update(card for card in deck.elements() if card not in base)
        if min(player.livres, player.thread, player.lace, player.prestige) < 0:
            return f"player {player.seat} owes something"
        if player.staying() < SMALLEST_DECK:
            return f"player {player.seat} has fewer than {SMALLEST_DECK} cards"
        if Counter(player.shown) - Counter(player.hand):
            return f"player {player.seat} shows cards that are not in the hand"
        if list(player.hand) != sorted(player.hand) or list(player.tiles) != sorted(player.tiles):
            return "something sorted is not"
        if state.all_halls.count(player.seat) > 1:
            return f"player {player.seat} is twice on the all-halls track"
        for row in (state.decorations[10:15], state.decorations[15:20]):
            if row.count(player.seat) > 1:
                return f"player {player.seat} is twice in a row of the fountain"
    if any(count > 1 for count in seen.values()) or not set(seen) <= set(box.for_hire):
        return "an employee for hire is in two places"
    if any((dress == NOTHING) != (host == NOBODY) for dress, host in zip(state.dresses, state.hosts, strict=True)):
        return "a dress without an owner, or an owner without a dress"
    if any(host != NOBODY and space not in box.spaces for space, host in enumerate(state.hosts)):
        return "a dress where the board has no space"
    if any(owner != NOBODY and space not in box.decorations for space, owner in enumerate(state.decorations)):
        return "a marker where the board has no decoration"
    if sum(isinstance(step, PayForDress) for step in state.agenda) > 1:
        return "two dresses are being paid for"
    return ""


def scrambled(state: State, seat: int | None, dice: random.Random) -> State:
    """Hands of the others that nobody was shown, tiles drawn face down by others, and the future."""
    other = state.copy()
    other.dice = dice.getrandbits(60)
    unseen: dict[int, list[int]] = {state.shuffles: list(state.tile_stack)}
    for player in other.players:
        if player.seat == seat:
            continue
        secret = list((Counter(player.hand + player.supply) - Counter(player.shown)).elements())
        dice.shuffle(secret)
        unknown = len(player.hand) - len(player.shown)
        player.hand = tuple(sorted([*player.shown, *secret[:unknown]]))
        player.supply = tuple(sorted(secret[unknown:]))
        for veiled in player.veiled:
            unseen.setdefault(veiled // VEIL, []).append(veiled % VEIL)
    for pool in unseen.values():
        dice.shuffle(pool)
    for player in other.players:
        if player.seat != seat:
            player.veiled = tuple(unseen[veiled // VEIL].pop() + VEIL * (veiled // VEIL) for veiled in player.veiled)
    other.tile_stack = tuple(sorted(unseen[state.shuffles]))
    return other
