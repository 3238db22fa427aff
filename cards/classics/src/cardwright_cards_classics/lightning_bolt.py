"""Lightning Bolt."""

from cardwright.authoring import ANY_TARGET, Card, DealDamage, spell, target


class LightningBolt(Card):
    name = "Lightning Bolt"
    cost = "{R}"
    types = "Instant"
    abilities = (spell(DealDamage(3), target(ANY_TARGET)),)
