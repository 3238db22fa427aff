"""Chatterfang, Squirrel General."""

from cardwright.authoring import (
    CREATURE,
    Card,
    Is,
    Pump,
    SacrificePermanent,
    StaticAbility,
    Times,
    TokensAsWell,
    X,
    activated,
    paying,
    target,
    token,
)

SQUIRREL = token("Creature — Squirrel", 1, 1, colors="G")


class Chatterfang(Card):
    name = "Chatterfang, Squirrel General"
    cost = "{2}{G}"
    types = "Legendary Creature — Squirrel Warrior"
    power, toughness = 3, 3
    keywords = ("forestwalk",)
    abilities = (
        StaticAbility(TokensAsWell(SQUIRREL)),
        activated(
            paying("{B}", SacrificePermanent(Is("Squirrel"), X)),
            Pump(X, Times(X, -1)),
            target(CREATURE),
        ),
    )
