"""The kinds of stickers, and what each does to the object that it is on (123.1, 123.6 to 123.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.continuous import Change, Layer, Part
from cardwright_core.lasting import Among
from cardwright_core.terms import Filter
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.changes import AddAbilities, SetPT

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = [
    "PUBLIC",
    "AbilitySticker",
    "ArtSticker",
    "NameSticker",
    "PTSticker",
    "Sticker",
    "StickerSheet",
    "WordAdded",
    "with_word",
    "words_in",
]

PUBLIC = (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE, Zone.STACK, Zone.COMMAND)
"""The zones in which stickers stay on an object (123.5)."""

_VOWELS = "aeiouy"


@record
class Sticker(Record):
    """A sticker: the name of its sheet and its place there tell it from all others (123.3a).

    It may have a cost in tickets (123.3c).
    """

    kind: ClassVar[str] = ""

    tickets: int = 0
    sheet: str = ""
    place: int = 0

    def parts(self, item: int, after: int) -> tuple[Part, ...]:
        """Return what it does to the object that it is on, `after` so many words of its name."""
        del self, item, after
        return ()

    def __str__(self) -> str:
        """Name it."""
        return f"{self.kind} sticker {self.place} of {self.sheet}"


@record
class NameSticker(Sticker):
    """One or more words that are added to a name (123.6)."""

    kind: ClassVar[str] = "name"

    words: str = ""

    def parts(self, item: int, after: int) -> tuple[Part, ...]:
        """612.9, 613.1c"""
        return (Part(Layer.TEXT, Among((item,)), WordAdded(self.words, after), PUBLIC),)

    def letters(self, letter: str) -> int:
        """Return how often a letter is on it, upper case or lower (123.6d)."""
        return self.words.casefold().count(letter.casefold())

    @property
    def unique_vowels(self) -> int:
        """How many different vowels are on it (123.6e)."""
        return len({*_VOWELS}.intersection(self.words.casefold()))

    def __str__(self) -> str:
        """Say its words."""
        return self.words


@record
class AbilitySticker(Sticker):
    """Abilities that an object gains (123.7)."""

    kind: ClassVar[str] = "ability"

    abilities: tuple[Ability, ...] = ()

    def parts(self, item: int, after: int) -> tuple[Part, ...]:
        """613.1f"""
        del after
        return (Part(Layer.ABILITY, Among((item,)), AddAbilities(self.abilities), PUBLIC),)


@record
class PTSticker(Sticker):
    """A power and a toughness that a creature has (123.8)."""

    kind: ClassVar[str] = "power and toughness"

    power: int = 0
    toughness: int = 0

    def parts(self, item: int, after: int) -> tuple[Part, ...]:
        """613.4b"""
        del after
        change = SetPT(self.power, self.toughness)
        return (Part(Layer.SET_PT, TakesPowerAndToughness(item), change, PUBLIC),)

    def __str__(self) -> str:
        """Say the numbers."""
        return f"{self.power}/{self.toughness}"


@record
class ArtSticker(Sticker):
    """A picture, which only marks the object (123.9)."""

    kind: ClassVar[str] = "art"


@record
class StickerSheet(Record):
    """A sheet of certain stickers, told by its name (123.2)."""

    name: str
    printed: tuple[Sticker, ...]

    @property
    def stickers(self) -> tuple[Sticker, ...]:
        """Its stickers, each one of its own (123.3a)."""
        return tuple(
            sticker.replace(sheet=self.name, place=place)
            for place, sticker in enumerate(self.printed, 1)
        )


@record
class TakesPowerAndToughness(Filter):
    """An object, if it is a creature, or a Vehicle card that is not on the battlefield (123.8)."""

    english = "the object, if it is a creature"

    item: int

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its types, and what changes the words of its type line."""
        return frozenset({"copy", "text", "type"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is that one, and so."""
        del game, by
        if view.id != self.item:
            return False
        vehicle = view.zone is not Zone.BATTLEFIELD and view.is_a("Vehicle")
        return vehicle or view.is_a("Creature")


@record
class WordAdded(Change):
    """A word is added to its name, after so many others (123.6b, 123.6c)."""

    english = "has “{word}” added to its name"

    removes: ClassVar[bool] = False

    word: str
    after: int

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add it."""
        del game, by
        was = view.characteristics
        return view.replace(
            characteristics=was.replace(name=with_word(was.name, self.word, self.after))
        )


def words_in(name: str) -> int:
    """Return how many words are in a name; a blank line is none (123.6a)."""
    return sum(map(_is_word, name.split()))


def _is_word(text: str) -> bool:
    return bool(text.strip("_"))


def with_word(name: str, word: str, after: int) -> str:
    """Return a name with a word added after so many words, or at the end (123.6c)."""
    before: list[str] = []
    left = name.split()
    while left and after:
        after -= _is_word(left[0])
        before.append(left.pop(0))
    return " ".join((*before, word, *left))
