"""Write the tables of observation fields and of decisions' feature vectors into docs/lab.md.

    python -m tools.observations

Fields that differ only in a number, as those of the players, are one row; K is the number.
"""

import re
from pathlib import Path

import rocaille
from rocaille.envs import observation_fields

PAGE = Path(__file__).parent.parent / "docs" / "lab.md"
TABLES = {"rokoko": ("rokoko", 4, ()), "jeweller": ("rokoko", 4, ("jeweller",)), "alhambra": ("alhambra", 2, ())}


def rows(name: str) -> list[str]:
    game, players, options = TABLES[name]
    known = {field.name for field in observation_fields("rokoko", players)} if name == "jeweller" else set()
    found: dict[str, list[str]] = {}
    for field in observation_fields(game, players, options):
        if field.name not in known:
            general = re.sub(r"(?<=[a-z_])\d+(\.\d+)?|(?<=\.)\d+", "K", field.name)
            found.setdefault(general, [f"`{general}`", str(field.size), str(field.most), field.meaning])
    return ["| field | values | most | holds |", "|---|---|---|---|", *[f"| {' | '.join(cells)} |" for cells in found.values()]]


def features(game: str) -> list[str]:
    options = {"jeweller": True} if game == "jeweller" else {}
    notation = rocaille.game("rokoko" if game == "jeweller" else game, options=options).notation
    columns = [f"| {at} | `{word}` | 1 if the decision is this one |" for at, word in enumerate(notation.words)]
    columns += [
        f"| {len(notation.words) + at} | `{field}` | its {field}: (number + 1) / {len(names)}, 0 without one |"
        for at, (field, names) in enumerate(notation.names.items())
    ]
    return ["| column | name | holds |", "|---|---|---|", *columns]


def written(text: str) -> str:
    """The page with its tables as the program has them."""
    parts = {**{f"fields {name}": rows(name) for name in TABLES}, **{f"features {name}": features(name) for name in TABLES}}
    for name, lines in parts.items():
        table = "\n".join(lines)
        before, mark, rest = text.partition(f"<!-- {name} -->\n")
        text = before + mark + table + rest[rest.index("\n<!-- end -->") :]
    return text


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
