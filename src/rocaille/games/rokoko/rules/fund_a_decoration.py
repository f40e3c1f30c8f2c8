"""6. Fund a Decoration.

Any employee. Pay the price of a free decoration space and put a marker on it; at most one space in each row of the fountain.
A discount never pays back.
"""

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.decisions import FUND, FundDecoration
from rocaille.games.rokoko.names import MUSICIANS, NOBODY
from rocaille.games.rokoko.places import kind_of, of_kind
from rocaille.games.rokoko.rules.all_halls_bonus import mark_if_in_all_halls
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import replaced


def cost(box: Box, decoration: int, discount: int) -> int:
    return max(box.decoration_cost[decoration] - discount, 0)


def limited(state: State, seat: int, kind: int) -> bool:
    """Whether the player has all of this kind that one player may have."""
    return bool(state.box.one_each >> kind & 1) and seat in of_kind(state.decorations, kind)


def add_options(state: State, player: Player, discount: int, choices: list[Decision]) -> None:
    box = state.box
    owners = state.decorations
    purse = player.livres + discount
    for decoration in box.decorations:
        if (
            owners[decoration] == NOBODY
            and box.decoration_cost[decoration] <= purse
            and not limited(state, player.seat, kind_of(decoration))
        ):
            choices.append(FUND[decoration])


def fund(state: State, player: Player, card: int, decision: FundDecoration, discount: int, log: Log) -> None:
    """Fund a decoration with `card`, by its action or by its bonus."""
    paid = cost(state.box, decision.decoration, discount)
    player.livres -= paid
    state.decorations = replaced(state.decorations, decision.decoration, player.seat)
    log.note("funds", player.seat, decision.decoration, paid)
    if kind_of(decision.decoration) == MUSICIANS:
        mark_if_in_all_halls(state, player, log)
    state.box.expansion.decoration_funded(state, player, card, log)


def why_not(state: State, player: Player, decision: FundDecoration, discount: int) -> Reason:
    decoration = decision.decoration
    if decoration not in state.box.decorations:
        return Reason("no_such_space")
    if state.decorations[decoration] != NOBODY:
        return Reason("space_taken", (state.decorations[decoration],))
    if limited(state, player.seat, kind_of(decoration)):
        return Reason("one_in_that_row")
    return Reason("too_dear", (cost(state.box, decoration, discount), player.livres))
