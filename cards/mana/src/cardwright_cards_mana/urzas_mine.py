"""Urza's Mine."""

from cardwright.authoring import (
    TAP,
    AddMana,
    AllTrue,
    Card,
    If,
    Is,
    activated,
    paying,
    you_control,
)

BOTH = AllTrue((you_control(Is("Power-Plant")), you_control(Is("Tower"))))


class UrzasMine(Card):
    name = "Urza's Mine"
    types = "Land — Urza's Mine"
    abilities = (activated(paying(TAP), If(BOTH, AddMana(("C",), 2), AddMana(("C",)))),)
