import pytest

from cardwright.authoring import (
    Card,
    Filter,
    GainLife,
    Is,
    Zone,
    about,
    hookimpl,
    move,
    record,
    triggered,
    whenever,
)
from cardwright_core.mana import Color
from cardwright_core.terms import This
from cardwright_rules.combat.blockers import declarable_blocks
from cardwright_rules.combat.events import (
    BecomesBlocked,
    BlockedByCreature,
    Blocks,
    BlocksCreature,
    NotBlocked,
)
from cardwright_rules.combat.fighting import attack_of, block_of, blockers, blockers_of
from cardwright_rules.combat.joining import join_block
from cardwright_rules.combat.restrictions import CantBlock, GroupRestriction, Requirement
from cardwright_rules.tapping import Tapped

THIS = This()


class Dutiful(Card):
    name = "Dutiful"
    types = "Creature"
    power, toughness = 1, 1

    @hookimpl
    def block_requirements(self, by):
        return Requirement((by.source.id,))


class Wide(Card):
    """A creature that can block an additional creature."""

    name = "Wide"
    types = "Creature"
    power, toughness = 2, 4

    @hookimpl
    def additional_blocks(self, by, blocker):
        return 1 if blocker.id == by.source.id else None


class Lure(Card):
    """All creatures able to block it do so."""

    name = "Lure"
    types = "Creature"
    power, toughness = 2, 2

    @hookimpl
    def block_requirements(self, game, by):
        me = by.source.id
        return [Requirement((view.id,), (me,)) for view in game.permanents() if view.id != me]


def attack(table, *attackers):
    table.answers("P1", ("attackers", list(attackers)))


def block(table, *replies):
    """Script what each creature of P2 blocks, in order, and let them."""
    table.answers("P2", *(("block", reply) for reply in replies))
    table.go_to("declare blockers")


@pytest.mark.rule("509.1a", "509.1g", "509.1h")
def test_each_blocker_blocks_one_attacker(table, lay):
    bear, wolf, one, two = lay(P1=["2/2", "3/3"], P2=["1/1", "0/4"])
    attack(table, bear, wolf)
    block(table, wolf, wolf)
    assert blockers_of(table.game, wolf) == [one, two]
    assert attack_of(table.game, wolf).blocked is True
    assert attack_of(table.game, bear).blocked is False


@pytest.mark.rule("509.1a")
def test_a_tapped_creature_cannot_block(table, lay):
    bear, tapped = lay(P1=["2/2"], P2=["1/1"])
    table.propose(Tapped(tapped))
    attack(table, bear)
    table.go_to("declare blockers")
    assert blockers(table.game) == []


@pytest.mark.rule("509.1a")
def test_one_that_is_allowed_to_blocks_two(table, lay):
    bear, wolf, wide = lay(P1=["2/2", "3/3"], P2=[Wide])
    attack(table, bear, wolf)
    block(table, [bear, wolf])
    assert block_of(table.game, wide).attackers == (bear, wolf)


@pytest.mark.rule("509.1a")
def test_who_attacks_a_planeswalker_can_be_blocked(table, lay, planeswalker):
    bear, walker, wall = lay(P1=["2/2"], P2=[planeswalker, "0/4"])
    table.answers("P1", ("attackers", [bear]), ("attack", walker))
    block(table, bear)
    assert blockers_of(table.game, bear) == [wall]


@pytest.mark.rule("509.1b")
def test_a_creature_that_cannot_block_is_not_asked(table, lay):
    class Coward(Card):
        name = "Coward"
        types = "Creature"
        power, toughness = 1, 1

        @hookimpl
        def block_restrictions(self, by):
            return CantBlock("can't block", lambda blocker, _: blocker.id == by.source.id)

    bear, _ = lay(P1=["2/2"], P2=[Coward])
    attack(table, bear)
    block(table)
    assert blockers(table.game) == []


@pytest.mark.rule("509.1b#1")
def test_evasion_abilities_add_up(table, lay):
    class Shade(Card):
        name = "Shade"
        types = "Creature"
        power, toughness = 1, 1
        keywords = ("flying",)

        @hookimpl
        def block_restrictions(self, by):
            """Stand for shadow: only another of its kind can block it."""
            return CantBlock(
                "shadow",
                lambda blocker, attacker: attacker.id == by.source.id and blocker.name != "Shade",
            )

    shade, bird, other = lay(P1=[Shade], P2=["1/1 flying", Shade])
    attack(table, shade)
    table.answers("P2", ("block", []))
    table.go_to("declare attackers")
    assert dict(declarable_blocks(table.game, ("P2",)).choices) == {other: (shade,)}
    table.go_to("declare blockers")
    assert block_of(table.game, bird) is None


@pytest.mark.rule("509.1b")
def test_losing_an_evasion_ability_later_does_not_undo_a_block(table, lay):
    bird, reacher = lay(P1=["2/2 flying"], P2=["1/4 reach"])
    attack(table, bird)
    block(table, bird)
    item = table.game.state.objects[reacher]
    table.game.state.put(item.replace(copiable=item.copiable.replace(abilities=())))
    assert blockers_of(table.game, bird) == [reacher]


@pytest.mark.rule("509.1c#1", "702.111b")
def test_who_has_to_block_a_menacing_creature_needs_a_second_one(table, lay):
    brute, dutiful, other = lay(P1=["3/3 menace"], P2=[Dutiful, "2/2"])
    attack(table, brute)
    block(table)  # nothing is left to choose
    assert blockers_of(table.game, brute) == [dutiful, other]


@pytest.mark.rule("509.1c")
def test_alone_it_does_not_have_to(table, lay):
    brute, _ = lay(P1=["3/3 menace"], P2=[Dutiful])
    attack(table, brute)
    block(table)
    assert blockers(table.game) == []


@pytest.mark.rule("509.1c")
def test_a_lure_takes_all_blockers(table, lay):
    lure, bear, one, two = lay(P1=[Lure, "2/2"], P2=["1/1", "2/2"])
    attack(table, lure, bear)
    block(table)
    assert blockers_of(table.game, lure) == [one, two]


@pytest.mark.rule("509.1c")
def test_two_lures_share_the_blockers(table, lay):
    lure, other, one, two = lay(P1=[Lure, Lure], P2=["1/1", "2/2"])
    attack(table, lure, other)
    block(table, other, lure)
    assert [blockers_of(table.game, item) for item in (lure, other)] == [[two], [one]]


@pytest.mark.rule("509.1c", "509.1a")
def test_one_that_can_block_two_obeys_two_lures(table, lay):
    lure, other, wide = lay(P1=[Lure, Lure], P2=[Wide])
    attack(table, lure, other)
    table.answers("P2", ("block", other))
    table.go_to("declare blockers")
    assert set(block_of(table.game, wide).attackers) == {lure, other}


@pytest.mark.rule("509.1b")
def test_no_more_than_one_blocker(table, lay):
    class Slippery(Card):
        name = "Slippery"
        types = "Creature"
        power, toughness = 2, 2

        @hookimpl
        def block_restrictions(self, by):
            return GroupRestriction.at_most(
                1, "one blocker at most", lambda _, attacker: attacker == by.source.id
            )

    slippery, one, two = lay(P1=[Slippery], P2=["1/1", "1/1"])
    attack(table, slippery)
    block(table, slippery)
    assert blockers_of(table.game, slippery) == [one]
    assert block_of(table.game, two) is None


@pytest.mark.rule("101.2", "509.1b")
def test_what_prohibits_the_block_takes_it_off_the_list(table, lay):
    class Haze(Card):
        name = "Haze"
        types = "Enchantment"

        @hookimpl
        @about(BlocksCreature)
        def prohibits(self, act):
            return "haze"

    bear, _, _ = lay(P1=["2/2"], P2=["1/1", Haze])
    attack(table, bear)
    block(table)
    assert blockers(table.game) == []


def triggers(table, *replies):
    """Let P2's creatures block; return how many abilities wait then."""
    table.answers("P2", *(("block", reply) for reply in replies))
    table._play(
        lambda game: (
            game.state.cursor.step.name == "declare blockers"
            and game.state.cursor.stage == "settle"
        )
    )
    return len(table.game.state.pending)


def herald(condition):
    """Return an enchantment whose controller gains 1 life for each trigger."""
    values = {"name": "Herald", "types": "Enchantment"}
    return type("Herald", (Card,), values | {"abilities": (triggered(condition, GainLife(1)),)})


def raider(event):
    """Return a creature whose controller gains 1 life when that happens to it."""
    values = {"name": "Raider", "types": "Creature", "power": 1, "toughness": 9}
    ability = triggered(whenever(event, THIS), GainLife(1))
    return type("Raider", (Card,), values | {"abilities": (ability,)})


@pytest.mark.rule("509.1i", "509.2a", "509.3a", "509.3b", "509.3c", "509.3d")
@pytest.mark.parametrize(
    ("event", "times"),
    [(Blocks, 2), (BlocksCreature, 3), (BecomesBlocked, 2), (BlockedByCreature, 3)],
)
def test_how_often_abilities_trigger_on_blocks(table, lay, event, times):
    bear, wolf, _, wide, other = lay(
        P1=["2/2", "3/3", herald(whenever(event, Is("Creature")))], P2=[Wide, "1/1"]
    )
    attack(table, bear, wolf)
    assert triggers(table, [bear, wolf], wolf) == times
    assert (wide, other) == tuple(item for item, _ in blockers(table.game))


@pytest.mark.rule("509.3c", "509.3d")
@pytest.mark.parametrize(("event", "times"), [(BecomesBlocked, 1), (BlockedByCreature, 2)])
def test_this_creature_becomes_blocked(table, lay, event, times):
    attacker, _, _ = lay(P1=[raider(event)], P2=["1/1", "1/1"])
    attack(table, attacker)
    assert triggers(table, attacker, attacker) == times


@pytest.mark.rule("509.3g", "508.3f")
@pytest.mark.parametrize(("reply", "times"), [([], 1), ("Raider", 0)])
def test_attacks_and_is_not_blocked(table, lay, reply, times):
    attacker, blocker = lay(P1=[raider(NotBlocked)], P2=["1/1"])
    attack(table, attacker)
    block(table, reply)
    table.propose(move(table.game, blocker, Zone.HAND))
    table.resolve()
    assert table.life("P1") == 20 + times


@pytest.mark.rule("509.3f#1")
def test_what_turns_white_later_did_not_block_as_white(table, lay):
    @record
    class IsWhite(Filter):
        def matches(self, game, by, view):
            return Color.WHITE in view.characteristics.colors

    bear, _, blocker = lay(P1=["2/2", herald(whenever(Blocks, IsWhite()))], P2=["1/1"])
    attack(table, bear)
    block(table, bear)
    item = table.game.state.objects[blocker]
    white = item.copiable.replace(colors=frozenset({Color.WHITE}))
    table.game.state.put(item.replace(copiable=white))
    table.go_to("end of combat")
    assert table.life("P1") == 20


def by(table, event):
    """Return some ability instance, as what lets a creature join the combat."""
    return table.game.state.index.get(("trigger", event))[0][1]


@pytest.mark.rule("509.4", "509.3a", "509.3d")
def test_what_enters_blocking_never_blocked_but_blocks(table, lay):
    bear, late, _, _ = lay(P1=["2/2"], P2=["0/5", herald(whenever(Blocks, Is("Creature"))), "1/1"])
    table.propose(Tapped(late))
    attack(table, bear)
    block(table, [])
    join_block(table.game, late, by(table, Blocks), bear)
    table.resolve()
    assert blockers_of(table.game, bear) == [late]
    assert attack_of(table.game, bear).blocked is True
    assert table.life("P2") == 20


@pytest.mark.rule("509.4a", "506.3e")
def test_it_does_not_block_what_does_not_attack(table, lay):
    bear, home, late, _ = lay(P1=["2/2", "3/3"], P2=["0/5", herald(whenever(Blocks))])
    attack(table, bear)
    block(table, [])
    join_block(table.game, late, by(table, Blocks), home)
    assert block_of(table.game, late) is None
