"""Act of Treason."""

from cardwright.authoring import (
    CREATURE,
    Card,
    Duration,
    GainControl,
    Untap,
    Until,
    do,
    has,
    spell,
    target,
)


class ActOfTreason(Card):
    name = "Act of Treason"
    cost = "{2}{R}"
    types = "Sorcery"
    abilities = (
        spell(
            do(
                GainControl(Duration.END_OF_TURN),
                Untap(),
                Until(Duration.END_OF_TURN, (has("haste"),)),
            ),
            target(CREATURE),
        ),
    )
