"""Lion's Eye Diamond."""

from cardwright.authoring import (
    ANY_COLOR,
    AddMana,
    Card,
    DiscardHand,
    SacrificeThis,
    activated,
    paying,
)


class LionsEyeDiamond(Card):
    name = "Lion's Eye Diamond"
    cost = "{0}"
    types = "Artifact"
    abilities = (
        activated(
            paying(DiscardHand(), SacrificeThis()), AddMana(ANY_COLOR, 3), as_an_instant=True
        ),
    )
