"""Heroic Intervention."""

from cardwright.authoring import YOU_CONTROL, Card, Duration, Each, Until, has, spell


class HeroicIntervention(Card):
    name = "Heroic Intervention"
    cost = "{1}{G}"
    types = "Instant"
    abilities = (
        spell(
            Until(Duration.END_OF_TURN, (has("hexproof"), has("indestructible")), Each(YOU_CONTROL))
        ),
    )
