"""What proved illegal is reversed with all answers given on the way: none is left to take back."""

import pytest

from cardwright.authoring import (
    Card,
    CostComponent,
    Decision,
    GainLife,
    IllegalActionError,
    activated,
    cost,
    hookimpl,
    record,
)


@record
class AsksAndFails(CostComponent):
    """Can be begun to be paid, but never is."""


class Fails:
    @hookimpl
    def pay_cost(self, game, payer, component):
        if isinstance(component, AsksAndFails):
            game.choose(Decision((payer,), "number", (1, 2)))
            game.choose(Decision((payer,), "letter", ("a", "b")))
            message = "it can't be paid"
            raise IllegalActionError(message, "601.2h")


class Device(Card):
    name = "Device"
    types = "Artifact"
    abilities = (activated(cost("", AsksAndFails()), GainLife(1)),)


@pytest.mark.rule("733.1")
def test_the_answers_on_the_way_to_an_illegal_action_can_not_be_taken_back(table):
    table.add_plugin("fails", Fails())
    table.add_card(Device)
    table.battlefield("P1", "Device")
    game = table.game
    game.agents = {}
    before = game.decision, game.digest()
    game.answer(next(option for option in game.decision.options if "activate" in str(option)))
    game.answer(1)
    with pytest.raises(IllegalActionError, match="it can't be paid"):
        game.answer("b")
    assert (game.decision, game.digest()) == before
    with pytest.raises(IllegalActionError, match="no answer to take back"):
        game.undo()
    game.answer(game.decision.options[0])
    game.undo()
    assert (game.decision, game.digest()) == before
