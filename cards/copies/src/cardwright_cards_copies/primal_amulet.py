"""Primal Amulet, which transforms into Primal Wellspring."""

from cardwright.authoring import (
    ANY_COLOR,
    INSTANT,
    INSTANT_OR_SORCERY_SPELL,
    ITSELF,
    SORCERY,
    TAP,
    YOU_CONTROL,
    AddMana,
    AnyOf,
    AtLeast,
    Card,
    CountersOnThis,
    If,
    May,
    PutCounters,
    RemoveCounters,
    SpellCast,
    SpellIsCopied,
    SpellsCostLess,
    StaticAbility,
    Transform,
    activated,
    all_of,
    do,
    paying,
    transforms_into,
    triggered,
    whenever,
)

SPELLS = AnyOf((INSTANT, SORCERY))
CHARGES = CountersOnThis("charge")


class PrimalWellspring(Card):
    name = "Primal Wellspring"
    types = "Land"
    abilities = (activated(paying(TAP), AddMana(ANY_COLOR, rider=SpellIsCopied(SPELLS))),)


class PrimalAmulet(Card):
    name = "Primal Amulet"
    cost = "{4}"
    types = "Artifact"
    faces = transforms_into(PrimalWellspring)
    abilities = (
        StaticAbility(SpellsCostLess("{1}", SPELLS)),
        triggered(
            whenever(SpellCast, all_of(INSTANT_OR_SORCERY_SPELL, YOU_CONTROL)),
            do(
                PutCounters("charge", 1, ITSELF),
                If(
                    AtLeast(CHARGES, 4),
                    May(do(RemoveCounters("charge", CHARGES, ITSELF), Transform(ITSELF))),
                ),
            ),
        ),
    )
