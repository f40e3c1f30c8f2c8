"""A match goes on by the rules that it began with, also on a server that knows newer ones."""

from typing import Any

import pytest
from msgspec.json import decode, encode

from rocaille.kernel.decision import Refused
from rocaille.server.hall import played
from rocaille.server.reading import StoredTable
from rocaille.server.thinker import Answer, answered
from rocaille.server.thinking import asked
from rocaille.table.setting import game_of
from rocaille.table.table import PLAYING, Table
from tests.table.playing import Evening, setting


def begun(version):
    """A table as the database has it, some decisions into a match by that version of the rules."""
    the = setting("rokoko", 2)
    evening = Evening(the)
    evening.table = Table("t", the, game_of(the).of_version(version), 7, "a")
    acts, evening.acts = evening.acts, []
    for act in acts:
        evening.do(evening.table.wire.acts.read(act))
    for _ in range(12):
        evening.decide("a" if evening.options("a") else "b")
    return StoredTable("t", version, encode(the).decode(), 7, True, "a", PLAYING, evening.acts), evening.table


@pytest.mark.parametrize("version", [1, 2])
def test_a_table_is_restored_by_the_version_of_the_rules_that_it_was_begun_with(version):
    kept, table = begun(version)
    again = played(kept)
    assert again.game.version == version and again.state().key() == table.state().key()
    now: Any = game_of(again.setting).new(2, 7)
    then: Any = again.state()
    assert (then.box.decoration_cost == now.box.decoration_cost) == (version == 2)


def test_a_bot_thinks_by_that_version_too():
    kept, _ = begun(1)
    table = played(kept)
    seat = table.to_decide()[0]
    legal = [option.number for option in table.game.options(table.state(), seat)]
    for hint in (False, True):
        assert decode(answered(asked(table, seat, "easy", hint)), type=Answer).number in legal


def test_a_version_that_the_server_does_not_know_is_refused():
    kept, _ = begun(2)
    with pytest.raises(Refused) as refused:
        played(kept._replace(version=99))
    assert refused.value.key == "record_version"
