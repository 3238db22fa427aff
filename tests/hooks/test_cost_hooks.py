"""The hooks of costs: other costs, changes of the total, and other ways to pay."""

import pytest

from cardwright.authoring import (
    Card,
    Cost,
    CostChange,
    CostComponent,
    CostOption,
    Game,
    Instance,
    LifeLost,
    ManaCost,
    PayLife,
    PaymentOption,
    PlayerId,
    Proposal,
    Zone,
    activated,
    cost,
    functions_in,
    hookimpl,
    record,
)
from cardwright.authoring import GainLife as Gain
from cardwright.installed import Installed
from cardwright.testing.sources import MemorySource
from cardwright_core.cards import Origin
from cardwright_core.errors import PluginError
from cardwright_core.ruleset import RuleSet


class GuildHall(Card):
    name = "Guild Hall"
    cost = "{2}"
    types = "Artifact"

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f: your creature spells cost {1} less."""
        spell = game.see(proposal.object)
        mine = proposal.is_spell() and proposal.player == by.controller
        return CostChange.reduction("{1}", by) if mine and spell.is_a("Creature") else None


class Seedling(Card):
    name = "Seedling"
    cost = "{4}"
    types = "Creature — Plant"
    power, toughness = 1, 1

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, by: Instance, proposal: Proposal) -> CostOption | None:
        """118.9: it may be cast for {G}."""
        if proposal.object != by.source.id:
            return None
        return CostOption("sprout", Cost(ManaCost.parse("{G}")), alternative=True, by=by)


class BloodFont(Card):
    name = "Blood Font"
    cost = "{2}"
    types = "Artifact"

    @hookimpl
    def payment_options(self, by: Instance, proposal: Proposal) -> PaymentOption | None:
        """601.2h: 1 life pays for one generic mana of your spells."""
        mine = proposal.is_spell() and proposal.player == by.controller
        return PaymentOption("1 life", ("generic",), PayLife(1), by) if mine else None


@record
class PayFiveLife(CostComponent):
    """A kind of cost that nobody but the plugin below knows."""

    def __str__(self) -> str:
        return "pay five life"


class PaysFive:
    @hookimpl
    def pay_cost(
        self, game: Game, payer: PlayerId, component: CostComponent, source: Instance
    ) -> bool | None:
        """601.2h"""
        if not isinstance(component, PayFiveLife):
            return None
        game.propose(LifeLost(payer, 5), source)
        return True


class Altar(Card):
    name = "Altar"
    types = "Artifact"
    abilities = (activated(cost("", PayFiveLife()), Gain(1)),)


@pytest.mark.rule("601.2f", "118.7")
@pytest.mark.parametrize("halls", [0, 1, 2])
def test_cost_changes(table, halls):
    table.add_card(GuildHall)
    table.battlefield("P1", *["Guild Hall"] * halls)
    bears = table.hand("P1", "Grizzly Bears")  # {1}{G}
    answers = table.hook.cost_changes(proposal=table.casting("P1", bears))
    assert [str(change) for change in answers] == ["reduction by {1} (Guild Hall)"] * halls
    table.mana("P1", "{G}" if halls else "{G}{G}")
    table.cast("P1", bears)
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("118.9", "118.9a")
def test_cost_options(table):
    table.add_card(Seedling)
    seedling = table.hand("P1", "Seedling")
    table.mana("P1", "{G}")
    table.answers("P1", ("cost", "sprout"))
    table.cast("P1", seedling)
    assert table.stack == ["Seedling"]
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("601.2h")
def test_payment_options(table):
    table.add_card(BloodFont)
    table.battlefield("P1", "Blood Font")
    bears = table.hand("P1", "Grizzly Bears")
    (offer,) = table.hook.payment_options(proposal=table.casting("P1", bears))
    assert (offer.name, offer.component) == ("1 life", PayLife(1))
    table.mana("P1", "{G}")
    table.cast("P1", bears)
    assert table.life("P1") == 19


@pytest.mark.rule("107.4f", "601.2b")
@pytest.mark.parametrize(("symbol", "names"), [("W/P", ["2 life"]), ("W/U", []), ("2/W", [])])
def test_symbol_options(table, symbol, names):
    proposal = table.casting("P1", table.hand("P1", "Grizzly Bears"))
    offers = table.hook.symbol_options(proposal=proposal, symbol=symbol)
    assert [offer.name for offer in offers] == names


@pytest.mark.rule("601.2h")
def test_pay_cost(table):
    table.add_plugin("pays five", PaysFive())
    table.add_card(Altar)
    altar = table.battlefield("P1", "Altar")
    source = table.activating("P1", altar).instance
    asked = {"payer": "P2", "component": PayFiveLife(), "source": source}
    assert table.hook.pay_cost(**asked) == [True]  # an act: asked alone, it happens
    assert table.life("P2") == 15
    table.activate("P1", altar)
    assert table.life("P1") == 15


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize(
    ("plugins", "who"),
    [
        (0, "got 0, of no plugin"),
        (2, r"got 2, of pays five 0 \(.*\) and pays five 1 \(.*\)"),
    ],
)
def test_pay_cost_is_answered_by_one_plugin(table, plugins, who):
    for number in range(plugins):
        table.add_plugin(f"pays five {number}", PaysFive())
    table.add_card(Altar)
    altar = table.battlefield("P1", "Altar")
    told = f"pay_cost for PayFiveLife: expected one answer, {who}"
    with pytest.raises(PluginError, match=told):
        table.activate("P1", altar)
    assert table.life("P1") == 20


def test_two_packs_that_pay_the_same_are_both_named(table):
    packs = {
        name: (PaysFive(), Origin(name, "1.0", f"{name}:pays"))
        for name in ("gold-pack", "silver-pack")
    }
    plugins = Installed().rules()
    rules = RuleSet({**plugins, **packs}, [MemorySource([Altar])])
    table.game.rules = rules
    altar = table.battlefield("P1", "Altar")
    with pytest.raises(PluginError) as caught:
        table.activate("P1", altar)
    assert str(caught.value) == (
        "hook pay_cost for PayFiveLife: expected one answer, got 2, of gold-pack (gold-pack 1.0) "
        "and silver-pack (silver-pack 1.0); tell the authors of gold-pack, or leave it out: "
        "CARDWRIGHT_DISABLE=gold-pack; tell the authors of silver-pack, or leave it out: "
        "CARDWRIGHT_DISABLE=silver-pack"
    )


@pytest.mark.rule("702.132a")
@pytest.mark.parametrize(("helper", "paid"), [("P2", 2), ([], 0)])
def test_helps_to_pay_asks_a_player_whom_the_caster_chooses(table, helper, paid):
    """It is an act: the mana that the other player pays with is gone."""
    item = table.hand("P1", "Huddle Up")
    table.mana("P2", "{C}{C}{C}")
    spell = table.game.state.objects[item].replace(zone=Zone.STACK)
    table.game.state.put(spell)
    table.game.follow()
    table.answers("P1", ("assist", helper))
    if helper:
        table.answers("P2", ("number", paid))
    assert table.hook.helps_to_pay(proposal=table.casting("P1", item)) == [paid]
    assert len(table.game.player("P2").pool) == 3 - paid
