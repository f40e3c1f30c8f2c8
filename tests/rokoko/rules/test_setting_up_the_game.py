"""Setting up the Game."""

import pytest

from rocaille.games.rokoko.names import NOBODY
from rocaille.kernel.decision import Refused
from tests.rokoko.positions import GAME, bonus_of, do, names, position

COUNTS = (2, 3, 4, 5)


@pytest.mark.ruling("setting_up_the_game.board_side")
@pytest.mark.parametrize("players, side", [(2, "small"), (3, "small"), (4, "large"), (5, "large")])
def test_the_number_of_players_decides_the_side_of_the_board(players, side):
    box, printed = GAME.new(players, 1).box, GAME.table["board"][side]
    assert list(box.window_costs) == printed["workshop"]["costs"]
    assert list(box.all_halls) == printed["all_halls"]["prestige"]
    assert len(box.places) == printed["warehouse"]["segments"] * printed["warehouse"]["tiles"]
    assert len(box.spaces) == sum(len(hall["spaces"]) for hall in printed["halls"])
    assert (box.fireworks_first, box.fireworks_second) == ((6, 2) if side == "small" else (7, 3))


@pytest.mark.ruling("setting_up_the_game.starting_capital")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_five_employees_15_livre_a_thread_and_a_lace(players):
    state = GAME.new(players, 1)
    assert len(state.players) == players
    for player in state.players:
        assert (player.livres, player.thread, player.lace, player.prestige) == (15, 1, 1, 0)
        assert names(player.supply) == "0M 0M 0J 0Aa 0Ab"
        assert player.hand == player.discard == player.tiles == player.veiled == ()


@pytest.mark.parametrize("players", COUNTS)
def test_the_board_is_empty_but_for_the_first_cards_tiles_and_dresses(players):
    state = GAME.new(players, 1)
    assert state.round == 1
    assert state.favour == NOBODY
    assert set(state.hosts) == set(state.decorations) == set(state.all_halls) == {NOBODY}
    assert len(state.hire_row) == 4
    assert sum(tile >= 0 for tile in state.warehouse) == len(state.box.places)
    assert sum(dress >= 0 for dress in state.workshop) == len(state.box.window_costs)
    assert len(state.tile_stack) == 48 - len(state.box.places)
    assert len(state.bag) == 42 - len(state.box.window_costs)


@pytest.mark.ruling("setting_up_the_game.levels_in_order")
@pytest.mark.parametrize("seed", range(5))
def test_the_employees_for_hire_come_level_by_level(seed):
    state = GAME.new(2, seed)
    levels, seen = state.box.levels, list[int]()
    while state.agenda:
        if len(seen) < 4 * state.round:
            seen += [levels[card] for card in state.hire_row]
        seat = GAME.to_decide(state)[0]
        GAME.carry_out(state, seat, [d for d in GAME.options(state, seat) if d.word != "hire"][-1])
    assert seen == [1] * 6 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 6


def test_each_level_is_shuffled():
    assert len({tuple(sorted(GAME.new(2, seed).hire_row)) for seed in range(100)}) == 15  # four of six cards


@pytest.mark.ruling("setting_up_the_game.random_start")
@pytest.mark.parametrize("players", COUNTS)
def test_the_dice_name_the_starting_player(players):
    starters = [GAME.new(players, seed).starter for seed in range(200)]
    assert {starters.count(seat) > 200 // players // 2 for seat in range(players)} == {True}


@pytest.mark.ruling("setting_up_the_game.nothing_runs_out")
def test_thread_lace_coins_and_prestige_never_run_out():
    state = do(bonus_of("1Ab", player0={"thread": 40}), "gain thread")
    assert state.players[0].thread == 41  # there are 16 in the box
    state = do(bonus_of("4Ab", player0={"livres": 80, "prestige": 500}), "return 20")
    assert state.players[0].prestige == 520
    assert do(bonus_of("0Ab", player0={"livres": 5000}), "use").players[0].livres == 5002


def test_markers_never_run_out():
    """A player of 16 markers may have every space of the board."""
    state = position(
        2,
        player0={"livres": 1000, "hand": "0M"},
        decorations={f"{kind}.{n}": 0 for kind in ("fireworks", "statues", "musicians") for n in (1, 2, 3)},
        guests={f"{hall}.{n}": f"0 Y{hall}" for hall in (1, 2, 3, 4) for n in (2, 3)},
    )
    assert do(state, "play 0M", "fund fireworks.4").decorations.count(0) == 10


@pytest.mark.parametrize("players", [1, 6, 0, -3])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(Refused) as refused:
        GAME.new(players, 1)
    assert refused.value.key == "player_count"
    assert refused.value.details == {"found": players, "least": 2, "most": 5}


def test_unknown_options_are_refused():
    with pytest.raises(Refused) as refused:
        GAME.new(3, 1, {"jewels": True})
    assert refused.value.details["option"] == "jewels"
