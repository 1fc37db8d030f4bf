"""What a person may be called at a table, whichever way they come to it."""

from unicodedata import category, normalize

LONGEST_NAME = 20
CONTROL = ("Cc", "Cf")
"""Unicode categories of what directs a text instead of being seen: zero-width characters, soft hyphens, bidi marks."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that show nothing: Hangul fillers, Khmer inherent vowels, the braille blank."""
SEEN = ("L", "N", "P", "S")
"""Letters, numbers, punctuation and symbols. A mark alone, such as an accent on nothing, is no name."""


def name_in(text: str) -> str | None:
    """The name as a table shows it, without what cannot be seen; None if nothing is left, or too much."""
    name = normalize("NFC", " ".join(filter(None, map(_visible, text.split()))))
    seen = any(category(character).startswith(SEEN) for character in name)
    return name if seen and len(name) <= LONGEST_NAME and name.isprintable() else None


def _visible(word: str) -> str:
    return "".join(letter for letter in word if category(letter) not in CONTROL and letter not in BLANK)
