"""One line of input in a real terminal, with a line below it that answers while it is typed."""

import sys
from collections.abc import Callable
from textwrap import fill

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition, is_done
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, ConditionalContainer, FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.layout.containers import VerticalAlign
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.output import Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.styles import Style

if sys.platform != "win32":
    import termios

STYLE = Style.from_dict({"prompt": "bold", "below": "italic"})


def ask_live(prompt: str, preview: Callable[[str], str] | None) -> str:
    """The line; EOFError or KeyboardInterrupt when there will be none. Earlier lines cannot be called back."""
    typed = Buffer(multiline=False, accept_handler=_accept)
    mark = BeforeInput(f"{prompt} › ", style="class:prompt")
    line = Window(BufferControl(typed, [mark]), wrap_lines=True, dont_extend_height=True)
    answer = FormattedTextControl(lambda: _folded(preview(typed.text)) if preview else "")
    below = Window(answer, style="class:below", dont_extend_height=True)
    return Application[str](
        Layout(HSplit([line, ConditionalContainer(below, ~is_done)], align=VerticalAlign.TOP)),
        style=STYLE,
        key_bindings=_keys(typed),
        input=_input(),
        output=_output(),
    ).run()


def _accept(typed: Buffer) -> bool:
    get_app().exit(result=typed.text)
    return True  # keep the text: it stays on the screen


def _folded(text: str) -> str:
    return fill(text, max(20, get_app().output.get_size().columns - 1))


def _keys(typed: Buffer) -> KeyBindings:
    keys = KeyBindings()

    @keys.add("c-c")
    @keys.add("<sigint>")
    def _interrupt(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt())

    @keys.add("c-d", filter=Condition(lambda: not typed.text))
    def _end(event: KeyPressEvent) -> None:
        event.app.exit(exception=EOFError())

    return keys


def _input() -> Input:
    """The keyboard from now on: an impatient Enter while others played must not become an answer."""
    keyboard = create_input()
    clear_typeahead(keyboard)
    if sys.platform != "win32":
        termios.tcflush(keyboard.fileno(), termios.TCIFLUSH)
    return keyboard


def _output() -> Output:
    """The lines are drawn where the cursor is, so nobody needs to ask the terminal where that is."""
    output = create_output()
    if isinstance(output, Vt100_Output):
        output.enable_cpr = False
    return output
