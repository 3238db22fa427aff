"""Control Magic."""

from cardwright.authoring import Card, ChangeControl, Layer, enchanted


class ControlMagic(Card):
    name = "Control Magic"
    cost = "{2}{U}{U}"
    types = "Enchantment — Aura"
    keywords = ("enchant creature",)
    abilities = (enchanted((Layer.CONTROL, ChangeControl())),)
