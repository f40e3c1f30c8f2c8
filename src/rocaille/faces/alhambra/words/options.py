"""What there is to decide, and each decision as a short label: what it costs, and whether exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rocaille.faces.alhambra.words import names as say
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.decisions import BuyBuilding, BuyForDirk, PayCard, TakeMoney
from rocaille.games.alhambra.names import NOTHING, VALUES
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding
from rocaille.games.alhambra.rules.playing_the_game import TakeAction
from rocaille.games.alhambra.state import State
from rocaille.games.alhambra.view import AlhambraView
from rocaille.kernel.agenda import Step
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, View
from rocaille.kernel.game import State as KernelState
from rocaille.kernel.packed import unpacked
from rocaille.words import Words
from rocaille.words.sentences import capital

Position = State | AlhambraView


def step(words: Words, box: Box, step: Step[Any], position: KernelState | View | None = None, seat: int | None = None) -> str:
    """What is to be decided, as a headline. `position` adds what the step itself does not know."""
    args: dict[str, object] = {}
    if isinstance(step, PayForBuilding) and isinstance(position, State | AlhambraView):
        building = position.courtyard[step.space]
        args = {
            "category": say.category(words, box, box.building_category[building]),
            "paid": step.paid,
            "cost": say.amount(words, box, box.building_price[building], step.space),
            "outlook": _rest(words, position, step, step.paid, own_values(position, step.seat, step.space), step.last),
        }
    elif isinstance(step, TakeAction) and isinstance(position, State | AlhambraView) and again(position):
        return words("alhambra.again")
    return capital(words(f"alhambra.step.{step.word()}", **args))


def again(position: Position) -> bool:
    """Whether a building was bought in this turn, so that this is an extra action: spaces are filled at its end."""
    return bool(position.agenda) and NOTHING in position.courtyard


def option(
    words: Words, game: Game, position: KernelState | View, decision: Decision, names: Sequence[str] = say.SEAT_NAMES
) -> str:
    """The label of a decision that is possible now. No decision of this game names a player."""
    assert isinstance(position, State | AlhambraView)
    box = position.box
    if isinstance(decision, TakeMoney):
        return words("alhambra.option.take", cards=say.money_list(words, box, decision.cards()))
    if isinstance(decision, BuyBuilding | BuyForDirk):
        building = position.courtyard[decision.space]
        price = box.building_price[building]
        least = least_payment(own_values(position, position.turn, decision.space), price)
        return words(
            f"alhambra.option.{decision.word}",
            cost=say.amount(words, box, price, decision.space),
            category=say.category(words, box, box.building_category[building]),
            outlook=_outlook(words, least, price),
        )
    assert isinstance(decision, PayCard)
    return words("alhambra.option.pay", value=decision.value, **_payment(words, position, decision.value))


def own_values(position: Position, seat: int, currency: int) -> list[int]:
    """The values of a player's money of one currency, small ones first."""
    cards = unpacked(position.players[seat].money, VALUES)
    return [card % VALUES + 1 for card in cards if card // VALUES == currency]


def least_payment(values: list[int], price: int) -> int:
    """The least that these cards can pay for a price that they reach."""
    sums = 1  # a bit for each sum
    for value in values:
        sums |= sums << value
    enough = sums >> price
    return price + (enough & -enough).bit_length() - 1


def _outlook(words: Words, least: int, price: int) -> str:
    return words("alhambra.option.exact") if least == price else words("alhambra.option.not_exact", least=least)


def _payment(words: Words, position: Position, value: int) -> dict[str, object]:
    """What is paid with this card, and what that leads to."""
    step = position.agenda[-1]
    assert isinstance(step, PayForBuilding)
    price = position.box.building_price[position.courtyard[step.space]]
    paid = step.paid + value
    if paid >= price:
        key = "pay_exact" if paid == price else "pay_more"
        return {"paid": paid, "outlook": words(f"alhambra.option.{key}", more=paid - price)}
    rest = own_values(position, step.seat, step.space)
    rest.remove(value)
    return {"paid": paid, "outlook": _rest(words, position, step, paid, rest, value)}


def _rest(words: Words, position: Position, step: PayForBuilding, paid: int, values: list[int], most: int) -> str:
    """How much is to go when so much is paid, and whether these cards, none above `most`, can make it exact."""
    price = position.box.building_price[position.courtyard[step.space]]
    least = paid + least_payment([value for value in values if value <= most], price - paid)
    key = "pay_on" if least == price else "pay_on_not"
    return words(f"alhambra.option.{key}", left=price - paid, least=least)
