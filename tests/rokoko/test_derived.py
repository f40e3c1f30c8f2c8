"""What a view says about leads, gains and prices, worked out once more here from what lies on the table and what is printed."""

import random
from collections import Counter

import pytest

from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import NOBODY, ROUNDS
from rocaille.kernel.log import Log
from tests.rokoko.positions import GAME, after, at_the_ball, bonus_of, do, place, playing, points, position

CASES = [(options, players) for options in ({}, {"jeweller": True}) for players in (2, 3, 4, 5)]
PAID = {"acquire": "acquires", "fund": "funds", "hire": "hires", "make": "makes", "jewel": "takes_jewel"}


def derived(state, game=GAME, seat=None):
    return game.view(state, seat).to_json()["derived"]


def random_games(options, players, games):
    """Every position of some random games, who decides what there, and what that leads to."""
    game = GAME.variant(options)
    for seed in range(games):
        dice = random.Random(seed)
        state = game.new(players, seed)
        for player in state.players:
            player.livres = player.thread = player.lace = 30  # so that more is bought
        while seats := game.to_decide(state):
            seat = dice.choice(seats)
            choices = game.options(state, seat)
            liked = [choice for choice in choices if choice.word in ("make", "rent", "fund", "jewel")]  # they fill the board
            decision = dice.choice(liked if liked and dice.random() < 0.7 else choices)
            log = Log()
            following = state.copy()
            game.carry_out(following, seat, decision, log)
            yield game, state, seat, decision, following, log.events
            state = following


def random_boards(options, players, count=150):
    """Positions with any number of guests and decorations, anybody's: far more ties than in games."""
    game = GAME.variant(options)
    for seed in range(count):
        dice = random.Random(seed)
        state, box = game.new(players, seed), game.boxes[players]
        hosts, dresses, owners = list(state.hosts), list(state.dresses), list(state.decorations)
        for space in dice.sample(box.spaces, dice.randint(0, len(box.spaces))):
            hosts[space], dresses[space] = dice.randrange(players), dice.randrange(len(box.dress_names))
        for space in dice.sample(box.decorations, dice.randint(0, len(box.decorations))):
            owners[space] = dice.randrange(players)
        state.hosts, state.dresses, state.decorations = tuple(hosts), tuple(dresses), tuple(owners)
        state.round = dice.randint(1, ROUNDS)
        seats = dice.sample(range(players), dice.randint(0, min(players, len(box.all_halls))))
        state.all_halls = tuple(seats + [NOBODY] * (len(box.all_halls) - len(seats)))
        if isinstance(state, JewellerState):
            state.jewels = tuple(sum(dice.randint(0, 3) << 8 * color for color in range(4)) for _ in range(players))
        yield game, state


def recounted_hall(view, box, hall):
    """Seat, dresses, dresses on master spaces, musician, place and prestige of everybody there, the best first."""
    here = [guest for guest in view["halls"] if guest["space"].startswith(f"{hall}.")]
    ranks = {}
    for seat in {guest["owner"] for guest in here}:
        mine = [place("space", guest["space"]) for guest in here if guest["owner"] == seat]
        masters = sum(box.space_master[space] for space in mine)
        ranks[seat] = (len(mine), masters, view["decorations"].get(f"musicians.{hall}") == seat)
    second = box.hall_second[hall - 1] if len(view["players"]) > 2 else 0
    found = []
    for seat, rank in sorted(ranks.items(), key=lambda row: ([-n for n in row[1]], row[0])):
        better = sum(other > rank for other in ranks.values())
        found.append((seat, *rank, better + 1, (box.hall_first[hall - 1], second, 0, 0, 0)[better]))
    return found


def tie_broken_by(one, other):
    """What tells two neighbours of a hall apart."""
    for at, name in enumerate(("dresses", "masters", "musician"), 1):
        if one[at] != other[at]:
            return name
    return "nothing"


def recounted_fireworks(view, box):
    owners = {int(name[-1]): owner for name, owner in view["decorations"].items() if name.startswith("fireworks")}
    rank = {seat: (0, 0) for seat in owners.values()}
    for space, owner in sorted(owners.items()):
        rank[owner] = (rank[owner][0] + 1, space)
    values = (box.fireworks_first, box.fireworks_second if len(view["players"]) > 2 else 0, 0, 0, 0)
    order = sorted(rank, key=lambda seat: rank[seat], reverse=True)
    return [(seat, *rank[seat], at + 1, values[at]) for at, seat in enumerate(order)]


def recounted_player(view, seat):
    owned = [name for name, owner in view["decorations"].items() if owner == seat]
    dresses = [guest for guest in view["halls"] if guest["owner"] == seat]
    halls = {int(guest["space"][0]) for guest in dresses} | {int(name[-1]) for name in owned if name.startswith("musicians")}
    colors = Counter(guest["dress"][0] for guest in dresses)
    statues = sum(name.startswith("statues") for name in owned)
    sets = [sum(count >= number for count in colors.values()) for number in range(1, statues + 1)]
    income = 5 + sum(view["players"][seat].get("jewels", {}).values())
    income += len(owned) if any(name.startswith("fountain_upper") for name in owned) else 0
    income += len(dresses) if any(name.startswith("fountain_lower") for name in owned) else 0
    return {"seat": seat, "present_in": sorted(halls), "statue_sets": sets, "statues": 2 * sum(sets), "income": income}


@pytest.mark.parametrize(("options", "players"), CASES, ids=str)
def test_leads_and_gains_are_what_a_recount_finds(options, players):
    ties: Counter[str] = Counter()
    for game, state in random_boards(options, players):
        box, view = state.box, game.view(state, None).to_json()
        told = view["derived"]
        for hall, said in enumerate(told["halls"], 1):
            recount = recounted_hall(view, box, hall)
            assert said["hall"] == hall and [tuple(row.values()) for row in said["standing"]] == recount
            ties.update(map(tie_broken_by, recount, recount[1:]))
        assert [tuple(row.values()) for row in told["fireworks"]] == recounted_fireworks(view, box)
        assert told["players"] == [recounted_player(view, seat) for seat in range(players)]
        assert told["last_round"] == (view["round"] == ROUNDS)
        free = [points for points, owner in zip(box.all_halls, view["all_halls"].values(), strict=True) if owner is None]
        assert told["next_all_halls"] == (free[0] if free else None)
    assert min(ties[way] for way in ("dresses", "masters", "musician", "nothing")) > 0, ties


@pytest.mark.parametrize(("options", "players"), CASES, ids=str)
def test_what_would_be_scored_now_is_in_the_forecast_and_at_the_end_on_the_sheet(options, players):
    met = set()
    for game, state in random_boards(options, players):
        for agenda in (state.agenda, ()):
            state.agenda = agenda
            outcome = game.outcome(state)
            sheet = outcome.sheet if outcome else game.forecast(state)
            told = derived(state, game)
            found = [
                (row["seat"], f"hall_{'first' if row['place'] == 1 else 'second'}.{hall['hall']}", row["prestige"])
                for hall in told["halls"]
                for row in hall["standing"]
            ]
            for row in told["fireworks"]:
                found.append((row["seat"], f"fireworks_{'first' if row['place'] == 1 else 'second'}", row["prestige"]))
            for row in told["players"]:
                found += [(row["seat"], f"statue_set.{at}", 2 * colors) for at, colors in enumerate(row["statue_sets"], 1)]
            scored = [(line.seat, line.label, line.points) for line in sheet]
            assert sorted(line for line in found if line[2]) == sorted(
                line for line in scored if line[1].startswith(("hall_", "fireworks", "statue"))
            )
            met |= {label.split(".")[0] for _, label, points in found if points}
    assert met == {"hall_first", "fireworks_first", "statue_set"} | (
        {"hall_second", "fireworks_second"} if players > 2 else set()
    )


def price_of(prices, named):
    """What a decision costs by the view's prices; None for one that is not for sale there."""
    match named:
        case {"do": "acquire", "place": where}:
            return prices["segments"][where.partition(".")[0]]
        case {"do": "fund", "decoration": decoration}:
            return prices["decorations"][decoration]
        case {"do": "hire"}:
            return prices["hire"]
        case {"do": "make", "window": window}:
            return prices["windows"][window]
        case {"do": "jewel", "jewel": window}:
            return prices["jewels"][window]
        case {"do": "exam"}:
            return prices["exam"]
    return None


@pytest.mark.parametrize(("options", "players"), CASES, ids=str)
def test_prices_are_what_is_paid_and_rewards_what_is_gained(options, players):
    met: Counter[str] = Counter()
    for game, state, seat, decision, following, events in random_games(options, players, 6):
        told, named = derived(state, game, seat), game.notation.to_json(decision)
        heard = {event.key: event.args for event in events if event.seat == seat}
        price, word = price_of(told["prices"], named), named["do"]
        if "takes_free_tile" in heard:
            assert price == 0
        elif word == "exam":
            assert heard["takes_exam"][1] == price
        elif price is not None:
            assert heard[PAID[word]][-1] == price
            met[word] += 1
        paid_out = [event for event in events if event.key == "income"]
        for event in paid_out:
            assert event.args == (derived(following, game)["players"][event.seat]["income"],)
            met["income"] += 1
        if "in_all_halls" in heard:
            assert heard["in_all_halls"] == (told["next_all_halls"],)
    wanted = {"acquire", "fund", "hire", "make", "income"} | ({"jewel"} if options else set())
    assert all(met[what] for what in wanted), met


def places(state, hall):
    return {row["seat"]: row["place"] for row in derived(state)["halls"][hall - 1]["standing"]}


def test_a_lead_that_the_tie_break_keeps_is_a_lead():
    """With as many dresses, who has more on master spaces leads alone; then whoever has the musician."""
    masters = GAME.boxes[3].space_master
    assert masters[place("space", "2.1")] and not masters[place("space", "2.3")] and not masters[place("space", "2.4")]
    alone = {"2.1": "0 Y1"}
    assert places(position(guests=alone), 2) == {0: 1}
    assert places(position(guests={**alone, "2.4": "1 G1"}), 2) == {0: 1, 1: 2}
    assert places(position(guests={**alone, "2.4": "1 G1"}, decorations={"musicians.2": 1}), 2) == {0: 1, 1: 2}
    equal = {"2.3": "0 Y1", "2.4": "1 G1"}
    assert places(position(guests=equal), 2) == {0: 1, 1: 1}
    assert places(position(guests=equal, decorations={"musicians.2": 1}), 2) == {1: 1, 0: 2}
    assert places(position(guests={**equal, "2.1": "2 B1"}), 2) == {2: 1, 0: 2, 1: 2}


def test_where_two_are_first_nobody_is_second():
    state = at_the_ball(guests={"2.3": "0 Y1", "2.4": "1 G1", "3.1": "2 Y2"})
    first = state.box.hall_first[1]
    rows = derived(state)["halls"][1]["standing"]
    assert [(row["seat"], row["place"], row["prestige"]) for row in rows] == [(0, 1, first), (1, 1, first)]
    assert points(state, "hall_second.2") == []


def test_a_bonus_that_saves_livres_shows_in_the_prices():
    box = GAME.boxes[3]
    card, saved = next(
        (name, bonus.discount()) for name, bonus in zip(box.card_names, box.bonuses, strict=True) if bonus.discount()
    )
    before = derived(playing(card, player0={"livres": 20}))["prices"]["decorations"]
    now = derived(bonus_of(card, player0={"livres": 20}))["prices"]["decorations"]
    assert now == {space: max(price - saved, 0) for space, price in before.items()} and now != before


def test_a_tile_that_is_a_reward_is_free():
    box = GAME.boxes[3]
    warehouse = ["GG:T/L GG:T/L GG:T/L R:T+L", "GG:T/L GG:T/L", "B:T+L"]
    made = do(playing("0M", workshop="- - - - Y1", warehouse=warehouse, player0={"tiles": "YY:T/L"}), "make 5")
    assert derived(made)["prices"]["segments"] == {"1": 2, "2": 1, "3": 0}
    space = next(name for name in GAME.notation.names["space"] if -3 in box.space_rewards[place("space", name)])
    assert derived(after(made, f"rent {space}"))["prices"]["segments"] == {"1": 0, "2": 0, "3": 0}
