"""Keywords about casting, entering and dealing damage (702)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    Card,
    Color,
    DealDamage,
    DrawCards,
    HasColor,
    spell,
    target,
)
from cardwright.testing.script import ScriptError
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from subjects import beast


class Zap(Card):
    name = "Zap"
    cost = "{R}"
    types = "Instant"
    keywords = ("flashback {2}{R}",)
    abilities = (spell(DealDamage(1), target(ANY_TARGET)),)


class Idea(Card):
    name = "Idea"
    cost = "{1}{U}"
    types = "Instant"
    keywords = ("jump-start",)
    abilities = (spell(DrawCards(1)),)


class Echoing(Card):
    name = "Echoing"
    cost = "{U}"
    types = "Instant"
    keywords = ("retrace",)
    abilities = (spell(DrawCards(1)),)


def zone_of(table, name):
    return [
        item.zone.name
        for item in table.game.state.objects.values()
        if table.see(item.id).name == name
    ]


def cast(table, item):
    """Let P1 cast a card as something permits."""
    table.act("P1", lambda option: getattr(option, "object", 0) == item)


def in_graveyard(table, player, name):
    table.propose(move(table.game, table.hand(player, name), Zone.GRAVEYARD))
    (item,) = table.game.state.zone(Zone.GRAVEYARD, player)
    return item


@pytest.mark.rule("702.34a")
def test_flashback_is_cast_from_the_graveyard_and_exiled(table):
    table.add_card(Zap)
    item = in_graveyard(table, "P1", "Zap")
    table.mana("P1", "{C}{C}{R}")
    table.answers("P1", ("target", "P2"))
    cast(table, item)
    table.resolve()
    assert (table.life("P2"), zone_of(table, "Zap")) == (19, ["EXILE"])


@pytest.mark.rule("702.34a", "601.3")
def test_flashback_is_not_for_the_mana_cost(table):
    table.add_card(Zap)
    item = in_graveyard(table, "P1", "Zap")
    table.mana("P1", "{R}")
    with pytest.raises(ScriptError, match="is not among the options"):
        cast(table, item)


@pytest.mark.rule("702.34a")
def test_flashback_from_the_hand_goes_to_the_graveyard(table):
    table.add_card(Zap)
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Zap"))
    table.resolve()
    assert zone_of(table, "Zap") == ["GRAVEYARD"]


@pytest.mark.rule("702.34a")
def test_flashback_is_exiled_even_if_it_is_returned_to_the_hand(table):
    table.add_card(Zap)
    item = in_graveyard(table, "P1", "Zap")
    table.mana("P1", "{C}{C}{R}")
    table.answers("P1", ("target", "P2"))
    cast(table, item)
    (stacked,) = table.game.state.zone(Zone.STACK)
    table.propose(move(table.game, stacked, Zone.HAND))
    assert zone_of(table, "Zap") == ["EXILE"]


@pytest.mark.rule("702.133a")
def test_jump_start_discards_a_card_beside_the_mana_cost(table):
    table.add_card(Idea)
    table.library("P1", "Forest")
    item = in_graveyard(table, "P1", "Idea")
    table.hand("P1", "Island")
    table.mana("P1", "{C}{U}")
    cast(table, item)
    table.resolve()
    assert zone_of(table, "Idea") == ["EXILE"]
    assert (zone_of(table, "Island"), zone_of(table, "Forest")) == (["GRAVEYARD"], ["HAND"])


@pytest.mark.rule("702.133a", "601.3")
def test_jump_start_needs_a_card_to_discard(table):
    table.add_card(Idea)
    item = in_graveyard(table, "P1", "Idea")
    table.mana("P1", "{C}{U}")
    with pytest.raises(ScriptError, match="is not among the options"):
        cast(table, item)


@pytest.mark.rule("702.81a")
def test_retrace_discards_a_land_and_stays(table):
    table.add_card(Echoing)
    table.library("P1", "Grizzly Bears")
    table.hand("P1", "Island")
    item = in_graveyard(table, "P1", "Echoing")
    table.mana("P1", "{U}")
    cast(table, item)
    table.resolve()
    assert (zone_of(table, "Echoing"), zone_of(table, "Island")) == (["GRAVEYARD"], ["GRAVEYARD"])


@pytest.mark.rule("702.41a")
@pytest.mark.parametrize(("artifacts", "mana"), [(0, "{C}{C}{C}{C}"), (2, "{C}{C}"), (6, "")])
def test_affinity(table, artifacts, mana):
    golem = beast("affinity for artifacts", name="Golem", types="Artifact Creature", cost="{4}")
    table.add_card(golem)
    for _ in range(artifacts):
        table.battlefield("P1", "Ornithopter")
    table.battlefield("P2", "Ornithopter")
    table.mana("P1", mana)
    table.cast("P1", table.hand("P1", "Golem"))
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("702.90b", "702.90c", "120.3b", "120.3d")
def test_infect_gives_poison_to_players_and_counters_to_creatures(table, lay):
    source, giant = lay(P1=[beast("infect", power=3)], P2=[beast(name="Giant", toughness=5)])
    table.propose(damage(table, source, "P2", 3))
    assert dict(table.game.player("P2").counters) == {"poison": 3}
    assert table.life("P2") == 20
    table.propose(damage(table, source, giant, 2))
    assert table.see(giant).object.counters == (("-1/-1", 2),)
    assert table.game.state.status_of(giant).damage == 0


def damage(table, source, recipient, amount):
    assert table.game.exists(source)
    return DamageDealt(source, recipient, amount)


@pytest.mark.rule("702.90f")
def test_infect_twice_is_redundant(table, lay):
    (source,) = lay(P1=[beast("infect", "infect")])
    table.propose(damage(table, source, "P2", 2))
    assert dict(table.game.player("P2").counters) == {"poison": 2}


@pytest.mark.rule("120.3d", "702.80d", "702.90f")
@pytest.mark.parametrize("keywords", [("wither", "infect"), ("infect", "wither", "wither")])
def test_wither_and_infect_together_put_the_counters_once(table, lay, keywords):
    source, giant = lay(P1=[beast(*keywords)], P2=[beast(name="Giant", toughness=5)])
    table.propose(damage(table, source, giant, 2))
    assert table.counters(giant) == {"-1/-1": 2}
    table.propose(damage(table, source, "P2", 2))
    assert table.counters("P2") == {"poison": 2}


@pytest.mark.rule("614.16", "510.2", "120.3d")
@pytest.mark.parametrize("keyword", ["wither", "infect"])
@pytest.mark.parametrize(("combat", "put"), [(True, 2), (False, 4)])
def test_counters_of_combat_damage_are_put_by_no_effect(table, lay, keyword, combat, put):
    source, giant = lay(P1=[beast(keyword)], P2=[beast(name="Giant", toughness=5)])
    table.battlefield("P2", "Doubling Season")
    table.propose(DamageDealt(source, giant, 2, combat=combat))
    assert table.counters(giant) == {"-1/-1": put}


@pytest.mark.rule("702.90b", "704.5c")
def test_ten_poison_counters_lose(table, lay):
    (source,) = lay(P1=[beast("infect")])
    table.propose(damage(table, source, "P2", 10))
    table.settle()
    assert table.game.player("P2").lost


@pytest.mark.rule("702.164b", "702.164c")
def test_toxic_adds_poison_beside_the_damage(table, lay):
    (source,) = lay(P1=[beast("toxic 2", "toxic 1", power=4)])
    table.answers("P1", ("attackers", [source]))
    table.go_to("end of combat")
    assert dict(table.game.player("P2").counters) == {"poison": 3}
    assert table.life("P2") == 16


@pytest.mark.rule("702.164c")
def test_toxic_is_about_combat_damage(table, lay):
    (source,) = lay(P1=[beast("toxic 2")])
    table.propose(damage(table, source, "P2", 1))
    assert table.game.player("P2").counters == ()


@pytest.mark.rule("702.114a", "604.3")
def test_devoid_is_colorless_everywhere(table):
    table.add_card(beast("devoid", name="Spawn", cost="{1}{G}"))
    hand, there = table.hand("P1", "Spawn"), table.battlefield("P1", "Spawn")
    assert [table.see(item).characteristics.colors for item in (hand, there)] == [frozenset()] * 2
    by = None
    assert not HasColor(Color.GREEN).matches(table.game, by, table.see(there))


@pytest.mark.rule("702.147a")
def test_decayed_cannot_block_and_is_sacrificed_after_it_attacked(table, lay):
    (zombie,) = lay(P1=[beast("decayed")])
    table.answers("P1", ("attackers", [zombie]))
    table.go_to("declare attackers")
    table.resolve()
    table.go_to("postcombat main")
    assert not table.game.exists(zombie)


@pytest.mark.rule("702.136a", "702.136b")
@pytest.mark.parametrize(
    ("answers", "counters", "haste"),
    [
        (["+1/+1 counter", "haste"], (("+1/+1", 1),), True),
        (["haste", "haste"], (), True),
        (["+1/+1 counter", "+1/+1 counter"], (("+1/+1", 2),), False),
    ],
)
def test_riot(table, answers, counters, haste):
    table.add_card(beast("riot", "riot", name="Rioter"))
    item = table.entering("P1", "Rioter")
    table.answers("P1", *(("riot", one) for one in answers))
    table.propose(item)
    (there,) = table.game.permanents("P1")
    assert (there.object.counters, there.has("haste")) == (counters, haste)


@pytest.mark.rule("702.104a", "702.104b")
@pytest.mark.parametrize("paid", [True, False])
def test_tribute(table, paid):
    table.add_card(beast("tribute 3", name="Oracle"))
    item = table.entering("P1", "Oracle")
    table.answers("P2", ("tribute", paid))
    table.propose(item)
    (there,) = table.game.permanents("P1")
    assert there.object.counters == ((("+1/+1", 3),) if paid else ())


@pytest.mark.rule("702.84a")
def test_unearth_has_haste_and_is_exiled_at_the_end(table):
    table.add_card(beast("unearth {1}{B}", name="Ghoul"))
    item = in_graveyard(table, "P1", "Ghoul")
    table.mana("P1", "{C}{B}")
    table.activate("P1", item)
    table.resolve()
    (there,) = table.game.permanents("P1")
    assert there.has("haste")
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.resolve()
    assert zone_of(table, "Ghoul") == ["EXILE"]


@pytest.mark.rule("702.84a")
@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.HAND])
def test_what_was_unearthed_is_exiled_instead_of_leaving(table, zone):
    table.add_card(beast("unearth {1}{B}", name="Ghoul"))
    item = in_graveyard(table, "P1", "Ghoul")
    table.mana("P1", "{C}{B}")
    table.activate("P1", item)
    table.resolve()
    (there,) = table.game.permanents("P1")
    table.propose(move(table.game, there.id, zone))
    assert zone_of(table, "Ghoul") == ["EXILE"]


@pytest.mark.rule("702.78a")
@pytest.mark.parametrize(("conspires", "life"), [(True, 18), (False, 19)])
def test_conspire(table, conspires, life):
    table.add_card(
        type("Spark", (Zap,), {"name": "Spark", "keywords": ("conspire",)}),
        beast(name="Red", cost="{R}"),
        beast(name="Blue", cost="{U}"),
    )
    reds = [table.battlefield("P1", "Red") for _ in range(2)]
    table.battlefield("P1", "Blue")
    table.mana("P1", "{R}")
    table.answers("P1", ("additional costs", ["Spark"] if conspires else []), ("target", "P2"))
    table.cast("P1", table.hand("P1", "Spark"))
    tapped = [table.game.state.status_of(item).tapped for item in reds]
    assert tapped == [conspires, conspires]
    if conspires:
        table.answers("P1", ("new target", "P2"))
    table.resolve()
    assert table.life("P2") == life


@pytest.mark.rule("702.78b")
@pytest.mark.parametrize("times", [1, 2])
def test_each_conspire_is_paid_and_copies_for_itself(table, times):
    table.add_card(
        type("Spark", (Zap,), {"name": "Spark", "keywords": ("conspire", "conspire")}),
        beast(name="Red", cost="{R}"),
    )
    reds = [table.battlefield("P1", "Red") for _ in range(4)]
    table.mana("P1", "{R}")
    wanted = ["conspire", "conspire (2)"][:times]
    paid = [lambda option, name=name: option.name == name for name in wanted]
    table.answers("P1", ("additional costs", paid), ("target", "P2"))
    table.answers("P1", ("cost", reds[:2]))
    table.cast("P1", table.hand("P1", "Spark"))
    table.answers("P1", *[("new target", "P2")] * times)
    table.resolve()
    assert table.life("P2") == 19 - times
