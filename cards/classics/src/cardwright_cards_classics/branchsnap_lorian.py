"""Branchsnap Lorian."""

from cardwright.authoring import Card


class BranchsnapLorian(Card):
    name = "Branchsnap Lorian"
    cost = "{1}{G}{G}"
    types = "Creature — Beast"
    power, toughness = 4, 1
    keywords = ("trample", "morph {G}")
