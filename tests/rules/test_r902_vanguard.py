"""Vanguard: a card in the command zone that changes how its owner begins and plays (313, 902)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    CastByYou,
    ExiledInsteadOfLosing,
    GainLife,
    SpellCast,
    StaticAbility,
    Zone,
    activated,
    all_of,
    have,
    spell,
    triggered,
    vanguard_modifiers,
    whenever,
)
from cardwright_core.errors import InputError
from cardwright_core.zone_changes import move
from cardwright_rules.allowances import maximum_hand_size, starting_hand_size, starting_life
from cardwright_rules.formats.vanguard import vanguard
from cardwright_rules.losing import Loses

BEARS = "Grizzly Bears"
DECK = ["Forest"] * 15 + [BEARS] * 15


def card(name, *abilities, types="Vanguard", **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


GRIM = card("Grim", vanguard_modifiers(hand=2, life=-3))
MEEK = card("Meek", vanguard_modifiers(hand=-1, life=8))
SAGE = card(
    "Sage",
    vanguard_modifiers(),
    have(all_of(CREATURE, YOU_CONTROL), "flying"),
    triggered(whenever(SpellCast, CastByYou()), GainLife(2)),
    activated("{0}", GainLife(5)),
)
SIP = card("Sip", spell(GainLife(1)), types="Instant", cost="{0}")
ANGEL = card(
    "Angel", StaticAbility(ExiledInsteadOfLosing()), types="Creature", power=1, toughness=1
)
EVERY = (GRIM, MEEK, SAGE, SIP, ANGEL)


@pytest.fixture
def begin(rule_sets):
    """Begin a game in which each player has a vanguard card."""
    rules = rule_sets.with_plugins(EVERY, {"format vanguard": vanguard})

    def seated(*vanguards, deck=DECK):
        game = rules.new_game(seed=5)
        for number, name in enumerate(vanguards, 1):
            game.add_player(f"P{number}", deck, command=[name] if name else [])
        return game

    return seated


@pytest.fixture
def known(table):
    table.add_card(*EVERY)
    table.add_plugin("format vanguard", vanguard)
    return table


def in_command_zone(table, player, name):
    table.propose(move(table.game, table.hand(player, name), Zone.COMMAND))
    table.game.follow()
    return table.game.state.zone(Zone.COMMAND)[-1]


def hand(game, player):
    return game.state.zone(Zone.HAND, player)


def answer(game, *options):
    for option in options:
        game.answer(option)


@pytest.mark.rule("902.4", "902.4#1", "103.4b", "119.1b", "212.1", "313.7", "902.1", "902.2")
def test_the_life_modifier_changes_the_starting_life_total(begin):
    game = begin("Grim", "Meek")
    answer(game, "keep", "keep")
    assert [game.player(player).life for player in ("P1", "P2")] == [17, 28]


@pytest.mark.rule("902.5", "902.5a", "902.5a#1", "103.5a", "211.1", "313.6")
def test_the_hand_modifier_counts_for_each_mulligan(begin):
    game = begin("Grim", "Meek")
    assert game.decision.kind == "mulligan"
    answer(game, "mulligan", "keep", "mulligan", "mulligan", "keep")
    for left in (9, 8, 7):
        assert game.decision.kind == "bottom"
        assert len(game.decision.options) == left
        game.answer(game.decision.options[0])
    assert game.decision.kind == "priority"
    assert [len(hand(game, player)) for player in ("P1", "P2")] == [6, 6]
    assert len(game.state.library("P1")) == 24


@pytest.mark.rule("902.5a", "902.2", "103.5c")
def test_among_more_than_two_the_first_mulligan_is_free(begin):
    game = begin("Grim", "Meek", "Sage")
    answer(game, "mulligan", "keep", "keep", "keep")
    assert game.decision.kind == "priority"
    assert [len(hand(game, player)) for player in ("P1", "P2", "P3")] == [9, 6, 7]


@pytest.mark.rule("902.5b", "902.5b#1", "313.6", "402.2", "514.1")
def test_the_hand_modifier_changes_the_maximum_hand_size(known):
    in_command_zone(known, "P1", "Meek")
    for _ in range(8):
        known.hand("P1", BEARS)
    bears = hand(known.game, "P1")[:2]
    known.answers("P1", ("discard", list(bears)))
    known.library("P2", BEARS)
    known.go_to("upkeep")
    assert len(hand(known.game, "P1")) == 6
    assert known.graveyard.names("P1") == [BEARS, BEARS]


@pytest.mark.rule("902.5b", "902.6")
def test_modifiers_are_its_owners_alone(known):
    in_command_zone(known, "P1", "Grim")
    game = known.game
    sizes = [
        (starting_hand_size(game, one), maximum_hand_size(game, one)) for one in game.state.order
    ]
    assert sizes == [(9, 9), (7, 7)]


@pytest.mark.rule("103.4", "902.4")
def test_an_effect_refers_to_the_modified_starting_life_total(known):
    in_command_zone(known, "P1", "Meek")
    known.battlefield("P1", "Angel")
    assert starting_life(known.game, "P1") == 28
    known.propose(Loses("P1", "a test"))
    assert known.life("P1") == 28


@pytest.mark.rule("902.7", "313.4", "113.6p", "902.6", "313.5", "109.4e", "408.3")
def test_its_abilities_function_in_the_command_zone(known):
    sage = in_command_zone(known, "P1", "Sage")
    mine, theirs = known.battlefield("P1", BEARS), known.battlefield("P2", BEARS)
    assert known.has(mine, "flying")
    assert not known.has(theirs, "flying")
    known.cast("P1", known.hand("P1", "Sip"))
    known.cast("P2", known.hand("P2", "Sip"))
    known.resolve()
    assert (known.life("P1"), known.life("P2")) == (23, 21)
    known.activate("P1", sage, 3)
    known.resolve()
    assert known.life("P1") == 28
    assert known.controller(sage) == "P1"


@pytest.mark.rule("902.3", "313.2", "400.4b")
@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.HAND, Zone.STACK])
def test_it_remains_in_the_command_zone(known, zone):
    sage = in_command_zone(known, "P1", "Sage")
    assert known.propose(move(known.game, sage, zone)) is None
    assert known.game.state.zone(Zone.COMMAND) == (sage,)


@pytest.mark.rule("313.2")
def test_it_is_not_cast(known):
    sage = in_command_zone(known, "P1", "Sage")
    known.settle()
    offered = [str(one) for one in known.hook.legal_actions(player="P1")]
    assert not any("cast" in one for one in offered)
    assert known.see(sage).zone is Zone.COMMAND


@pytest.mark.rule("902.3")
@pytest.mark.parametrize(
    ("vanguards", "deck", "why"),
    [
        (("Grim", ""), DECK, "P2: one vanguard card begins in the command zone, not 0"),
        (("Grim", "Meek"), [*DECK, "Sage"], "P1: Sage is no card for a library"),
    ],
)
def test_who_has_no_vanguard_card_does_not_begin(begin, vanguards, deck, why):
    game = begin(*vanguards, deck=deck)
    with pytest.raises(InputError, match=why):
        game.decision  # noqa: B018 - looked at for the error


@pytest.mark.rule("902.1")
def test_in_another_format_such_a_card_does_nothing(table):
    table.add_card(*EVERY)
    in_command_zone(table, "P1", "Sage")
    in_command_zone(table, "P1", "Meek")
    assert not table.has(table.battlefield("P1", BEARS), "flying")
    assert maximum_hand_size(table.game, "P1") == 7
    assert starting_life(table.game, "P1") == 20
    table.cast("P1", table.hand("P1", "Sip"))
    table.resolve()
    assert table.life("P1") == 21
