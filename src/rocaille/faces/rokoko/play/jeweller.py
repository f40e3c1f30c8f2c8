"""The person's options with the jeweller: exams, the special Apprentice, jewels, and the new bonuses."""

from __future__ import annotations

from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.play.choices import Choice
from rocaille.cli.play.session import Session
from rocaille.faces.rokoko import signs as rokoko
from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.play.cards import card_text
from rocaille.faces.rokoko.play.menu import Menu
from rocaille.games.rokoko.bonuses.actions import MakeDressSaving
from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.decisions import HIRE
from rocaille.games.rokoko.jeweller.decisions import (
    EXAM,
    HIRE_SPECIAL,
    JEWEL,
    ChooseFromDeck,
    CopyBonus,
    CoverTask,
    HireSpecial,
    MoveCard,
    TakeExam,
    TakeJewel,
)
from rocaille.games.rokoko.jeweller.parts import JewellerParts
from rocaille.games.rokoko.jeweller.rules.make_a_dress_jewels import RentSellOrJewel, RentWithJewel
from rocaille.games.rokoko.jeweller.rules.new_journeymens_bonuses import MakeToSell
from rocaille.games.rokoko.jeweller.view import JewellerView
from rocaille.games.rokoko.names import HALLS, NOTHING
from rocaille.games.rokoko.rules.rent_out_or_sell import RentOrSell
from rocaille.kernel.decision import Decision
from rocaille.words import Words
from rocaille.words.sentences import capital

_PILES = ("rokoko.table.supply", "rokoko.pile.hand", "rokoko.table.discard")  # in short


class JewellerMenu(Menu):
    """Builds the list for the decision that the person has to make."""

    dress_bonuses: tuple[type[Bonus], ...] = (MakeDressSaving, MakeToSell)

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        view = session.view()
        assert isinstance(view, JewellerView)
        self.seen = view
        assert isinstance(view.box.expansion, JewellerParts)
        self.parts = view.box.expansion

    def headline(self) -> str:
        step = self.view.agenda[-1]
        if isinstance(step, RentSellOrJewel):  # in one line; the jewel has a line of its own below
            step = RentOrSell(step.seat, step.dress, step.card)
        return say.step(self.words, self.view.box, step, self.view, self.session.seat)

    def main_actions(self) -> list[Choice]:
        exam = self.seen.sides[self.session.seat]
        return [*super().main_actions(), self.single(capital(say.exam(self.words, exam)), EXAM[exam])]

    def hire(self) -> Choice:
        """The hire row, and one's special Apprentice as long as it is to be hired."""
        if self.seen.special == NOTHING:
            return super().hire()
        people: list[Decision] = [*[HIRE[card] for card in self.view.hire_row], HIRE_SPECIAL]
        found = self.group("hire", people, lambda: self.plain(people))
        if HIRE_SPECIAL in self.options:
            others = sum(each in self.options for each in people[:-1])
            kinds = [self.words("rokoko.action.many", count=others)] if others else []
            found.label = f"{self.words('rokoko.action.hire')}: {' + '.join([*kinds, self.words('rokoko.action.special')])}"
        return found

    def instead_of_halls(self) -> list[Choice]:
        if isinstance(self.view.agenda[-1], RentWithJewel):
            return []
        filled = [window for window in range(len(self.seen.windows)) if self.seen.windows[window] != NOTHING]
        group = self.group(
            "jewel",
            [JEWEL[window] for window in filled or [0]],
            lambda: [self.choice(str(window + 1), JEWEL[window]) for window in filled],
        )
        group.key = str(HALLS + 1)
        return [group, *super().instead_of_halls()]

    def short(self, decision: Decision) -> Text | None:
        box = self.view.box
        if isinstance(decision, TakeJewel):
            jewel = self.seen.windows[decision.jewel]
            text = rokoko.jewel(jewel).append(f" {capital(say.jewel(self.words, jewel))}  ")
            return text.append_text(rokoko.livres(self.parts.window_costs[decision.jewel]))
        if isinstance(decision, CoverTask):
            return Text(capital(say.short_task(self.words, decision.task)))
        if isinstance(decision, ChooseFromDeck | MoveCard):
            text = Text().append(rokoko.cards(self.words, box, (decision.card,)), "bold")
            if isinstance(decision, MoveCard):
                text.append(f" {self.words(_PILES[decision.pile])} ")
            return text.append(f" {say.short_bonus(self.words, box, decision.card)}")
        if isinstance(decision, CopyBonus):
            text = sign.player(self.session.names, decision.opponent)
            return text.append(f" {say.short_bonus(self.words, box, self.copied(decision))}")
        return super().short(decision)

    def detail(self, decision: Decision) -> str:
        box = self.view.box
        if isinstance(decision, ChooseFromDeck | MoveCard):
            return say.bonus(self.words, box, decision.card)
        if isinstance(decision, CopyBonus):
            return say.bonus(self.words, box, self.copied(decision))
        if isinstance(decision, TakeExam):
            return say.option(self.words, self.session.game, self.view, decision)
        if isinstance(decision, HireSpecial):
            return card_text(self.words, box, self.seen.special)
        return super().detail(decision)

    def copied(self, decision: CopyBonus) -> int:
        return self.view.players[decision.opponent].discard[-1]
