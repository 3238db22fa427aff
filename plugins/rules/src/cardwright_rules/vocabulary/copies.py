"""Copies: permanents that enter as copies or become them (707)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.cards import about, as_it_enters
from cardwright_core.copying import copied_with_sides
from cardwright_core.decisions import Decision
from cardwright_core.events import merged_counters
from cardwright_core.grants import all_granted
from cardwright_core.lasting import Among, begin_continuous
from cardwright_core.layers import Change, Layer, Part, copiable_values
from cardwright_core.replacement import Replacement, ReplacementClass
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.moving import TokensCreated
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.filters import CREATURE
from cardwright_rules.vocabulary.happened import events_while, tokens_among
from cardwright_rules.vocabulary.selections import TARGET
from cardwright_rules.vocabulary.statics import Continuous

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Ability, Effect, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.mana import Color
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "AlsoSubtypes",
    "AlsoTypes",
    "BecomeCopy",
    "CopyException",
    "CopyOf",
    "CreateTokenCopies",
    "EntersAsCopy",
    "MoreCounters",
    "NotLegendary",
    "WithAbilities",
    "WithColors",
    "WithKeywords",
    "WithPT",
    "WithTypes",
    "WithoutManaCost",
    "excepted",
]


BY_EXCEPTION = "exception of a copy effect"
"""On what abilities are printed that a copy has beside those that were copied (702.165c)."""


class CopyException(Record):
    """Base of what is different about a copy (707.9)."""

    __slots__ = ()

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Return the values with the exception made; they can be copied in turn (707.9b)."""
        del game
        return copied

    def enters(self, game: Game, by: Instance, event: Enters) -> Enters:
        """Return how it enters, for an exception that is no change of values (707.9e)."""
        del game, by
        return event


@record
class AlsoTypes(CopyException):
    """It has these types in addition to its other types."""

    english = "it is also {types}"

    types: tuple[str, ...]

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Put those in front that it lacks, so that the type line reads as one."""
        del game
        more = tuple(word for word in self.types if word not in copied.types)
        return copied.replace(types=(*more, *copied.types))


@record
class AlsoSubtypes(CopyException):
    """It has these subtypes in addition to its other types."""

    english = "it is also {subtypes}"

    subtypes: tuple[str, ...]

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Put those in front that it lacks."""
        del game
        more = tuple(word for word in self.subtypes if word not in copied.subtypes)
        return copied.replace(subtypes=(*more, *copied.subtypes))


@record
class WithoutManaCost(CopyException):
    """It has no mana cost (202.1b)."""

    english = "it has no mana cost"

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Take it away."""
        del self, game
        return copied.replace(cost=None)


@record
class NotLegendary(CopyException):
    """It isn't legendary."""

    english = "it isn't legendary"

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Take the supertype away."""
        del game
        left = tuple(word for word in copied.supertypes if word != "Legendary")
        return copied.replace(supertypes=left)


@record
class MoreCounters(CopyException):
    """It enters with an additional counter on it, if it is of a type (707.9f)."""

    english = "if it is {if_it_is}, it enters with {count:additional {counter} counter}"

    counter: str
    if_it_is: str
    count: Amount = 1

    def enters(self, game: Game, by: Instance, event: Enters) -> Enters:
        """Add the counter; another copy effect takes it away again (707.9e)."""
        if event.values is None or not event.values.is_a(self.if_it_is):
            return event
        more, kind = amount(game, by, self.count), self.counter
        return event.replace(
            counters=merged_counters(event.counters, kind, more),
            excepted=merged_counters(event.excepted, kind, more),
        )


@record
class WithPT(CopyException):
    """It has this power and toughness; what defines them otherwise is not copied (707.9d)."""

    english = "it's {power}/{toughness}"

    power: int
    toughness: int

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Set them, and leave out what defines them."""
        del game
        left = _not_defining(copied, Layer.DEFINE_PT)
        return copied.replace(power=self.power, toughness=self.toughness, abilities=left)


@record
class WithColors(CopyException):
    """It has these colors; what defines them otherwise is not copied (707.9d)."""

    english = "it's {colors}"

    colors: frozenset[Color]

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Set them, and leave out what defines them."""
        del game
        left = tuple(one for one in _not_defining(copied, Layer.COLOR) if one.keyword != "devoid")
        return copied.replace(colors=self.colors, abilities=left)


@record
class WithTypes(CopyException):
    """It has these types and subtypes, and no others of the kinds that it names (707.9b)."""

    english = "it's {subtypes}"

    subtypes: tuple[str, ...]

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Set them."""
        del game
        return copied.replace(subtypes=self.subtypes)


@record
class WithAbilities(CopyException):
    """It has these abilities beside those that are copied (707.9a)."""

    english = "it has “{abilities}”"

    abilities: tuple[Ability, ...]

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Add them."""
        del game
        return copied.replace(abilities=(*copied.abilities, *map(_added, self.abilities)))


@record
class WithKeywords(CopyException):
    """It has these keyword abilities beside those that are copied (707.9a)."""

    english = "it has {keywords}"

    keywords: tuple[str, ...]

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Add what they stand for."""
        gained = (one for word in self.keywords for one in game.rules.catalog.expand(word))
        return copied.replace(abilities=(*copied.abilities, *map(_added, gained)))


def _added(ability: Ability) -> Ability:
    """Return an ability as one that no card has, as what asks for printed ones sees it."""
    return ability.replace(printed_on=BY_EXCEPTION)


def _not_defining(copied: Characteristics, layer: Layer) -> tuple[Ability, ...]:
    """Return the abilities but those that define what a layer changes (604.3)."""
    return tuple(one for one in copied.abilities if not _defines(one, layer))


def _defines(ability: Ability, layer: Layer) -> bool:
    behaviour = getattr(ability, "behaviour", None)
    if not isinstance(behaviour, Continuous) or not behaviour.defines:
        return False
    return any(part.layer is layer for part in behaviour.parts)


@record
class EntersAsCopy(Record):
    """It may enter as a copy of a permanent of a set, with exceptions (707.5, 707.9).

    The permanent is chosen before it enters (614.12a), among those that are there already. What the
    copied text says of its own entering is asked afterwards, a further choice of a copy too.
    """

    english = "you may have this enter as a copy of {of:a}{but:?, except @}"

    of: Filter = CREATURE
    but: tuple[CopyException, ...] = ()

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """614.1c, 616.1c"""
        if event.becomes != by.source.id:
            return None
        key: Hashable = (by.owner, by.number, by.ability, event.values)

        def as_copy(game: Game, enters: Enters) -> Event:
            return self.as_copy(game, by, enters)

        return Replacement(key, by, as_copy, ReplacementClass.COPY, "707.5")

    def as_copy(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return the event in which it enters as a copy of what its controller chooses."""
        there = tuple(
            v.id
            for v in game.permanents()
            if self.of.matches(game, by, v) and game.reaches(by.controller, v.controller)
        )
        prompt = f"what {by.source.name} enters as a copy of"
        decision = Decision((event.controller,), "copy", there, 0, 1, prompt=prompt, rule="707.5")
        for chosen in game.choose(decision):
            values = excepted(game, copiable_values(game, chosen), self.but)
            counters = event.counters
            for kind, count in event.excepted:
                counters = merged_counters(counters, kind, -count)
            entering = event.replace(values=values, counters=counters, excepted=())
            for exception in self.but:
                entering = exception.enters(game, by, entering)
            return entering
        return event


@record
class CreateTokenCopies(Record):
    """Its controller creates tokens that are copies of an object, with exceptions (707.8a).

    What is done with them `then` finds them as ``THOSE_CARDS``.
    """

    english = "create {count:token} that's a copy of {of}{but:?, except @}{then:?; @}"

    of: Selection = TARGET
    count: Amount = 1
    but: tuple[CopyException, ...] = ()
    tapped: bool = False
    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it, for all of them at once; what left is copied as it last was (608.2h)."""
        count = amount(game, by, self.count)
        items = self.of.known(game, by) if count > 0 else ()
        created = [self._created(game, by, item, count) for item in items]
        if self.then is None:
            at_once(game, by, created)
            return
        tokens = tokens_among(game, events_while(game, partial(at_once, game, by, created)))
        self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", tokens))))

    def _created(self, game: Game, by: Instance, item: int, count: int) -> TokensCreated:
        values, form = copied_with_sides(game, item)
        if form is not None and form.whole is not None and self.but:
            whole = excepted(game, form.whole, self.but)
            others = tuple(excepted(game, one, self.but) for one in whole.faces)
            whole = whole.replace(faces=others)
            form = form.replace(whole=whole)
            values = whole.sets[form.face]
        elif self.but:
            values = excepted(game, values, self.but)
        return TokensCreated(by.controller, values, count, self.tapped, form)


def excepted(
    game: Game, copied: Characteristics, exceptions: tuple[CopyException, ...]
) -> Characteristics:
    """Return the values with all exceptions; the other half of a flip card has them too."""
    for exception in exceptions:
        copied = exception.values(game, copied)
    if copied.layout is not None and copied.layout.alternative:
        faces = tuple(excepted(game, face, exceptions) for face in copied.faces)
        copied = copied.replace(faces=faces)
    return copied


@record
class CopyOf(Change):
    """It is a copy with these values (layer 1a, 707.2b).

    Abilities that refer to each other are a pair of their own, apart from equal ones that the
    object has or had otherwise (607.5): each is told by the effect that gave it.
    """

    english = "it is a copy with {values}"

    values: Characteristics

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Set all of them."""
        gained = all_granted(game.state, by, view, ((one, 0) for one in self.values.abilities))
        return view.replace(characteristics=self.values.replace(abilities=gained))


@record
class BecomeCopy(Record):
    """Permanents become copies of an object, whose values are taken now (707.2b, 707.4)."""

    english = (
        "{what:each} becomes a copy of {of} {duration}{but:?, except @}"
        "{with_this_ability:?, except it has this ability}"
    )

    of: Selection = TARGET
    what: Selection = TARGET
    duration: Duration = Duration.FOREVER
    but: tuple[CopyException, ...] = ()
    with_this_ability: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin the effect on the objects that are there now."""
        but = self.but
        if self.with_this_ability:
            but = (*but, WithAbilities((by.ability.replace(grant=None),)))
        for original in self.of.known(game, by)[:1]:
            affected = Among(self.what.objects(game, by))
            change = CopyOf(excepted(game, copiable_values(game, original), but))
            part = Part(Layer.COPY, affected, change, (Zone.BATTLEFIELD,))
            begin_continuous(game, by, (part,), self.duration)
