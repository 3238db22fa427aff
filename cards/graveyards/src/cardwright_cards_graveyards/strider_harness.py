"""Strider Harness."""

from cardwright.authoring import (
    Card,
    equipped,
    gets,
    has,
)


class StriderHarness(Card):
    name = "Strider Harness"
    cost = "{3}"
    types = "Artifact — Equipment"
    keywords = ("equip {1}",)
    abilities = (equipped(gets(1, 1), has("haste")),)
