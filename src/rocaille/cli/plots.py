"""Pictures as SVG inside a page: intervals, histograms, bars beside intervals, stacked bars and curves.

Written by hand, so that a page is one file, needs no program and no network, and follows the reader's light or dark. Colours
are classes, which the page's style sheet (`STYLE`) defines; every mark says its value when it is pointed at.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from rocaille.words import Words

WIDTH: Final = 720
ROW: Final = 30
LOW_ROW: Final = 20  # where there are many of them
RIGHT: Final = 24
TOP: Final = 8
AXIS: Final = 44  # below: numbers and what they count
LETTER: Final = 7.5  # about the width of one
_COLORS: Final = (
    "#4477aa",
    "#ee7733",
    "#228833",
    "#cc3377",
    "#9970ab",
    "#bb9900",
    "#33aacc",
    "#994f3c",
    "#777777",
    "#77aa33",
    "#5566cc",
    "#dd8899",
    "#2a9d8f",
    "#aa8855",
)

STYLE: Final = (
    """
:root { color-scheme: light dark; --paper: #ffffff; --ink: #1c1c1c; --quiet: #6a6a6a; --rule: #d8d8d8; }
@media (prefers-color-scheme: dark) { :root { --paper: #17181a; --ink: #e8e8e8; --quiet: #a0a0a0; --rule: #3a3c40; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 2rem 0 0.3rem; }
h2.part { font-size: 1.35rem; margin-top: 4rem; border-bottom: 2px solid var(--rule); }
dl { margin: 0.5rem 0; font-size: 0.9rem; } dt { color: var(--quiet); } dd { margin: 0 0 0.4rem 1rem; }
summary { color: var(--quiet); font-size: 0.9rem; cursor: pointer; }
p.quiet { color: var(--quiet); font-size: 0.9rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.25rem 0.7rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child, td.name, th.name { text-align: left; }
svg { display: block; width: 100%; height: auto; max-width: 45rem; margin: 0.5rem 0; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg text.quiet { fill: var(--quiet); }
svg .rule { stroke: var(--rule); } svg .even { stroke: var(--quiet); stroke-dasharray: 3 3; }
svg .edge { stroke: var(--paper); stroke-width: 1; }
"""
    + "\n".join(
        f"svg .c{at} {{ fill: {color}; }} svg .s{at} {{ stroke: {color}; fill: none; stroke-width: 2; }}"
        for at, color in enumerate(_COLORS)
    )
    + "\n"
)


class Interval(NamedTuple):
    """A value, how far it may be off, and where it would be if nobody were better than anybody."""

    label: str
    value: float
    low: float | None
    high: float | None
    even: float | None = None


def intervals(words: Words, title: str, rows: Sequence[Interval], axis: str) -> str:
    """A dot for each value, with a line from low to high."""
    ends = [end for row in rows for end in (row.value, row.low, row.high, row.even) if end is not None]
    room = 0.03 * (max(ends) - min(ends))
    frame = _Frame(words, [row.label for row in rows], min(ends) - room, max(ends) + room, len(rows) * ROW)
    drawn = frame.axes(axis)
    for at, row in enumerate(rows):
        y = TOP + (at + 0.5) * ROW
        drawn.append(frame.label(row.label, y))
        if row.even is not None:
            drawn.append(_line(frame.x(row.even), y - 11, frame.x(row.even), y + 11, "even"))
        drawn += _interval(frame, row, y, _color(at))
    return frame.svg(title, drawn)


def _interval(frame: _Frame, row: Interval, y: float, color: int) -> list[str]:
    line = [] if row.low is None or row.high is None else [_line(frame.x(row.low), y, frame.x(row.high), y, f"s{color}")]
    words = frame.words
    told = number(row.value, words) + (
        "" if row.low is None or row.high is None else f" ({number(row.low, words)}–{number(row.high, words)})"
    )
    return [
        *line,
        f'<circle class="c{color}" cx="{frame.x(row.value):.1f}" cy="{y:.1f}" r="5">'
        f"<title>{escape(row.label)}: {told}</title></circle>",
    ]


class Pairing(NamedTuple):
    """A bar, and an interval beside it; there may be no interval."""

    label: str
    value: float
    told: str  # what the bar says when it is pointed at
    beside: Interval | None


def paired_bars(
    words: Words, title: str, rows: Sequence[Pairing], axis: str, beside_axis: str, even: float, most: float | None = None
) -> str:
    """For each row a bar on the left, and on the right its interval around a dashed line that is the same for all.

    `most` is where the bars' axis ends; without it, with the longest bar. The label of a bar of nothing is quiet.
    """
    height = len(rows) * LOW_ROW
    labels = [row.label for row in rows]
    ends = [
        even,
        *[end for row in rows if row.beside for end in (row.beside.value, row.beside.low, row.beside.high) if end is not None],
    ]
    room = 0.03 * (max(ends) - min(ends))
    bars = _Frame(words, labels, 0, most or max([row.value for row in rows]), height)
    middle = (bars.left + WIDTH - RIGHT) / 2
    bars.right = middle - 18
    dots = _Frame(words, labels, max(0.0, min(ends) - room), max(ends) + room, height)
    dots.left, shown = middle + 18, len(ends) > 1
    drawn = bars.axes(axis, 4) + (dots.axes(beside_axis, 4) if shown else [])
    if shown:
        drawn.append(_line(dots.x(even), TOP, dots.x(even), TOP + height, "even"))
    for at, row in enumerate(rows):
        y = TOP + (at + 0.5) * LOW_ROW
        drawn.append(bars.label(row.label, y, "" if row.value else "quiet"))
        if row.value:
            drawn.append(_rect(bars.left, y - 7, bars.x(row.value) - bars.left, 14, "c0", f"{row.label}: {row.told}"))
        if row.beside:
            drawn += _interval(dots, row.beside, y, 1)
    return bars.svg(title, drawn)


def histograms(words: Words, title: str, series: Sequence[tuple[str, Sequence[float]]], axis: str) -> str:
    """How often values occur: a small histogram for each name, all with the same axis."""
    height = 64
    every = [value for _, values in series for value in values]
    step = _bin(min(every), max(every))
    first = math.floor(min(every) / step)
    bins = math.floor(max(every) / step) - first + 1
    frame = _Frame(words, [name for name, _ in series], first * step, (first + bins) * step, len(series) * height)
    drawn = frame.axes(axis)
    for at, (name, values) in enumerate(series):
        counts = [0] * bins
        for value in values:
            counts[math.floor(value / step) - first] += 1
        bottom = TOP + (at + 1) * height
        drawn.append(frame.label(name, bottom - height / 2 + 6))
        drawn.append(_line(frame.left, bottom, WIDTH - RIGHT, bottom, "rule"))
        for place, count in enumerate(counts):
            if count:
                low = (first + place) * step
                tall = (height - 8) * count / max(counts)
                drawn.append(
                    _rect(
                        frame.x(low),
                        bottom - tall,
                        frame.x(low + step) - frame.x(low),
                        tall,
                        f"c{_color(at)} edge",
                        f"{name}, {number(low, words)}–{number(low + step, words)}: "
                        f"{words.number(100 * count / len(values), '.1f')} %",
                    )
                )
    return frame.svg(title, drawn)


def stacked_bars(words: Words, title: str, rows: Sequence[tuple[str, Sequence[float]]], parts: Sequence[str], axis: str) -> str:
    """A bar for each row, made of parts; what the colours mean stands below. Parts below zero are left out."""
    most = max([sum(max(0.0, value) for value in values) for _, values in rows])
    frame = _Frame(words, [label for label, _ in rows], 0, most, len(rows) * ROW)
    drawn = frame.axes(axis)
    for at, (label, values) in enumerate(rows):
        y = TOP + at * ROW
        drawn.append(frame.label(label, y + ROW / 2))
        reached = 0.0
        for part, value in enumerate(values):
            if value > 0:
                drawn.append(
                    _rect(
                        frame.x(reached),
                        y + 4,
                        frame.x(reached + value) - frame.x(reached),
                        ROW - 8,
                        f"c{_color(part)} edge",
                        f"{label}, {parts[part]}: {number(value, words)}",
                    )
                )
                reached += value
    return frame.svg(title, drawn, parts)


def curves(
    words: Words, title: str, series: Sequence[tuple[str, Sequence[tuple[float, float]]]], x_axis: str, y_axis: str
) -> str:
    """A line for each name through its points; what the colours mean stands below."""
    height = 220
    xs = [x for _, points in series for x, _ in points]
    ys = [y for _, points in series for _, y in points]
    frame = _Frame(words, ["00000"], min(xs), max(xs), height)
    low, high = _apart(min(ys), max(ys))

    def y_at(value: float) -> float:
        return TOP + height * (1 - (value - low) / (high - low))

    drawn = frame.axes(x_axis)
    for tick in ticks(low, high):
        drawn.append(_line(frame.left, y_at(tick), WIDTH - RIGHT, y_at(tick), "rule"))
        drawn.append(frame.label(number(tick, words), y_at(tick), "quiet"))
    for at, (name, points) in enumerate(series):
        path = " ".join(f"{frame.x(x):.1f},{y_at(y):.1f}" for x, y in points)
        drawn.append(f'<polyline class="s{_color(at)}" points="{path}"><title>{escape(name)}</title></polyline>')
    return frame.svg(f"{title}: {y_axis}", drawn, [name for name, _ in series])


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers between two others."""
    low, high = _apart(low, high)
    step = _round_step((high - low) / about)
    first = math.ceil(low / step - 1e-9)
    return [at * step for at in range(first, math.floor(high / step + 1e-9) + 1)]


def number(value: float, words: Words) -> str:
    """With as many places as it needs to be told from its neighbours."""
    if abs(value) >= 100 or value == round(value):
        return words.number(value, ",.0f")
    return words.number(value, ".1f" if abs(value) >= 1 else ".3g")


class _Frame:
    """The space of a picture: names on the left, an axis below, and where a value lies between."""

    def __init__(self, words: Words, labels: Sequence[str], low: float, high: float, height: float) -> None:
        self.words: Final = words
        self.left = min(260.0, 16 + LETTER * max(map(len, labels)))
        self.right: float = WIDTH - RIGHT
        self.low, self.high = _apart(low, high)
        self.height: Final = height

    def x(self, value: float) -> float:
        return self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low)

    def axes(self, name: str, about: int = 6) -> list[str]:
        bottom = TOP + self.height
        drawn = []
        for tick in ticks(self.low, self.high, about):
            drawn.append(_line(self.x(tick), TOP, self.x(tick), bottom, "rule"))
            drawn.append(_text(self.x(tick), bottom + 17, number(tick, self.words), "middle", "quiet"))
        return [*drawn, _text((self.left + self.right) / 2, bottom + 36, name, "middle", "quiet")]

    def label(self, text: str, y: float, kind: str = "") -> str:
        return _text(self.left - 8, y + 4.5, text, "end", kind)

    def svg(self, title: str, drawn: Sequence[str], legend: Sequence[str] = ()) -> str:
        """The whole picture; the legend takes as many lines as it needs."""
        lines = list(drawn)
        x, y = 8.0, TOP + self.height + AXIS + 8.0
        for at, name in enumerate(legend):
            wide = 26 + LETTER * len(name)
            if x + wide > WIDTH and x > 8:
                x, y = 8.0, y + 20
            lines.append(_rect(x, y, 12, 12, f"c{_color(at)}", name))
            lines.append(_text(x + 17, y + 11, name, "start"))
            x += wide
        height = y + 20 if legend else TOP + self.height + AXIS
        inside = "\n".join(lines)
        return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">\n{inside}\n</svg>'


def _apart(low: float, high: float) -> tuple[float, float]:
    """A range that is one, also where there is only one value."""
    return (low, high) if high > low else (low - 0.5, high + 0.5)


def _round_step(step: float) -> float:
    """1, 2 or 5 times a power of ten, at least as large."""
    power = 10.0 ** math.floor(math.log10(step))
    return next(nice * power for nice in (1, 2, 5, 10) if nice * power >= step * (1 - 1e-9))


def _bin(low: float, high: float) -> float:
    """How wide the bars of a histogram are: whole numbers, since what we count is whole."""
    return max(1.0, _round_step((high - low) / 30)) if high > low else 1.0


def _color(at: int) -> int:
    return at % len(_COLORS)


def _text(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(text)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def _rect(x: float, y: float, width: float, height: float, kind: str, told: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" class="{kind}">'
        f"<title>{escape(told)}</title></rect>"
    )
