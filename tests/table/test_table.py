"""One match at a table, without a server."""

from __future__ import annotations

import json

import msgspec
import pytest

from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Refused
from rocaille.kernel.fairness import seed_hash
from rocaille.kernel.record import from_json
from rocaille.table.acts import TookBack
from rocaille.table.restoring import restored
from rocaille.table.setting import game_of
from rocaille.table.table import Table
from rocaille.table.telling import update
from tests.table.playing import IDS, KINDS, Evening, refused, setting


def whole(kind) -> Evening:
    game, options, players = kind
    return Evening(setting(game, players, options=options), "abcdef"[:players])


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_a_whole_match_between_people_is_the_fold_of_its_acts(kind):
    evening = whole(kind)
    while evening.table.to_decide():
        evening.random_decision()
    table = evening.table
    assert table.status == "over" and table.winners() == table.outcome().winners
    again = restored(Table("t", table.setting, table.game, table.seed, "a"), evening.acts)
    assert again.state().key() == table.state().key() and again.seq == table.seq
    record = table.history.record.to_json()
    assert from_json(json.loads(json.dumps(record)), "it", find_game).seed == 7


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_nobody_is_told_the_seed_or_another_s_options_before_the_end(kind):
    evening = whole(kind)
    while evening.table.to_decide():
        for person in "abcdef"[: kind[2]] + "?":
            told = evening.told(person, evening.table.seq - 1)
            assert not told.seed and [sight.seat for sight in told.sights] == (evening.table.seats_of(person) or [None])
            assert bool(told.sights[0].options) == bool(set(evening.table.seats_of(person)) & set(told.to_decide))
        evening.random_decision()
    assert evening.told("?").seed == "7"


def test_the_match_begins_with_the_last_seat():
    evening = Evening(setting(players=3), "ab")
    assert evening.table.status == "open" and not evening.told("a").sights
    evening.do(evening.table.seat_bot("a", 2, "easy", evening.now))
    assert evening.table.status == "playing"
    assert evening.told("a", evening.table.seq - 1).happened[0].act == "bot_sat"


def test_several_people_share_a_screen():
    evening = Evening(setting(players=3), "aba")
    assert [sight.seat for sight in evening.told("a").sights] == [0, 2]
    assert [sight.seat for sight in evening.told("b").sights] == [1]
    evening.decide("a")


def test_before_the_match_seats_change_hands():
    evening = Evening(setting(players=4), "abb")
    table, now = evening.table, evening.now
    with refused("not_your_seat"):
        table.stand_up("b", 0, now)
    with refused("host_only"):
        table.seat_bot("b", 3, "easy", now)
    with refused("seat_taken"):
        table.seat_bot("a", 1, "easy", now)
    with refused("seat_taken"):
        table.sit("c", "Cleo", 1, now)
    with refused("seat_range"):
        table.sit("c", "Cleo", 9, now)
    with refused("person_name"):
        table.sit("c", " \x1b[1m", None, now)
    with refused("name_taken"):
        table.sit("c", " b ", None, now)
    with refused("unknown_bot"):
        table.seat_bot("a", 3, "nobody", now)
    for bot in ("search:60", "search:9000i", "search:1x2"):
        with refused("bot_too_slow"):
            table.seat_bot("a", 3, bot, now)
    with refused("match_not_begun"):
        table.decide("a", 0, table.seq, {"do": "pass"}, now)
    evening.do(table.stand_up("a", 2, now))
    evening.do(table.seat_bot("a", 2, "random", now))
    evening.do(table.sit("c", "  Cleo  de Mérode ", None, now))
    assert [seat.name or seat.bot for seat in table.seats] == ["A", "B", "random", "Cleo de Mérode"]
    with refused("match_begun"):
        table.sit("d", "D", None, now)


def test_a_closed_table_stays_closed():
    evening = Evening(setting(players=2), "a")
    evening.do(evening.table.close("a", evening.now))
    assert evening.table.status == "closed"
    with refused("table_closed"):
        evening.table.sit("b", "B", None, evening.now)


def test_a_decision_for_an_earlier_position_is_refused():
    evening = Evening(setting("alhambra", 2))
    first = "ab"[evening.table.to_decide()[0]]
    seq = evening.table.seq
    evening.decide(first)
    while evening.table.to_decide() == ("ab".index(first),):
        evening.decide(first)
    other = "ba"["ab".index(first)]
    with refused("not_for_now"):
        evening.decide(other, seq=seq)
    with refused("not_for_now"):
        evening.decide(other, seq=evening.table.seq + 1)
    evening.decide(other)


def test_secret_decisions_at_the_same_time_do_not_disturb_each_other():
    evening = Evening(setting("rokoko", 3), "abc")
    seq = evening.table.seq
    evening.decide("a", seq=seq)
    evening.decide("b", seq=seq)
    evening.decide("c", seq=seq)
    with refused("not_for_now"):
        evening.decide("a", evening.options("a")[-1], seq=seq)


def test_a_decision_that_is_sent_twice_happens_once():
    evening = Evening(setting("alhambra", 2))
    person = "ab"[evening.table.to_decide()[0]]
    seat, seq, choice = evening.table.to_decide()[0], evening.table.seq, evening.options(person)[0]
    evening.decide(person, choice)
    assert evening.table.decide(person, seat, seq, choice, evening.now) == seq + 1
    with refused("not_for_now"):
        evening.table.decide(person, seat, seq, {"do": "pay", "value": "9"}, evening.now)


def test_what_cannot_be_decided_says_why():
    evening = Evening(setting("rokoko", 2))
    table = evening.table
    with refused("illegal_decision"):
        table.decide("a", 0, table.seq, {"do": "favour"}, evening.now)
    with refused("unknown_decision"):
        table.decide("a", 0, table.seq, {"do": "dance"}, evening.now)
    for stranger in ("b", "?", ""):
        with refused("not_your_seat"):
            table.decide(stranger, 0, table.seq, evening.options("a")[0], evening.now)
    assert table.why_not("a", 0, {"do": "favour"}).key == "choose_hand_first"
    assert table.why_not("a", 0, evening.options("a")[0]) is None


def test_taking_back_stops_at_the_barrier():
    evening = Evening(setting("rokoko", 2))
    table = evening.table
    before = table.state().key()
    evening.decide("a")
    evening.decide("b")
    evening.decide("a")
    assert evening.told("a").sights[0].take_back == 2 and evening.told("b").sights[0].take_back == 1
    with refused("not_your_seat"):
        table.take_back("b", 0, table.seq, True, evening.now)
    evening.do(table.take_back("a", 0, table.seq, True, evening.now))
    evening.do(table.take_back("b", 1, table.seq, False, evening.now))
    assert table.state().key() == before
    with refused("nothing_to_undo"):
        table.take_back("a", 0, table.seq, True, evening.now)
    again = restored(Table("t", table.setting, table.game, 7, "a"), evening.acts)
    assert again.state().key() == before and again.history.sealed == table.history.sealed


def test_what_can_be_taken_back_is_what_history_takes_back():
    evening = Evening(setting("rokoko", 3), "abc", seed=3)
    checked = 0
    while evening.table.to_decide():
        for seat in range(3):
            count = evening.table.can_take_back(seat)
            if evening.table.seq % 7 == 0 and count:
                again = restored(Table("t", evening.setting, evening.table.game, 3, "a"), evening.acts)
                assert again.history.undo_turn(seat) == count
                at_once = restored(Table("t", evening.setting, evening.table.game, 3, "a"), evening.acts)
                at_once.carry_out(TookBack(evening.now, seat, count))
                assert at_once.state().key() == again.state().key()
                assert at_once.history.sealed == again.history.sealed
                checked += 1
        evening.random_decision()
    assert checked > 10


def test_someone_resigns_and_the_others_play_on():
    evening = Evening(setting("alhambra", 3), "abc")
    table = evening.table
    evening.do(table.resign("a", 0, evening.now))
    assert table.status == "playing" and table.seats[0].decided_by() == "medium"
    with refused("resigned_already"):
        table.resign("a", 0, evening.now)
    with refused("resigned_already"):
        table.come_back("a", 0, evening.now)
    while table.to_decide():
        evening.random_decision()
    assert 0 not in table.winners() and table.winners()


def test_the_last_who_did_not_resign_has_won():
    evening = Evening(setting("rokoko", 2))
    evening.do(evening.table.resign("b", 1, evening.now))
    told = evening.told("a")
    assert told.status == "over" and told.winners == (0,) and told.seed == "7"
    with refused("match_over"):
        evening.table.decide("a", 0, evening.table.seq, {"do": "pass"}, evening.now)


def test_against_bots_resigning_ends_the_match():
    evening = Evening(setting("rokoko", 3), "a")
    for seat in (1, 2):
        evening.do(evening.table.seat_bot("a", seat, "random", evening.now))
    evening.do(evening.table.resign("a", 0, evening.now))
    assert evening.told("a").winners == (1, 2)


def test_the_same_people_meet_again():
    evening = Evening(setting("rokoko", 2))
    with refused("match_begun"):
        evening.table.meet_again("a", "u", evening.now)
    evening.do(evening.table.resign("b", 1, evening.now))
    with refused("not_at_this_table"):
        evening.table.meet_again("?", "u", evening.now)
    evening.do(evening.table.meet_again("a", "u", evening.now))
    assert evening.told("b").rematch == "u"
    with refused("rematch_already"):
        evening.table.meet_again("b", "v", evening.now)


def test_whoever_slept_is_told_what_happened_since():
    evening = Evening(setting("rokoko", 2))
    seq = evening.table.seq
    for _ in range(10):
        evening.random_decision()
    told = evening.told("a", seq)
    assert [happened.seq for happened in told.happened] == list(range(seq + 1, seq + 11)) and evening.table.remembers(seq)
    for _ in range(50):
        evening.random_decision()
    assert not evening.table.remembers(seq)
    everything = restored(Table("t", evening.setting, evening.table.game, 7, "a", kept=None), evening.acts)
    assert len(update(everything, "a", seq, evening.now).happened) == 60


def test_events_reach_only_those_who_may_see_them():
    evening = Evening(setting("rokoko", 3), "abc", seed=5)
    whispered = 0
    while evening.table.to_decide():
        evening.random_decision()
        for person in "abc?":
            own = evening.table.seats_of(person)
            for happened in evening.told(person, evening.table.seq - 1).happened:
                for event in happened.events:
                    assert event.to is None or event.to in own
                    whispered += event.to is not None
    assert whispered


def test_the_hash_of_the_seed_is_that_of_the_seed():
    assert seed_hash(7) == seed_hash(7) != seed_hash(8) and len(seed_hash(7)) == 64


def test_a_setting_is_checked():
    for wrong in (
        setting("chess"),
        setting("rokoko", 6),
        setting(options={"dragons": True}),
        setting(stand_in="nobody"),
        setting(components={"no": "table"}),
    ):
        with pytest.raises(Refused):
            game_of(wrong)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game":"rokoko","players":2,"secret":1}', type=type(setting()))
