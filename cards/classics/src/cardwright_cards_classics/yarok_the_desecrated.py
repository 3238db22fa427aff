"""Yarok, the Desecrated."""

from cardwright.authoring import Card, Enters, Instance, Trigger, hookimpl


class YarokTheDesecrated(Card):
    name = "Yarok, the Desecrated"
    cost = "{2}{B}{G}{U}"
    types = "Legendary Creature — Elemental Horror"
    power, toughness = 3, 5
    keywords = ("deathtouch", "lifelink")

    @hookimpl
    def additional_triggers(self, by: Instance, trigger: Trigger) -> int | None:
        """603.2d"""
        return 1 if trigger.caused_by(Enters) and trigger.of_permanent_of(by.controller) else None
