"""Ctrl-C always arrives, once."""

import signal
from threading import Thread

import pytest

from beaumonde.arena.interrupts import kept_interrupts


class Swallows:
    """Python only prints what is raised in a destructor."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_one_that_python_swallows_is_raised_later() -> None:
    with kept_interrupts() as look_for_one:
        look_for_one()
        Swallows()
        with pytest.raises(KeyboardInterrupt):
            look_for_one()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_others_are_raised_at_once() -> None:
    with pytest.raises(KeyboardInterrupt), kept_interrupts():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_who_listens_already_goes_on_listening() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        with kept_interrupts() as look_for_one:
            signal.raise_signal(signal.SIGINT)
            look_for_one()
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIGINT]


def test_other_threads_hear_nothing() -> None:
    done: list[bool] = []

    def play() -> None:
        with kept_interrupts() as look_for_one:
            look_for_one()
            done.append(True)

    thread = Thread(target=play)
    thread.start()
    thread.join()
    assert done
