"""Goes on without end, in five ways."""

from cardwright.authoring import (
    THIS,
    AbilityTriggered,
    AddAbilities,
    Card,
    ContinuousEffect,
    GainLife,
    Game,
    Instance,
    Layer,
    LifeGained,
    Part,
    Record,
    Replacement,
    StaticAbility,
    about,
    hookimpl,
    record,
    triggered,
    whenever,
)


class Treadmill(Card):
    """Replaces an event with itself, under another key each time."""

    name = "Treadmill"
    types = "Artifact"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by: Instance, event: LifeGained) -> Replacement:
        return Replacement(object(), by, lambda _, event: event)


class Chatterbox(Card):
    """Triggers whenever an ability triggers, its own included."""

    name = "Chatterbox"
    types = "Artifact"
    abilities = (triggered(whenever(AbilityTriggered), GainLife(1)),)


class Navelgazer(Card):
    """Asks itself what it is asked."""

    name = "Navelgazer"
    types = "Artifact"

    @hookimpl
    def additional_triggers(self, game: Game, trigger: object) -> int:
        return sum(game.rules.ask.additional_triggers(game, trigger))


@record
class Grows(Record):
    """Gives its object an ability like it, one larger."""

    size: int

    @hookimpl
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        larger = AddAbilities((StaticAbility(Grows(self.size + 1)),))
        return ContinuousEffect.of(by, Part(Layer.ABILITY, THIS, larger))


class Beanstalk(Card):
    """Has an ability that gives it another, and so on."""

    name = "Beanstalk"
    types = "Artifact"
    abilities = (StaticAbility(Grows(1)),)
