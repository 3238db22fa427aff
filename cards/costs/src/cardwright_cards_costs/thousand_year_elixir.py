"""Thousand-Year Elixir."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    ActivateAsThoughHaste,
    Card,
    StaticAbility,
    Untap,
    activated,
    paying,
    target,
)


class ThousandYearElixir(Card):
    name = "Thousand-Year Elixir"
    cost = "{3}"
    types = "Artifact"
    abilities = (
        StaticAbility(ActivateAsThoughHaste(CREATURE)),
        activated(paying("{1}", TAP), Untap(), target(CREATURE)),
    )
