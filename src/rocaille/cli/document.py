"""Parts of an HTML page that stands for itself: one file, well-formed as XML too."""

from collections.abc import Iterable, Sequence
from html import escape

from rocaille.cli.plots import STYLE


def document(title: str, language: str, parts: Iterable[str]) -> str:
    """The whole file."""
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"/>\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def heading(text: str, depth: int = 2) -> str:
    return f"<h{depth}>{escape(text)}</h{depth}>"


def part(text: str) -> str:
    """The heading of a large part of the page."""
    return f'<h2 class="part">{escape(text)}</h2>'


def quiet(text: str) -> str:
    return f'<p class="quiet">{escape(text)}</p>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]], names: int) -> str:
    """The first `names` columns are names, the others numbers."""

    def cells(tag: str, texts: Sequence[str]) -> str:
        kinds = [f'{tag} class="name"'] * names + [tag] * (len(texts) - names)
        return "".join(f"<{kind}>{escape(text)}</{tag}>" for kind, text in zip(kinds, texts, strict=True))

    body = "".join(f"<tr>{cells('td', texts)}</tr>\n" for texts in rows)
    return f'<div class="wide"><table>\n<tr>{cells("th", head)}</tr>\n{body}</table></div>'


def details(summary: str, inside: str) -> str:
    """Something that is shown when it is asked for."""
    return f"<details><summary>{escape(summary)}</summary>\n{inside}\n</details>"


def definition_list(rows: Sequence[tuple[str, str]]) -> str:
    """Names, and what is to be said about each."""
    return "<dl>\n" + "\n".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in rows) + "\n</dl>"
