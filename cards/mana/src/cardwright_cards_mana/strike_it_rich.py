"""Strike It Rich."""

from cardwright.authoring import (
    TREASURE,
    Card,
    CreateTokens,
    spell,
)


class StrikeItRich(Card):
    name = "Strike It Rich"
    cost = "{R}"
    types = "Sorcery"
    keywords = ("flashback {2}{R}",)
    abilities = (spell(CreateTokens(TREASURE)),)
