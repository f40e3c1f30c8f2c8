"""What is in the box: everything printed on cards, tiles and the board side in use, as tables of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rocaille.games.rokoko.expansion import Expansion
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.remembered import LastAnswer

if TYPE_CHECKING:
    from rocaille.games.rokoko.state import Player, State


class Bonus:
    """What an employee brings besides the main action. `card` is always the employee whose bonus it is."""

    verb: ClassVar[str] = "none"

    def numbers(self) -> tuple[int, ...]:
        """The numbers of its text, for the words."""
        return ()

    def usable(self, state: State, player: Player, card: int) -> bool:
        """Whether there is anything to use: exactly when `options` has something."""
        return False

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        """The ways to use it, besides not using it."""
        return []

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        raise NotImplementedError

    def why_not(self, state: State, player: Player, card: int, decision: Decision) -> Reason:
        """Why a decision that is not among the options is not."""
        return Reason("bonus_now", (card,))

    def silk_needs(self, silk: int) -> tuple[int, ...]:
        """The silk to give for a dress made by this bonus, out of `silk` shown on it: any one of these amounts."""
        return (silk,)

    def discount(self) -> int:
        """So many Livre a decoration costs less by it."""
        return 0

    def is_crown(self) -> bool:
        """Whether it takes effect only in the final scoring."""
        return False

    def final_points(self, state: State, player: Player) -> int:
        """What a crown brings in the final scoring."""
        return 0


class Box:
    """The components of one table. Nothing in it ever changes but what is remembered.

    Places that a board side does not have are left out of `spaces`, `decorations` and `places`, but keep their numbers.
    """

    __slots__ = (
        "source",
        "players",
        "ranks",
        "levels",
        "bonuses",
        "card_texts",
        "card_origins",
        "card_names",
        "base",
        "for_hire",
        "dress_names",
        "dress_color",
        "dress_silk",
        "dress_thread",
        "dress_lace",
        "dress_master",
        "dress_sale",
        "dress_prestige",
        "tile_silk",
        "tile_discard",
        "tile_names",
        "all_tiles",
        "window_costs",
        "window_places",
        "dark_windows",
        "segment_size",
        "places",
        "spaces",
        "space_hall",
        "space_master",
        "space_rewards",
        "hall_spaces",
        "hall_first",
        "hall_second",
        "decorations",
        "decoration_cost",
        "decoration_prestige",
        "one_each",
        "terrace",
        "fireworks_first",
        "fireworks_second",
        "all_halls",
        "expansion",
        "derived",
    )

    def __init__(
        self,
        source: dict[str, Any],
        players: int,
        ranks: tuple[int, ...],
        levels: tuple[int, ...],
        bonuses: list[Bonus],
        card_texts: list[str],
        card_origins: list[str],
        card_names: list[str],
        base: tuple[int, ...],
        for_hire: tuple[int, ...],
        dress_names: list[str],
        dress_color: tuple[int, ...],
        dress_silk: tuple[int, ...],
        dress_thread: tuple[int, ...],
        dress_lace: tuple[int, ...],
        dress_master: tuple[int, ...],
        dress_sale: tuple[int, ...],
        dress_prestige: tuple[int, ...],
        tile_silk: tuple[int, ...],
        tile_discard: tuple[int, ...],
        tile_names: list[str],
        all_tiles: tuple[int, ...],
        window_costs: tuple[int, ...],
        window_places: int,
        dark_windows: int,
        segment_size: int,
        places: tuple[int, ...],
        spaces: tuple[int, ...],
        space_hall: tuple[int, ...],
        space_master: tuple[int, ...],
        space_rewards: tuple[tuple[int, ...], ...],
        hall_spaces: tuple[tuple[int, ...], ...],
        hall_first: tuple[int, ...],
        hall_second: tuple[int, ...],
        decorations: tuple[int, ...],
        decoration_cost: tuple[int, ...],
        decoration_prestige: tuple[int, ...],
        one_each: int,
        terrace: tuple[int, ...],
        fireworks_first: int,
        fireworks_second: int,
        all_halls: tuple[int, ...],
        expansion: Expansion,
    ) -> None:
        self.source: Final = source  # the component table, as it was read
        self.players: Final = players
        self.ranks: Final = ranks  # by kind of card, like the next five
        self.levels: Final = levels  # 0: a base employee
        self.bonuses: Final = bonuses
        self.card_texts: Final = card_texts
        self.card_origins: Final = card_origins
        self.card_names: Final = card_names
        self.base: Final = base  # the cards everybody starts with
        self.for_hire: Final = for_hire  # rising levels
        self.dress_names: Final = dress_names  # by dress tile, like the next seven
        self.dress_color: Final = dress_color
        self.dress_silk: Final = dress_silk
        self.dress_thread: Final = dress_thread
        self.dress_lace: Final = dress_lace
        self.dress_master: Final = dress_master
        self.dress_sale: Final = dress_sale
        self.dress_prestige: Final = dress_prestige
        self.tile_silk: Final = tile_silk  # by kind of resource tile, like the next two
        self.tile_discard: Final = tile_discard
        self.tile_names: Final = tile_names
        self.all_tiles: Final = all_tiles
        self.window_costs: Final = window_costs  # left to right
        self.window_places: Final = window_places  # numbers that are kept for windows
        self.dark_windows: Final = dark_windows
        self.segment_size: Final = segment_size
        self.places: Final = places  # of the warehouse
        self.spaces: Final = spaces  # for guests, hall by hall
        self.space_hall: Final = space_hall  # by number of space, like the next two
        self.space_master: Final = space_master
        self.space_rewards: Final = space_rewards  # none, one or several
        self.hall_spaces: Final = hall_spaces  # of each hall
        self.hall_first: Final = hall_first
        self.hall_second: Final = hall_second
        self.decorations: Final = decorations
        self.decoration_cost: Final = decoration_cost  # by number of decoration, like the next
        self.decoration_prestige: Final = decoration_prestige
        self.one_each: Final = one_each  # a bit for each kind of decoration of which a player may have only one space
        self.terrace: Final = terrace  # the multiplier beside each fireworks space
        self.fireworks_first: Final = fireworks_first
        self.fireworks_second: Final = fireworks_second
        self.all_halls: Final = all_halls
        self.expansion: Final = expansion
        self.derived: Final = LastAnswer()  # of all views of one position
