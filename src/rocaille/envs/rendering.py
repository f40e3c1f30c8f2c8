"""How a table is shown: to a person in the terminal, as text, or as a picture."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rocaille.envs.text import text_table
from rocaille.kernel.game import Game, State

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def check_render_mode(render_mode: str | None) -> None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"The render_mode is {render_mode!r}; there are {', '.join(RENDER_MODES)}.")


def render(game: Game, state: State, seat: int, render_mode: str | None) -> str | NDArray[np.uint8] | None:
    """What that seat sees: text, an array of red, green and blue, or nothing but what is printed."""
    if render_mode == "ansi":
        return text_table(game, state, seat)
    if render_mode == "human":
        print(text_table(game, state, seat), end="\n\n")
    if render_mode == "rgb_array":
        from rocaille.envs.pictures import picture  # Pillow is needed for nothing else

        return picture(game, state, seat)
    return None
