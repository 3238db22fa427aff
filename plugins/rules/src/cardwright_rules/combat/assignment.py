"""How combat damage is assigned (510.1), and both kinds of trample (702.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_rules.combat.bands import who_divides
from cardwright_rules.combat.fighting import (
    attacked_by,
    attackers,
    blockers,
)
from cardwright_rules.combat.sides import attacking_side, defending_sides
from cardwright_rules.damage import DamageDealt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.combat.fighting import Attack, Attacked
    from cardwright_rules.combat.sides import Side
    from cardwright_rules.damage import Recipient

__all__ = ["Share", "assigned_damage"]


@record
class Share(Record):
    """Combat damage that one creature assigns to one recipient, whose name is for reading."""

    source: int
    recipient: Recipient
    amount: int
    name: str

    def __str__(self) -> str:
        """Say how much to whom."""
        return f"{self.amount} to {self.name}"


@record
class _Trampler(Record):
    """An attacker that may assign excess damage, with what it can still assign, and to whom.

    What it attacks gets what is left; of a planeswalker, so does the player `past` it, if one is
    named (702.19c). `through` is for the search: it was thought of that it adds to what it attacks.
    """

    source: int
    power: int
    receivers: tuple[int, ...]
    target: Attacked
    deadly: bool
    past: PlayerId = ""
    through: bool = False


def assigned_damage(game: Game, strikes: Callable[[int], bool]) -> list[Share]:
    """Let attackers, then blockers, of those that strike now assign their damage (510.1)."""
    assignment = _Assignment(game)
    assignment.of_attackers(attacking_side(game), strikes)
    for side in defending_sides(game):
        assignment.of_blockers(side, strikes)
    return [share for share in assignment.shares if share.amount]


class _Assignment:
    """The assignment of one combat damage step, while it is made."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.attackers = attackers(game)
        self.blockers = blockers(game)
        self.shares: list[Share] = []
        self.side: Side = ()

    def of_attackers(self, side: Side, strikes: Callable[[int], bool]) -> None:
        """Tramplers come last: what counts as lethal depends on all others (702.19b)."""
        self.side = side
        tramplers: list[_Trampler] = []
        for item, attack in self.attackers:
            power = self._power(item)
            if power <= 0 or not strikes(item):
                continue
            receivers = self._receivers_of(item) if attack.blocked else ()
            past = self._past(item, attack)
            target = attacked_by(self.game, attack) or past or None
            over = bool(past) and target != past
            excess = over or (attack.blocked and target is not None and self._tramples(item, past))
            if target is not None and excess and (over or receivers):
                deadly, beyond = self._deadly(item), past if over else ""
                tramplers.append(_Trampler(item, power, receivers, target, deadly, beyond))
            elif attack.blocked and not excess:
                self._divide(item, power, receivers)
            else:
                self._all_to(item, power, target)  # 510.1b, 702.19d
        self._trample(tramplers)

    def of_blockers(self, side: Side, strikes: Callable[[int], bool]) -> None:
        """Let each blocking creature assign to those that it blocks (510.1d)."""
        self.side = side
        fighting = {item for item, _ in self.attackers}
        for item, block in self.blockers:
            power = self._power(item)
            if block.controller in side and power > 0 and strikes(item):
                blocked = tuple(attacker for attacker in block.attackers if attacker in fighting)
                self._divide(item, power, blocked)

    def _power(self, item: int) -> int:
        return self.game.see(item).characteristics.power or 0

    def _tramples(self, item: int, past: PlayerId) -> bool:
        asked = self.game.rules.ask.assigns_excess
        return bool(past) or any(asked(self.game, self.game.see(item)))

    def _past(self, item: int, attack: Attack) -> PlayerId:
        """Return the player past a planeswalker to whom it may assign (702.19c, 702.19e)."""
        if not attack.planeswalker or self.game.player(attack.defender).lost:
            return ""
        asked = self.game.rules.ask.assigns_past_planeswalkers
        return attack.defender if any(asked(self.game, self.game.see(item))) else ""

    def _deadly(self, source: int) -> bool:
        """Whether any damage from it counts as lethal (702.2c)."""
        damage = DamageDealt(source, source, 1, combat=True)
        return any(self.game.rules.ask.lethal_damage(self.game, damage))

    # Without trample.

    def _all_to(self, source: int, amount: int, recipient: Recipient | None) -> None:
        if recipient is not None:
            self.shares.append(self._share(source, recipient, amount))

    def _divide(self, source: int, power: int, receivers: tuple[int, ...]) -> None:
        """Divide as its controller chooses (510.1c, 510.1d); the last one gets what is left."""
        left = power
        for receiver in receivers[:-1]:
            left -= self._choose(source, receiver, range(left + 1))
        self._all_to(source, left, receivers[-1] if receivers else None)

    def _choose(self, source: int, recipient: int, amounts: Iterable[int]) -> int:
        options = tuple(self._share(source, recipient, amount) for amount in amounts)
        name = self.game.see(source).name
        decision = Decision(
            who_divides(self.game, source, self.side),
            "damage",
            options,
            prompt=f"how much damage {name} assigns to {options[0].name}",
            rule="510.1",
            source=name,
        )
        chosen: Share = self.game.choose(decision)[0]
        self.shares.append(chosen)
        return chosen.amount

    def _share(self, source: int, recipient: Recipient, amount: int) -> Share:
        name = recipient if isinstance(recipient, str) else self.game.see(recipient).name
        return Share(source, recipient, amount, name)

    # With trample.

    def _trample(self, tramplers: list[_Trampler]) -> None:
        """Let each assign; what one leaves short of lethal, those after it have to add (510.1e)."""
        owed: frozenset[int] = frozenset()
        for place, trampler in enumerate(tramplers):
            later = tramplers[place + 1 :]
            now = trampler
            while now.receivers:
                now = self._trample_on(now, owed, later)
            if now.power:
                owed |= {*trampler.receivers}
                owed = self._trample_through(now, owed, later)

    def _trample_through(
        self, now: _Trampler, owed: frozenset[int], later: list[_Trampler]
    ) -> frozenset[int]:
        """Assign what is left to what is attacked; past a planeswalker, once it has its loyalty."""
        if not now.past:
            self._all_to(now.source, now.power, now.target)
            return owed
        walker = int(now.target)
        done, due = now.replace(power=0), owed | {walker}
        possible = [
            amount
            for amount in range(now.power + 1)
            if amount == now.power
            or self._is_covered(self._share(now.source, walker, amount), due, done, later)
        ]
        left = now.power - self._choose(now.source, walker, possible)
        self._all_to(now.source, left, now.past)
        return owed | {walker} if left else owed

    def _trample_on(
        self, now: _Trampler, owed: frozenset[int], later: list[_Trampler]
    ) -> _Trampler:
        """Ask for the first receiver: only what can still become a legal assignment."""
        first, *others = now.receivers
        possible = [
            amount for amount in range(now.power + 1) if self._may_assign(now, amount, owed, later)
        ]
        amount = self._choose(now.source, first, possible)
        return now.replace(power=now.power - amount, receivers=tuple(others))

    def _may_assign(
        self, now: _Trampler, amount: int, owed: frozenset[int], later: list[_Trampler]
    ) -> bool:
        first, *others = now.receivers
        rest = now.replace(power=now.power - amount, receivers=tuple(others))
        if not others and rest.power:
            owed |= frozenset(self._receivers_of(now.source))
        trying = self._share(now.source, first, amount)
        return self._is_covered(trying, owed, rest, later)

    def _is_covered(
        self, trying: Share, owed: frozenset[int], rest: _Trampler, later: list[_Trampler]
    ) -> bool:
        """Whether an assignment leaves nothing short that could not be made up for later."""
        self.shares.append(trying)
        short = {item: lack for item in sorted(owed) if (lack := self._lacking(item))}
        covered = self._coverable(short, [rest, *later])
        self.shares.remove(trying)
        return covered

    def _receivers_of(self, attacker: int) -> tuple[int, ...]:
        return tuple([item for item, block in self.blockers if attacker in block.attackers])

    def _lacking(self, item: int) -> int:
        """Return how much damage short of lethal a creature is, with what is assigned so far.

        Of a planeswalker that is attacked, it is how much short of its loyalty (702.19c).
        """
        to_it = [share for share in self.shares if share.recipient == item and share.amount]
        assigned = sum(share.amount for share in to_it)
        view = self.game.see(item)
        if self._is_attacked(item):
            return max(0, view.object.count("loyalty") - assigned)
        if any(self._deadly(share.source) for share in to_it):
            return 0
        marked = self.game.state.status_of(item).damage
        return max(0, (view.characteristics.toughness or 0) - marked - assigned)

    def _is_attacked(self, item: int) -> bool:
        return any(attack.target == item for _, attack in self.attackers)

    def _coverable(self, short: dict[int, int], tramplers: list[_Trampler]) -> bool:
        """Whether the tramplers could add what is short, wherever it is.

        One can add to the planeswalker that it attacks once its own blockers have lethal damage.
        """
        if not short:
            return True
        if not tramplers:
            return False
        first, *others = tramplers
        if first.target in short and not first.through:
            own = {item: lack for item in first.receivers if (lack := self._lacking(item))}
            first = first.replace(through=True)
            over = first.replace(receivers=(*first.receivers, int(first.target)))
            if self._coverable({**own, **short}, [over, *others]):
                return True
        mine = [item for item in first.receivers if item in short]
        if not first.power or not mine:
            return self._coverable(short, others)
        spendings = _spending(first, mine[0], short)
        return any(self._coverable(left, [spent, *others]) for left, spent in spendings)


def _spending(
    trampler: _Trampler, item: int, short: dict[int, int]
) -> Iterator[tuple[dict[int, int], _Trampler]]:
    """Yield what is left short, and of the trampler, for each amount that it adds to one."""
    lack, deadly = short[item], trampler.deadly and item != trampler.target
    others = {other: n for other, n in short.items() if other != item}
    receivers = tuple(receiver for receiver in trampler.receivers if receiver != item)
    for amount in range(1 if deadly else min(lack, trampler.power), -1, -1):
        covered = amount == lack or (deadly and amount > 0)
        left = others if covered else {**others, item: lack - amount}
        yield left, trampler.replace(power=trampler.power - amount, receivers=receivers)
