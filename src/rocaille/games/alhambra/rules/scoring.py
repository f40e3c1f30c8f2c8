"""Scoring.

In A the first place of each category brings points, in B the first two, in C, at the end, the first three. Places go by the
number of cards. Tied players add the points of the places they take and divide them, rounded down. Without a card of a
category there are no points; places that nobody takes are lost.
"""

from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.names import CATEGORIES, DIRK, NOBODY
from rocaille.games.alhambra.rules.two_players import give_dirk_more
from rocaille.games.alhambra.state import Player, State
from rocaille.kernel.log import Log


def score(state: State, scoring: int, log: Log) -> None:
    log.note("scoring", NOBODY, scoring)
    for category in range(CATEGORIES):
        score_category(state, scoring, category, log)
    give_dirk_more(state, scoring, log)


def score_category(state: State, scoring: int, category: int, log: Log) -> None:
    """Write a line for everybody with a share."""
    for seat, points in places(state, scoring, category):
        state.sheet += (seat, scoring, category, points)
        log.note("scores", seat, category, points)


def places(state: State, scoring: int, category: int) -> list[tuple[int, int]]:
    """Who would get how much in a scoring now; Dirk takes places too."""
    return shares(holders(state.players, state.dirk, category), place_values(state.box, scoring, category))


def holders(players: list[Player], dirk: tuple[int, ...], category: int) -> list[tuple[int, int]]:
    """Everybody who has buildings of a category: how many, and the seat."""
    found = [(player.buildings[category], player.seat) for player in players if player.buildings[category]]
    if dirk and dirk[category]:
        found.append((dirk[category], DIRK))
    return found


def place_values(box: Box, scoring: int, category: int) -> tuple[int, ...]:
    """The points of the first, the second and the third place."""
    first = category * 9 + scoring * 3
    return box.points[first : first + 3]


def leaders(holders: list[tuple[int, int]]) -> list[int]:
    """The seats with the most buildings."""
    most = max([cards for cards, _ in holders]) if holders else 0
    return [seat for cards, seat in holders if cards == most]


def shares(holders: list[tuple[int, int]], points: tuple[int, ...]) -> list[tuple[int, int]]:
    """Who gets how much, from (cards, seat) of each and the points of the places."""
    found: list[tuple[int, int]] = []
    place = 0
    for cards in sorted({cards for cards, _ in holders}, reverse=True):
        tied = [seat for own, seat in holders if own == cards]
        share = sum(points[place : place + len(tied)]) // len(tied)
        if share:
            found += [(seat, share) for seat in tied]
        place += len(tied)
    return found


def points_of(sheet: tuple[int, ...], seat: int) -> int:
    """The running score, which is open."""
    return sum([sheet[at + 3] for at in range(0, len(sheet), 4) if sheet[at] == seat])
