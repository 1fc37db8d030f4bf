"""The command line: play, verify, show, convert, arena, train, serve, think, admin, copy."""

import sys
from io import TextIOWrapper
from pathlib import Path
from shlex import quote
from typing import Annotated, Literal, NoReturn

from cyclopts import App, CycloptsError, Parameter
from rich.text import Text

from beaumonde import __version__, write_text
from beaumonde.bots import bot_for
from beaumonde.core.errors import BadSetup, BeauMondeError, MissingExtra
from beaumonde.core.record import Journal, Record, replay
from beaumonde.core.shuffle import Fair, Seed, Source
from beaumonde.locale import Words, language_of
from beaumonde.terminal.arena import arena
from beaumonde.terminal.ending import show_ending
from beaumonde.terminal.face import you_among
from beaumonde.terminal.files import home, name_for, read
from beaumonde.terminal.play import Sitting, face_for
from beaumonde.terminal.ready import make_ready
from beaumonde.terminal.screen import Leave, Screen
from beaumonde.terminal.setup import Wish, complete, game_of, names_of
from beaumonde.terminal.train import train
from beaumonde.terminal.usage import language_in, usage_reason
from beaumonde.terminal.verify import verify_record

app = App(
    name="beaumonde",
    help="Play High Society and The Rich and the Good with friends or bots, in the terminal or the browser.",
    version=__version__,
    default_parameter=Parameter(negative="", show_default=False),
    print_error=False,
    exit_on_error=False,
)

Language = Annotated[str | None, Parameter(help="en, fr or de; the language of your system by default.")]


@app.command
def play(
    *,
    game: Literal["high-society", "rich-and-good"] | None = None,
    edition: Literal["1995", "2018", "2019-fr", "2025"] | None = None,
    advanced: tuple[Literal["gambling", "excursions", "yacht-club"], ...] | None = None,
    seats: int | None = None,
    people: int | None = None,
    bots: Literal["random", "sensible", "strong", "expert"] | None = None,
    name: tuple[str, ...] = (),
    memory_aid: bool = False,
    first: int | None = None,
    track: str | None = None,
    contribute: bool = False,
    seed: int | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    no_save: bool = False,
    pace: float = 1.0,
    language: Language = None,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard.

    Without --game, --edition and --track the program asks what you would like to play.

    Parameters
    ----------
    game
        Which game.
    edition
        High Society: which edition; 2025 by default.
    advanced
        High Society 2025: an advanced card to shuffle in; give the option once for each card.
    seats
        The number of players: 3 to 5; in The Rich and the Good also 2.
    people
        How many of the players are people at this keyboard; bots take the other seats.
    bots
        How strong the bots are.
    name
        A player's name; give the option once for each seat, people first.
    memory_aid
        Show what each player has spent, or which shares they own, as far as open play reveals it.
    first
        The number of the seat that starts, from 1; drawn at random by default.
    track
        The Rich and the Good: a price track of your own, for example "0,20,40,60,80".
    contribute
        Ask each person for words to add to the shuffle.
    seed
        Shuffle from this number instead of a secret, so that the game can be repeated.
    resume
        Continue the saved game in this file.
    save
        The file for the record; a new file in your data folder by default.
    no_save
        Do not save a record.
    pace
        How slowly the bots' moves are shown: 1 is the usual speed, 2 is half as fast, 0 does not wait.
    """
    screen = Screen(Words(language or language_of()), pace=max(0.0, min(pace, 10.0)))
    if resume is not None:
        journal = _go_on(read(resume), screen)
        save = save or resume
    else:
        wish = Wish(game, edition, advanced, seats, people, bots, name, memory_aid, first, track)
        journal = _new_game(wish, seed, contribute, screen)
    make_ready(journal.levels, screen)
    players = {seat: bot_for(journal.game, level) for seat, level in enumerate(journal.levels) if level}
    file = None if no_save else save or home() / name_for(journal)
    finished = Sitting(screen, journal, players, file).play()
    _farewell(screen, journal, file, finished)


def _go_on(record: Record, screen: Screen) -> Journal:
    """A saved game where it stopped. Where nobody noted who sat there, one person plays against bots."""
    journal = Journal.resume(record)
    journal.names = _names(record, screen)
    journal.levels = journal.levels or ("", *("sensible",) * (journal.game.seats - 1))
    return journal


def _names(record: Record, screen: Screen) -> tuple[str, ...]:
    names = record.names or ("",) * record.game.seats  # who was deleted at a service has no name either
    return tuple(name or screen.words("player-name", number=seat + 1) for seat, name in enumerate(names))


def _new_game(wish: Wish, seed: int | None, contribute: bool, screen: Screen) -> Journal:
    asking = wish.is_open and screen.live
    if asking:
        _welcome(screen)
    wish = complete(wish, screen)
    game = game_of(wish)
    names = names_of(wish, game, screen)
    given = None if seed is None else Seed(seed)
    if not asking:
        _welcome(screen)
    people = wish.people or 0
    levels = [""] * people + [wish.level or "sensible"] * (game.seats - people)
    source: Source = given or _sealed(names[:people] if contribute else (), screen)
    screen.show("", screen.words("commands-hint"))
    return Journal(game, source=source, names=names, levels=levels)


def _welcome(screen: Screen) -> None:
    words = screen.words
    screen.show(Text.assemble(("Beau Monde", "bold gold3"), f" · {words('welcome')}"))
    screen.show(Text(words("unofficial"), style="dim"))


def _sealed(people: tuple[str, ...], screen: Screen) -> Fair:
    """A secret nobody has seen: the commitment is shown first, then people may add to it."""
    words = screen.words
    fair = Fair.new()
    screen.show("", words("fair-commitment"))
    screen.show_whole(fair.commitment, style="bold")
    screen.show(Text(words("fair-explained"), style="dim"))
    for name in people:
        fair = _with_words(fair, name, screen)
    return fair


def _with_words(fair: Fair, name: str, screen: Screen) -> Fair:
    while True:
        try:
            return Fair.new([*fair.contributions, screen.ask(screen.words("ask-words", name=name))], fair.secret)
        except BadSetup as error:
            screen.show(screen.words.error(error))


def _farewell(screen: Screen, journal: Journal, file: Path | None, finished: bool) -> None:
    words = screen.words
    setup = journal.record().setup
    screen.show("")
    if finished and isinstance(setup, Fair):
        screen.show(words("secret-revealed"))
        screen.show_whole(setup.secret)
    if file is not None:
        screen.show_whole(words("saved-finished" if finished else "saved-unfinished", file=file))
        if not finished:
            screen.show_whole(words("resume-hint", program=_program(), file=quote(str(file))))
    screen.show(words("goodbye"))


def _program() -> str:
    """How this program was called, so that a person can call it again."""
    called = Path(sys.argv[0])
    return "python -m beaumonde.terminal" if called.name == "__main__.py" else quote(str(called))


@app.command
def verify(file: Path, /, *, commitment: str | None = None, language: Language = None) -> int:
    """Check that a recorded game was shuffled as committed and played by the rules.

    Parameters
    ----------
    file
        The file with the record, JSON or text.
    commitment
        The commitment that was shown before the game; the record must match it.
    """
    screen = Screen(Words(language or language_of()))
    return 0 if verify_record(screen, file.name, read(file), commitment) else 1


@app.command
def show(file: Path, /, *, language: Language = None) -> None:
    """Show a recorded game in sentences, from the first card to the result.

    Parameters
    ----------
    file
        The file with the record, JSON or text.
    """
    screen = Screen(Words(language or language_of()))
    record = read(file)
    steps = replay(record)
    names = _names(record, screen)
    viewer = you_among(names)
    face = face_for(screen.words, names, record.game)
    for step in steps:
        for sentence in face.tell(step.events, viewer):
            screen.show(sentence)
    view = steps[-1].state.view(None)
    if view.result is None:
        screen.show("", screen.words("unfinished"))
    else:
        show_ending(screen, face, view, names, viewer)


@app.command
def convert(file: Path, /, *, to: Literal["json", "text"], language: Language = None) -> None:
    """Convert a record and write it to standard output: JSON for programs, text for people.

    Parameters
    ----------
    file
        The file with the record, JSON or text.
    to
        The form to convert to.
    """
    Words(language or language_of())
    record = read(file)
    replay(record)
    sys.stdout.write(write_text(record) if to == "text" else record.dumps() + "\n")


app.command(arena)
app.command(train)
app.command(
    "beaumonde.server.main:serve", help="Run the service for browsers and programs until Ctrl-C; see docs/service.md."
)
app.command(
    "beaumonde.server.think:think", help="Let the bots of a service think here until Ctrl-C; see docs/hosting.md."
)
app.command(
    "beaumonde.server.admin.commands:admin",
    help="Look after the database of the service; see docs/service.md, “For operators”.",
)
app.command(
    "beaumonde.server.admin.commands:copy",
    help="Copy everything from one database of the service to another, which has to be empty.",
)


def run() -> None:
    """The program `beaumonde`: every error is one sentence."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = Words(language_in(sys.argv[1:]))
    try:
        sys.exit(app(sys.argv[1:]))
    except BeauMondeError as error:
        _complain(words.error(error))
    except CycloptsError as error:
        _complain(words.error(usage_reason(error)))
    except ImportError as error:
        if not isinstance(error.__cause__, ModuleNotFoundError):
            raise
        _complain(words.error(MissingExtra("no-server")))  # nothing else is loaded when it is asked for
    except Leave:
        sys.stdout.write(words("goodbye") + "\n")
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def _complain(sentence: str) -> NoReturn:
    sys.stderr.write(f"✗ {sentence}\n")
    sys.exit(2)
