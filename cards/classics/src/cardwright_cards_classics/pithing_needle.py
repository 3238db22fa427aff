"""Pithing Needle."""

from cardwright.authoring import (
    WITH_CHOSEN_NAME,
    CantBeActivated,
    Card,
    CardName,
    StaticAbility,
    as_it_enters_choose,
)


class PithingNeedle(Card):
    name = "Pithing Needle"
    cost = "{1}"
    types = "Artifact"
    abilities = (
        as_it_enters_choose(CardName()),
        StaticAbility(CantBeActivated(WITH_CHOSEN_NAME)),
    )
