# not compiled
"""What is printed on the cards, tiles and boards, read from tables; each version of the rules keeps its own."""
