"""Fragmented loops: players who undo one another's actions (732.3)."""

import pytest

from cardwright import Game
from cardwright.authoring import (
    CREATURE,
    ITSELF,
    ActivatedAbility,
    AddPT,
    Card,
    Duration,
    GainLife,
    Layer,
    LoseAbilities,
    Pump,
    Tap,
    Untap,
    Until,
    activated,
    has,
    target,
)
from cardwright_core.casting import Activate


def permanent(name, *abilities, types="Enchantment", **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


GAINS = activated("{0}", Until(Duration.FOREVER, (has("flying"),), ITSELF))
LOSES = activated(
    "{0}",
    Until(Duration.FOREVER, ((Layer.ABILITY, LoseAbilities("flying")),)),
    target(CREATURE),
)
KITE = permanent("Kite", GAINS, types="Creature", power=1, toughness=1, keywords=("defender",))
BIRD = permanent(
    "Bird", GAINS, types="Creature", keywords=("defender", "flying"), power=1, toughness=1
)
NET = permanent("Net", LOSES)
WELL = permanent("Well", activated("{0}", GainLife(1)))
SWING = permanent("Swing", activated("{0}", Tap(ITSELF)), activated("{0}", Untap(ITSELF)))
GYM = permanent("Gym", activated("{0}", Pump(1, 0), target(CREATURE)))

RUST = permanent(
    "Rust",
    activated("{0}", Until(Duration.FOREVER, ((Layer.MODIFY_PT, AddPT(-1, 0)),)), target(CREATURE)),
)


@pytest.fixture
def known(table):
    table.add_card(KITE, BIRD, NET, WELL, SWING, GYM, RUST)
    return table


def places(table, item):
    """Return where the activated abilities of an object stand."""
    abilities = table.see(item).characteristics.abilities
    return [n for n, ability in enumerate(abilities) if isinstance(ability, ActivatedAbility)]


def may_activate(table, player, item):
    """Whether a player may begin to activate an ability of an object now."""
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return any(isinstance(one, Activate) and one.object == item for one in actions)


def act(table, player, item, number=0):
    table.activate(player, item, places(table, item)[number])
    table.resolve()


@pytest.mark.rule("732.3", "732.3#1")
def test_the_active_player_has_to_make_another_choice(known):
    kite = known.battlefield("P1", "Kite")
    net = known.battlefield("P2", "Net")
    assert may_activate(known, "P1", kite)
    act(known, "P1", kite)
    assert known.has(kite, "flying")
    act(known, "P2", net)
    assert not known.has(kite, "flying")
    assert known.game.state.cursor.active == "P1"
    assert not may_activate(known, "P1", kite)
    with pytest.raises(Exception, match="not among the options"):
        known.activate("P1", kite, places(known, kite)[0])


@pytest.mark.rule("732.3", "732.3#1")
def test_the_other_player_could_have_left_it_as_it_was(known):
    kite = known.battlefield("P1", "Kite")
    known.battlefield("P2", "Net")
    act(known, "P1", kite)
    known.go_to("end")
    assert known.has(kite, "flying")
    assert may_activate(known, "P1", kite)


@pytest.mark.rule("732.3")
def test_whose_turn_it_is_decides_who_makes_another_choice(known):
    bird = known.battlefield("P1", "Bird")
    net = known.battlefield("P2", "Net")
    known.library("P2", "Forest")
    known.go_to("end")
    known.go_to("upkeep")
    assert known.game.state.cursor.active == "P2"
    act(known, "P2", net)
    act(known, "P1", bird)
    assert not may_activate(known, "P2", net)
    assert may_activate(known, "P1", bird)


@pytest.mark.rule("732.3")
def test_the_loop_may_begin_with_the_other_player(known):
    bird = known.battlefield("P1", "Bird")
    net = known.battlefield("P2", "Net")
    act(known, "P2", net)
    act(known, "P1", bird)
    assert may_activate(known, "P2", net)
    act(known, "P2", net)
    assert not known.has(bird, "flying")
    assert not may_activate(known, "P1", bird)


@pytest.mark.rule("732.3")
def test_in_another_position_it_is_another_choice(known):
    kite, well = known.battlefield("P1", "Kite", "Well")
    net = known.battlefield("P2", "Net")
    act(known, "P1", kite)
    act(known, "P2", net)
    assert not may_activate(known, "P1", kite)
    act(known, "P1", well)
    assert may_activate(known, "P1", kite)


@pytest.mark.rule("732.3")
def test_another_turn_is_another_position(known):
    kite = known.battlefield("P1", "Kite")
    net = known.battlefield("P2", "Net")
    act(known, "P1", kite)
    act(known, "P2", net)
    assert not may_activate(known, "P1", kite)
    known.library("P2", "Forest")
    known.go_to("upkeep")
    assert may_activate(known, "P1", kite)


@pytest.mark.rule("732.3")
def test_if_the_active_player_is_not_involved_the_first_in_turn_order_ends_it(known):
    known.add_player("P3")
    kite = known.battlefield("P3", "Kite")
    net = known.battlefield("P2", "Net")
    act(known, "P3", kite)
    act(known, "P2", net)
    assert may_activate(known, "P3", kite)
    act(known, "P3", kite)
    assert known.game.state.cursor.active == "P1"
    assert not may_activate(known, "P2", net)
    assert may_activate(known, "P3", kite)


@pytest.mark.rule("732.3", "732.1b")
def test_a_loop_of_one_players_actions_is_not_fragmented(known):
    swing = known.battlefield("P1", "Swing")
    well = known.battlefield("P2", "Well")
    act(known, "P2", well)
    for _ in range(3):
        act(known, "P1", swing)
        assert known.tapped(swing)
        act(known, "P1", swing, 1)
        assert not known.tapped(swing)


@pytest.mark.rule("732.3")
def test_what_adds_up_is_no_loop(known):
    gym, kite = known.battlefield("P1", "Gym", "Kite")
    net = known.battlefield("P2", "Net")
    for _ in range(3):
        act(known, "P1", gym)
        act(known, "P2", net)
        act(known, "P1", kite)
    assert known.size(kite) == (4, 1)


@pytest.mark.rule("732.3")
def test_effects_that_end_at_different_times_do_not_undo_one_another(known):
    gym, kite = known.battlefield("P1", "Gym", "Kite")
    rust = known.battlefield("P2", "Rust")
    for _ in range(3):
        act(known, "P1", gym)
        act(known, "P2", rust)
    assert known.size(kite) == (1, 1)
    known.library("P2", "Forest")
    known.go_to("upkeep")
    assert known.size(kite) == (-2, 1)


@pytest.mark.rule("732.3")
def test_a_game_that_was_saved_remembers_the_positions(known):
    kite = known.battlefield("P1", "Kite")
    net = known.battlefield("P2", "Net")
    act(known, "P1", kite)
    act(known, "P2", net)
    loaded = Game.load(known.game.save(), rules=known.rules)
    loaded.follow()
    assert known.rules.ask.legal_actions(loaded, "P1") == []
    assert loaded.digest() == known.game.digest()
