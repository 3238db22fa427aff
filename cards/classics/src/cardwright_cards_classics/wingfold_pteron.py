"""Wingfold Pteron."""

from cardwright.authoring import Card, enters_with_choice_of


class WingfoldPteron(Card):
    name = "Wingfold Pteron"
    cost = "{5}{U}"
    types = "Creature — Dinosaur"
    power, toughness = 3, 6
    abilities = (enters_with_choice_of("flying", "hexproof"),)
