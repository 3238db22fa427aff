"""Paying as the file says: permanents that are tapped for mana, mana from the pool, or "auto"."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, groupby
from typing import TYPE_CHECKING, Any

from cardwright.scenarios.report import Stopped
from cardwright_core.abilities import ActivatedAbility, Instance
from cardwright_core.casting import AbilityActivated, Activate
from cardwright_core.mana import mana
from cardwright_core.matching import paired
from cardwright_core.payment import Payment, Spend, SpendInstead, SpendOn, payment_being_made
from cardwright_core.planning import Planner
from cardwright_core.production import ManaProduced
from cardwright_core.rehearsing import answers_for, answers_to
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright.scenarios.model import Do
    from cardwright.scenarios.names import Names
    from cardwright_core.decisions import Answer, Decision
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.plans import Plan

__all__ = ["Payer"]

_ABILITY = re.compile(r"(.+) ability (\d+)")
"""A permanent that has several mana abilities, and which of them: ``Tundra ability 2``."""


class Payer:
    """Pays the costs of one step; what was paid without a question is checked all the same."""

    def __init__(self, names: Names, do: Do) -> None:
        """Take what `do` says of the payment."""
        self.names, self.line = names, do.pay_line
        self.active = do.pay is not None
        self.auto = do.pay == "auto"
        entries: tuple[str, ...] = () if self.auto or do.pay is None else do.pay
        self.sources = [entry for entry in entries if not entry.startswith("{")]
        self.symbols = "".join(entry for entry in entries if entry.startswith("{"))
        self.act = do.act
        self.player = do.act.player if do.act is not None else ""
        self._before: dict[str, tuple[Mana, ...]] = {}
        self._logged = 0
        self._own = 0  # the object whose ability the step itself activates
        self._instead: list[int] = []
        self._taken: dict[str, int] = {}  # a source may have left since it was used
        self.reversed = do.illegal
        self._suggestion = _Suggestion()

    def begin(self, game: Game) -> None:
        """Remember what was there before the payment."""
        self._before = {name: player.pool for name, player in game.state.players.items()}
        self._logged = len(game.log)
        act = self.act
        self._own = self.names.object(game, act.what) if act and act.verb == "activate" else 0

    def answer(self, game: Game, decision: Decision) -> Any:  # noqa: ANN401 - any option
        """Return what to pay with next; ``None`` if the file does not say it here."""
        if not self.active:
            return None
        if self.auto:
            return self._suggestion.answer(game, decision)
        if decision.kind != "pay":
            return None
        self.player = self.player or decision.players[0]
        used = len(self._used(game)) + len(self._instead) + self._is_within(decision)
        if used < len(self.sources):
            return self._source(game, decision, self.sources[used])
        return self._spend(decision)

    def _is_within(self, decision: Decision) -> bool:
        """Whether a mana ability is paid for that is itself used to pay."""
        about = decision.about
        if not isinstance(about, Payment) or about.proposal.kind != "activate":
            return False
        return about.proposal.object != self._own

    def finish(self, game: Game) -> None:
        """Complain if something else was paid; what was reversed is no payment (733.1)."""
        if not self.active or self.auto or self.reversed:
            return
        used = self._used(game)
        named = [self._taken.get(one) or self._named(game, one, used) for one in self.sources]
        wanted = [item for item in named if item in used or not self._paid_instead(game, item)]
        if used != wanted:
            paid = ", ".join(self.names.of(game, item) for item in used) or "nothing"
            text = (
                f"pay names {', '.join(self.sources) or 'no permanent'}, but used for mana: {paid}"
            )
            raise Stopped(self.line, text)
        if self.symbols and self._spent(game) != Counter(unit.type for unit in mana(self.symbols)):
            spent = "".join(f"{{{kind}}}" for kind in self._spent(game).elements()) or "nothing"
            raise Stopped(self.line, f"pay names {self.symbols}, but the mana spent is {spent}")

    def _named(self, game: Game, text: str, used: list[int]) -> int:
        """Return the permanent that an entry names, as it was when it was used for mana."""
        item, _ = self._of_source(game, text)
        card = game.see(item).object.card if item else 0
        before = (one for one in used if card and game.see(one).object.card == card)
        return item if item in used else next(before, item)

    def _paid_instead(self, game: Game, item: int) -> bool:
        """Whether something paid without mana: it was tapped for convoke, or exiled for delve."""
        if item in self._instead:
            return True
        view = game.see(item)
        return game.state.status_of(item).tapped or view.zone is Zone.EXILE

    def _produced(self, game: Game) -> list[ManaProduced]:
        events = (entry.event for entry in game.log[self._logged :] if entry.kind == "event")
        return [
            event
            for event in events
            if isinstance(event, ManaProduced) and event.player == self.player
        ]

    def _used(self, game: Game) -> list[int]:
        """Return the permanents whose mana abilities were activated on the way, in order."""
        events = (entry.event for entry in game.log[self._logged :] if entry.kind == "event")
        return [
            event.subject
            for event in events
            if isinstance(event, AbilityActivated)
            and event.about_mana
            and event.player == self.player
            and event.subject != self._own
        ]

    def _spent(self, game: Game) -> Counter[str]:
        had = Counter(unit.type for unit in self._before.get(self.player, ()))
        for event in self._produced(game):
            had.update(unit.type for unit in event.units)
        left = game.player(self.player).pool if self.player else ()
        return had - Counter(unit.type for unit in left)

    def _source(self, game: Game, decision: Decision, text: str) -> Any:  # noqa: ANN401
        item, number = self._of_source(game, text)
        self._taken[text] = item
        found = [one for one in decision.options if _pays_with(one) == item]
        if number is not None:
            found = [one for one in found if not isinstance(one, SpendInstead)]
        if found and isinstance(found[0], SpendInstead):
            self._instead.append(item)
            return found[0]
        if number is not None:
            found = [one for one in found if getattr(one, "number", None) == number]
        if len(found) == 1:
            return found[0]
        offered = ", ".join(
            self._told(game, one) if isinstance(one, Activate) else str(one)
            for one in decision.options
        )
        text = f"{text!r} can't be used to {decision.prompt}; options: {offered}"
        raise Stopped(self.line, text)

    def _told(self, game: Game, option: Activate) -> str:
        """Return a source of mana in the words of the file, with the ability if it has several."""
        abilities = game.see(option.object).characteristics.abilities
        places = [p for p, one in enumerate(abilities) if isinstance(one, ActivatedAbility)]
        which = f" ability {places.index(option.number) + 1}" if len(places) > 1 else ""
        return self.names.of(game, option.object) + which

    def _of_source(self, game: Game, text: str) -> tuple[int, int | None]:
        """Return the permanent that an entry names, and the place of the ability if it says one."""
        match = _ABILITY.fullmatch(text)
        item = self.names.object(game, match[1] if match else text)
        if match is None:
            return item, None
        abilities = game.see(item).characteristics.abilities
        places = [p for p, one in enumerate(abilities) if isinstance(one, ActivatedAbility)]
        number = int(match[2])
        if not 1 <= number <= len(places):
            raise Stopped(self.line, f"{match[1]} has {len(places)} activated abilities")
        return item, places[number - 1]

    def _spend(self, decision: Decision) -> Any:  # noqa: ANN401 - a Spend
        ways = spends = [one for one in decision.options if isinstance(one, Spend)]
        if not ways and any(map(_pays_in_another_way, decision.options)):
            return None  # the choices say it
        if self.symbols:
            wanted = Counter(unit.type for unit in mana(self.symbols))
            exactly = [one for one in spends if _units(one) == wanted]
            # Of what a mana ability costs, and what it is used to pay, each takes its part.
            spends = exactly or [one for one in spends if _units(one) <= wanted]
        if len(spends) == 1:
            return spends[0]
        how = f"; the mana that is there can {' or '.join(map(str, ways))}" if ways else ""
        text = f"pay does not say how to {decision.prompt}: name more, or other mana{how}"
        raise Stopped(self.line, text)


def _units(spend: Spend) -> Counter[str]:
    return Counter(unit.type for unit in spend.units)


def _pays_with(option: object) -> int:
    """Return the object that an option of a payment uses: for mana, or by itself."""
    if isinstance(option, SpendInstead):
        return int(getattr(option.option.component, "item", 0))
    return int(getattr(option, "object", 0))


def _instead_of_mana(
    planner: Planner, decision: Decision
) -> tuple[Plan, SpendInstead] | tuple[None, None]:
    """Return how to pay as much with mana as can be, and what else pays one of the symbols."""
    payment = decision.about
    assert isinstance(payment, Payment)  # noqa: S101 - a payment says what is paid
    options = [one for one in decision.options if isinstance(one, SpendInstead)]
    options.sort(key=lambda one: (planner.could_use(_pays_with(one)), _pays_with(one)))
    offers: list[list[SpendInstead]] = []
    for item, several in groupby(options, key=_pays_with):
        if item:  # it pays for one symbol, whatever it is used for
            offers.append(list(several))
        else:  # life may be paid for each symbol
            for _, same in groupby(several, key=lambda one: one.option):
                offers += [list(same)] * len(payment.symbols)
    for number in range(1, min(len(offers), len(payment.symbols)) + 1):
        for rest in dict.fromkeys(combinations(payment.symbols, len(payment.symbols) - number)):
            paid = list((Counter(payment.symbols) - Counter(rest)).elements())
            found = _each_by_one(paid, offers)
            plan = planner.plan(payment.proposal, rest) if found else None
            used = set(map(_pays_with, found))
            if plan is not None and used.isdisjoint(s.instance.source.id for s in plan.steps):
                return plan, found[0]
    return None, None


def _each_by_one(symbols: list[str], offers: list[list[SpendInstead]]) -> list[SpendInstead]:
    """Return for each symbol what pays it, each offer once; nothing if some are left over."""
    found = paired(
        [
            [place for place, same in enumerate(offers) if any(o.symbol == symbol for o in same)]
            for symbol in symbols
        ]
    )
    return [
        next(one for one in offers[place] if one.symbol == symbol)
        for symbol, place in zip(symbols, found or (), strict=bool(found))
    ]


def _pays_in_another_way(option: object) -> bool:
    """Whether an option pays a symbol by something that has no name in the file: by life."""
    return isinstance(option, SpendInstead) and not _pays_with(option)


class _Suggestion:
    """What ``pay = "auto"`` stands for: a payment that works, found by planning."""

    def __init__(self) -> None:
        self._answers: list[Answer] = []

    def answer(self, game: Game, decision: Decision) -> Any:  # noqa: ANN401 - any option
        """Return the next choice of the plan; ``None`` where the payment does not ask."""
        if self._answers:
            return self._answers.pop(0).chosen
        if decision.kind == "mana type" and isinstance(decision.about, Instance):
            return self._type(game, decision.about)
        if decision.kind != "pay":
            return None
        spends = [one for one in decision.options if isinstance(one, Spend | SpendOn)]
        return spends[0] if spends else self._by_plan(game, decision)

    def _type(self, game: Game, by: Instance) -> Any:  # noqa: ANN401 - a type of mana
        """Choose what an ability adds that was the only one to use, and so was not asked for."""
        payment = payment_being_made(game)
        answers = () if payment is None else answers_for(game, by, payment)
        if not answers:
            return None
        self._answers = list(answers[1:])
        return answers[0].chosen

    def _by_plan(self, game: Game, decision: Decision) -> Any:  # noqa: ANN401 - any option
        assert isinstance(decision.about, Payment)  # noqa: S101 - a payment says what is paid
        player, planner = decision.players[0], Planner(game, decision.players[0])
        plan = planner.plan(decision.about.proposal, decision.about.symbols)
        instead: SpendInstead | None = None
        if plan is None:  # mana abilities come first: afterwards none is used (601.2g)
            plan, instead = _instead_of_mana(planner, decision)
        if plan is None or not plan.steps:
            return instead or decision.options[0]
        step = plan.steps[0]
        self._answers = list(answers_to(game, player, step) or ())
        item, number = step.instance.source.id, step.instance.number
        return next(
            one
            for one in decision.options
            if isinstance(one, Activate) and (one.object, one.number) == (item, number)
        )
