"""Names that a terminal would obey, that fill the screen, and that look like paths."""

from cardwright.authoring import Card


class Red(Card):
    name = "Red \x1b[31mAlert\x1b]0;owned\x07 \u202eback"
    types = "Creature — Human"
    power, toughness = 1, 1


class Long(Card):
    name = "Very " * 2_000 + "Long"
    types = "Creature — Human"
    power, toughness = 1, 1
    keywords = ("noise",)
