"""The assignment of trample damage, against trying everything (510.1e, 702.19b)."""

from itertools import product

import pytest

from cardwright.authoring import Card, hookimpl


def shares(power, receivers):
    """Return all ways to divide damage."""
    return [
        amounts
        for amounts in product(range(power + 1), repeat=len(receivers))
        if sum(amounts) == power
    ]


def arms(toughness):
    """Return a creature that can block an additional creature."""

    def additional_blocks(self, by, blocker):
        return 1 if blocker.id == by.source.id else None

    values = {"name": f"Arms {toughness}", "types": "Creature", "power": 0, "toughness": toughness}
    return type("Arms", (Card,), values | {"additional_blocks": hookimpl(additional_blocks)})


def legal(tramplers, toughness, deadly):
    """Return the legal assignments: for each trampler, to each blocker and to the player."""
    found = set()
    for each in product(*(shares(power, (*toughness, "player")) for power in tramplers)):
        lethal = all(
            sum(amounts[place] for amounts in each) >= tough
            or any(amounts[place] and kills for amounts, kills in zip(each, deadly, strict=True))
            for place, tough in enumerate(toughness)
        )
        if lethal or not any(amounts[-1] for amounts in each):
            found.add(each)
    return found


def reached(game, tramplers, blockers):
    """Answer every damage decision in every way; return all assignments that come out."""
    ends = set()
    waiting = [game.fork()]
    while waiting:
        now = waiting.pop()
        decision = now.decision
        if decision.kind == "damage":
            for option in decision.options:
                branch = now.fork()
                branch.answer(option)
                waiting.append(branch)
            continue
        dealt = {
            (entry.event.source, entry.event.recipient): entry.event.amount
            for entry in now.log
            if type(entry.event).__name__ == "DamageDealt"
        }
        ends.add(tuple(tuple(dealt.get((t, to), 0) for to in (*blockers, "P2")) for t in tramplers))
    return ends


def advance(game, kind):
    while game.decision.kind != kind:
        game.answer(game.decision.options[0])


@pytest.mark.rule("702.19b", "510.1e", "702.2c")
@pytest.mark.parametrize(
    ("powers", "toughness", "deadly"),
    [
        ((3,), (2,), (False,)),
        ((4,), (1, 2), (False,)),
        ((3,), (4,), (True,)),
        ((2, 3), (2,), (False, False)),
        ((2, 2), (1, 2), (False, False)),
        ((3, 1), (3,), (False, True)),
        ((2, 3), (4, 2), (True, False)),
    ],
)
def test_exactly_the_legal_assignments_can_be_made(table, lay, powers, toughness, deadly):
    blockers = [arms(tough) for tough in toughness]
    attackers = [
        f"{power}/9 trample{' deathtouch' if kills else ''}"
        for power, kills in zip(powers, deadly, strict=True)
    ]
    items = lay(P1=attackers, P2=blockers)
    tramplers, blocking = items[: len(powers)], items[len(powers) :]
    game = table.game
    game.agents = {}
    advance(game, "attackers")
    game.answer(tuple(tramplers))
    for _ in blocking:
        advance(game, "block")
        game.answer(tuple(tramplers))
    while game.decision.kind == "priority" and game.state.cursor.step.name != "combat damage":
        game.answer(game.decision.options[0])
    assert reached(game, tramplers, blocking) == legal(powers, toughness, deadly)
