"""Mirage Mirror: it becomes a copy until end of turn."""

import pytest

from cardwright.authoring import BecomeCopy, Captured, Duration, Zone, copiable_values
from cardwright_core.casting import proposed_spell
from cardwright_core.functioning import instances

STENN = "Stenn, Paranoid Partisan"
MIRROR = "Mirage Mirror"
BEARS = "Grizzly Bears"


def become(table, mirror, target):
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("target", target))
    table.activate("P1", mirror)
    table.resolve()


def test_as_printed(table):
    mirror = table.see(table.hand("P1", MIRROR)).characteristics
    assert (str(mirror.cost), mirror.types) == ("{3}", ("Artifact",))


@pytest.mark.rule("613.1a", "514.2")
def test_it_is_a_copy_until_the_end_of_the_turn(table):
    mirror = table.battlefield("P1", MIRROR)
    bears = table.battlefield("P2", BEARS)
    become(table, mirror, bears)
    view = table.see(mirror)
    assert (view.name, view.characteristics.types) == (BEARS, ("Creature",))
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    assert table.see(mirror).name == MIRROR


@pytest.mark.rule("707.2b")
def test_it_stays_what_it_copied_when_that_changes(table):
    mirror = table.battlefield("P1", MIRROR)
    bears = table.battlefield("P2", BEARS)
    become(table, mirror, bears)
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    assert table.see(mirror).name == BEARS


@pytest.mark.rule("707.2", "608.2h")
def test_a_copy_of_it_after_it_left_is_of_what_it_was(table):
    mirror = table.battlefield("P1", MIRROR)
    bears = table.battlefield("P2", BEARS)
    become(table, mirror, bears)
    table.propose(table.moving(mirror, Zone.GRAVEYARD))
    assert copiable_values(table.game, mirror).name == BEARS


@pytest.mark.rule("607.5", "707.6")
def test_as_another_stenn_stenn_has_no_choice_but_his_own_again_afterwards(table):
    needle = table.hand("P1", "Pithing Needle")
    table.answers("P1", ("card type", "Artifact"))
    stenn = table.propose(table.entering("P1", STENN)).becomes
    table.answers("P2", ("card type", "Artifact"))
    other = table.propose(table.entering("P2", STENN)).becomes
    assert changes(table, needle) == 1
    by = next(instances(table.see(stenn))).replace(captured=(("this", stenn), ("that", other)))
    effect = BecomeCopy(Captured("that"), Captured("this"), Duration.END_OF_TURN)
    effect.resolve(table.game, by)
    table.game.follow()
    assert changes(table, needle) == 0
    table.go_to("upkeep")
    assert changes(table, needle) == 1


def changes(table, item):
    return len(table.hook.cost_changes(proposal=proposed_spell(table.game, "P1", item)))
