"""Noun phrases and numbers of things: the little grammar that our wording needs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "Noun",
    "conjugated",
    "counted",
    "each_of",
    "in_words",
    "joined",
    "plural",
    "possessive",
    "times",
    "with_article",
]

_IRREGULAR = {"Elf": "Elves", "Wolf": "Wolves", "Dwarf": "Dwarves", "Plains": "Plains"}
_SECOND = {"you", "they"}
_MASS = {"life", "damage", "mana"}
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_VERBS = {
    "be": "is",
    "have": "has",
    "do": "does",
    "lose": "loses",
    "may": "may",
    "can": "can",
    "can't": "can't",
}
_LAST = ("card", "permanent", "spell", "ability", "token", "player")
"""Nouns that stand behind all others: "creature card", "Elf permanent"."""


@attrs.frozen
class Noun:
    """A noun phrase: adjectives, nouns, and what stands behind: "red Elf you control".

    A `fixed` one is said as it stands, whatever the form: "any target". Where no noun is, it is a
    `default`.
    """

    before: tuple[str, ...] = ()
    nouns: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    fixed: str = ""
    default: str = "object"

    def __str__(self) -> str:
        """Return it in the singular, without an article."""
        return self.fixed or " ".join((*self.adjectives(), self.noun(), *self.after))

    def noun(self) -> str:
        """Return the nouns alone, in their order; "object" where none says more."""
        nouns = sorted(dict.fromkeys(self.nouns), key=lambda noun: noun in _LAST)
        if len(nouns) > 1 and nouns[-1] == "permanent":
            nouns.pop()  # a creature is one unless something else is said
        return " ".join(nouns) or self.default

    def adjectives(self) -> list[str]:
        """Return what stands before the nouns, in order."""
        return sorted(self.before, key=lambda word: word != "other")

    def or_(self, default: str) -> Noun:
        """Return it with another noun for what has none."""
        return attrs.evolve(self, default=default)

    def and_(self, other: Noun) -> Noun:
        """Return what is both."""
        if self.fixed or other.fixed:
            one, more = (self, other) if self.fixed else (other, self)
            return Noun(fixed=" ".join((*more.adjectives(), one.fixed, *more.after)))
        return Noun(self.before + other.before, self.nouns + other.nouns, self.after + other.after)

    def form(self, wanted: str) -> str:
        """Return it with an article (`a`), with a word before it, or in the plural (`s`)."""
        if self.fixed:
            return self.fixed
        if wanted.startswith("of "):
            return str(self.or_(wanted.removeprefix("of ")))
        if wanted == "s":
            return " ".join((*self.adjectives(), plural(self.noun()), *self.after))
        if wanted.startswith("a "):
            return with_article(str(self.or_(wanted.removeprefix("a "))))
        return with_article(str(self)) if wanted == "a" else f"{wanted} {self}"


def with_article(noun: str) -> str:
    """Return "a" or "an", and the noun; what is "other" is "another"."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"an {noun}" if re.match(r"[aeiou]|X\b", noun, re.IGNORECASE) else f"a {noun}"


def plural(noun: str) -> str:
    """Return the plural of a noun, or the form of a verb for "each player", which ends alike."""
    first, _, last = noun.rpartition(" ")
    if " or " in noun:
        return " or ".join(map(plural, noun.split(" or ")))
    if last in _IRREGULAR:
        last = _IRREGULAR[last]
    elif re.search(r"[^aeiou]y$", last):
        last = f"{last[:-1]}ies"
    elif re.search(r"(s|x|z|ch|sh)$", last):
        last = f"{last}es"
    else:
        last = f"{last}s"
    return f"{first} {last}".lstrip()


def counted(number: int | str, noun: str) -> str:
    """Return so many of a thing; a number that is worked out is said behind the thing."""
    if isinstance(number, str) and " " in number:
        mass = noun.split(" ", maxsplit=1)[0] in _MASS
        return f"{noun} equal to {number}" if mass else f"as many {plural(noun)} as {number}"
    if noun.split(" ", maxsplit=1)[0] in _MASS:
        return f"{number} {noun}"
    return with_article(noun) if number == 1 else f"{in_words(number)} {plural(noun)}"


def each_of(those: str) -> str:
    """Return a phrase for things with which a verb in the singular goes, and "it"."""
    return f"each of {those}" if those.startswith("those ") else those


def in_words(number: int | str) -> str:
    """Return a small number as a word."""
    if isinstance(number, int) and 0 <= number < len(_NUMBERS):
        return _NUMBERS[number]
    return str(number)


def times(number: int) -> str:
    """Return how many times something is taken, with a space behind it; nothing for once."""
    return {1: "", 2: "twice "}.get(number, f"{in_words(number)} times ")


def joined(parts: Sequence[str], word: str = "and") -> str:
    """Return phrases as a list."""
    return (
        f" {word} ".join((", ".join(parts[:-1]), *parts[-1:])) if len(parts) > 1 else "".join(parts)
    )


def possessive(who: str) -> str:
    """Return whose something is."""
    return "your" if who == "you" else f"{who}'s"


def conjugated(who: str, verb: str) -> str:
    """Return a subject, and a verb (with whatever follows it) in the form that goes with it."""
    first, _, rest = verb.partition(" ")
    if who in _SECOND:
        return f"{who} {'are' if first == 'be' else first} {rest}".rstrip()
    return f"{who} {_VERBS.get(first) or plural(first)} {rest}".rstrip()
