"""Alpha Authority."""

from cardwright.authoring import Card, enchanted, enchanted_blocked_by_at_most, has


class AlphaAuthority(Card):
    name = "Alpha Authority"
    cost = "{1}{G}"
    types = "Enchantment — Aura"
    keywords = ("enchant creature",)
    abilities = (enchanted(has("hexproof")), enchanted_blocked_by_at_most(1))
