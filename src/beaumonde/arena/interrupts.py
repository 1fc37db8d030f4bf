"""A Ctrl-C that cannot get lost."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


@contextmanager
def kept_interrupts() -> Iterator[Callable[[], None]]:
    """Ctrl-C is raised as ever. Where Python swallows that, as in a destructor, the function given raises it later."""
    heard = False

    def hear(number: int, frame: FrameType | None) -> None:
        nonlocal heard
        heard = True
        signal.default_int_handler(number, frame)

    def raise_what_was_heard() -> None:
        if heard:
            raise KeyboardInterrupt

    usual = current_thread() is main_thread() and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if usual:
        signal.signal(signal.SIGINT, hear)
    try:
        yield raise_what_was_heard
    finally:
        if usual:
            signal.signal(signal.SIGINT, signal.default_int_handler)
