"""Stickers, in the words of cards (123)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from cardwright_core._records import Record, record
from cardwright_core.continuous import Change
from cardwright_core.decisions import Decision
from cardwright_core.terms import Filter
from cardwright_core.watching import ANYTHING
from cardwright_rules.stickers.kinds import (
    AbilitySticker,
    ArtSticker,
    NameSticker,
    PTSticker,
    StickerSheet,
    with_word,
    words_in,
)
from cardwright_rules.stickers.placed import StickerMoved, StickerPut, available, stickers_on
from cardwright_rules.stickers.sheets import bring_sheets
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.selections import ITSELF, TARGET

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.stickers.kinds import Sticker
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "STICKERED",
    "AbilitySticker",
    "ArtSticker",
    "LettersOnIt",
    "MoveSticker",
    "NameSticker",
    "NameWith",
    "PTSticker",
    "PowerOfSticker",
    "PutSticker",
    "SetName",
    "StickerPut",
    "StickerSheet",
    "Stickered",
    "ToughnessOfSticker",
    "UniqueVowelsOnIt",
    "bring_sheets",
]

_IT = "sticker"
_S = TypeVar("_S", bound="Sticker")


@record
class SetName(Change):
    """It has this name and no other (612.8, layer 3)."""

    english = "is named {name}"

    name: str

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Set it."""
        del game, by
        return view.replace(characteristics=view.characteristics.replace(name=self.name))


@record
class NameWith(Record):
    """A name that an object could get, with a word `after` so many others (123.6b)."""

    after: int
    name: str

    def __str__(self) -> str:
        """Say it."""
        return self.name


def _place_in_name(game: Game, item: int, sticker: Sticker) -> NameWith | None:
    """Let the controller of an object say where in its name the word goes (123.6b)."""
    if not isinstance(sticker, NameSticker):
        return None
    view = game.see(item)
    options = tuple(
        NameWith(after, with_word(view.name, sticker.words, after))
        for after in range(words_in(view.name) + 1)
    )
    prompt = f"the name of {view.called} with {sticker.words}"
    decision = Decision((view.controller,), "name", options, prompt=prompt, rule="123.6b")
    chosen: NameWith = game.choose(decision)[0]
    return chosen


@record
class PutSticker(Record):
    """Its controller puts a sticker on each of some objects; of the `kind` that is named (123.3).

    What happens `then` knows of each sticker that was put.
    """

    english = "put a {kind:?@ }sticker on {what}{then:?; @}"

    kind: str = ""
    what: Selection = TARGET
    then: Effect | None = None

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What happens then."""
        return () if self.then is None else (self.then,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Choose and put one after the other; on what they don't own nothing is put (123.3b)."""
        for item in self.what.objects(game, by):
            sticker = self._chosen(game, by, item)
            if sticker is None:
                continue
            place = _place_in_name(game, item, sticker)
            after, name = (place.after, place.name) if place is not None else (0, "")
            put = StickerPut(item, by.controller, sticker, after, name)
            if game.propose(put, by) is not None and self.then is not None:
                knowing = (*by.captured, (_IT, sticker))
                self.then.resolve(game, by.replace(captured=knowing))

    def _chosen(self, game: Game, by: Instance, item: int) -> Sticker | None:
        options = available(game, by.controller, self.kind)
        if not options or game.see(item).owner != by.controller:
            return None
        prompt = f"which sticker to put on {game.see(item).called}"
        decision = Decision((by.controller,), "sticker", options, prompt=prompt, rule="123.3")
        chosen: Sticker = game.choose(decision)[0]
        return chosen


@record
class MoveSticker(Record):
    """Its controller moves a sticker from one object to another (123.3d)."""

    english = "move a {kind:?@ }sticker from {what} to {to}"

    kind: str = ""
    what: Selection = ITSELF
    to: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Choose one of those on the first, and move it."""
        for item in self.to.objects(game, by)[:1]:
            options = tuple(
                placed
                for there in self.what.objects(game, by)[:1]
                for placed in stickers_on(game, there)
                if placed.sticker.kind == (self.kind or placed.sticker.kind)
            )
            if not options:
                return
            stickers = tuple(placed.sticker for placed in options)
            decision = Decision((by.controller,), "sticker", stickers, rule="123.3d")
            chosen = options[stickers.index(game.choose(decision)[0])]
            place = _place_in_name(game, item, chosen.sticker)
            after = place.after if place is not None else 0
            game.propose(StickerMoved(item, chosen.effect, after), by)


@record
class Stickered(Filter):
    """What has a sticker on it, of one kind if that is named (123.4)."""

    english = "... with a {kind:?@ }sticker on it"

    kind: str = ""

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing: a sticker is no characteristic."""
        return frozenset()

    @property
    def watches(self) -> frozenset[str]:
        """Stickers are no part of an object."""
        return ANYTHING

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del by
        kinds = [placed.sticker.kind for placed in stickers_on(game, view.id)]
        return self.kind in kinds if self.kind else bool(kinds)


STICKERED = Stickered()


def _of_it(by: Instance, kind: type[_S], read: Callable[[_S], int]) -> int:
    """Return a number that the sticker that was put has, if it is of that kind; else none."""
    sticker = dict(by.captured).get(_IT)
    return read(sticker) if isinstance(sticker, kind) else 0


@record
class UniqueVowelsOnIt(Count):
    """How many different vowels are on the name sticker that was put (123.6e)."""

    english = "the number of unique vowels on that sticker"

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        del game
        return _of_it(by, NameSticker, lambda sticker: sticker.unique_vowels)


@record
class LettersOnIt(Count):
    """How often a letter is on the name sticker that was put (123.6d)."""

    english = "the number of times the letter {letter} appears on that sticker"

    letter: str

    def value(self, game: Game, by: Instance) -> int:
        """Count it."""
        del game
        return _of_it(by, NameSticker, lambda sticker: sticker.letters(self.letter))


@record
class PowerOfSticker(Count):
    """The power that is printed on the power and toughness sticker that was put (123.8a)."""

    english = "the power of that sticker"

    def value(self, game: Game, by: Instance) -> int:
        """Return it, whatever the power of the object is."""
        del game
        return _of_it(by, PTSticker, lambda sticker: sticker.power)


@record
class ToughnessOfSticker(Count):
    """The toughness that is printed on the power and toughness sticker that was put (123.8a)."""

    english = "the toughness of that sticker"

    def value(self, game: Game, by: Instance) -> int:
        """Return it, whatever the toughness of the object is."""
        del game
        return _of_it(by, PTSticker, lambda sticker: sticker.toughness)
