"""Caged Sun."""

from cardwright.authoring import (
    CREATURE,
    LAND,
    OF_CHOSEN_COLOR,
    YOU_CONTROL,
    AddChosenColor,
    AddPT,
    Card,
    ColorWord,
    Layer,
    Part,
    all_of,
    as_it_enters_choose,
    static,
    triggered,
    you_add_mana,
)

OF_CHOSEN_COLOR_CREATURES = all_of(CREATURE, YOU_CONTROL, OF_CHOSEN_COLOR)


class CagedSun(Card):
    name = "Caged Sun"
    cost = "{6}"
    types = "Artifact"
    abilities = (
        as_it_enters_choose(ColorWord()),
        static(Part(Layer.MODIFY_PT, OF_CHOSEN_COLOR_CREATURES, AddPT(1, 1))),
        triggered(you_add_mana(LAND, of_chosen_color=True), AddChosenColor()),
    )
