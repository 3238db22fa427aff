"""Swiftfoot Boots."""

from cardwright.authoring import Card, equipped, has


class SwiftfootBoots(Card):
    name = "Swiftfoot Boots"
    cost = "{2}"
    types = "Artifact — Equipment"
    keywords = ("equip {1}",)
    abilities = (equipped(has("hexproof"), has("haste")),)
