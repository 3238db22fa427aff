"""Banding (702.22)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    BecomesBlocked,
    BlockedByCreature,
    Card,
    GainLife,
    MakeBlocked,
    RemovedFromCombat,
    Zone,
    move,
    spell,
    target,
    triggered,
    whenever,
)
from cardwright_core.functioning import instance_of
from cardwright_rules.combat.bands import band_of
from cardwright_rules.combat.fighting import attack_of, block_of, blockers_of
from cardwright_rules.combat.joining import join_block


class Curtain(Card):
    """An attacking creature becomes blocked."""

    name = "Curtain"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(MakeBlocked(), target(CREATURE)),)


class Witness(Card):
    """Its controller gains 1 life for each creature that becomes blocked by each creature."""

    name = "Witness"
    types = "Enchantment"
    abilities = (
        triggered(whenever(BlockedByCreature, CREATURE), GainLife(1)),
        triggered(whenever(BecomesBlocked, CREATURE), GainLife(10)),
    )


@pytest.fixture
def table(table):
    table.add_card(Curtain, Witness)
    return table


def attack(table, *items, targets=()):
    table.answers("P1", ("attackers", list(items)))
    for attacked in targets:
        table.answers("P1", ("attack", attacked))


@pytest.mark.rule("702.22h", "702.22h#1")
def test_who_blocks_one_of_a_band_blocks_all_of_it(table, lay):
    bird, walker, guard = lay(P1=["1/1 flying banding", "2/2 swampwalk"], P2=["0/5 reach"])
    table.battlefield("P2", "Swamp")
    attack(table, bird, walker)
    table.answers("P1", ("band", [walker]))
    table.answers("P2", ("block", bird))
    table.go_to("declare blockers")
    assert blockers_of(table.game, bird) == blockers_of(table.game, walker) == [guard]
    assert attack_of(table.game, walker).blocked
    assert block_of(table.game, guard).attackers == (bird, walker)
    table.go_to("end of combat")
    assert table.life("P2") == 20


@pytest.mark.rule("508.1e", "702.22c")
def test_a_band_has_at_most_one_creature_without_banding(table, lay):
    first, second, plain, other = lay(P1=["1/1 banding", "2/2 banding", "3/3", "4/4"])
    attack(table, first, second, plain, other)
    table.answers("P1", ("band", [second]), ("band", [other]))
    table.go_to("declare attackers")
    assert band_of(table.game, other) == (first, second)
    assert band_of(table.game, plain) == ()


@pytest.mark.rule("702.22c")
def test_there_may_be_several_bands_or_none(table, lay):
    first, second, plain, other = lay(P1=["1/1 banding", "2/2 banding", "3/3", "4/4"])
    attack(table, first, second, plain, other)
    table.answers("P1", ("band", []), ("band", [plain]), ("band", [other]))
    table.go_to("declare attackers")
    assert band_of(table.game, first) == (plain,)
    assert band_of(table.game, second) == (other,)


@pytest.mark.rule("702.22d", "802.3b")
def test_a_band_attacks_one_player(table, lay):
    table.add_player("P3")
    first, plain, other = lay(P1=["1/1 banding", "3/3", "4/4"])
    attack(table, first, plain, other, targets=["P2", "P3", "P2"])
    offered = []

    def join(option):
        offered.append(option)
        return option == other

    table.answers("P1", ("band", [join]))
    table.go_to("declare attackers")
    assert offered == [other]
    assert band_of(table.game, first) == (other,)


@pytest.mark.rule("702.22e", "702.22f")
def test_a_band_lasts_but_for_who_is_removed_from_combat(table, lay):
    first, plain, _ = lay(P1=["1/1 banding", "3/3"], P2=["0/5"])
    attack(table, first, plain)
    table.answers("P1", ("band", [plain]))
    table.go_to("declare attackers")
    there = table.game.state.objects[first]
    table.game.state.put(there.replace(copiable=there.copiable.replace(abilities=())))
    table.game.follow()
    assert band_of(table.game, plain) == (first,)
    table.propose(RemovedFromCombat(first))
    assert band_of(table.game, plain) == ()
    table.answers("P2", ("block", []))
    table.go_to("end of combat")
    assert table.life("P2") == 17


@pytest.mark.rule("702.22i", "509.1h")
def test_an_effect_blocks_the_whole_band(table, lay):
    first, plain, other = lay(P1=["1/1 banding", "3/3", "4/4"])
    attack(table, first, plain, other)
    table.answers("P1", ("band", [plain]))
    table.go_to("declare attackers")
    table.hand("P2", "Curtain")
    table.answers("P2", ("target", plain))
    table.cast("P2", "Curtain")
    table.resolve()
    assert [attack_of(table.game, item).blocked for item in (first, plain, other)] == [
        True,
        True,
        None,
    ]


@pytest.mark.rule("702.22h", "509.3c", "509.3d")
def test_each_of_a_band_becomes_blocked_once(table, lay):
    first, plain, _ = lay(P1=["1/1 banding", "3/3"], P2=["0/9"])
    table.battlefield("P1", "Witness")
    attack(table, first, plain)
    table.answers("P1", ("band", [plain]))
    table.answers("P2", ("block", [plain]))
    table.go_to("declare attackers")
    table._play(lambda game: len(game.state.pending) == 4)
    assert len(table.game.state.pending) == 4


@pytest.mark.rule("702.22h", "509.4")
def test_what_enters_blocking_blocks_the_band(table, lay):
    first, plain, _ = lay(P1=["1/1 banding", "3/3"], P2=["0/9"])
    attack(table, first, plain)
    table.answers("P1", ("band", [plain]))
    table.answers("P2", ("block", []))
    table.go_to("declare blockers")
    late = table.battlefield("P2", "Grizzly Bears")
    view = table.see(late)
    by = instance_of(view, Witness.abilities[0], 0)
    join_block(table.game, late, by, plain)
    assert blockers_of(table.game, first) == blockers_of(table.game, plain) == [late]
    assert attack_of(table.game, first).blocked


@pytest.mark.rule("702.22j")
def test_the_defending_player_divides_damage_among_blockers_with_banding(table, lay):
    wurm, guard, bear = lay(P1=["4/4"], P2=["2/2 banding", "2/4"])
    attack(table, wurm)
    table.answers("P2", ("block", wurm), ("block", wurm))
    table.answers("P2", ("damage", lambda share: share.amount == 0))
    table.go_to("end of combat")
    assert guard in table.game.state.objects
    assert bear not in table.game.state.objects


@pytest.mark.rule("702.22k")
def test_the_attacking_player_divides_damage_of_what_blocks_a_band(table, lay):
    first, plain, guard = lay(P1=["1/1 banding", "3/3"], P2=["3/3"])
    attack(table, first, plain)
    table.answers("P1", ("band", [plain]))
    table.answers("P2", ("block", [plain]))
    table.answers("P1", ("damage", lambda share: (share.recipient, share.amount) == (plain, 0)))
    table.go_to("end of combat")
    assert first not in table.game.state.objects
    assert plain in table.game.state.objects
    assert guard not in table.game.state.objects


@pytest.mark.rule("702.22k")
def test_of_a_creature_that_left_nothing_is_to_be_said(table, lay):
    first, plain, guard = lay(P1=["1/1 banding", "3/3"], P2=["3/3"])
    attack(table, first, plain)
    table.answers("P1", ("band", [plain]))
    table.answers("P2", ("block", [plain]))
    table.go_to("declare blockers")
    table.propose(move(table.game, first, Zone.HAND))
    table.go_to("end of combat")
    assert plain not in table.game.state.objects
    assert guard not in table.game.state.objects
