"""The monarch and the initiative: inherent abilities, and how they go from player to player."""

import pytest

from cardwright.authoring import (
    TARGET_PLAYER,
    AnyPlayer,
    BecomeMonarch,
    BecomesMonarch,
    Card,
    DamageDealt,
    GainLife,
    HasInitiative,
    If,
    IsMonarch,
    Simultaneous,
    TakeInitiative,
    TakesInitiative,
    Zone,
    dungeon,
    dungeon_room,
    hookimpl,
    spell,
    target,
)
from cardwright_core.cards import about
from cardwright_rules.losing import Concedes
from cardwright_rules.outside import have_outside
from cardwright_rules.titles import holder_of

MONARCH, INITIATIVE = BecomesMonarch, TakesInitiative


def card(name, *abilities, types="Instant"):
    values = {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


class Undercity(Card):
    name = "Undercity"
    types = "Dungeon — Undercity"
    abilities = dungeon(
        dungeon_room("Entrance", GainLife(1), to=("Depths",)),
        dungeon_room("Depths", GainLife(10), to=("Throne",)),
        dungeon_room("Throne", GainLife(100)),
        only_as="Undercity",
    )


class Republic(Card):
    name = "Republic"
    types = "Artifact"

    @hookimpl
    @about(BecomesMonarch)
    def prohibits(self, by, act):
        return "no monarchs" if act.player == by.controller else None


CARDS = (
    Undercity,
    Republic,
    card("Crown", spell(BecomeMonarch(TARGET_PLAYER), target(AnyPlayer()))),
    card("Lead", spell(TakeInitiative(TARGET_PLAYER), target(AnyPlayer()))),
    card("Tax", spell(If(IsMonarch(), GainLife(50)))),
    card("Ask", spell(If(HasInitiative(), GainLife(50)))),
)


@pytest.fixture
def court(table):
    table.add_card(*CARDS)
    for player in ("P1", "P2"):
        have_outside(table.game, player, ["Undercity"])
    return table


def cast(table, name, whom=None, player="P1"):
    if whom:
        table.answers(player, ("target", whom))
    table.cast(player, table.hand(player, name))
    table.resolve()


def hit(table, player, *creatures, combat=True):
    """Let creatures deal combat damage to a player at the same time."""
    parts = tuple(DamageDealt(item, player, 1, combat=combat) for item in creatures)
    table.propose(parts[0] if len(parts) == 1 else Simultaneous(parts))
    table.resolve()


def hands(table, *players):
    return [len(table.game.state.zone(Zone.HAND, player)) for player in players]


@pytest.mark.rule("725.1", "725.5")
def test_nobody_is_the_monarch_before_somebody_becomes_it(court):
    assert holder_of(court.game, MONARCH) == ""
    cast(court, "Tax")
    assert court.life("P1") == 20
    cast(court, "Crown", "P1")
    assert holder_of(court.game, MONARCH) == "P1"
    cast(court, "Tax")
    assert court.life("P1") == 70


@pytest.mark.rule("725.2", "113.8")
def test_the_monarch_draws_a_card_at_their_end_step(court):
    for player in ("P1", "P2"):
        court.library(player, "Forest", "Forest", "Forest")
    cast(court, "Crown", "P2")
    court.go_to("end")
    court.resolve()
    assert hands(court, "P1", "P2") == [0, 0]
    court.go_to("upkeep")
    court.go_to("end")
    assert court.stack == ["ability of the monarch"]
    assert court.game.see(court.game.state.zone(Zone.STACK)[0]).controller == "P2"
    court.resolve()
    assert hands(court, "P1", "P2") == [0, 2]


@pytest.mark.rule("725.2", "725.3")
@pytest.mark.parametrize("combat", [True, False])
def test_who_deals_combat_damage_to_the_monarch_becomes_it(court, combat):
    bears = court.battlefield("P2", "Grizzly Bears")
    cast(court, "Crown", "P1")
    hit(court, "P2", court.battlefield("P1", "Hill Giant"))
    assert holder_of(court.game, MONARCH) == "P1"
    hit(court, "P1", bears, combat=combat)
    assert holder_of(court.game, MONARCH) == ("P2" if combat else "P1")
    court.library("P1", "Forest")
    court.answers("P1", ("attackers", []))
    court.go_to("end")
    court.resolve()
    assert hands(court, "P1") == [0 if combat else 1]


@pytest.mark.rule("725.2")
def test_an_ability_triggers_for_each_creature_and_is_the_old_monarchs(court):
    creatures = [court.battlefield("P2", "Grizzly Bears") for _ in range(2)]
    cast(court, "Crown", "P1")
    parts = tuple(DamageDealt(item, "P1", 1, combat=True) for item in creatures)
    court.propose(Simultaneous(parts))
    waiting = [trigger.instance.controller for trigger in court.game.state.pending]
    assert waiting == ["P1", "P1"]


@pytest.mark.rule("725.4")
@pytest.mark.parametrize(("leaver", "next_one"), [("P2", "P1"), ("P1", "P2")])
def test_if_the_monarch_leaves_the_active_player_becomes_it_or_the_next(court, leaver, next_one):
    court.add_player("P3")
    cast(court, "Crown", leaver)
    court.propose(Concedes(leaver))
    assert holder_of(court.game, MONARCH) == next_one


@pytest.mark.rule("725.4")
@pytest.mark.parametrize("everybody", [True, False])
def test_the_next_who_can_become_the_monarch_does(court, everybody):
    court.add_player("P3")
    court.battlefield("P1", "Republic")
    if everybody:
        court.battlefield("P3", "Republic")
    cast(court, "Crown", "P2")
    court.propose(Concedes("P2"))
    assert holder_of(court.game, MONARCH) == ("" if everybody else "P3")
    cast(court, "Crown", "P1")
    assert holder_of(court.game, MONARCH) == ("" if everybody else "P3")


@pytest.mark.rule("726.1", "726.2", "701.49d")
def test_who_takes_the_initiative_ventures_into_undercity(court):
    assert holder_of(court.game, INITIATIVE) == ""
    cast(court, "Ask")
    cast(court, "Lead", "P1")
    assert holder_of(court.game, INITIATIVE) == "P1"
    assert court.life("P1") == 21
    cast(court, "Ask")
    assert court.life("P1") == 71


@pytest.mark.rule("726.5", "726.2")
def test_who_has_it_and_takes_it_ventures_again(court):
    cast(court, "Lead", "P1")
    cast(court, "Lead", "P1")
    assert court.life("P1") == 20 + 1 + 10


@pytest.mark.rule("726.2")
def test_and_ventures_at_the_beginning_of_their_upkeep(court):
    cast(court, "Lead", "P1")
    for player in ("P2", "P1"):
        court.library(player, "Forest")
        court.go_to("end")
        court.go_to("upkeep")
        court.resolve()
    assert (court.life("P1"), court.life("P2")) == (20 + 1 + 10, 20)


@pytest.mark.rule("726.2", "726.3", "603.2c")
def test_creatures_that_deal_combat_damage_take_it_once_for_each_player(court):
    court.add_player("P3")
    have_outside(court.game, "P3", ["Undercity"])
    cast(court, "Lead", "P1")
    creatures = [court.battlefield(player, "Grizzly Bears") for player in ("P2", "P2")]
    hit(court, "P1", *creatures)
    assert holder_of(court.game, INITIATIVE) == "P2"
    assert (court.life("P1"), court.life("P2")) == (20 + 1 - 2, 21)
    cast(court, "Lead", "P1")
    life = court.life("P1")
    creatures = [court.battlefield(player, "Grizzly Bears") for player in ("P2", "P3")]
    parts = tuple(DamageDealt(item, "P1", 1, combat=True) for item in creatures)
    court.propose(Simultaneous(parts))
    assert len(court.game.state.pending) == 2
    assert court.life("P1") == life - 2


@pytest.mark.rule("726.4")
@pytest.mark.parametrize(("leaver", "next_one"), [("P2", "P1"), ("P1", "P2")])
def test_if_who_has_it_leaves_another_takes_it(court, leaver, next_one):
    court.add_player("P3")
    cast(court, "Lead", leaver)
    life = court.life(next_one)
    court.propose(Concedes(leaver))
    assert holder_of(court.game, INITIATIVE) == next_one
    court.resolve()
    assert court.life(next_one) == life + 1
