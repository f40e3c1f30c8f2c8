"""What is promised before a match, and that a record which was changed does not keep it."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rocaille.catalogue import game as find_game
from rocaille.kernel.codec import digest
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import MatchDice
from rocaille.kernel.fairness import commitment, is_hash, is_number, new_seed, seed_hash
from rocaille.kernel.history import History
from rocaille.kernel.record import Record, from_json, load

SEED = 2**127 + 9
NUMBERS = ("0123456789abcdef" * 2, "", "f" * 32)
OTHER = "e" * 32
KEPT = Path(__file__).parents[1] / "records" / "alhambra-own-dice.json"


def whole_match(numbers: tuple[str, ...] | None = NUMBERS, commitments: tuple[str, ...] | None = None) -> Record:
    history = History(find_game("alhambra"), 3, SEED, None, ["Anna", "easy", "Cleo"], numbers, commitments)
    while seats := history.game.to_decide(history.state):
        history.decide(seats[0], history.game.options(history.state, seats[0])[-1])
    return history.record


@pytest.fixture(scope="module")
def record() -> Record:
    return whole_match()


def refusal(data: dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        from_json(data, "it", find_game)
    return refused.value


def test_the_hashes_are_the_same_for_ever() -> None:
    """And can be made with any program: the documentation says of what."""
    assert seed_hash(7) == sha256(b"rocaille:7").hexdigest()
    promised = (commitment("0" * 32), "")
    assert promised[0] == sha256(b"rocaille number:" + b"0" * 32).hexdigest() and commitment("") == ""
    assert seed_hash(7, promised) == sha256(b"rocaille:7:" + promised[0].encode() + b",").hexdigest()


def test_the_hash_shown_before_a_match_binds_the_seed_and_every_commitment() -> None:
    promised = tuple([commitment(number) for number in NUMBERS])
    other = commitment(OTHER)
    shown = [seed_hash(SEED, promised), seed_hash(SEED + 1, promised), seed_hash(SEED), seed_hash(SEED, promised[:2])]
    shown += [seed_hash(SEED, (*promised[:seat], other, *promised[seat + 1 :])) for seat in range(3)]
    shown += [seed_hash(SEED, (promised[1], promised[0], promised[2]))]
    assert len(set(shown)) == len(shown)


def test_seeds_have_128_bits_and_are_never_the_same() -> None:
    seeds = [new_seed() for _ in range(200)]
    assert len(set(seeds)) == 200 and max(seeds) < 1 << 128
    assert max(seeds) > 1 << 120 and sum(seed >> 64 & 1 for seed in seeds) in range(50, 150)


@pytest.mark.parametrize("text", ["", "0" * 31, "0" * 33, "A" * 32, "g" * 32, 7, None, "0" * 31 + "\n"])
def test_a_number_has_128_bits_in_hexadecimal(text: object) -> None:
    assert not is_number(text) and is_number("0123456789abcdef" * 2)


@pytest.mark.parametrize("text", ["", "0" * 63, "A" * 64, 7, None])
def test_a_hash_has_256(text: object) -> None:
    assert not is_hash(text) and is_hash("0123456789abcdef" * 4)


def test_a_record_has_what_was_shown_and_what_it_was_made_of(record: Record) -> None:
    data = record.to_json()
    assert data["seed"] == SEED and data["numbers"] == list(NUMBERS)
    assert data["commitments"] == [commitment(number) for number in NUMBERS]
    assert data["seed_hash"] == seed_hash(SEED, tuple(data["commitments"]))
    assert from_json(data, "it", find_game).to_json() == data


def test_a_number_that_was_never_revealed_is_void_and_the_record_says_so() -> None:
    """Its commitment stays, so that the hash that was shown is still the right one."""
    promised = tuple([commitment(number) for number in (NUMBERS[0], OTHER, NUMBERS[2])])
    data = whole_match(NUMBERS, promised).to_json()
    again = from_json(data, "it", find_game)
    assert again.commitments == promised and again.numbers == NUMBERS
    assert again.dice is not None
    assert again.dice.of_set_up().next_place() == MatchDice(SEED, NUMBERS).of_set_up().next_place()
    assert again.until(3).commitments == History.of(again.until(3)).record.commitments == promised


def changed_seed(data: dict[str, Any]) -> None:
    data["seed"] += 1


def changed_number(data: dict[str, Any]) -> None:
    data["numbers"][0] = OTHER


def number_left_out(data: dict[str, Any]) -> None:
    data["numbers"][2] = ""


def number_and_its_commitment(data: dict[str, Any]) -> None:
    data["numbers"][0] = OTHER
    data["commitments"][0] = commitment(OTHER)


def number_for_a_seat_without(data: dict[str, Any]) -> None:
    data["numbers"][1] = OTHER


def changed_hash(data: dict[str, Any]) -> None:
    data["seed_hash"] = "0" * 64


def changed_decision(data: dict[str, Any]) -> None:
    data["decisions"][20] = data["decisions"][20][:2] + "take blue1 blue1 blue1"


def two_decisions_exchanged(data: dict[str, Any]) -> None:
    data["decisions"][0], data["decisions"][1] = data["decisions"][1], data["decisions"][0]


def decision_left_out(data: dict[str, Any]) -> None:
    data["decisions"].pop()


def changed_outcome(data: dict[str, Any]) -> None:
    data["outcome"]["scores"][0] += 1


def changed_name(data: dict[str, Any]) -> None:
    data["seats"][0] = "Ben"


TAMPERING = [
    (changed_seed, "record_seed_hash"),
    (changed_number, "record_number"),
    (number_left_out, "record_"),
    (number_and_its_commitment, "record_seed_hash"),
    (number_for_a_seat_without, "record_number"),
    (changed_hash, "record_seed_hash"),
    (changed_decision, "record_"),
    (two_decisions_exchanged, "record_illegal"),
    (decision_left_out, "record_edited"),
    (changed_outcome, "record_edited"),
    (changed_name, "record_edited"),
]


@pytest.mark.parametrize(("tamper", "key"), TAMPERING, ids=lambda value: getattr(value, "__name__", ""))
def test_a_record_that_was_changed_is_refused(record: Record, tamper: Callable[[dict[str, Any]], None], key: str) -> None:
    data = record.to_json()
    tamper(data)
    assert refusal(data).key.startswith(key)


def test_whoever_makes_a_new_check_for_other_dice_still_needs_the_hash_that_was_shown(record: Record) -> None:
    """The record of another match with another seed is sound in itself; only what a player noted tells."""
    data = record.to_json()
    forged = {**data, "seed": SEED + 1, "decisions": [], "outcome": None}
    forged["seed_hash"] = seed_hash(SEED + 1, tuple(data["commitments"]))
    state = History(find_game("alhambra"), 3, SEED + 1, None, data["seats"], NUMBERS).state
    del forged["check"]
    again = from_json({**forged, "check": digest([forged, state.key()])}, "it", find_game)
    assert seed_hash(again.seed, again.commitments) != data["seed_hash"]


def test_a_record_with_own_dice_is_read_for_ever() -> None:
    """It was written when there were none before it. One player did not reveal a number, a bot had none."""
    record = load(KEPT, find_game)
    assert record.text() == KEPT.read_text(encoding="utf-8") and len(record.decisions) > 100
    assert [bool(number) for number in record.numbers or ()] == [True, False, False, True]
    assert [bool(promised) for promised in record.commitments or ()] == [True, True, False, True]
    assert record.game.outcome(record.state()) is not None


@pytest.mark.parametrize("field", ["numbers", "commitments", "seed_hash"])
def test_a_record_lacks_none_of_it(record: Record, field: str) -> None:
    data = record.to_json()
    del data[field]
    assert refusal(data).key == "record_lacks"


@pytest.mark.parametrize("commitments", [["0" * 64], ["0" * 63, "", ""], ["G" * 64, "", ""], [1, "", ""], "abc", None])
def test_commitments_that_are_none_are_refused(record: Record, commitments: object) -> None:
    refused = refusal({**record.to_json(), "commitments": commitments})
    assert refused.key == "record_field" and refused.details["field"] == "commitments"
