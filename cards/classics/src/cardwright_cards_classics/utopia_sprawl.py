"""Utopia Sprawl."""

from cardwright.authoring import (
    EQUIPPED,
    AddChosenColor,
    Card,
    ColorWord,
    Is,
    all_of,
    as_it_enters_choose,
    tapped_for_mana,
    triggered,
)


class UtopiaSprawl(Card):
    name = "Utopia Sprawl"
    cost = "{G}"
    types = "Enchantment — Aura"
    keywords = ("enchant Forest",)
    abilities = (
        as_it_enters_choose(ColorWord()),
        triggered(tapped_for_mana(all_of(EQUIPPED, Is("Forest"))), AddChosenColor(for_tapper=True)),
    )
