"""Dark Ritual."""

from cardwright.authoring import AddMana, Card, spell


class DarkRitual(Card):
    name = "Dark Ritual"
    cost = "{B}"
    types = "Instant"
    abilities = (spell(AddMana(("B",), 3)),)
