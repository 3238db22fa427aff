"""Immediate Action."""

from cardwright.authoring import CREATURE, WITH_CHOSEN_NAME, YOU_CONTROL, Card, all_of, have


class ImmediateAction(Card):
    name = "Immediate Action"
    types = "Conspiracy"
    keywords = ("hidden agenda",)
    abilities = (have(all_of(CREATURE, WITH_CHOSEN_NAME, YOU_CONTROL), "haste"),)
