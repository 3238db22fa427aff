"""What a move has done is not done again for its next answer; nothing else tells the difference."""

from functools import partial

import pytest

from cardwright.authoring import (
    Card,
    CostComponent,
    Decision,
    GainLife,
    IllegalActionError,
    Zone,
    activated,
    cost,
    hookimpl,
    record,
)
from cardwright_core import casting, ordering
from cardwright_rules.combat import fighting
from cardwright_rules.combat.restrictions import GroupRestriction

NAMES = ("first", "second", "third")


@record
class InParts(CostComponent):
    """Paid in parts, with a question after each; it may fail in the end."""

    fails: bool = False


class Pays:
    """Gains life in each part, one part within another, and counts how often each is begun."""

    def __init__(self):
        self.done = []

    @hookimpl
    def pay_cost(self, game, payer, component):
        if not isinstance(component, InParts):
            return None
        for name in ("silent", "still"):
            game.kept(lambda name=name: self._silent(game, payer, name))
        for name in NAMES:
            inner = game.kept(lambda name=name: self._outer(game, payer, name))
            game.choose(Decision((payer,), f"after {name} {inner}", (1, 2)))
        if component.fails:
            message = "it can't be paid"
            raise IllegalActionError(message, "601.2h")
        return True

    def _outer(self, game, payer, name):
        self.done.append(name)
        number = game.kept(lambda: self._inner(game, payer, name))
        chosen = game.choose(Decision((payer,), f"within {name}", (10, 20)))[0]
        game.propose_life(payer, chosen)
        return number + chosen

    def _silent(self, game, payer, name):
        self.done.append(name)
        game.kept(lambda: self._inner(game, payer, name))

    def _inner(self, game, payer, name):
        self.done.append(f"in {name}")
        game.propose_life(payer, 1)
        return len(name)


class Device(Card):
    name = "Device"
    types = "Artifact"
    abilities = (activated(cost("", InParts()), GainLife(100)),)


class Broken(Card):
    name = "Broken"
    types = "Artifact"
    abilities = (activated(cost("{2}", InParts(fails=True)), GainLife(100)),)


def gain(game, player, count):
    there = game.player(player)
    game.state.players[player] = there.replace(life=there.life + count)


@pytest.fixture
def pays(table, monkeypatch):
    monkeypatch.setattr(type(table.game), "propose_life", gain, raising=False)
    made = Pays()
    table.add_plugin("pays", made)
    table.add_card(Device)
    table.add_card(Broken)
    table.game.agents = {}
    return made


def option(game, word):
    return next(one for one in game.decision.options if word in str(one))


def answered(game, numbers):
    kinds = []
    for number in numbers:
        kinds.append(game.decision.kind)
        game.answer(number)
    return kinds


def test_a_part_that_is_kept_is_done_once(table, pays):
    table.battlefield("P1", "Device")
    game = table.game
    life = game.player("P1").life
    game.answer(option(game, "activate"))
    kinds = answered(game, (10, 1, 20, 2, 10))
    assert kinds == [
        "within first",
        "after first 15",
        "within second",
        "after second 26",
        "within third",
    ]
    assert game.decision.kind == "after third 15"
    # A part that waits for an answer itself is begun again, and what is kept in it is not.
    assert pays.done == [
        *("silent", "in silent", "still", "in still"),
        *("first", "in first", "first"),
        *("second", "in second", "second"),
        *("third", "in third", "third"),
    ]
    assert game.now.players["P1"].life == life + 45
    assert game.state.players["P1"].life == life
    game.answer(1)
    assert game.player("P1").life == life + 45


def test_answers_are_taken_back_and_forks_go_their_own_ways(table, pays):
    table.battlefield("P1", "Device")
    game = table.game
    game.answer(option(game, "activate"))
    moments = []
    for number in (10, 1, 20, 2, 10, 1):
        moments.append((game.decision, game.digest(), game.now.players["P1"].life))
        game.answer(number)
    for decision, digest, life in reversed(moments):
        game.undo()
        assert (game.decision, game.digest(), game.now.players["P1"].life) == (
            decision,
            digest,
            life,
        )
        other = game.fork()
        assert (other.decision, other.digest()) == (decision, digest)
        other.answer(decision.options[1])
        assert (game.decision, game.digest()) == (decision, digest)
    game.answer(20)
    game.answer(1)
    assert game.now.players["P1"].life == moments[0][2] + 21
    game.undo()
    game.undo()
    game.answer(10)
    game.answer(1)
    assert game.now.players["P1"].life == moments[0][2] + 11


def test_a_fork_in_the_middle_comes_to_the_same_as_agents_do(table, pays):
    table.battlefield("P1", "Device")
    game = table.game
    start = game.fork()
    game.answer(option(game, "activate"))
    answered(game, (10, 1, 20))
    fork = game.fork()
    done = len(pays.done)
    for one in (game, fork):
        answered(one, (2, 10, 1))
    assert game.digest() == fork.digest()
    assert "first" not in pays.done[done:]
    left = [10, 1, 20, 2, 10, 1]
    activate = option(start, "activate")

    def agent(_, decision):
        return activate if decision.kind == "priority" else left.pop(0)

    start.play({"P1": agent, "P2": agent}, until=lambda _: not left)
    assert start.player("P1") == game.player("P1")


@record
class Tries(CostComponent):
    """Tries out what could be chosen, and then asks."""


class TriesOut:
    def __init__(self):
        self.found = []

    @hookimpl
    def pay_cost(self, game, payer, component):
        if not isinstance(component, Tries):
            return None

        def numbered():
            return game.choose(Decision((payer,), "number", (1, 2)))[0]

        self.found.append(sorted(game.explore(lambda: game.kept(numbered))))
        game.choose(Decision((payer,), "letter", ("a", "b")))
        return True


class Trier(Card):
    name = "Trier"
    types = "Artifact"
    abilities = (activated(cost("", Tries()), GainLife(1)),)


def test_nothing_is_kept_of_what_is_tried_out(table):
    tries = TriesOut()
    table.add_plugin("tries", tries)
    table.add_card(Trier)
    table.battlefield("P1", "Trier")
    game = table.game
    game.agents = {}
    game.answer(option(game, "activate"))
    game.answer("a")
    assert game.decision.kind == "priority"
    assert tries.found == [[1, 2], [1, 2]]


@pytest.mark.rule("733.1")
def test_mana_abilities_of_a_payment_that_went_on_can_be_reversed(table, pays):
    table.battlefield("P1", "Broken", "Forest", "Forest", "Forest")
    game = table.game
    game.answer(option(game, "Broken"))
    for _ in range(2):
        game.answer(option(game, "activate Forest"))
    game.answer(option(game, "pay"))
    answered(game, (10, 1, 10, 1, 10, 1))
    assert game.decision.kind == "reverse"
    assert [str(one) for one in game.decision.options] == ["activate Forest"] * 2
    game.answer(game.decision.options[:1])
    assert len(game.player("P1").pool) == 1


def test_a_spell_is_announced_once_however_it_is_paid(table, monkeypatch):
    announced = []
    monkeypatch.setattr(
        casting,
        "announced",
        lambda *given, made=casting.announced: announced.append(1) or made(*given),
    )
    table.battlefield("P1", *["Forest"] * 4)
    table.hand("P1", "Grizzly Bears")
    game = table.game
    game.agents = {}
    game.answer(option(game, "cast"))
    announced.clear()
    tapped = []
    for _ in range(2):
        game.answer(option(game, "activate"))
        tapped.append(sum(one.tapped for one in game.now.status.values()))
    game.answer(option(game, "pay"))
    assert tapped == [1, 2]
    assert announced == []
    assert game.decision.kind == "priority"
    game.undo()
    game.undo()
    assert game.decision.kind == "pay"
    assert sum(one.tapped for one in game.now.status.values()) == 1


@record
class Wonders(CostComponent):
    """Finds out what it asks about."""


class WorksOut:
    """Finds out one thing that is a value, one that is none, and others next to what is kept."""

    def __init__(self):
        self.found = []

    @hookimpl
    def pay_cost(self, game, payer, component):
        if not isinstance(component, Wonders):
            return None
        words = [
            game.worked_out(partial(self._find, "value")),
            game.worked_out(partial(self._find, "no value"), if_=lambda one: one != "no value"),
            game.kept(lambda: game.worked_out(partial(self._find, "within"))),
            game.worked_out(partial(self._find, "after")),
        ]
        for number in (1, 2):
            game.choose(Decision((payer,), f"{number} of {', '.join(words)}", ("a", "b")))
        return True

    def _find(self, word):
        self.found.append(word)
        return word


class Wonderer(Card):
    name = "Wonderer"
    types = "Artifact"
    abilities = (activated(cost("", Wonders()), GainLife(1)),)


def test_what_was_worked_out_is_not_worked_out_again(table):
    works_out = WorksOut()
    table.add_plugin("works out", works_out)
    table.add_card(Wonderer)
    table.battlefield("P1", "Wonderer")
    game = table.game
    game.agents = {}
    game.answer(option(game, "activate"))
    assert works_out.found == ["value", "no value", "within", "after"]
    kinds = answered(game, "ab")
    assert kinds == [f"{number} of value, no value, within, after" for number in (1, 2)]
    assert works_out.found[4:] == ["no value", "no value"]
    game.undo()
    assert game.decision.kind == kinds[1]
    assert works_out.found[6:] == ["value", "no value", "within", "after"]


@pytest.mark.parametrize(("tied", "times"), [(False, 1), (True, 2)])
def test_what_can_attack_is_found_out_once_unless_it_may_look_at_the_game(table, tied, times):
    asked = []

    class Restrictions:
        @hookimpl
        def attack_restrictions(self):
            asked.append(1)
            return GroupRestriction("tied", lambda pairs: True) if tied else None

    table.add_plugin("restrictions", Restrictions())
    table.battlefield("P1", "Grizzly Bears")
    game = table.game
    game.agents = {}
    bears = game.state.zone(Zone.BATTLEFIELD)
    while not game.decision.kind.startswith("attack"):
        game.answer(game.decision.options[0])
    game.answer(["P2"] if tied else bears)
    assert game.state.status_of(bears[0]).tapped
    assert len(asked) == times


def test_what_can_block_is_found_out_once(table):
    asked = []

    class Restrictions:
        @hookimpl
        def block_restrictions(self):
            asked.append(1)

    table.add_plugin("restrictions", Restrictions())
    table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P2", "Grizzly Bears", "Grizzly Bears")
    game = table.game
    game.agents = {}
    attacker = game.state.zone(Zone.BATTLEFIELD)[0]
    blocks = 0
    while blocks < 2:
        kind = game.decision.kind
        blocks += kind == "block"
        attacks = kind == "attackers"
        game.answer([attacker] if attacks or kind == "block" else game.decision.options[0])
    assert len(fighting.blockers(game)) == 2
    assert asked == [1]


def test_which_triggers_are_alike_is_found_out_once(table, monkeypatch):
    looked_at = []
    monkeypatch.setattr(
        ordering,
        "_what_it_is",
        lambda *given, found=ordering._what_it_is: looked_at.append(1) or found(*given),
    )
    table.battlefield("P1", "Forest", "Forest", "Soul Warden")
    table.hand("P1", "Elvish Visionary")
    game = table.game
    game.agents = {}
    words = ("order", "pay", "activate", "cast")
    while game.decision.kind != "order triggers":
        options = game.decision.options
        wanted = [one for word in words for one in options if word in str(one)]
        game.answer(wanted[0] if wanted else options[0])
    assert len(looked_at) == 2
    game.answer(game.decision.options[1])
    assert game.decision.kind == "priority"
    assert len(game.state.zone(Zone.STACK)) == 2
    assert len(looked_at) == 2
