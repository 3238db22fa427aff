"""Fireball."""

from cardwright.authoring import (
    ANY_TARGET,
    Card,
    CostsMoreForEachTarget,
    DealDamageEvenly,
    StaticAbility,
    X,
    any_number_of,
    spell,
)


class Fireball(Card):
    name = "Fireball"
    cost = "{X}{R}"
    types = "Sorcery"
    abilities = (
        StaticAbility(CostsMoreForEachTarget("{1}")),
        spell(DealDamageEvenly(X), any_number_of(ANY_TARGET)),
    )
