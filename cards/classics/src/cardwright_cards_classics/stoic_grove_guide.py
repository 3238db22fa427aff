"""Stoic Grove-Guide."""

from cardwright.authoring import Card, CreateTokens, ExileThis, Zone, activated, paying, token

ELF = token("Creature — Elf", 2, 2, colors="BG")


class StoicGroveGuide(Card):
    name = "Stoic Grove-Guide"
    cost = "{4}{B/G}"
    types = "Creature — Elf Druid"
    power, toughness = 5, 4
    abilities = (
        activated(
            paying("{1}{B/G}", ExileThis(Zone.GRAVEYARD)), CreateTokens(ELF), as_a_sorcery=True
        ),
    )
