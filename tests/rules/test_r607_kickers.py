"""Each ability that refers to a kicker is linked to the one that it names (607.2i)."""

import pytest

from cardwright.authoring import (
    THIS,
    Card,
    Enters,
    GainLife,
    Paid,
    triggered,
    when,
)


class Mage(Card):
    name = "Mage"
    cost = "{0}"
    types = "Creature — Metathran"
    power, toughness = 2, 2
    keywords = ("kicker {W}", "kicker {2}{B}")
    abilities = (
        triggered(when(Enters, THIS), GainLife(3)).replace(only_if=Paid("kicker {W}")),
        triggered(when(Enters, THIS), GainLife(10)).replace(only_if=Paid("kicker {2}{B}")),
    )


@pytest.mark.rule("607.2i", "607.2i#1", "702.33e")
@pytest.mark.parametrize(
    ("kickers", "mana", "life"),
    [
        ((), "", 0),
        (("kicker {W}",), "{W}", 3),
        (("kicker {2}{B}",), "{B}{C}{C}", 10),
        (("kicker {W}", "kicker {2}{B}"), "{W}{B}{C}{C}", 13),
    ],
)
def test_it_triggers_if_its_own_kicker_was_declared(table, kickers, mana, life):
    table.add_card(Mage)
    table.mana("P1", mana)
    table.answers("P1", ("additional costs", list(kickers)))
    if len(kickers) > 1:
        table.answers("P1", ("order triggers", lambda trigger: trigger.instance.number == 2))
    table.cast("P1", table.hand("P1", "Mage"))
    table.resolve()
    assert table.life("P1") == 20 + life
