"""Tallies against an independent recount: from the decisions of a record as text, and from the position at the end."""

from collections import Counter
from itertools import pairwise

import pytest

from rocaille.arena.counting import Counted, TallyLayout, count_record, counting, side_for
from rocaille.arena.matches import play_match
from rocaille.catalogue import game, game_names
from rocaille.kernel.dice import advance, face, sown
from rocaille.kernel.record import Record

ROKOKO = [(players, option) for players in (2, 3, 4, 5) for option in ("", "jeweller")]


def a_game(name: str, players: int, option: str = "", seed: int = 11):
    the = game(name, options={option: True} if option else None)
    record, end = play_match(the, players, seed, ["random"] * players)
    return the, record, end, count_record(record)


def lines(record) -> list[tuple[int, str, str]]:
    """Seat, word and the rest of each decision."""
    return [(seat, *record.game.notation.written(decision).partition(" ")[::2]) for seat, decision in record.decisions]


def uses(found: Counted, topic: str) -> dict[tuple[int, str], int]:
    """How often each seat used each thing of a topic."""
    return {
        (seat, item): times
        for (of, item), seats in found.uses.items()
        if of == topic
        for seat, times in enumerate(seats)
        if times
    }


def cells(found: Counted, grid: str, column: str) -> int:
    return sum(times for (of, _, at), times in found.cells.items() if (of, at) == (grid, column))


def main_actions(record) -> list[tuple[int, str]]:
    """What each seat decides after playing a card: the next decision is always the main action."""
    told = lines(record)
    return [(after[0], after[1]) for before, after in pairwise(told) if before[1] == "play"]


@pytest.mark.parametrize(("players", "option"), ROKOKO)
def test_actions_and_employees_of_rokoko(players, option):
    _, record, _, found = a_game("rokoko", players, option)
    assert uses(found, "actions") == Counter(main_actions(record))
    assert found.offers["actions", "pass"] == len(main_actions(record)), "one may always pass"
    hired = Counter((seat, card) for seat, word, card in lines(record) if word == "hire")
    assert uses(found, "employees") == hired
    assert uses(found, "levels") == Counter((seat, card[0]) for seat, card in hired.elements())
    offers = {item: times for (topic, item), times in found.offers.items() if topic == "employees"}
    assert len(offers) == sum(offers.values()) == 28, "with four a round everybody is for hire once"


@pytest.mark.parametrize(("players", "option"), ROKOKO)
def test_places_of_rokoko_are_those_taken_at_the_end(players, option):
    _, _, end, found = a_game("rokoko", players, option)
    decorations = {(seat, at) for at, seat in enumerate(end.decorations) if seat >= 0}
    spaces = {(seat, at) for at, seat in enumerate(end.hosts) if seat >= 0}
    kinds = ("fireworks", "statues", "fountain_upper", "fountain_lower", "musicians", "jeweller")
    assert uses(found, "decorations") == {(seat, f"{kinds[at // 5]}.{at % 5 + 1}"): 1 for seat, at in decorations}
    assert uses(found, "decoration_kinds") == Counter((seat, kinds[at // 5]) for seat, at in decorations)
    assert uses(found, "spaces") == {(seat, f"{at // 8 + 1}.{at % 8 + 1}"): 1 for seat, at in spaces}
    assert uses(found, "halls") == Counter((seat, str(at // 8 + 1)) for seat, at in spaces)


@pytest.mark.parametrize(("players", "option"), ROKOKO)
def test_dresses_and_tiles_of_rokoko(players, option):
    the, record, end, found = a_game("rokoko", players, option)
    words = Counter(word for _, word, _ in lines(record))
    fates = uses(found, "fates")
    rented = sum(times for (_, fate), times in fates.items() if fate == "rented")
    sold = sum(times for (_, fate), times in fates.items() if fate == "sold")
    assert rented == words["rent"] and sold >= words["sell"] and rented + sold == words["make"]
    for topic in ("dresses", "colors"):
        assert sum(uses(found, topic).values()) == words["make"]
    for grid in ("dress_fates", "color_fates"):
        assert (cells(found, grid, "rented"), cells(found, grid, "sold")) == (rented, sold)
    came = {fate: cells(found, "tile_fates", fate) for fate in ("acquired", "reward", "drawn", "kept", "discarded", "given")}
    assert came["acquired"] + came["reward"] == words["acquire"]
    assert sum(uses(found, "tiles").values()) == came["acquired"] + came["reward"] + came["drawn"]
    assert (came["kept"], came["discarded"]) == (words["keep"], words["discard"])
    held = sum(len(player.tiles) + len(player.veiled) for player in end.players)
    assert came["kept"] - came["given"] == held
    assert found.totals == tuple(the.outcome(end).totals) and found.length == len(record.decisions)


def varied_game(players: int, seed: int):
    """A game with the jeweller in which what was decided least often is decided next, so that everything happens."""
    record = Record(game("rokoko", options={"jeweller": True}), players, seed)
    the, decided, dice = record.game, Counter[str](), sown(seed, "varied")
    state = the.new(players, seed)
    while seats := the.to_decide(state):
        options = the.options(state, seats[0])
        rarest = min(decided[option.word] for option in options)
        options = [option for option in options if decided[option.word] == rarest]
        dice = advance(dice)
        decision = options[face(dice, len(options))]
        decided[decision.word] += 1
        the.carry_out(state, seats[0], decision)
        record.decisions.append((seats[0], decision))
    return record, state


def test_the_jeweller_is_counted_too():
    seen: Counter[str] = Counter()
    for players in (2, 3, 4, 5):
        for seed in range(3):
            record, end = varied_game(players, seed)
            told, found = lines(record), count_record(record)
            assert uses(found, "exams") == Counter((seat, rest) for seat, word, rest in told if word == "exam")
            assert uses(found, "exam_employees") == Counter((seat, rest) for seat, word, rest in told if word == "choose")
            assert Counter(seat for seat, _ in uses(found, "special_apprentices")) == Counter(
                seat for seat, word, _ in told if word == "hire-special"
            )
            assert sum(times for (topic, _), times in found.offers.items() if topic == "special_apprentices") == players
            assert sum(uses(found, "jewels").values()) == sum(end.jewel_count(seat) for seat in range(players))
            seen.update(topic for topic, _ in found.uses)
    assert {"exams", "exam_employees", "special_apprentices", "jewels"} <= set(seen)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_buildings_and_payments_of_alhambra(players):
    _, record, end, found = a_game("alhambra", players)
    told = lines(record)
    words = Counter((seat, word) for seat, word, _ in told)
    actions = uses(found, "actions")
    for seat in range(players):
        assert actions.get((seat, "take_one"), 0) + actions.get((seat, "take_several"), 0) == words[seat, "take"]
        assert actions.get((seat, "take_several"), 0) == sum(
            1 for other, word, rest in told if (other, word) == (seat, "take") and "+" in rest
        )
        assert sum(times for (other, _), times in uses(found, "buildings").items() if other == seat) == words[seat, "buy"]
        assert uses(found, "payments").get((seat, "bought"), 0) == words[seat, "buy"] + words[seat, "buy-for-dirk"]
    owned = cells(found, "category_fates", "bought") + cells(found, "category_fates", "left_over")
    assert owned == sum(sum(player.buildings) for player in end.players)
    dirks = cells(found, "category_fates", "for_dirk") + cells(found, "category_fates", "dirk")
    assert dirks == sum(end.dirk)
    assert (
        cells(found, "currency_payments", "exactly")
        == cells(found, "category_fates", "exactly")
        == sum(times for (_, item), times in uses(found, "payments").items() if item == "exactly")
    )
    assert sum(cells(found, "category_points", scoring) for scoring in "ABC") == sum(found.totals)
    for scoring in "ABC":
        assert cells(found, "category_points", scoring) == sum(found.sources.get(f"scoring_{scoring}", ()))


@pytest.mark.parametrize(("name", "key"), [("rokoko", "starting_player"), ("alhambra", "first_player")])
def test_the_seat_that_begins(name, key):
    for seed in range(5):
        the = game(name)
        record, _ = play_match(the, 3, seed, ["random"] * 3)
        turn = {"rokoko": "play", "alhambra": ""}[name]
        first = next(seat for seat, word, _ in lines(record) if not turn or word == turn)
        assert count_record(record).first == first, key


def everything(layout: TallyLayout) -> set[tuple[str, ...]]:
    items = {(topic.name, item) for topic in layout.topics for item in topic.items}
    return items | {(grid.name, row, column) for grid in layout.grids for row in grid.rows for column in grid.columns}


@pytest.mark.parametrize(("name", "option"), [("rokoko", ""), ("rokoko", "jeweller"), ("alhambra", "")])
def test_nothing_is_counted_that_no_report_would_show(name, option):
    the = game(name, options={option: True} if option else None)
    for players in the.player_counts:
        found = count_record(play_match(the, players, 5, ["random"] * players)[0])
        layout = counting(name).layout(the, players)
        assert {*found.offers, *found.uses, *found.cells} <= everything(layout)
        counts_offers = {topic.name for topic in layout.topics if topic.on_offer}
        assert {topic for topic, _ in found.offers} <= counts_offers
        for topic in layout.topics:
            assert len(set(topic.items)) == len(topic.items) and set(topic.origins) >= (
                set(topic.items) if topic.origins else set()
            )


@pytest.mark.parametrize("name", game_names())
def test_every_number_of_players_has_its_side(name):
    for players in game(name).player_counts:
        assert players in side_for(name, players).players
    for side in counting(name).SIDES:
        assert side.usual in side.players
