"""What is counted in Rokoko: employees, bonuses, actions, decorations, dresses, guest spaces and resource tiles."""

from __future__ import annotations

from typing import Any, Final

from rocaille.arena.counting import Grid, Side, Tally, TallyLayout, Topic
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.decisions import Pass
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.jeweller.decisions import ChooseFromDeck, TakeExam
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS
from rocaille.games.rokoko.jeweller.naming import ARGUMENTS
from rocaille.games.rokoko.jeweller.parts import JewellerParts
from rocaille.games.rokoko.jeweller.rules.take_the_journeymans_exam import ChooseNewEmployee
from rocaille.games.rokoko.names import COLORS, DECORATIONS, HALLS, JEWELLER, RANKS
from rocaille.games.rokoko.places import decoration_name, kind_of, space_name
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf
from rocaille.games.rokoko.rules.take_actions import MainAction
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import Event

SIDES: Final = (Side("small", (2, 3), 3), Side("large", (4, 5), 4))
ACTIONS: Final = ("favour", "acquire", "make", "hire", "depute", "fund")
WITH_JEWELLER: Final = ("hire-special", "exam")
NO_ACTION: Final = "pass"
BONUS: Final = "bonus"
SPECIAL: Final = "S"  # what stands for the level of special Apprentices
FATES: Final = ("rented", "sold")
TILE_FATES: Final = ("acquired", "reward", "drawn", "kept", "discarded", "given")


def layout(game: Game, players: int) -> TallyLayout:
    box, side = _box(game, players), _side(game, players)
    parts = box.expansion if isinstance(box.expansion, JewellerParts) else None
    levels = tuple(str(level) for level in sorted({box.levels[card] for card in _hired(box)}))
    actions = (*ACTIONS, *(WITH_JEWELLER if parts else ()), NO_ACTION)
    kinds = DECORATIONS if parts else DECORATIONS[:JEWELLER]
    made_of = {decoration_name(at): _decoration_origin(game, side, kind_of(at)) for at in box.decorations}
    topics = [
        Topic("actions", "action", actions, brief=True),
        Topic("levels", "level", levels, brief=True),
        Topic("employees", "card", tuple(box.card_names[card] for card in _hired(box)), origins=_card_origins(box)),
        Topic("bonuses", "card", tuple(box.card_names[card] for card in _with_bonus(box)), origins=_card_origins(box)),
        Topic("decoration_kinds", "decoration_kind", kinds, brief=True),
        Topic("decorations", "decoration", tuple(made_of), origins=made_of),
        Topic("fates", "fate", FATES, on_offer=False, brief=True),
        Topic("colors", "color", COLORS, on_offer=False),
        Topic(
            "dresses",
            "dress",
            tuple(box.dress_names),
            on_offer=False,
            origins=dict.fromkeys(box.dress_names, game.table["dresses"]["from"]),
        ),
        Topic("halls", "hall", tuple(str(hall + 1) for hall in range(HALLS))),
        Topic(
            "spaces",
            "space",
            tuple(space_name(space) for space in box.spaces),
            origins={space_name(space): side["halls"][box.space_hall[space]]["from"] for space in box.spaces},
        ),
        Topic(
            "tiles",
            "tile",
            tuple(box.tile_names),
            on_offer=False,
            origins=dict.fromkeys(box.tile_names, game.table["resources"]["from"]),
        ),
    ]
    if parts:
        exam_cards = tuple(box.card_names[card] for pool in parts.pools for card in pool)
        specials = tuple(box.card_names[card] for card in parts.specials)
        topics += [
            Topic("special_apprentices", "card", specials, origins=_card_origins(box)),
            Topic("exams", "exam", EXAMS, brief=True),
            Topic("exam_employees", "card", exam_cards, origins=_card_origins(box)),
            Topic("jewels", "jewel", JEWELS, on_offer=False, brief=True),
        ]
    return TallyLayout(
        tuple(topics),
        (
            Grid("level_actions", "level", ("0", *levels, *([SPECIAL] if parts else [])), "action", (*actions, BONUS), True),
            Grid("type_actions", "type", RANKS, "action", (*actions, BONUS), True),
            Grid("color_fates", "color", COLORS, "fate", FATES),
            Grid("dress_fates", "dress", tuple(box.dress_names), "fate", FATES),
            Grid("tile_fates", "tile", tuple(box.tile_names), "tile_fate", TILE_FATES),
        ),
    )


def tally(game: Game, players: int) -> Tally:
    return RokokoTally(_box(game, players))


class RokokoTally(Tally):
    """Listens to a game of Rokoko."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.players)
        self.box: Final = box
        self.gained: Final = [""] * box.players  # the tile that each seat is about to keep or discard
        for decoration in box.decorations:
            self.offer("decorations", decoration_name(decoration))
            self.offer("decoration_kinds", DECORATIONS[kind_of(decoration)])
        for space in box.spaces:
            self.offer("spaces", space_name(space))
            self.offer("halls", str(box.space_hall[space] + 1))

    def opens(self, event: Event) -> None:
        if event.key == "starting_player":
            self.first = event.seat
        self.happens(event)

    def decides(self, game: Game, state: State, seat: int, decision: Decision) -> None:
        step = state.agenda[-1]
        if isinstance(step, MainAction):
            choices = game.options(state, seat)
            for action in {choice.word for choice in choices}:
                self.offer("actions", action)
            for choice in choices:
                if isinstance(choice, TakeExam):
                    self.offer("exams", EXAMS[choice.exam])
            self.use("actions", decision.word, seat)
            self._with_card(step.card, decision.word)
        elif isinstance(step, BonusOf):
            self.offer("bonuses", self.box.card_names[step.card])
            if not isinstance(decision, Pass):
                self.use("bonuses", self.box.card_names[step.card], seat)
                self._with_card(step.card, BONUS)
        elif isinstance(step, ChooseNewEmployee):
            for choice in game.options(state, seat):
                assert isinstance(choice, ChooseFromDeck)
                self.offer("exam_employees", self.box.card_names[choice.card])

    def _with_card(self, card: int, action: str) -> None:
        self.enter("level_actions", _level(self.box, card), action)
        self.enter("type_actions", RANKS[self.box.ranks[card]], action)

    def happens(self, event: Event) -> None:
        key, seat, numbers = event.key, event.seat, ARGUMENTS.event(event)
        if key in ("employee_for_hire", "hires", "hires_special", "special_dealt", "chooses_employee"):
            self._employee(key, seat, numbers["card"])
        elif key == "funds":
            self.use("decorations", decoration_name(numbers["decoration"]), seat)
            self.use("decoration_kinds", DECORATIONS[kind_of(numbers["decoration"])], seat)
        elif key == "makes":
            self.use("dresses", self.box.dress_names[numbers["dress"]], seat)
            self.use("colors", COLORS[self.box.dress_color[numbers["dress"]]], seat)
        elif key == "rents_out":
            self.use("spaces", space_name(numbers["space"]), seat)
            self.use("halls", str(self.box.space_hall[numbers["space"]] + 1), seat)
            self._goes(seat, numbers["dress"], "rented")
        elif key == "sells":
            self._goes(seat, numbers["dress"], "sold")
        elif key in ("acquires", "takes_free_tile", "drawn_tile"):
            self.gained[seat] = self.box.tile_names[numbers["tile"]]
            self.use("tiles", self.gained[seat], seat)
            self.enter(
                "tile_fates",
                self.gained[seat],
                {"acquires": "acquired", "takes_free_tile": "reward", "drawn_tile": "drawn"}[key],
            )
        elif key in ("keeps_tile", "discards_tile"):
            self.enter("tile_fates", self.gained[seat], "kept" if key == "keeps_tile" else "discarded")
        elif key == "gives_tile":
            self.enter("tile_fates", self.box.tile_names[numbers["tile"]], "given")
        elif key == "takes_exam":
            self.use("exams", EXAMS[numbers["exam"]], seat)
        elif key == "takes_jewel":
            self.use("jewels", JEWELS[numbers["jewel"]], seat)

    def _employee(self, key: str, seat: int, card: int) -> None:
        name, level = self.box.card_names[card], str(self.box.levels[card])
        if key == "employee_for_hire":
            self.offer("employees", name)
            self.offer("levels", level)
        elif key == "hires":
            self.use("employees", name, seat)
            self.use("levels", level, seat)
        elif key == "special_dealt":
            self.offer("special_apprentices", name)
        elif key == "hires_special":
            self.use("special_apprentices", name, seat)
        else:
            self.use("exam_employees", name, seat)

    def _goes(self, seat: int, dress: int, fate: str) -> None:
        self.use("fates", fate, seat)
        self.enter("dress_fates", self.box.dress_names[dress], fate)
        self.enter("color_fates", COLORS[self.box.dress_color[dress]], fate)


def _box(game: Game, players: int) -> Box:
    assert isinstance(game, Rokoko)
    return game.boxes[players]


def _side(game: Game, players: int) -> dict[str, Any]:
    side: dict[str, Any] = next(side for side in game.table["board"].values() if players in side["players"])
    return side


def _hired(box: Box) -> tuple[int, ...]:
    """All cards that may come into the hire row: with the expansion, some of its own among them."""
    pools = [card for pool in box.expansion.pools for card in pool] if isinstance(box.expansion, JewellerParts) else []
    return tuple(sorted({*box.for_hire, *pools}, key=lambda card: (box.levels[card], card)))


def _with_bonus(box: Box) -> list[int]:
    """The cards whose bonus can be used when they are played; crowns only count at the end."""
    return [card for card, bonus in enumerate(box.bonuses) if not bonus.is_crown() and bonus.verb != "none"]


def _level(box: Box, card: int) -> str:
    special = isinstance(box.expansion, JewellerParts) and card in box.expansion.conditions
    return SPECIAL if special else str(box.levels[card])


def _card_origins(box: Box) -> dict[str, str]:
    return dict(zip(box.card_names, box.card_origins, strict=True))


def _decoration_origin(game: Game, side: dict[str, Any], kind: int) -> str:
    origin: str = (game.table["jeweller"] if kind == JEWELLER else side)["decorations"]["from"]
    return origin
