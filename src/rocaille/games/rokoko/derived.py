"""What the rules make of what lies on the table: who leads, what it brings, what it costs now.

Everything here is public, the same for all who look, and comes from the functions that the rules themselves ask. So nobody who
gets a view has to work out a rule again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.names import HALLS, NOBODY, ROUNDS, SEGMENT_SIZE, SEGMENTS, window_name
from rocaille.games.rokoko.places import decoration_name
from rocaille.games.rokoko.rules import acquire_resources, fund_a_decoration, hire_a_new_employee
from rocaille.games.rokoko.rules.all_halls_bonus import next_space, present
from rocaille.games.rokoko.rules.collect_income import BASE_INCOME, from_fountain
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf
from rocaille.games.rokoko.rules.end_of_the_game import STATUE_POINTS, fireworks_standing, hall_standing, statue_sets
from rocaille.games.rokoko.rules.rent_out_or_sell import FreeTile
from rocaille.kernel.agenda import Step

if TYPE_CHECKING:
    from rocaille.games.rokoko import wire_derived as wire
    from rocaille.games.rokoko.view import RokokoView


def derived(view: RokokoView) -> wire.Derived:
    """Worked out once for all who look at the same position."""
    on_the_table = view.on_the_table()
    found: wire.Derived | None = view.box.derived.to(on_the_table)
    if found is None:
        found = worked_out(view)
        view.box.derived.keep(on_the_table, found)
    return found


def worked_out(view: RokokoView) -> wire.Derived:
    box = view.box
    next_reward = next_space(view.all_halls)
    return {
        "last_round": view.round >= ROUNDS,
        "halls": [_hall(view, hall) for hall in range(HALLS)],
        "fireworks": [
            {
                "seat": each.seat,
                "spaces": each.spaces,
                "farthest": each.farthest + 1,
                "place": each.place,
                "prestige": each.points,
            }
            for each in fireworks_standing(box, view.decorations)
        ],
        "next_all_halls": box.all_halls[next_reward] if next_reward != NOBODY else None,
        "players": [_player(view, seat) for seat in range(box.players)],
        "prices": _prices(view),
    }


def _hall(view: RokokoView, hall: int) -> wire.HallNow:
    standing = hall_standing(view.box, view.hosts, view.decorations, hall)
    return {
        "hall": hall + 1,
        "standing": [
            {
                "seat": each.seat,
                "dresses": each.dresses,
                "on_master_spaces": each.on_master_spaces,
                "musician": each.musician != 0,
                "place": each.place,
                "prestige": each.points,
            }
            for each in standing
        ],
    }


def _player(view: RokokoView, seat: int) -> wire.PlayerNow:
    sets = statue_sets(view.box, view.dresses, view.hosts, view.decorations, seat)
    return {
        "seat": seat,
        "present_in": [hall + 1 for hall in range(HALLS) if present(view.hosts, view.decorations, seat, hall)],
        "statue_sets": sets,
        "statues": STATUE_POINTS * sum(sets),
        "income": BASE_INCOME + from_fountain(view.hosts, view.decorations, seat) + view.further_income(seat),
    }


def _prices(view: RokokoView) -> wire.Prices:
    """What whoever decides now would pay."""
    box = view.box
    saved = discount(box, view.agenda)
    prices: wire.Prices = {
        "hire": hire_a_new_employee.price(view.hire_row),
        "segments": {
            str(segment + 1): tile_price(view.agenda, view.warehouse, segment * SEGMENT_SIZE) for segment in range(SEGMENTS)
        },
        "windows": {window_name(window): cost for window, cost in enumerate(box.window_costs)},
        "decorations": {
            decoration_name(space): fund_a_decoration.cost(box, space, saved)
            for space in box.decorations
            if view.decorations[space] == NOBODY
        },
    }
    view.add_prices(prices)
    return prices


def discount(box: Box, agenda: tuple[Step[Any], ...]) -> int:
    """So many Livre a decoration costs less just now, by the bonus that is being used."""
    step = agenda[-1] if agenda else None
    return box.bonuses[step.card].discount() if isinstance(step, BonusOf) else 0


def tile_price(agenda: tuple[Step[Any], ...], warehouse: tuple[int, ...], place: int) -> int:
    """What the tile on `place` costs just now; one that is a reward is free."""
    return 0 if agenda and isinstance(agenda[-1], FreeTile) else acquire_resources.price_at(warehouse, place)
