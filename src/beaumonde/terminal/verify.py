"""`beaumonde verify`: what can be proven about a recorded game, point by point."""

from rich.text import Text

from beaumonde.core.errors import BadRecord
from beaumonde.core.record import Record, replay
from beaumonde.core.shuffle import Fair, Seed, commit
from beaumonde.terminal.screen import Screen


def verify_record(screen: Screen, title: str, record: Record, shown: str | None) -> bool:
    """Show every point; True if all of them hold."""
    words = screen.words
    moves = len(record.moves)
    screen.show(Text(title, style="bold"))
    game = words(f"game-{record.game.name}")
    screen.show(words("verify-game", game=game, seats=record.game.seats, moves=moves))
    if not _verify_source(screen, record, shown):
        return False
    try:
        result = replay(record)[-1].state.result
    except BadRecord as error:
        return _bad(screen, words("verify-wrong", reason=words.error(error, getattr(record.game, "edition", None))))
    screen.show(words("verify-moves", moves=moves))
    if result is None:
        screen.show(words("unfinished"))
        return True
    names = record.names or tuple(words("player-name", number=seat + 1) for seat in range(record.game.seats))
    winners = words.listing(names[seat] for seat in result.winners)
    screen.show(words("verify-result", winners=winners))
    return True


def _verify_source(screen: Screen, record: Record, shown: str | None) -> bool:
    words = screen.words
    setup = record.setup
    if not isinstance(setup, Fair):
        seed = isinstance(setup, Seed)
        screen.show(words("verify-seed", seed=str(setup.seed)) if isinstance(setup, Seed) else words("verify-by-hand"))
        if shown is not None:
            return _bad(screen, words("verify-commitment-absent"))
        if seed:
            screen.show(words("verify-deck"))
        return True
    if not setup.commitment:
        return _bad(screen, words("verify-commitment-absent"))
    true_commitment = commit(setup.secret)
    if setup.commitment != true_commitment:
        error = BadRecord("commitment-broken", commitment=setup.commitment[:64])
        return _bad(screen, words("verify-wrong", reason=words.error(error)))
    screen.show(words("verify-commitment-good"))
    screen.show_whole(f"  {true_commitment}")
    if shown is not None:
        if shown.strip().lower() != true_commitment:
            return _bad(screen, words("verify-commitment-other", commitment=shown.strip()[:64]))
        screen.show(words("verify-commitment-yours"))
    screen.show(words("verify-deck"))
    return True


def _bad(screen: Screen, sentence: str) -> bool:
    screen.show(Text(sentence, style="bold indian_red1"))
    return False
