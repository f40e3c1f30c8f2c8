"""What bots count for themselves, for speed, is what the rules would count."""

import random
from collections import Counter

import pytest

from rocaille.games.rokoko.names import MASTER, RANKS, ROUNDS
from rocaille.games.rokoko.prospects import survey
from rocaille.games.rokoko.rules.all_halls_bonus import present
from rocaille.games.rokoko.rules.collect_income import BASE_INCOME, income
from rocaille.games.rokoko.rules.end_of_the_game import score_sheet
from tests.rokoko.test_derived import random_boards, random_games

CASES = [(options, players) for options in ({}, {"jeweller": True}) for players in (2, 3, 4, 5)]
CERTAIN = {"tokens", "dresses", "terrace", "decorations", "all_halls", "jewels"}
MAJORITIES = {"hall_first", "hall_second", "fireworks_first", "fireworks_second"}


def compare(state, met):
    """Every feature that is a count or a line of the score sheet, for every seat."""
    sheet = score_sheet(state)
    for player, mine in zip(state.players, survey(state), strict=True):
        seat = player.seat
        points: Counter[str] = Counter()
        for line in sheet:
            if line.seat == seat:
                points[line.reason] += line.points
        certain = sum(points[reason] for reason in CERTAIN)
        if state.round == ROUNDS:
            certain += points["favour"]  # earlier nobody knows who has it in the end
        assert mine.certain == certain
        assert mine.majorities == sum(points[reason] for reason in MAJORITIES)
        assert mine.statues == points["statue_set"]
        assert mine.crowns == points["crown"]
        assert mine.favour == (state.favour == seat)
        assert mine.income == (income(state, seat) - BASE_INCOME) * (ROUNDS - state.round)
        halls = sum(present(state.hosts, state.decorations, seat, hall) for hall in range(5))
        assert mine.halls == (0 if seat in state.all_halls else halls**2)
        deck = player.supply + player.hand + player.discard + player.in_play
        ranks = Counter(state.box.ranks[card] for card in deck)
        assert [mine.apprentices, mine.journeymen, mine.masters] == [ranks[rank] for rank in range(len(RANKS))]
        assert mine.deck == player.staying()
        held = Counter(state.box.ranks[card] for card in player.hand)
        assert held[MASTER] <= mine.masters_in_hand <= held[MASTER] + 1
        assert mine.livres == player.livres and mine.dresses == state.hosts.count(seat)
        assert mine.owned == state.decorations.count(seat)
        met.update(name for name in ("certain", "majorities", "statues", "crowns", "income", "halls") if getattr(mine, name))


@pytest.mark.parametrize(("options", "players"), CASES, ids=str)
def test_what_a_board_is_worth_is_what_the_rules_would_score(options, players):
    met: Counter[str] = Counter()
    for _, state in random_boards(options, players):
        dice = random.Random(state.dice)
        crowns = [card for card in state.box.for_hire if state.box.bonuses[card].is_crown()]
        for player in state.players:
            player.supply = tuple(sorted((*player.supply, *dice.sample(crowns, 2))))
            player.thread, player.lace = dice.randint(0, 6), dice.randint(0, 6)
        compare(state, met)
    assert all(met[name] > 50 for name in ("certain", "crowns", "majorities", "statues", "income", "halls")), met


@pytest.mark.parametrize(("options", "players"), CASES, ids=str)
def test_and_so_it_is_in_every_position_of_a_game(options, players):
    met: Counter[str] = Counter()
    for _, state, *_ in random_games(options, players, 2):
        compare(state, met)
    assert met["certain"] and met["majorities"], met
