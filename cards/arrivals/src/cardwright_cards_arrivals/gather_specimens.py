"""Gather Specimens."""

from cardwright.authoring import (
    CREATURE,
    Card,
    EntersUnderYourControl,
    Lasts,
    spell,
)


class GatherSpecimens(Card):
    name = "Gather Specimens"
    cost = "{3}{U}{U}{U}"
    types = "Instant"
    abilities = (spell(Lasts(EntersUnderYourControl(CREATURE))),)
