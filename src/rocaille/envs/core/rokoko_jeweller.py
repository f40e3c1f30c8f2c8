"""What an observation of Rokoko with the jeweller holds besides that of the base game."""
from __future__ import annotations

from typing import Any, Final

from rocaille.envs.core.fields import Planes, number, one_of
from rocaille.envs.core.rokoko import MOST_CARDS, STEPS, RokokoObserver
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWEL_WINDOWS, JEWELS, TASKS
from rocaille.games.rokoko.jeweller.parts import Parts
from rocaille.games.rokoko.jeweller.state import looks_of
from rocaille.games.rokoko.jeweller.view import JewellerView
from rocaille.games.rokoko.view import RokokoView, SeenPlayer

MORE_STEPS: Final[dict[str, tuple[str, ...]]] = {
    "ActionOrExam": ("card",), "RentSellOrJewel": ("dress", "card"), "RentWithJewel": ("dress", "card"),
    "LookThroughDeck": ("card", "exam"), "ChooseNewEmployee": ("card", "exam"), "ChooseTask": ("tasks",), "InUse": ("card",),
    "SellAtOnce": ("dress", "prestige"),
}
MOST_LOOKS: Final = 10
MOST_PASSED: Final = 5


class JewellerObserver(RokokoObserver):
    """The fields of the base game, and those of the expansion among them."""

    def __init__(self, box: Box) -> None:
        parts = box.expansion
        assert isinstance(parts, Parts)
        self.jewels: Final = Planes(len(JEWELS), max([parts.jewels.count(color) for color in range(len(JEWELS))]))
        self.exams: Final = one_of(len(EXAMS))
        self.windows: Final = one_of(len(JEWELS))
        super().__init__(box)

    def step_names(self) -> dict[str, tuple[str, ...]]:
        return {**STEPS, **MORE_STEPS}

    def lay_out_expansion_steps(self) -> None:
        self.add("step.exam", len(EXAMS), 1, "the exam that was taken: " + ", ".join(EXAMS))
        self.add("step.tasks", len(TASKS), 1, "the tasks of which one may be covered: " + ", ".join(TASKS))
        self.add("step.for_prestige", 1, MOST_CARDS, "prestige for a dress that is sold at once")

    def lay_out_expansion(self) -> None:
        for window in range(JEWEL_WINDOWS):
            self.add(f"jewel{window}", len(JEWELS), 1, "the jewel in this window: " + ", ".join(JEWELS))
        self.add("jewel_stack", len(JEWELS), self.jewels.most, "jewels still to come, by kind")
        self.add("exam_decks", len(EXAMS), MOST_CARDS, "cards in the two exam decks")
        self.add("for_hire_unseen", len(EXAMS), MOST_CARDS, "cards for hire later that could as well be in an exam deck")
        self.cards_field("in_exam_decks", "employees found in an exam deck by all of the observer's looks, or by none so far")
        self.cards_field("not_in_exam_decks", "employees that a look has not found there, so that they are for hire")
        self.cards_field("once_in_exam_decks", "employees that were there at an earlier look and can be taken since")
        self.cards_field("special", "the observer's special Apprentice, while it is not hired")
        self.cards_field("unseen_specials", "special Apprentices that the others can have")
        self.cards_field("hired_specials", "special Apprentices that were hired")
        self.cards_field("taken_unseen", "the observer's hand cards that nobody else has seen")

    def lay_out_player(self, who: str) -> None:
        super().lay_out_player(who)
        self.add(f"{who}jewels", len(JEWELS), self.jewels.most, "jewels by kind")
        self.add(f"{who}exam", len(EXAMS), 1, "which exam lies open")
        self.add(f"{who}tasks", len(TASKS), 1, "tasks that are covered")
        self.add(f"{who}passed", 1, MOST_PASSED, "Master's exams passed")
        self.add(f"{who}has_special", 1, 1, "whether the special Apprentice is still to be hired")
        self.add(f"{who}looks", len(EXAMS), MOST_LOOKS, "looks through each exam deck")
        self.add(f"{who}taken", len(EXAMS), MOST_CARDS, "cards from each exam deck, in hand and not seen by the others")

    def describe_expansion(self, top: tuple[Any, ...], row: list[bytes]) -> None:
        tasks = self.values(top, "tasks")
        row.append(self.exams[self.value(top, "exam")])
        row.append(bytes([1 if task in tasks else 0 for task in range(len(TASKS))]))
        row.append(number(max(self.value(top, "prestige"), 0), MOST_CARDS))

    def board_changed(self, view: RokokoView, last: RokokoView) -> bool:
        return super().board_changed(view, last) or not same_jewellers(view, last)

    def board(self, view: RokokoView, seat: int) -> bytes:
        assert isinstance(view, JewellerView)
        cards = self.cards
        row: list[bytes] = [super().board(view, seat)]
        for jewel in view.windows:
            row.append(self.windows[jewel])
        row.append(self.jewels.of(view.jewel_stack))
        for size in view.deck_sizes:
            row.append(number(size, MOST_CARDS))
        for size in view.for_hire_unseen:
            row.append(number(size, MOST_CARDS))
        always: tuple[int, ...] = ()
        never: tuple[int, ...] = ()
        once: tuple[int, ...] = ()
        for pools in view.pools:
            always += pools[-1]
            if len(pools) > 1:
                never += pools[0]
            for pool in pools[1:-1]:
                once += pool
        taken = tuple([taken.card for taken in view.taken_cards if taken.seat == seat])
        row += [cards.of(always), cards.of(never), cards.of(once), cards.of((view.special,)), cards.of(view.unseen_specials),
                cards.of(view.hired_specials), cards.of(taken)]
        return b"".join(row)

    def player_changed(self, view: RokokoView, last: RokokoView, player: SeenPlayer, before: SeenPlayer) -> bool:
        return super().player_changed(view, last, player, before) or not same_jewellers(view, last)

    def player(self, view: RokokoView, player: SeenPlayer) -> bytes:
        assert isinstance(view, JewellerView)
        seat = player.seat
        row = [super().player(view, player),
               bytes([view.jewels[seat] >> 8 * color & 127 for color in range(len(JEWELS))]),
               self.exams[view.sides[seat]],
               bytes([view.tasks[seat] >> task & 1 for task in range(len(TASKS))]),
               number(view.passed[seat], MOST_PASSED), number(view.has_special[seat], 1)]
        for exam in range(len(EXAMS)):
            row.append(number(len(looks_of(view.looks, seat, exam)), MOST_LOOKS))
        for exam in range(len(EXAMS)):
            taken = 0
            for card in view.taken_cards:
                if card.seat == seat and card.exam == exam:
                    taken += 1
            row.append(number(taken, MOST_CARDS))
        return b"".join(row)


def same_jewellers(view: RokokoView, last: RokokoView) -> bool:
    """Whether nothing has changed of what the expansion adds."""
    assert isinstance(view, JewellerView) and isinstance(last, JewellerView)
    return (view.windows is last.windows and view.jewel_stack is last.jewel_stack and view.jewels is last.jewels
            and view.hired_specials is last.hired_specials and view.special == last.special and view.sides is last.sides
            and view.tasks is last.tasks and view.passed is last.passed and view.taken == last.taken
            and view.looks is last.looks and view.has_special == last.has_special
            and len(view.taken_cards) == len(last.taken_cards) and view.deck_sizes == last.deck_sizes
            and view.for_hire_unseen == last.for_hire_unseen and view.pools == last.pools)
