"""Write the golden playthroughs and perft counts anew."""

from tests.conformance.cases import CONFIGURATIONS
from tests.golden import golden_file, playthrough
from tests.golden.perft_counts import FILE, counted

for case, players in CONFIGURATIONS:
    golden_file(case, players).write_text(playthrough(case, players), encoding="utf-8")
    print(f"{golden_file(case, players).name} written")
FILE.write_text("".join(f"{line}\n" for line in counted()), encoding="utf-8")
print(f"{FILE.name} written")
