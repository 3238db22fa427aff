"""Meteor Crater."""

from cardwright.authoring import (
    PERMANENT,
    TAP,
    YOU_CONTROL,
    AddColorAmong,
    Card,
    Each,
    activated,
    all_of,
    paying,
)


class MeteorCrater(Card):
    name = "Meteor Crater"
    types = "Land"
    abilities = (activated(paying(TAP), AddColorAmong(Each(all_of(PERMANENT, YOU_CONTROL)))),)
