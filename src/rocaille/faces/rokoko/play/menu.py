"""The person's options as a list to choose from: grouped, with what is not available and why."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.play.choices import KEYS, REST, Choice
from rocaille.cli.play.session import Session
from rocaille.faces.rokoko import signs as rokoko
from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.words.options import segment_price
from rocaille.games.rokoko.bonuses.actions import FundCheaper, MakeDressSaving
from rocaille.games.rokoko.bonuses.returns import ReturnMore
from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.decisions import (
    ACQUIRE,
    DEPUTE,
    FAVOUR,
    FUND,
    HIRE,
    MAKE,
    PASS,
    RENT,
    SELL,
    AcquireTile,
    DeputeFrom,
    FundDecoration,
    GiveTile,
    HireEmployee,
    MakeDress,
    PlayCard,
    RentOut,
    ReturnLivres,
    TakeCard,
)
from rocaille.games.rokoko.names import DECORATIONS, HALLS, NOTHING, PILES
from rocaille.games.rokoko.naming import ARGUMENTS
from rocaille.games.rokoko.places import in_hall, kind_of, place_in_hall, place_in_row
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf
from rocaille.games.rokoko.rules.hire_a_new_employee import PRICES
from rocaille.games.rokoko.rules.rent_out_or_sell import RentOrSell
from rocaille.games.rokoko.rules.take_actions import MainAction
from rocaille.games.rokoko.view import RokokoView
from rocaille.kernel.decision import Decision, Reason
from rocaille.words import Words
from rocaille.words.sentences import capital

# The nearer a reason is to being overcome, the more it helps.
_HELPFUL = (
    "too_dear",
    "no_lace",
    "no_thread",
    "silk_missing",
    "thimble_needs_master",
    "no_thimble_by_bonus",
    "one_in_that_row",
    "space_needs_master",
)


class Menu:
    """Builds the list for the decision that the person has to make."""

    dress_bonuses: tuple[type[Bonus], ...] = (MakeDressSaving,)

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        view = session.view()
        assert isinstance(view, RokokoView)
        self.view = view
        self.options = session.options()

    def headline(self) -> str:
        """What is to be decided."""
        return say.step(self.words, self.view.box, self.view.agenda[-1], self.view, self.session.seat)

    def choices(self) -> list[Choice]:
        step = self.view.agenda[-1]
        if isinstance(step, MainAction):
            return self.actions()
        if isinstance(step, RentOrSell):
            return [*self.halls(), *self.instead_of_halls()]
        if isinstance(step, BonusOf) and isinstance(self.view.box.bonuses[step.card], FundCheaper):
            return [*self.kinds(), self.rest(PASS)]
        if isinstance(step, BonusOf) and isinstance(self.view.box.bonuses[step.card], self.dress_bonuses):
            return [*self.dresses(), self.rest(PASS)]
        return self.plain(self.options)

    def plain(self, decisions: list[Decision]) -> list[Choice]:
        """One line for each, numbered; passing is always 0."""
        keys = iter(KEYS)
        return [self.rest(each) if each == PASS else self.choice(next(keys, ""), each) for each in decisions]

    def rest(self, decision: Decision) -> Choice:
        return self.choice(REST, decision)

    def choice(self, key: str, decision: Decision) -> Choice:
        """A decision, or why it cannot be made."""
        reason = "" if decision in self.options else self.why_not([decision])
        label = say.option(self.words, self.session.game, self.view, decision)
        return Choice(key, label, decision, reason=reason, short=self.short(decision), detail=self.detail(decision))

    def why_not(self, decisions: list[Decision]) -> str:
        """The most helpful of the reasons against these."""
        game, state = self.session.game, self.session.history.state
        reasons = [reason for each in decisions if (reason := game.why_not(state, self.session.seat, each))]
        best = min(reasons, key=_helpfulness, default=Reason("not_now"))
        if best.key == "not_for_hire" and not self.view.hire_row:
            return self.words("rokoko.table.hire_none")
        return say.reason(self.words, self.view.box, best)

    def short(self, decision: Decision) -> Text | None:
        """A decision in signs, where lists get long."""
        box, view = self.view.box, self.view
        if isinstance(decision, AcquireTile):
            text = rokoko.tile(box, view.warehouse[decision.place])
            text.pad_right(max(0, 8 - text.cell_len))
            return text.append_text(rokoko.livres(segment_price(view, decision.place)))
        if isinstance(decision, MakeDress):
            dress = view.workshop[decision.window]
            text = Text(say.short_dress(self.words, box, dress).ljust(13))
            text.append_text(rokoko.livres(box.window_costs[decision.window])).append("  ")
            text.append_text(rokoko.need(box, dress)).append(" → ").append_text(rokoko.livres(box.dress_sale[dress]))
            return text.append(" / ").append_text(rokoko.prestige(box.dress_prestige[dress]))
        if isinstance(decision, RentOut):
            text = Text(str(place_in_hall(decision.space) + 1))
            text.append("∩ " if box.space_master[decision.space] else "  ", sign.GOLD)
            return text.append_text(rokoko.rewards(self.words, box.space_rewards[decision.space]))
        if isinstance(decision, FundDecoration):
            text = Text(capital(say.decoration(self.words, decision.decoration)) + "  ")
            return text.append_text(rokoko.livres(box.decoration_cost[decision.decoration]))
        if isinstance(decision, HireEmployee):
            text = Text(say.card(self.words, box, decision.card).ljust(15))
            text.append_text(rokoko.livres(PRICES[len(view.hire_row)]))
            return text.append("  " + say.short_bonus(self.words, box, decision.card))
        if isinstance(decision, GiveTile):
            return rokoko.silk(box.tile_silk[decision.tile])
        if isinstance(decision, ReturnLivres):
            step = view.agenda[-1]
            assert isinstance(step, BonusOf | ReturnMore)
            return Text(f"{box.bonuses[step.card].numbers()[0] * decision.times}● → {decision.times}★")
        if isinstance(decision, DeputeFrom):
            pile = self.words(f"rokoko.pile.{PILES[decision.pile]}")
            return Text(f"{say.card(self.words, box, decision.card)} ({pile})")
        return None

    def detail(self, decision: Decision) -> str:
        """The whole text of a card's bonus."""
        if isinstance(decision, TakeCard | PlayCard | HireEmployee | DeputeFrom):
            return say.bonus(self.words, self.view.box, decision.card)
        return ""

    def actions(self) -> list[Choice]:
        """The main actions, numbered, and none."""
        found = self.main_actions()
        for number, choice in enumerate(found, 1):
            choice.key = str(number)
        return [*found, self.rest(PASS)]

    def main_actions(self) -> list[Choice]:
        """In the rulebook's order."""
        view = self.view
        tiles = [ACQUIRE[place] for place in view.box.places if view.warehouse[place] != NOTHING]
        return [
            self.single(self.words("rokoko.action.favour"), FAVOUR),
            self.group("acquire", tiles or [ACQUIRE[0]], lambda: self.plain(tiles)),
            self.group("make", self.windows() or [MAKE[0]], self.dresses),
            self.hire(),
            self.single(self.words("rokoko.action.depute"), DEPUTE),
            self.group("fund", [FUND[space] for space in view.box.decorations], self.kinds),
        ]

    def hire(self) -> Choice:
        row: list[Decision] = [HIRE[card] for card in self.view.hire_row]
        return self.group("hire", row or [HIRE[0]], lambda: self.plain(row))

    def instead_of_halls(self) -> list[Choice]:
        """What else there is to do with a dress than to rent it out."""
        return [self.rest(SELL)]

    def single(self, word: str, decision: Decision) -> Choice:
        """One decision; if it cannot be made, only the word for it."""
        choice = self.choice("", decision)
        if not choice.possible:
            choice.label = word
        return choice

    def group(self, word: str, decisions: list[Decision], open_it: Callable[[], list[Choice]]) -> Choice:
        """Several decisions behind one line; it opens also when none is possible but the reasons differ."""
        label = self.words(f"rokoko.action.{word}")
        possible = sum(each in self.options for each in decisions)
        if possible:
            return Choice("", f"{label}: {self.words('rokoko.action.many', count=possible)}", children=open_it())
        reasons = {self.why_not([each]) for each in decisions}
        return Choice("", label, children=open_it() if len(reasons) > 1 else [], reason=self.why_not(decisions))

    def windows(self) -> list[Decision]:
        return [MAKE[window] for window in range(len(self.view.box.window_costs)) if self.view.workshop[window] != NOTHING]

    def dresses(self) -> list[Choice]:
        """The dresses in the workshop, by the number of their window."""
        return [self.choice(str(each.window + 1), each) for each in self.windows() if isinstance(each, MakeDress)]

    def kinds(self) -> list[Choice]:
        """Decorations by kind, then by their number on the board."""
        found = []
        for kind, word in enumerate(DECORATIONS):
            spaces = [FUND[space] for space in self.view.box.decorations if kind_of(space) == kind]
            if not spaces:
                continue
            children = [
                self.choice(str(place_in_row(each.decoration) + 1), each) for each in spaces if isinstance(each, FundDecoration)
            ]
            possible = [child for child in children if child.possible]
            name = self.words(f"rokoko.kind.{word}")
            effect = self.words(f"rokoko.kind_help.{word}")
            if possible:
                label = self.words("rokoko.action.kind", kind=name, count=len(possible))
                found.append(Choice(str(kind + 1), label, children=children, detail=effect))
            else:
                found.append(Choice(str(kind + 1), name, children=children, reason=self.why_not(spaces)))
        return found

    def halls(self) -> list[Choice]:
        """Guest spaces by hall, then by their number on the board."""
        found = []
        for hall in range(HALLS):
            spaces = [RENT[space] for space in self.view.box.hall_spaces[hall]]
            children = [self.choice(str(place_in_hall(each.space) + 1), each) for each in spaces if isinstance(each, RentOut)]
            possible = sum(child.possible for child in children)
            name = capital(say.hall(self.words, hall))
            if possible:
                found.append(
                    Choice(
                        str(hall + 1),
                        self.words("rokoko.action.hall", hall=name, count=possible),
                        children=children,
                        detail=self.standing(hall),
                    )
                )
            else:
                found.append(Choice(str(hall + 1), name, children=children, reason=self.why_not(spaces)))
        return found

    def standing(self, hall: int) -> str:
        """What the hall is worth, and who has how many dresses there."""
        box, names = self.view.box, self.session.names
        hosts = in_hall(self.view.hosts, hall)
        counts = sorted(((hosts.count(seat), -seat) for seat in range(box.players) if seat in hosts), reverse=True)
        worth = f"{box.hall_first[hall]}★" + (f" {box.hall_second[hall]}★" if box.players > 2 else "")
        return "   ".join([worth, *[f"{sign.EMBLEMS[-seat]} {names[-seat]} {count}" for count, seat in counts]])


def _helpfulness(reason: Reason) -> tuple[int, int]:
    order = _HELPFUL.index(reason.key) if reason.key in _HELPFUL else len(_HELPFUL)
    cost: int = ARGUMENTS.reason(reason)["cost"] if reason.key == "too_dear" else 0
    return order, cost
