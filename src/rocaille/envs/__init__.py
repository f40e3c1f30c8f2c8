"""The laboratory: the games as PettingZoo, Gymnasium and OpenSpiel know games, many at once, and as datasets.

It is the extra `rocaille[lab]`. Importing this package needs nothing of it, and makes the names known to Gymnasium if that is
there; everything else says what to install if it is missing. Every game also has a name with a version, as PettingZoo's
environments have: `from rocaille.envs import <game>_v0`, with `env` and `raw_env`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rocaille.catalogue import game as find_game
from rocaille.catalogue import game_names
from rocaille.envs.core.fields import Field
from rocaille.envs.core.observers import observer
from rocaille.envs.refusing import in_a_sentence, whole

if TYPE_CHECKING:
    from rocaille.envs.learner import SingleEnv
    from rocaille.envs.many import Tables

Options = Mapping[str, object] | Sequence[str]
VERSION: Final = "v0"  # of what is observed, decided and rewarded


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


class Versioned(NamedTuple):
    """A game's environments for many agents."""

    env: Callable[..., Any]
    raw_env: Callable[..., Any]


def __getattr__(name: str) -> Versioned:
    """The environments of the game that stands before the version."""
    game = name.removesuffix(f"_{VERSION}")
    if game == name or game not in game_names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rocaille.envs import agents

    return Versioned(partial(agents.env, game), partial(agents.raw_env, game))


def register() -> None:
    """Make every game known to Gymnasium, as `rocaille/<Game>-v0`."""
    from gymnasium.envs.registration import register, registry

    for name in game_names():
        known = f"rocaille/{name.capitalize()}-{VERSION}"
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
