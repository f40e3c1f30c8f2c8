"""Setting up the game.

Four buildings go on the courtyard's spaces, one a currency. From seat 0 on, everybody is dealt money face up until it makes 20
or more. Who got the fewest cards begins; then the smallest sum, then the lowest seat. Four money cards lie face up, the rest
makes five piles of nearly equal size, the first ones larger; scoring card A is in the second, B in the fourth.
"""

from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.decisions import value_of
from rocaille.games.alhambra.names import (
    CATEGORIES,
    CURRENCIES,
    DISPLAY,
    NO_MONEY,
    NOBODY,
    NOTHING,
    PILE_OF_A,
    PILE_OF_B,
    PILES,
    SPACES,
    START_MONEY,
    VALUES,
)
from rocaille.games.alhambra.rules.buying_buildings import refill_courtyard, wealth
from rocaille.games.alhambra.rules.playing_the_game import begin_turn
from rocaille.games.alhambra.rules.taking_money import drawn_money
from rocaille.games.alhambra.rules.two_players import give_dirk_his_start
from rocaille.games.alhambra.state import Player, State
from rocaille.kernel.agenda import go_on
from rocaille.kernel.dice import DecisionDice
from rocaille.kernel.log import Log
from rocaille.kernel.packed import size, with_one


def set_up(box: Box, dice: int, log: Log, source: DecisionDice | None = None) -> State:
    """The position before the first decision."""
    players = [Player(seat, NO_MONEY, (0,) * CATEGORIES) for seat in range(box.players)]
    state = State(
        box,
        players,
        NOBODY,
        (),
        dice,
        (NOTHING,) * SPACES,
        box.all_buildings,
        (NOTHING,) * DISPLAY,
        (0,) * PILES,
        box.money,
        NO_MONEY,
        0,
        (),
        (),
    )
    state.source = source
    if box.players == 2:
        give_dirk_his_start(state, log)
    refill_courtyard(state, log)
    cards = size(state.money_stack)
    for player in players:
        cards = deal_start_money(state, player, cards, log)
    state.display = tuple([drawn_money(state, cards - place) for place in range(DISPLAY)])
    state.piles = piles_of(cards - DISPLAY)
    first = first_player(players)
    log.note("first_player", first)
    begin_turn(state, first)
    go_on(state, log)
    state.source = None
    return state


def deal_start_money(state: State, player: Player, cards: int, log: Log) -> int:
    """Deal until it is enough; how many of the `cards` in the stack are left."""
    total = 0
    while total < START_MONEY:
        card = drawn_money(state, cards)
        cards -= 1
        player.money = with_one(player.money, card, VALUES)
        total += value_of(card)
        log.note("start_money", player.seat, card)
    return cards


def first_player(players: list[Player]) -> int:
    """Fewest cards, then the smallest sum, then the lowest seat, who stands for the youngest."""
    return min(
        [
            (size(player.money), sum([wealth(player, currency) for currency in range(CURRENCIES)]), player.seat)
            for player in players
        ]
    )[2]


def piles_of(cards: int) -> tuple[int, ...]:
    """The sizes of the five piles, with the scoring cards in theirs."""
    return tuple(
        [cards // PILES + int(pile < cards % PILES) + int(pile == PILE_OF_A or pile == PILE_OF_B) for pile in range(PILES)]
    )
