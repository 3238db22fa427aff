"""Invasion of Vryn."""

from cardwright.authoring import (
    TAP,
    THIS,
    Card,
    CopyIt,
    DiscardCards,
    DrawCards,
    Enters,
    SacrificeThis,
    activated,
    do,
    paying,
    target_spell,
    transforms_into,
    triggered,
    when,
)


class OverloadedMageRing(Card):
    name = "Overloaded Mage-Ring"
    types = "Artifact"
    abilities = (
        activated(paying("{1}", TAP, SacrificeThis()), CopyIt(), target_spell(yours=True)),
    )


class InvasionOfVryn(Card):
    name = "Invasion of Vryn"
    cost = "{3}{U}"
    types = "Battle — Siege"
    defense = 4
    faces = transforms_into(OverloadedMageRing)
    abilities = (triggered(when(Enters, THIS), do(DrawCards(3), DiscardCards(1))),)
