"""Demonic Tutor."""

from cardwright.authoring import Card, Search, spell


class DemonicTutor(Card):
    name = "Demonic Tutor"
    cost = "{1}{B}"
    types = "Sorcery"
    abilities = (spell(Search()),)
