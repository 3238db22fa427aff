"""The choice of the defending player, where not all opponents are (506.2a, 507.1, 508.7d)."""

import pytest

from cardwright.authoring import (
    ATTACKING,
    CREATURE,
    AddPhases,
    Card,
    ReselectAttack,
    all_of,
    spell,
    target,
)
from cardwright_rules.combat.attackers import attackable
from cardwright_rules.combat.fighting import attack_of
from cardwright_rules.formats.attack_one import attack_one

BEARS = "Grizzly Bears"


class Again(Card):
    """An additional combat phase."""

    name = "Again"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(AddPhases()),)


class Reroute(Card):
    """Reselect what an attacker attacks."""

    name = "Reroute"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(ReselectAttack(), target(all_of(CREATURE, ATTACKING))),)


@pytest.fixture
def table(table, planeswalker):
    table.add_card(Again, Reroute, planeswalker)
    table.add_player("P3")
    table.add_plugin("attack-one", attack_one)
    return table


@pytest.mark.rule("506.2a", "507.1")
def test_the_active_player_chooses_who_defends(table):
    bears = table.battlefield("P1", BEARS)
    two, three = table.battlefield("P2", "Walker"), table.battlefield("P3", "Walker")
    table.answers("P1", ("defender", "P3"))
    table.go_to("beginning of combat")
    assert dict(attackable(table.game)) == {"P3": "P3", three: "P3"}
    table.answers("P1", ("attackers", [bears]), ("attack", three))
    table.go_to("declare attackers")
    assert attack_of(table.game, bears).target == three
    assert two in table.game.state.objects


@pytest.mark.rule("507.1", "500.8")
def test_the_choice_is_made_anew_in_each_combat_phase(table):
    table.hand("P1", "Again")
    table.cast("P1", "Again")
    table.resolve()
    table.answers("P1", ("defender", "P3"), ("defender", "P2"))
    table.go_to("beginning of combat")
    assert list(attackable(table.game)) == ["P3"]
    table.go_to("end of combat")
    table.go_to("beginning of combat")
    assert list(attackable(table.game)) == ["P2"]


@pytest.mark.rule("507.1")
def test_with_one_opponent_there_is_nothing_to_choose(table):
    table.game.state.players["P3"] = table.game.player("P3").replace(lost=True)
    table.go_to("beginning of combat")
    assert list(attackable(table.game)) == ["P2"]


@pytest.mark.rule("508.7d")
def test_an_attack_is_reselected_within_what_the_defending_player_has(table):
    bears = table.battlefield("P1", BEARS)
    walker = table.battlefield("P2", "Walker")
    table.battlefield("P3", "Walker")
    table.hand("P1", "Reroute")
    table.answers("P1", ("defender", "P2"), ("attackers", [bears]), ("attack", "P2"))
    table.go_to("declare attackers")
    offered = []

    def reselect(option):
        offered.append(option)
        return option == walker

    table.answers("P1", ("attack", reselect))
    table.cast("P1", "Reroute")
    table.resolve()
    assert attack_of(table.game, bears).target == walker
    assert set(offered) == {"P2", walker}
