"""What one seat has seen of a game with the jeweller.

Hidden besides the base game's secrets: the special Apprentices of others that are not hired yet, and the places of the eleven
Journeymen and eleven Masters that make up the exam decks, two of each being for hire. Whoever looked through a deck knows
what was in it then. So each seat has its cards of unknown place in `pools`, by how many of its looks found them in the deck:
cards for hire are in none, those in the deck in all, and one that somebody took unseen is in those that came before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS, TASKS, TASKS_OF
from rocaille.games.rokoko.jeweller.parts import JewellerParts, Parting, parts_of
from rocaille.games.rokoko.jeweller.rules.preparation import into_stack
from rocaille.games.rokoko.jeweller.rules.take_the_journeymans_exam import FEE
from rocaille.games.rokoko.jeweller.state import MARK, JewellerState, jewels_in, looks_of
from rocaille.games.rokoko.names import NOTHING, window_name
from rocaille.games.rokoko.state import State
from rocaille.games.rokoko.view import RokokoView, dealt, view_of
from rocaille.kernel.dice import advance, shuffled, skipped
from rocaille.kernel.game import Keyed
from rocaille.kernel.tuples import inserted, replaced, without_all

if TYPE_CHECKING:
    from rocaille.games.rokoko import wire_derived as wire

# What the expansion adds to a view; in this order in its key.
OWN: Final = (
    "windows",
    "jewel_stack",
    "jewels",
    "special",
    "has_special",
    "hired_specials",
    "unseen_specials",
    "sides",
    "tasks",
    "passed",
    "deck_sizes",
    "for_hire_unseen",
    "pools",
    "taken",
    "taken_cards",
    "looks",
)


class TakenCard(Keyed):
    """A card that a player took out of an exam deck and that the others have not seen; `card` is known to that player."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "exam", "taken", "card")
    __slots__ = fields

    def __init__(self, seat: int, exam: int, taken: int, card: int) -> None:
        self.seat: Final = seat
        self.exam: Final = exam
        self.taken: Final = taken  # so many had been taken before it
        self.card: Final = card


class JewellerView(RokokoView):
    """The table as seen from `seat`."""

    __slots__ = OWN
    fields: ClassVar[tuple[str, ...]] = (*RokokoView.fields, *OWN)

    def __init__(
        self,
        base: RokokoView,
        windows: tuple[int, ...],
        jewel_stack: tuple[int, ...],
        jewels: tuple[int, ...],
        special: int,
        has_special: tuple[int, ...],
        hired_specials: tuple[int, ...],
        unseen_specials: tuple[int, ...],
        sides: tuple[int, ...],
        tasks: tuple[int, ...],
        passed: tuple[int, ...],
        deck_sizes: tuple[int, ...],
        for_hire_unseen: tuple[int, ...],
        pools: tuple[tuple[tuple[int, ...], ...], ...],
        taken: int,
        taken_cards: list[TakenCard],
        looks: tuple[int, ...],
    ) -> None:
        super().__init__(
            base.seat,
            base.box,
            base.players,
            base.round,
            base.starter,
            base.turn,
            base.favour,
            base.agenda,
            base.hire_row,
            base.hire_stack,
            base.hire_stack_size,
            base.warehouse,
            base.unseen,
            base.stack_size,
            base.tile_discards,
            base.shuffles,
            base.workshop,
            base.bag,
            base.dress_discards,
            base.dresses,
            base.hosts,
            base.decorations,
            base.all_halls,
        )
        self.windows: Final = windows
        self.jewel_stack: Final = jewel_stack
        self.jewels: Final = jewels
        self.special: Final = special  # one's own, as long as it is not hired
        self.has_special: Final = has_special
        self.hired_specials: Final = hired_specials
        self.unseen_specials: Final = unseen_specials
        self.sides: Final = sides
        self.tasks: Final = tasks
        self.passed: Final = passed
        self.deck_sizes: Final = deck_sizes
        self.for_hire_unseen: Final = for_hire_unseen  # of those eleven
        self.pools: Final = pools
        self.taken: Final = taken
        self.taken_cards: Final = taken_cards
        self.looks: Final = looks

    def deck_seen(self, exam: int) -> tuple[int, ...] | None:
        """What the exam deck holds, if this seat knows it exactly."""
        last = self.pools[exam][-1]
        return last if len(last) == self.deck_sizes[exam] else None

    def dealt(self, dice: int) -> tuple[State, int]:
        base, dice = dealt(self, dice)
        return completed(self, base, dice)

    def further_income(self, seat: int) -> int:
        return jewels_in(self.jewels[seat])

    def add_prices(self, prices: wire.Prices) -> None:
        parts = self.box.expansion
        assert isinstance(parts, JewellerParts)
        prices["jewels"] = {window_name(window): cost for window, cost in enumerate(parts.window_costs)}
        prices["exam"] = FEE

    def on_the_table(self) -> tuple[Any, ...]:
        return (*super().on_the_table(), self.jewels)

    def names(self) -> dict[str, list[str]]:
        return {**super().names(), "exam": list(EXAMS), "tasks": list(TASKS)}

    def to_json(self) -> dict[str, Any]:
        told = super().to_json()
        cards = self.box.card_names
        told["jewels"] = {
            window_name(window): JEWELS[jewel] if jewel != NOTHING else None for window, jewel in enumerate(self.windows)
        }
        told["jewel_stack"] = len(self.jewel_stack)
        told["exam_decks"] = {EXAMS[exam]: self.deck_sizes[exam] for exam in range(len(EXAMS))}
        told["known_exam_decks"] = {
            EXAMS[exam]: [cards[card] for card in deck]
            for exam in range(len(EXAMS))
            if (deck := self.deck_seen(exam)) is not None
        }
        told["last_seen_in_exam_decks"] = {
            EXAMS[exam]: [cards[card] for card in self.pools[exam][-1]]
            for exam in range(len(EXAMS))
            if len(self.pools[exam]) > 1 and self.deck_sizes[exam]
        }  # all that are still there are among these
        told["known_to_be_for_hire"] = [
            cards[card]
            for exam in range(len(EXAMS))
            if len(self.pools[exam]) > 1 and len(self.pools[exam][0]) == self.for_hire_unseen[exam]
            for card in self.pools[exam][0]
        ]
        for seat, player in enumerate(told["players"]):
            player["jewels"] = {name: (self.jewels[seat] >> 8 * color) & 127 for color, name in enumerate(JEWELS)}
            player["exam"] = EXAMS[self.sides[seat]]
            player["tasks_covered"] = [TASKS[task] for task in TASKS_OF[self.sides[seat]] if self.tasks[seat] >> task & 1]
            player["masters_exams_passed"] = self.passed[seat]
            player["special_to_hire"] = bool(self.has_special[seat])
            player["unknown_cards"] = sum([1 for taken in self.taken_cards if taken.seat == seat and seat != self.seat])
            if seat == self.seat and self.special != NOTHING:
                player["special"] = cards[self.special]
        return told


def jeweller_view(state: JewellerState, seat: int | None) -> JewellerView:
    """What `seat` has seen."""
    parts = parts_of(state)
    parting = parts.parting(state.hire_stack, state.exam_decks)
    own = NOTHING if seat is None else state.specials[seat]
    return JewellerView(
        view_of(state, seat, parting.known, secret_cards(state, seat)),
        state.windows,
        state.jewel_stack,
        state.jewels,
        own,
        tuple([int(special != NOTHING) for special in state.specials]),
        state.hired_specials,
        without_all(parts.specials, state.hired_specials if own == NOTHING else (*state.hired_specials, own)),
        state.sides,
        state.tasks,
        state.passed,
        parting.deck_sizes,
        parting.stacked_sizes,
        tuple([exam_pools(state, seat, exam, parting) for exam in range(len(EXAMS))]),
        state.taken,
        taken_cards(state, seat),
        state.looks,
    )


def restored(base: RokokoView, rest: tuple[Any, ...]) -> JewellerView:
    """The view whose key ends like this, with what the base game knows of it."""
    *plain, taken_cards, looks = rest
    return JewellerView(base, *(*plain, [TakenCard(*card) for card in taken_cards], looks))


def taken_cards(state: JewellerState, seat: int | None) -> list[TakenCard]:
    found: list[TakenCard] = []
    for unseen in state.unseen_cards:
        card = unseen % MARK
        for player in state.players:
            if card in player.hand:
                found.append(
                    TakenCard(player.seat, state.box.ranks[card] - 1, unseen // MARK, card if player.seat == seat else NOTHING)
                )
    return found


def secret_cards(state: JewellerState, seat: int | None) -> tuple[int, ...]:
    """The employees in others' hands that this seat has not seen."""
    if not state.unseen_cards:
        return ()
    own: tuple[int, ...] = () if seat is None else state.players[seat].hand
    return tuple([unseen % MARK for unseen in state.unseen_cards if unseen % MARK not in own])


def exam_pools(state: JewellerState, seat: int | None, exam: int, parting: Parting) -> tuple[tuple[int, ...], ...]:
    """The cards of unknown place, by the number of this seat's looks that found them in the deck."""
    looks = looks_of(state.looks, seat, exam)
    if not looks and not state.unseen_cards:
        return parting.pools[exam]
    pools: list[tuple[int, ...]] = [() for _ in range(len(looks) + 1)]
    pools[0] = parting.stacked[exam]
    pools[-1] = parting.decks[exam] if looks else parting.pools[exam][0]
    for unseen in state.unseen_cards:
        card = unseen % MARK
        if state.box.ranks[card] == exam + 1 and (seat is None or card not in state.players[seat].hand):
            at = looks_before(looks, unseen // MARK)
            pools[at] = inserted(pools[at], card)
    return tuple(pools)


def looks_before(looks: list[int], taken: int) -> int:
    """How many of the looks came before a card was taken; so many had been taken before it."""
    return sum([1 for look in looks if look <= taken])


def completed(view: JewellerView, base: State, dice: int) -> tuple[State, int]:
    """A deal of the base game's secrets, completed by one of the expansion's."""
    decks: tuple[int, ...] = ()
    unseen_cards: list[int] = []
    given: dict[int, int] = {}
    for exam in range(len(EXAMS)):
        pools: list[tuple[int, ...]] = []
        for pool in view.pools[exam]:
            pools.append(shuffled(pool, dice))
            dice = skipped(dice, len(pool))
        for _ in range(view.for_hire_unseen[exam]):
            base.hire_stack = into_stack(base.hire_stack, pools[0][0], base.box.levels)
            pools[0] = pools[0][1:]
        for taken in view.taken_cards:
            if taken.exam == exam and taken.card == NOTHING:
                at = looks_before(looks_of(view.looks, view.seat, exam), taken.taken)
                given[taken.taken] = pools[at][0]
                pools[at] = pools[at][1:]
        decks += pools[-1]
    for taken in view.taken_cards:
        card = taken.card
        if card == NOTHING:
            card = given[taken.taken]
            player = base.players[taken.seat]
            player.hand = inserted(player.hand, card)
        unseen_cards.append(card + MARK * taken.taken)
    specials: tuple[int, ...] = (NOTHING,) * len(base.players)
    secret = shuffled(view.unseen_specials, dice)
    dice = skipped(dice, len(secret))
    for seat in range(len(base.players)):
        if seat == view.seat:
            specials = replaced(specials, seat, view.special)
        elif view.has_special[seat]:
            specials = replaced(specials, seat, secret[0])
            secret = secret[1:]
    dice = advance(dice)
    base.dice = dice
    return JewellerState(
        base,
        base.players,
        view.windows,
        view.jewel_stack,
        view.jewels,
        specials,
        view.hired_specials,
        view.sides,
        view.tasks,
        view.passed,
        tuple(sorted(decks)),
        view.taken,
        tuple(unseen_cards),
        view.looks,
    ), dice
