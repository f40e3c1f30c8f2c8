# not compiled
"""What is printed on the cards, read from tables; each version of the rules keeps its own."""
