"""Restoration Seminar."""

from cardwright.authoring import (
    LAND,
    PERMANENT_CARD,
    YOU_OWN,
    Card,
    Not,
    PutOntoBattlefield,
    all_of,
    spell,
    target_card,
)


class RestorationSeminar(Card):
    name = "Restoration Seminar"
    cost = "{5}{W}{W}"
    types = "Sorcery — Lesson"
    keywords = ("paradigm",)
    abilities = (
        spell(PutOntoBattlefield(), target_card(all_of(PERMANENT_CARD, Not(LAND), YOU_OWN))),
    )
