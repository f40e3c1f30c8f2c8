"""What shows, tells, tallies and observes each game: a folder for each, beside the engine."""
