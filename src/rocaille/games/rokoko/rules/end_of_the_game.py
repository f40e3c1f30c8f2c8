"""End of the Game.

After the seventh round the ball begins. In this order: a point for every 10 Livre; crown bonuses and the favour card; the
majority in each hall; the fireworks; dresses that watch them from the terrace; statues; then the markers on dresses,
decorations and the all-halls track. With two players there are no second places.
"""

from typing import Final

from rocaille.games.rokoko.names import COLORS, FIREWORKS, HALL_SIZE, HALLS, KINGS_HALL, MUSICIANS, NOBODY, ROW_SIZE, STATUES
from rocaille.games.rokoko.rules.fund_a_decoration import row_of
from rocaille.games.rokoko.state import State
from rocaille.kernel.game import Line, Outcome

LIVRES_PER_POINT: Final = 10
FAVOUR_POINTS: Final = 3
STATUE_POINTS: Final = 2


def outcome(state: State) -> Outcome:
    money_left = tuple([player.livres % LIVRES_PER_POINT for player in state.players])
    return Outcome(score_sheet(state), len(state.players), money_left)


def score_sheet(state: State) -> list[Line]:
    """The final scoring in the rulebook's order; the tokens gained during the game come first."""
    tokens = [Line(player.seat, "tokens", (), player.prestige) for player in state.players if player.prestige]
    return tokens + scored(state, ())


def open_lines(state: State) -> list[Line]:
    """The part of it that everybody could write down now: tokens lie face down, and some employees nobody else has seen."""
    return scored(state, state.box.expansion.unseen_cards(state))


def scored(state: State, unseen: tuple[int, ...]) -> list[Line]:
    """All lines but the tokens, without the crowns of those `unseen`."""
    lines = [Line(player.seat, "money", (), player.livres // LIVRES_PER_POINT) for player in state.players]
    lines += crowns_and_favour(state, unseen)
    lines += state.box.expansion.score_lines(state)
    for hall in range(HALLS):
        lines += hall_majority(state, hall)
    lines += fireworks_majority(state)
    lines += statues(state)
    lines += markers(state)
    return [line for line in lines if line.points]


def crowns_and_favour(state: State, unseen: tuple[int, ...]) -> list[Line]:
    lines: list[Line] = []
    for player in state.players:
        for card in sorted(player.supply + player.hand + player.discard + player.in_play):
            bonus = state.box.bonuses[card]
            if bonus.is_crown() and card not in unseen:
                lines.append(
                    Line(
                        player.seat, "crown", (card,), bonus.final_points(state, player), f"crown.{state.box.card_names[card]}"
                    )
                )
    if state.favour != NOBODY:
        lines.append(Line(state.favour, "favour", (), FAVOUR_POINTS))
    return lines


def hall_majority(state: State, hall: int) -> list[Line]:
    """Players rank by dresses, then by dresses on master spaces, then by owning the musician of the hall."""
    spaces = [space for space in state.box.spaces if state.box.space_hall[space] == hall]
    standing: dict[int, tuple[int, int, int]] = {}
    for player in state.players:
        seat = player.seat
        mine = [space for space in spaces if state.hosts[space] == seat]
        if mine:
            musician = int(state.decorations[MUSICIANS * ROW_SIZE + hall] == seat)
            standing[seat] = (len(mine), sum([state.box.space_master[space] for space in mine]), musician)
    ranks = sorted(set(standing.values()), reverse=True)
    if not ranks:
        return []
    first = [seat for seat in standing if standing[seat] == ranks[0]]
    lines = [Line(seat, "hall_first", (hall + 1,), state.box.hall_first[hall]) for seat in first]
    if len(first) == 1 and len(ranks) > 1 and len(state.players) > 2:
        second = [seat for seat in standing if standing[seat] == ranks[1]]
        lines += [Line(seat, "hall_second", (hall + 1,), state.box.hall_second[hall]) for seat in second]
    return lines


def fireworks_majority(state: State) -> list[Line]:
    """Most markers, ties to the space farther right; spaces are unique, so no tie stays."""
    owners = row_of(state, FIREWORKS)
    ranked = sorted(
        [seat for seat in range(len(state.players)) if seat in owners],
        reverse=True,
        key=lambda seat: (owners.count(seat), max([at for at in range(ROW_SIZE) if owners[at] == seat])),
    )
    lines = [Line(seat, "fireworks_first", (), state.box.fireworks_first) for seat in ranked[:1]]
    if len(state.players) > 2:
        lines += [Line(seat, "fireworks_second", (), state.box.fireworks_second) for seat in ranked[1:2]]
    return lines


def terrace_gain(state: State, seat: int) -> int:
    """What dresses of the King's hall gain on the terrace: the best dress beside the best multiplier, and so on."""
    prestige = state.box.dress_prestige
    dresses = sorted(
        [
            prestige[state.dresses[space]]
            for space in range(KINGS_HALL * HALL_SIZE, (KINGS_HALL + 1) * HALL_SIZE)
            if state.hosts[space] == seat
        ],
        reverse=True,
    )
    owners = row_of(state, FIREWORKS)
    times = sorted([state.box.terrace[at] for at in range(ROW_SIZE) if owners[at] == seat], reverse=True)
    return sum([dress * (factor - 1) for dress, factor in zip(dresses, times)])


def statues(state: State) -> list[Line]:
    """A set a statue, no dress twice: the k-th set has every colour of which there are at least k dresses."""
    lines: list[Line] = []
    owners = row_of(state, STATUES)
    for player in state.players:
        seat = player.seat
        colors = [state.box.dress_color[state.dresses[space]] for space in state.box.spaces if state.hosts[space] == seat]
        for number in range(1, owners.count(seat) + 1):
            of_set = [color for color in range(len(COLORS)) if colors.count(color) >= number]
            lines.append(Line(seat, "statue_set", (number,), STATUE_POINTS * len(of_set)))
    return lines


def markers(state: State) -> list[Line]:
    box = state.box
    lines: list[Line] = []
    for player in state.players:
        seat = player.seat
        dresses = sum([box.dress_prestige[state.dresses[space]] for space in box.spaces if state.hosts[space] == seat])
        decorations = sum([box.decoration_prestige[space] for space in box.decorations if state.decorations[space] == seat])
        lines.append(Line(seat, "dresses", (), dresses))
        lines.append(Line(seat, "terrace", (), terrace_gain(state, seat)))
        lines.append(Line(seat, "decorations", (), decorations))
        if seat in state.all_halls:
            lines.append(Line(seat, "all_halls", (), box.all_halls[state.all_halls.index(seat)]))
    return lines
