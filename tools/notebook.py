"""Run a notebook without a notebook program: its cells in order, and what they print.

    python -m tools.notebook examples/dataset.ipynb

writes the outputs into the notebook. The cells are plain Python.
"""

import ast
import contextlib
import io
import json
import sys
import tempfile
from pathlib import Path
from typing import Any


def executed(notebook: Path, folder: Path) -> list[str]:
    """What each code cell prints, and its last value, run in `folder`."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "__main__"}
    outputs = []
    with contextlib.chdir(folder):
        for cell in cells:
            if cell["cell_type"] == "code":
                outputs.append(_run("".join(cell["source"]), names))
    return outputs


def _run(source: str, names: dict[str, Any]) -> str:
    body = ast.parse(source).body
    last = None
    if body and isinstance(body[-1], ast.Expr):
        last = ast.Expression(body[-1].value)
        body.pop()
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(ast.Module(body, []), "<cell>", "exec"), names)
        if last is not None:
            value = eval(compile(last, "<cell>", "eval"), names)
            if value is not None:
                print(value)
    return printed.getvalue()


def main() -> None:
    file = Path(sys.argv[1]).resolve()
    notebook = json.loads(file.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        outputs = iter(executed(file, Path(folder)))
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            cell["execution_count"] = number
            text = next(outputs)
            stream = {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}
            cell["outputs"] = [stream] if text else []
    file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
