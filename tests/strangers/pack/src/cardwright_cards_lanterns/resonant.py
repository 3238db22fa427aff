"""Resonant: the object's own triggered abilities trigger one more time."""

from cardwright.authoring import Instance, Keyword, Trigger, hookimpl


class Resonant(Keyword):
    """Echoes what its object has to say."""

    name, rule = "resonant", "603.2d"

    @hookimpl
    def additional_triggers(self, by: Instance, trigger: Trigger) -> int | None:
        """603.2d"""
        return 1 if trigger.instance.source.id == by.source.id else None
