"""Where an expansion takes part in the base game.

The base rules ask at these points and at no others; without an expansion the answers change nothing. An expansion is a
subclass in a folder of its own; `docs/adding_an_expansion.md` tells how one is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rocaille.kernel.game import ScoreLine
from rocaille.kernel.log import Log

if TYPE_CHECKING:
    from rocaille.games.rokoko.state import Player, State, Step
    from rocaille.games.rokoko.view import RokokoView


class Expansion:
    """No expansion."""

    def set_up(self, state: State, log: Log) -> State:
        """The position before the first round, with what the expansion puts on the table."""
        return state

    def fields(self) -> int:
        """How many fields it adds to the key of a state."""
        return 0

    def restored(self, state: State, rest: tuple[Any, ...]) -> State:
        """The same from the key of a state: `rest` is what the expansion had added to it."""
        return state

    def view_fields(self) -> int:
        """How many fields it adds to the key of a view."""
        return 0

    def restored_view(self, view: RokokoView, rest: tuple[Any, ...]) -> RokokoView:
        """The same from the key of a view."""
        return view

    def prepare(self, state: State, log: Log) -> None:
        """After the base game's preparation of a round."""

    def instead_of(self, step: Step) -> Step:
        """The step that takes the place of `step`: a subclass of it, with more to decide."""
        return step

    def tile_settled(self, state: State, player: Player, card: int, tile: int, kept: bool, log: Log) -> None:
        """`card` acquired a tile, which is now kept or discarded."""

    def dress_made(self, state: State, player: Player, card: int, dress: int, log: Log) -> None:
        """`card` made a dress, which is paid for."""

    def decoration_funded(self, state: State, player: Player, card: int, log: Log) -> None:
        """`card` funded a decoration."""

    def hand_card_seen(self, state: State, card: int) -> None:
        """A hand card that not everybody knew of has left its hand, so now everybody does."""

    def unseen_cards(self, state: State) -> tuple[int, ...]:
        """Employees in hands that nobody but their owners has seen."""
        return ()

    def in_use(self, state: State) -> tuple[int, ...]:
        """Cards of a discard pile whose bonus is being used just now: they cannot be chosen."""
        return ()

    def income(self, state: State, seat: int) -> int:
        """Livre besides those of the base game."""
        return 0

    def score_lines(self, state: State) -> list[ScoreLine]:
        """Lines of the final scoring, after its second step."""
        return []
