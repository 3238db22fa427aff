"""What the values of cards say, in English of our own; see ``saying``."""

from cardwright_rules.english import phrases as _phrases  # noqa: F401 - it knows the words
from cardwright_rules.english.saying import say, sentence

__all__ = ["say", "sentence"]
