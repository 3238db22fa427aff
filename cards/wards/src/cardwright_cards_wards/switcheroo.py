"""Switcheroo."""

from cardwright.authoring import (
    CREATURE,
    Card,
    ExchangeControl,
    Targets,
    spell,
    target,
)


class Switcheroo(Card):
    name = "Switcheroo"
    cost = "{4}{U}"
    types = "Sorcery"
    abilities = (
        spell(
            ExchangeControl(Targets(0), Targets(1)), target(CREATURE), target(CREATURE, other=True)
        ),
    )
