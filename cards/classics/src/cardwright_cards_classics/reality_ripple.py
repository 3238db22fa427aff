"""Reality Ripple."""

from cardwright.authoring import ARTIFACT, CREATURE, LAND, AnyOf, Card, PhaseOut, spell, target


class RealityRipple(Card):
    name = "Reality Ripple"
    cost = "{1}{U}"
    types = "Instant"
    abilities = (spell(PhaseOut(), target(AnyOf((ARTIFACT, CREATURE, LAND)))),)
