"""A whole match of each game against bots, by clicking on what lies on the table."""

import pytest

from tests.page.playing import outcome


@pytest.mark.parametrize(
    ("game", "options", "kinds"),
    [
        ("rokoko", {}, {"acquire", "make", "rent"}),
        ("rokoko", {"jeweller": True}, {"acquire", "make", "rent"}),
        ("alhambra", {}, {"take", "buy"}),
    ],
    ids=["rokoko", "jeweller", "alhambra"],
)
def test_a_whole_match_is_played_by_clicking(visit, game, options, kinds):
    visitor = visit()
    table = visitor.make(game, "Anna", "bot:random", options=options, ending="by_hand")["table"]["id"]
    anna = visitor.sit(table, seed=5)
    # The cards are dealt anew each time: clicking at random makes a dress in six matches of seven, wanting it in all.
    anna.wanted = kinds
    anna.wait("mine")
    anna.words()
    assert anna.play() > 25
    assert kinds <= set(anna.made), anna.made
    assert not anna.loose, "everything is decided where it happens"
    sheet = outcome(anna)
    assert "Anna" in sheet["text"] and sheet["chart"]
    anna.words()
