"""End of the Game.

After the seventh round the ball begins. In this order: a point for every 10 Livre; crown bonuses and the favour card; the
majority in each hall; the fireworks; dresses that watch them from the terrace; statues; then the markers on dresses,
decorations and the all-halls track. With two players there are no second places.
"""

from typing import Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.names import COLORS, FIREWORKS, HALLS, KINGS_HALL, MUSICIANS, NOBODY, ROW_SIZE, STATUES
from rocaille.games.rokoko.places import of_kind
from rocaille.games.rokoko.state import State
from rocaille.kernel.game import Outcome, ScoreLine

LIVRES_PER_POINT: Final = 10
FAVOUR_POINTS: Final = 3
STATUE_POINTS: Final = 2


def outcome(state: State) -> Outcome:
    money_left = tuple([player.livres % LIVRES_PER_POINT for player in state.players])
    return Outcome(score_sheet(state), len(state.players), money_left)


def score_sheet(state: State) -> list[ScoreLine]:
    """The final scoring in the rulebook's order; the tokens gained during the game come first."""
    tokens = [ScoreLine(player.seat, "tokens", (), player.prestige) for player in state.players if player.prestige]
    return tokens + scored(state, ())


def open_lines(state: State) -> list[ScoreLine]:
    """The part of it that everybody could write down now: tokens lie face down, and some employees nobody else has seen."""
    return scored(state, state.box.expansion.unseen_cards(state))


def scored(state: State, unseen: tuple[int, ...]) -> list[ScoreLine]:
    """All lines but the tokens, without the crowns of those `unseen`."""
    lines = [ScoreLine(player.seat, "money", (), player.livres // LIVRES_PER_POINT) for player in state.players]
    lines += crowns_and_favour(state, unseen)
    lines += state.box.expansion.score_lines(state)
    for hall in range(HALLS):
        lines += hall_majority(state, hall)
    lines += fireworks_majority(state)
    lines += statues(state)
    lines += markers(state)
    return [line for line in lines if line.points]


def crowns_and_favour(state: State, unseen: tuple[int, ...]) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    for player in state.players:
        for card in sorted(player.supply + player.hand + player.discard + player.in_play):
            bonus = state.box.bonuses[card]
            if bonus.is_crown() and card not in unseen:
                lines.append(
                    ScoreLine(
                        player.seat, "crown", (card,), bonus.final_points(state, player), f"crown.{state.box.card_names[card]}"
                    )
                )
    if state.favour != NOBODY:
        lines.append(ScoreLine(state.favour, "favour", (), FAVOUR_POINTS))
    return lines


class InHall:
    """What one player has in a hall, and what that brings if the hall is scored now."""

    __slots__ = ("seat", "dresses", "on_master_spaces", "musician", "place", "points")

    def __init__(self, seat: int, dresses: int, on_master_spaces: int, musician: int, place: int, points: int) -> None:
        self.seat: Final = seat
        self.dresses: Final = dresses
        self.on_master_spaces: Final = on_master_spaces
        self.musician: Final = musician  # 1: the player's
        self.place: Final = place
        self.points: Final = points


def hall_standing(box: Box, hosts: tuple[int, ...], decorations: tuple[int, ...], hall: int) -> list[InHall]:
    """Who has a dress in a hall, by dresses, then by dresses on master spaces, then by owning the musician of the hall.

    Equals share a place and leave the next ones empty: where two are first, nobody is second.
    """
    dresses = [0] * box.players
    on_master = [0] * box.players
    for space in box.hall_spaces[hall]:
        host = hosts[space]
        if host != NOBODY:
            dresses[host] += 1
            on_master[host] += box.space_master[space]
    patron = decorations[MUSICIANS * ROW_SIZE + hall]
    ranks = [(dresses[seat], on_master[seat], int(seat == patron)) for seat in range(box.players)]
    order = [seat for seat in range(box.players) if dresses[seat]]
    if len(order) > 1:
        order.sort(key=lambda seat: ranks[seat], reverse=True)
    found: list[InHall] = []
    place = 1
    for at in range(len(order)):
        seat = order[at]
        if at and ranks[seat] != ranks[order[at - 1]]:
            place = at + 1
        points = place_value(box, place, box.hall_first[hall], box.hall_second[hall])
        found.append(InHall(seat, dresses[seat], on_master[seat], ranks[seat][2], place, points))
    return found


def place_value(box: Box, place: int, first: int, second: int) -> int:
    """What a place in a majority brings; with two players there are no second places."""
    if place == 1:
        return first
    return second if place == 2 and box.players > 2 else 0


def hall_majority(state: State, hall: int) -> list[ScoreLine]:
    return [
        ScoreLine(each.seat, "hall_first" if each.place == 1 else "hall_second", (hall + 1,), each.points)
        for each in hall_standing(state.box, state.hosts, state.decorations, hall)
        if each.points
    ]


class AtFireworks:
    """What one player has of the fireworks, and what that brings if they are scored now."""

    __slots__ = ("seat", "spaces", "farthest", "place", "points")

    def __init__(self, seat: int, spaces: int, farthest: int, place: int, points: int) -> None:
        self.seat: Final = seat
        self.spaces: Final = spaces
        self.farthest: Final = farthest  # the space farthest right, counted from 0
        self.place: Final = place
        self.points: Final = points


def fireworks_standing(box: Box, decorations: tuple[int, ...]) -> list[AtFireworks]:
    """Most markers, ties to the space farther right; spaces are unique, so no tie stays."""
    owners = of_kind(decorations, FIREWORKS)
    ranked: list[tuple[int, int, int]] = []
    for seat in range(box.players):
        if seat in owners:
            ranked.append((owners.count(seat), max([at for at in range(len(owners)) if owners[at] == seat]), seat))
    ranked.sort(reverse=True)
    found: list[AtFireworks] = []
    for spaces, farthest, seat in ranked:
        place = len(found) + 1
        points = place_value(box, place, box.fireworks_first, box.fireworks_second)
        found.append(AtFireworks(seat, spaces, farthest, place, points))
    return found


def fireworks_majority(state: State) -> list[ScoreLine]:
    return [
        ScoreLine(each.seat, "fireworks_first" if each.place == 1 else "fireworks_second", (), each.points)
        for each in fireworks_standing(state.box, state.decorations)
        if each.points
    ]


def terrace_gain(state: State, seat: int) -> int:
    """What dresses of the King's hall gain on the terrace: the best dress beside the best multiplier, and so on."""
    prestige = state.box.dress_prestige
    dresses = sorted(
        [prestige[state.dresses[space]] for space in state.box.hall_spaces[KINGS_HALL] if state.hosts[space] == seat],
        reverse=True,
    )
    owners = of_kind(state.decorations, FIREWORKS)
    times = sorted([factor for factor, owner in zip(state.box.terrace, owners) if owner == seat], reverse=True)
    return sum([dress * (factor - 1) for dress, factor in zip(dresses, times)])


def statue_sets(
    box: Box, dresses: tuple[int, ...], hosts: tuple[int, ...], decorations: tuple[int, ...], seat: int
) -> list[int]:
    """A set a statue, no dress twice: how many colours the k-th has, every one of which there are at least k dresses."""
    statues = of_kind(decorations, STATUES).count(seat)
    if not statues:
        return []
    colors = [0] * len(COLORS)
    for space in box.spaces:
        if hosts[space] == seat:
            colors[box.dress_color[dresses[space]]] += 1
    return [sum([1 for count in colors if count >= number]) for number in range(1, statues + 1)]


def statues(state: State) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    for player in state.players:
        number = 0
        for colors in statue_sets(state.box, state.dresses, state.hosts, state.decorations, player.seat):
            number += 1
            lines.append(ScoreLine(player.seat, "statue_set", (number,), STATUE_POINTS * colors))
    return lines


def markers(state: State) -> list[ScoreLine]:
    box = state.box
    lines: list[ScoreLine] = []
    for player in state.players:
        seat = player.seat
        dresses = sum([box.dress_prestige[state.dresses[space]] for space in box.spaces if state.hosts[space] == seat])
        decorations = sum([box.decoration_prestige[space] for space in box.decorations if state.decorations[space] == seat])
        lines.append(ScoreLine(seat, "dresses", (), dresses))
        lines.append(ScoreLine(seat, "terrace", (), terrace_gain(state, seat)))
        lines.append(ScoreLine(seat, "decorations", (), decorations))
        if seat in state.all_halls:
            lines.append(ScoreLine(seat, "all_halls", (), box.all_halls[state.all_halls.index(seat)]))
    return lines
