"""Every rules plugin can be taken out or replaced: games with a stranger's, and without."""

import re

import pytest

from cardwright.authoring import DamageDealt, Simultaneous, hookimpl
from cardwright.installed import Installed
from cardwright_core.errors import MissingHookError, PluginError, PluginWarning
from cardwright_core.flow import Phase, TurnBasedAction
from cardwright_core.ruleset import RuleSet
from cardwright_core.state import Step
from cardwright_rules.combat import events
from cardwright_rules.combat.specs import CombatSpecs
from cardwright_rules.soak.installed import Stock
from cardwright_rules.soak.playing import RandomChooser, played
from cardwright_rules.soak.setup import Seat, Setup, drawn

LIBRARY = ("forest", "grizzly-bears", "mountain", "soul-warden", "lightning-bolt", "plains") * 5
BOARD = ("forest", "forest", "plains", "mountain", "grizzly-bears", "soul-warden")
HAND = ("grizzly-bears", "lightning-bolt", "soul-warden", "mountain")


@pytest.fixture(scope="module")
def installed():
    return Installed()


@pytest.fixture(scope="module")
def plugins(installed):
    return installed.rules()


def played_plainly(rules, seed, turns=12):
    """Play a game with a few plain cards; return it."""
    chooser = RandomChooser(seed)

    def agent(game, decision):
        return tuple(decision.options[place] for place in chooser(decision))

    seat = Seat(LIBRARY, BOARD, HAND)
    game = Setup(seed, (seat, seat)).begin(rules.new_game(seed), agent)
    agents = dict.fromkeys(game.state.order, agent)
    game.play(agents, until=lambda game: game.state.cursor.turn > turns)
    return game


def happened(game, kind):
    return [one.event for one in game.log if one.kind == "event" and isinstance(one.event, kind)]


class Skirmish:
    """A stranger's combat: one step, in which each creature hits the next opponent."""

    @hookimpl
    def add_hookspecs(self, rules):
        rules.add_hookspecs(CombatSpecs)  # what keywords say is still heard, and not asked for

    @hookimpl
    def turn_structure(self):
        return Phase("combat", (Step("combat", "skirmish"),), ("precombat main",))

    @hookimpl
    def turn_based_actions(self, step, ending):
        if step.name == "skirmish" and not ending:
            return TurnBasedAction("506.1", self.hit)
        return None

    def hit(self, game):
        active = game.state.cursor.active
        victim = game.opponents(active)[0]
        hits = tuple(
            DamageDealt(view.id, victim, view.characteristics.power, combat=True)
            for view in game.permanents(active)
            if (view.characteristics.power or 0) > 0
        )
        if hits:
            game.propose(Simultaneous(hits))


@pytest.fixture(scope="module")
def skirmish(installed, plugins):
    _, origin = plugins["combat"]
    return RuleSet({**plugins, "combat": (Skirmish(), origin)}, [installed])


def without(installed, plugins, name):
    """Return the rule set without one plugin; those that need its hooks are left out, and told."""
    left = {other: one for other, one in plugins.items() if other != name}
    if name not in NEEDED_BY:
        return RuleSet(left, [installed])
    with pytest.warns(PluginWarning, match=NEEDED_BY[name]):
        return RuleSet(left, [installed])


NEEDED_BY = {"combat": r"goes on without goading .*unknown hook 'attack_requirements'"}


@pytest.fixture(scope="module")
def peace(installed, plugins):
    return without(installed, plugins, "combat")


@pytest.mark.parametrize("seed", range(3))
def test_complete_games_with_a_strangers_combat(skirmish, seed):
    game = played_plainly(skirmish, seed, turns=40)
    assert game.over
    assert any(one.combat for one in happened(game, DamageDealt))
    assert happened(game, events.Attacks) == []


def test_with_a_strangers_combat_every_card_can_be_played(skirmish):
    stock = Stock(skirmish)
    assert stock.refused == {}
    for number in range(3):
        setup = drawn(stock, 21, number)
        assert played(skirmish, setup, RandomChooser(number)).failure is None


@pytest.mark.parametrize("seed", range(3))
def test_complete_games_without_any_combat(peace, seed):
    assert "combat" not in [step.phase for step in peace.steps]
    game = played_plainly(peace, seed, turns=80)
    assert game.over  # of an empty library, or of spells
    assert not any(one.combat for one in happened(game, DamageDealt))


def test_a_card_that_is_about_combat_does_not_load_without_it(peace):
    with pytest.raises(PluginError, match="unknown hook 'attack_restrictions'"):
        peace.catalog.definition("Wall of Omens")


NEEDED = {
    "allowances": (MissingHookError, r"cardwright_rules\.\w+ asks the hook '\w+_hand_sizes'"),
    "damage": (MissingHookError, r"cardwright_rules\.\w+\S* asks the hook 'damage_results'"),
    "life": (MissingHookError, r"cardwright_rules\.\w+\S* asks the hook 'shares_life'"),
    "tapping": (PluginError, r"hook pay_cost for TapSymbol: expected one answer, got 0"),
    "untap-step": (MissingHookError, r"cardwright_rules\.\w+ asks the hook 'may_stay_tapped'"),
}
"""Without these plain games can't go on; the error says which hook, and who asks."""


def names():
    return sorted(Installed().group("cardwright.rules"))


@pytest.mark.parametrize("name", names())
def test_each_rules_plugin_can_be_taken_out(installed, plugins, name):
    rules = without(installed, plugins, name)
    if name not in NEEDED:
        game = played_plainly(rules, 4)
        assert game.over or game.state.cursor.turn > 12
        return
    error, told = NEEDED[name]
    with pytest.raises(error) as caught:
        played_plainly(rules, 4)
    assert re.search(told, str(caught.value))
    assert caught.value.__notes__ if error is PluginError else True
