"""Lightning Greaves."""

from cardwright.authoring import Card, equipped, has


class LightningGreaves(Card):
    name = "Lightning Greaves"
    cost = "{2}"
    types = "Artifact — Equipment"
    keywords = ("equip {0}",)
    abilities = (equipped(has("haste"), has("shroud")),)
