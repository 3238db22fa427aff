"""Guardian of the Guildpact."""

from cardwright.authoring import (
    Card,
)


class GuardianOfTheGuildpact(Card):
    name = "Guardian of the Guildpact"
    cost = "{3}{W}"
    types = "Creature — Spirit"
    power, toughness = 2, 3
    keywords = ("protection from monocolored",)
