"""Committing crimes (700.13) and descending (700.11)."""

import pytest

from cardwright.authoring import (
    CARD,
    CREATURE,
    THIS,
    YOU_COMMIT_A_CRIME,
    YOU_COMMITTED_A_CRIME,
    YOU_DESCENDED,
    AnyPlayer,
    Card,
    ChooseNewTargets,
    CopyIt,
    Dies,
    Exile,
    GainLife,
    GoesInstead,
    If,
    LoseLife,
    StaticAbility,
    TargetSpec,
    TimesDescended,
    Zone,
    activated,
    make_token,
    spell,
    target,
    target_card,
    target_spell,
    token,
    triggered,
    when,
)
from cardwright_rules.milling import Mills

BEARS, GIANT, BOLT = "Grizzly Bears", "Hill Giant", "Bolt"
NOTHING = GainLife(0)
ANYTHING = TargetSpec(CARD, zones=(Zone.EXILE,))


def card(name, *abilities, types="Instant", **values):
    if types == "Creature":
        values |= {"power": 1, "toughness": 1}
    values |= {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(card("Crook", triggered(YOU_COMMIT_A_CRIME, LoseLife(1)), types="Artifact"))
    table.add_card(card(BOLT, spell(NOTHING, target(CREATURE))))
    table.add_card(card("Bolt Both", spell(NOTHING, target(CREATURE, count=2))))
    table.add_card(card("Taunt", spell(NOTHING, target(AnyPlayer()))))
    table.add_card(card("Deny", spell(NOTHING, target_spell())))
    table.add_card(card("Robbery", spell(Exile(), target_card(CARD))))
    table.add_card(card("From Exile", spell(NOTHING, ANYTHING)))
    table.add_card(card("Fork", spell(CopyIt(), target_spell())))
    table.add_card(card("Shift", spell(ChooseNewTargets(), target_spell())))
    table.add_card(card("Prodder", activated("{0}", NOTHING, target(CREATURE)), types="Creature"))
    dying = triggered(when(Dies, THIS), NOTHING, target(CREATURE))
    table.add_card(card("Avenger", dying, types="Creature"))
    asks = spell(If(YOU_COMMITTED_A_CRIME, GainLife(10)))
    table.add_card(card("Alibi", asks))
    table.add_card(card("Depth", spell(GainLife(TimesDescended()))))
    table.add_card(card("Descent", spell(If(YOU_DESCENDED, GainLife(10)))))


def play(table, name, player="P1", *targets):
    table.answers(player, *(("target", one) for one in targets))
    table.cast(player, table.hand(player, name))


@pytest.mark.rule("700.13")
@pytest.mark.parametrize(("whose", "life"), [("P1", 20), ("P2", 19)])
def test_to_target_a_permanent_of_an_opponent_is_a_crime(table, whose, life):
    table.battlefield("P1", "Crook")
    table.battlefield(whose, BEARS)
    play(table, BOLT)
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("700.13")
@pytest.mark.parametrize(("whom", "life"), [("P1", 20), ("P2", 19)])
def test_so_it_is_to_target_an_opponent(table, whom, life):
    table.battlefield("P1", "Crook")
    play(table, "Taunt", "P1", whom)
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("700.13")
@pytest.mark.parametrize(("whose", "life"), [("P1", 20), ("P2", 19)])
def test_or_a_card_in_an_opponents_graveyard(table, whose, life):
    table.battlefield("P1", "Crook")
    table.graveyard(whose, BEARS)
    play(table, "Robbery")
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("700.13")
def test_not_a_card_of_theirs_in_exile(table):
    table.battlefield("P1", "Crook")
    table.exile("P2", BEARS)
    play(table, "From Exile")
    table.resolve()
    assert table.life("P1") == 20


@pytest.mark.rule("700.13")
def test_or_a_spell_of_an_opponent(table):
    table.battlefield("P1", "Crook")
    table.battlefield("P2", BEARS)
    play(table, BOLT, "P2")
    play(table, "Deny")
    table.resolve()
    assert table.life("P1") == 19


@pytest.mark.rule("700.13")
def test_several_targets_of_one_spell_are_one_crime(table):
    table.battlefield("P1", "Crook")
    table.battlefield("P2", BEARS, GIANT)
    play(table, "Bolt Both")
    table.resolve()
    assert table.life("P1") == 19


@pytest.mark.rule("700.13")
def test_activated_and_triggered_abilities_commit_crimes_too(table):
    prodder, avenger = table.battlefield("P1", "Prodder", "Avenger")
    table.battlefield("P1", "Crook")
    bears = table.battlefield("P2", BEARS)
    table.answers("P1", ("target", bears))
    table.activate("P1", prodder)
    table.resolve()
    assert table.life("P1") == 19
    table.answers("P1", ("target", bears))
    table.die(avenger)
    table.resolve()
    assert table.life("P1") == 18


@pytest.mark.rule("700.13", "707.10")
def test_a_copy_commits_no_crime(table):
    table.battlefield("P1", "Crook")
    bears, theirs = table.battlefield("P1", BEARS), table.battlefield("P2", BEARS)
    play(table, BOLT, "P1", bears)
    table.answers("P1", ("new target", theirs))
    play(table, "Fork")
    table.resolve()
    assert table.life("P1") == 20


@pytest.mark.rule("700.13", "115.7")
def test_a_changed_target_is_no_crime(table):
    table.battlefield("P1", "Crook")
    bears, theirs = table.battlefield("P1", BEARS), table.battlefield("P2", BEARS)
    play(table, BOLT, "P1", bears)
    table.answers("P1", ("new target", theirs))
    play(table, "Shift")
    table.resolve()
    assert table.life("P1") == 20


@pytest.mark.rule("700.13", "608.2i")
def test_a_crime_is_remembered_for_the_turn(table):
    bears = table.battlefield("P2", BEARS)
    play(table, BOLT)
    table.resolve()
    table.die(bears)
    play(table, "Alibi", "P2")
    table.resolve()
    assert table.life("P2") == 20
    play(table, "Alibi")
    table.resolve()
    assert table.life("P1") == 30
    table.library("P2", "Forest")
    table.go_to("upkeep")
    play(table, "Alibi")
    table.resolve()
    assert table.life("P1") == 30


@pytest.mark.rule("700.11")
def test_each_permanent_card_put_into_the_graveyard_counts_from_wherever(table):
    bears = table.battlefield("P1", BEARS)
    table.library("P1", "Forest", "Plains", BOLT)
    table.propose(Mills("P1", 3))
    table.die(bears)
    table.propose(table.moving(table.hand("P1", GIANT), Zone.GRAVEYARD))
    table.propose(table.moving(table.hand("P2", GIANT), Zone.GRAVEYARD))
    play(table, "Depth")
    table.resolve()
    assert table.life("P1") == 24


@pytest.mark.rule("700.11")
def test_neither_a_token_nor_an_instant_is_a_permanent_card(table):
    values = token("Creature — Spirit", 1, 1, colors="W")
    table.die(table.propose(make_token(table.game, values, "P1")).becomes)
    table.propose(table.moving(table.hand("P1", BOLT), Zone.GRAVEYARD))
    play(table, "Descent")
    table.resolve()
    assert table.life("P1") == 20


@pytest.mark.rule("700.11", "608.2i")
def test_it_need_not_be_there_any_more_but_it_was_this_turn(table):
    table.propose(table.moving(table.hand("P1", BEARS), Zone.GRAVEYARD))
    (there,) = table.game.state.zone(Zone.GRAVEYARD, "P1")
    table.propose(table.moving(there, Zone.EXILE))
    play(table, "Descent")
    table.resolve()
    assert table.life("P1") == 30
    table.library("P2", "Forest")
    table.go_to("upkeep")
    play(table, "Descent")
    table.resolve()
    assert table.life("P1") == 30


@pytest.mark.rule("700.11", "614.6")
@pytest.mark.parametrize("instead", [Zone.LIBRARY, Zone.EXILE])
def test_what_was_put_elsewhere_instead_never_was_put_there(table, instead):
    table.add_card(card("Wheel", StaticAbility(GoesInstead(instead)), types="Artifact"))
    table.battlefield("P2", "Wheel")
    table.die(table.battlefield("P1", BEARS))
    play(table, "Descent")
    table.resolve()
    assert table.life("P1") == 20


@pytest.mark.rule("700.11")
def test_what_an_ability_triggers_on_happened_once(table):
    watching = triggered(when(Dies, CREATURE), NOTHING)
    table.add_card(card("Watcher", watching, types="Artifact"))
    table.battlefield("P1", "Watcher")
    table.die(table.battlefield("P1", BEARS))
    table.resolve()
    play(table, "Depth")
    table.resolve()
    assert table.life("P1") == 21
