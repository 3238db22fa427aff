"""Wurmcoil Engine."""

from cardwright.authoring import (
    THIS,
    Card,
    CreateTokens,
    Dies,
    do,
    token,
    triggered,
    when,
)

WURM = token("Artifact Creature — Phyrexian Wurm", 3, 3)
WURMS = do(CreateTokens(WURM, keywords=("deathtouch",)), CreateTokens(WURM, keywords=("lifelink",)))


class WurmcoilEngine(Card):
    name = "Wurmcoil Engine"
    cost = "{6}"
    types = "Artifact Creature — Phyrexian Wurm"
    power, toughness = 6, 6
    keywords = ("deathtouch", "lifelink")
    abilities = (triggered(when(Dies, THIS), WURMS),)
