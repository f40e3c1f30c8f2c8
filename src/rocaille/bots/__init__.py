"""Opponents. They know only the kernel: a bot gets what its seat has seen, never the state."""
from rocaille.bots.bot import Bot
from rocaille.bots.random import RandomBot
from rocaille.kernel.decision import Refused

_BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def bot_names() -> tuple[str, ...]:
    return tuple(_BOTS)


def bot(name: str, dice: int) -> Bot:
    """The bot of that name; all its chance comes from `dice`."""
    if name not in _BOTS:
        raise Refused("unknown_bot", found=name, known=", ".join(_BOTS))
    return _BOTS[name](dice)


__all__ = ["Bot", "bot", "bot_names"]
