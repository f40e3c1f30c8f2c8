"""The games that the battery is run on. A game tells it what is conserved and what a seat cannot see."""

from dataclasses import replace

from rocaille.testing import Case
from tests.conformance import alhambra, rokoko, rokoko_jeweller
from tests.rokoko.large import LARGEST

CASES = [
    Case("rokoko", {}, rokoko.census, rokoko.scrambled, rokoko.sound),
    Case("alhambra", {}, alhambra.census, alhambra.scrambled, alhambra.sound),
    Case(
        "rokoko",
        {"jeweller": True},
        rokoko_jeweller.census,
        rokoko_jeweller.scrambled,
        rokoko_jeweller.sound,
        rokoko_jeweller.pick,
    ),
]
CONFIGURATIONS = [(case, players) for case in CASES for players in case.game.player_counts]
EARLIER = [(replace(case, version=2), players) for case, players in CONFIGURATIONS if case.name == "rokoko"]
LARGE = [(replace(case, table=LARGEST), players) for case, players in CONFIGURATIONS if case.name == "rokoko"]
__all__ = ["CASES", "CONFIGURATIONS", "EARLIER", "LARGE", "Case"]
