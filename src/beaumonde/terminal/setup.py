"""What to play, with whom: from the command line, and from questions for what it leaves open."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from beaumonde.bots import levels_here
from beaumonde.core.errors import BadOption, brief
from beaumonde.core.game import Game
from beaumonde.core.names import name_in
from beaumonde.games.high_society.cards import CARD, Card
from beaumonde.games.high_society.editions import DEFAULT_EDITION, EDITIONS
from beaumonde.games.high_society.game import high_society
from beaumonde.games.rich_and_good.game import rich_and_good
from beaumonde.games.rich_and_good.goods import DEFAULT_TRACK
from beaumonde.terminal.screen import QUIT, Leave, Screen, number_in

GAMES = ("high-society", "rich-and-good")
USUAL_LEVEL = "sensible"


class Wish(Struct):
    """What the command line says; None where it says nothing."""

    game: str | None = None
    edition: str | None = None
    advanced: tuple[str, ...] | None = None
    seats: int | None = None
    people: int | None = None
    level: str | None = None
    names: tuple[str, ...] = ()
    memory_aid: bool = False
    first: int | None = None
    track: str | None = None

    @property
    def is_open(self) -> bool:
        """Nothing is said about what to play, so it is worth asking."""
        return self.game is None and self.edition is None and self.advanced is None and self.track is None


def complete(wish: Wish, screen: Screen) -> Wish:
    """Ask for what is open, if there is somebody to ask; otherwise take the usual."""
    if wish.is_open and screen.live:
        _ask(wish, screen)
    if wish.game is None:
        wish.game = "high-society" if wish.track is None else "rich-and-good"
    if wish.seats is None:
        wish.seats = 4
    wish.people = 1 if wish.people is None else wish.people
    wish.level = wish.level or "sensible"
    return wish


def _ask(wish: Wish, screen: Screen) -> None:
    words = screen.words
    wish.game = GAMES[screen.choose(words("ask-game"), [words(f"game-{game}") for game in GAMES])]
    fewest = 2
    if wish.game == "high-society":
        fewest = 3
        editions = list(EDITIONS)
        titles = [words("hs-edition", edition=f"e{edition}") for edition in editions]
        wish.edition = editions[screen.choose(words("ask-edition"), titles, editions.index(DEFAULT_EDITION))]
        if (extra := EDITIONS[wish.edition].advanced) and wish.advanced is None:
            wish.advanced = _ask_advanced(extra, screen)
    else:
        wish.track = _ask_track(screen)
    game_of(wish)  # what the command line asks for must fit before more is asked
    if wish.seats is None:
        wish.seats = screen.number(words("ask-seats", fewest=fewest, most=5), fewest, 5, 4)
    if wish.people is None:
        wish.people = screen.number(words("ask-people", most=wish.seats), 0, wish.seats, 1)
    if wish.level is None and wish.people < wish.seats:
        levels = levels_here()
        usual = levels.index(USUAL_LEVEL)
        wish.level = levels[screen.choose(words("ask-level"), [words(f"level-{level}") for level in levels], usual)]


def _ask_advanced(extra: Sequence[Card], screen: Screen) -> tuple[str, ...]:
    words = screen.words
    screen.show("", Text(words("ask-advanced"), style="bold"))
    for number, card in enumerate(extra, 1):
        title = words(f"hs-card-{card.value}", edition=f"e{DEFAULT_EDITION}")
        screen.show(Text.assemble((f"  {number} ", "bold"), title))
    while True:
        answer = screen.ask(words("choose-none"))
        if answer.lower() in QUIT:
            raise Leave
        numbers = [number_in(word, 1, len(extra)) for word in answer.replace(",", " ").split()]
        chosen = [number for number in numbers if number is not None]
        if len(chosen) == len(numbers):
            return tuple(dict.fromkeys(extra[number - 1].value for number in chosen))
        screen.show(words("choose-number", fewest=1, most=len(extra)))


def _ask_track(screen: Screen) -> str | None:
    """Prices of one's own, which make sense; None for ours."""
    words = screen.words
    screen.show("", Text(words("ask-track"), style="bold"), words("ask-track-about", track=_listed(DEFAULT_TRACK)))
    while True:
        answer = screen.ask(words("choose-default", default=words("ask-track-ours")))
        if answer.lower() in QUIT:
            raise Leave
        if not answer:
            return None
        try:
            rich_and_good(track=track_in(answer))
        except BadOption as error:
            screen.show(words.error(error))
        else:
            return answer


def track_in(text: str) -> tuple[int, ...]:
    """The prices in a text, with spaces or commas between them. What is no price becomes one that no track may have."""
    return tuple(int(word) if word.isdecimal() and len(word) < 9 else -1 for word in text.replace(",", " ").split())


def _listed(track: Sequence[int]) -> str:
    return " ".join(map(str, track))


def game_of(wish: Wish) -> Game:
    """The table that was wished for; BadOption if there is none."""
    seats = 4 if wish.seats is None else wish.seats
    game: Game
    if wish.game == "high-society":
        if wish.track is not None:
            raise BadOption("not-for-high-society", option="--track")
        edition = wish.edition or DEFAULT_EDITION
        advanced = tuple(CARD.get(card, card) for card in wish.advanced or ())
        game = high_society(edition, seats, advanced, memory_aid=wish.memory_aid)
    elif wish.game == "rich-and-good":
        for option, value in (("--edition", wish.edition), ("--advanced", wish.advanced)):
            if value is not None:
                raise BadOption("not-for-this-game", option=option)
        track = DEFAULT_TRACK if wish.track is None else track_in(wish.track)
        game = rich_and_good(seats, track, memory_aid=wish.memory_aid)
    else:
        raise BadOption("no-such-game", name=brief(wish.game))
    if wish.first is None:
        return game
    if not 1 <= wish.first <= game.seats:
        raise BadOption("no-such-seat", seat=wish.first, seats=game.seats)
    return replace(game, first=wish.first - 1)


def names_of(wish: Wish, game: Game, screen: Screen) -> tuple[str, ...]:
    """A different name for every seat: people first, then the bots."""
    people = wish.people or 0
    if not 0 <= people <= game.seats:
        raise BadOption("bad-people", people=people, seats=game.seats)
    names = [name for name in map(name_in, wish.names) if name is not None]
    if len(names) < len(wish.names) or len(names) > game.seats or len(set(names)) != len(names):
        raise BadOption("bad-player-names", most=game.seats)
    words = screen.words
    usual = [words("you")] if people == 1 else [words("player-name", number=seat + 1) for seat in range(people)]
    usual += words("bot-names").split(", ")
    for name in usual[min(people, len(names)) :]:
        if len(names) < game.seats and name not in names:
            names.append(name)
    while len(names) < game.seats:
        names.append(words("player-name", number=len(names) + 1))
    return tuple(names)
