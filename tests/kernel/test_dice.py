"""Chance from one int."""

from collections import Counter
from itertools import permutations

from rocaille.kernel.dice import BITS, FIRST_FACE, LAST_FACE, advance, face, shuffled, skipped, sown


def faces(seed: int, sides: int, rolls: int) -> list[int]:
    dice, shown = sown(seed, "test"), []
    for _ in range(rolls):
        dice = advance(dice)
        shown.append(face(dice, sides))
    return shown


def test_the_stream_is_the_same_for_ever():
    """Interpreted and compiled, today and in ten years: records depend on it."""
    assert faces(7, 1000, 8) == [761, 616, 577, 523, 40, 154, 905, 391]
    assert sown(7, "rokoko") == 374462635158293479


def test_dice_stay_small():
    dice = (1 << BITS) - 1
    for _ in range(1000):
        dice = advance(dice)
        assert 0 <= dice < 1 << BITS


def test_every_face_is_as_likely():
    for sides in (2, 5, 6, 42, 48):
        counts = Counter(faces(sides, sides, 20_000))
        assert set(counts) == set(range(sides))
        expected = 20_000 / sides
        chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
        assert chi_square < sides + 5 * (2 * sides) ** 0.5 + 10


def test_one_roll_says_nothing_about_the_next():
    pairs = Counter(zip(faces(1, 6, 36_000), faces(1, 6, 36_000)[1:], strict=False))
    assert len(pairs) == 36 and max(pairs.values()) < 1200 and min(pairs.values()) > 800


def test_neighbouring_seeds_have_nothing_in_common():
    firsts = [faces(seed, 1000, 1)[0] for seed in range(1000)]
    assert len(set(firsts)) > 580


def test_every_order_of_a_shuffle_is_as_likely():
    counts = Counter(shuffled((1, 2, 3, 4), sown(seed, "shuffle")) for seed in range(4800))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert max(counts.values()) < 270 and min(counts.values()) > 140


def test_skipping_is_advancing_many_times():
    dice = sown(3, "test")
    assert skipped(dice, 3) == advance(advance(advance(dice)))


def test_there_are_places_at_which_dice_show_their_first_and_their_last_face():
    assert all(face(FIRST_FACE, sides) == 0 for sides in range(1, 200))
    assert all(face(LAST_FACE, sides) == sides - 1 for sides in range(1, 43))
    assert advance(skipped(LAST_FACE, -1)) == LAST_FACE and skipped(skipped(LAST_FACE, -7), 7) == LAST_FACE
