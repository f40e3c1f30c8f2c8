"""Candlelight: flowers are arranged in vases while one candle burns down; how quickly it does, a die decides.

Whoever is in turn arranges a card of the hidden hand in the vase of its flower, above lower ones only, or lets it fade to
shield the candle. Then a card is taken from the sideboard or drawn. A long vase brings points, and so does the highest card of
a flower. `rules/en.md` has the rules as players read them.
"""

from typing import Any, Final

from candlelight.strategy import CandlelightStrategy
from candlelight.table import CARDS, FLOWERS, NAMES, NOTHING, State, View, finest, flower, in_vase
from rocaille.kernel.agenda import Step
from rocaille.kernel.chance import shuffle, throw
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.game import ScoreLine
from rocaille.kernel.log import Log
from rocaille.kernel.plain import PlainDecision, PlainGame, choices, replaced

HAND: Final = 4
BURNS: Final = (1, 1, 1, 2, 2, 3)  # so much of the candle, by what the die shows
ARRANGE: Final = choices("arrange", 0, "card", len(CARDS))
FADE: Final = choices("fade", 50, "card", len(CARDS))
TAKE: Final = choices("take", 100, "card", len(CARDS))
DRAW: Final = choices("draw", 150)


class UseACard(Step[State]):
    """Arrange a card that is higher than all in its vase; or let any card fade, which shields the candle."""

    def options(self, state: State, seat: int) -> list[Decision]:
        hand = state.hands[seat]
        fitting = [card for card in hand if card > max(in_vase(state, seat, flower(card)), default=NOTHING)]
        return [*[ARRANGE[card] for card in fitting], *[FADE[card] for card in hand]]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, PlainDecision)
        card = decision.value
        state.hands = replaced(state.hands, seat, without(state.hands[seat], card))
        state.shown = without(state.shown, card)
        if decision.word == "arrange":
            state.vases = replaced(state.vases, seat, (*state.vases[seat], card))
            state.agenda += (Draught(seat), TakeACard(seat))
            log.note("arranges", seat, card)
        else:
            state.faded += (card,)
            state.agenda += (TakeACard(seat),)
            log.note("lets_fade", seat, card)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, PlainDecision) and decision.word == "arrange" and decision.value in state.hands[seat]:
            return Reason("too_low", (max(in_vase(state, seat, flower(decision.value))),))
        return Reason("use_a_card_first" if decision.word in ("take", "draw") else "not_in_hand")


class TakeACard(Step[State]):
    """Take a card from the sideboard, which everybody sees, or draw one, which nobody else does."""

    def waits(self, state: State) -> bool:
        return bool(state.sideboard)

    def options(self, state: State, seat: int) -> list[Decision]:
        return [*[TAKE[card] for card in state.sideboard], *(DRAW if state.stack else ())]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        card = decision.value if isinstance(decision, PlainDecision) and decision.word == "take" else drawn(state)
        if decision.word == "take":
            state.sideboard = (*without(state.sideboard, card), *([drawn(state)] if state.stack else []))
            state.shown = tuple(sorted((*state.shown, card)))
            log.note("takes", seat, card)
        else:
            log.note("draws", seat)
            log.whisper("has_drawn", seat, card)
        state.hands = replaced(state.hands, seat, tuple(sorted((*state.hands[seat], card))))


class Draught(Step[State]):
    """The die says how much of the candle burns."""

    def waits(self, state: State) -> bool:
        return False

    def happen(self, state: State, log: Log) -> None:
        die = throw(state, len(BURNS))
        state.candle = max(0, state.candle - BURNS[die])
        log.note("draught", self.seat, die + 1, BURNS[die])


class EndOfTurn(Draught):
    """The next player's turn, unless the candle is out, or no card is left to play."""

    def happen(self, state: State, log: Log) -> None:
        seat = (self.seat + 1) % len(state.hands)
        if state.candle and state.hands[seat]:
            state.agenda = (EndOfTurn(seat), UseACard(seat))
        else:
            log.note("game_over", NOTHING)


class Candlelight(PlainGame):
    """Two to four players, one candle."""

    state_kind, view_kind, step_kinds = State, View, (UseACard, TakeACard, Draught, EndOfTurn)
    numbers = dict.fromkeys(("arranges", "lets_fade", "takes", "has_drawn", "too_low"), ("card",)) | {
        "draught": ("die", "burnt"),
        "vase": ("flower",),
        "finest": ("flower",),
    }

    def __init__(self) -> None:
        names = {"card": NAMES, "flower": list(FLOWERS)}
        super().__init__("candlelight", 1, (2, 3, 4), [*ARRANGE, *FADE, *TAKE, *DRAW], names)

    def set_up(self, players: int, dice: int) -> State:
        none: tuple[tuple[int, ...], ...] = ((),) * players
        return State(dice, hands=none, vases=none, sideboard=(), stack=CARDS, shown=(), faded=(), candle=16 + 8 * players)

    def begin(self, state: State, log: Log) -> None:
        state.hands = tuple(tuple(sorted(drawn(state) for _ in range(HAND))) for _ in state.hands)
        state.sideboard = (drawn(state), drawn(state), drawn(state))
        state.agenda = (EndOfTurn(0), UseACard(0))

    def seen(self, state: State, seat: int | None) -> dict[str, Any]:
        """The own hand; of the others how many cards, and those that were taken openly."""
        seen = [tuple(card for card in hand if owner == seat or card in state.shown) for owner, hand in enumerate(state.hands)]
        told = {"hands": tuple(seen), "sizes": tuple(map(len, state.hands)), "stack": len(state.stack)}
        return told | {part: getattr(state, part) for part in ("vases", "sideboard", "shown", "faded", "candle")}

    def imagined(self, view: View, dice: int) -> State:
        """Whatever was not seen is in the others' hands or in the stack, who knows where."""
        state = State(dice, stack=(), **{part: getattr(view, part) for part in State.parts if part != "stack"})
        seen = {*view.sideboard, *view.faded, *sum(view.hands + view.vases, ())}
        unseen = shuffle(state, tuple(card for card in CARDS if card not in seen))
        for seat, size in enumerate(view.sizes):
            more, unseen = unseen[: size - len(view.hands[seat])], unseen[size - len(view.hands[seat]) :]
            state.hands = replaced(state.hands, seat, tuple(sorted(view.hands[seat] + more)))
        state.stack = tuple(sorted(unseen))
        return state

    def score(self, state: State) -> list[ScoreLine]:
        """1, 3, 6, 10, … points for a vase with 1, 2, 3, 4, … cards, and 4 for the highest card of each flower."""
        sheet = []
        for kind in range(len(FLOWERS)):
            counts = [len(in_vase(state, seat, kind)) for seat in range(len(state.vases))]
            sheet += [ScoreLine(seat, "vase", (kind,), n * (n + 1) // 2) for seat, n in enumerate(counts) if n]
            sheet += [ScoreLine(seat, "finest", (kind,), 4) for seat in finest(state, kind)]
        return sheet

    def tie_break(self, state: State) -> tuple[int, ...]:
        """More cards in vases."""
        return tuple(map(len, state.vases))

    def strategy(self) -> CandlelightStrategy:
        return CandlelightStrategy(self)


def drawn(state: State) -> int:
    """A card of the stack, which has no order: the dice decide now which one."""
    card = state.stack[throw(state, len(state.stack))]
    state.stack = without(state.stack, card)
    return card


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(each for each in cards if each != card)
