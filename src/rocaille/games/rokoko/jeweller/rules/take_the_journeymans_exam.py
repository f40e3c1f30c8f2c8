"""7. Take the Journeyman's exam.

Any Apprentice, if the Journeyman's exam lies open, all its tasks are covered and its deck is not empty. Pay 5 Livre, gain 1
prestige; the Apprentice's bonus may still be used. Then it leaves the game: the player alone looks through the exam deck and
takes a card of it into hand, to be played this round. The exam card is cleared and turned over.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.jeweller.decisions import CHOOSE, EXAM, ChooseFromDeck, TakeExam
from rocaille.games.rokoko.jeweller.names import MASTERS_EXAM
from rocaille.games.rokoko.jeweller.rules.take_the_masters_exam import passed_again
from rocaille.games.rokoko.jeweller.rules.the_tasks_of_the_exams import clear_and_turn, open_tasks
from rocaille.games.rokoko.jeweller.state import MARK, JewellerState, look
from rocaille.games.rokoko.state import Player, State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import inserted, without

FEE: Final = 5
PRESTIGE: Final = 1


def exam_deck(state: JewellerState, exam: int) -> tuple[int, ...]:
    """The cards left in the deck of one exam: employees one type above those who take it."""
    ranks = state.box.ranks
    return tuple([card for card in state.exam_decks if ranks[card] == exam + 1])


def add_options(state: JewellerState, player: Player, rank: int, choices: list[Decision]) -> None:
    exam = state.sides[player.seat]
    if exam == rank and player.livres >= FEE and not open_tasks(state, player.seat) and exam_deck(state, exam):
        choices.append(EXAM[exam])


def why_not(state: JewellerState, player: Player, rank: int, decision: TakeExam) -> Reason:
    if decision.exam != rank:
        return Reason("needs_journeyman_for_exam" if decision.exam == MASTERS_EXAM else "needs_apprentice_for_exam")
    if decision.exam != state.sides[player.seat]:
        return Reason("other_exam_first")
    missing = open_tasks(state, player.seat)
    if missing:
        return Reason("tasks_open", (len(missing),))
    if not exam_deck(state, decision.exam):
        return Reason("exam_deck_empty")
    return Reason("too_dear", (FEE, player.livres))


def take_exam(state: JewellerState, player: Player, card: int, decision: TakeExam, log: Log) -> None:
    """Pay; what follows comes after the bonus of the card, which is next on the agenda."""
    player.livres -= FEE
    player.prestige += PRESTIGE
    log.note("takes_exam", player.seat, decision.exam, FEE, PRESTIGE)
    state.agenda = state.agenda[:-1] + (LookThroughDeck(player.seat, card, decision.exam),) + state.agenda[-1:]


class LookThroughDeck(Step):
    """The player looks through the exam deck: knowledge that cannot be taken back."""

    fields: ClassVar[tuple[str, ...]] = ("card", "exam")
    __slots__ = fields

    def __init__(self, seat: int, card: int, exam: int) -> None:
        super().__init__(seat)
        self.card: Final = card  # who took the exam
        self.exam: Final = exam

    def waits(self, state: State) -> bool:
        return False

    def happen(self, state: State, log: Log) -> None:
        assert isinstance(state, JewellerState)
        state.looks += (look(state.taken, self.seat, self.exam),)
        log.note("looks_through", self.seat, self.exam)
        log.reveal()
        state.agenda += (ChooseNewEmployee(self.seat, self.card, self.exam),)


class ChooseNewEmployee(Step):
    """Take a card of the exam deck into hand, unseen by the others; the one who took the exam leaves the game."""

    fields: ClassVar[tuple[str, ...]] = ("card", "exam")
    __slots__ = fields

    def __init__(self, seat: int, card: int, exam: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.exam: Final = exam

    def options(self, state: State, seat: int) -> list[Decision]:
        assert isinstance(state, JewellerState)
        return [CHOOSE[card] for card in exam_deck(state, self.exam)]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        assert isinstance(state, JewellerState) and isinstance(decision, ChooseFromDeck)
        player = state.players[seat]
        player.in_play = without(player.in_play, self.card)
        player.leaving += (self.card,)
        player.hand = inserted(player.hand, decision.card)
        state.exam_decks = without(state.exam_decks, decision.card)
        state.unseen_cards += (decision.card + MARK * state.taken,)
        state.taken += 1
        log.note("passes_exam", seat, self.exam, self.card)
        log.whisper("chooses_employee", seat, decision.card)
        if self.exam == MASTERS_EXAM:
            passed_again(state, seat)
        clear_and_turn(state, seat)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, ChooseFromDeck):
            return Reason("not_in_exam_deck", (decision.card,))
        return Reason("choose_employee_first")
