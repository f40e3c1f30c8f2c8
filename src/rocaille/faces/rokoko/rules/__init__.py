"""The rules of Rokoko in three languages, in their own form (see `words/rules.py`), and the rows of their tables."""
