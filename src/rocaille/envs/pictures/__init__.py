"""A table as a picture: an array of red, green and blue. The game paints it, and says where it ends."""

import numpy as np
from numpy.typing import NDArray

from rocaille.catalogue import declaration
from rocaille.envs.pictures.canvas import FAINT_INK, SEATS, Canvas
from rocaille.kernel.game import Game, State

WIDTH, HEIGHT, FOOTER = 1120, 760, 34


def picture(game: Game, state: State, seat: int) -> NDArray[np.uint8]:
    """What that seat sees; whoever is to decide is marked, and at the end the points are told."""
    canvas = Canvas(WIDTH, HEIGHT)
    end = declaration(game.name).paint(game.view(state, seat), canvas, game.to_decide(state))
    outcome = game.outcome(state)
    if outcome:
        for other, points in enumerate(outcome.totals):
            canvas.text(
                12 + 115 * other,
                end + 8,
                f"player {other}: {points}{' *' if other in outcome.winners else ''}",
                SEATS[other],
                16,
            )
    canvas.text(WIDTH - 12, end + 12, f"unofficial; reconstructed values: rocaille components {game.name}", FAINT_INK, 11, "ra")
    return canvas.array(end + FOOTER)
