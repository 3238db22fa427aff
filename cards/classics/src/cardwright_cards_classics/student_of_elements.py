"""Student of Elements, who flips to Tobita, Master of Winds."""

from cardwright.authoring import (
    CREATURE,
    THIS,
    YOU_CONTROL,
    AtLeast,
    Card,
    Flip,
    HasKeyword,
    NumberOf,
    TriggeredAbility,
    all_of,
    flips_into,
    have,
)


class Tobita(Card):
    name = "Tobita, Master of Winds"
    types = "Legendary Creature — Human Wizard"
    power, toughness = 3, 3
    abilities = (have(all_of(CREATURE, YOU_CONTROL), "flying"),)


class StudentOfElements(Card):
    name = "Student of Elements"
    cost = "{1}{U}"
    types = "Creature — Human Wizard"
    power, toughness = 1, 1
    abilities = (
        TriggeredAbility((), Flip(), state=AtLeast(NumberOf(all_of(THIS, HasKeyword("flying"))))),
    )
    faces = flips_into(Tobita)
