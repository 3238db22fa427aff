"""Goblin Electromancer."""

from cardwright.authoring import INSTANT, SORCERY, AnyOf, Card, SpellsCostLess, StaticAbility


class GoblinElectromancer(Card):
    name = "Goblin Electromancer"
    cost = "{U}{R}"
    types = "Creature — Goblin Wizard"
    power, toughness = 2, 2
    abilities = (StaticAbility(SpellsCostLess("{1}", AnyOf((INSTANT, SORCERY)))),)
