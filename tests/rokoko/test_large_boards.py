"""Boards as large as this program can hold: whole games on them, and that every place on them is like all others."""

import itertools
import random
import re
from typing import Any

import pytest

from rocaille.bots import seated_bot
from rocaille.envs.core.fields import Memory
from rocaille.envs.core.observers import observer
from rocaille.faces.rokoko.table import table
from rocaille.games.rokoko.components.checks import findings
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.jeweller.checks import findings as of_jeweller
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.places import decoration_name, space_name
from rocaille.kernel.history import History
from rocaille.testing import watch, watch_decisions
from rocaille.words import LANGUAGES, Words
from rocaille.words.sentences import words_of
from tests.cli.test_table import drawn
from tests.conformance.cases import CONFIGURATIONS, LARGE
from tests.rokoko.large import LARGEST, largest
from tests.rokoko.positions import at_the_ball, do, legal, playing, seen_by

GAME = Rokoko(LARGEST)
JEWELLER = Rokoko(LARGEST, ("jeweller",))
EVERYBODY = [f"{hall}.{place}" for hall in range(1, 6) for place in range(1, 13)]
LAST_NUMBER = {(): (551, 868), ("jeweller",): (826, 872)}  # all numbers are below it: published, and on large boards


def made(dress: str = "Y1", **what: Any) -> Any:
    """A dress just made by a Master of player 0, in window 7, which costs nothing."""
    what = {"player0": {"tiles": "YYYY:T/L", "livres": 0, "thread": 0, "lace": 0}, **what}
    return do(playing("0M", game=GAME, workshop=f"- - - - - - {dress}", **what), "make 7", game=GAME)


# ---------------------------------------------------------------- the table and the numbers


def test_the_largest_box_breaks_no_rule_and_is_not_more_than_the_program_can_hold():
    assert findings(LARGEST) == [] == of_jeweller(LARGEST)


@pytest.mark.parametrize("chosen", LAST_NUMBER, ids=str)
@pytest.mark.parametrize("version", Rokoko.of_version(Rokoko(), 1).versions)
def test_no_decision_moves_and_what_large_boards_add_comes_behind_all_others(chosen, version):
    published, large = Rokoko(None, chosen, version), Rokoko(LARGEST, chosen)
    small_limit, large_limit = LAST_NUMBER[chosen]
    assert (published.decision_limit, large.decision_limit) == (small_limit, large_limit)
    for number, decision in published.decisions.items():
        if decision.word not in ("give", "take", "play", "hire", "depute-from", "choose", "move"):  # by kinds of tile and card
            assert large.decisions[number] is decision
            assert large.notation.written(decision) == published.notation.written(decision)
    added = {large.notation.written(large.decisions[number]) for number in large.decisions if number >= 826}
    assert set(range(826, large_limit)) - set(large.decisions) == (set() if chosen else {861, 862, 863})  # the jeweller's
    assert {"rent 1.9", "rent 5.12", "fund fireworks.6", "fund statues.8", "make 7", "make 10"} <= added
    assert ("jewel 8" in added) == ("fund jeweller.8" in added) == bool(chosen)


def test_an_own_table_of_the_published_size_has_the_published_numbers_and_observations():
    own = largest()
    for side in own["board"].values():
        side["workshop"]["costs"] = side["workshop"]["costs"][:6]
        for hall in side["halls"]:
            hall["spaces"] = hall["spaces"][:8]
        for kind in ("fireworks", "statues", "fountain_upper", "fountain_lower"):
            side["decorations"][kind] = {column: values[:5] for column, values in side["decorations"][kind].items()}
    own["jeweller"]["windows"]["costs"] = [1, 2, 3, 4]
    own["jeweller"]["decorations"] = {"cost": [1] * 5, "prestige": [0] * 5, "from": "printed"}
    for chosen, (limit, _) in LAST_NUMBER.items():
        game = Rokoko(own, chosen)
        assert game.decision_limit == limit and max(game.decisions) < limit
        state = game.new(5, 1)
        assert (len(state.hosts), len(state.decorations), len(state.workshop)) == (40, 30, 6)


def test_spaces_are_named_hall_by_hall():
    for game in (GAME, JEWELLER):
        for box in game.boxes.values():
            assert [space_name(space) for space in box.spaces] == EVERYBODY
            assert [box.space_hall[space] + 1 for space in box.spaces] == [int(name.split(".")[0]) for name in EVERYBODY]
            assert len({*box.decorations}) == len(box.decorations) == 4 * 8 + 5 + (8 if game is JEWELLER else 0)
            assert [game.notation.names["decoration"][at] for at in box.decorations] == [*map(decoration_name, box.decorations)]


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("case", "players"), LARGE, ids=str)
def test_a_random_game_on_the_largest_board_keeps_every_promise(case, players, seed):
    assert watch(case, players, seed).decisions


def test_every_decision_of_a_large_board_round_trips_in_all_four_forms():
    for case, _ in LARGE[::4]:
        watch_decisions(case)


def test_random_games_come_to_every_place_of_the_largest_board():
    """Each of the numbers that only large boards have is an option sooner or later, but for those of places that are five."""
    musicians = {f"fund musicians.{number}" for number in (6, 7, 8)}
    for case, players in (LARGE[3], LARGE[7]):
        game, dice = case.game, random.Random(1)
        missing = {number for number, each in game.decisions.items() if number >= 826} - {
            game.notation.read(text).number for text in musicians
        }
        for seed in itertools.count():
            state = game.new(players, seed, case.options)
            while seats := game.to_decide(state):
                options = game.options(state, seats[0])
                missing -= {option.number for option in options}
                game.carry_out(state, seats[0], case.pick(options, dice))
            if not missing:
                break
            assert seed < 60, sorted(game.notation.written(game.decisions[number]) for number in missing)


@pytest.mark.parametrize(("case", "players"), [LARGE[1], LARGE[6]], ids=str)
def test_bots_play_the_largest_board(case, players):
    game = case.game
    state = game.new(players, 5, case.options)
    seats = [seated_bot("greedy" if seat % 2 else "random", 3, seat) for seat in range(players)]
    for _ in range(60):
        seat = game.to_decide(state)[0]
        options = game.options(state, seat)
        decision = seats[seat].decide(game, game.view(state, seat), options)
        assert decision in options
        game.carry_out(state, seat, decision)


# ---------------------------------------------------------------- the rules, in places that the published boards lack


def test_a_space_may_have_several_rewards_and_all_are_given():
    state = made()
    assert {f"rent {name}" for name in EVERYBODY} <= set(legal(state, game=GAME))
    both = do(made(), "rent 1.10", game=GAME)  # thread and lace
    assert (both.players[0].thread, both.players[0].lace, both.players[0].livres) == (1, 1, 0)
    tile_and_money = do(made(), "rent 2.11", game=GAME)
    assert tile_and_money.players[0].livres == 3 and tile_and_money.agenda[-1].key() == ("FreeTile", 0)
    two = do(made(), "rent 5.12", game=GAME)
    assert [step.key()[0] for step in two.agenda[-2:]] == ["FreeTile", "FreeTile"]
    one = do(two, "acquire 1.1", "keep", game=GAME)
    assert one.agenda[-1].key() == ("FreeTile", 0) and len(one.players[0].tiles) == 1
    everything = do(made(), "rent 3.5", game=GAME)
    player = everything.players[0]
    assert (player.thread, player.lace, player.livres, everything.agenda[-1].key()) == (1, 1, 99, ("FreeTile", 0))


def test_a_dress_on_a_ninth_space_is_in_its_hall():
    guests = {"1.1": "1 Y2", "2.2": "0 Y3", "3.9": "0 Y4", "4.12": "0 Y5", "5.10": "0 Y6"}
    state = do(made(guests=guests), "rent 1.9", game=GAME)
    assert state.all_halls[0] == 0  # present in all five
    told = seen_by(state, 0, GAME).to_json()["derived"]
    assert told["players"][0]["present_in"] == [1, 2, 3, 4, 5]
    assert [(each["seat"], each["dresses"]) for each in told["halls"][4]["standing"]] == [(0, 1)]
    assert GAME.why_not(state, 0, GAME.notation.read("rent 1.9")) is not None


def test_the_final_scoring_counts_every_place():
    guests = {"1.9": "0 Y13", "1.12": "0 G13", "1.2": "1 R1", "5.11": "1 B1", "3.12": "0 B2"}
    owned = {"fireworks.8": 0, "fireworks.1": 1, "statues.7": 0, "fountain_upper.8": 1}
    scored = GAME.outcome(at_the_ball(game=GAME, guests=guests, decorations=owned))
    assert scored is not None
    sheet = [(line.seat, line.label, line.points) for line in scored.sheet]
    first, _ = GAME.table["board"]["small"]["halls"][0]["majority"]
    assert (0, "hall_first.1", first) in sheet
    assert (0, "fireworks_first", 6) in sheet and (1, "fireworks_second", 2) in sheet  # the eighth is farther right
    assert (0, "terrace", 8) in sheet  # a dress of 4 prestige three times
    assert (0, "statue_set.1", 6) in sheet  # three colours
    assert (0, "decorations", 99) in sheet and (1, "decorations", 99) in sheet  # the eighth of each row


def test_one_space_a_row_of_the_fountain_also_at_its_end_and_its_income():
    state = playing("0Ab", game=GAME, decorations={"fountain_upper.7": 0, "statues.6": 0}, player0={"livres": 50})
    options = legal(state, game=GAME)
    assert not any(text.startswith("fund fountain_upper") for text in options)
    assert {"fund fountain_lower.8", "fund statues.8", "fund fireworks.6"} <= set(options)
    told = seen_by(state, 0, GAME).to_json()["derived"]
    assert told["players"][0]["income"] - told["players"][1]["income"] == 2


def test_windows_cost_what_stands_below_them_in_any_order():
    costs = GAME.table["board"]["small"]["workshop"]["costs"]
    dresses = " ".join(["Y1"] + ["-"] * 9)
    for window in range(10):
        rotated = " ".join(dresses.split()[-window:] + dresses.split()[:-window]) if window else dresses
        tiles = {"tiles": "YYYY:T/L", "livres": 10}
        state = playing("0M", game=GAME, workshop=rotated, player0=tiles)
        assert [text for text in legal(state, game=GAME) if text.startswith("make")] == [f"make {window + 1}"]
        assert do(state, f"make {window + 1}", game=GAME).players[0].livres == 10 - costs[window]


def test_more_windows_are_filled_from_the_right_and_the_last_two_are_dark():
    state = GAME.new(2, 3)
    assert all(dress >= 0 for dress in state.workshop) and len(state.workshop) == 10
    dark, lit = state.workshop[8:], state.workshop[:8]
    while state.round == 1:
        seat = GAME.to_decide(state)[0]
        options = GAME.options(state, seat)
        GAME.carry_out(state, seat, next((each for each in options if each.word in ("take", "play", "pass")), options[-1]))
    assert set(dark) <= set(state.dress_discards) and state.workshop[2:] == lit


@pytest.mark.parametrize("costs", [[3, 1], [0, 5, 2], [0, 3, 1, 6, 2, 0, 4, 1]], ids=len)
def test_the_jeweller_may_have_few_or_many_windows(costs):
    own = largest()
    own["jeweller"]["windows"]["costs"] = costs
    assert of_jeweller(own) == []
    game = Rokoko(own, ("jeweller",))
    case, players = next(each for each in CONFIGURATIONS if each[0].options)
    dice = random.Random(2)
    state = game.new(players, 2)
    assert isinstance(state, JewellerState) and len(state.windows) == len(costs)
    while seats := game.to_decide(state):
        options = game.options(state, seats[0])
        jewels = [option for option in options if option.word == "jewel"]
        game.carry_out(state, seats[0], dice.choice(jewels) if jewels else case.pick(options, dice))
    assert game.outcome(state) is not None and any(state.jewels)


# ---------------------------------------------------------------- what shows a large board


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_event_and_thing_has_words(language):
    words = Words(language)
    for case, players in (LARGE[2], LARGE[5]):
        game, dice = case.game, random.Random(7)
        say, history = words_of("rokoko"), History(case.game, players, 7, case.options)
        things = say.things(words, game, players)
        assert [len(hall["spaces"]) for hall in things["halls"]] == [12] * 5 and len(things["windows"]) == 10
        assert [len(space["rewards"]) for space in things["halls"][0]["spaces"][:5]] == [0, 2, 2, 2, 4]
        assert all(things["decorations"][f"{kind}.8"]["number"] == 8 for kind in ("fireworks", "statues"))
        while seats := game.to_decide(history.state):
            options = game.options(history.state, seats[0])
            for option in options:
                if option.number >= 826:
                    text = say.option(words, game, game.view(history.state, seats[0]), option)
                    assert text and "{" not in text and "rokoko." not in text
            history.decide(seats[0], case.pick(options, dice))


@pytest.mark.parametrize(("case", "players"), LARGE, ids=str)
def test_the_terminal_shows_every_place(case, players):
    game, dice = case.game, random.Random(3)
    state = game.new(players, 3, case.options)
    for _ in range(120):
        seats = game.to_decide(state)
        if not seats:
            break
        game.carry_out(state, seats[0], case.pick(game.options(state, seats[0]), dice))
    view = game.view(state, 0)
    shown = "\n".join(drawn(table(view, Words("en"), [f"P{seat}" for seat in range(players)])))
    halls = shown[: shown.index("Workshop")]
    for number in range(1, 13):
        assert len(re.findall(rf"│ ?{number}[∩ ]", halls)) == 5, halls
    for decoration in state.box.decorations:
        if state.decorations[decoration] < 0:
            assert f"{state.box.decoration_cost[decoration]}●" in halls


@pytest.mark.parametrize(("case", "players"), LARGE, ids=str)
def test_an_observation_has_every_place(case, players):
    game = case.game
    watching = observer(game, players)
    names = [field.name for field in watching.fields]
    assert len(set(names)) == len(names)
    assert {"window9.color", "space1.12.owner", "space5.9.color", "statues.8.owner"} <= set(names)
    state, dice = game.new(players, 9, case.options), random.Random(9)
    most = bytes(watching.most())
    memory = Memory()
    while seats := game.to_decide(state):
        row = watching.observe(game.view(state, 0), memory)
        assert len(row) == watching.size and all(value <= limit for value, limit in zip(row, most, strict=True))
        game.carry_out(state, seats[0], case.pick(game.options(state, seats[0]), dice))
