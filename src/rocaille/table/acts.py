"""What can happen at a table. A table is what its acts lead to, so these are all that is stored of it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from rocaille.kernel.decision import Decision
from rocaille.kernel.notation import Notation


class Act(Struct, tag_field="act", gc=False):
    """Something that was accepted, and when, in seconds since 1970."""

    at: float


class Sat(Act, tag="sat", omit_defaults=True):
    """A person sat down, and committed to a number for the dice, or not."""

    seat: int
    person: str
    name: str
    commitment: str = ""


class StoodUp(Act, tag="stood_up"):
    """A person left a seat before the match began, or the host freed it: then they need a new invitation."""

    seat: int
    by_host: bool = False


class BotSat(Act, tag="bot_sat"):
    """A bot got a seat."""

    seat: int
    bot: str


class Revealed(Act, tag="revealed"):
    """A person showed the server the number that they had committed to, for all their seats with this commitment."""

    person: str
    number: str


class BegunWithout(Act, tag="begun_without"):
    """The match begins although numbers are missing that were committed to; they are void."""


class Decided(Act, tag="decided"):
    """A legal decision; `bot` if one made it."""

    seat: int
    decision: Decision
    bot: str = ""


class TookBack(Act, tag="took_back"):
    """A seat took back its last decisions."""

    seat: int
    count: int


class Ended(Act, tag="ended"):
    """A seat will not take back its turn any more, where turns are ended by hand."""

    seat: int


class Resigned(Act, tag="resigned"):
    seat: int


class StoodIn(Act, tag="stood_in"):
    """A bot decides for a seat from now on, until its person is back."""

    seat: int
    bot: str


class CameBack(Act, tag="came_back"):
    """A person decides again."""

    seat: int


class Resumed(Act, tag="resumed"):
    """It goes on after so many seconds without a server, or without anybody at a live table, which count on nobody's clock.

    Less than nothing, if the time of the server before was ahead.
    """

    gone: float


class Rematched(Act, tag="rematched"):
    """The same people meet again at another table."""

    table: str


class Closed(Act, tag="closed"):
    """Nobody will play here."""


AnyAct = (
    Sat
    | StoodUp
    | BotSat
    | Revealed
    | BegunWithout
    | Decided
    | TookBack
    | Ended
    | Resigned
    | StoodIn
    | CameBack
    | Resumed
    | Rematched
    | Closed
)
_FIRST: Final = Decoder(AnyAct)  # msgspec does not survive two threads that look at a type for the first time


class ActNotation:
    """How acts at the tables of a game are written down: as JSON, and decisions in the game's notation."""

    def __init__(self, notation: Notation) -> None:
        self._encoder: Final = Encoder(enc_hook=notation.written)
        self._decoder: Final[Decoder[AnyAct]] = Decoder(AnyAct, dec_hook=lambda _, text: notation.read(text))

    def written(self, act: Act) -> str:
        """The text."""
        return self._encoder.encode(act).decode()

    def read(self, text: str) -> AnyAct:
        """The act that a text means; raises what msgspec or the notation raises if it means none."""
        return self._decoder.decode(text)
