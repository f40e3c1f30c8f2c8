"""What there is to count in each game: a module for each, with the game's name."""
