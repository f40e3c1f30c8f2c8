"""What the dice are made from is used for nothing but dice while a match goes on: nobody can be told what nobody reads."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
from msgspec.json import encode

from rocaille.server.thinking import asked
from rocaille.table.previewing import preview
from rocaille.table.speaking import Speech
from rocaille.table.telling import update
from rocaille.words import Words
from tests.table.playing import IDS, KINDS, Evening, number_of, setting


class Secret:
    """Whoever looks at it is caught."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"a secret was read: {name}")

    def __repr__(self) -> str:
        raise AssertionError("a secret was written")

    __str__ = __hash__ = __iter__ = __len__ = __bool__ = __eq__ = __format__ = __repr__  # type: ignore[assignment]


def begun(kind: tuple[str, dict[str, bool], int]) -> Evening:
    game, options, players = kind
    people = "abcdef"[:players]
    evening = Evening(setting(game, players, options=options), people, seed=2**127 + 5, committed=people)
    for person in people:
        evening.do(evening.table.reveal(person, number_of(person), evening.now))
    return evening


def told(evening: Evening) -> list[bytes]:
    """All that anybody is told, and that any bot is asked, and what a preview shows."""
    table, words = evening.table, Words("en")
    found = [
        encode(update(table, viewer, since, 5.0, language))
        for viewer in "abcdefz"
        for since in (None, 0)
        for language in (None, words)
    ]
    for seat in table.to_decide():
        found += [asked(table, seat, "easy", hint) for hint in (False, True)]
        view, decision = table.game.view(table.state(), seat), table.options(seat)[0]
        found.append(encode(preview(table.game, view, decision, 99, Speech(words, table.game, table.names))))
    return found


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_seed_numbers_and_key_are_read_for_dice_only(kind, monkeypatch):
    monkeypatch.setattr(secrets, "randbits", lambda _: 12345)
    evening = begun(kind)
    table: Any = evening.table
    record: Any = table.history.record
    compared = 0
    while table.status == "playing" and compared < 12:
        if table.seq % 7 == 0:
            open_book, kept = told(evening), (table.seed, record.seed, record.numbers, record.dice)
            table.seed = record.seed = record.numbers = record.dice = Secret()
            for seat in table.seats:
                seat.number = Secret()
            assert told(evening) == open_book
            table.seed, record.seed, record.numbers, record.dice = kept
            for number, seat in enumerate(table.seats):
                seat.number = record.numbers[number]
            compared += 1
        evening.random_decision()
        record = table.history.record
    assert compared == 12


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_no_place_of_a_die_is_told_either(kind):
    """The last die's place stays in the position; nothing that is told has it, nor a number, nor the seed."""
    evening = begun(kind)
    table = evening.table
    for _ in range(40):
        evening.random_decision()
        written = b"".join(told(evening)).decode()
        hidden = [str(table.state().dice), f"{table.state().dice:x}", str(table.seed), f"{table.seed:x}"]
        hidden += [seat.number for seat in table.seats]
        assert not [secret for secret in hidden if secret in written]
        if table.status != "playing":
            break
