"""Updates in words: every text is there, in each language, and says nothing that its reader may not know."""

from __future__ import annotations

import re

import pytest
from msgspec.json import decode, encode

from rocaille.kernel.decision import Refused
from rocaille.table.acts import BotSat
from rocaille.table.speaking import Speech
from rocaille.table.telling import update
from rocaille.words import LANGUAGES, Words
from rocaille.words.sentences import words_of
from tests.table.playing import IDS, KINDS, Evening, refused, setting

KEY = re.compile(r"[{}]|\b(rokoko|alhambra|act|question|origin|origin_text)\.\w+")  # of a text that nobody wrote


def texts(value):
    """Every text for people in an update."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key in ("text", "question") and isinstance(part, str):
                yield part
            elif key == "labels":
                yield from part
            else:
                yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options", "players"), KINDS, ids=IDS)
def test_a_whole_match_is_told_in_words(game, options, players, language):
    evening = Evening(setting(game, players, options=options), "abcd"[: players - 1])
    words, table = Words(language), evening.table
    evening.do(table.seat_bot("a", players - 1, "random", evening.now))
    spoken = 0
    while True:
        for person in ("a", "b", "?") if table.seq % 4 == 0 or not table.to_decide() else ():
            told = decode(encode(update(table, person, table.seq - 4, evening.now, words)))
            plain = decode(encode(update(table, person, table.seq - 4, evening.now)))
            assert not list(texts(plain)) and "forecast" not in plain["sights"][0]
            for text in texts(told):
                assert text and not KEY.search(text), text
                spoken += 1
            for sight in told["sights"]:
                assert len(sight.get("labels", [])) == len(sight.get("options", []))
                assert [each["total"] for each in sight["forecast"]] == [
                    sum(line["points"] for line in each["lines"]) for each in sight["forecast"]
                ]
                assert bool(sight.get("question")) == (told["status"] == "playing")
            for happened in told["happened"]:
                assert happened.get("text") or happened["act"] == "decided"
                assert all("text" in event for event in happened.get("events", []))
        if not table.to_decide():
            break
        evening.random_decision()
    assert spoken > 1000
    sheet = told["outcome"]["sheet"]
    scored = [(line.seat, line.reason, table.game.naming.line(line), line.points) for line in table.outcome().sheet]
    assert [(line["seat"], line["reason"], line["args"], line["points"]) for line in sheet] == scored
    plain = decode(encode(update(table, "a", table.seq, evening.now)))["outcome"]
    assert plain["sheet"] == [{key: line[key] for key in ("seat", "reason", "args", "points")} for line in sheet]
    assert plain["scores"] == list(table.outcome().totals) and plain["winners"] == list(table.outcome().winners)
    things = words_of(game).things(words, table.game, players)
    assert {line["source"] for line in sheet} <= set(things["sources"])


def test_players_are_called_by_their_names_and_bots_by_names_of_their_own():
    evening = Evening(setting("rokoko", 4), "")
    table = evening.table
    evening.do(table.sit("a", "Adèle", None, evening.now))
    for seat in (1, 2, 3):
        evening.do(BotSat(evening.now, seat, "easy"))
    assert len(set(table.names)) == 4 and table.names[0] == "Adèle"
    told = update(table, "a", 0, evening.now, Words("en"))
    assert [seat.name for seat in told.seats] == table.names and [seat.bot for seat in told.seats] == ["", *["easy"] * 3]
    assert told.happened[0].text == "Adèle sits down"
    starting = [event.text for event in told.happened[-1].events if event.event == "starting_player"]
    assert starting[0].split(" is ")[0] in table.names


def test_whoever_resigns_is_told_of_with_what_follows():
    evening = Evening(setting("rokoko", 3), "ab")
    evening.do(BotSat(evening.now, 2, "easy"))
    table = evening.table
    told = update(table, "a", 0, evening.now, Words("de"))
    assert told.happened[2].text.endswith(", leicht")
    evening.do(table.resign("a", 0, evening.now))
    evening.do(table.resign("b", 1, evening.now))
    texts = [each.text for each in update(table, "a", 0, evening.now, Words("en")).happened]
    assert texts[-2:] == ["A resigns; a bot plays on", "B resigns, and the match is over"]


def test_who_waits_is_told_for_whom():
    evening = Evening(setting("rokoko", 3), "abc")
    table = evening.table
    for _ in range(3):
        evening.decide("a", {"do": "take", "card": evening.options("a")[0]["card"]})
    assert update(table, "a", None, 0.0, Words("en")).sights[0].question == "Waiting for B, C"
    assert update(table, "b", None, 0.0, Words("en")).sights[0].question == "Choose a hand card (1 of 3)"
    while table.game.in_secret(table.state()):
        evening.random_decision()
    seat = table.to_decide()[0]
    assert update(table, "?", None, 0.0, Words("de")).sights[0].question == f"{'ABC'[seat]}: Spiele eine Handkarte aus"


def test_the_end_of_a_turn_is_asked_for_in_words():
    evening = Evening(setting("rokoko", 2, ending="by_hand"), seed=12)
    while evening.table.waiting is None:
        evening.random_decision()
    seat = evening.table.waiting
    questions = [update(evening.table, person, None, 0.0, Words("en")).sights[0].question for person in "ab"]
    assert questions[seat] == "End the turn, or take it back"
    assert questions[1 - seat] == f"{'AB'[seat]} has not ended the turn yet"


def test_advice_is_given_to_who_decides_and_only_where_it_is_allowed():
    evening = Evening(setting("alhambra", 2))
    table = evening.table
    seat = table.to_decide()[0]
    table.ask_advice("ab"[seat], seat)
    with refused("nothing_to_decide"):
        table.ask_advice("ba"[seat], 1 - seat)
    with refused("not_your_seat"):
        table.ask_advice("ba"[seat], seat)
    silent = Evening(setting("alhambra", 2, hints=False)).table
    with refused("no_hints"):
        silent.ask_advice("ab"[silent.to_decide()[0]], silent.to_decide()[0])


def test_only_what_could_be_decided_is_looked_at_before():
    evening = Evening(setting("alhambra", 2))
    table = evening.table
    seat = table.to_decide()[0]
    choice = evening.options("ab"[seat])[0]
    assert table.imagined("ab"[seat], seat, choice) == table.game.notation.from_json(choice)
    for person, asked, decision in (
        ("ba"[seat], seat, choice),
        ("ba"[seat], 1 - seat, choice),
        ("?", 0, choice),
        ("ab"[seat], seat, {"do": "pay", "value": "3"}),
        ("ab"[seat], seat, {"do": "fly"}),
    ):
        with pytest.raises(Refused):
            table.imagined(person, asked, decision)


@pytest.mark.parametrize(("game", "options", "players"), KINDS, ids=IDS)
def test_what_all_are_told_is_said_once_and_is_what_each_would_be_told_alone(game, options, players, monkeypatch):
    evening = Evening(setting(game, players, options=options), "abcd"[:players])
    table, words, said = evening.table, Words("de"), []
    speak = Speech.event

    def counted(self, event):
        said.append(event)
        return speak(self, event)

    monkeypatch.setattr(Speech, "event", counted)
    while table.to_decide() and table.seq < 80:
        evening.random_decision()
        said.clear()
        together = [encode(update(table, person, table.seq - 1, evening.now, words)) for person in "abcd?"]
        assert len(said) == len(table.past[-1].events)
        for person, told in zip("abcd?", together, strict=True):
            table.told.clear()
            assert encode(update(table, person, table.seq - 1, evening.now, words)) == told
        table.told.clear()
