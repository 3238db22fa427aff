"""Both hooks of Elesh Norn: asked alone, and at work."""

import pytest

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    THIS,
    Card,
    Dies,
    Enters,
    GainLife,
    Later,
    Zone,
    another,
    triggered,
    when,
    whenever,
)

NORN = "Elesh Norn, Mother of Machines"
WARDEN = "Soul Warden"
BEARS = "Grizzly Bears"


class Mourner(Card):
    """Waits for deaths, of itself too."""

    name = "Mourner"
    types = "Creature — Human"
    power, toughness = 1, 1
    abilities = (triggered(whenever(Dies, CREATURE), GainLife(1)),)


class Emblem(Card):
    """Waits for what enters, and is no permanent."""

    name = "Emblem"
    types = "Emblem"
    abilities = (triggered(whenever(Enters, CREATURE).replace(zones=(Zone.COMMAND,)), GainLife(1)),)


class Promise(Card):
    """Its own ability creates a delayed one that waits for what enters."""

    name = "Promise"
    types = "Creature — Human"
    power, toughness = 1, 1
    abilities = (
        triggered(
            when(Enters, THIS), Later((whenever(Enters, another(CREATURE)),), GainLife(1), ITSELF)
        ),
    )


@pytest.mark.rule("603.2d", "603.7")
def test_a_delayed_ability_is_none_that_a_permanent_has(table):
    table.add_card(Promise)
    table.battlefield("P1", NORN)
    table.propose(table.entering("P1", "Promise"))
    table.resolve()  # two delayed abilities
    table.propose(table.entering("P1", BEARS))
    assert len(table.game.state.pending) == 2


@pytest.mark.rule("603.2d", "603.7")
def test_a_delayed_ability_of_an_opponent_is_not_silenced(table):
    table.add_card(Promise)
    table.propose(table.entering("P2", "Promise"))
    table.resolve()
    table.battlefield("P1", NORN)
    table.propose(table.entering("P1", BEARS))
    assert len(table.game.state.pending) == 1


@pytest.mark.rule("603.2d")
@pytest.mark.parametrize("norns", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_only_norns_in_play_answer(table, norns, player):
    table.battlefield("P1", *[NORN] * norns)
    table.hand("P1", NORN)  # in the catalog, not functioning
    warden = table.battlefield("P1", WARDEN)
    trigger = table.trigger_of(warden, on=table.entering(player, BEARS))
    assert table.hook.additional_triggers(trigger=trigger) == [1] * norns


@pytest.mark.rule("113.6")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "command"])
def test_off_the_battlefield_she_answers_nothing(table, zone):
    getattr(table, zone)("P1", NORN)
    warden = table.battlefield("P1", WARDEN)
    bears = table.entering("P1", BEARS)
    assert table.hook.additional_triggers(trigger=table.trigger_of(warden, on=bears)) == []
    assert table.hook.suppresses_trigger(occurrence=table.occurrence_of(warden, on=bears)) == []


def test_the_triggers_of_opponents_are_not_multiplied(table):
    table.battlefield("P2", NORN)
    warden = table.battlefield("P1", WARDEN)
    trigger = table.trigger_of(warden, on=table.entering("P1", BEARS))
    assert table.hook.additional_triggers(trigger=trigger) == []


def test_nor_are_triggers_on_dying(table):
    table.add_card(Mourner)
    table.battlefield("P1", NORN)
    mourner, bears = table.battlefield("P1", "Mourner", BEARS)
    dies = table.moving(bears, Zone.GRAVEYARD)
    assert table.hook.additional_triggers(trigger=table.trigger_of(mourner, on=dies)) == []
    occurrence = table.occurrence_of(mourner, on=dies)
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [False]


def test_an_emblem_is_no_permanent_of_hers(table):
    table.add_card(Emblem)
    table.battlefield("P1", NORN)
    emblem = table.command("P1", "Emblem")
    trigger = table.trigger_of(emblem, on=table.entering("P1", BEARS))
    assert table.hook.additional_triggers(trigger=trigger) == []


def test_an_emblem_of_an_opponent_is_not_silenced(table):
    table.add_card(Emblem)
    table.battlefield("P1", NORN)
    emblem = table.command("P2", "Emblem")
    occurrence = table.occurrence_of(emblem, on=table.entering("P2", BEARS))
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [False]


@pytest.mark.parametrize("norns", [0, 1, 2, 3])
@pytest.mark.parametrize("entering", ["P1", "P2"])
def test_permanents_of_opponents_are_silenced(table, norns, entering):
    table.battlefield("P1", *[NORN] * norns)
    warden = table.battlefield("P2", WARDEN)
    occurrence = table.occurrence_of(warden, on=table.entering(entering, BEARS))
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [True] * norns


def test_her_controllers_permanents_are_not_silenced(table):
    table.battlefield("P1", NORN)
    warden = table.battlefield("P1", WARDEN)
    occurrence = table.occurrence_of(warden, on=table.entering("P2", BEARS))
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [False]


@pytest.mark.rule("102.3")
def test_a_teammate_is_no_opponent(table):
    table.add_player("P3", team=1)
    table.battlefield("P1", NORN)
    warden = table.battlefield("P3", WARDEN)
    bears = table.entering("P2", BEARS)
    assert table.hook.suppresses_trigger(occurrence=table.occurrence_of(warden, on=bears)) == [
        False
    ]
    assert table.hook.additional_triggers(trigger=table.trigger_of(warden, on=bears)) == []


@pytest.mark.rule("603.10")
@pytest.mark.parametrize("norns", [1, 2])
def test_she_answers_as_she_enters(table, norns):
    warden = table.battlefield("P1", WARDEN)
    theirs = table.battlefield("P2", WARDEN)
    for _ in range(norns):
        enters = table.entering("P1", NORN)
        trigger = table.trigger_of(warden, on=enters)
        occurrence = table.occurrence_of(theirs, on=enters)
    assert table.hook.additional_triggers(trigger=trigger) == [1] * norns
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [True] * norns


@pytest.mark.rule("603.2d")
@pytest.mark.parametrize("norns", [0, 1, 2, 3, 4])
def test_the_count_is_fixed_as_it_triggers(table, norns):
    table.battlefield("P1", WARDEN, *[NORN] * norns)
    table.propose(table.entering("P2", BEARS))
    assert len(table.game.state.pending) == 1 + norns


def test_soul_warden_gains_twice(table):
    table.battlefield("P1", WARDEN, NORN)
    table.propose(table.entering("P2", BEARS))
    table.resolve()
    assert table.life("P1") == 22
    assert "additional_triggers 1 by Elesh Norn" in table.told


def test_one_on_each_side_silences_both(table):
    table.battlefield("P1", NORN, WARDEN)
    table.battlefield("P2", NORN, WARDEN)
    table.propose(table.entering("P1", BEARS))
    assert table.game.state.pending == ()
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 20)


@pytest.mark.rule("603.2d", "603.3d")
def test_each_instance_chooses_its_own_target(table):
    table.battlefield("P1", NORN)
    ours, theirs = table.battlefield("P1", BEARS), table.battlefield("P2", BEARS)
    table.answers("P1", ("target", theirs), ("target", ours))
    table.propose(table.entering("P1", "Man-o'-War"))
    table.resolve()
    assert table.permanents() == [NORN, "Man-o'-War"]


def test_vigilance_is_printed_on_her(table):
    assert table.see(table.battlefield("P1", NORN)).has("vigilance")
