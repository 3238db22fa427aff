"""Heartless Summoning."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    AddPT,
    Card,
    Layer,
    Part,
    SpellsCostLess,
    StaticAbility,
    all_of,
    static,
)

YOUR_CREATURES = all_of(CREATURE, YOU_CONTROL)


class HeartlessSummoning(Card):
    name = "Heartless Summoning"
    cost = "{1}{B}"
    types = "Enchantment"
    abilities = (
        StaticAbility(SpellsCostLess("{2}", CREATURE)),
        static(Part(Layer.MODIFY_PT, YOUR_CREATURES, AddPT(-1, -1))),
    )
