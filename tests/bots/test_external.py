"""Programs at the table: what they are told, and what happens when they crash, hang, babble or cheat."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import indent
from typing import Any

import msgspec
import pytest

import beaumonde as bm
from beaumonde.bots import bot_for, move_of
from beaumonde.bots import external as bots_external
from beaumonde.bots import program as bots_program
from beaumonde.bots.external import LISTED, STARTS, External, modest
from beaumonde.core.game import Game, State
from beaumonde.games.high_society import Card, Discard, HighSocietyDeal, Seal

ROOT = Path(__file__).parents[2]
PATIENT = 60.0
"""Seconds that no program here needs, however busy the machine."""


def script(move: str = "answer(legal[0])", *, heard: str = "pass", last: str = "") -> str:
    """A program that does this with every question, that with every message, and a last thing when its input ends."""
    return f"""
import json, os, sys, threading, time

def answer(action, **other):
    print(json.dumps({{"id": message["id"], "action": action, **other}}), flush=True)

for line in sys.stdin:
    message = json.loads(line)
{indent(heard, "    ")}
    if message["type"] == "move":
        id, legal = message["id"], message["legal"]
{indent(move, "        ")}
{last}
"""


Hire = Callable[..., External]


@pytest.fixture
def hire(tmp_path: Path) -> Iterator[Hire]:
    """Puts a program to work; it is gone after the test."""
    hired: list[External] = []

    def one(lines: str, seconds: float = PATIENT) -> External:
        file = tmp_path / f"bot{len(hired)}.py"
        file.write_text(lines)
        hired.append(External([sys.executable, str(file)], seconds))
        return hired[-1]

    yield one
    for external in hired:
        external.close(at_once=True)


def play(game: Game, external: External, seed: int = 1, *, seat: int = 0) -> list[State]:
    """A whole game with the program in one seat: every state in which it had to decide, and the last."""
    external.begin(game, seat, seed)
    others = [bot_for(game, "random", seed + place) for place in range(game.seats)]
    state: State = game.start(seed)
    asked = []
    while state.to_act:
        mover = state.to_act[0]
        asked += [state] if mover == seat else []
        state = state.play(mover, move_of(external if mover == seat else others[mover], state, mover)).state
    assert state.result is not None
    external.over(state.result)
    return [*asked, state]


def codes(external: External) -> list[str]:
    return [fault.reason.code for fault in external.faults]


def running(pid: int) -> bool:
    """Whether there is such a process; one that only waits to be forgotten has ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def ends(pid: int) -> bool:
    """Whether the process ends soon: what is killed takes a moment to die."""
    for _ in range(400):
        if not running(pid):
            return True
        time.sleep(0.05)
    return False


# What a program is told ----------------------------------------------------------------------------------------


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    return tmp_path / "diary"


def told(diary: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in diary.read_text().splitlines()]


def secretary(diary: Path, move: str = "answer(legal[0])") -> str:
    """A program that writes down all it is told."""
    return script(move, heard=f"open({str(diary)!r}, 'a').write(line)")


@pytest.mark.parametrize("game", [bm.high_society("2025", 4, ["yacht-club"]), bm.rich_and_good(2)], ids=repr)
def test_a_program_is_told_of_the_table_then_its_view_for_every_move_then_the_result(
    game: Game, hire: Hire, diary: Path
) -> None:
    external = hire(secretary(diary))
    *asked, last = play(game, external, seed=4, seat=1)
    external.close()
    opening, *questions, over = told(diary)
    assert opening == {
        "type": "game",
        "protocol": 1,
        "game": game.name,
        "options": json.loads(msgspec.json.encode(game)),
        "seat": 1,
        "seed": 4,
        "time": PATIENT,
    }
    assert over == {"type": "over", "result": json.loads(msgspec.json.encode(last.result))}
    assert len(questions) == len(asked) > 10
    for question, state in zip(questions, asked, strict=True):
        assert set(question) == {"type", "id", "seat", "time", "view", "legal", "more"}
        assert question["view"] == json.loads(msgspec.json.encode(state.view(1, memory_aid=True)))
        assert question["legal"] == json.loads(msgspec.json.encode(state.legal(1)[:LISTED]))
        assert len(question["legal"]) + question["more"] == len(state.legal(1))
    assert [question["id"] for question in questions] == list(range(1, len(questions) + 1))
    assert external.faults == []


def test_of_thousands_of_bids_the_cheapest_are_listed_and_any_other_may_be_made(hire: Hire, diary: Path) -> None:
    external = hire(secretary(diary, 'answer({"type": "bid", "cards": [25, 20, 15]})'))
    game = bm.high_society("2018", 3)
    state = game.start(deck=["7", "3", "x2"], first=0)
    external.begin(game, 0)
    assert move_of(external, state, 0) == state.game.read_action("25+20+15")
    question = told(diary)[-1]
    assert question["legal"][:2] == [{"type": "pass"}, {"type": "bid", "cards": [1]}]
    assert (len(question["legal"]), question["more"]) == (LISTED, 2048 - LISTED)


def test_games_follow_each_other_in_one_program(hire: Hire, diary: Path) -> None:
    external = hire(secretary(diary))
    for seed in (1, 2):
        play(bm.rich_and_good(2), external, seed)
    external.close()
    types = [message["type"] for message in told(diary) if message["type"] != "move"]
    assert types == ["game", "over"] * 2


def test_the_first_answer_in_a_game_has_more_time(hire: Hire, diary: Path) -> None:
    external = hire(secretary(diary))
    play(bm.rich_and_good(2), external)
    external.close()
    times = [message["time"] for message in told(diary) if message["type"] == "move"]
    assert times[0] == PATIENT + bots_external.WARM_UP
    assert set(times[1:]) == {PATIENT}


def test_a_program_is_told_why_it_lost_its_move_and_what_was_played(hire: Hire, diary: Path) -> None:
    game = bm.high_society("2018", 3)
    state: State = game.start(deck=["7", "3", "x2"], first=1)
    for seat, word in ((1, "25"), (2, "-")):
        state = state.play(seat, game.read_action(word)).state
    external = hire(secretary(diary, 'answer({"type": "bid", "cards": [1]})'))
    external.begin(game, 0)
    assert move_of(external, state, 0) == game.read_action("-")
    external.close()
    error = told(diary)[-1]
    assert error == {
        "type": "error",
        "id": 1,
        "code": "bot-illegal",
        "data": {"action": '{"type":"bid","cards":[1]}'},
        "because": {"code": "bid-too-low", "data": {"total": 1, "highest": 25, "add": 26}},
        "played": {"type": "pass"},
    }


# Whatever it does, the game goes on ----------------------------------------------------------------------------

ONCE = {
    "crashes": ("os._exit(7)", "bot-ended"),
    "raises": ("raise RuntimeError('the roof is leaking')", "bot-ended"),
    "leaves": ("sys.exit(0)", "bot-ended"),
    "dies of a signal": ("os.kill(os.getpid(), 9)", "bot-ended"),
    "leaves in the middle of a line": ("sys.stdout.write('{'); sys.stdout.flush(); os._exit(0)", "bot-ended"),
    "prints a word": ("print('thinking', flush=True)", "bot-nonsense"),
    "prints another value": ("print('[1, 2]', flush=True)", "bot-nonsense"),
    "prints bytes": ("os.write(1, bytes(range(11, 256)) + b'\\n')", "bot-nonsense"),
    "nests deeply": ("print('[' * 30_000, flush=True)", "bot-nonsense"),
    "prints a long line": ("print('x' * 200_000, flush=True)", "bot-too-long"),
    "never ends a line": ("os.write(1, b'x' * 200_000)", "bot-too-long"),
    "forgets the action": ("print(json.dumps({'id': id}), flush=True)", "bot-nonsense"),
    "forgets the id": ("print(json.dumps({'action': legal[0]}), flush=True)", "bot-nonsense"),
    "has a text for an id": ("answer(legal[0], id=str(id))", "bot-nonsense"),
    "answers another question": ("answer(legal[0], id=id + 7)", "bot-wrong-id"),
    "answers an old question": ("answer(legal[0], id=1)", "bot-wrong-id"),
    "answers twice": ("answer(legal[0]); answer(legal[0])", "bot-wrong-id"),
    "invents an action": ("answer({'type': 'steal', 'from': 2})", "bot-nonsense"),
    "adds to an action": ("answer({**legal[0], 'and': 'more'})", "bot-nonsense"),
    "gives a list for an action": ("answer([])", "bot-nonsense"),
    "plays out of phase": ("answer({'type': 'discard', 'card': '5'})", "bot-illegal"),
    "bids what it does not have": ("answer({'type': 'bid', 'cards': [25, 25]})", "bot-illegal"),
    "bids nothing": ("answer({'type': 'bid', 'cards': []})", "bot-illegal"),
    "bids huge money": ("answer({'type': 'bid', 'cards': [10**30]})", "bot-illegal"),
}


@pytest.mark.parametrize("case", ONCE)
def test_who_misbehaves_once_loses_one_move(case: str, hire: Hire) -> None:
    misdeed, code = ONCE[case]
    external = hire(script(f"if id == 3:\n    {misdeed}\nelse:\n    answer(legal[0])"))
    play(bm.high_society("2018", 3), external)
    assert codes(external) == [code]


def test_the_last_words_of_a_crash_are_kept(hire: Hire) -> None:
    external = hire(script("if id == 2:\n    raise RuntimeError('the roof is leaking')\nanswer(legal[0])"))
    play(bm.rich_and_good(2), external)
    assert external.faults[0].reason.data == {"status": 1, "last": "RuntimeError: the roof is leaking"}


def test_what_a_program_says_cannot_command_a_terminal(hire: Hire) -> None:
    external = hire(
        script(r"print('\x1b[2J' + 'a' * 500 if id == 2 else json.dumps({'id': id, 'action': legal[0]}), flush=True)")
    )
    play(bm.rich_and_good(2), external)
    line = external.faults[0].reason.data["line"]
    assert line.isprintable()
    assert len(line) <= 100


def test_a_stray_line_costs_the_move_it_was_taken_for_and_no_more(hire: Hire) -> None:
    external = hire(script("if id == 2:\n    print('hm', flush=True)\nanswer(legal[0])"))
    play(bm.rich_and_good(2), external)
    assert codes(external) == ["bot-nonsense"]


def test_who_adds_a_line_to_every_answer_loses_its_moves_one_by_one(hire: Hire) -> None:
    external = hire(script("answer(legal[0])\nprint('your turn', flush=True)"))
    asked = len(play(bm.rich_and_good(2), external)) - 1
    assert codes(external) == ["bot-nonsense"] * (asked - 1)


def test_empty_lines_and_further_fields_do_no_harm(hire: Hire) -> None:
    external = hire(script("print('\\r')\nanswer(legal[0], why='because', sure=0.7)\nprint()"))
    play(bm.rich_and_good(2), external)
    assert external.faults == []


def test_a_program_that_does_not_start_is_tried_a_few_times_in_a_game(hire: Hire) -> None:
    external = hire("raise SystemExit(3)")
    for _ in range(2):
        asked = len(play(bm.rich_and_good(2), external)) - 1
        assert codes(external) == ["bot-ended"] * (STARTS - 1) + ["bot-given-up"] * (asked - STARTS + 1)


@pytest.mark.parametrize("command", [["./nowhere"], ["."], ["\0"]], ids=repr)
def test_a_program_that_cannot_be_started_plays_modestly(command: list[str]) -> None:
    external = External(command)
    play(bm.rich_and_good(2), external)
    assert codes(external)[: STARTS + 1] == ["bot-no-start"] * STARTS + ["bot-given-up"]


def test_who_hangs_loses_the_move_and_is_started_anew(hire: Hire, diary: Path) -> None:
    diary.touch()
    does = (
        f"if id == 4:\n    time.sleep(1000)\nopen({str(diary)!r}, 'a').write(f'{{os.getpid()}}\\n')\nanswer(legal[0])"
    )
    external = hire(script(does), seconds=3)
    play(bm.rich_and_good(2), external)
    assert codes(external) == ["bot-late"]
    pids = dict.fromkeys(map(int, diary.read_text().split()))
    assert len(pids) == 2
    assert ends(next(iter(pids)))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that hangs from the start costs no more time than it must."""
    monkeypatch.setattr(bots_external, "WARM_UP", 0.0)
    monkeypatch.setattr(bots_external, "STARTS", 2)
    monkeypatch.setattr(bots_program, "PATIENCE", 0.2)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("lines", "seconds", "code"),
    [
        ("time.sleep(1000)", 0.5, "bot-late"),
        ("while True: pass", 0.5, "bot-late"),
        ("os.close(0); time.sleep(1000)", 0.5, "bot-late"),
        ("os.write(1, b'{'); time.sleep(1000)", 2.0, "bot-no-newline"),
        ("os.close(1); time.sleep(1000)", PATIENT, "bot-closed"),
    ],
)
def test_who_never_answers_is_given_up_for_the_game(lines: str, seconds: float, code: str, hire: Hire) -> None:
    external = hire(f"import os, time\n{lines}", seconds)
    play(bm.high_society("2018", 3), external)
    assert codes(external)[:3] == [code, code, "bot-given-up"]


def test_who_never_stops_talking_is_not_waited_for(hire: Hire) -> None:
    external = hire("while True: print('and another thing')")
    asked = len(play(bm.rich_and_good(2), external)) - 1
    assert codes(external) == ["bot-nonsense"] * asked


def test_endless_talk_on_the_error_stream_is_allowed(hire: Hire) -> None:
    talk = "while True: os.write(2, b'?' * 9999)"
    begin = f"if id == 1: threading.Thread(target=exec, args=({talk!r}, {{'os': os}}), daemon=True).start()"
    external = hire(script(f"{begin}\nanswer(legal[0])"))
    play(bm.rich_and_good(2), external)
    assert external.faults == []


def test_who_leaves_after_a_game_is_started_again_for_the_next_one_without_a_fault(hire: Hire) -> None:
    external = hire(script(heard="if message['type'] == 'over': sys.exit()"))
    for seed in range(3):
        play(bm.rich_and_good(2), external, seed)
        assert external.faults == []


# Nobody is left behind -----------------------------------------------------------------------------------------


def test_a_program_leaves_when_its_input_ends(hire: Hire, tmp_path: Path) -> None:
    note = tmp_path / "note"
    external = hire(script(last=f"open({str(note)!r}, 'w').write('goodbye')"))
    play(bm.rich_and_good(2), external)
    external.close()
    assert note.read_text() == "goodbye"


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("kindly", [True, False])
def test_a_program_that_does_not_leave_is_ended_with_all_that_it_started(
    kindly: bool, hire: Hire, tmp_path: Path
) -> None:
    note = tmp_path / "pids"
    does = f"""
if id == 1:
    import subprocess
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
    open({str(note)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
answer(legal[0])"""
    external = hire(script(does, last="time.sleep(1000)"))
    play(bm.rich_and_good(2), external)
    pids = list(map(int, note.read_text().split()))
    assert all(map(running, pids))
    external.close(at_once=not kindly)
    external.close()
    assert all(map(ends, pids))


def test_a_program_that_nobody_closes_ends_with_its_bot(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    code = script(f"if id == 1: open({str(note)!r}, 'w').write(str(os.getpid()))\nanswer(legal[0])")
    external = External([sys.executable, "-c", code], PATIENT)
    play(bm.rich_and_good(2), external)
    assert running(int(note.read_text()))
    del external
    assert ends(int(note.read_text()))


# Modesty -------------------------------------------------------------------------------------------------------


def test_what_is_played_for_a_program_costs_least() -> None:
    game = bm.high_society("2025", 3, ["yacht-club"])
    sealed = game.start(deck=["yacht-club", "3", "x2"])
    assert modest(sealed.legal(0)) == Seal(1)
    owned = ((Card.NINE, Card.FOUR, Card.SEVEN), (), ())
    loss = game.start(deal=HighSocietyDeal(0, (Card.LOSE, Card.ONE, Card.TWO), owned=owned))
    choosing = loss.play(0, game.read_action("-")).state
    assert modest(choosing.legal(0)) == Discard(Card.FOUR)
    trading = bm.rich_and_good(3).start(1)
    seat = trading.to_act[0]
    assert trading.game.write_action(modest(trading.legal(seat))) == "."


# The example ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game", [bm.high_society("2025", 3, ["gambling", "yacht-club"]), bm.rich_and_good(2)], ids=repr
)
def test_the_example_plays_without_a_fault(game: Game) -> None:
    external = External([sys.executable, str(ROOT / "examples" / "bot.py")], PATIENT)
    for seed in range(3):
        play(game, external, seed)
        assert external.faults == []
    external.close()


def test_the_page_shows_the_example_as_it_is_and_it_has_about_twenty_lines() -> None:
    code = (ROOT / "examples" / "bot.py").read_text()
    assert len([line for line in code.splitlines() if line.strip()]) <= 22
    page = (ROOT / "docs" / "external-bots.md").read_text()
    assert f"```python\n{code}```" in page


def test_the_page_explains_every_fault() -> None:
    page = (ROOT / "docs" / "external-bots.md").read_text()
    errors = (ROOT / "src" / "beaumonde" / "locale" / "en" / "errors.ftl").read_text()
    named = [line.split(" ")[0].removeprefix("error-") for line in errors.splitlines() if line.startswith("error-bot-")]
    assert len(named) > 8
    assert [name for name in named if f"`{name}`" not in page] == []
