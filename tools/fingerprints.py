"""Whether two programs play the same: fingerprints of what bots decide.

A tournament's games are those of one program, and any change of its sources makes it another one. But a change may leave a row
of the ladder as it was: a comment, or what only another game or another bot uses. So one game between the bots of a row is
played with numbers of rollouts in place of seconds, and two programs with the same decisions in it count as one. That a program
has become faster is not seen: then its row was measured with slower bots.
"""

import json
from pathlib import Path

from rocaille.arena.matches import play_match
from rocaille.arena.tournament import Tournament, game_of
from rocaille.kernel.codec import digest

DEAL = 1
FILLER = "greedy"  # in the seats that are left when each bot has one
FINAL_SECONDS = 0.5  # seconds from which a search has a final
FEW_ROLLOUTS, MANY_ROLLOUTS = 40, 200  # rollouts for less and for more than that: enough for a final


def in_rollouts(bot: str) -> str:
    """The bot with a budget that is the same on every machine."""
    kind, _, budget = bot.partition(":")
    return f"{kind}:{MANY_ROLLOUTS if float(budget) >= FINAL_SECONDS else FEW_ROLLOUTS}i" if kind == "search" else bot


def fingerprint(tournament: Tournament) -> str:
    """A digest of all decisions in one game between its bots."""
    bots = [in_rollouts(name) for name in tournament.names]
    bots += [FILLER] * (tournament.players - len(bots))
    record, _ = play_match(game_of(tournament), tournament.players, DEAL, bots, tournament.options)
    return digest(record.to_json()["decisions"])


class Fingerprints:
    """Those that are known, by row and program, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, dict[str, str]] = json.loads(path.read_text("utf-8")) if path.exists() else {}

    def of(self, row: str, tournament: Tournament) -> str:
        """The fingerprint of the program that runs, taken now if it is not known."""
        row_known = self.known.setdefault(row, {})
        if tournament.program not in row_known:
            row_known[tournament.program] = fingerprint(tournament)
            self.path.write_text(json.dumps(self.known, indent=1, sort_keys=True) + "\n", "utf-8")
        return row_known[tournament.program]

    def same(self, row: str, tournament: Tournament) -> list[str]:
        """All programs that decide the same in this row, this one first."""
        own = self.of(row, tournament)
        others = [program for program, found in self.known[row].items() if found == own and program != tournament.program]
        return [tournament.program, *others]
