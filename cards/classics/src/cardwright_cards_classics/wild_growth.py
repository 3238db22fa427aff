"""Wild Growth."""

from cardwright.authoring import EQUIPPED, AddMana, Card, tapped_for_mana, triggered


class WildGrowth(Card):
    name = "Wild Growth"
    cost = "{G}"
    types = "Enchantment — Aura"
    keywords = ("enchant land",)
    abilities = (triggered(tapped_for_mana(EQUIPPED), AddMana(("G",), for_tapper=True)),)
