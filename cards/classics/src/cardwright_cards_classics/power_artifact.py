"""Power Artifact."""

from cardwright.authoring import EQUIPPED, AbilitiesCostLess, Card, StaticAbility


class PowerArtifact(Card):
    name = "Power Artifact"
    cost = "{U}{U}"
    types = "Enchantment — Aura"
    keywords = ("enchant artifact",)
    abilities = (StaticAbility(AbilitiesCostLess("{2}", EQUIPPED, minimum=1)),)
