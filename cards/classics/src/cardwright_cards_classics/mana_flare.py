"""Mana Flare."""

from cardwright.authoring import LAND, AddTypeProduced, Card, tapped_for_mana, triggered


class ManaFlare(Card):
    name = "Mana Flare"
    cost = "{2}{R}"
    types = "Enchantment"
    abilities = (triggered(tapped_for_mana(LAND), AddTypeProduced()),)
