"""Catan with four random players, as `catanatron` plays it: one JSON line with the decisions a second.

    .venv-peers/bin/python -m bench.peers.catanatron_random [SECONDS]

Every applied player action counts, forced ones too. No state is copied: `Game.play` would copy twice a game, so its
loop is written out here. Actions come from the game's own list, so the check that they are in it is switched off.
"""

from bench.peers.measuring import rate
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def play(seed: int) -> int:
    """One game to its end; the number of actions."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    state = game.state
    actions = 0
    while state.num_turns < TURNS_LIMIT and game.winning_color() is None:
        action = state.current_player().decide(game, state.playable_actions)
        game.execute(action, validate_action=False)
        actions += 1
    return actions


if __name__ == "__main__":
    rate("catanatron", "catanatron", "Catan, 4 players", play)
