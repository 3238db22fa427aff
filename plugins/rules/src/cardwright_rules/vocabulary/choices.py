"""Choices made as a permanent enters, and what its other abilities make of them (614.12a, 607.2d).

The choice is linked: the ability that asks for it and those that refer to it are a pair. Where
nothing was chosen (a permanent became a copy later, 607.5a) what refers to it does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import about, as_it_enters, slug_of
from cardwright_core.decisions import Decision
from cardwright_core.links import link_of, linked
from cardwright_core.mana import Color
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.card_types import CARD_TYPES
from cardwright_rules.subtypes import CREATURE_TYPES
from cardwright_rules.vocabulary.selections import Captured, Each

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = [
    "CARD_TYPES",
    "CHOSEN",
    "OF_CHOSEN_COLOR",
    "OF_CHOSEN_CREATURE_TYPE",
    "OF_CHOSEN_TYPE",
    "WITH_CHOSEN_NAME",
    "AsItEnters",
    "CardName",
    "CardType",
    "Choice",
    "Choosing",
    "ColorWord",
    "CreatureType",
    "OneOfThem",
    "as_it_enters_choose",
    "chosen",
]


class Choice(Record):
    """Base of what can be chosen; `kind` is what the decision and the link are called."""

    __slots__ = ()
    kind: ClassVar[str]

    def options(self, game: Game, by: Instance) -> tuple[Hashable, ...]:
        """Return what there is to choose from."""
        raise NotImplementedError

    def fits(self, game: Game, option: Hashable) -> bool:
        """Whether an option that was chosen is one after all, where that is known only then."""
        del game, option
        return True


@record
class CardType(Choice):
    """A card type, other than some (205.2a)."""

    english = "a card type{other_than:? other than @}"

    kind: ClassVar[str] = "card type"

    other_than: tuple[str, ...] = ()

    def options(self, game: Game, by: Instance) -> tuple[Hashable, ...]:
        """Return the card types that are left."""
        del by
        return tuple(word for word in game.rules.card_types if word not in self.other_than)


@record
class CreatureType(Choice):
    """A creature type (205.3m)."""

    english = "a creature type"

    kind: ClassVar[str] = "creature type"

    def options(self, game: Game, by: Instance) -> tuple[Hashable, ...]:
        """Return all of them."""
        del game, by
        return CREATURE_TYPES


@record
class ColorWord(Choice):
    """A color, by its name (105.1)."""

    english = "a color"

    kind: ClassVar[str] = "color"

    def options(self, game: Game, by: Instance) -> tuple[Hashable, ...]:
        """Return the names of all five."""
        del game, by
        return tuple(color.name.lower() for color in Color)


@record
class CardName(Choice):
    """The name of a card, of those only that are printed with a card type or without one (201.4).

    Offered are the names of the cards in this game, of each of their faces, and then all other
    cards that the catalog knows, by their slugs: those are not loaded to be offered.
    """

    english = "{only:?an @ }card name{other_than:?, but no @}"

    kind: ClassVar[str] = "card name"

    other_than: str = ""
    only: str = ""

    def options(self, game: Game, by: Instance) -> tuple[Hashable, ...]:
        """Return the names in alphabetical order (709.4a, 712.19, 715.5), then the slugs."""
        del by
        catalog = game.rules.catalog
        slugs = {card.slug for card in game.state.cards if card is not None}
        cards = (catalog.definition(slug).characteristics for slug in slugs)
        left = filter(self._is_meant, cards)
        names = sorted({face.name for card in left for face in card.sets})
        others = {slug for source in catalog.sources for slug in source.cards()} - slugs
        return (*names, *sorted(others.difference(map(slug_of, names))))

    def fits(self, game: Game, option: Hashable) -> bool:
        """Load the card that a slug stands for, if its types matter (201.4a)."""
        name = str(option)
        if not (self.other_than or self.only) or name != slug_of(name):
            return True
        return self._is_meant(game.rules.catalog.definition(name).characteristics)

    def _is_meant(self, card: Characteristics) -> bool:
        return not card.is_a(self.other_than) and (not self.only or card.is_a(self.only))


@record
class OneOfThem(Choice):
    """A player, or an opponent."""

    english = "a player"

    kind: ClassVar[str] = "player"

    opponent: bool = False

    def options(self, game: Game, by: Instance) -> tuple[Hashable, ...]:
        """Return them in turn order."""
        opponents = game.opponents(by.controller)
        near = (one for one in game.apnap() if game.reaches(by.controller, one))
        return tuple(one for one in near if not self.opponent or one in opponents)


def choosing_opponent(game: Game, by: Instance) -> PlayerId:
    """Let the controller of an effect choose the opponent who makes a choice for it.

    If none is within their range of influence, it is the nearest one to the left (801.5c).
    """
    player = by.controller
    options = game.opponents(player)
    if not options:
        team = game.player(player).team
        return next(one for one in game.order_from(player) if game.player(one).team != team)
    prompt = f"which opponent chooses for {by.source.name}"
    chosen: PlayerId = game.choose(Decision((player,), "opponent", options, prompt=prompt))[0]
    return chosen


@record
class AsItEnters(Record):
    """As it enters, the player who will control it chooses something (614.1c, 614.12a)."""

    english = "as this enters, choose {choice}"

    choice: Choice

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """614.1c"""
        if event.becomes != by.source.id:
            return None

        def choose(game: Game, enters: Enters) -> Event:
            return self.choose(game, by.replace(controller=_chooser(enters)), enters)

        return Replacement.of(by, choose, rule="614.12a")

    def choose(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return the event in which it enters with the choice made; none is left undefined."""
        options = self.choice.options(game, by)
        kind = self.choice.kind
        prompt = f"as {by.source.name} enters"
        while options:
            decision = Decision((by.controller,), kind, options, prompt=prompt, rule="614.12a")
            made = game.choose(decision)[0]
            if self.choice.fits(game, made):
                return event.replace(chosen=(*event.chosen, (link_of(by, kind), made)))
            options = tuple(option for option in options if option != made)
        return event


def _chooser(enters: Enters) -> PlayerId:
    return enters.controller or enters.owner


def as_it_enters_choose(choice: Choice) -> StaticAbility:
    """Return the ability that its controller chooses something as it enters."""
    return StaticAbility(AsItEnters(choice))


def chosen(game: Game, by: Instance, kind: str) -> Hashable | None:
    """Return what was (last) chosen for the linked ability; ``None`` if undefined (607.5a)."""
    found = linked(game, by, kind)
    return found[-1] if found else None


@record
class Choosing(Record):
    """As it resolves its controller chooses an object of a set (608.2d).

    What is done `then` finds it as ``CHOSEN``.
    """

    english = "choose {what:a}; {then}"

    what: Filter
    then: Effect
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, and go on; if there is none to choose, nothing happens."""
        options = Each(self.what, self.zones).objects(game, by)
        decision = Decision((by.controller,), "object", options, rule="608.2d")
        if options:
            one = game.choose(decision)[0]
            self.then.resolve(game, by.replace(captured=(*by.captured, ("chosen", one))))


@record
class OfChosenType(Filter):
    """What has the card type, or the subtype, that was chosen."""

    english = "... of the chosen {kind}"

    kind: str = CardType.kind

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its types, and what changes the words of its type line."""
        return frozenset({"copy", "text", "type"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has; if nothing was chosen, nothing has."""
        word = chosen(game, by, self.kind)
        return isinstance(word, str) and view.is_a(word)


@record
class OfChosenColor(Filter):
    """What is of the color that was chosen."""

    english = "... of the chosen color"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its colors."""
        return frozenset({"copy", "color"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is; if nothing was chosen, nothing is."""
        word = chosen(game, by, ColorWord.kind)
        return isinstance(word, str) and Color[word.upper()] in view.characteristics.colors


@record
class WithChosenName(Filter):
    """What has the name that was chosen."""

    english = "... with the chosen name"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its name."""
        return frozenset({"copy", "text"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has; if nothing was chosen, nothing has."""
        del self
        name = chosen(game, by, CardName.kind)
        if not isinstance(name, str) or not view.name:
            return False
        return slug_of(name) in map(slug_of, view.characteristics.names)


CHOSEN = Captured("chosen")
OF_CHOSEN_TYPE = OfChosenType()
OF_CHOSEN_CREATURE_TYPE = OfChosenType(CreatureType.kind)
OF_CHOSEN_COLOR = OfChosenColor()
WITH_CHOSEN_NAME = WithChosenName()
