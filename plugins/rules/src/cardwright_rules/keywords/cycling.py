"""Cycling and typecycling (702.29)."""

from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Effect
from cardwright_core.cards import Keyword
from cardwright_core.terms import Filter
from cardwright_core.zones import Zone
from cardwright_rules.components_of_this import DiscardThis
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.moving import Cycled, Discarded
from cardwright_rules.vocabulary.effects import DrawCards
from cardwright_rules.vocabulary.filters import LAND, Is, all_of
from cardwright_rules.vocabulary.searching import Search


@record
class CycleThis(DiscardThis):
    """Discard the card itself, from the hand, to cycle it (702.29a)."""

    how: ClassVar[type[Discarded]] = Cycled


def _cycling(keyword: str, parameter: str, effect: Effect) -> tuple[Ability, ...]:
    paid = printed_cost(keyword, parameter).plus(Cost(components=(CycleThis(),)))
    return (ActivatedAbility(paid, effect, zones=(Zone.HAND,), keyword="cycling"),)


class Cycling(Keyword):
    name, rule = "cycling", "702.29"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.29a"""
        return _cycling(self.name, parameter, DrawCards(1))


class Typecycling(Keyword):
    """Base of those that search for a card of a type; they are cycling abilities (702.29f)."""

    rule = "702.29e"
    wanted: ClassVar[Filter]

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.29e"""
        return _cycling(self.name, parameter, Search(self.wanted))


class Landcycling(Typecycling):
    name, wanted = "landcycling", LAND


class BasicLandcycling(Typecycling):
    name, wanted = "basic landcycling", all_of(Is("Basic"), LAND)


class Plainscycling(Typecycling):
    name, wanted = "plainscycling", Is("Plains")


class Islandcycling(Typecycling):
    name, wanted = "islandcycling", Is("Island")


class Swampcycling(Typecycling):
    name, wanted = "swampcycling", Is("Swamp")


class Mountaincycling(Typecycling):
    name, wanted = "mountaincycling", Is("Mountain")


class Forestcycling(Typecycling):
    name, wanted = "forestcycling", Is("Forest")


class Slivercycling(Typecycling):
    name, wanted = "slivercycling", Is("Sliver")


class Wizardcycling(Typecycling):
    name, wanted = "wizardcycling", Is("Wizard")
