import pytest

from cardwright.authoring import Card, GainLife, record, triggered
from cardwright_core.abilities import Duration
from cardwright_core.flow import StepBegins
from cardwright_core.terms import Condition, Test
from cardwright_rules.combat.fighting import attack_of, attackers, block_of, fight


@pytest.mark.rule("511.3", "508.1k", "509.1g")
def test_all_creatures_leave_combat_as_the_step_ends(table, lay):
    bear, wall = lay(P1=["2/2"], P2=["0/4"])
    table.answers("P1", ("attackers", [bear]))
    table.answers("P2", ("block", bear))
    table.go_to("end of combat")
    assert attack_of(table.game, bear) is not None
    assert block_of(table.game, wall) is not None
    table.go_to("postcombat main")
    assert attackers(table.game) == []
    assert fight(table.game) is None
    assert [table.game.state.status_of(item).combat for item in (bear, wall)] == [None, None]


@pytest.mark.rule("511.1")
def test_players_get_priority_in_the_end_of_combat_step(table):
    table.go_to("end of combat")
    assert table.game.state.cursor.priority == "P1"


@pytest.mark.rule("511.2", "500.5a")
def test_effects_until_end_of_combat_last_through_the_step(table, lay):
    lay(P1=["0/4 defender"])
    state = table.game.state
    instance = state.index.get(("attack_restrictions", None))[0][1]
    effect = state.start_effect(instance.replace(duration=Duration.END_OF_COMBAT))
    table.go_to("end of combat")
    assert effect in table.game.state.effects
    table.go_to("postcombat main")
    assert effect not in table.game.state.effects


@pytest.mark.rule("511.2")
def test_at_end_of_combat_triggers_as_the_step_begins(table, lay):
    @record
    class OfEndOfCombat(Test):
        def holds(self, game, by, event):
            return event.step.name == "end of combat"

    ability = triggered(Condition(StepBegins, where=(OfEndOfCombat(),)), GainLife(1))
    clock = type(
        "Clock", (Card,), {"name": "Clock", "types": "Enchantment", "abilities": (ability,)}
    )
    lay(P1=[clock])
    table.go_to("end of combat")
    table.resolve()
    assert table.life("P1") == 21
