"""End of the game.

The game ends with a turn after which the courtyard cannot be filled again. Each building left goes to the player with the most
money of its space's currency, whatever its price; in a tie, or if nobody has any, it goes to nobody. Then scoring C. Most
points win; equal points share the victory.
"""

from rocaille.games.alhambra.names import CATEGORIES, DIRK, NOBODY, NOTHING, SCORINGS, SPACES, C
from rocaille.games.alhambra.rules.buying_buildings import wealth
from rocaille.games.alhambra.rules.scoring import places, score
from rocaille.games.alhambra.state import State
from rocaille.kernel.game import Outcome, ScoreLine
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import replaced


def finish(state: State, log: Log) -> None:
    log.note("last_buildings", NOBODY)
    for space in range(SPACES):
        if state.courtyard[space] != NOTHING:
            give_away(state, space, log)
    score(state, C, log)
    log.note("game_over", NOBODY)


def give_away(state: State, space: int, log: Log) -> None:
    building = state.courtyard[space]
    most = max([wealth(player, space) for player in state.players])
    richest = [player for player in state.players if wealth(player, space) == most]
    if most == 0 or len(richest) > 1:
        log.note("nobody_gets", NOBODY, building, space)
        return
    category = state.box.building_category[building]
    owner = richest[0]
    owner.buildings = replaced(owner.buildings, category, owner.buildings[category] + 1)
    state.courtyard = replaced(state.courtyard, space, NOTHING)
    log.note("gets_left_over", owner.seat, building, space)


def outcome(state: State) -> Outcome:
    return Outcome(lines(state, state.sheet), len(state.players), (0,) * len(state.players))


def open_lines(state: State) -> list[ScoreLine]:
    """What is on the sheet, and what scoring C would bring with the buildings of now, before left-over ones are given away."""
    sheet = state.sheet
    if state.agenda:
        for category in range(CATEGORIES):
            for seat, points in places(state, C, category):
                sheet += (seat, C, category, points)
    return lines(state, sheet)


def lines(state: State, sheet: tuple[int, ...]) -> list[ScoreLine]:
    """A line for each share of each scoring; Dirk's are not on the players' sheet."""
    found: list[ScoreLine] = []
    for at in range(0, len(sheet), 4):
        seat, scoring, category, points = sheet[at : at + 4]
        if seat != DIRK:
            found.append(
                ScoreLine(
                    seat,
                    f"scoring_{SCORINGS[scoring]}",
                    (category,),
                    points,
                    f"{SCORINGS[scoring]}.{state.box.category_names[category]}",
                )
            )
    return found
