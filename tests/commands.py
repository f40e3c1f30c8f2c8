"""What is asked of every command that people type."""

import re

SIGNS = (("en", "."), ("de", ","), ("it", ","))  # how a language writes decimals


def refused(result: tuple[int, str, str]) -> str:
    """The one sentence of a refusal."""
    status, out, said = result
    assert status == 2
    assert out == ""
    assert said.count("\n") == 1 and said.endswith("\n") and "Traceback" not in said
    return said.strip()


def no_other_sign(text: str, sign: str) -> bool:
    """Whether no number in it is written with the decimal sign of another language."""
    return not re.search(r"\d,\d" if sign == "." else r"\d\.\d", text)


def words_of(page: str) -> str:
    """What a reader sees of an HTML page below its first lines, which tell versions."""
    return re.sub(r"<[^>]*>", " ", page.partition("</style>")[2].partition("</p>")[2])
