"""The rules, one module for each heading of the rulebook, in the rulebook's order."""

from typing import Final

CONTENTS: Final = {
    "Setting up the game": "setting_up_the_game",
    "Playing the game": "playing_the_game",
    "Taking money": "taking_money",
    "Buying buildings": "buying_buildings",
    "Scoring": "scoring",
    "End of the game": "end_of_the_game",
    "Special rules for two players": "two_players",
}
