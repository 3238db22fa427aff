"""Transmute and transfigure: a search for what has the same mana value."""

from cardwright_core.abilities import Ability, ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_core.terms import Filter
from cardwright_core.zones import Zone
from cardwright_rules.components_of_this import DiscardThis, SacrificeThis
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.counts import TotalManaValue
from cardwright_rules.vocabulary.filters import CREATURE, all_of
from cardwright_rules.vocabulary.measures import ManaValue
from cardwright_rules.vocabulary.searching import Search
from cardwright_rules.vocabulary.selections import ITSELF


def _of_same_mana_value() -> Filter:
    its = TotalManaValue(ITSELF)
    return ManaValue(its, its)


class Transmute(Keyword):
    name, rule = "transmute", "702.53"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.53a"""
        cost = printed_cost(self.name, parameter).plus(Cost(components=(DiscardThis(),)))
        search = Search(_of_same_mana_value())
        return (
            ActivatedAbility(
                cost, search, zones=(Zone.HAND,), as_a_sorcery=True, keyword=self.name
            ),
        )


class Transfigure(Keyword):
    name, rule = "transfigure", "702.71"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.71a"""
        cost = printed_cost(self.name, parameter).plus(Cost(components=(SacrificeThis(),)))
        search = Search(all_of(CREATURE, _of_same_mana_value()), Zone.BATTLEFIELD)
        return (ActivatedAbility(cost, search, as_a_sorcery=True, keyword=self.name),)
