"""Records: replayable for ever, and refused in a sentence when something is wrong with them."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

import rocaille
from rocaille.arena.matches import play_match
from rocaille.games.rokoko.game import COMPONENTS
from rocaille.kernel.components import published
from rocaille.kernel.decision import Refused
from rocaille.kernel.record import Record, from_json, load
from rocaille.words import Words
from tests.rokoko_table import other_values

GAME = rocaille.game("rokoko")
EARLIER = sorted((Path(__file__).parents[1] / "records").glob("*-v*.json"))  # written by programs that knew no later version


@pytest.fixture(scope="module")
def record() -> Record:
    return play_match(GAME, 3, 11, ["random"] * 3)[0]


@pytest.fixture
def data(record: Record) -> Any:
    return json.loads(record.text())


def refused(data: object) -> Refused:
    with pytest.raises(Refused) as caught:
        from_json(data, "a.json", rocaille.game)
    return caught.value


def test_a_saved_record_is_read_back(record, tmp_path):
    record.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json", rocaille.game)
    assert again.text() == record.text()
    assert again.state().key() == record.state().key()


def test_a_file_that_is_there_is_not_overwritten(record, tmp_path):
    (tmp_path / "mine.json").write_text("mine")
    with pytest.raises(Refused) as caught:
        record.save(tmp_path / "mine.json")
    assert caught.value.key == "file_exists"
    assert (tmp_path / "mine.json").read_text() == "mine"


def test_it_is_overwritten_when_that_was_asked_for_and_leaves_nothing_behind(record, tmp_path):
    (tmp_path / "mine.json").write_text("mine")
    record.save(tmp_path / "mine.json", replace=True)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.json"]


def test_an_unfinished_game_is_a_record_too(record):
    part = Record(GAME, 3, 11, None, ["random"] * 3, record.decisions[:50])
    again = from_json(json.loads(part.text()), "a.json", rocaille.game)
    assert again.state().key() == record.state(50).key()
    assert json.loads(part.text())["outcome"] is None


def test_other_components_travel_with_the_record():
    game = rocaille.game("rokoko", other_values())
    record = play_match(game, 2, 1, ["random"] * 2)[0]
    again = from_json(json.loads(record.text()), "a.json", rocaille.game)
    assert again.state().key() == record.state().key()
    assert again.game.custom_components() == game.custom_components() is not None


def test_the_published_components_are_not_written_down(data):
    assert data["components"] is None


def test_a_cut_off_file_is_refused(record, tmp_path):
    file = tmp_path / "cut.json"
    file.write_text(record.text()[:1000])
    with pytest.raises(Refused) as caught:
        load(file, rocaille.game)
    assert caught.value.key == "record_not_json"


@pytest.mark.parametrize(
    "text",
    ["", "[]", "3", '"x"', "{}", "null", '{"rocaille": 2}', "[" * 100_000, '{"rocaille": 1, "seed": ' + "9" * 5000 + "}"],
)
def test_what_is_no_record_is_refused(tmp_path, text):
    (tmp_path / "x.json").write_text(text)
    with pytest.raises(Refused):
        load(tmp_path / "x.json", rocaille.game)


def test_bytes_that_are_no_text_are_refused(tmp_path):
    (tmp_path / "x.json").write_bytes(b"\xff\xfe\x00{")
    with pytest.raises(Refused):
        load(tmp_path / "x.json", rocaille.game)


def test_a_missing_file_or_a_folder_is_refused(tmp_path):
    for place in (tmp_path / "none.json", tmp_path):
        with pytest.raises(Refused) as caught:
            load(place, rocaille.game)
        assert caught.value.key == "record_unreadable"


# versions of the rules


def version_of(file: Path) -> int:
    return int(file.stem.rpartition("-v")[2])


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_version_is_played_by_it_to_the_end_that_it_states(file):
    data = json.loads(file.read_text(encoding="utf-8"))
    record = load(file, rocaille.game)
    assert (record.game.version, record.game.table) == (version_of(file), published(COMPONENTS, version_of(file)))
    assert record.game.outcome(record.state()).to_json() == data["outcome"]
    assert len(record.decisions) == len(data["decisions"]) > 150


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_version_is_the_same_file_when_it_is_written_again(file):
    assert load(file, rocaille.game).text() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_version_is_none_of_the_next(file):
    data = json.loads(file.read_text(encoding="utf-8"))
    data["version"] += 1
    assert refused(data).key in ("record_edited", "record_illegal", "record_decision")


def test_there_are_records_of_every_earlier_version_with_and_without_the_expansion():
    found = sorted((version_of(file), load(file, rocaille.game).game.chosen) for file in EARLIER)
    assert found == [(version, options) for version in GAME.versions[:-1] for options in ((), ("jeweller",))]


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_an_old_game_that_goes_on_keeps_its_version(file):
    whole = load(file, rocaille.game)
    part = Record(whole.game, whole.players, whole.seed, whole.options, whole.seats, whole.decisions[:100])
    again = from_json(json.loads(part.text()), "a.json", rocaille.game)
    for seat, decision in whole.decisions[100:]:
        again.game.decide(again.state(), seat, decision)
        again.decisions.append((seat, decision))
    assert again.text() == whole.text()


@pytest.mark.parametrize("version", GAME.versions)
@pytest.mark.parametrize(
    "table",
    [other_values(), *[published(COMPONENTS, version) for version in GAME.versions]],
    ids=["other", *[f"of version {version}" for version in GAME.versions]],
)
def test_other_components_are_kept_in_every_version(version, table):
    game = rocaille.game("rokoko", table).of_version(version)
    assert game.table == table
    assert game.custom == (table != published(COMPONENTS, version))
    record = play_match(game, 2, 1, ["random"] * 2, {"jeweller": True})[0]
    data = json.loads(record.text())
    assert (data["version"], data["components"]) == (version, table if game.custom else None)
    assert from_json(data, "a.json", rocaille.game).text() == record.text()


def test_a_version_asked_for_is_there_and_back():
    first = GAME.of_version(1)
    assert (first.version, first.variant({"jeweller": True}).version) == (1, 1)
    assert first.of_version(GAME.version).table == GAME.table == GAME.of_version(GAME.version).table
    assert first.of_version(2).table == published(COMPONENTS, 2) != GAME.table
    assert GAME.variant({"jeweller": True}).of_version(1).chosen == ("jeweller",)


@pytest.mark.parametrize("version", [0, GAME.version + 1, -1, 10**30])
@pytest.mark.parametrize("name", ["rokoko", "alhambra"])
def test_a_version_that_there_never_was_is_refused(name, version):
    data = json.loads(play_match(rocaille.game(name), 2, 1, ["random"] * 2)[0].text())
    data["version"] = version
    inner = refused(data).details["inner"]
    known = "1, 2, 3" if name == "rokoko" else "1"
    assert (inner.key, inner.details) == ("record_version", {"found": version, "known": known})


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "a.json: This program does not know version 4 of the rules; it knows: 1, 2, 3."),
        ("de", "a.json: Dieses Programm kennt die Fassung 4 der Regeln nicht; es kennt: 1, 2, 3."),
        ("it", "a.json: Questo programma non conosce la versione 4 delle regole; conosce: 1, 2, 3."),
    ],
)
def test_the_refusal_of_a_version_is_a_sentence(data, language, sentence):
    data["version"] = 4
    assert Words(language).refusal(refused(data)) == sentence


# what is wrong with a record


def test_an_illegal_decision_is_named(data):
    data["decisions"][40] = "0 hire 6M"
    problem = refused(data)
    assert problem.key == "record_illegal"
    assert problem.details["number"] == 41


@pytest.mark.parametrize(
    "line",
    ["", "0", "0 fly", "x play 0M", "-1 play 0M", "0 play", None, 3, ["0 play 0M"], "٣ play 0M", "9" * 5000 + " play 0M"],
)
def test_a_decision_that_is_none_is_named(data, line):
    data["decisions"][40] = line
    assert refused(data).key in ("record_decision", "record_illegal")
    assert refused(data).details["number"] == 41


@pytest.mark.parametrize(
    "field", ["game", "version", "players", "options", "seats", "seed", "components", "decisions", "outcome", "check"]
)
def test_a_missing_field_is_named(data, field):
    del data[field]
    assert refused(data).details["field"] == field


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 3),
        ("game", "chess"),
        ("players", "3"),
        ("players", 9),
        ("players", True),
        ("options", []),
        ("options", {"dragons": True}),
        ("seats", ["a"]),
        ("seats", [1, 2, 3]),
        ("seed", 1.5),
        ("seed", None),
        ("components", []),
        ("components", {}),
        ("decisions", {}),
        ("version", None),
        ("version", True),
        ("check", "x"),
        ("outcome", None),
    ],
)
def test_a_wrong_field_is_refused(data, field, value):
    data[field] = value
    refused(data)


@pytest.mark.parametrize("name", ["clever", "", "x" * 41, "\ud800", "a\u001b[2Jb", "line\nbreak"])
def test_a_seat_that_was_renamed_is_noticed(data, name):
    data["seats"][0] = name
    assert refused(data).key in ("record_edited", "record_field")


def test_a_field_that_no_record_has_is_named(data):
    data["colour"] = "red"
    assert (refused(data).key, refused(data).details["field"]) == ("record_unknown_field", "colour")


def test_true_is_not_the_number_one(data):
    data["rocaille"] = True
    assert refused(data).key == "not_a_record"


def test_a_device_or_a_pipe_is_no_record(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(Refused) as caught:
            load(place, rocaille.game)
        assert caught.value.key == "not_a_record"


def test_what_is_wrong_inside_a_record_names_the_file(data):
    data["players"], data["seats"] = 9, [""] * 9
    assert refused(data).key == "in_file" and refused(data).details["inner"].key == "player_count"


def test_a_file_that_cannot_be_written_leaves_nothing_behind(record, tmp_path):
    (tmp_path / "file").write_text("mine")
    with pytest.raises(Refused) as caught:
        record.save(tmp_path / "file" / "game.json")
    assert caught.value.key == "file_unwritable"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_a_score_that_was_edited_is_noticed(data):
    data["outcome"]["scores"][0] += 1
    assert refused(data).key == "record_edited"


def test_a_point_beyond_the_end_is_refused(record):
    with pytest.raises(Refused):
        record.state(10_000)
