"""Filters: which objects and players something is about (109.2, 115)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.limits import spells_cast
from cardwright_core.terms import Filter, This
from cardwright_core.watching import ANYTHING, STATUS
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.reading import all_watched, union

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "ANY_TARGET",
    "ARTIFACT",
    "CARD",
    "CREATURE",
    "ENCHANTMENT",
    "INSTANT",
    "LAND",
    "OPPONENTS_CONTROL",
    "OPPONENTS_OWN",
    "PERMANENT",
    "PLANESWALKER",
    "SORCERY",
    "THIS",
    "TOKEN",
    "UNTAPPED",
    "YOU_CONTROL",
    "YOU_OWN",
    "AllOf",
    "AnyOf",
    "AnyPermanent",
    "AnyPlayer",
    "CastByYou",
    "Is",
    "IsTapped",
    "IsToken",
    "Not",
    "OpponentsOwn",
    "Within",
    "YouControl",
    "all_of",
    "another",
    "this_or_another",
]


@record
class Is(Filter):
    """What has the word among its supertypes, types or subtypes."""

    word: str

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its types, and what changes the words of its type line."""
        return frozenset({"copy", "text", "type"})

    @property
    def of_player(self) -> bool:
        """It is the same for all."""
        return True

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del game, by
        return view.is_a(self.word)


@record
class AllOf(Filter):
    """What is in each of several sets."""

    filters: tuple[Filter, ...]

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """What its parts read."""
        return union(self.filters)

    @property
    def of_player(self) -> bool:
        """Whether so it is for each part."""
        return all(part.of_player for part in self.filters)

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(*self.filters)

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is in all."""
        return all(part.matches(game, by, view) for part in self.filters)


@record
class AnyOf(Filter):
    """What is in at least one of several sets."""

    filters: tuple[Filter, ...]

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """What its parts read."""
        return union(self.filters)

    @property
    def of_player(self) -> bool:
        """Whether so it is for each part."""
        return all(part.of_player for part in self.filters)

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(*self.filters)

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is in one of them."""
        return any(part.matches(game, by, view) for part in self.filters)

    def matches_player(self, game: Game, by: Instance, player: PlayerId) -> bool:
        """Whether the player is in one of them."""
        return any(part.matches_player(game, by, player) for part in self.filters)


@record
class Not(Filter):
    """What is not in a set."""

    filter: Filter

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """What its parts read."""
        return self.filter.reads

    @property
    def of_player(self) -> bool:
        """Whether so it is for its part."""
        return self.filter.of_player

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return self.filter.watches

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is not."""
        return not self.filter.matches(game, by, view)


@record
class YouControl(Filter):
    """What the controller of the ability controls."""

    english = "... you control"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its controller."""
        return frozenset({"control"})

    @property
    def of_player(self) -> bool:
        """It is."""
        return True

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether they do."""
        del game
        return view.controller == by.controller


@record
class OpponentsControl(Filter):
    """What an opponent of the controller controls."""

    english = "... an opponent controls"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its controller."""
        return frozenset({"control"})

    @property
    def of_player(self) -> bool:
        """It is."""
        return True

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether one of them does."""
        return view.controller in game.opponents(by.controller)


@record
class YouOwn(Filter):
    """What the controller of the ability owns."""

    english = "... you own"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    @property
    def of_player(self) -> bool:
        """It is."""
        return True

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether they do."""
        del game
        return view.owner == by.controller


@record
class OpponentsOwn(Filter):
    """What an opponent of the controller owns."""

    english = "... an opponent owns"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    @property
    def of_player(self) -> bool:
        """It is."""
        return True

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether one of them does."""
        return view.owner in game.opponents(by.controller)


@record
class Within(Filter):
    """What is among the objects of a selection."""

    english = "... among {of}"

    of: Selection

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        return view.id in self.of.objects(game, by)


@record
class CastByYou(Filter):
    """What is a spell that the controller of the ability has cast; no copy is (601.2i)."""

    english = "... you cast"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    @property
    def watches(self) -> frozenset[str]:
        """What was cast is remembered of spells that are gone."""
        return ANYTHING

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether they have, this turn."""
        return view.id in spells_cast(game, by.controller)


@record
class IsTapped(Filter):
    """What is tapped, a permanent (110.5a)."""

    english = "tapped ..."

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing that an effect on characteristics changes."""
        return frozenset()

    @property
    def watches(self) -> frozenset[str]:
        """It is a status."""
        return STATUS

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is; of what has left, whether it was."""
        del by
        if view.zone is not Zone.BATTLEFIELD:
            return False
        there = game.exists(view.id)
        return game.state.status_of(view.id).tapped if there else view.status.tapped


@record
class IsToken(Filter):
    """What is a token (111.1)."""

    english = "token"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one, a permanent."""
        del game, by
        return not view.object.card and view.zone is Zone.BATTLEFIELD


@record
class IsCard(Filter):
    """What is represented by a card: no token, no copy of a card or spell (108.2)."""

    english = "card"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        del game, by
        return bool(view.object.card)


@record
class AnyPermanent(Filter):
    """Every permanent."""

    english = "permanent"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one (110.1); for an object that left, whether it was one."""
        del game, by
        return view.zone is Zone.BATTLEFIELD


@record
class AnyPlayer(Filter):
    """Every player, and no object."""

    english = "player"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """No object is a player."""
        del game, by, view
        return False

    def matches_player(self, game: Game, by: Instance, player: PlayerId) -> bool:
        """Every player is one."""
        del game, by, player
        return True


THIS = This()
TOKEN = IsToken()
UNTAPPED = AllOf((AnyPermanent(), Not(IsTapped())))
CARD = IsCard()
PERMANENT = AnyPermanent()
CREATURE = Is("Creature")
LAND = Is("Land")
ARTIFACT = Is("Artifact")
INSTANT = Is("Instant")
SORCERY = Is("Sorcery")
ENCHANTMENT = Is("Enchantment")
PLANESWALKER = Is("Planeswalker")
YOU_CONTROL = YouControl()
YOU_OWN = YouOwn()
OPPONENTS_CONTROL = OpponentsControl()
OPPONENTS_OWN = OpponentsOwn()
ANY_TARGET = AnyOf((CREATURE, Is("Planeswalker"), Is("Battle"), AnyPlayer()))
"""What "any target" means (115.4)."""


def all_of(*filters: Filter) -> Filter:
    """Return what is in each of the sets."""
    return AllOf(filters)


def this_or_another(what: Filter) -> Filter:
    """Return the object that has the ability, and what else is in the set."""
    return AnyOf((THIS, what))


def another(what: Filter) -> Filter:
    """Return what is in the set, except the object that has the ability."""
    return AllOf((what, Not(THIS)))
