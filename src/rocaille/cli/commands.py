"""The commands, with their options. What they do stands in the modules beside this one."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from rocaille.catalogue import game_names
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
from rocaille.cli.typed import (
    FIRST,
    Bots,
    Chosen,
    Components,
    Database,
    File,
    FirstSeed,
    Force,
    Game,
    Games,
    Html,
    Jobs,
    Json,
    Players,
    Seed,
    Texts,
    argument,
    flag,
    value,
)
from rocaille.kernel.decision import Refused
from rocaille.words import Words


def play(
    context: typer.Context,
    game: Game = FIRST,
    players: Players = "4",
    seat: Annotated[str, value("seat", "K")] = "0",
    seed: Annotated[str | None, value("seed", "S")] = None,
    bots: Bots = None,
    option: Chosen = None,
    components: Components = None,
    save: Annotated[str | None, value("save", "FILE")] = None,
    new: Annotated[bool, flag("new")] = False,
) -> int:
    the = the_game(game, components, option)
    count = player_count(the, players)
    mine = number("--seat", seat, 0, count - 1)
    options = game_options(option)
    check_new(the, count, options)
    others = bots_for(bots, count - 1, "medium")
    first = a_seed(seed)
    from rocaille.cli.play import start

    return start(the, count, mine, first, others, options, context.obj, save, new)


def simulate(
    context: typer.Context,
    game: Game = FIRST,
    players: Players = "4",
    games: Games = "100",
    seed: Seed = "0",
    bots: Bots = None,
    record: Annotated[str | None, value("record", "DIR")] = None,
    json: Json = False,
    jobs: Jobs = "1",
    option: Chosen = None,
    components: Components = None,
) -> int:
    from rocaille.cli.simulate import simulate

    the = the_game(game, components, option)
    count = player_count(the, players)
    options = game_options(option)
    check_new(the, count, options)
    first = a_seed(seed)
    seeds = range(first, first + number("--games", games, 1, 10_000_000))
    return simulate(
        the, count, seeds, bots_for(bots, count), options, record, json, number("--jobs", jobs, 1, 256), context.obj
    )


def arena(
    context: typer.Context,
    game: Game = FIRST,
    bots: Annotated[str | None, value("bots", "NAME,…", "arena_bots")] = None,
    players: Players = "4",
    games: Annotated[str, value("games", "K", "arena_games")] = "100",
    seed: FirstSeed = "0",
    jobs: Annotated[str | None, value("jobs", "J", "arena_jobs")] = None,
    ray: Annotated[str | None, value("ray", "ADDRESS")] = None,
    out: Annotated[str | None, value("out", "FILE", "arena_out")] = None,
    html: Html = None,
    force: Force = False,
    json: Json = False,
    option: Chosen = None,
    components: Components = None,
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
    return arena(tournament, wanted, processes, ray, kept, page, force, json, context.obj)


def report(
    context: typer.Context,
    game: Game = FIRST,
    games: Annotated[str, value("games", "K", "report_games")] = "100",
    players: Annotated[str | None, value("players", "N", "report_players")] = None,
    bots: Annotated[str, value("bots", "NAME,…", "report_bots")] = "planner",
    seed: FirstSeed = "0",
    jobs: Jobs = "1",
    option: Chosen = None,
    components: Components = None,
    json: Json = False,
    html: Html = None,
    force: Force = False,
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
    return report(survey, wanted, processes, page, force, json, context.obj)


def dataset(
    context: typer.Context,
    game: Game = FIRST,
    bots: Annotated[str | None, value("bots", "NAME,…", "dataset_bots")] = None,
    games: Games = "100",
    out: Annotated[str | None, value("out", "DIR", "dataset_out")] = None,
    players: Players = "4",
    seed: FirstSeed = "0",
    jobs: Jobs = "1",
    option: Chosen = None,
    components: Components = None,
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
        context.obj,
    )


def replay(
    context: typer.Context,
    file: File,
    seat: Annotated[str | None, value("seat", "K")] = None,
    at: Annotated[str | None, value("at", "N")] = None,
    all: Annotated[bool, flag("all")] = False,
    json: Json = False,
    option: Chosen = None,
) -> int:
    from rocaille.cli.replay import replay

    return replay(file, seat, at, all, json, option or [], context.obj)


def rules(
    context: typer.Context,
    game: Game = FIRST,
    heading: Annotated[str | None, argument("HEADING", "heading")] = None,
    json: Json = False,
    option: Chosen = None,
) -> int:
    from rocaille.cli.rules import rules

    return rules(the_game(game, options=option), heading, json, context.obj)


def components(
    context: typer.Context,
    game: Game = FIRST,
    check: Annotated[str | None, value("check", "FILE")] = None,
    components: Components = None,
    json: Json = False,
    option: Chosen = None,
) -> int:
    from rocaille.cli.components import check_file, show

    if check is not None:
        return check_file(game, check, option, json, context.obj)
    return show(the_game(game, components, option), json, context.obj)


def perft(
    context: typer.Context,
    game: Game = FIRST,
    players: Players = "2",
    seed: Seed = "0",
    depth: Annotated[str, value("depth", "N")] = "4",
    option: Chosen = None,
    components: Components = None,
) -> int:
    from rocaille.cli.perft import perft

    the = the_game(game, components, option)
    return perft(
        the, player_count(the, players), a_seed(seed), number("--depth", depth, 0, 20), game_options(option), context.obj
    )


def bench(
    context: typer.Context,
    game: Annotated[str | None, argument("GAME", "games_to_measure")] = None,
    players: Players = "4",
    seconds: Annotated[str, value("seconds", "N")] = "3",
    out: Annotated[str | None, value("out", "DIR")] = None,
    option: Chosen = None,
    components: Components = None,
) -> int:
    from rocaille.cli.bench import bench

    if game is None and (option or components):
        raise Refused("missing_argument", argument="GAME")
    measured = [the_game(name, components, option) for name in ([game] if game else game_names())]
    options = game_options(option)
    for the in measured:
        check_new(the, player_count(the, players), options)
    return bench(measured, int(players), number("--seconds", seconds, 1, 600), out, options, context.obj)


def serve(
    context: typer.Context,
    game: Annotated[str | None, argument("GAME", "open_game")] = None,
    open: Annotated[bool, flag("open")] = False,
    players: Annotated[str | None, value("players", "N")] = None,
    bots: Bots = None,
    option: Chosen = None,
    port: Annotated[str, value("port", "N")] = "8765",
    network: Annotated[bool, flag("network")] = False,
    database: Database = None,
    name: Annotated[Texts, value("name", "NAME")] = None,
    limit: Annotated[Texts, value("limit", "NAME=N")] = None,
    keep: Annotated[Texts, value("keep", "NAME=DAYS")] = None,
    log_addresses: Annotated[bool, flag("log-addresses", "log_addresses")] = False,
    bot_processes: Annotated[str | None, value("bot-processes", "N", "bot_processes")] = None,
) -> int:
    from rocaille.cli.serve import serve
    from rocaille.server.config import EVERYWHERE, LOOPBACK, Config, keeping_from, limits_from, names_from

    processes = None if bot_processes is None else number("--bot-processes", bot_processes, 1, 256)
    path = _path_to_open(game, players, bots, option) if open else None
    if not open and (game or players or bots or option):
        raise Refused("only_with_open")
    config = Config(
        EVERYWHERE if network else LOOPBACK,
        number("--port", port, 0, 65_535),
        database,
        names_from(name or []),
        processes,
        limits_from(limit or []),
        keeping_from(keep or []),
        log_addresses,
    )
    return serve(config, path, context.obj)


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


def verify(
    context: typer.Context,
    file: File,
    hash: Annotated[str | None, value("hash", "HASH")] = None,
    number: Annotated[str | None, value("number", "NUMBER")] = None,
) -> int:
    from rocaille.cli.verify import verify

    return verify(file, hash, number, context.obj)


def backup(context: typer.Context, file: Annotated[str, argument("FILE", "backup_file")], database: Database = None) -> int:
    from rocaille.cli.backup import backup

    return backup(file, database, context.obj)


COMMANDS: dict[str, Callable[..., int]] = {
    "play": play,
    "serve": serve,
    "simulate": simulate,
    "arena": arena,
    "report": report,
    "dataset": dataset,
    "replay": replay,
    "verify": verify,
    "backup": backup,
    "rules": rules,
    "components": components,
    "perft": perft,
    "bench": bench,
}


def titles(words: Words) -> str:
    """All games, as a list in a sentence."""
    *others, last = [words(f"{name}.full_title") for name in game_names()]
    return words("general.and").join([", ".join(others), last] if others else [last])
