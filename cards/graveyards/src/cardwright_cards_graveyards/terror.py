"""Terror."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    Card,
    Color,
    Destroy,
    HasColor,
    Not,
    all_of,
    spell,
    target,
)

NOT_ARTIFACT_NOT_BLACK = all_of(CREATURE, Not(ARTIFACT), Not(HasColor(Color.BLACK)))


class Terror(Card):
    name = "Terror"
    cost = "{1}{B}"
    types = "Instant"
    abilities = (spell(Destroy(beyond_regeneration=True), target(NOT_ARTIFACT_NOT_BLACK)),)
