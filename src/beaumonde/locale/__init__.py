"""The words of every surface: one Fluent catalogue a language."""

from beaumonde.locale.words import LANGUAGES, Words, language_of

__all__ = ["LANGUAGES", "Words", "language_of"]
