"""Pull from Eternity."""

from cardwright.authoring import CARD, Card, PutIntoGraveyard, TargetSpec, Zone, spell


class PullFromEternity(Card):
    name = "Pull from Eternity"
    cost = "{W}"
    types = "Instant"
    abilities = (spell(PutIntoGraveyard(), TargetSpec(CARD, zones=(Zone.EXILE,))),)
