"""`beaumonde arena`: matches and leagues between bots."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from beaumonde.arena.cluster import load_ray
from beaumonde.arena.entrants import Entrant, level, program
from beaumonde.arena.hall import Played
from beaumonde.arena.match import GAMES, run
from beaumonde.arena.plot import check_picture, draw
from beaumonde.arena.report import Report
from beaumonde.arena.schedule import Contest, Fixture, contest, fixtures
from beaumonde.bots import levels_here
from beaumonde.bots.external import SECONDS
from beaumonde.core.errors import BadOption
from beaumonde.core.game import Game
from beaumonde.locale import Words, language_of
from beaumonde.terminal.ready import make_ready
from beaumonde.terminal.screen import Screen
from beaumonde.terminal.setup import Wish, game_of
from beaumonde.terminal.standings import percent, show_report, title_of


def arena(
    *bots: str,
    bot: tuple[str, ...] = (),
    game: tuple[Literal["high-society", "rich-and-good"], ...] = (),
    edition: tuple[Literal["1995", "2018", "2019-fr", "2025"], ...] = (),
    advanced: tuple[Literal["gambling", "excursions", "yacht-club"], ...] = (),
    seats: tuple[int, ...] = (),
    games: int = GAMES,
    seed: int | None = None,
    time: float = SECONDS,
    workers: int | None = None,
    ray: bool = False,
    json: Path | None = None,
    plot: Path | None = None,
    quiet: bool = False,
    language: Annotated[str | None, Parameter(help="en, fr or de; the language of your system by default.")] = None,
) -> None:
    """Let bots play many games against each other, and show how often each wins, with confidence intervals.

    One bot for each seat makes a match: `beaumonde arena sensible random random random`. Any other number of bots makes
    a league, in which every line-up is played; without bots it is a league of all levels. Every line-up plays each of
    its decks in every rotation of the seats. Ctrl-C stops and shows the results so far.

    Parameters
    ----------
    bots
        Levels by name; a level may be named several times for a match.
    bot
        A program that plays (see docs/external-bots.md); give the option once for each program.
    game
        Which game. Give --game, --edition or --seats several times to play at several tables.
    edition
        High Society: which edition; 2025 by default.
    advanced
        High Society 2025: an advanced card to shuffle in; give the option once for each card.
    seats
        The number of players; by default the number of bots in a match, otherwise 4.
    games
        The least number of games; every line-up is played equally often. 400 by default.
    seed
        Decides the cards and the bots' random choices; drawn at random by default. The same seed gives the same games.
    time
        How many seconds a program has for each move; 10 by default.
    workers
        The number of processes that play; one for each core by default.
    ray
        Play on a Ray cluster: the one that RAY_ADDRESS names, or a new one on this machine.
    json
        Write the results to this JSON file.
    plot
        Draw the results to this file: .png, .svg or .pdf.
    quiet
        Show nothing.
    """
    screen = Screen(Words(language or language_of()))
    names = bots if bots or len(bot) > 1 else levels_here()
    entrants: list[Entrant] = [*map(level, names), *(program(line, time) for line in bot)]
    wanted = contest(_tables(game, edition, advanced, seats or (_usual_seats(entrants),)), entrants, seed)
    planned = fixtures(wanted, games)
    _prepare(json, plot, ray)
    if not quiet:
        _announce(screen, wanted, planned, games)
    if not ray:  # the machines of a cluster do it for themselves
        make_ready(names, screen, quiet=quiet)
    report = _play(screen, wanted, planned, workers, ray, quiet)
    if not quiet:
        show_report(screen, report)
    _write(screen, report, json, plot, quiet)


def _usual_seats(entrants: Sequence[Entrant]) -> int:
    """Who names a bot twice means a whole line-up."""
    return len(entrants) if len(set(entrants)) < len(entrants) else 4


def _tables(
    games: Sequence[str], editions: Sequence[str], advanced: tuple[str, ...], seats: Sequence[int]
) -> list[Game]:
    """Every game with every edition and every number of seats; BadOption where they do not fit."""
    chosen = games or ("high-society",)
    wishes: list[Wish] = []
    for name, number in product(chosen, seats):
        if name == "high-society" or len(chosen) == 1:
            wishes += [Wish(name, edition, advanced or None, number) for edition in editions or (None,)]
        else:
            wishes.append(Wish(name, seats=number))  # editions and cards are meant for the other game
    return list(map(game_of, wishes))


def _prepare(json: Path | None, plot: Path | None, ray: bool) -> None:
    """What would go wrong after hours goes wrong now."""
    if plot is not None:
        check_picture(plot)
    if ray:
        load_ray()
    for file in (json, plot):
        if file is not None:
            new = not file.exists()
            try:
                file.open("ab").close()
            except OSError as error:
                raise BadOption("no-write", file=str(file), why="other", detail=error.strerror or "") from error
            if new:
                with suppress(OSError):
                    file.unlink()


def _announce(screen: Screen, wanted: Contest, planned: Sequence[Fixture], asked: int) -> None:
    words, count = screen.words, len(planned)
    lineups = sum(map(len, wanted.lineups))
    blocks = len({fixture.block for fixture in planned})
    screen.show(words("arena-plan", games=count, lineups=lineups, decks=blocks, seed=str(wanted.seed)))
    if count != asked:
        screen.show(Text(words("arena-rounded", asked=asked), style="dim"))


def _play(
    screen: Screen, wanted: Contest, planned: Sequence[Fixture], workers: int | None, ray: bool, quiet: bool
) -> Report:
    words = screen.words
    lost = 0
    left = TextColumn(words("arena-time-left"), style="dim")
    columns = (BarColumn(None), MofNCompleteColumn(), left, TimeRemainingColumn(), TextColumn("{task.description}"))
    silent = quiet or not screen.console.is_terminal
    with Progress(*columns, console=screen.console, transient=True, disable=silent) as bar:
        task = bar.add_task("", total=len(planned))

        def tell(played: Played) -> None:
            nonlocal lost
            lost += sum(map(len, played.faults))
            bar.update(task, advance=1, description=words("arena-lost-so-far", count=lost) if lost else "")

        return run(wanted, planned, workers=workers, ray=ray, on_played=tell)


def _write(screen: Screen, report: Report, json: Path | None, plot: Path | None, quiet: bool) -> None:
    words = screen.words
    try:
        if json is not None:
            json.write_text(report.dumps() + "\n", "utf-8")
        if plot is not None:
            titles = [title_of(words, table) for table in report.tables]
            labels = {"wins": words("arena-plot-wins"), "fair": words("arena-plot-fair")}
            draw(report, plot, titles, **labels, percent=partial(percent, words))
    except OSError as error:
        raise BadOption("no-write", file=error.filename or "", why="other", detail=error.strerror or "") from error
    for file in (json, plot):
        if file is not None and not quiet:
            screen.show_whole(words("arena-written", file=file))
