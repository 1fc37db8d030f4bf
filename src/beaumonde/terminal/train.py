"""`beaumonde train`: a network learns a game by playing against itself."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from beaumonde.core.errors import BadOption, MissingExtra
from beaumonde.locale import Words, language_of
from beaumonde.terminal.screen import Screen

if TYPE_CHECKING:
    from beaumonde.learn.training import Line

MEASURE_EVERY = 300.0


def train(
    game: Literal["high-society", "rich-and-good"],
    /,
    *,
    folder: Path | None = None,
    minutes: float = 120.0,
    seed: int = 0,
    ray: bool = False,
    language: Annotated[str | None, Parameter(help="en, fr or de; the language of your system by default.")] = None,
) -> None:
    """Train the network of a game from scratch, by self-play. Ctrl-C stops; the same command continues.

    The folder gets the weights, everything needed to continue, the history, and a picture of the learning curves.

    Parameters
    ----------
    game
        Which game; its network covers all editions and player counts.
    folder
        The folder of the training; runs/ and the name of the game by default.
    minutes
        How many minutes to train in total, including earlier parts.
    seed
        The seed of the first weights and of the games.
    ray
        Play on a Ray cluster: the one that RAY_ADDRESS names, or a new one on this machine.
    """
    try:
        import jax  # noqa: F401, PLC0415 - heavy, and only for training
        import optax  # noqa: F401, PLC0415
    except ImportError as error:
        raise MissingExtra("no-jax") from error
    from beaumonde.learn.cluster import player_here, players  # noqa: PLC0415
    from beaumonde.learn.curves import draw  # noqa: PLC0415
    from beaumonde.learn.tables import main_table  # noqa: PLC0415
    from beaumonde.learn.training import Training  # noqa: PLC0415
    from beaumonde.learn.yardstick import share_against_sensible  # noqa: PLC0415

    if not 0 < minutes <= 100_000:
        raise BadOption("bad-minutes", minutes=minutes)
    screen = Screen(Words(language or language_of()))
    words = screen.words
    training = Training(game, folder or Path("runs") / game, minutes * 60, seed=seed)
    if training.history:
        screen.show(words("train-goes-on", minutes=round(training.passed / 60), games=training.history[-1].games))
    settings = training.learner.settings
    begin = seed + len(training.history)
    playing = players(game, settings, begin) if ray else player_here(game, settings, begin)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with playing as play, Progress(*columns, console=screen.console) as bar:
        task = bar.add_task(words("train-progress", games=0, share="–"), total=training.seconds)
        share = "–"

        def tell(line: "Line") -> None:
            nonlocal share
            if line.share is not None:
                share = f"{line.share:.0%}"
            bar.update(task, completed=line.seconds, description=words("train-progress", games=line.games, share=share))

        try:
            training.run(play, lambda weights: share_against_sensible(game, weights), MEASURE_EVERY, tell)
        except KeyboardInterrupt:
            bar.stop()
    picture = training.folder / "curves.png"
    draw(training.history, 1 / main_table(game).seats, game, picture)
    screen.show_whole(words("train-done", folder=str(training.folder)))
