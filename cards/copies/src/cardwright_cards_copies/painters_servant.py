"""Painter's Servant."""

from cardwright.authoring import (
    AlsoChosenColor,
    AnyObject,
    Card,
    ColorWord,
    Layer,
    Part,
    Zone,
    as_it_enters_choose,
    static,
)

EVERYWHERE = tuple(zone for zone in Zone if zone is not Zone.OUTSIDE)


class PaintersServant(Card):
    name = "Painter's Servant"
    cost = "{2}"
    types = "Artifact Creature — Scarecrow"
    power, toughness = 1, 3
    abilities = (
        as_it_enters_choose(ColorWord()),
        static(Part(Layer.COLOR, AnyObject(), AlsoChosenColor(), EVERYWHERE)),
    )
