"""What shows a game that does not say itself how: plain words, plain lists, drawn from its views, texts and options.

The page has a board of the same kind, `web/src/games/generic`; both keep to the same few shapes of a view: `reading.py`.
"""
