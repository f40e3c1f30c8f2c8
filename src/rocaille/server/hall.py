"""All tables of a server: made, and found again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple

from msgspec import DecodeError, Struct
from msgspec.json import Decoder, encode
from msgspec.structs import replace

from rocaille.kernel.decision import Refused
from rocaille.kernel.fairness import new_seed
from rocaille.server.config import Limits
from rocaille.server.housekeeping import IDLE, WHEN_WOKEN, Housekeeper
from rocaille.server.logs import log
from rocaille.server.matches import Match, row_of
from rocaille.server.people import LIFETIME, hashed, new_id, new_token
from rocaille.server.prices import Kept, Prices
from rocaille.server.reading import StoredTable
from rocaille.server.schema import NEW_INVITATION, NEW_TABLE, NEW_TOKEN
from rocaille.server.storage import Storage
from rocaille.server.stories import Story
from rocaille.server.thinking import BotProcesses
from rocaille.server.traces import TRACES
from rocaille.server.writing import Write
from rocaille.table.acts import AnyAct
from rocaille.table.previewing import Consequences
from rocaille.table.restoring import restored
from rocaille.table.setting import BotName, Name, Setting, game_of
from rocaille.table.table import CLOSED, KEPT, NOT_OVER, Table
from rocaille.table.wishes import Hexadecimal, Sit

COUNTED: Final = 86_400.0  # seconds that a table which nobody uses counts for whoever made it
SETTINGS: Final = Decoder(Setting)  # made once and here: msgspec does not survive two threads that make one at the same time
MOST_TOKENS: Final = 1_000  # a table
SHUT: Final = 0.02  # seconds between looks whether a table may be loaded
REPLAYS: Final = 2  # matches that are played again at the same time
MOST_STORIES: Final = 16  # matches that are kept with all that ever happened
MOST_PREVIEWS: Final = 256


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: a name for whoever asks, with a commitment to a number for the dice; a bot; or nobody yet."""

    name: Name = ""
    bot: BotName = ""
    commitment: Hexadecimal = ""


class Made(NamedTuple):
    match: Match
    token: str
    invitation: str


class Hall:
    """The tables in use, by name."""

    def __init__(self, storage: Storage, thinkers: BotProcesses, limits: Limits) -> None:
        self.storage: Final = storage
        self.thinkers: Final = thinkers
        self.limits: Final = limits
        self.matches: dict[str, Match] = {}
        self.stopping = False
        self.closed = 0  # sockets, since garbage was last collected
        self.makers: dict[str, dict[str, float]] = {}  # by address: the tables that count as its own, and when it made them
        self.housekeeper: Final = Housekeeper(self)
        self._being_made = 0
        self._loading: dict[str, asyncio.Future[Match]] = {}
        self._shut: set[str] = set()  # tables that nobody may load while what is stored of them changes
        self._replays: Final = asyncio.Semaphore(REPLAYS)
        self._stories: Final[Kept[str, Story]] = Kept(MOST_STORIES)
        self.prices: Final = Prices(limits.work_percent / 100)
        self.previews: Final[Kept[tuple[object, ...], Consequences]] = Kept(MOST_PREVIEWS)
        self._tasks: set[asyncio.Task[Any]] = set()

    def clock_doubted(self) -> bool:
        """Whether what is old may only seem so: then nothing is closed or deleted for its age."""
        return self.storage.lives.doubted(self.now())

    def now(self) -> float:
        """The time at the tables, which goes on evenly whatever happens to the machine's clock."""
        return self.storage.time.now()

    def run(self, what: Coroutine[Any, Any, Any]) -> None:
        """In the background; a failure is logged."""
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background", exc_info=task.exception())

    async def make(self, setting: Setting, plans: list[SeatPlan], address: str, person: str = "") -> Made:
        """A new table; whoever asked for it is its host, and sits where a name is given."""
        if len(plans) != setting.players:
            raise Refused("seats_count", found=len(plans), right=setting.players)
        await self.housekeeper.make_room()
        self._check_room(address)
        id = new_id()
        self.makers.setdefault(address, {})[id] = self.now()  # it counts from now on: many may be asked for at once
        self._being_made += 1
        try:
            return await self._make(id, setting, plans, person, address)
        except BaseException:
            self.makers.get(address, {}).pop(id, None)
            raise
        finally:
            self._being_made -= 1

    async def _make(self, id: str, setting: Setting, plans: list[SeatPlan], person: str, address: str) -> Made:
        game = await asyncio.to_thread(game_of, setting) if setting.components else game_of(setting)
        person, token, invitation = person or new_id(), new_token(), new_token()
        table = Table(id, setting, game, new_seed(), person)
        now = self.now()
        acts: list[AnyAct] = []
        for seat, plan in enumerate(plans):
            if plan.bot:
                acts.append(table.seat_bot(person, seat, plan.bot, now))
            elif plan.name:
                acts.append(table.sit(person, plan.name, seat, now, plan.commitment))
        for act in acts:
            table.carry_out(act)
        writes: list[Write] = [
            (
                NEW_TABLE,
                {
                    "id": table.id,
                    "made_at": now,
                    "version": game.version,
                    "setting": encode(setting).decode(),
                    "seed": str(table.seed),
                    "own_dice": table.own_dice,
                    "host": person,
                    "invitation": hashed(invitation),
                    "status": table.status,
                    "listed": setting.listed,
                    "asleep_since": None,
                    "nameless": False,
                },
            ),
            self._token_row(table.id, person, token),
            *[row_of(table, seq, act) for seq, act in enumerate(acts, 1)],
        ]
        await self.storage.keep(writes)
        table.resume(now)
        match = Match(self, table, table.status)
        match.maker = address
        self.matches[table.id] = match
        told = {"table": table.id, "game": setting.game, "players": setting.players}
        log.info("made", extra=told | TRACES.of(address))
        match.changed()
        return Made(match, token, invitation)

    def _check_room(self, address: str) -> None:
        self.forget_makers(address)
        if len(self.makers.get(address, ())) >= self.limits.tables_per_address:
            raise Refused("too_many_tables", most=self.limits.tables_per_address)
        if self.full():
            raise Refused("server_full")

    def full(self) -> bool:
        """Whether as many tables are in use as may be."""
        return len(self.matches) + self._being_made >= self.limits.tables

    def forget_makers(self, *addresses: str) -> None:
        """Tables that are over count no more, nor do those that are a day old and that nobody uses."""
        yesterday = self.now() - COUNTED
        for address in addresses:
            own = self.makers.pop(address, {})
            counted = {
                id: made
                for id, made in own.items()
                if (match.table.status in NOT_OVER if (match := self.matches.get(id)) else made > yesterday)
            }
            if counted:
                self.makers[address] = counted

    async def find(self, id: str) -> Match:
        """A table, from the database if need be; refused if there is none of that name."""
        match = self.matches.get(id) or await self.loaded(id)
        match.used = self.now()  # or it might be forgotten before whoever asked has come in
        return match

    async def loaded(self, id: str) -> Match:
        """A table from the database, though nobody uses it yet."""
        if id not in self._loading:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def change_stored(self, ids: list[str], changes: Callable[[list[str]], Awaitable[list[Write]]]) -> int:
        """Change what is stored of those of these tables that are not in memory; how many these are."""
        free = [id for id in ids if id not in self.matches and id not in self._loading and id not in self._shut]
        self._shut.update(free)
        try:
            if free:
                await self.storage.keep(await changes(free))
        finally:
            self._shut.difference_update(free)
        return len(free)

    async def _load(self, id: str) -> Match:
        while id in self._shut:
            await asyncio.sleep(SHUT)
        kept = await self._kept(id)
        async with self._replays:
            table = await asyncio.to_thread(played, kept)
        without = None if kept.server is None else self.storage.lives.without(kept.server, table.last_at)
        resumed = table.resume(self.now(), without, kept.asleep_since)
        match = Match(self, table, kept.status, kept.asleep_since)
        if resumed is not None:
            await self.storage.keep([*match.awakening(), row_of(table, table.seq + 1, resumed)])
            table.carry_out(resumed)
            match.asleep_since = None
        self.matches[id] = match
        match.changed()
        match.used -= IDLE - WHEN_WOKEN
        return match

    async def _if_there(self, id: str) -> Match | None:
        """None if there is none of that name any more."""
        try:
            return await self.find(id) if id else None
        except Refused as refused:
            if refused.key != "no_such_table":
                raise
            return None

    async def played_again(self, id: str, remember_all: bool = False) -> Table:
        """A table from its acts."""
        kept = await self._kept(id)
        async with self._replays:
            return await asyncio.to_thread(played, kept, remember_all)

    async def _kept(self, id: str) -> StoredTable:
        kept = await self.storage.table(id)
        if kept is None:
            raise Refused("no_such_table")
        return kept

    async def told_from_the_start(self, match: Match, person: str, since: int, spoken: str, address: str) -> tuple[int, str]:
        """For somebody who pays for it; and up to which sequence number."""
        id, table = match.table.id, match.table
        story = self._stories.get(id) or Story()
        self._stories.put(id, story)

        async def play_again() -> Table:
            kept = await self._kept(id)
            return await self.prices.worked_out(address, lambda: played(kept, remember_all=True))

        await story.follow(table, play_again)
        acts = [(past.seq, past.act) for past in match.table.past]
        away, now = dict(match.table.away), self.now()
        return await self.prices.worked_out(address, lambda: story.told(acts, away, person, since, spoken, now))

    async def admit(self, match: Match, person: str) -> str:
        """A new token for somebody at this table."""
        if await self.storage.tokens_of(match.table.id) >= MOST_TOKENS:
            raise Refused("server_full")
        token = new_token()
        await self.storage.keep([self._token_row(match.table.id, person, token)])
        return token

    async def seat(self, match: Match, person: str, wish: Sit) -> str:
        """Let somebody sit down; a token for who has none yet, else ""."""
        if person:
            await match.fulfil(person, wish)
            match.away(person)
            return ""
        person, token = new_id(), new_token()
        await match.fulfil(person, wish, self._token_row(match.table.id, person, token))
        match.away(person)
        return token

    async def invite_anew(self, match: Match) -> str:
        """A new invitation; the old one is void."""
        invitation = new_token()
        await self.storage.keep([(NEW_INVITATION, {"which": match.table.id, "now": hashed(invitation)})])
        return invitation

    async def rematch(self, match: Match, person: str, address: str, commitment: str = "") -> tuple[Match, str]:
        """The table at which the same people meet again, made by the first who asks; and a token for this one."""
        async with match.meeting_again:
            old = match.table
            own = old.seats_of(person)
            new = await self._if_there(old.rematch) if own else None
            if new is None or new.table.status == CLOSED:
                closed = old.rematch if own else ""
                old.meet_again(person, "", self.now(), closed)
                plans = [
                    SeatPlan(name, "", commitment) if seat.person == person else SeatPlan("", seat.bot)
                    for seat, name in zip(old.seats, old.names, strict=True)
                ]
                made = await self.make(replace(old.setting, listed=False), plans, address, person)
                await match.accept(lambda now: match.table.meet_again(person, made.match.table.id, now, closed))
                return made.match, made.token
            for seat in own:
                if new.table.seats[seat].person != person:
                    await self.seat(new, person, Sit(old.names[seat], seat, commitment))
            return new, await self.admit(new, person)

    def catch_up(self) -> None:
        """The database was away and is there again."""
        for match in list(self.matches.values()):
            self.run(self._catch_up(match))

    async def _catch_up(self, match: Match) -> None:
        with suppress(Refused):
            await match.catch_up()

    def _token_row(self, table: str, person: str, token: str) -> Write:
        return NEW_TOKEN, {"hash": hashed(token), "table_id": table, "person": person, "expires": self.now() + LIFETIME}

    async def stop(self) -> None:
        """Nothing new begins; what is being kept is kept."""
        self.stopping = True
        await self.housekeeper.put_to_sleep(list(self.matches.values()), 0.0)
        for match in self.matches.values():
            match.forget()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.prices.close()


def played(kept: StoredTable, remember_all: bool = False) -> Table:
    """A table as its acts left it."""
    try:
        setting = SETTINGS.decode(kept.setting)
    except DecodeError:
        raise Refused("table_damaged", table=kept.id, number=0) from None
    game = game_of(setting).of_version(kept.version)
    remembered = None if remember_all else KEPT
    return restored(Table(kept.id, setting, game, kept.seed, kept.host, remembered, kept.own_dice), kept.acts)
