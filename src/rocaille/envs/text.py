"""A table as text: what a seat sees, a line for each thing."""

from typing import Any

from rocaille.kernel.game import Game, State

BOLD, PLAIN = "\x1b[1m", "\x1b[0m"


def text_table(game: Game, state: State, seat: int | None, ansi: bool = True) -> str:
    """What `seat` sees, with who is to decide in bold; at the end also the score sheet's totals."""
    told = game.view(state, seat).to_json()
    lines = [
        f"{'-'.join([game.name, *game.chosen])}, {len(told['players'])} players"
        + (f", seen by player {seat}" if seat is not None else "")
    ]
    to_decide = game.to_decide(state)
    for key, value in told.items():
        if key not in ("players", "seat"):
            lines.append(f"{key}: {_short(value)}")
    for player in told["players"]:
        bold = ansi and player["seat"] in to_decide
        lines.append(f"{BOLD if bold else ''}player {player['seat']}{PLAIN if bold else ''}")
        lines += [f"  {key}: {_short(value)}" for key, value in player.items() if key != "seat" and value not in ([], {}, None)]
    outcome = game.outcome(state)
    if outcome:
        lines.append(f"points: {_short(list(outcome.totals))}; won by {_short(list(outcome.winners))}")
    return "\n".join(lines)


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(item)}" for key, item in value.items()) or "–"
    if isinstance(value, list):
        return (
            " | ".join(_short(item) for item in value)
            if any(isinstance(item, dict) for item in value)
            else (" ".join(_short(item) for item in value) or "–")
        )
    return "–" if value is None else str(value)
