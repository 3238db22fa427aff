"""Attacking several players (802)."""

import pytest

from cardwright.authoring import Card, Record, StaticAbility, hookimpl, record
from cardwright_rules.combat.fighting import defending_player
from cardwright_rules.combat.restrictions import CantBlock


@record
class Mountainwalk(Record):
    """It can't be blocked as long as defending player controls a Mountain."""

    @hookimpl
    def block_restrictions(self, game, by):
        def forbids(blocker, attacker):
            defender = defending_player(game, attacker.id)
            theirs = game.permanents(defender)
            return attacker.id == by.source.id and any(v.is_a("Mountain") for v in theirs)

        return CantBlock("mountainwalk", forbids)


class Climber(Card):
    name = "Climber"
    types = "Creature — Goat"
    power, toughness = 1, 1
    abilities = (StaticAbility(Mountainwalk()),)


@pytest.mark.rule("802.2a", "802.2a#1")
@pytest.mark.parametrize(("mountain_of", "damage"), [("P2", 0), ("P3", 1)])
def test_the_defending_player_is_the_one_that_it_attacks(table, mountain_of, damage):
    table.add_card(Climber)
    table.add_player("P3")
    bears, climber = table.battlefield("P1", "Grizzly Bears", "Climber")
    table.battlefield(mountain_of, "Mountain")
    for player in ("P2", "P3"):
        table.battlefield(player, "Wall of Omens")
    table.answers("P1", ("attackers", [bears, climber]), ("attack", "P2"), ("attack", "P3"))
    table.answers("P2", ("block", bears))
    if not damage:
        table.answers("P3", ("block", climber))
    table.go_to("end of combat")
    assert [table.life(player) for player in ("P2", "P3")] == [20, 20 - damage]
