"""Quicksilver Elemental."""

from cardwright.authoring import (
    CREATURE,
    Card,
    GainActivatedAbilities,
    Instance,
    Mana,
    Proposal,
    activated,
    hookimpl,
    target,
)


class QuicksilverElemental(Card):
    name = "Quicksilver Elemental"
    cost = "{3}{U}{U}"
    types = "Creature — Elemental"
    power, toughness = 3, 4
    abilities = (activated("{U}", GainActivatedAbilities(), target(CREATURE)),)

    @hookimpl
    def mana_spendable(self, by: Instance, mana: Mana, proposal: Proposal) -> bool | None:
        """609.4b"""
        of_this = not proposal.is_spell() and proposal.object == by.source.id
        return True if of_this and mana.type == "U" else None
