"""The laboratory: the games as PettingZoo, Gymnasium and OpenSpiel know games, many at once, and as datasets.

It is the extra `rocaille[lab]`. Importing this package needs nothing of it, and makes the names known to Gymnasium if that is
there; everything else says what to install if it is missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rocaille.catalogue import game as find_game
from rocaille.envs.core.fields import Field
from rocaille.envs.core.observers import observer
from rocaille.envs.refusing import in_a_sentence, whole

if TYPE_CHECKING:
    from rocaille.envs.learner import SingleEnv
    from rocaille.envs.many import Tables

Options = Mapping[str, object] | Sequence[str]


def switched_on(options: Options) -> Mapping[str, object]:
    """Options as games take them: one name, several, or a mapping of names to on and off."""
    if isinstance(options, Mapping):
        return options
    if not isinstance(options, str | Sequence) or not all(isinstance(option, str) for option in options):
        raise ValueError(f"options is {options!r}; it has to be names of options, or a mapping of names to True and False.")
    return {option: True for option in ([options] if isinstance(options, str) else options)}


@in_a_sentence()
def observation_fields(game: str, players: int = 4, options: Options = ()) -> list[Field]:
    """The fields of every observation at such a table: name, slice, largest value, meaning."""
    found = find_game(game, options=switched_on(options))
    found.check_table(whole("players", players), None)
    return list(observer(found, players).fields)


def aec(game: str, players: int = 4, **settings: Any) -> Any:
    """A PettingZoo environment in which every agent decides; settings are `options`, `reward` and `render_mode`."""
    from rocaille.envs.agents import env

    return env(game, players, **settings)


def single(game: str, players: int = 4, **settings: Any) -> SingleEnv:
    """A Gymnasium environment for one learner; settings are `bots`, `seat`, `options`, `reward` and `render_mode`."""
    from rocaille.envs.learner import SingleEnv

    return SingleEnv(game, players, **settings)


def vector(game: str, num_envs: int, players: int = 4, **settings: Any) -> Tables:
    """Many tables at once; settings are `bots`, `seat`, `options` and `reward`."""
    from rocaille.envs.many import Tables

    return Tables(game, num_envs, players, **settings)


def register() -> None:
    """Make `rocaille/Rokoko-v0` and `rocaille/Alhambra-v0` known to Gymnasium."""
    from gymnasium.envs.registration import register, registry

    for name in ("rokoko", "alhambra"):
        known = f"rocaille/{name.capitalize()}-v0"
        if known not in registry:
            register(
                known,
                entry_point="rocaille.envs.learner:SingleEnv",
                vector_entry_point="rocaille.envs.many:single_seats",
                kwargs={"game": name},
            )


with suppress(ModuleNotFoundError):  # without the extra
    register()

__all__ = ["Field", "aec", "observation_fields", "register", "single", "vector"]
