"""Gadwick, the Wizened."""

from cardwright.authoring import (
    LAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    THIS,
    YOU_CONTROL,
    Card,
    Color,
    DrawCards,
    Enters,
    HasColor,
    Not,
    SpellCast,
    Tap,
    X,
    all_of,
    target,
    triggered,
    when,
    whenever,
)


class GadwickTheWizened(Card):
    name = "Gadwick, the Wizened"
    cost = "{X}{U}{U}{U}"
    types = "Legendary Creature — Human Wizard"
    power, toughness = 3, 3
    abilities = (
        triggered(when(Enters, THIS), DrawCards(X)),
        triggered(
            whenever(SpellCast, all_of(HasColor(Color.BLUE), YOU_CONTROL)),
            Tap(),
            target(all_of(PERMANENT, Not(LAND), OPPONENTS_CONTROL)),
        ),
    )
