"""The commands, with their options. What they do stands in the modules beside this one."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from rocaille.catalogue import declarations, game_names
from rocaille.cli.arguments import (
    a_seed,
    bots_for,
    bots_to_compare,
    check_new,
    game_options,
    number,
    page_file,
    player_count,
    the_game,
)
from rocaille.kernel.decision import Refused
from rocaille.words import Words

Command = Callable[..., Any]


def titles(words: Words) -> str:
    """All games, as a list in a sentence."""
    *others, last = [words(f"{name}.full_title") for name in game_names()]
    return words("general.and").join([", ".join(others), last] if others else [last])


def _first_game() -> str:
    """The game of a command that names none."""
    return game_names()[0]


def _known_options() -> str:
    """Every game's options: they are typed as they stand here."""
    return "; ".join(f"{known.title}: {', '.join(known.options)}" for known in declarations().values() if known.options)


def _option(words: Words, name: str, metavar: str, text: str = "") -> Any:
    """`text` is the key of its help, where the option means something else than in other commands."""
    shown = words(f"help.options.{text or name}", options=_known_options())
    return typer.Option(f"--{name}", metavar=metavar, help=shown, show_default=True)


def _flag(words: Words, name: str) -> Any:
    return typer.Option(f"--{name}", help=words(f"help.options.{name}"))


def _game(words: Words) -> Any:
    return typer.Argument(metavar="GAME", help=words("help.options.game"))


def play(words: Words) -> Command:
    def command(
        game: Annotated[str, _game(words)] = _first_game(),
        players: Annotated[str, _option(words, "players", "N")] = "4",
        seat: Annotated[str, _option(words, "seat", "K")] = "0",
        seed: Annotated[str | None, _option(words, "seed", "S")] = None,
        bots: Annotated[str | None, _option(words, "bots", "NAME,…")] = None,
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
        components: Annotated[str | None, _option(words, "components", "FILE")] = None,
        save: Annotated[str | None, _option(words, "save", "FILE")] = None,
        new: Annotated[bool, _flag(words, "new")] = False,
    ) -> int:
        the = the_game(game, components, option)
        count = player_count(the, players)
        mine = number("--seat", seat, 0, count - 1)
        options = game_options(option)
        check_new(the, count, options)
        others = bots_for(bots, count - 1, "medium")
        first = a_seed(seed)
        from rocaille.cli.play import start

        return start(the, count, mine, first, others, options, words, save, new)

    return command


def simulate(words: Words) -> Command:
    def command(
        game: Annotated[str, _game(words)] = _first_game(),
        players: Annotated[str, _option(words, "players", "N")] = "4",
        games: Annotated[str, _option(words, "games", "K")] = "100",
        seed: Annotated[str, _option(words, "seed", "S")] = "0",
        bots: Annotated[str | None, _option(words, "bots", "NAME,…")] = None,
        record: Annotated[str | None, _option(words, "record", "DIR")] = None,
        json: Annotated[bool, _flag(words, "json")] = False,
        jobs: Annotated[str, _option(words, "jobs", "J")] = "1",
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
        components: Annotated[str | None, _option(words, "components", "FILE")] = None,
    ) -> int:
        from rocaille.cli.simulate import simulate

        the = the_game(game, components, option)
        count = player_count(the, players)
        options = game_options(option)
        check_new(the, count, options)
        first = a_seed(seed)
        seeds = range(first, first + number("--games", games, 1, 10_000_000))
        return simulate(the, count, seeds, bots_for(bots, count), options, record, json, number("--jobs", jobs, 1, 256), words)

    return command


def arena(words: Words) -> Command:
    def command(
        game: Annotated[str, _game(words)] = _first_game(),
        bots: Annotated[str | None, _option(words, "bots", "NAME,…", "arena_bots")] = None,
        players: Annotated[str, _option(words, "players", "N")] = "4",
        games: Annotated[str, _option(words, "games", "K", "arena_games")] = "100",
        seed: Annotated[str, _option(words, "seed", "S", "arena_seed")] = "0",
        jobs: Annotated[str | None, _option(words, "jobs", "J", "arena_jobs")] = None,
        ray: Annotated[str | None, _option(words, "ray", "ADDRESS")] = None,
        out: Annotated[str | None, _option(words, "out", "FILE", "arena_out")] = None,
        html: Annotated[str | None, _option(words, "html", "FILE")] = None,
        force: Annotated[bool, _flag(words, "force")] = False,
        json: Annotated[bool, _flag(words, "json")] = False,
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
        components: Annotated[str | None, _option(words, "components", "FILE")] = None,
    ) -> int:
        from rocaille.arena.store import usual_place
        from rocaille.arena.tournament import Tournament
        from rocaille.cli.arena import arena

        the = the_game(game, components)
        count = player_count(the, players)
        options = game_options(option)
        check_new(the, count, options)
        tournament = Tournament(the.variant(options), count, bots_to_compare(bots), a_seed(seed))
        wanted, processes = number("--games", games, 1, 1_000_000), None if jobs is None else number("--jobs", jobs, 1, 256)
        if ray is not None and not ray.strip():
            raise Refused("option_value", option="--ray", found=ray, right="local, auto, HOST:PORT")
        kept = Path(out) if out else usual_place(tournament)
        page = page_file(html, force, {"--out": kept, "--components": Path(components) if components else None})
        return arena(tournament, wanted, processes, ray, kept, page, force, json, words)

    return command


def report(words: Words) -> Command:
    def command(
        game: Annotated[str, _game(words)] = _first_game(),
        games: Annotated[str, _option(words, "games", "K", "report_games")] = "100",
        players: Annotated[str | None, _option(words, "players", "N", "report_players")] = None,
        bots: Annotated[str, _option(words, "bots", "NAME,…", "report_bots")] = "planner",
        seed: Annotated[str, _option(words, "seed", "S", "arena_seed")] = "0",
        jobs: Annotated[str, _option(words, "jobs", "J")] = "1",
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
        components: Annotated[str | None, _option(words, "components", "FILE")] = None,
        json: Annotated[bool, _flag(words, "json")] = False,
        html: Annotated[str | None, _option(words, "html", "FILE")] = None,
        force: Annotated[bool, _flag(words, "force")] = False,
    ) -> int:
        from rocaille.arena.counting import counting
        from rocaille.arena.survey import Survey
        from rocaille.arena.tournament import Tournament
        from rocaille.cli.report import report

        the = the_game(game, components, option)
        counts = [side.usual for side in counting(game).SIDES] if players is None else [player_count(the, players)]
        for count in counts:
            check_new(the, count, game_options(option))
        names, first = bots_to_compare(bots), a_seed(seed)
        survey = Survey([Tournament(the, count, names, first) for count in counts])
        wanted, processes = number("--games", games, 1, 1_000_000), number("--jobs", jobs, 1, 256)
        page = page_file(html, force, {"--components": Path(components) if components else None})
        return report(survey, wanted, processes, page, force, json, words)

    return command


def dataset(words: Words) -> Command:
    def command(
        game: Annotated[str, _game(words)] = _first_game(),
        bots: Annotated[str | None, _option(words, "bots", "NAME,…", "dataset_bots")] = None,
        games: Annotated[str, _option(words, "games", "K")] = "100",
        out: Annotated[str | None, _option(words, "out", "DIR", "dataset_out")] = None,
        players: Annotated[str, _option(words, "players", "N")] = "4",
        seed: Annotated[str, _option(words, "seed", "S", "arena_seed")] = "0",
        jobs: Annotated[str, _option(words, "jobs", "J")] = "1",
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
        components: Annotated[str | None, _option(words, "components", "FILE")] = None,
    ) -> int:
        from rocaille.cli.dataset import dataset

        if out is None:
            raise Refused("missing_argument", argument="--out")
        the = the_game(game, components, option)
        count = player_count(the, players)
        check_new(the, count, game_options(option))
        return dataset(
            the,
            count,
            bots_to_compare(bots),
            number("--games", games, 1, 10_000_000),
            a_seed(seed),
            number("--jobs", jobs, 1, 256),
            out,
            words,
        )

    return command


def replay(words: Words) -> Command:
    def command(
        file: Annotated[str, typer.Argument(metavar="FILE", help=words("help.options.file"))],
        seat: Annotated[str | None, _option(words, "seat", "K")] = None,
        at: Annotated[str | None, _option(words, "at", "N")] = None,
        all: Annotated[bool, _flag(words, "all")] = False,
        json: Annotated[bool, _flag(words, "json")] = False,
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
    ) -> int:
        from rocaille.cli.replay import replay

        return replay(file, seat, at, all, json, option or [], words)

    return command


def rules(words: Words) -> Command:
    def command(
        game: Annotated[str, _game(words)] = _first_game(),
        heading: Annotated[str | None, typer.Argument(metavar="HEADING", help=words("help.options.heading"))] = None,
        json: Annotated[bool, _flag(words, "json")] = False,
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
    ) -> int:
        from rocaille.cli.rules import rules

        return rules(the_game(game, options=option), heading, json, words)

    return command


def components(words: Words) -> Command:
    def command(
        game: Annotated[str, _game(words)] = _first_game(),
        check: Annotated[str | None, _option(words, "check", "FILE")] = None,
        components: Annotated[str | None, _option(words, "components", "FILE")] = None,
        json: Annotated[bool, _flag(words, "json")] = False,
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
    ) -> int:
        from rocaille.cli.components import check_file, show

        if check is not None:
            return check_file(game, check, option, json, words)
        return show(the_game(game, components, option), json, words)

    return command


def perft(words: Words) -> Command:
    def command(
        game: Annotated[str, _game(words)] = _first_game(),
        players: Annotated[str, _option(words, "players", "N")] = "2",
        seed: Annotated[str, _option(words, "seed", "S")] = "0",
        depth: Annotated[str, _option(words, "depth", "N")] = "4",
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
        components: Annotated[str | None, _option(words, "components", "FILE")] = None,
    ) -> int:
        from rocaille.cli.perft import perft

        the = the_game(game, components, option)
        return perft(
            the, player_count(the, players), a_seed(seed), number("--depth", depth, 0, 20), game_options(option), words
        )

    return command


def bench(words: Words) -> Command:
    def command(
        game: Annotated[str | None, typer.Argument(metavar="GAME", help=words("help.options.games_to_measure"))] = None,
        players: Annotated[str, _option(words, "players", "N")] = "4",
        seconds: Annotated[str, _option(words, "seconds", "N")] = "3",
        out: Annotated[str | None, _option(words, "out", "DIR")] = None,
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
        components: Annotated[str | None, _option(words, "components", "FILE")] = None,
    ) -> int:
        from rocaille.cli.bench import bench

        if game is None and (option or components):
            raise Refused("missing_argument", argument="GAME")
        measured = [the_game(name, components, option) for name in ([game] if game else game_names())]
        options = game_options(option)
        for the in measured:
            check_new(the, player_count(the, players), options)
        return bench(measured, int(players), number("--seconds", seconds, 1, 600), out, options, words)

    return command


def serve(words: Words) -> Command:
    def command(
        game: Annotated[str | None, typer.Argument(metavar="GAME", help=words("help.options.open_game"))] = None,
        open: Annotated[bool, _flag(words, "open")] = False,
        players: Annotated[str | None, _option(words, "players", "N")] = None,
        bots: Annotated[str | None, _option(words, "bots", "NAME,…")] = None,
        option: Annotated[list[str] | None, _option(words, "option", "NAME")] = None,
        port: Annotated[str, _option(words, "port", "N")] = "8765",
        network: Annotated[bool, _flag(words, "network")] = False,
        database: Annotated[str | None, _option(words, "database", "ADDRESS")] = None,
        name: Annotated[list[str] | None, _option(words, "name", "NAME")] = None,
        limit: Annotated[list[str] | None, _option(words, "limit", "NAME=N")] = None,
        bot_processes: Annotated[str | None, _option(words, "bot-processes", "N", "bot_processes")] = None,
    ) -> int:
        from rocaille.cli.serve import serve

        processes = None if bot_processes is None else number("--bot-processes", bot_processes, 1, 256)
        path = _path_to_open(game, players, bots, option) if open else None
        if not open and (game or players or bots or option):
            raise Refused("only_with_open")
        return serve(number("--port", port, 0, 65_535), network, database, name or [], limit or [], processes, path, words)

    return command


def _path_to_open(game: str | None, players: str | None, bots: str | None, option: list[str] | None) -> str:
    from rocaille.cli.opening import path_to

    if game is None:
        if players or bots or option:
            raise Refused("missing_argument", argument="GAME")
        return path_to(None, None, "", {})
    the = the_game(game, None, option)
    options = game_options(option)
    count = player_count(the, players or "4")
    check_new(the, count, options)
    bots_for(bots, count - 1)
    return path_to(game, count if players else None, bots or "", options)


def verify(words: Words) -> Command:
    def command(
        file: Annotated[str, typer.Argument(metavar="FILE", help=words("help.options.file"))],
        hash: Annotated[str | None, _option(words, "hash", "HASH")] = None,
        number: Annotated[str | None, _option(words, "number", "NUMBER")] = None,
    ) -> int:
        from rocaille.cli.verify import verify

        return verify(file, hash, number, words)

    return command


def backup(words: Words) -> Command:
    def command(
        file: Annotated[str, typer.Argument(metavar="FILE", help=words("help.options.backup_file"))],
        database: Annotated[str | None, _option(words, "database", "ADDRESS")] = None,
    ) -> int:
        from rocaille.cli.backup import backup

        return backup(file, database, words)

    return command


COMMANDS: tuple[tuple[str, Callable[[Words], Command]], ...] = (
    ("play", play),
    ("serve", serve),
    ("simulate", simulate),
    ("arena", arena),
    ("report", report),
    ("dataset", dataset),
    ("replay", replay),
    ("verify", verify),
    ("backup", backup),
    ("rules", rules),
    ("components", components),
    ("perft", perft),
    ("bench", bench),
)
