"""What is counted in Alhambra: actions, buildings by category and price, payments, and what the scorings brought."""

from __future__ import annotations

from typing import Final

from rocaille.arena.counting import Grid, Side, Tally, TallyLayout, Topic
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.decisions import TakeMoney
from rocaille.games.alhambra.game import Alhambra
from rocaille.games.alhambra.names import DIRK, SCORINGS
from rocaille.games.alhambra.rules.playing_the_game import TakeAction
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import Event
from rocaille.kernel.naming import Naming

SIDES: Final = (Side("two", (2,), 2), Side("several", (3, 4, 5, 6), 3))
ACTIONS: Final = ("take_one", "take_several", "buy")
FOR_DIRK: Final = "buy-for-dirk"
PAYMENTS: Final = ("bought", "exactly")
FATES: Final = ("bought", "exactly", "left_over")
WITH_DIRK: Final = ("for_dirk", "dirk")


def layout(game: Game, players: int) -> TallyLayout:
    box = _box(game, players)
    two = players in SIDES[0].players
    origins = dict(zip(box.category_names, [row[2] for row in game.table["buildings"]["categories"]], strict=True))
    categories = tuple(box.category_names)
    fates = (*FATES, *(WITH_DIRK if two else ()))
    return TallyLayout(
        (
            Topic("actions", "action", (*ACTIONS, *([FOR_DIRK] if two else [])), brief=True),
            Topic("payments", "payment", PAYMENTS, on_offer=False, brief=True),
            Topic("categories", "category", categories, brief=True, origins=origins),
            Topic(
                "buildings",
                "building",
                _buildings(box),
                origins=dict.fromkeys(_buildings(box), game.table["buildings"]["from"]),
            ),
        ),
        (
            Grid("category_fates", "category", categories, "fate", fates),
            Grid("currency_payments", "currency", tuple(box.currency_names), "payment", PAYMENTS),
            Grid("category_points", "category", categories, "scoring", SCORINGS),
        ),
    )


def tally(game: Game, players: int) -> Tally:
    return AlhambraTally(_box(game, players), game.naming)


class AlhambraTally(Tally):
    """Listens to a game of Alhambra."""

    def __init__(self, box: Box, naming: Naming) -> None:
        super().__init__(box.players)
        self.naming: Final = naming
        self.category_of: Final = {
            name: box.category_names[category] for name, category in zip(box.building_names, box.building_category, strict=True)
        }
        self.bought = ("", "")  # category and currency of what is being paid
        self.scoring = ""

    def opens(self, event: Event) -> None:
        if event.key == "first_player":
            self.first = event.seat
        self.happens(event)

    def decides(self, game: Game, state: State, seat: int, decision: Decision) -> None:
        if isinstance(state.agenda[-1], TakeAction):
            for action in {_action(choice) for choice in game.options(state, seat)}:
                self.offer("actions", action)
            self.use("actions", _action(decision), seat)

    def happens(self, event: Event) -> None:
        key, seat, told = event.key, event.seat, self.naming.event(event)
        if key == "building_offered":
            self.offer("categories", self.category_of[told["building"]])
            self.offer("buildings", told["building"])
        elif key in ("buys", "buys_for_dirk"):
            self.bought = self.category_of[told["building"]], told["space"]
            self.use("payments", "bought", seat)
            self.enter("currency_payments", self.bought[1], "bought")
            if key == "buys":
                self.use("categories", self.bought[0], seat)
                self.use("buildings", told["building"], seat)
            self.enter("category_fates", self.bought[0], "bought" if key == "buys" else "for_dirk")
        elif key == "paid_exactly":
            self.use("payments", "exactly", seat)
            self.enter("currency_payments", self.bought[1], "exactly")
            self.enter("category_fates", self.bought[0], "exactly")
        elif key == "gets_left_over":
            self.enter("category_fates", self.category_of[told["building"]], "left_over")
        elif key == "dirk_gets":
            self.enter("category_fates", self.category_of[told["building"]], "dirk")
        elif key == "scoring":
            self.scoring = told["scoring"]
        elif key == "scores" and seat != DIRK:
            self.enter("category_points", told["category"], self.scoring, told["points"])


def _box(game: Game, players: int) -> Box:
    assert isinstance(game, Alhambra)
    return game.boxes[players]


def _buildings(box: Box) -> tuple[str, ...]:
    """The kinds of building that there are; a category with fewer prices than others leaves numbers free."""
    return tuple(name for name, price in zip(box.building_names, box.building_price, strict=True) if price)


def _action(decision: Decision) -> str:
    if isinstance(decision, TakeMoney):
        return "take_one" if len(decision.cards()) == 1 else "take_several"
    return decision.word
