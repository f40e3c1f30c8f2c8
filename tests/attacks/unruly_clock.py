"""`rocaille` on a machine whose clock somebody sets while it runs: by so many seconds as the file says.

python -m tests.attacks.unruly_clock FILE serve …
"""

import sys
import time
from pathlib import Path

from rocaille.cli.main import main

if __name__ == "__main__":
    wall, file = time.time, Path(sys.argv[1])
    time.time = lambda: wall() + float(file.read_text())  # rocaille asks when it begins, or later
    main(sys.argv[2:])
