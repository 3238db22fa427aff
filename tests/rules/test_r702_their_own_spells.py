"""Keywords are about their own spell or card, at the times that they say (702)."""

import pytest

from cardwright.authoring import Card, GainLife, Mode, Modes, SpellAbility, spell
from cardwright_core.permission import Permission
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from cardwright_rules.drawing import Draw
from cardwright_rules.life import LifeLost
from cardwright_rules.moving import Discarded
from subjects import beast

LINES = (Mode(GainLife(1), text="one"), Mode(GainLife(2), text="two"))


def sorcery(*keywords, name="Subject", effect=None, **values):
    does = (spell(GainLife(1)),) if effect is None else (SpellAbility(effect),)
    values = {"types": "Sorcery", "cost": "{3}{R}", **values, "abilities": does}
    return type(name, (Card,), {"name": name, "keywords": keywords, **values})


OF_COSTS = (
    "awaken 1—{R}",
    "bargain",
    "blitz {R}",
    "buyback {1}",
    "casualty 1",
    "cleave {R}",
    "dash {R}",
    "emerge {R}",
    "entwine {1}",
    "escalate {1}",
    "freerunning {R}",
    "gift a card",
    "harmonize {R}",
    "impending 1—{R}",
    "offering creature",
    "offspring {1}",
    "replicate {1}",
    "spectacle {R}",
    "spree",
    "squad {1}",
    "surge {R}",
    "teamwork 1",
    "tiered",
    "undaunted",
    "warp {R}",
    "web-slinging {R}",
)


@pytest.mark.rule("601.2b", "601.2f", "113.6d")
@pytest.mark.parametrize("keyword", OF_COSTS)
def test_a_spell_on_the_stack_says_nothing_of_what_another_costs(table, keyword):
    table.add_card(
        sorcery(keyword, effect=Modes(LINES, 1, 2)),
        sorcery(name="Other", effect=Modes(LINES, 1, 2)),
        beast(name="Killer", types="Creature — Assassin"),
    )
    killer = table.battlefield("P1", "Killer")
    table.propose(DamageDealt(killer, "P2", 1, combat=True))
    there = table.game.state.objects[table.hand("P1", "Subject")]
    table.game.state.put(there.replace(zone=Zone.STACK))
    other = table.casting("P1", table.hand("P1", "Other"))
    chosen = other.instance.replace(modes=(0, 1), zone=Zone.HAND)
    permission = Permission((other.object,), name="harmonize")
    proposal = other.replace(instance=chosen, permission=permission)
    assert table.hook.cost_options(proposal=proposal) == []
    assert table.hook.cost_changes(proposal=proposal) == []


@pytest.mark.rule("601.2b", "602.5d")
@pytest.mark.parametrize(
    ("keyword", "zone"),
    [
        ("craft with creature {0}", "battlefield"),
        ("embalm {0}", "graveyard"),
        ("encore {0}", "graveyard"),
        ("eternalize {0}", "graveyard"),
        ("fortify {0}", "battlefield"),
        ("outlast {0}", "battlefield"),
        ("reconfigure {0}", "battlefield"),
        ("saddle 1", "battlefield"),
        ("transfigure {0}", "battlefield"),
        ("transmute {0}", "hand"),
    ],
)
def test_only_as_a_sorcery(table, may_begin, keyword, zone):
    table.add_card(beast(keyword, types="Artifact Creature — Equipment"), beast(name="Body"))
    item = getattr(table, zone)("P1", "Subject")
    table.battlefield("P1", "Body")
    table.battlefield("P1", "Wastes")
    assert may_begin("P1", item)
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    assert not may_begin("P1", item)


@pytest.mark.rule("702.57b", "702.77a", "702.49a", "602.5d")
def test_reinforce_at_any_time(table, may_begin):
    table.add_card(beast("reinforce 1—{0}"), beast(name="Body"))
    item = table.hand("P2", "Subject")
    table.battlefield("P1", "Body")
    assert may_begin("P2", item)


@pytest.mark.rule("702.176a")
def test_impending_is_about_what_was_cast_for_it(table):
    table.add_card(beast("impending 2—{G}", types="Enchantment Creature", cost="{1}{G}"))
    item = table.battlefield("P1", "Subject")
    there = table.game.state.objects[item]
    table.game.state.put(there.replace(counters=(("time", 2),)))
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.resolve()
    assert (table.counters(item), table.see(item).is_a("Creature")) == ({"time": 2}, True)


def how_cast(table):
    """Return the names of the costs with which a spell was cast that has resolved."""
    spells = (view.object.spell for view in table.game.state.last_known.values())
    return {name for one in spells if one is not None for name in one.paid}


@pytest.mark.rule("702.94a", "702.35b", "400.7d")
@pytest.mark.parametrize("keyword", ["madness", "miracle"])
def test_the_spell_knows_how_it_was_cast_while_something_resolved(table, keyword):
    table.add_card(sorcery(f"{keyword} {{R}}"))
    table.mana("P1", "{R}")
    if keyword == "miracle":
        table.library("P1", "Subject")
        table.answers("P1", ("miracle", True))
        table.propose(Draw("P1", 1))
    else:
        card = table.hand("P1", "Subject")
        table.propose(Discarded("P1", card, table.game.state.new_id()))
    table.answers("P1", ("cast", "Subject"))
    table.resolve()
    assert how_cast(table) == {keyword}


@pytest.mark.rule("702.187a", "702.187c")
def test_mayhem_is_for_the_owner_of_a_card_that_was_discarded(table, may_begin):
    table.add_card(sorcery("mayhem"))
    laid = table.graveyard("P1", "Subject")
    card = table.hand("P1", "Subject")
    table.propose(Discarded("P1", card, table.game.state.new_id()))
    item = table.game.state.zone(Zone.GRAVEYARD, "P1")[-1]
    for player in ("P1", "P2"):
        table.mana(player, "{R}{R}{R}{R}")
    found = [may_begin("P1", item), may_begin("P1", laid), may_begin("P2", item)]
    assert found == [True, False, False]
    table.act("P1", lambda option: getattr(option, "object", 0) == item)
    table.resolve()
    assert how_cast(table) == {"mayhem"}


@pytest.mark.rule("702.137a", "702.54a")
def test_life_that_was_lost_in_the_turn_before_does_not_matter(table, may_begin):
    table.add_card(sorcery("spectacle {R}", types="Instant"))
    item = table.hand("P1", "Subject")
    table.propose(LifeLost("P2", 1))
    table.mana("P1", "{R}")
    assert may_begin("P1", item)
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    table.mana("P1", "{R}")
    assert not may_begin("P1", item)
