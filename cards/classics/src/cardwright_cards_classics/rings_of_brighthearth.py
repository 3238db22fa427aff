"""Rings of Brighthearth."""

from cardwright.authoring import (
    THAT_ABILITY,
    Card,
    CopyIt,
    IfYouPay,
    paying,
    triggered,
    you_activate,
)


class RingsOfBrighthearth(Card):
    name = "Rings of Brighthearth"
    cost = "{3}"
    types = "Artifact"
    abilities = (triggered(you_activate(), IfYouPay(paying("{2}"), CopyIt(THAT_ABILITY))),)
