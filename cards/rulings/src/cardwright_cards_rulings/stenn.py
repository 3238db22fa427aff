"""Stenn, Paranoid Partisan."""

from cardwright.authoring import (
    ITSELF,
    OF_CHOSEN_TYPE,
    THOSE_CARDS,
    AtNext,
    Card,
    CardType,
    Exile,
    PutOntoBattlefield,
    SpellsCostLess,
    StaticAbility,
    activated,
    as_it_enters_choose,
)


class Stenn(Card):
    name = "Stenn, Paranoid Partisan"
    cost = "{W}{U}"
    types = "Legendary Creature — Human Wizard"
    power, toughness = 2, 2
    abilities = (
        as_it_enters_choose(CardType(other_than=("Creature", "Land"))),
        StaticAbility(SpellsCostLess("{1}", OF_CHOSEN_TYPE)),
        activated(
            "{1}{W}{U}",
            Exile(ITSELF, then=AtNext("end", PutOntoBattlefield(THOSE_CARDS))),
        ),
    )
