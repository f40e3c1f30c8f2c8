"""The page on its way into the package: which Node builds it, what is compressed, and that a wheel carries it."""

import gzip
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tools import page

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("version", "right"),
    [
        ("v18.20.4", False),
        ("v20.18.1", False),
        ("v20.19.0\n", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
        ("nonsense", False),
    ],
)
def test_node_is_as_new_as_vite_asks_for(version, right):
    assert page.new_enough(version) is right


def test_compressing_gives_the_same_bytes_every_time(tmp_path):
    (tmp_path / "a.js").write_text("let a = 1;\n" * 1000)
    (tmp_path / "small.js").write_text("1")
    (tmp_path / "font.woff2").write_bytes(bytes(1000))
    page.compress(tmp_path)
    first = (tmp_path / "a.js.gz").read_bytes()
    os.utime(tmp_path / "a.js", (0, 0))
    page.compress(tmp_path)
    assert (tmp_path / "a.js.gz").read_bytes() == first and gzip.decompress(first) == (tmp_path / "a.js").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.js", "a.js.gz", "font.woff2", "small.js"]


def test_a_wheel_carries_the_page_and_nothing_of_an_older_one(tmp_path):
    if not (ROOT / "src/rocaille/page/index.html").exists():
        pytest.skip("the page is not built here; make test builds it")
    tree = tmp_path / "tree"
    for name in ("setup.py", "pyproject.toml"):
        tree.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "src/rocaille", tree / "src/rocaille", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    stale = tree / "build/lib/rocaille/page/assets/stale.js"
    stale.parent.mkdir(parents=True)
    stale.write_text("old")
    alone = ("--no-index", "--no-build-isolation", "--no-deps")
    pip = [sys.executable, "-m", "pip", "wheel", *alone, "--wheel-dir", tmp_path, tree]
    subprocess.run(pip, check=True, capture_output=True, env={**os.environ, "ROCAILLE_COMPILE": "0"})
    [wheel] = tmp_path.glob("*.whl")
    carried = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("rocaille/page/")}
    built = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/rocaille/page").rglob("*") if path.is_file()}
    assert carried == built and "rocaille/page/index.html" in carried
    assert any(name.endswith(".js.gz") for name in carried) and any(name.endswith(".woff2") for name in carried)
