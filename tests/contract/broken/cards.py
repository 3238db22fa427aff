"""One card for each way to be wrong."""

from broken_pack.effects import GAIN, ByOrder, Divide, NoValue, Remember, Trace

from cardwright.authoring import (
    CREATURE,
    Card,
    Decision,
    Enters,
    Keyword,
    LifeGained,
    activated,
    cost,
    hookimpl,
    triggered,
    whenever,
)

_ON_ENTERING = whenever(Enters, CREATURE)


class _Creature(Card):
    cost = "{1}"
    types = "Artifact Creature — Construct"
    power, toughness = 1, 1


class UnknownHook(_Creature):
    name = "Unknown Hook"

    @hookimpl
    def additional_trigger(self, trigger):
        return 1


class LacksAKeyword(_Creature):
    name = "Lacks a Keyword"
    keywords = ("broken-wings",)


class Stub(_Creature):
    name = "Stub"

    @hookimpl
    def additional_triggers(self, trigger):
        """603.2d"""


class Admitted(_Creature):
    name = "Admitted"
    caveat = "it adds no trigger yet"

    @hookimpl
    def additional_triggers(self, trigger):
        """603.2d"""


class Whole(_Creature):
    name = "Whole"
    keywords = ("vigilance",)
    abilities = (triggered(_ON_ENTERING, GAIN),)

    @hookimpl
    def additional_triggers(self, by, trigger):
        return 1 if trigger.of_permanent_of(by.controller) else None


class Misnamed(_Creature):
    name = "Named Otherwise"


class OddType(_Creature):
    name = "Odd Type"
    types = "Artifact Craeture"


class NoToughness(_Creature):
    name = "No Toughness"
    toughness = None


class StrongArtifact(_Creature):
    name = "Strong Artifact"
    types = "Artifact"


class CostlyLand(Card):
    name = "Costly Land"
    cost = "{1}"
    types = "Land"


class SilentSorcery(Card):
    name = "Silent Sorcery"
    cost = "{1}"
    types = "Sorcery"


class HasNoValue(_Creature):
    name = "No Value"
    abilities = (triggered(_ON_ENTERING, NoValue()),)


class Counting(_Creature):
    name = "Counting"
    calls = 0
    abilities = (triggered(_ON_ENTERING, GAIN),)

    @hookimpl
    def additional_triggers(self, trigger):
        self.calls += 1
        return self.calls


class Choosing(_Creature):
    name = "Choosing"
    abilities = (triggered(_ON_ENTERING, GAIN),)

    @hookimpl
    def additional_triggers(self, game, by):
        return game.choose(Decision((by.controller,), "number", (1, 2)))[0]


class Proposing(_Creature):
    name = "Proposing"
    abilities = (triggered(_ON_ENTERING, GAIN),)

    @hookimpl
    def suppresses_trigger(self, game, by):
        game.propose(LifeGained(by.controller, 1))


class Scribbling(_Creature):
    name = "Scribbling"
    abilities = (triggered(_ON_ENTERING, GAIN),)

    @hookimpl
    def additional_triggers(self, game, by):
        player = game.state.players[by.controller]
        game.state.players[by.controller] = player.replace(life=player.life + 1)


class Raising(_Creature):
    name = "Raising"
    abilities = (triggered(_ON_ENTERING, GAIN),)

    @hookimpl
    def additional_triggers(self, trigger):
        message = "it is too much"
        raise ValueError(message)


class RaisingEffect(_Creature):
    name = "Raising Effect"
    abilities = (triggered(_ON_ENTERING, Divide()),)


class Remembering(_Creature):
    name = "Remembering"
    abilities = (triggered(_ON_ENTERING, Remember()),)


class OrderBound(_Creature):
    name = "Order-Bound"
    abilities = (triggered(_ON_ENTERING, ByOrder()),)


class TraceLeaver(_Creature):
    name = "Trace-Leaver"
    abilities = (activated(cost("{1}", Trace()), GAIN),)


class Sound(Keyword):
    name, rule = "sound", "702.1"

    @hookimpl
    def additional_triggers(self, by, trigger):
        return 1 if trigger.instance.source.id == by.source.id else None


class Demanding(Keyword):
    name, rule = "demanding", "702.1"

    def stands_for(self, parameter):
        if not parameter:
            message = "demanding needs a parameter"
            raise ValueError(message)
        return ()
