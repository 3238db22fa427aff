"""Foulmire Knight, with the Adventure Profane Insight."""

from cardwright.authoring import Card, DrawCards, LoseLife, adventure, do


class ProfaneInsight(Card):
    name = "Profane Insight"
    cost = "{2}{B}"
    types = "Instant — Adventure"
    abilities = (adventure(do(DrawCards(1), LoseLife(1))),)


class FoulmireKnight(Card):
    name = "Foulmire Knight"
    cost = "{B}"
    types = "Creature — Zombie Knight"
    power, toughness = 1, 1
    keywords = ("deathtouch",)
    adventure = ProfaneInsight
