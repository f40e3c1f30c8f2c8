"""Alhambra, the card game, in the edition set in New York."""
