"""Shatterskull Smashing."""

from cardwright.authoring import (
    CREATURE,
    PLANESWALKER,
    TAP,
    AddMana,
    AnyOf,
    Card,
    DealDividedDamage,
    EntersTappedUnlessPaid,
    PayLife,
    StaticAbility,
    TwiceFrom,
    activated,
    modal_back,
    paying,
    spell,
    target,
)

DAMAGE = TwiceFrom(6)
CREATURES_OR_PLANESWALKERS = AnyOf((CREATURE, PLANESWALKER))


class ShatterskullTheHammerPass(Card):
    name = "Shatterskull, the Hammer Pass"
    types = "Land"
    abilities = (
        StaticAbility(EntersTappedUnlessPaid(paying(PayLife(3)))),
        activated(paying(TAP), AddMana(("R",))),
    )


class ShatterskullSmashing(Card):
    name = "Shatterskull Smashing"
    cost = "{X}{R}{R}"
    types = "Sorcery"
    faces = modal_back(ShatterskullTheHammerPass)
    abilities = (
        spell(
            DealDividedDamage(),
            target(CREATURES_OR_PLANESWALKERS, up_to=True, count=2).replace(divide=DAMAGE),
        ),
    )
