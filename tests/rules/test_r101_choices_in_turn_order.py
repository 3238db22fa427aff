"""Who chooses first when several players do something at the same time (101.4)."""

import pytest

from cardwright.authoring import Card, Decision, Record, Sacrificed, Simultaneous, record, spell
from cardwright_core.actions import PassPriority


@record
class EachSacrificesOne(Record):
    """Each player sacrifices a creature."""

    def resolve(self, game, by):
        chosen = []
        for player in game.apnap():
            theirs = tuple(v.id for v in game.permanents(player) if v.is_a("Creature"))
            decision = Decision((player,), "sacrifice", theirs, rule="101.4")
            chosen += game.choose(decision)
        game.propose(Simultaneous(tuple(map(Sacrificed, chosen))), by)


class Edict(Card):
    name = "Edict"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(EachSacrificesOne()),)


@pytest.mark.rule("101.4", "101.4#1")
def test_they_choose_in_turn_order_and_then_sacrifice_at_once(table):
    table.add_card(Edict)
    table.add_player("P3")
    bears, wardens = (
        {name: table.battlefield(name, card) for name in ("P3", "P1", "P2")}
        for card in ("Grizzly Bears", "Soul Warden")
    )
    seen = []

    def choosing(name):
        def wanted(option):
            seen.append((name, len(table.permanents())))
            return option == bears[name]

        return wanted

    for name in ("P1", "P2", "P3"):
        table.answers(name, ("sacrifice", choosing(name)))
    table.act("P1", PassPriority("P1"))
    table.cast("P2", table.hand("P2", "Edict"))
    table.resolve()
    assert list(dict.fromkeys(seen)) == [("P1", 6), ("P2", 6), ("P3", 6)]
    assert sorted(view.id for view in table.game.permanents()) == sorted(wardens.values())
