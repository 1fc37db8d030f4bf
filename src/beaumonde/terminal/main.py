"""The command line: play, verify, show, convert."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from beaumonde import __version__, write_text
from beaumonde.bots import bot_for
from beaumonde.core.errors import BeauMondeError
from beaumonde.core.record import Journal, replay
from beaumonde.core.shuffle import Fair, Seed, Source, new_secret
from beaumonde.locale import Words, language_of
from beaumonde.terminal.files import home, name_for, read
from beaumonde.terminal.play import Sitting, face_for
from beaumonde.terminal.screen import Leave, Screen
from beaumonde.terminal.setup import Wish, complete, game_of, names_of
from beaumonde.terminal.verify import verify_record

app = App(name="beaumonde", help="The table for games in which the poorest is cast out.", version=__version__)

Language = Annotated[str | None, Parameter(help="en or fr; the language of your system by default.")]


@app.command
def play(
    *,
    game: Literal["high-society", "rich-and-good"] | None = None,
    edition: Literal["1995", "2018", "2019-fr", "2025"] | None = None,
    advanced: tuple[Literal["gambling", "excursions", "yacht-club"], ...] | None = None,
    seats: int | None = None,
    people: int | None = None,
    bots: Annotated[Literal["random", "sensible"] | None, Parameter(name="--bots")] = None,
    name: tuple[str, ...] = (),
    memory_aid: bool = False,
    first: int | None = None,
    contribute: bool = False,
    seed: int | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    no_save: Annotated[bool, Parameter(negative="")] = False,
    pace: float = 1.0,
    language: Language = None,
) -> None:
    """Play in the terminal, against bots or handing the keyboard round.

    Without --game or --edition you are asked what to play.

    Parameters
    ----------
    game
        Which game.
    edition
        High Society: whose box.
    advanced
        High Society 2025: cards to shuffle in, once for each.
    seats
        How many at the table: 3 to 5; The Rich and the Good also 2.
    people
        How many of them are people at this keyboard; bots take the other seats.
    bots
        How strong the bots are.
    name
        A player's name; once for each seat, people first.
    memory_aid
        Show what follows from the open play, so that nobody has to remember it.
    first
        The seat (from 1) that begins; drawn with the cards otherwise.
    contribute
        Let people add words of their own to the shuffle.
    seed
        Shuffle from a number instead of a sealed secret: repeatable, for tests.
    resume
        Go on with a saved game.
    save
        The file for the record.
    no_save
        Keep no record.
    pace
        How slowly things happen; 0 for at once.
    language
        en or fr; the language of your system by default.
    """
    screen = Screen(Words(language or language_of()), pace=max(0.0, min(pace, 10.0)))
    if resume is not None:
        journal = Journal.resume(read(resume))
        save = save or resume
    else:
        wish = Wish(game, edition, advanced, seats, people, bots, name, memory_aid, first)
        if edition is not None or advanced is not None:
            wish.game = game or "high-society"
        journal = _new_game(wish, seed, contribute, screen)
    seats_of_bots = {seat: level for seat, level in enumerate(_levels(journal)) if level}
    players = {seat: bot_for(journal.game, level) for seat, level in seats_of_bots.items()}
    file = None if no_save else save or home() / name_for(journal)
    finished = Sitting(screen, journal, players, file).play()
    _farewell(screen, journal, file, finished)


def _levels(journal: Journal) -> tuple[str, ...]:
    return journal.levels or ("", *("sensible",) * (journal.game.seats - 1))


def _new_game(wish: Wish, seed: int | None, contribute: bool, screen: Screen) -> Journal:
    words = screen.words
    screen.show(f"[bold gold3]Beau Monde[/] · {words('welcome')}", f"[dim]{words('unofficial')}[/]")
    wish = complete(wish, screen)
    game = game_of(wish)
    names = names_of(wish, game, screen)
    levels = [""] * (wish.people or 0) + [wish.level or "sensible"] * (game.seats - (wish.people or 0))
    source: Source = Seed(seed) if seed is not None else _sealed(contribute, names[: wish.people], screen)
    screen.show("", words("commands-hint"))
    return Journal(game, source=source, names=names, levels=levels)


def _sealed(contribute: bool, people: tuple[str, ...], screen: Screen) -> Fair:
    """A secret nobody has seen: the commitment is shown first, then people may add to it."""
    words = screen.words
    fair = Fair.new(secret=new_secret())
    screen.show("", words("fair-commitment", commitment=f"[bold]{fair.commitment}[/]"))
    screen.show(f"[dim]{words('fair-explained')}[/]")
    if not contribute:
        return fair
    return Fair.new([screen.ask(words("ask-words", name=name)) for name in people], fair.secret)


def _farewell(screen: Screen, journal: Journal, file: Path | None, finished: bool) -> None:
    words = screen.words
    setup = journal.record().setup
    screen.show("")
    if finished and isinstance(setup, Fair):
        screen.show(words("secret-revealed", secret=setup.secret))
    if file is not None:
        screen.show(words("saved-finished" if finished else "saved-unfinished", file=file))
        if not finished:
            screen.show(words("resume-hint", file=file))
    screen.show(words("goodbye"))


@app.command
def verify(file: Path, *, commitment: str | None = None, language: Language = None) -> int:
    """Prove that a recorded game was shuffled as promised and played by the rules.

    Parameters
    ----------
    file
        The record, JSON or text.
    commitment
        The line that was shown before the game; the record must belong to it.
    """
    screen = Screen(Words(language or language_of()))
    return 0 if verify_record(screen, file.name, read(file), commitment) else 1


@app.command
def show(file: Path, *, language: Language = None) -> None:
    """Tell a recorded game in sentences, from the first card to the result.

    Parameters
    ----------
    file
        The record, JSON or text.
    """
    screen = Screen(Words(language or language_of()))
    record = read(file)
    names = record.names or tuple(screen.words("player-name", number=seat + 1) for seat in range(record.game.seats))
    face = face_for(screen.words, names, record.game)
    for step in replay(record):
        for event in step.events:
            for sentence in face.tell(event, None):
                screen.console.print(sentence, markup=False)


@app.command
def convert(file: Path, *, to: Literal["json", "text"]) -> None:
    """Write a record in the other form: JSON for programs, text for people.

    Parameters
    ----------
    file
        The record, JSON or text.
    to
        The form to write.
    """
    record = read(file)
    replay(record)
    sys.stdout.write(write_text(record) if to == "text" else record.dumps() + "\n")


def run() -> None:
    """The program `beaumonde`: every error is one sentence."""
    try:
        sys.exit(app())
    except BeauMondeError as error:
        message = Words(language_of()).error(error)
        sys.stderr.write(f"✗ {message}\n")
        sys.exit(2)
    except (KeyboardInterrupt, Leave):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
