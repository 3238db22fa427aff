"""Spectral Procession."""

from cardwright.authoring import Card, CreateTokens, spell, token

SPIRIT = token("Creature — Spirit", 1, 1, colors="W")


class SpectralProcession(Card):
    name = "Spectral Procession"
    cost = "{2/W}{2/W}{2/W}"
    types = "Sorcery"
    abilities = (spell(CreateTokens(SPIRIT, 3, keywords=("flying",))),)
