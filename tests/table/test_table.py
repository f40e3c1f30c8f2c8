"""One match at a table, without a server."""
from __future__ import annotations

import json

import msgspec
import pytest

from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Refused
from rocaille.kernel.record import from_json
from rocaille.table.acts import StoodIn, TookBack
from rocaille.table.fairness import seed_hash
from rocaille.table.setting import TimeLimit, game_of
from rocaille.table.table import Table, restored
from rocaille.table.telling import update
from tests.table.playing import Evening, IDS, KINDS, refused, setting


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
            assert not told.seed and [sight.seat for sight in told.sights] == (
                evening.table.seats_of(person) or [None])
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


def test_a_bot_stands_in_for_someone_who_left_and_hands_back():
    evening = Evening(setting("alhambra", 2, patience=60.0))
    table = evening.table
    away = table.to_decide()[0]
    person = "ab"[away]
    table.depart(person, evening.now)
    assert table.next_due() == evening.now + 60 and table.due(evening.now + 59) is None
    assert not evening.told("?").seats[away].present
    evening.now += 60
    evening.do(table.due(evening.now))
    assert evening.told("?").seats[away].stand_in == "medium" and table.due(evening.now) is None
    with refused("bot_stands_in"):
        table.decide(person, away, table.seq, evening.options(person)[0], evening.now)
    assert evening.bot_turn()
    table.arrive(person)
    if table.to_decide() != (away,):
        evening.decide("ba"[away])
    evening.do(table.come_back(person, away, evening.now))
    with refused("nobody_stands_in"):
        table.come_back(person, away, evening.now)
    while table.to_decide() != (away,):
        evening.decide("ba"[away])
    evening.decide(person)


def test_nobody_stands_in_over_days_or_where_that_is_not_wanted():
    for wishes in ({"pace": "days"}, {"stand_in": ""}):
        evening = Evening(setting("alhambra", 2, **wishes))
        for person in "ab":
            evening.table.depart(person, evening.now)
        assert evening.table.next_due() is None and evening.table.due(evening.now + 1e6) is None


def test_a_clock_runs_for_whoever_is_to_decide():
    evening = Evening(setting("alhambra", 2, time=TimeLimit(100.0, increment=5.0)))
    table = evening.table
    seat = table.to_decide()[0]
    evening.now = table.last_at + 30
    assert evening.told("?").seats[seat].seconds_left == 70 and evening.told("?").seats[1 - seat].seconds_left == 100
    while table.to_decide() == (seat,):
        evening.now = table.last_at + 10
        evening.decide("ab"[seat])
    assert evening.told("?").seats[seat].seconds_left <= 95 and table.next_due() == table.last_at + 100
    evening.now = table.last_at + 100
    evening.do(table.due(evening.now))
    assert table.seats[1 - seat].stand_in == "medium"
    with refused("time_is_up"):
        table.come_back("ba"[seat], 1 - seat, evening.now)


def test_over_days_every_turn_has_its_own_time():
    day = 86_400.0
    evening = Evening(setting("alhambra", 2, pace="days", time=TimeLimit(2 * day, each_turn=True)))
    table = evening.table
    seat = table.to_decide()[0]
    evening.now = table.last_at + 2 * day
    act = table.due(evening.now)
    assert act == StoodIn(evening.now, seat, "medium")
    evening.do(act)
    while table.to_decide() == (seat,):
        evening.bot_turn()
    evening.do(table.come_back("ab"[seat], seat, evening.now))
    assert evening.told("?").seats[1 - seat].seconds_left == pytest.approx(2 * day, abs=10)


def test_time_without_a_server_is_not_counted():
    evening = Evening(setting("alhambra", 2, time=TimeLimit(100.0)))
    for _ in range(3):
        table = restored(Table("t", evening.setting, evening.table.game, 7, "a"), evening.acts)
        evening.table, evening.now = table, table.last_at + 1e6
        evening.do(table.resume(evening.now))
        for person in "ab":
            table.arrive(person)
        assert [seat.seconds_left for seat in update(table, "?", 0, table.last_at).seats] == [100, 100]
        assert table.due(table.last_at + 99) is None and table.next_due() == table.last_at + 100
        evening.now = table.last_at
        evening.decide("ab"[table.to_decide()[0]])
    again = restored(Table("t", evening.setting, table.game, 7, "a"), evening.acts)
    assert [seat.seconds_left for seat in update(again, "?", 0, table.last_at).seats] == [100, 100]


def test_a_live_match_that_everybody_left_waits_for_the_first_who_comes_back():
    evening = Evening(setting("alhambra", 2, patience=60.0, time=TimeLimit(100.0)))
    table = evening.table
    seat = table.to_decide()[0]
    mine, other = "ab"[seat], "ba"[seat]
    table.depart(mine, table.last_at + 5)
    evening.now = table.last_at + 65
    evening.do(table.due(evening.now))
    assert table.bots_to_decide() == [(seat, "medium")]
    left = evening.now
    table.depart(other, left)
    assert table.bots_to_decide() == [] and table.next_due() is None and table.due(left + 1e6) is None
    before = table.clock.remaining(seat, left)
    evening.now = left + 86_400
    evening.do(table.resume_deserted(evening.now))
    assert table.clock.remaining(seat, table.last_at) == before
    table.arrive(mine)
    assert table.resume_deserted(evening.now) is None
    evening.do(table.come_back(mine, seat, table.last_at))
    while table.to_decide() == (seat,):
        evening.now = table.last_at
        evening.decide(mine)
    assert table.next_due() == left + 86_400 + 60, "the other one is waited for anew"
    again = restored(Table("t", evening.setting, table.game, 7, "a"), evening.acts)
    assert update(again, "?", 0, table.last_at).seats[seat].seconds_left == round(before, 1)


def test_bots_leave_a_person_time_to_take_back():
    evening = Evening(setting("rokoko", 2, grace=3.0), "a", seed=12)
    table = evening.table
    evening.do(table.seat_bot("a", 1, "easy", evening.now))
    while not (table.to_decide() == (1,) and table.can_take_back(0)):
        if not evening.bot_turn():
            evening.random_decision()
        if not table.to_decide():
            pytest.skip("no turn could be taken back")
    assert table.bots_wait_until() == table.last_at + 3
    assert table.go_on("a", 0, evening.now) is None
    assert table.bots_wait_until() == 0


def test_nobody_else_gives_away_the_time_to_take_back():
    evening = Evening(setting("rokoko", 3, grace=3.0), "ab", seed=12)
    table = evening.table
    evening.do(table.seat_bot("a", 2, "easy", evening.now))
    while table.open_turn() is None:
        assert table.to_decide(), "no turn could be taken back"
        if not evening.bot_turn():
            evening.random_decision()
    seat = table.open_turn()
    assert table.go_on("ab"[1 - seat], 1 - seat, evening.now) is None
    assert table.bots_wait_until() == table.last_at + 3
    assert table.go_on("ab"[seat], seat, evening.now) is None
    assert table.bots_wait_until() == 0


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
    for wrong in (setting("chess"), setting("rokoko", 6), setting(options={"dragons": True}), setting(stand_in="nobody"),
                  setting(components={"no": "table"})):
        with pytest.raises(Refused):
            game_of(wrong)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game":"rokoko","players":2,"secret":1}', type=type(setting()))
