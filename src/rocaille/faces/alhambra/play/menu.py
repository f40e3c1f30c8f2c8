"""The person's options in Alhambra as a list to choose from, with what is not available and why.

Keys say where a thing lies: 1 to 4 are the spaces of the courtyard, 5 to 8 the money cards, 9 is several of them at once, and
while paying the key is the value of the card.
"""

from __future__ import annotations

from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.play.choices import KEYS, Choice
from rocaille.cli.play.session import Session
from rocaille.faces.alhambra import signs as alhambra
from rocaille.faces.alhambra import words as say
from rocaille.faces.alhambra.words.options import least_payment, own_values
from rocaille.games.alhambra.decisions import BUY, BUY_FOR_DIRK, PAY, TAKE, BuyBuilding, BuyForDirk, TakeMoney
from rocaille.games.alhambra.names import MOST_TOGETHER, NOTHING, SCORINGS, SPACES, VALUES
from rocaille.games.alhambra.naming import ARGUMENTS
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding
from rocaille.games.alhambra.view import AlhambraView
from rocaille.kernel.decision import Decision, Reason
from rocaille.words import Words

SEVERAL, FOR_DIRK = "9", "d"


class Menu:
    """Builds the list for the decision that the person has to make."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        view = session.view()
        assert isinstance(view, AlhambraView)
        self.view = view
        self.options = session.options()

    def headline(self) -> str:
        """What is to be decided."""
        return say.step(self.words, self.view.box, self.view.agenda[-1], self.view, self.session.seat)

    def choices(self) -> list[Choice]:
        step = self.view.agenda[-1]
        if isinstance(step, PayForBuilding):
            return self.payments(step)
        return [*self.buildings(BUY), *self.cards(), self.several(), *([self.for_dirk()] if self.view.dirk else [])]

    def choice(self, key: str, decision: Decision, detail: str = "") -> Choice:
        label = say.option(self.words, self.session.game, self.view, decision)
        return Choice(key, label, decision, short=self.short(decision), detail=detail)

    def short(self, decision: Decision) -> Text | None:
        """A decision in signs, where the room is small."""
        box = self.view.box
        if isinstance(decision, BuyBuilding | BuyForDirk):
            building = self.view.courtyard[decision.space]
            price = box.building_price[building]
            least = least_payment(own_values(self.view, self.session.seat, decision.space), price)
            return Text(f"{say.building(self.words, box, building)} {'✓' if least == price else f'≥ {least}'}")
        if isinstance(decision, TakeMoney):
            return Text(say.money_list(self.words, box, decision.cards()))
        return None

    def why_not(self, decisions: list[Decision]) -> str:
        """The reason against these that is nearest to being overcome."""
        game, state = self.session.game, self.session.history.state
        reasons = [reason for each in decisions if (reason := game.why_not(state, self.session.seat, each))]
        return say.reason(self.words, self.view.box, min(reasons, key=_distance, default=Reason("not_now")))

    def buildings(self, buy: list[Decision]) -> list[Choice]:
        """The four spaces of the courtyard."""
        found = []
        for space in range(SPACES):
            key, building = str(space + 1), self.view.courtyard[space]
            if buy[space] in self.options:
                found.append(self.choice(key, buy[space], self.standing(self.view.box.building_category[building])))
            elif building != NOTHING:
                label = say.building(self.words, self.view.box, building)
                found.append(Choice(key, label, reason=self.why_not([buy[space]])))
            else:
                currency = say.currency(self.words, self.view.box, space)
                label = self.words("alhambra.option.space_empty", currency=currency)
                found.append(Choice(key, label, reason=self.why_not([buy[space]])))
        return found

    def standing(self, category: int) -> str:
        """What a category brings, and who has how many of it."""
        box, names = self.view.box, self.session.names
        worth = [f"{scoring} {alhambra.places(box, category, at)}" for at, scoring in enumerate(SCORINGS)]
        counts = [
            (player.buildings[category], f"{sign.EMBLEMS[player.seat]} {names[player.seat]}") for player in self.view.players
        ]
        if self.view.dirk:
            counts.append((self.view.dirk[category], alhambra.dirk(self.words)))
        owners = [f"{name} {count}" for count, name in sorted(counts, key=lambda each: -each[0]) if count]
        return "   ".join([" · ".join(worth), *owners])

    def cards(self) -> list[Choice]:
        """The face-up money cards, one at a time."""
        return [
            self.choice(str(SPACES + place + 1), TAKE[card]) for place, card in enumerate(self.view.display) if card != NOTHING
        ]

    def several(self) -> Choice:
        """Several money cards at once."""
        ways = [each for each in self.options if isinstance(each, TakeMoney) and len(each.cards()) > 1]
        if len(ways) == 1:
            return self.choice(SEVERAL, ways[0])
        if ways:
            children = [self.choice(key, way) for key, way in zip(KEYS, ways, strict=False)]
            return Choice(
                SEVERAL, self.words("alhambra.option.several", most=MOST_TOGETHER, count=len(ways)), children=children
            )
        return Choice(
            SEVERAL,
            self.words("alhambra.option.no_several", most=MOST_TOGETHER),
            reason=self.words("alhambra.option.no_several_why", most=MOST_TOGETHER),
        )

    def for_dirk(self) -> Choice:
        """The same buildings, as a present for Dirk."""
        children = self.buildings(BUY_FOR_DIRK)
        possible = sum(child.possible for child in children)
        if possible:
            return Choice(FOR_DIRK, self.words("alhambra.option.dirk", count=possible), children=children)
        return Choice(FOR_DIRK, self.words("alhambra.option.no_dirk"), children=children, reason=self.why_not(BUY_FOR_DIRK))

    def payments(self, step: PayForBuilding) -> list[Choice]:
        """The cards of the currency that is paid with, by their value."""
        found = []
        for value in sorted(set(own_values(self.view, step.seat, step.space))):
            decision = PAY[value - 1]
            if decision in self.options:
                found.append(self.choice(str(value), decision))
                continue
            key = "alhambra.larger" if value > step.last else "alhambra.too_small"
            label = say.money(self.words, self.view.box, step.space * VALUES + value - 1)
            found.append(Choice(str(value), label, reason=self.words(key, value=value)))
        return found


def _distance(reason: Reason) -> int:
    """How much money is missing; other reasons are farther away than any price."""
    if reason.key != "too_dear":
        return 1000
    told = ARGUMENTS.reason(reason)
    missing: int = told["cost"] - told["money"]
    return missing
