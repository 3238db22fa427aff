"""What may be cast or activated only before or after a point of the combat phase (506.7)."""

import pytest

from cardwright.authoring import (
    AddPhases,
    Card,
    CastOnlyIf,
    GainLife,
    StaticAbility,
    activated,
    after_in_combat,
    before_in_combat,
    spell,
)
from cardwright_core.errors import InputError

ATTACKERS, BLOCKERS, DAMAGE = (
    "attackers are declared",
    "blockers are declared",
    "the combat damage step",
)
END = "the end of combat step"
STEPS = (
    "upkeep",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end",
)


def fog(name, test):
    abilities = (StaticAbility(CastOnlyIf(test)), spell(GainLife(1)))
    return type(
        name, (Card,), {"name": name, "types": "Instant", "cost": "{0}", "abilities": abilities}
    )


class Again(Card):
    name = "Again"
    types = "Instant"
    cost = "{0}"
    abilities = (spell(AddPhases(("combat", "postcombat main"))),)


def steps_of(table, item, may_begin, attacks, *, again=False):
    """Return the steps of P2's turn, then of a second combat, in which P1 may cast the card."""
    bears = table.battlefield("P2", "Grizzly Bears")
    for player in ("P1", "P2"):
        table.library(player, "Forest")
    table.go_to("end")
    found = []
    table.answers("P2", ("attackers", [bears] if attacks else []))
    for step in STEPS:
        if not attacks and step in {"declare blockers", "combat damage"}:
            continue
        table.go_to(step)
        found += [step] if may_begin("P1", item) else []
        if step == "postcombat main" and again:
            table.answers("P2", *[("attackers", [])] * (not attacks))
            table.cast("P2", table.hand("P2", "Again"))
            table.resolve()
            for later in ("beginning of combat", "declare attackers", "end of combat"):
                table.go_to(later)
                found += [f"second {later}"] if may_begin("P1", item) else []
            return found
    return found


BEFORE_COMBAT = ["upkeep", "precombat main", "beginning of combat"]


@pytest.mark.rule("506.7", "506.7a", "506.7d")
@pytest.mark.parametrize("attacks", [True, False])
def test_only_before_attackers_are_declared_whether_any_are(table, may_begin, attacks):
    table.add_card(fog("Fog", before_in_combat(ATTACKERS)), Again)
    found = steps_of(table, table.hand("P1", "Fog"), may_begin, attacks, again=True)
    assert found == BEFORE_COMBAT


@pytest.mark.rule("506.7b", "506.7e")
@pytest.mark.parametrize("attacks", [True, False])
def test_only_before_blockers_are_declared_or_the_declare_attackers_step_ends(
    table, may_begin, attacks
):
    table.add_card(fog("Fog", before_in_combat(BLOCKERS)))
    found = steps_of(table, table.hand("P1", "Fog"), may_begin, attacks)
    assert found == [*BEFORE_COMBAT, "declare attackers"]


@pytest.mark.rule("506.7", "506.7e")
def test_only_before_the_combat_damage_step(table, may_begin):
    table.add_card(fog("Fog", before_in_combat(DAMAGE)))
    found = steps_of(table, table.hand("P1", "Fog"), may_begin, attacks=True)
    assert found == [*BEFORE_COMBAT, "declare attackers", "declare blockers"]


@pytest.mark.rule("506.7a", "506.7d")
def test_only_after_attackers_are_declared(table, may_begin):
    table.add_card(fog("Fog", after_in_combat(ATTACKERS)), Again)
    found = steps_of(table, table.hand("P1", "Fog"), may_begin, attacks=False, again=True)
    seconds = [
        f"second {step}" for step in ("beginning of combat", "declare attackers", "end of combat")
    ]
    assert found == ["declare attackers", "end of combat", "postcombat main", *seconds]


@pytest.mark.rule("506.7")
def test_only_after_combat(table, may_begin):
    table.add_card(fog("Fog", after_in_combat("combat")))
    found = steps_of(table, table.hand("P1", "Fog"), may_begin, attacks=True)
    assert found == ["postcombat main", "end"]


@pytest.mark.rule("506.7c")
def test_during_combat_any_combat_phase_counts(table, may_begin):
    table.add_card(fog("Fog", before_in_combat(BLOCKERS, during=True)), Again)
    found = steps_of(table, table.hand("P1", "Fog"), may_begin, attacks=True, again=True)
    both = ["beginning of combat", "declare attackers"]
    assert found == [*both, *(f"second {step}" for step in both)]


@pytest.mark.rule("506.7b", "506.7c", "506.7f")
@pytest.mark.parametrize("attacks", [True, False])
def test_during_combat_after_blockers_are_declared_only_if_that_step_is(table, may_begin, attacks):
    table.add_card(fog("Fog", after_in_combat(BLOCKERS, during=True)), Again)
    found = steps_of(table, table.hand("P1", "Fog"), may_begin, attacks, again=True)
    assert found == (["declare blockers", "combat damage", "end of combat"] if attacks else [])


@pytest.mark.rule("506.7g")
def test_abilities_say_it_as_spells_do(table, may_begin):
    early = activated("{0}", GainLife(1), only_if=before_in_combat(END))
    values = {"name": "Bell", "types": "Artifact", "abilities": (early,)}
    table.add_card(type("Bell", (Card,), values))
    bell = table.battlefield("P1", "Bell")
    found = steps_of(table, bell, may_begin, attacks=True)
    assert found == [*BEFORE_COMBAT, "declare attackers", "declare blockers", "combat damage"]


def test_another_point_is_an_error():
    with pytest.raises(InputError, match="no point in the combat phase"):
        before_in_combat("tea")
