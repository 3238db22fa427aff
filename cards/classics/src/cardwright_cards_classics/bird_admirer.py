"""Bird Admirer, and Wing Shredder on its back."""

from cardwright.authoring import Card, Color, transforms_into


class WingShredder(Card):
    name = "Wing Shredder"
    types = "Creature — Werewolf"
    colors = frozenset({Color.GREEN})
    power, toughness = 3, 5
    keywords = ("reach", "nightbound")


class BirdAdmirer(Card):
    name = "Bird Admirer"
    cost = "{2}{G}"
    types = "Creature — Human Archer Werewolf"
    power, toughness = 1, 4
    keywords = ("reach", "daybound")
    faces = transforms_into(WingShredder)
