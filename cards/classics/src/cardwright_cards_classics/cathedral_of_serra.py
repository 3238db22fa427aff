"""Cathedral of Serra."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    Color,
    HasColor,
    Is,
    all_of,
    bands_with_other,
    have,
)

LEGENDARY = all_of(Is("Legendary"), CREATURE)


class CathedralOfSerra(Card):
    name = "Cathedral of Serra"
    types = "Land"
    abilities = (
        have(all_of(HasColor(Color.WHITE), LEGENDARY, YOU_CONTROL), bands_with_other(LEGENDARY)),
    )
