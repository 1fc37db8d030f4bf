"""Ids of tables; and invite codes: how one is made, how people read it, and how they type it."""

import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""No I, L or O: they look like 1 and 0."""
LENGTH = 8
GROUP = 4


def new_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_table_id() -> str:
    """An id that nobody can guess. It does not begin with a hyphen: commands would take it for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def show_code(code: str) -> str:
    """The code as people read it: in two groups. A code of an older version has five letters and is one group."""
    return f"{code[:GROUP]}-{code[GROUP:]}" if len(code) == LENGTH else code


def read_code(typed: str) -> str:
    """The code that was typed in capitals or small letters, with or without hyphens and spaces; "" if it is none."""
    code = "".join(letter for letter in typed if letter.isalnum()).upper()
    return code if set(code) <= set(LETTERS) else ""
