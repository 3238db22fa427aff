"""Angel of Jubilation."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    AddPT,
    CantPayLife,
    CantSacrificeToPay,
    Card,
    Color,
    HasColor,
    Layer,
    Not,
    Part,
    StaticAbility,
    all_of,
    another,
    static,
)

OTHERS = another(all_of(CREATURE, YOU_CONTROL, Not(HasColor(Color.BLACK))))


class AngelOfJubilation(Card):
    name = "Angel of Jubilation"
    cost = "{1}{W}{W}{W}"
    types = "Creature — Angel"
    power, toughness = 3, 3
    keywords = ("flying",)
    abilities = (
        static(Part(Layer.MODIFY_PT, OTHERS, AddPT(1, 1))),
        StaticAbility(CantPayLife()),
        StaticAbility(CantSacrificeToPay(CREATURE)),
    )
