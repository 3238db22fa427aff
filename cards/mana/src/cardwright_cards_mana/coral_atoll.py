"""Coral Atoll."""

from cardwright.authoring import (
    ITSELF,
    TAP,
    THIS,
    UNTAPPED,
    AddSymbols,
    Card,
    Enters,
    Is,
    ReturnToHandPermanent,
    Sacrifice,
    UnlessYouPay,
    activated,
    all_of,
    enters_tapped,
    paying,
    triggered,
    when,
)

UNTAPPED_ISLAND = all_of(Is("Island"), UNTAPPED)


class CoralAtoll(Card):
    name = "Coral Atoll"
    types = "Land"
    abilities = (
        enters_tapped(),
        triggered(
            when(Enters, THIS),
            UnlessYouPay(paying(ReturnToHandPermanent(UNTAPPED_ISLAND)), Sacrifice(ITSELF)),
        ),
        activated(paying(TAP), AddSymbols("{C}{U}")),
    )
