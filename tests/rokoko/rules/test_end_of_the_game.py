"""End of the Game."""

import random
from itertools import permutations
from typing import Any

import pytest

from tests.rokoko.positions import BOX, GAME, at_the_ball, place, points

HALL = "hall"


def hall(number: int, *rows: str, players=3, musician=None) -> list[tuple[int, str, int]]:
    """The points in one hall: `rows` has a string of its spaces, digits for the owners, - for free."""
    guests = {f"{number}.{at}": f"{seat} Y{at}" for at, seat in enumerate(rows[0].replace(" ", ""), 1) if seat != "-"}
    decorations = {} if musician is None else {f"musicians.{number}": musician}
    return [
        (seat, label.rpartition(".")[0], value)
        for seat, label, value in points(at_the_ball(players=players, guests=guests, decorations=decorations), HALL)
    ]


# ---------------------------------------------------------------- 1. money, 2. crowns and the favour


@pytest.mark.ruling("end_of_the_game.money")
@pytest.mark.parametrize("livres, prestige", [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (107, 10)])
def test_every_10_livre_are_a_point_and_the_rest_breaks_ties(livres, prestige):
    outcome = GAME.outcome(at_the_ball(player0={"livres": livres}))
    assert outcome.totals[0] == prestige
    assert outcome.tie_break[0] == livres % 10


@pytest.mark.ruling("end_of_the_game.crowns_in_the_whole_deck")
@pytest.mark.parametrize("pile", ["supply", "hand", "discard"])
def test_crowns_count_wherever_they_are_in_the_deck_each_card_once(pile):
    deck = {"supply": "0M 0J", "hand": "", "discard": "0Aa"}
    deck[pile] += " 6Ab"
    assert points(at_the_ball(player0={**deck, "thread": 2, "lace": 3}), "crown") == [(0, "crown.6Ab", 6)]


def test_two_crowns_are_two_lines():
    state = at_the_ball(player0={"supply": "0M 0M 0J 0Aa 6Aa 6Ab", "thread": 1, "lace": 1})
    assert points(state, "crown") == [(0, "crown.6Aa", 2), (0, "crown.6Ab", 3)]


# ---------------------------------------------------------------- 3A. the halls


@pytest.mark.ruling("end_of_the_game.most_and_second_most")
def test_most_and_second_most_dresses_of_each_hall():
    for number in range(1, 6):
        first, second = GAME.table["board"]["large"]["halls"][number - 1]["majority"]
        assert hall(number, "000112", players=4) == [(0, "hall_first", first), (1, "hall_second", second)]


def test_alone_in_a_hall():
    assert hall(4, "-1--") == [(1, "hall_first", 3)]
    assert hall(4, "----") == []


@pytest.mark.ruling("end_of_the_game.master_spaces_break_ties")
def test_a_tie_goes_to_more_dresses_on_master_spaces_and_the_loser_is_second():
    assert hall(4, "0-1-") == [(0, "hall_first", 3), (1, "hall_second", 1)]


@pytest.mark.ruling("end_of_the_game.musician_breaks_ties")
def test_then_to_the_tied_player_with_the_musician():
    assert hall(4, "-01-", musician=1) == [(1, "hall_first", 3), (0, "hall_second", 1)]


def test_master_spaces_come_before_the_musician():
    assert hall(4, "0-1-", musician=1) == [(0, "hall_first", 3), (1, "hall_second", 1)]


def test_the_musician_alone_is_no_dress():
    assert hall(4, "-01-", musician=2) == [(0, "hall_first", 3), (1, "hall_first", 3)]
    assert hall(4, "----", musician=2) == []
    assert hall(4, "-0--", musician=2) == [(0, "hall_first", 3)]


def test_an_unresolved_tie_pays_all_the_first_value_and_nobody_the_second():
    assert hall(1, "---00112", players=4) == [(0, "hall_first", 6), (1, "hall_first", 6)]
    assert hall(1, "---012--", players=4) == [(0, "hall_first", 6), (1, "hall_first", 6), (2, "hall_first", 6)]


@pytest.mark.ruling("end_of_the_game.losers_of_a_tie_compete_for_second")
def test_who_loses_a_tie_for_first_competes_for_second():
    """All have two dresses: 2 has two of them on master spaces, 1 has one, 0 has none."""
    assert hall(1, "22100 1--", players=4) == [(2, "hall_first", 6), (1, "hall_second", 3)]
    assert hall(1, "2--210 01", players=4) == [(2, "hall_first", 6), (0, "hall_second", 3), (1, "hall_second", 3)]
    assert hall(1, "2--210 01", players=4, musician=1) == [(2, "hall_first", 6), (1, "hall_second", 3)]


def test_a_three_way_tie_with_one_musician():
    assert hall(1, "---012--", players=4, musician=1) == [(1, "hall_first", 6), (0, "hall_second", 3), (2, "hall_second", 3)]


@pytest.mark.ruling("end_of_the_game.tie_for_second_pays_each")
def test_a_tie_for_second_place_is_broken_the_same_way_or_paid_to_each():
    assert hall(1, "---00012", players=4) == [(0, "hall_first", 6), (1, "hall_second", 3), (2, "hall_second", 3)]
    assert hall(1, "1--000-2", players=4) == [(0, "hall_first", 6), (1, "hall_second", 3)]
    assert hall(1, "---00012", players=4, musician=2) == [(0, "hall_first", 6), (2, "hall_second", 3)]


@pytest.mark.ruling("end_of_the_game.no_dress_no_points")
def test_without_a_dress_there_is_no_second_place():
    assert hall(1, "---000--", players=4, musician=1) == [(0, "hall_first", 6)]


def test_two_players_have_no_second_places():
    assert hall(4, "0-10", players=2) == [(0, "hall_first", 3)]
    assert hall(4, "0-1-", players=2) == [(0, "hall_first", 3)]
    assert hall(4, "-01-", players=2, musician=1) == [(1, "hall_first", 3)]


@pytest.mark.ruling("end_of_the_game.two_players_tied")
def test_two_tied_players_both_get_the_first_value():
    assert hall(4, "-01-", players=2) == [(0, "hall_first", 3), (1, "hall_first", 3)]


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_every_hall_against_the_rulebooks_words(players):
    """Random halls, scored once more by following the text sentence by sentence."""
    rng = random.Random(players)
    for _ in range(300):
        state = at_the_ball(players=players)
        hosts = [-1] * len(state.hosts)
        for space in state.box.spaces:
            hosts[space] = rng.randrange(-1, players)
        state.hosts = tuple(hosts)
        state.dresses = tuple(at if host >= 0 else -1 for at, host in enumerate(hosts))
        decorations = list(state.decorations)
        for number in range(1, 6):
            decorations[place("decoration", f"musicians.{number}")] = rng.randrange(-1, players)
        state.decorations = tuple(decorations)
        assert sorted(points(state, HALL)) == sorted(
            line for number in range(5) for line in by_the_text(state, number, players)
        )


def by_the_text(state, number: int, players: int):
    spaces = [space for space in state.box.spaces if state.box.space_hall[space] == number]
    musician = state.decorations[place("decoration", f"musicians.{number + 1}")]
    first, second = state.box.hall_first[number], state.box.hall_second[number]

    def dresses(seat):
        return sum(state.hosts[space] == seat for space in spaces)

    def on_master_spaces(seat):
        return sum(state.hosts[space] == seat for space in spaces if state.box.space_master[space])

    def best(seats):
        """The winners of a competition; more than one if the tie stays."""
        most = max(dresses(seat) for seat in seats)
        tied = [seat for seat in seats if dresses(seat) == most]
        masters = max(on_master_spaces(seat) for seat in tied)
        tied = [seat for seat in tied if on_master_spaces(seat) == masters]
        return [musician] if musician in tied else tied

    present = [seat for seat in range(players) if dresses(seat)]
    if not present:
        return
    winners = best(present)
    for seat in winners:
        yield seat, f"hall_first.{number + 1}", first
    rest = [seat for seat in present if seat not in winners]
    if len(winners) == 1 and rest and players > 2:
        for seat in best(rest):
            yield seat, f"hall_second.{number + 1}", second


# ---------------------------------------------------------------- 3B. the fireworks


def fireworks(owners: str, players=3) -> list[tuple[int, str, int]]:
    decorations = {f"fireworks.{at}": int(seat) for at, seat in enumerate(owners, 1) if seat != "-"}
    return points(at_the_ball(players=players, decorations=decorations), "fireworks")


def test_most_and_second_most_fireworks():
    assert fireworks("0011", 3) == [(1, "fireworks_first", 6), (0, "fireworks_second", 2)]
    assert fireworks("00112", 4) == [(1, "fireworks_first", 7), (0, "fireworks_second", 3)]
    assert fireworks("1--0") == [(0, "fireworks_first", 6), (1, "fireworks_second", 2)]


@pytest.mark.ruling("end_of_the_game.fireworks_ties")
def test_a_tie_in_the_fireworks_goes_to_the_space_farther_right():
    assert fireworks("0120") == [(0, "fireworks_first", 6), (2, "fireworks_second", 2)]
    assert fireworks("210-") == [(0, "fireworks_first", 6), (1, "fireworks_second", 2)]
    assert fireworks("00122", 5) == [(2, "fireworks_first", 7), (0, "fireworks_second", 3)]


def test_more_markers_beat_the_space_farther_right():
    assert fireworks("00-1") == [(0, "fireworks_first", 6), (1, "fireworks_second", 2)]


@pytest.mark.ruling("end_of_the_game.no_firework_no_points")
def test_without_a_marker_there_are_no_points():
    assert fireworks("0---") == [(0, "fireworks_first", 6)]
    assert fireworks("----") == []


@pytest.mark.ruling("end_of_the_game.fireworks_two_players")
def test_two_players_have_no_second_place_in_the_fireworks():
    assert fireworks("0011", 2) == [(1, "fireworks_first", 6)]


# ---------------------------------------------------------------- 3C. the terrace, 3D. statues, 3E. markers


@pytest.mark.ruling("end_of_the_game.best_terrace")
def test_dresses_of_the_kings_hall_watch_the_fireworks():
    """Y13 is worth 4 and Y1 is worth 2: the better dress beside the better multiplier."""
    state = at_the_ball(guests={"1.3": "0 Y1", "1.4": "0 Y13", "2.2": "0 Y8"}, decorations={"fireworks.1": 0, "fireworks.4": 0})
    assert points(state, "dresses") == [(0, "dresses", 2 + 4 + 3)]
    assert points(state, "terrace") == [(0, "terrace", 4 * 2 + 2 * 1)]


def test_only_the_kings_hall_and_only_ones_own():
    state = at_the_ball(guests={"2.2": "0 Y13", "1.3": "1 Y12"}, decorations={"fireworks.1": 0, "fireworks.4": 0})
    assert points(state, "terrace") == []


def test_more_dresses_than_fireworks():
    state = at_the_ball(guests={"1.3": "0 Y1", "1.4": "0 Y13"}, decorations={"fireworks.1": 0})
    assert points(state, "terrace") == [(0, "terrace", 4)]


def test_more_fireworks_than_dresses():
    state = at_the_ball(guests={"1.3": "0 Y1"}, decorations={"fireworks.1": 0, "fireworks.3": 0})
    assert points(state, "terrace") == [(0, "terrace", 4)]


def test_the_move_to_the_terrace_changes_neither_halls_nor_statues_nor_crowns():
    what = {"guests": {"1.1": "0 Y1", "1.2": "0 Y2"}, "player0": {"supply": "0M 0J 0Aa 6Ac"}}
    with_fireworks = at_the_ball(**what, decorations={"fireworks.1": 0, "statues.1": 0})
    without = at_the_ball(**what, decorations={"statues.1": 0})
    for reason in ("hall", "statue", "crown", "dresses"):
        assert points(with_fireworks, reason) == points(without, reason) != []


@pytest.mark.parametrize("players", (3, 5))
def test_the_terrace_against_every_assignment(players):
    rng = random.Random(players)
    for _ in range(150):
        state = at_the_ball(players=players)
        kings = [space for space in state.box.spaces if state.box.space_hall[space] == 0]
        dresses = dict(zip(kings, rng.sample(range(42), len(kings)), strict=True))
        guests = {
            state_space(space): f"{rng.randrange(players)} {BOX.dress_names[dress]}"
            for space, dress in dresses.items()
            if rng.random() < 0.8
        }
        markers = {f"fireworks.{at}": rng.randrange(players) for at in range(1, len(rows(state)) + 1) if rng.random() < 0.8}
        state = at_the_ball(players=players, guests=guests, decorations=markers)
        gains = {seat: value for seat, _, value in points(state, "terrace")}
        for seat in range(players):
            mine = [
                state.box.dress_prestige[BOX.dress_names.index(words.split()[1])]
                for words in guests.values()
                if words.startswith(f"{seat} ")
            ]
            times = [rows(state)[int(name[-1]) - 1] for name, owner in markers.items() if owner == seat]
            mine += [0] * len(times)
            best = max(
                sum(value * (factor - 1) for value, factor in zip(order, times, strict=False))
                for order in permutations(mine, len(times))
            )
            assert gains.get(seat, 0) == best


def rows(state) -> list[int]:
    return [factor for factor in state.box.terrace if factor]


def state_space(space: int) -> str:
    return f"{space // 8 + 1}.{space % 8 + 1}"


@pytest.mark.ruling("end_of_the_game.statue_sets")
def test_a_set_of_colours_for_each_statue():
    guests = {"1.1": "0 Y1", "1.2": "0 Y2", "1.3": "0 G1", "1.4": "0 R1"}
    assert points(at_the_ball(guests=guests, decorations={"statues.1": 0}), "statue") == [(0, "statue_set.1", 6)]
    assert points(at_the_ball(guests=guests, decorations={"statues.2": 0, "statues.3": 0}), "statue") == [
        (0, "statue_set.1", 6),
        (0, "statue_set.2", 2),
    ]
    three = at_the_ball(guests=guests, decorations={"statues.1": 0, "statues.2": 0, "statues.3": 0})
    assert sum(value for _, _, value in points(three, "statue")) == 8  # no dress twice


def test_statues_without_dresses_are_worth_nothing():
    assert points(at_the_ball(decorations={"statues.1": 0}), "statue") == []


def test_statues_against_every_way_of_dealing_dresses_to_sets():
    """Each dress goes to one of the sets or to none; a set pays 2 for each colour in it."""
    rng = random.Random(4)
    for _ in range(40):
        owned = [rng.choice("YGRB") for _ in range(rng.randint(0, 6))]
        count = rng.randint(0, 3)
        spaces = ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2"]
        guests = {space: f"0 {color}{n + 1}" for n, (space, color) in enumerate(zip(spaces, owned, strict=False))}
        state = at_the_ball(guests=guests, decorations={f"statues.{n + 1}": 0 for n in range(count)})
        assert sum(value for _, _, value in points(state, "statue")) == 2 * most_colors(owned, count)


def most_colors(owned: list[str], count: int) -> int:
    best, deals = 0, [[set[str]() for _ in range(count)]]
    for color in owned:
        deals = [[*deal[:at], deal[at] | {color}, *deal[at + 1 :]] for deal in deals for at in range(count)] + deals
    for deal in deals:
        best = max(best, sum(len(one) for one in deal))
    return best


def test_markers_score_dresses_and_decorations():
    side = GAME.table["board"]["small"]["decorations"]
    state = at_the_ball(guests={"2.1": "1 Y13", "3.1": "1 Y1"}, decorations={"musicians.1": 1, "fountain_upper.2": 1})
    assert points(state, "dresses") == [(1, "dresses", 6)]
    prestige = side["musicians"]["prestige"][0] + side["fountain_upper"]["prestige"][1]
    assert points(state, "decorations") == [(1, "decorations", prestige)]


def test_the_tokens_of_the_game_count():
    assert points(at_the_ball(player2={"prestige": 4}), "tokens") == [(2, "tokens", 4)]


@pytest.mark.ruling("end_of_the_game.order_of_scoring")
def test_the_sheet_follows_the_rulebooks_order():
    state = at_the_ball(
        favour=0,
        all_halls=(0, -1, -1),
        player0={"livres": 10, "prestige": 1, "supply": "0M 0J 0Aa 6Ac"},
        guests={"1.1": "0 Y1", "1.2": "0 G1"},
        decorations={"fireworks.1": 0, "statues.1": 0, "musicians.1": 0},
    )
    labels = [label.split(".")[0] for _, label, _ in points(state)]
    assert labels == [
        "tokens",
        "money",
        "crown",
        "favour",
        "hall_first",
        "fireworks_first",
        "statue_set",
        "dresses",
        "terrace",
        "decorations",
        "all_halls",
    ]
    assert GAME.outcome(state).totals[0] == sum(value for _, _, value in points(state))


# ---------------------------------------------------------------- 4. who wins


def winners(*players: dict[str, Any]) -> tuple[int, ...]:
    seats = {f"player{seat}": what for seat, what in enumerate(players)}
    return GAME.outcome(at_the_ball(players=len(players), **seats)).winners


def test_most_prestige_wins():
    assert winners({"prestige": 5}, {"prestige": 7}, {"prestige": 6, "livres": 9}) == (1,)


@pytest.mark.ruling("end_of_the_game.tie_goes_to_money_left")
def test_a_tie_goes_to_more_money_left_over():
    assert winners({"prestige": 5, "livres": 3}, {"prestige": 5, "livres": 8}, {}) == (1,)
    assert winners({"prestige": 5, "livres": 3}, {"prestige": 4, "livres": 12}, {}) == (0,)  # 12 are a point and 2 left


@pytest.mark.ruling("end_of_the_game.shared_victory")
def test_a_tie_that_stays_is_a_shared_victory():
    assert winners({"prestige": 5, "livres": 3}, {"prestige": 4, "livres": 13}, {"prestige": 5, "livres": 2}) == (0, 1)
