"""Bonesplitter."""

from cardwright.authoring import Card, equipped, gets


class Bonesplitter(Card):
    name = "Bonesplitter"
    cost = "{1}"
    types = "Artifact — Equipment"
    keywords = ("equip {1}",)
    abilities = (equipped(gets(2, 0)),)
