"""Whoever runs a table tries seeds, alone and with a player who helps, to make the first die of a match show what suits."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from rocaille.kernel.dice import MatchDice, face
from rocaille.kernel.fairness import commitment, seed_hash
from tests.table.playing import Evening, number_of, refused, setting

SIDES = 6
TRIES = 200  # seeds, or numbers: one of them suits nearly always
MATCHES = 300
HELPER = "c"  # a player who works with the operator


def suits(seed: int, numbers: tuple[str, ...]) -> bool:
    return face(MatchDice(seed, numbers).of_set_up().next_place(), SIDES) == 0


def numbers(dice: random.Random) -> Iterator[str]:
    while True:
        yield f"{dice.getrandbits(128):032x}"


def seed_that_suits(dice: random.Random, known: tuple[str, ...]) -> int:
    seeds = [dice.getrandbits(128) for _ in range(TRIES)]
    return next((seed for seed in seeds if suits(seed, known)), seeds[0])


def test_without_numbers_the_operator_chooses() -> None:
    """So it is at a table of bots alone, where nobody is wronged, and was at all tables."""
    dice = random.Random(1)
    assert all(suits(seed_that_suits(dice, ("", "")), ("", "")) for _ in range(30))


def test_one_number_that_is_not_known_yet_is_enough() -> None:
    """The operator tries seeds with what it knows, all numbers but one. Then that one comes."""
    dice = random.Random(2)
    honest, others = numbers(dice), tuple(itertools.islice(numbers(dice), 2))
    found = 0
    for _ in range(MATCHES):
        seed = seed_that_suits(dice, ("", *others))
        found += suits(seed, (next(honest), *others))
    assert abs(found / MATCHES - 1 / SIDES) < 0.1, "the operator does better than chance"


def test_whoever_sits_down_last_with_the_seed_in_mind_could_choose_if_numbers_lay_open() -> None:
    """Why numbers are committed to first: this is what a helper does who may speak last."""
    dice = random.Random(3)
    seed, honest = dice.getrandbits(128), "5" * 32
    assert any(suits(seed, (honest, number)) for number in itertools.islice(numbers(dice), TRIES))


def test_a_helper_cannot_exchange_the_number_once_the_others_are_known() -> None:
    evening = Evening(setting("alhambra", 3), "abc", committed="abc")
    table = evening.table
    shown = table.seed_hash
    for person in "ab":
        evening.do(table.reveal(person, number_of(person), evening.now))
    known = (number_of("a"), number_of("b"))
    better = [number for number in itertools.islice(numbers(random.Random(4)), TRIES) if suits(7, (*known, number))]
    assert better, "it would be worth it"
    for number in better:
        with refused("not_committed"):
            table.reveal(HELPER, number, evening.now)
    with refused("match_begun"):
        table.stand_up(HELPER, 2, evening.now)
    exchanged = tuple([commitment(number) for number in (*known, better[0])])
    assert seed_hash(7, exchanged) != shown, "the operator exchanges the commitment, and every page sees it"


def test_helpers_who_keep_silent_choose_among_few_dice_and_everybody_sees_it() -> None:
    """Two of them: four sets of dice instead of one, and the record says who did not reveal."""
    keys = set()
    for silent in ("", "b", "c", "bc"):
        evening = Evening(setting("alhambra", 3), "abc", committed="abc")
        table = evening.table
        for person in "abc":
            if person not in silent:
                evening.do(table.reveal(person, number_of(person), evening.now))
        if silent:
            evening.do(table.due(table.next_due() or 0.0))
        assert table.history is not None
        record = table.history.record
        assert record.dice is not None and record.numbers is not None and record.commitments is not None
        keys.add(record.dice.of_set_up().next_place())
        told = [number == "" and promised != "" for number, promised in zip(record.numbers, record.commitments, strict=True)]
        assert told == [person in silent for person in "abc"]
        assert seed_hash(7, record.commitments) == table.seed_hash
    assert len(keys) == 4
