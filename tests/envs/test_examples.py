"""The examples run."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.notebook import executed

ROOT = Path(__file__).parent.parent.parent


def test_the_notebook_runs_from_its_first_cell_to_its_last(tmp_path):
    notebook = shutil.copy(ROOT / "examples/dataset.ipynb", tmp_path)
    outputs = executed(Path(notebook), tmp_path)
    assert len(outputs) >= 5 and any("win_share" in output for output in outputs)


@pytest.mark.skipif(not importlib.util.find_spec("sb3_contrib"), reason="training needs rocaille[train]: it is not installed")
def test_the_training_example_trains_and_compares(tmp_path):
    done = subprocess.run(
        [
            sys.executable,
            ROOT / "examples/train_maskable_ppo.py",
            "--game",
            "alhambra",
            "--minutes",
            "0.1",
            "--games",
            "4",
            "--out",
            tmp_path / "ppo.zip",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "ppo" in done.stdout and (tmp_path / "ppo.zip").exists()


def test_the_training_example_names_its_extra():
    script = str(ROOT / "examples/train_maskable_ppo.py")
    code = f"import runpy, sys; sys.modules['sb3_contrib'] = None; runpy.run_path({script!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Training needs sb3_contrib, which is not installed: install rocaille[train].\n"
