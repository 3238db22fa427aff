"""Ketria Triome."""

from cardwright.authoring import (
    Card,
    enters_tapped,
)


class KetriaTriome(Card):
    name = "Ketria Triome"
    types = "Land — Forest Island Mountain"
    keywords = ("cycling {3}",)
    abilities = (enters_tapped(),)
