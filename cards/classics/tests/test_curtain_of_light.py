"""Curtain of Light."""

import pytest

from cardwright.authoring import Zone

NAME = "Curtain of Light"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Instant", "{1}{W}")


@pytest.mark.rule("506.7f", "506.7c", "509.1h")
def test_an_unblocked_attacker_becomes_blocked_after_blockers_are_declared(table):
    bears = table.battlefield("P1", "Grizzly Bears")
    table.library("P2", "Forest")
    card = table.hand("P2", NAME)
    table.answers("P1", ("attackers", bears))
    for step, castable in (("declare attackers", False), ("declare blockers", True)):
        table.go_to(step)
        table.mana("P2", "{C}{W}")
        table.game.follow()
        actions = table.game.rules.ask.legal_actions(table.game, "P2")
        assert bool([one for one in actions if getattr(one, "object", 0) == card]) is castable
    table.cast("P2", card)
    table.resolve()
    table.go_to("end of combat")
    assert table.life("P2") == 20
    assert len(table.game.state.zone(Zone.HAND, "P2")) == 1
