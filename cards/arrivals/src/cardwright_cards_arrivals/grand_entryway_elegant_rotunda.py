"""Grand Entryway // Elegant Rotunda."""

from cardwright.authoring import (
    CREATURE,
    WHEN_UNLOCKED,
    Card,
    CreateTokens,
    PutCounters,
    room,
    target,
    token,
    triggered,
)

GLIMMER = token("Enchantment Creature — Glimmer", 1, 1, colors="W")


class GrandEntryway(Card):
    name = "Grand Entryway"
    cost = "{1}{W}"
    abilities = (triggered(WHEN_UNLOCKED, CreateTokens(GLIMMER)),)


class ElegantRotunda(Card):
    name = "Elegant Rotunda"
    cost = "{2}{W}"
    abilities = (
        triggered(WHEN_UNLOCKED, PutCounters("+1/+1"), target(CREATURE, up_to=True, count=2)),
    )


class GrandEntrywayElegantRotunda(Card):
    name = "Grand Entryway // Elegant Rotunda"
    types = "Enchantment — Room"
    faces = room(GrandEntryway, ElegantRotunda)
