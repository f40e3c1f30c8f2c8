"""What an observation of Rokoko with the jeweller holds besides that of the base game."""

from __future__ import annotations

from typing import Any, Final

from rocaille.envs.core.fields import Planes, number, one_of
from rocaille.faces.rokoko.observation import MOST_CARDS, PLAYER_PIECES, RokokoObserver, value, values
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS, TASKS
from rocaille.games.rokoko.jeweller.parts import JewellerParts
from rocaille.games.rokoko.jeweller.state import looks_of
from rocaille.games.rokoko.jeweller.steps import MORE_STEPS
from rocaille.games.rokoko.jeweller.view import JewellerView
from rocaille.games.rokoko.view import RokokoView
from rocaille.kernel.agenda import Step

MOST_LOOKS: Final = 10
MOST_PASSED: Final = 5
EXPANSION_PIECES: Final = 5
MORE_PLAYER_PIECES: Final = 3


class JewellerObserver(RokokoObserver):
    """The fields of the base game, and those of the expansion among them."""

    def __init__(self, box: Box) -> None:
        parts = box.expansion
        assert isinstance(parts, JewellerParts)
        self.jewels: Final = Planes(len(JEWELS), max([parts.jewels.count(color) for color in range(len(JEWELS))]))
        self.exams: Final = one_of(len(EXAMS))
        self.windows: Final = one_of(len(JEWELS))
        self.window_costs: Final = parts.window_costs
        super().__init__(box, EXPANSION_PIECES, MORE_PLAYER_PIECES)

    def step_kinds(self) -> list[type[Step[Any]]]:
        return [*super().step_kinds(), *MORE_STEPS]

    def lay_out_expansion_steps(self) -> None:
        self.add("step.exam", len(EXAMS), 1, "the exam that was taken: " + ", ".join(EXAMS))
        self.add("step.tasks", len(TASKS), 1, "the tasks of which one may be covered: " + ", ".join(TASKS))
        self.add("step.for_prestige", 1, MOST_CARDS, "prestige for a dress that is sold at once")

    def lay_out_expansion(self) -> None:
        for window in range(len(self.window_costs)):
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

    def describe_expansion(self, step: Step[Any] | None, row: list[bytes]) -> None:
        tasks = values(step, "tasks")
        row.append(self.exams[value(step, "exam")])
        row.append(bytes([1 if task in tasks else 0 for task in range(len(TASKS))]))
        row.append(number(max(value(step, "prestige"), 0), MOST_CARDS))

    def observe_expansion(self, view: RokokoView, last: RokokoView | None, pieces: list[bytes], at: int) -> None:
        assert isinstance(view, JewellerView)
        before = last if isinstance(last, JewellerView) else view
        cards = self.cards
        if last is None or view.windows is not before.windows or view.jewel_stack is not before.jewel_stack:
            pieces[at] = b"".join([self.windows[jewel] for jewel in view.windows]) + self.jewels.of(view.jewel_stack)
        if last is None or view.deck_sizes != before.deck_sizes or view.for_hire_unseen != before.for_hire_unseen:
            pieces[at + 1] = b"".join([number(size, MOST_CARDS) for size in view.deck_sizes + view.for_hire_unseen])
        if last is None or view.pools != before.pools:
            pieces[at + 2] = self.pools_seen(view)
        if last is None or view.special != before.special or view.hired_specials is not before.hired_specials:
            pieces[at + 3] = b"".join(
                [cards.of((view.special,)), cards.of(view.unseen_specials), cards.of(view.hired_specials)]
            )
        if last is None or taken_changed(view, before):
            pieces[at + 4] = cards.of(tuple([taken.card for taken in view.taken_cards if taken.seat == view.seat]))

    def pools_seen(self, view: JewellerView) -> bytes:
        always: tuple[int, ...] = ()
        never: tuple[int, ...] = ()
        once: tuple[int, ...] = ()
        for pools in view.pools:
            always += pools[-1]
            if len(pools) > 1:
                never += pools[0]
            for pool in pools[1:-1]:
                once += pool
        return self.cards.of(always) + self.cards.of(never) + self.cards.of(once)

    def observe_player(self, view: RokokoView, last: RokokoView | None, pieces: list[bytes], at: int, whose: int) -> None:
        super().observe_player(view, last, pieces, at, whose)
        assert isinstance(view, JewellerView)
        before = last if isinstance(last, JewellerView) else view
        at += PLAYER_PIECES
        if last is None or view.jewels is not before.jewels:
            pieces[at] = bytes([view.jewels[whose] >> 8 * color & 127 for color in range(len(JEWELS))])
        if last is None or (
            view.sides is not before.sides
            or view.tasks is not before.tasks
            or view.passed is not before.passed
            or view.has_special[whose] != before.has_special[whose]
        ):
            pieces[at + 1] = b"".join(
                [
                    self.exams[view.sides[whose]],
                    bytes([view.tasks[whose] >> task & 1 for task in range(len(TASKS))]),
                    number(view.passed[whose], MOST_PASSED),
                    number(view.has_special[whose], 1),
                ]
            )
        if last is None or view.looks is not before.looks or taken_changed(view, before):
            row = [number(len(looks_of(view.looks, whose, exam)), MOST_LOOKS) for exam in range(len(EXAMS))]
            for exam in range(len(EXAMS)):
                taken = [card for card in view.taken_cards if card.seat == whose and card.exam == exam]
                row.append(number(len(taken), MOST_CARDS))
            pieces[at + 2] = b"".join(row)


def taken_changed(view: JewellerView, before: JewellerView) -> bool:
    """Whether a card was taken out of an exam deck, or one that had been taken was seen."""
    return view.taken != before.taken or len(view.taken_cards) != len(before.taken_cards)
