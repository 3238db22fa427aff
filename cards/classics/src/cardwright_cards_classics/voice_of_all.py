"""Voice of All."""

from cardwright.authoring import (
    OF_CHOSEN_COLOR,
    Card,
    ColorWord,
    as_it_enters_choose,
    protection_from,
)


class VoiceOfAll(Card):
    name = "Voice of All"
    cost = "{2}{W}{W}"
    types = "Creature — Angel"
    power, toughness = 2, 2
    keywords = ("flying",)
    abilities = (as_it_enters_choose(ColorWord()), protection_from(OF_CHOSEN_COLOR))
