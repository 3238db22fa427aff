"""Cards that need all of it."""

from cardwright.authoring import (
    Card,
    GainLife,
    Instance,
    Replacement,
    TapSymbol,
    about,
    activated,
    cost,
    enters_with,
    hookimpl,
    triggered,
    whenever,
)
from glowworks.kindling import LIGHT, Kindle, Kindled

_KINDLE_IT = activated(cost("{1}", TapSymbol()), Kindle())


class OldLighthouse(Card):
    name = "Old Lighthouse"
    cost = "{2}"
    types = "Beacon"
    abilities = (enters_with(LIGHT, 2), _KINDLE_IT)


class Lamplighter(Card):
    name = "Lamplighter"
    cost = "{1}{W}"
    types = "Creature — Human"
    power, toughness = 1, 1
    keywords = ("beaconed",)
    abilities = (triggered(whenever(Kindled), GainLife(1)),)


class HallOfMirrors(Card):
    name = "Hall of Mirrors"
    cost = "{3}"
    types = "Artifact"

    @hookimpl
    @about(Kindled)
    def replacements(self, by: Instance) -> Replacement:
        """Whatever is kindled is kindled one more."""
        return Replacement.of(by, lambda _, event: event.replace(count=event.count + 1))


class BeamCaller(Card):
    name = "Beam Caller"
    cost = "{W}{L}{L}"
    types = "Creature — Human Wizard"
    power, toughness = 3, 3
    abilities = (activated("{L}", GainLife(2)),)
