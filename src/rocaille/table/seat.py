"""A place at a table."""


class Seat:
    """Who sits there: a person, a bot, or nobody yet."""

    __slots__ = ("bot", "commitment", "name", "number", "person", "resigned", "stand_in")

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.commitment = ""  # to a number for the dice
        self.number = ""  # once it is revealed
        self.bot = ""
        self.stand_in = ""
        self.resigned = False

    def free(self) -> bool:
        return not self.person and not self.bot

    def decided_by(self) -> str:
        """The bot that decides for this seat; "" if its person does."""
        return self.bot or self.stand_in
