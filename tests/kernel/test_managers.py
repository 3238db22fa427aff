"""Both managers: what they refuse, and whom they name."""

from types import SimpleNamespace

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    Decision,
    Enters,
    GainLife,
    Keyword,
    LifeGained,
    hookimpl,
    triggered,
    whenever,
)
from cardwright.installed import Installed
from cardwright.testing.sources import MemorySource
from cardwright_core.cards import Origin
from cardwright_core.errors import (
    ConflictError,
    PluginError,
    PluginWarning,
    PurityError,
    UnknownNameError,
)
from cardwright_core.ruleset import RuleSet
from cardwright_core.specs import hookspec
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone

HERE = Origin("some-pack", "1.2", "some:thing")
WARDEN = "Soul Warden"
BEARS = "Grizzly Bears"


def bare(*cards, **plugins):
    named = {name: (plugin, HERE) for name, plugin in plugins.items()}
    return RuleSet(named, [MemorySource(cards)])


class Plain(Card):
    name = "Plain"
    types = "Creature — Wall"


# What is refused as it loads.


@pytest.mark.parametrize(
    ("hook", "nearest"),
    [("additional_trigger", "additional_triggers"), ("suppress_trigger", "suppresses_trigger")],
)
def test_an_unknown_hook_is_refused_with_the_nearest(hook, nearest):
    wrong = type("Wrong", (Plain,), {hook: hookimpl(lambda self, by: None)})
    with pytest.raises(PluginError, match=rf"unknown hook '{hook}'; did you mean .*{nearest}"):
        bare(wrong).catalog.definition("Plain")
    with pytest.warns(PluginWarning, match=rf"broken \(some-pack 1.2\): unknown hook '{hook}'"):
        bare(broken=wrong())


def test_a_hook_of_a_plugin_that_may_not_be_there_is_marked_as_optional():
    optional = hookimpl(optionalhook=True)(lambda self: 1)
    rules = bare(visitor=type("Visitor", (), {"of_another_plugin": optional})())
    assert rules.failures == []
    mixed = {"of_another_plugin": optional, "nonsense": hookimpl(lambda self: 1)}
    with pytest.warns(PluginWarning, match="unknown hook 'nonsense'"):
        bare(mixed=type("Mixed", (), mixed)())


def test_a_parameter_that_the_hook_has_not_is_refused():
    wrong = type("Wrong", (Plain,), {"additional_triggers": hookimpl(lambda self, occurrence: 1)})
    with pytest.raises(PluginError, match=r"(?s)plain .*additional_triggers.*occurrence"):
        bare(wrong).catalog.definition("Plain")
    with pytest.warns(PluginWarning, match=r"(?s)broken \(some-pack 1.2\).*occurrence"):
        bare(broken=wrong())


def test_what_was_refused_can_be_asked_for_again_and_is_refused_again():
    rules = bare(type("Wrong", (Plain,), {"nonsense": hookimpl(lambda self, by: None)}))
    for _ in range(2):
        with pytest.raises(PluginError, match="unknown hook 'nonsense'"):
            rules.catalog.definition("Plain")


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"cost": "4W"}, "mana symbol"),
        ({"types": "Legendary"}, "names no card type"),
        ({"keywords": ("vigilnce",)}, "unknown keyword 'vigilnce'"),
    ],
)
def test_a_card_that_is_wrong_is_named(values, problem):
    with pytest.raises(PluginError, match=f"(?s)'Plain'.*{problem}"):
        bare(type("Wrong", (Plain,), values)).catalog.definition("Plain")


def test_an_unknown_card_is_told_with_the_nearest():
    with pytest.raises(UnknownNameError, match="unknown card 'Plane'; did you mean 'Plain'"):
        bare(Plain).catalog.definition("Plane")


class _Distribution:
    def __init__(self, name):
        self.name, self.version, self.requires = name, "1.0", ()


class _Entry:
    group = "cardwright.cards"

    def __init__(self, name, value, distribution):
        self.name, self.value, self.dist = name, value, _Distribution(distribution)

    def load(self):
        raise ModuleNotFoundError(self.value)


def test_a_slug_that_two_distributions_claim_names_both(monkeypatch):
    entries = [_Entry("plain", "one:Plain", "pack-one"), _Entry("plain", "two:Plain", "pack-two")]
    found = SimpleNamespace(select=lambda group: entries)
    monkeypatch.setattr("cardwright.installed.entry_points", lambda: found)
    with pytest.raises(ConflictError, match=r"'plain' .*pack-one 1.0.*pack-two 1.0"):
        Installed().load_card("plain")
    with pytest.raises(PluginError, match=r"plain .*pack-one 1.0.*failed to load.*one:Plain"):
        Installed(without=["pack-two"]).load_card("plain")


def test_a_plugin_that_opens_a_hook_gives_it_a_conductor(table):
    class Specs:
        @hookspec()
        def greets(self, game, by, whom):
            """Greet."""

    class Opens:
        @hookimpl
        def add_hookspecs(self, rules):
            rules.add_hookspecs(Specs)

        @hookimpl
        def greets(self, whom):
            return [f"hello {whom}", "welcome"]

    class Polite(Plain):
        @hookimpl
        def greets(self, by, whom):
            return f"{by.source.name} greets {whom}"

    table.add_plugin("opens", Opens())
    table.add_card(Polite)
    assert table.hook.greets(whom="P1") == ["hello P1", "welcome"]
    table.battlefield("P2", "Plain", "Plain")
    assert table.hook.greets(whom="P1") == ["hello P1", "welcome", *["Plain greets P1"] * 2]


# What is proven empty is not called.


def test_a_hook_that_nobody_implements_is_skipped(table, monkeypatch):
    class Deaf(Plain):
        @hookimpl
        def additional_triggers(self, by, trigger):
            return 7

    table.add_card(Deaf)
    rules = table.rules
    assert not rules.ask.implemented["additional_triggers"]
    table.battlefield("P1", WARDEN)
    table.propose(table.entering("P1", BEARS))
    assert len(table.game.state.pending) == 1
    with table.recording("additional_triggers") as calls:
        assert rules.ask.implemented["additional_triggers"]
        table.propose(table.entering("P1", BEARS))
    assert [call.answers for call in calls] == [[]]
    assert not rules.ask.implemented["additional_triggers"]


# What a plugin does wrong in a question.


class Breaks(Plain):
    name = "Breaks"

    @hookimpl
    def additional_triggers(self, trigger):
        message = "no idea"
        raise ValueError(message)


class Asks(Plain):
    name = "Asks"

    @hookimpl
    def additional_triggers(self, game, by, trigger):
        return game.choose(Decision((by.controller,), "number", (1, 2)))[0]


class Changes(Plain):
    name = "Changes"

    @hookimpl
    def suppresses_trigger(self, game, by, occurrence):
        game.propose(LifeGained(by.controller, 1))


@pytest.fixture
def casting(table):
    """A game driven from outside, in which P1 is about to cast a creature beside a Soul Warden."""

    def lay(card):
        table.add_card(card)
        table.battlefield("P1", WARDEN, card.name)
        table.hand("P1", BEARS)
        table.mana("P1", "{G}{G}")
        game = table.game
        game.agents = {}
        game.answer(next(o for o in game.decision.options if str(o) == f"cast {BEARS}"))
        game.answer(game.decision.options[0])
        return game

    return lay


@pytest.mark.parametrize(
    ("card", "error", "hook", "words"),
    [
        (Breaks, ValueError, "additional_triggers", "no idea"),
        (Asks, PurityError, "additional_triggers", "may not ask a player"),
        (Changes, PurityError, "suppresses_trigger", "may not change the game"),
    ],
)
def test_an_exception_names_the_card_and_the_game_stands_as_before(
    casting, card, error, hook, words
):
    game = casting(card)
    digest, key, log, decision = game.digest(), game.key(), len(game.log), game.decision
    with pytest.raises(error, match=words) as raised:
        game.answer(game.decision.options[0])  # the second pass: the bears enter
    (note,) = raised.value.__notes__
    assert note.startswith(f"in hook {hook} of {card.name.casefold()} (")
    assert note.endswith(f"ability of {card.name}")
    assert (game.digest(), game.key(), len(game.log)) == (digest, key, log)
    assert game.decision == decision
    assert game.asking == ""


def test_the_note_names_distribution_and_version():
    class Source(MemorySource):
        def load_card(self, slug):
            found = super().load_card(slug)
            return found and (found[0], HERE)

    class Warden(Plain):
        name = "Warden"
        abilities = (triggered(whenever(Enters, CREATURE), GainLife(1)),)

    installed = Installed()
    rules = RuleSet(installed.rules(), [Source([Breaks, Warden]), installed])
    game = rules.new_game()
    game.add_player("P1", ["Warden", "Breaks"])
    game.add_player("P2")
    game.propose(from_library(game, 1, Zone.BATTLEFIELD))
    with pytest.raises(ValueError, match="no idea") as raised:
        game.propose(from_library(game, 2, Zone.BATTLEFIELD))
    (note,) = raised.value.__notes__
    assert note == (
        "in hook additional_triggers of breaks (some-pack 1.2), ability of Breaks; tell the "
        "authors of some-pack, or leave it out: CARDWRIGHT_DISABLE=some-pack"
    )


def test_a_keyword_of_the_test_is_a_plugin_like_any_other(table):
    class Loud(Keyword):
        name, rule = "loud", "702.1"

        @hookimpl
        def additional_triggers(self, by, trigger):
            return 1 if trigger.instance.source.id == by.source.id else None

    class Crier(Plain):
        name = "Crier"
        keywords = ("loud", "vigilance")
        abilities = (triggered(whenever(Enters, CREATURE), GainLife(1)),)

    table.add_keyword(Loud)
    table.add_card(Crier)
    one = table.battlefield("P1", "Crier", "Crier")[0]
    trigger = table.trigger_of(one, on=table.entering("P2", BEARS))
    assert table.hook.additional_triggers(trigger=trigger) == [1]
    assert table.see(one).has("loud")
    assert table.see(one).has("vigilance")
