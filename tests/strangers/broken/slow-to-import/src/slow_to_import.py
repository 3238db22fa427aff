"""Takes a second to import."""

import time

from cardwright.authoring import Card

time.sleep(1)


class Snail(Card):
    name = "Snail"
    types = "Creature — Human"
    power, toughness = 1, 1
