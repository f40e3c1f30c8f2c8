"""What there is to decide, and each decision as a short label with its cost and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rocaille.faces.rokoko.words import jeweller
from rocaille.faces.rokoko.words import names as say
from rocaille.faces.rokoko.words.names import Position
from rocaille.games.rokoko.bonuses.actions import GainThreadOrLace
from rocaille.games.rokoko.bonuses.deputing import DeputeForLivres
from rocaille.games.rokoko.bonuses.payouts import Payout
from rocaille.games.rokoko.bonuses.returns import DiscardMore, ReturnMore, prestige_for_silk
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.decisions import (
    AcquireTile,
    DeputeEmployee,
    DeputeFrom,
    DiscardTile,
    FundDecoration,
    GainMarker,
    GiveTile,
    HireEmployee,
    MakeDress,
    Pass,
    PlayCard,
    RentOut,
    ReturnLivres,
    SellDress,
    TakeCard,
    UseBonus,
)
from rocaille.games.rokoko.derived import discount
from rocaille.games.rokoko.jeweller.decisions import ChooseFromDeck, CopyBonus
from rocaille.games.rokoko.jeweller.rules.new_journeymens_bonuses import MakeToSell
from rocaille.games.rokoko.jeweller.rules.take_the_journeymans_exam import ChooseNewEmployee
from rocaille.games.rokoko.names import HAND_SIZE, NOTHING, PILES
from rocaille.games.rokoko.rules.acquire_resources import KeepOrDiscard, price_at
from rocaille.games.rokoko.rules.claim_the_queens_favour import FAVOUR_LIVRES
from rocaille.games.rokoko.rules.depute_your_employee import PAY
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf
from rocaille.games.rokoko.rules.fund_a_decoration import cost as decoration_cost
from rocaille.games.rokoko.rules.hire_a_new_employee import price as hire_price
from rocaille.games.rokoko.rules.make_a_dress import PayForDress
from rocaille.games.rokoko.rules.rent_out_or_sell import FreeTile, RentOrSell
from rocaille.games.rokoko.rules.select_3_hand_cards import SelectHandCards
from rocaille.games.rokoko.rules.take_actions import MainAction
from rocaille.games.rokoko.state import VEIL, State
from rocaille.games.rokoko.view import RokokoView, imagine
from rocaille.kernel.agenda import Step
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, View
from rocaille.kernel.game import State as KernelState
from rocaille.words import Words
from rocaille.words.sentences import capital


def step(words: Words, box: Box, step: Step[Any], position: KernelState | View | None = None, seat: int | None = None) -> str:
    """What is to be decided, as a headline. `position` and `seat` add what the step itself does not know."""
    args: dict[str, object] = {}
    if isinstance(step, SelectHandCards):
        args["number"] = _hand_size(position, seat) + 1
    elif isinstance(step, MainAction | BonusOf):
        args["card"] = say.card(words, box, step.card)
        args["of_card"] = say.of_card(words, box, step.card)
        args["bonus"] = say.bonus(words, box, step.card)
    elif isinstance(step, KeepOrDiscard):
        tile = step.tile if step.tile >= 0 else _last_veiled(position, step.seat)
        args["tile"] = say.tile(words, box, tile) if tile != NOTHING else words("rokoko.hidden_tile")
    elif isinstance(step, PayForDress):
        args["dress"] = say.dress(words, box, step.dress)
        args["need"] = say.silk_letters(box.dress_silk[step.dress])
    elif isinstance(step, RentOrSell):
        args["dress"] = say.dress(words, box, step.dress)
    elif isinstance(step, DiscardMore):
        args["given"] = ", ".join(say.silk_letters(box.tile_silk[tile]) for tile in step.given)
        args["prestige"] = _prestige(box, step.given)
    elif isinstance(step, ChooseNewEmployee):
        args["exam"] = say.exam(words, step.exam)
    return capital(words(f"rokoko.step.{step.word()}", **args))


def _hand_size(position: KernelState | View | None, seat: int | None) -> int:
    if isinstance(position, State) and seat is not None:
        return len(position.players[seat].hand)
    if isinstance(position, RokokoView) and seat is not None:
        return position.players[seat].hand_size
    return HAND_SIZE - 1


def _last_veiled(position: KernelState | View | None, seat: int) -> int:
    """The tile that the player has just drawn face down, if this is somebody who may see it."""
    if isinstance(position, State | RokokoView) and position.players[seat].veiled:
        return position.players[seat].veiled[-1] % VEIL
    return NOTHING


def _prestige(box: Box, tiles: tuple[int, ...]) -> int:
    return prestige_for_silk(sum(box.tile_silk[tile] for tile in tiles))


def option(
    words: Words, game: Game, position: KernelState | View, decision: Decision, names: Sequence[str] = say.SEAT_NAMES
) -> str:
    """The label of a decision that is possible now; the players have these names."""
    assert isinstance(position, State | RokokoView)
    if isinstance(decision, CopyBonus):
        return jeweller.copying(words, position, decision, names)
    label = _LABELS.get(type(decision))
    if label is not None:
        return label(words, position, decision)
    if decision.word == "favour":
        return words("rokoko.option.favour", livres=FAVOUR_LIVRES)
    return words(f"rokoko.option.{decision.word}")


def _card(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, TakeCard | PlayCard | ChooseFromDeck)
    box = position.box
    return words(
        f"rokoko.option.{decision.word}",
        card=say.card(words, box, decision.card),
        bonus=say.short_bonus(words, box, decision.card),
    )


def _hire(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, HireEmployee)
    return words(
        "rokoko.option.hire",
        the_card=say.the_card(words, position.box, decision.card),
        paid=say.paid(words, hire_price(position.hire_row)),
        bonus=say.short_bonus(words, position.box, decision.card),
    )


def _depute(words: Words, position: Position, decision: Decision) -> str:
    card = _card_of(position)
    return words("rokoko.option.depute", the_card=say.the_card(words, position.box, card), livres=PAY[position.box.ranks[card]])


def _depute_from(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, DeputeFrom)
    box = position.box
    bonus = box.bonuses[_card_of(position)]
    the_card = say.the_card(words, box, decision.card)
    from_pile = words(f"rokoko.from_pile.{PILES[decision.pile]}")
    if isinstance(bonus, DeputeForLivres):
        return words(
            "rokoko.option.depute_pay", the_card=the_card, from_pile=from_pile, livres=bonus.pay[box.ranks[decision.card]]
        )
    return words(
        "rokoko.option.depute-from", the_card=the_card, from_pile=from_pile, bonus=say.short_bonus(words, box, decision.card)
    )


def _card_of(position: Position) -> int:
    """The card whose action or bonus is being decided."""
    step = position.agenda[-1]
    assert isinstance(step, MainAction | BonusOf | ReturnMore)
    return step.card


def _give(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, GiveTile)
    tile = say.silk(words, position.box.tile_silk[decision.tile])
    step = position.agenda[-1]
    if isinstance(step, PayForDress):
        return words("rokoko.option.give", tile=tile)
    given = step.given if isinstance(step, DiscardMore) else ()
    return words("rokoko.option.give_prestige", tile=tile, prestige=_prestige(position.box, (*given, decision.tile)))


def _rent(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, RentOut)
    rewards = position.box.space_rewards[decision.space]
    gain = words("rokoko.option.rent_reward", reward=say.rewards(words, rewards)) if rewards else ""
    return words("rokoko.option.rent", space=say.space(words, position.box, decision.space), reward=gain)


def _fund(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, FundDecoration)
    box = position.box
    prestige = box.decoration_prestige[decision.decoration]
    return words(
        "rokoko.option.fund",
        decoration=say.the_decoration(words, decision.decoration),
        paid=say.paid(words, decoration_cost(box, decision.decoration, discount(box, position.agenda))),
        prestige=words("rokoko.option.fund_prestige", prestige=prestige) if prestige else "",
    )


def _acquire(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, AcquireTile)
    tile = say.tile(words, position.box, position.warehouse[decision.place])
    if isinstance(position.agenda[-1], FreeTile):
        return words("rokoko.option.take_free", tile=tile)
    return words("rokoko.option.acquire", tile=tile, paid=say.paid(words, segment_price(position, decision.place)))


def segment_price(position: Position, place: int) -> int:
    """What a tile of the segment of `place` costs now."""
    return price_at(position.warehouse, place)


def _make(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, MakeDress)
    box = position.box
    dress = position.workshop[decision.window]
    step = position.agenda[-1]
    bonus = box.bonuses[step.card] if isinstance(step, BonusOf) else None
    prestige = f" + {bonus.prestige}★" if isinstance(bonus, MakeToSell) else f" / {box.dress_prestige[dress]}★"
    return words(
        "rokoko.option.make",
        a_dress=say.a_dress(words, box, dress),
        paid=say.paid(words, box.window_costs[decision.window]),
        need=say.dress_need(box, dress),
        worth=f"{box.dress_sale[dress]}●{prestige}",
    )


def _return(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, ReturnLivres)
    every = position.box.bonuses[_card_of(position)].numbers()[0]
    return words("rokoko.option.return", livres=every * decision.times, prestige=decision.times)


def _discard(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, DiscardTile)
    return words("rokoko.option.discard", marker=say.marker(words, decision.marker))


def _gain(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, GainMarker)
    bonus = position.box.bonuses[_card_of(position)]
    cost = bonus.price if isinstance(bonus, GainThreadOrLace) else 0
    return words("rokoko.option.gain", marker=say.marker(words, decision.marker), paid=say.paid(words, cost))


def _sell(words: Words, position: Position, decision: Decision) -> str:
    step = position.agenda[-1]
    assert isinstance(step, RentOrSell)
    return words("rokoko.option.sell", livres=position.box.dress_sale[step.dress])


def _use(words: Words, position: Position, decision: Decision) -> str:
    card = _card_of(position)
    bonus = position.box.bonuses[card]
    if not isinstance(bonus, Payout):
        return words("rokoko.option.use", gain=say.bonus(words, position.box, card).removesuffix("."))
    state = position if isinstance(position, State) else imagine(position, 0)
    player = state.players[position.agenda[-1].seat]
    livres, prestige = bonus.livres(state, player), bonus.prestige(state, player)
    gains = [words("rokoko.gain_livres", livres=livres)] if livres else []
    gains += [words("rokoko.gain_prestige", prestige=prestige)] if prestige else []
    return words("rokoko.option.use", gain=words("rokoko.and").join(gains))


def _pass(words: Words, position: Position, decision: Decision) -> str:
    step = position.agenda[-1]
    if isinstance(step, MainAction):
        return words("rokoko.option.pass_main")
    if isinstance(step, ReturnMore):
        return words("rokoko.option.pass_return")
    if isinstance(step, DiscardMore):
        return words("rokoko.option.pass_discard", prestige=_prestige(position.box, step.given))
    return words("rokoko.option.pass_bonus")


_LABELS: Final[dict[type[Decision], Callable[[Words, Position, Decision], str]]] = {
    TakeCard: _card,
    PlayCard: _card,
    HireEmployee: _hire,
    DeputeEmployee: _depute,
    DeputeFrom: _depute_from,
    GiveTile: _give,
    RentOut: _rent,
    FundDecoration: _fund,
    AcquireTile: _acquire,
    MakeDress: _make,
    ReturnLivres: _return,
    DiscardTile: _discard,
    GainMarker: _gain,
    SellDress: _sell,
    UseBonus: _use,
    Pass: _pass,
    ChooseFromDeck: _card,
    **jeweller.LABELS,
}
