"""Bonuses that are a further action, irrespective of the main action."""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.decisions import GAIN, USE, AcquireTile, FundDecoration, GainMarker, MakeDress
from rocaille.games.rokoko.names import BALE, LACE, THREAD
from rocaille.games.rokoko.rules import acquire_resources, fund_a_decoration, make_a_dress
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log


class GainThreadOrLace(Bonus):
    """“Gain 1 thread or 1 lace, for n Livre.”"""

    verb: ClassVar[str] = "thread_or_lace"

    def __init__(self, price: int) -> None:
        self.price: Final = price

    def numbers(self) -> tuple[int, ...]:
        return (self.price,)

    def usable(self, state: State, player: Player, card: int) -> bool:
        return player.livres >= self.price

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        return [GAIN[THREAD], GAIN[LACE]] if player.livres >= self.price else []

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, GainMarker)
        player.livres -= self.price
        if decision.marker == THREAD:
            player.thread += 1
        else:
            player.lace += 1
        log.note("gains_marker", player.seat, decision.marker, self.price)


class AcquireMore(Bonus):
    """“Acquire resources once more.”"""

    verb: ClassVar[str] = "acquire"

    def usable(self, state: State, player: Player, card: int) -> bool:
        return acquire_resources.possible(state, player)

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        choices: list[Decision] = []
        acquire_resources.add_options(state, player, choices)
        return choices

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, AcquireTile)
        acquire_resources.acquire(state, player, card, decision, log)

    def why_not(self, state: State, player: Player, card: int, decision: Decision) -> Reason:
        if isinstance(decision, AcquireTile):
            return acquire_resources.why_not(state, player, decision)
        return super().why_not(state, player, card, decision)


class DrawTile(Bonus):
    """“Gain a face-down resource tile for n Livre.” Nothing is paid when there is none."""

    verb: ClassVar[str] = "draw_tile"

    def __init__(self, price: int) -> None:
        self.price: Final = price

    def numbers(self) -> tuple[int, ...]:
        return (self.price,)

    def usable(self, state: State, player: Player, card: int) -> bool:
        return player.livres >= self.price and acquire_resources.can_draw(state)

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        return [USE] if self.usable(state, player, card) else []

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        player.livres -= self.price
        acquire_resources.draw_tile(state, player, log)


class MakeAnother(Bonus):
    """What bonuses that make a dress share: never one with a thimble."""

    def usable(self, state: State, player: Player, card: int) -> bool:
        return bool(self.options(state, player, card))

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        choices: list[Decision] = []
        make_a_dress.add_options(state, player, card, True, choices)
        return choices

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, MakeDress)
        make_a_dress.make(state, player, card, True, decision, log)

    def why_not(self, state: State, player: Player, card: int, decision: Decision) -> Reason:
        if isinstance(decision, MakeDress):
            return make_a_dress.why_not(state, player, card, True, decision)
        return super().why_not(state, player, card, decision)


class MakeDressSaving(MakeAnother):
    """“Make another dress with up to n bales fewer of these colours; not a thimble dress.”"""

    verb: ClassVar[str] = "make_dress_saving"

    def __init__(self, fewer: int, colors: tuple[int, ...]) -> None:
        self.fewer: Final = fewer
        self.colors: Final = colors  # one or two

    def numbers(self) -> tuple[int, ...]:
        return (self.fewer, *self.colors)

    def silk_needs(self, silk: int) -> tuple[int, ...]:
        """The saving is used in full; with two colours there are several ways to spread it."""
        first = self.colors[0]
        of_first = (silk >> (8 * first)) & 127
        if len(self.colors) == 1:
            return (silk - min(self.fewer, of_first) * BALE[first],)
        second = self.colors[1]
        of_second = (silk >> (8 * second)) & 127
        saved = min(self.fewer, of_first + of_second)
        return tuple(
            [
                silk - k * BALE[first] - (saved - k) * BALE[second]
                for k in range(max(saved - of_second, 0), min(saved, of_first) + 1)
            ]
        )


class FundCheaper(Bonus):
    """“Fund another decoration for n Livre less.”"""

    verb: ClassVar[str] = "fund_cheaper"

    def __init__(self, discount: int) -> None:
        self.saved: Final = discount

    def numbers(self) -> tuple[int, ...]:
        return (self.saved,)

    def discount(self) -> int:
        return self.saved

    def usable(self, state: State, player: Player, card: int) -> bool:
        return bool(self.options(state, player, card))

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        choices: list[Decision] = []
        fund_a_decoration.add_options(state, player, self.saved, choices)
        return choices

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, FundDecoration)
        fund_a_decoration.fund(state, player, card, decision, self.saved, log)

    def why_not(self, state: State, player: Player, card: int, decision: Decision) -> Reason:
        if isinstance(decision, FundDecoration):
            return fund_a_decoration.why_not(state, player, decision, self.saved)
        return super().why_not(state, player, card, decision)
