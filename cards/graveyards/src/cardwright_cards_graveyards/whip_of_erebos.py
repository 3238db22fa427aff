"""Whip of Erebos."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    THOSE_CARDS,
    YOU_CONTROL,
    YOU_OWN,
    AtNext,
    Card,
    Duration,
    Exile,
    ExileIfItWouldLeave,
    PutOntoBattlefield,
    Until,
    activated,
    all_of,
    do,
    has,
    have,
    paying,
    target_card,
)

GAINS_HASTE = Until(Duration.FOREVER, (has("haste"),), THOSE_CARDS)
RETURNED = do(GAINS_HASTE, AtNext("end", Exile(THOSE_CARDS)), ExileIfItWouldLeave())


class WhipOfErebos(Card):
    name = "Whip of Erebos"
    cost = "{2}{B}{B}"
    types = "Legendary Enchantment Artifact"
    abilities = (
        have(all_of(CREATURE, YOU_CONTROL), "lifelink"),
        activated(
            paying("{2}{B}{B}", TAP),
            PutOntoBattlefield(then=RETURNED),
            target_card(all_of(CREATURE, YOU_OWN)),
            as_a_sorcery=True,
        ),
    )
