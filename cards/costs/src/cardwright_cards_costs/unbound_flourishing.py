"""Unbound Flourishing."""

from cardwright.authoring import (
    INSTANT_OR_SORCERY_SPELL,
    PERMANENT_SPELL,
    THAT_SPELL_OR_ABILITY,
    WITH_X_IN_COST,
    AbilityActivated,
    ActivatedWithX,
    Card,
    CastByYou,
    Condition,
    CopyIt,
    DoubleX,
    SpellCast,
    all_of,
    triggered,
    whenever,
    you_activate,
)


class UnboundFlourishing(Card):
    name = "Unbound Flourishing"
    cost = "{2}{G}"
    types = "Enchantment"
    abilities = (
        triggered(
            whenever(SpellCast, all_of(PERMANENT_SPELL, CastByYou(), WITH_X_IN_COST)), DoubleX()
        ),
        triggered(
            (
                whenever(SpellCast, all_of(INSTANT_OR_SORCERY_SPELL, CastByYou(), WITH_X_IN_COST)),
                Condition(AbilityActivated, where=(*you_activate().where, ActivatedWithX())),
            ),
            CopyIt(THAT_SPELL_OR_ABILITY),
        ),
    )
