"""Gremlin Tamer."""

from cardwright.authoring import EERIE, Card, CreateTokens, token, triggered

GREMLIN = token("Creature — Gremlin", 1, 1, colors="R")


class GremlinTamer(Card):
    name = "Gremlin Tamer"
    cost = "{W}{U}"
    types = "Creature — Human Scout"
    power, toughness = 2, 2
    abilities = (triggered(EERIE, CreateTokens(GREMLIN)),)
