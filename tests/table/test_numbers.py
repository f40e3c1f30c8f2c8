"""Players add numbers to the seed: committed first, revealed when the hash of the seed is shown, and never in the way."""

from __future__ import annotations

from typing import Any

import pytest

from rocaille.catalogue import game as find_game
from rocaille.kernel.dice import MatchDice
from rocaille.kernel.fairness import commitment, seed_hash
from rocaille.kernel.record import Positions, from_text
from rocaille.table.acts import BotSat
from rocaille.table.presence import NUMBERS_WAIT
from rocaille.table.restoring import restored
from rocaille.table.setting import TimeLimit, game_of
from rocaille.table.table import Table
from tests.table.playing import IDS, KINDS, Evening, number_of, refused, setting


def reveal(evening: Evening, person: str) -> None:
    evening.do(evening.table.reveal(person, number_of(person), evening.now))


def again(evening: Evening) -> Table:
    return restored(Table("t", evening.setting, evening.table.game, 7, "a"), evening.acts)


def three(committed: str = "abc", **more: object) -> Evening:
    return Evening(setting("alhambra", 3, **more), "abc", committed=committed)


def test_the_hash_is_shown_when_all_have_committed_and_not_before():
    """Or whoever sits down last could choose a number that suits, and whoever runs the table a seed."""
    evening = Evening(setting("alhambra", 3), "ab", committed="ab")
    assert evening.table.status == "open" and evening.table.seed_hash == evening.told("a").seed_hash == ""
    evening.do(evening.table.sit("c", "C", None, evening.now, commitment(number_of("c"))))
    shown = seed_hash(7, tuple([commitment(number_of(person)) for person in "abc"]))
    assert evening.table.status == "starting" and evening.table.seed_hash == shown
    assert [evening.told(person, 0).seed_hash for person in "abcz"] == [shown] * 4
    assert evening.told("a").awaited == (0, 1, 2)


def test_the_match_begins_with_the_last_number_and_its_dice_come_from_all():
    evening = three()
    for person, left in (("b", (0, 2)), ("a", (2,))):
        reveal(evening, person)
        assert evening.table.status == "starting" and evening.table.history is None
        assert evening.told("c").awaited == left
    reveal(evening, "c")
    assert evening.table.status == "playing" and evening.table.seq == 6
    record = evening.table.history.record
    assert record.numbers == tuple(number_of(person) for person in "abc")
    other = Evening(setting("alhambra", 3), "abc").table
    assert other.status == "playing" and other.state().key() != evening.table.state().key(), "the numbers change nothing"


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_every_die_of_a_match_at_a_table_is_its_record_s(kind):
    """The set-up and every decision, also after decisions were taken back; and the same again from the acts."""
    game, options, players = kind
    people = "abcdef"[:players]
    evening = Evening(setting(game, players, options=options), people, committed=people)
    for person in people:
        reveal(evening, person)
    table, taken = evening.table, 0
    for _ in range(80):
        evening.random_decision()
        seat = table.history.record.decisions[-1][0]
        if taken < 5 and table.can_take_back(seat):
            evening.do(table.take_back(table.seats[seat].person, seat, table.seq, False, evening.now))
            taken += 1
    assert taken == 5 or game == "alhambra"
    record = table.history.record
    assert Positions.of(record).states[-1].key() == table.state().key(), "a replay shows something else"
    assert record.dice is not None and record.state().key() == table.state().key() == again(evening).state().key()
    read = from_text(record.text(), "it", find_game)
    assert read.state().key() == table.state().key() and read.numbers == record.numbers


def test_nobody_sees_a_number_or_the_seed_before_the_end_and_everybody_after_it():
    evening = three()
    secret = [number_of(person) for person in "abc"] + [str(evening.table.seed)]
    for person in "abc":
        reveal(evening, person)
        for viewer in "abcz":
            told = evening.told(viewer, 0)
            assert (told.seed, told.numbers, told.commitments) == ("", (), ())
            assert not any(text in repr(told) for text in secret[:3])
    while evening.table.status == "playing":
        evening.random_decision()
    for viewer in "abcz":
        told = evening.told(viewer)
        assert told.numbers == tuple(secret[:3]) and told.seed == "7" and told.seed_hash == evening.table.seed_hash
        assert seed_hash(int(told.seed), told.commitments) == told.seed_hash
        assert [commitment(number) for number in told.numbers] == list(told.commitments)


def test_whoever_does_not_reveal_has_no_number_in_the_dice_and_keeps_nobody_waiting():
    evening = three()
    reveal(evening, "a")
    reveal(evening, "c")
    table = evening.table
    due = table.next_due()
    assert due == table.starting_since + NUMBERS_WAIT and table.due(due - 0.1) is None
    evening.do(table.due(due))
    assert table.status == "playing"
    record = table.history.record
    assert record.numbers == (number_of("a"), "", number_of("c"))
    assert record.commitments[1] == commitment(number_of("b")), "that there was to be one stays visible"
    assert record.dice.of_set_up().next_place() == MatchDice(7, record.numbers).of_set_up().next_place()
    assert seed_hash(7, record.commitments) == table.seed_hash, "the hash that was shown stays the right one"
    with refused("match_begun"):
        table.reveal("b", number_of("b"), evening.now)
    assert again(evening).state().key() == table.state().key()


def test_bots_and_whoever_commits_to_nothing_are_not_waited_for():
    evening = Evening(setting("alhambra", 3), "ab", committed="b")
    evening.do(evening.table.seat_bot("a", 2, "easy", evening.now))
    assert evening.table.status == "starting" and evening.table.awaited() == (1,)
    reveal(evening, "b")
    assert evening.table.history.record.numbers == ("", number_of("b"), "")
    bots = Evening(setting("alhambra", 2), "")
    for seat in range(2):
        bots.do(BotSat(0.0, seat, "easy"))
    assert bots.table.status == "playing" and bots.table.history.record.numbers == ("", "")
    assert bots.table.history.record.dice is not None, "dice of a stream"


def test_who_leaves_takes_the_commitment_along_and_whoever_comes_brings_another():
    evening = Evening(setting("alhambra", 3), "ab", committed="ab")
    table = evening.table
    evening.do(table.stand_up("b", 1, evening.now))
    evening.do(table.sit("d", "D", 1, evening.now, commitment(number_of("d"))))
    evening.do(table.sit("c", "C", None, evening.now))
    assert table.commitments() == (commitment(number_of("a")), commitment(number_of("d")), "")
    for person in "ad":
        reveal(evening, person)
    assert table.history.record.numbers == (number_of("a"), number_of("d"), "")


def test_once_the_hash_is_shown_nobody_comes_or_goes():
    """Or somebody could see the numbers of the others, and then sit down with one that suits."""
    evening = three()
    table = evening.table
    for act in (
        lambda: table.stand_up("b", 1, evening.now),
        lambda: table.stand_up("a", 1, evening.now),
        lambda: table.sit("d", "D", None, evening.now),
        lambda: table.seat_bot("a", 1, "easy", evening.now),
        lambda: table.close("a", evening.now),
    ):
        with refused("match_begun"):
            act()
    with refused("match_not_begun"):
        table.resign("a", 0, evening.now)


def test_only_the_number_that_was_committed_to_is_taken():
    evening = three()
    table = evening.table
    for person, number, key in (
        ("a", number_of("b"), "not_committed"),
        ("z", number_of("a"), "not_committed"),
        ("", number_of("a"), "not_committed"),
        ("a", "5" * 31, "not_a_number"),
        ("a", "", "not_a_number"),
        ("a", number_of("a").replace("6", "G"), "not_a_number"),
    ):
        with refused(key):
            table.reveal(person, number, evening.now)
    reveal(evening, "a")
    assert table.reveal("a", number_of("a"), evening.now) == table.seq, "twice is once"
    for person in "bc":
        reveal(evening, person)
    assert table.reveal("b", number_of("b"), evening.now) == table.seq, "also when the match has begun"


def test_a_number_is_not_taken_before_the_hash_is_shown():
    evening = Evening(setting("alhambra", 3), "ab", committed="ab")
    with refused("match_not_begun"):
        evening.table.reveal("a", number_of("a"), evening.now)


@pytest.mark.parametrize("text", ["5", "0" * 63, "Z" * 64, "0" * 65])
def test_what_is_no_commitment_is_refused(text):
    with refused("not_a_commitment"):
        Evening(setting("alhambra", 2), "a").table.sit("b", "B", None, 0.0, text)


def test_people_who_share_a_screen_reveal_once_for_all_their_seats():
    evening = Evening(setting("alhambra", 3), "aab", committed="ab")
    reveal(evening, "a")
    assert evening.table.awaited() == (2,)
    reveal(evening, "b")
    assert evening.table.history.record.numbers == (number_of("a"), number_of("a"), number_of("b"))


def test_after_a_restart_pages_have_time_anew_to_reveal():
    evening = three()
    reveal(evening, "a")
    table: Any = again(evening)
    assert table.status == "starting" and table.awaited() == (1, 2)
    table.resume(9_000.0)
    assert table.due(9_000.0 + NUMBERS_WAIT - 0.1) is None and table.next_due() == 9_000.0 + NUMBERS_WAIT
    table.carry_out(table.reveal("b", number_of("b"), 9_001.0))
    table.carry_out(table.reveal("c", number_of("c"), 9_002.0))
    assert table.status == "playing" and table.history.record.numbers == tuple(number_of(person) for person in "abc")


def test_clocks_begin_with_the_match_and_not_with_the_numbers():
    evening: Any = three(time=TimeLimit(100.0))
    evening.now += 8.0
    assert not evening.table.clock
    for person in "abc":
        reveal(evening, person)
    seat = evening.table.to_decide()[0]
    assert evening.table.clock.remaining(seat, evening.now - 1.0) == 100.0


def test_a_table_of_streams_goes_on_as_it_was():
    """Without numbers, and with the dice that it had: tables that were made before there were own dice."""
    the = setting("alhambra", 2)
    table = Table("t", the, game_of(the), 7, "a", own_dice=False)
    for person in "ab":
        act = table.sit(person, person.upper(), None, 0.0, commitment(number_of(person)))
        assert act.commitment == "", "it would wait for a number that is no use"
        table.carry_out(act)
    assert table.status == "playing" and table.history.record.numbers is None
    assert table.seed_hash == seed_hash(7)
    assert table.state().key() == game_of(the).new(2, 7).key()


@pytest.mark.parametrize(
    "change",
    [
        lambda acts: [acts[0].replace(commitment(number_of("a")), commitment(number_of("b"))), *acts[1:]],
        lambda acts: [*acts[:3], acts[3].replace(number_of("a"), number_of("b")), *acts[4:]],
        lambda acts: [*acts[:3], acts[3].replace(number_of("a"), ""), *acts[4:]],
        lambda acts: [*acts[:3], acts[3].replace('"a"', '"b"'), *acts[4:]],
        lambda acts: [*acts[:2], acts[3]],
        lambda acts: [*acts, acts[3]],
        lambda acts: [*acts[:2], '{"act":"begun_without","at":1}'],
    ],
)
def test_numbers_that_were_not_committed_to_are_noticed_in_what_is_stored(change):
    evening = three()
    for person in "abc":
        reveal(evening, person)
    evening.acts = change(evening.acts)
    with refused("table_damaged"):
        again(evening)
