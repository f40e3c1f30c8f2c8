"""The laboratory: the games as PettingZoo, Gymnasium and OpenSpiel know games, many at once, and as datasets.

It is the extra `rocaille[lab]`. Importing this package needs nothing of it, and makes the names known to Gymnasium if that is
there; everything else says what to install if it is missing.
"""
