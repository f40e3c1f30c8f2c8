"""Public and hidden: what a seat sees, and positions imagined from it."""

import random
from collections import Counter

import pytest

from rocaille.games.rokoko.rules.acquire_resources import draw_tile
from rocaille.games.rokoko.rules.make_a_dress import PayForDress
from rocaille.kernel.dice import sown
from rocaille.kernel.log import SILENCE, Log
from rocaille.kernel.playing import play_out
from rocaille.kernel.tuples import without, without_all
from tests.rokoko.positions import (
    GAME,
    begin_round,
    between_rounds,
    bonus_of,
    cards,
    do,
    legal,
    names,
    next_step,
    playing,
    position,
    seen_by,
    tile_names,
    tiles,
    veiled,
)

OPPONENT, SPECTATOR = 1, None


def same_for(seat, state, other) -> bool:
    """Whether `seat` cannot tell the two positions apart."""
    return seen_by(state, seat).key() == seen_by(other, seat).key()


def imagined(state, seat, count=40):
    """Positions that `seat` thinks possible."""
    view = seen_by(state, seat)
    for number in range(count):
        other = GAME.imagine(view, sown(number, "views"))
        assert seen_by(other, seat).key() == view.key()
        yield other


# ---------------------------------------------------------------- public


@pytest.mark.ruling("playing_the_game.public")
@pytest.mark.parametrize("seat", [OPPONENT, SPECTATOR])
def test_everybody_sees_what_is_public(seat):
    state = position(
        favour=2,
        hire="2M 2A",
        warehouse=["GG:T/L", "", ""],
        workshop="- - - - Y1",
        guests={"1.1": "0 Y2"},
        decorations={"statues.1": 0},
        all_halls=(2, -1, -1),
        tile_discards="B:T+L",
        dress_discards="G1",
        player0={"livres": 7, "thread": 3, "lace": 2, "tiles": "R:T+L", "veiled": "B:T+L", "discard": "0J 1Ma"},
    )
    view = seen_by(state, seat)
    seen = view.players[0]
    assert (seen.livres, seen.thread, seen.lace) == (7, 3, 2)
    assert len(seen.tiles) + len(seen.veiled_since) == 2
    assert names(seen.discard) == "0J 1Ma"
    assert names(seen.unplayed) == "0M 0M 0J 0Aa 0Ab"
    assert (seen.hand_size, len(seen.unplayed) - seen.hand_size) == (3, 2)
    for field in (
        "round",
        "starter",
        "turn",
        "favour",
        "hire_row",
        "warehouse",
        "workshop",
        "tile_discards",
        "dress_discards",
        "dresses",
        "hosts",
        "decorations",
        "all_halls",
    ):
        assert getattr(view, field) == getattr(state, field)
    assert view.stack_size == len(state.tile_stack)


def test_the_table_as_json():
    state = position(
        favour=2,
        hire="2M 2A",
        warehouse=["GG:T/L", "- R:T+L", ""],
        workshop="- Y1 - - G2",
        stack="R:T+L",
        guests={"1.1": "0 Y2", "5.4": "2 B1"},
        decorations={"statues.1": 0, "musicians.5": 1},
        all_halls=(2, 0, -1),
        tile_discards="B:T+L",
        dress_discards="G1",
        bag="R1 R2",
        player0={"livres": 7, "tiles": "R:T+L", "veiled": "B:T+L", "discard": "0J 1Ma", "shown": "0J"},
    )
    seen = seen_by(state, OPPONENT).to_json()
    assert (seen["seat"], seen["round"], seen["starting_player"], seen["turn"], seen["favour"]) == (1, 3, 0, 0, 2)
    assert (seen["hire_row"], seen["hire_stack"]) == (["2M", "2A"], 24)
    assert seen["warehouse"] == {
        f"{segment}.{place}": {(1, 1): "GG:T/L", (2, 2): "R:T+L"}.get((segment, place))
        for segment in (1, 2, 3)
        for place in (1, 2, 3)
    }
    assert (seen["tile_stack"], seen["tile_discards"]) == (1, ["B:T+L"])
    assert seen["workshop"] == {"1": None, "2": "Y1", "3": None, "4": None, "5": "G2"}
    assert (seen["bag"], seen["dress_discards"]) == (2, ["G1"])
    assert seen["halls"] == [{"space": "1.1", "dress": "Y2", "owner": 0}, {"space": "5.4", "dress": "B1", "owner": 2}]
    assert seen["decorations"] == {"statues.1": 0, "musicians.5": 1}
    assert seen["all_halls"] == {"1": 2, "2": 0, "3": None}
    assert seen["step"] == {"step": "play_one_card", "seat": 0}
    player = seen["players"][0]
    assert (player["livres"], player["tile_count"], player["hand_size"], player["supply_size"]) == (7, 2, 3, 2)
    assert player["deck"] == ["0M", "0M", "0J", "0J", "0Aa", "0Ab", "1Ma"]
    assert player["discard"] == ["0J", "1Ma"]
    assert player["remembered"] == {"prestige": 0, "tiles": ["R:T+L"], "in_hand": ["0J"]}
    state.favour, state.decorations = 0, (0, *state.decorations[1:])
    seen = seen_by(state, OPPONENT).to_json()
    assert (seen["favour"], seen["decorations"]["fireworks.1"]) == (0, 0)
    assert seen_by(begin_round(between_rounds()), 0).to_json()["turn"] is None


def test_a_tile_drawn_face_down_is_named_to_whoever_drew_it_and_to_nobody_else():
    state = position(stack="B:T+L", player1={"tiles": "", "veiled": "R:T+L"})
    draw_tile(state, state.players[1], SILENCE)
    told = {seat: seen_by(state, seat).to_json()["step"] for seat in (SPECTATOR, 0, 1, 2)}
    assert told[1] == {"step": "keep_or_discard", "seat": 1, "tile": "B:T+L", "card": None}
    assert told[SPECTATOR] == told[0] == told[2] == {**told[1], "tile": None}
    again = GAME.restored_view(seen_by(state, 1).key(), 3)
    assert again.to_json()["step"] == told[1]


def test_a_step_names_what_it_is_about_to_everybody():
    state = position(player0={"tiles": "Y:T+L R:T+L", "hand": "0M"})
    state.agenda = (PayForDress(0, 3, cards("1Ma")[0], True, tiles("R:T+L")),)
    for seat in (SPECTATOR, 0, OPPONENT):
        assert seen_by(state, seat).to_json()["step"] == {
            "step": "pay_for_dress",
            "seat": 0,
            "dress": state.box.dress_names[3],
            "card": "1Ma",
            "by_bonus": True,
            "given": ["R:T+L"],
        }


def test_what_everybody_sees_changes_everybodys_view():
    state = position()
    for field, value in [("livres", 14), ("thread", 2), ("lace", 0), ("prestige", 1), ("discard", cards("1Ma"))]:
        other = state.copy()
        setattr(other.players[0], field, value)
        for seat in (0, OPPONENT, SPECTATOR):
            assert not same_for(seat, state, other)


@pytest.mark.ruling("playing_the_game.prestige_was_seen")
def test_every_gain_of_prestige_was_seen_but_the_table_does_not_show_it():
    state = position(player0={"prestige": 4})
    for seat in (OPPONENT, SPECTATOR):
        view = seen_by(state, seat)
        assert view.players[0].prestige == 4
        shown = view.to_json()["players"][0]
        assert "prestige" not in shown
        assert shown["remembered"]["prestige"] == 4
    assert seen_by(state, 0).to_json()["players"][0]["prestige"] == 4


# ---------------------------------------------------------------- hidden: cards


@pytest.mark.ruling("select_3_hand_cards.secret")
def test_which_cards_were_taken_into_hand_is_hidden():
    state = position(player0={"hand": "0M 0J 0Aa", "supply": "0M 0Ab"})
    other = position(player0={"hand": "0M 0M 0Ab", "supply": "0J 0Aa"})
    assert same_for(OPPONENT, state, other)
    assert same_for(SPECTATOR, state, other)
    assert not same_for(0, state, other)


def test_choosing_is_whispered():
    state, log = begin_round(between_rounds()), Log()
    do(state, "0: take 0M", "0: take 0J", "0: take 0Ab", log=log)
    assert [event.key for event in log.events if event.seen_by(0)] == ["takes_card"] * 3 + ["hand_chosen"]
    assert [event.key for event in log.events if event.seen_by(OPPONENT)] == ["hand_chosen"]
    assert [event.args for event in log.events if event.seen_by(SPECTATOR)] == [()]


def test_ones_own_hand_and_supply_are_seen():
    shown = seen_by(position(player0={"hand": "0M 0J", "supply": "0M 0Ab"}), 0).to_json()["players"][0]
    assert (shown["hand"], shown["supply"]) == (["0M", "0J"], ["0M", "0Ab"])
    for seat in (OPPONENT, SPECTATOR):
        assert not {"hand", "supply", "tiles"} & set(seen_by(position(), seat).to_json()["players"][0])


@pytest.mark.ruling("select_3_hand_cards.forced_cards_are_known")
def test_cards_that_had_to_be_taken_are_known():
    waiting = {"hand": "", "supply": "0M 0J 0Aa"}
    state = begin_round(
        between_rounds(player0={"hand": "", "supply": "0M 0Ab", "discard": "0M 0J 0Aa 1Ma"}, player1=waiting, player2=waiting)
    )
    do(state, "take 1Ma")
    assert names(seen_by(state, OPPONENT).players[0].shown) == "0M 0Ab"
    third: Counter[str] = Counter()
    for other in imagined(state, OPPONENT):
        hand = other.players[0].hand
        assert {*cards("0M 0Ab")} <= set(hand)
        third[names(without_all(hand, cards("0M 0Ab")))] += 1
    assert set(third) == {"0M", "0J", "0Aa", "1Ma"}
    assert all(names(other.players[2].hand) == "0M 0J 0Aa" for other in imagined(state, OPPONENT))


def test_a_known_card_is_no_longer_known_of_once_it_is_played():
    state = position(player0={"hand": "0M 0M 0Ab", "shown": "0M 0Ab", "supply": "0J 0Aa"})
    do(state, "play 0M", "pass")
    assert names(state.players[0].shown) == "0Ab"
    assert {names(other.players[0].hand) for other in imagined(state, OPPONENT)} == {"0M 0Ab", "0J 0Ab", "0Aa 0Ab"}


def test_a_known_card_deputed_from_the_hand_is_forgotten():
    state = do(bonus_of("2Jb", player0={"hand": "1Ja", "shown": "1Ja"}), "depute-from hand 1Ja")
    assert state.players[0].shown == ()
    kept = do(bonus_of("2Jb", player0={"hand": "0M", "shown": "0M"}), "depute-from supply 0M")
    assert names(kept.players[0].shown) == "0M"


@pytest.mark.ruling("hire_a_new_employee.known_in_hand")
def test_a_hired_card_is_known_to_be_in_hand():
    state = do(playing("0M", hire="1Ma 1Ab", player0={"hand": "0J 0Aa", "supply": "0M 0Ab"}), "hire 1Ab")
    assert names(seen_by(state, SPECTATOR).players[0].shown) == "1Ab"
    hands = {names(other.players[0].hand) for other in imagined(state, OPPONENT)}
    assert all(hand.endswith("1Ab") for hand in hands)
    assert len(hands) == 5 + 1  # two of 0M 0J 0Aa 0Ab


def test_deck_composition_is_known_after_deputing_and_hiring():
    state = do(playing("0M", hire="1Ma", player0={"supply": "0M 0J 0Aa 0Ab"}), "depute")
    assert names(seen_by(state, OPPONENT).players[0].unplayed) == "0M 0J 0Aa 0Ab"


# ---------------------------------------------------------------- hidden: tiles


@pytest.mark.ruling("acquire_resources.warehouse_tiles_are_known")
def test_a_tile_from_the_warehouse_was_seen_but_the_table_shows_only_how_many():
    state = do(playing("0M", warehouse=["B:T+L", "", ""]), "acquire 1.1", "keep")
    view = seen_by(state, OPPONENT)
    assert tile_names(view.players[0].tiles) == "B:T+L"
    shown = view.to_json()["players"][0]
    assert (shown["tile_count"], shown["remembered"]["tiles"]) == (1, ["B:T+L"])
    assert "tiles" not in shown
    assert all(tile_names(other.players[0].tiles) == "B:T+L" for other in imagined(state, OPPONENT))


@pytest.mark.ruling("acquire_resources.face_down_tiles_are_hidden")
def test_a_tile_drawn_face_down_and_kept_is_hidden():
    state = position(stack="R:T+L GG:T/L", player0={"veiled": "B:T+L"})
    other = position(stack="B:T+L GG:T/L", player0={"veiled": "R:T+L"})
    assert same_for(OPPONENT, state, other)
    assert same_for(SPECTATOR, state, other)
    assert not same_for(0, state, other)
    assert seen_by(state, 0).to_json()["players"][0]["tiles"] == ["B:T+L"]
    kinds = {tile_names(possible.players[0].veiled) for possible in imagined(state, OPPONENT)}
    assert kinds == {"B:T+L", "R:T+L", "GG:T/L"}


def test_a_draw_is_whispered():
    state, log = bonus_of("1Aa", stack="B:T+L"), Log()
    do(state, "use", "keep", log=log)
    told = [event for event in log.events if tiles("B:T+L")[0] in event.args]
    assert [event.key for event in told] == ["drawn_tile"]
    assert [event.seen_by(seat) for event in told for seat in (0, 1, 2, None)] == [True, False, False, False]


def test_the_choice_about_a_drawn_tile_does_not_name_it():
    state = do(bonus_of("1Aa", stack="B:T+L R:T+L"), "use")
    other = state.copy()
    swapped = veiled("R:T+L") if tile_names(state.players[0].veiled) == "B:T+L" else veiled("B:T+L")
    other.players[0].veiled, other.tile_stack = swapped, state.players[0].veiled
    assert same_for(OPPONENT, state, other)
    for possible in imagined(state, OPPONENT):
        assert legal(possible) == ["keep", "discard both"]
    assert len({possible.players[0].veiled for possible in imagined(state, OPPONENT)}) == 2


def test_a_drawn_tile_that_is_discarded_is_seen():
    state = do(bonus_of("1Aa", stack="B:T+L"), "use", "discard both")
    assert tile_names(seen_by(state, OPPONENT).tile_discards) == "B:T+L"


def test_ones_own_face_down_tiles_are_not_among_the_unseen():
    state = position(stack="R:T+L", player0={"veiled": "B:T+L"}, player1={"veiled": "GG:T/L"})
    assert seen_by(state, 0).unseen == (tuple(sorted(tiles("R:T+L GG:T/L"))),)
    assert seen_by(state, 1).unseen == (tuple(sorted(tiles("R:T+L B:T+L"))),)
    assert seen_by(state, None).unseen == (tuple(sorted(tiles("R:T+L B:T+L GG:T/L"))),)


@pytest.mark.ruling("acquire_resources.reshuffled_stack")
def test_after_a_reshuffle_older_face_down_tiles_come_from_the_older_stack():
    """The first stack has run out, so the two tiles drawn from it are all that was not seen of it."""
    state = position(
        shuffles=1, stack="R:T+L R:T+L", player0={"veiled": "B:T+L YY:T/L R:T+L@1"}, player2={"veiled": "GG:T/L@1"}
    )
    view = seen_by(state, OPPONENT)
    assert view.unseen == (tuple(sorted(tiles("B:T+L YY:T/L"))), tuple(sorted(tiles("R:T+L R:T+L R:T+L GG:T/L"))))
    for possible in imagined(state, OPPONENT):
        first, second, third = possible.players[0].veiled
        assert sorted((first, second)) == sorted(veiled("B:T+L YY:T/L"))
        assert third in veiled("R:T+L@1 GG:T/L@1")
    one_left = position(shuffles=1, stack="R:T+L", player0={"veiled": "B:T+L"}, player2={"veiled": ""})
    assert {tile_names(possible.players[0].veiled) for possible in imagined(one_left, OPPONENT)} == {"B:T+L"}


def test_drawing_from_a_reshuffled_stack_is_remembered_as_such():
    state = do(bonus_of("1Aa", stack="", tile_discards="B:T+L R:T+L", player2={"veiled": "YY:T/L"}), "use", "keep")
    view = seen_by(state, OPPONENT)
    assert (view.shuffles, view.players[0].veiled_since, view.players[2].veiled_since) == (1, (1,), (0,))
    assert {tile_names(possible.players[2].veiled) for possible in imagined(state, OPPONENT)} == {"YY:T/L"}


# ---------------------------------------------------------------- hidden: the future


@pytest.mark.ruling("playing_the_game.no_order_is_known")
def test_nobody_sees_the_order_of_a_stack_or_the_dice():
    state = GAME.new(3, 1)
    other = state.copy()
    other.dice = 12345
    for seat in (0, 1, 2, None):
        assert same_for(seat, state, other)
    view = seen_by(state, 0)
    assert view.hire_stack == tuple(sorted(view.hire_stack))
    assert view.bag == tuple(sorted(view.bag))
    assert view.unseen == (tuple(sorted(state.tile_stack)),)
    assert not hasattr(view, "dice")


def test_imagined_futures_differ():
    state = bonus_of("1Aa")
    drawn = {do(possible, "use").players[0].veiled for possible in imagined(state, 0)}
    assert len(drawn) > 5


def test_the_same_dice_imagine_the_same_position():
    state = position(player0={"veiled": "B:T+L"})
    view = seen_by(state, OPPONENT)
    assert GAME.imagine(view, 77).key() == GAME.imagine(view, 77).key()
    assert len({GAME.imagine(view, sown(n, "x")).key() for n in range(20)}) > 10


def test_a_seat_knows_its_own_cards_and_tiles_in_every_imagined_position():
    state = position(player1={"veiled": "B:T+L", "tiles": "R:T+L", "hand": "0M 0Ab", "supply": "0J 0Aa 0M"})
    mine = state.players[1].key()
    assert all(possible.players[1].key() == mine for possible in imagined(state, OPPONENT))


def test_a_spectator_imagines_too():
    state = position(player1={"veiled": "B:T+L"})
    assert len({possible.players[1].hand for possible in imagined(state, SPECTATOR)}) > 3


# ---------------------------------------------------------------- in the middle of a decision of another


@pytest.mark.ruling("make_a_dress.named_tiles_are_open")
def test_in_the_middle_of_a_payment():
    """Y6 can be paid in several ways, and one face-down tile was named."""
    state = do(
        playing("0M", workshop="- - - - Y6", player0={"tiles": "YR:T/L", "veiled": "Y:T+L YG:T/L YB:T/L"}),
        "make 5",
        "give YB:T/L",
    )
    assert next_step(state) == "PayForDress of 0"
    for seat in (OPPONENT, SPECTATOR):
        for possible in imagined(state, seat):
            assert len(legal(possible)) > 1
            assert tile_names(possible.players[0].tiles) == "YR:T/L YB:T/L"  # shown, and no longer secret
            assert len(possible.players[0].veiled) == 2


@pytest.mark.ruling("employee_bonuses.what_is_skipped_tells")
def test_before_the_first_tile_of_a_payment_is_named():
    """That there is something to choose says something about the face-down tiles."""
    state = do(playing("0J", workshop="- - - - B1", player0={"tiles": "BB:T", "veiled": "BB:L"}), "make 5")
    for possible in imagined(state, OPPONENT):
        assert len(legal(possible)) > 1


def test_in_the_middle_of_discarding_tiles():
    state = do(bonus_of("5A", player0={"tiles": "R:T+L", "veiled": "B:T+L GG:T/L YYG:L"}), "give YYG:L", "give R:T+L")
    for seat in (OPPONENT, SPECTATOR):
        for possible in imagined(state, seat):
            assert tile_names(possible.players[0].tiles) == "YYG:L R:T+L"
            assert len(legal(possible)) > 1


def test_a_named_tile_is_shown_only_if_nobody_knew_one_of_its_kind():
    state = bonus_of("5A", player0={"tiles": "B:T+L", "veiled": "B:T+L B:T+L R:T+L"})
    do(state, "give B:T+L")
    assert (tile_names(state.players[0].tiles), state.players[0].veiled) == ("B:T+L", veiled("B:T+L B:T+L R:T+L"))
    do(state, "give B:T+L")
    assert (tile_names(state.players[0].tiles), state.players[0].veiled) == ("B:T+L B:T+L", veiled("B:T+L R:T+L"))
    do(state, "pass")
    assert (state.players[0].tiles, state.players[0].veiled) == ((), veiled("B:T+L R:T+L"))
    assert tile_names(state.tile_discards) == "B:T+L B:T+L"


@pytest.mark.parametrize("shuffle", ("", "@1"))
def test_many_rare_tiles_named_are_still_imagined_quickly(shuffle):
    """Dealing at random until they come up would take for ever."""
    rare = ["YGG:T", "YYG:L", "BB:T", "BB:L", "YB:T/L"]
    secret = " ".join(name + (shuffle if n % 2 else "") for n, name in enumerate([*rare, "RR:T"]))
    state = bonus_of("5A", player0={"veiled": secret}, player2={"veiled": "YB:T/L"}, shuffles=1 if shuffle else 0)
    do(state, *[f"give {name}" for name in rare])
    for possible in imagined(state, OPPONENT, 10):
        assert sorted(tile_names(possible.players[0].tiles).split()) == sorted(rare)


def test_in_the_middle_of_a_bonus_that_makes_a_dress():
    """It is offered, so the face-down tiles must be good for the dress."""
    state = bonus_of("2Ja", workshop="- - - - B1", player0={"veiled": "BB:T R:T+L"})
    assert "make 5" in legal(state)
    for possible in imagined(state, OPPONENT):
        assert "make 5" in legal(possible)


def test_in_the_middle_of_a_bonus_that_deputes():
    state = bonus_of("1Mb", player0={"supply": "0M 0J", "hand": "0Aa 0Ab", "discard": "1Ma"})
    for possible in imagined(state, OPPONENT):
        assert len([text for text in legal(possible) if text.startswith("depute-from")]) == 5
    do(state, "depute-from hand 0Ab")
    for possible in imagined(state, OPPONENT):
        assert legal(possible) == ["use", "pass"]
        assert names(possible.players[0].leaving) == "0Ab"


def test_while_others_choose_their_hands():
    state = do(begin_round(between_rounds()), "0: take 0M", "0: take 0Ab", "2: take 0J")
    for possible in imagined(state, OPPONENT):
        assert [len(player.hand) for player in possible.players] == [2, 0, 1]
        assert GAME.to_decide(possible) == (0, 1, 2)


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_in_random_games_every_imagined_position_can_be_played_to_the_end(players):
    rng = random.Random(players)
    for seed in range(2):
        state = GAME.new(players, seed)
        while GAME.to_decide(state):
            seat = rng.choice(GAME.to_decide(state))
            if rng.random() < 0.05:
                for viewer in (None, *range(players)):
                    view = seen_by(state, viewer)
                    possible = GAME.imagine(view, rng.getrandbits(59))
                    assert seen_by(possible, viewer).key() == view.key()
                    assert sorted(all_tiles(possible)) == list(state.box.all_tiles)
                    assert bool(GAME.options(possible, seat))
                    assert viewer != seat or GAME.options(possible, seat) == GAME.options(state, seat)
                    play_out(GAME, possible, rng.getrandbits(59))
            choices = GAME.options(state, seat)
            tempting = [choice for choice in choices if choice.word in ("use", "give", "keep", "make")]
            GAME.carry_out(state, seat, rng.choice(tempting if tempting and rng.random() < 0.6 else choices))


def all_tiles(state) -> list[int]:
    held = [tile % 64 for player in state.players for tile in player.tiles + player.veiled]
    return [*held, *state.tile_stack, *state.tile_discards, *[tile for tile in state.warehouse if tile >= 0]]


@pytest.mark.parametrize("players", (2, 4))
def test_scrambling_what_a_seat_cannot_see_leaves_its_view_alone(players):
    rng = random.Random(players)
    state = GAME.new(players, 3)
    while GAME.to_decide(state):
        seat = rng.choice(GAME.to_decide(state))
        for viewer in (None, *range(players)):
            assert same_for(viewer, state, scrambled(state, viewer, rng))
        GAME.carry_out(state, seat, rng.choice(GAME.options(state, seat)))


def scrambled(state, viewer, rng):
    other = state.copy()
    other.dice = rng.getrandbits(59)
    for player in other.players:
        if player.seat == viewer:
            continue
        hidden = list(without_all(player.supply + player.hand, player.shown))
        rng.shuffle(hidden)
        count = len(player.hand) - len(player.shown)
        player.hand = tuple(sorted(player.shown + tuple(hidden[:count])))
        player.supply = tuple(sorted(hidden[count:]))
        for at, tile in enumerate(player.veiled):
            if tile // 64 == other.shuffles and other.tile_stack:
                drawn = rng.choice(other.tile_stack)
                other.tile_stack = tuple(sorted((*without(other.tile_stack, drawn), tile % 64)))
                player.veiled = (*player.veiled[:at], drawn + 64 * other.shuffles, *player.veiled[at + 1 :])
    return other
