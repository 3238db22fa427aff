"""Setting a board up: a game in the middle, exactly as the file says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.more_cards import more_cards
from cardwright.scenarios.errors import ScenarioError, did_you_mean
from cardwright.scenarios.kinds import refuse_misspelt
from cardwright.scenarios.names import Names, UnclearReferenceError
from cardwright_core.errors import CardwrightError, PluginError, UnknownNameError
from cardwright_core.mana import mana
from cardwright_core.objects import FRESH, GameObject, Library
from cardwright_core.state import Cursor, Priority
from cardwright_core.zones import Zone
from cardwright_rules.companions import choose_companion, companion_conditions, companion_of
from cardwright_rules.conspiracies import hidden_names, hide_agenda
from cardwright_rules.outside import own_outside
from cardwright_rules.teams import sharing

if TYPE_CHECKING:
    from cardwright.scenarios.model import Placed, Scenario, Seat
    from cardwright_core.game import Game
    from cardwright_core.objects import Counters
    from cardwright_core.ruleset import RuleSet

__all__ = ["set_up"]


def set_up(scenario: Scenario, rules: RuleSet) -> tuple[Game, Names]:
    """Return the game as the scenario begins, and the names of its cards."""
    game = rules.new_game()
    names = Names()
    for number, seat in enumerate(scenario.seats, 1):
        game.add_player(seat.name, team=seat.team or number, life=seat.life)
    _check_shared_life(scenario, game)
    for seat in scenario.seats:
        _seat(scenario, seat, game, names)
    _check_counters(scenario, game)
    _designate(scenario, game)
    _attach(scenario, game, names)
    _put_outside(scenario, game, names)
    _hide_agendas(scenario, game)
    _set_clock(scenario, game)
    game.rules.ask.laid_out(game)
    game.follow()
    return game, names


def _check_counters(scenario: Scenario, game: Game) -> None:
    """Complain of a kind of counter that is likely another one; all cards are there by now."""
    placed = (one for seat in scenario.seats for _, cards in seat.zones for one in cards)
    for line, counters in (
        *((seat.line, seat.counters) for seat in scenario.seats),
        *((one.line, one.counters) for one in placed),
    ):
        for kind, _ in counters:
            try:
                refuse_misspelt(game, kind)
            except UnclearReferenceError as error:
                raise ScenarioError(scenario.path, line, str(error)) from error


def _check_shared_life(scenario: Scenario, game: Game) -> None:
    """Complain of players who share a life total, but not the number (810.4)."""
    for seat in scenario.seats:
        for other in sharing(game, seat.name):
            if game.player(other).life != game.player(seat.name).life:
                formats = " and ".join(scenario.formats)
                reason = f"{seat.name} and {other} share a life total in {formats}"
                raise ScenarioError(scenario.path, seat.line, reason)


def _seat(scenario: Scenario, seat: Seat, game: Game, names: Names) -> None:
    player = game.player(seat.name)
    game.state.players[seat.name] = player.replace(counters=seat.counters, pool=mana(seat.mana))
    for zone, cards in seat.zones:
        for placed in cards:
            for _ in range(placed.copies):
                number = _card(scenario, placed, placed.owner or seat.name, game, names)
                _check_zone(scenario, zone, placed, game)
                _put(game, seat, zone, placed, number)


def _card(scenario: Scenario, placed: Placed, owner: str, game: Game, names: Names) -> int:
    try:
        name = game.rules.catalog.definition(placed.card).name
        number = game.add_card(placed.card, owner)
        names.add(name, number, placed.alias, placed.card)
    except UnknownNameError as error:
        reason = "; ".join(filter(None, (str(error), more_cards(error))))
        raise ScenarioError(scenario.path, placed.line, reason) from error
    except PluginError as error:
        error.add_note(f"in {scenario.path}:{placed.line}")
        raise
    except (UnclearReferenceError, CardwrightError) as error:
        raise ScenarioError(scenario.path, placed.line, str(error)) from error
    return number


def _check_zone(scenario: Scenario, zone: Zone, placed: Placed, game: Game) -> None:
    """Complain of a card on the battlefield that can't be there (304.4, 307.4)."""
    types = game.rules.catalog.definition(placed.card).characteristics.types
    never = [word for word in ("Instant", "Sorcery") if word in types]
    if zone is Zone.BATTLEFIELD and never:
        reason = f"{placed.card} can't be on the battlefield: it is an {never[0].lower()} (400.4a)"
        raise ScenarioError(scenario.path, placed.line, reason.replace("an sorcery", "a sorcery"))


def _counters(game: Game, zone: Zone, placed: Placed) -> Counters:
    """Return those that the file says, and printed loyalty and defense (306.5b, 310.4b)."""
    values = game.rules.catalog.definition(placed.card).characteristics
    printed = {"loyalty": values.loyalty, "defense": values.defense}
    if zone is not Zone.BATTLEFIELD:
        return placed.counters
    has = {kind: count for kind, count in printed.items() if count is not None}
    return tuple(sorted({**has, **dict(placed.counters)}.items()))


def _put(game: Game, seat: Seat, zone: Zone, placed: Placed, number: int) -> None:
    state = game.state
    if zone is Zone.LIBRARY:
        library = state.library(seat.name)
        state.libraries[seat.name] = Library((*library.cards, number))
        return
    card = state.cards[number]
    assert card is not None  # noqa: S101 - it was brought into the game just now
    item = GameObject(
        id=state.new_id(),
        card=number,
        owner=card.owner,
        controller=seat.name,
        zone=zone,
        copiable=game.rules.catalog.definition(card.slug).characteristics,
        timestamp=state.new_timestamp(),
        since=-1,
        counters=_counters(game, zone, placed),
    )
    state.add(item)
    if placed.tapped or placed.damage:
        state.set_status(item.id, FRESH.replace(tapped=placed.tapped, damage=placed.damage))
    if placed.summoning_sick:
        state.put(item.replace(since=_NOW))


def _attach(scenario: Scenario, game: Game, names: Names) -> None:
    """Attach what is attached to something from the beginning (301.5, 303.4)."""
    placed = [one for seat in scenario.seats for _, cards in seat.zones for one in cards]
    numbers = iter(range(1, len(game.state.cards)))
    cards = [(one, next(numbers)) for one in placed for _ in range(one.copies)]
    for one, number in cards:
        if one.attached_to:
            item = next(item for item in game.state.objects.values() if item.card == number)
            game.state.put(item.replace(attached=_host(scenario, one, game, names)))


def _designate(scenario: Scenario, game: Game) -> None:
    """Let cards be their owners' commanders: those that say so, and those in the command zone."""
    numbers = iter(range(1, len(game.state.cards)))
    for seat in scenario.seats:
        for zone, cards in seat.zones:
            for placed in cards:
                for number in [next(numbers) for _ in range(placed.copies)]:
                    if not placed.commander or _is_designated(scenario, game, number):
                        continue
                    if zone is not Zone.COMMAND:
                        reason = "only a format with commanders (`commander`) has one"
                        raise ScenarioError(scenario.path, placed.line, reason)


def _is_designated(scenario: Scenario, game: Game, number: int) -> bool:
    """Designate a card as a commander, if a format that is played has them."""
    from cardwright_rules.formats.commander import Commander, designate  # noqa: PLC0415 - one in ten

    plugins = (game.rules.manager.get_plugin(f"format {name}") for name in scenario.formats)
    if not any(isinstance(plugin, Commander) for plugin in plugins):
        return False
    designate(game, number)
    return True


def _host(scenario: Scenario, placed: Placed, game: Game, names: Names) -> int | str:
    if placed.attached_to in game.state.players:
        return placed.attached_to
    try:
        host = names.object(game, placed.attached_to)
    except UnclearReferenceError as error:
        raise ScenarioError(scenario.path, placed.line, str(error)) from error
    if not host or game.see(host).zone is not Zone.BATTLEFIELD:
        reason = f"{placed.attached_to} is not on the battlefield"
        raise ScenarioError(scenario.path, placed.line, reason)
    return host


def _put_outside(scenario: Scenario, game: Game, names: Names) -> None:
    """Let players own cards outside the game (400.11a)."""
    for seat in scenario.seats:
        for placed in seat.outside:
            for _ in range(placed.copies):
                card = _card(scenario, placed, seat.name, game, names)
                own_outside(game, seat.name, (card,))
                if placed.companion:
                    _choose_companion(scenario, game, seat, placed, card)


def _choose_companion(
    scenario: Scenario, game: Game, seat: Seat, placed: Placed, card: int
) -> None:
    """Let a card be the companion that a player has chosen (103.2b)."""
    chosen = companion_of(game, seat.name)
    if chosen:
        reason = f"{seat.name} has one companion at most: {chosen} is one already"
        raise ScenarioError(scenario.path, placed.line, reason)
    if not companion_conditions(game.rules.catalog.definition(placed.card).characteristics):
        reason = f"{placed.card} has no companion ability"
        raise ScenarioError(scenario.path, placed.line, reason)
    choose_companion(game, seat.name, card)


def _hide_agendas(scenario: Scenario, game: Game) -> None:
    """Turn conspiracies face down that hide an agenda (702.106a)."""
    placed = [one for seat in scenario.seats for _, cards in seat.zones for one in cards]
    cards = iter(range(1, len(game.state.cards)))
    for one in placed:
        for card in [next(cards) for _ in range(one.copies)]:
            if one.agenda:
                item = next(i for i in game.state.objects.values() if i.card == card)
                hide_agenda(game, item.id, _agenda(scenario, one, game, card))


def _agenda(scenario: Scenario, placed: Placed, game: Game, card: int) -> tuple[str, ...]:
    """Return the names of an agenda; complain of a card that hides none, or another number."""
    wanted, names = hidden_names(game, card), placed.agenda
    if not wanted:
        raise ScenarioError(scenario.path, placed.line, f"{placed.card} has no hidden agenda")
    if len(set(names)) != wanted or len(names) != wanted:
        told = "1 card name" if wanted == 1 else f"{wanted} different card names"
        reason = f"the agenda of {placed.card} is {told}, not {', '.join(map(repr, names))}"
        raise ScenarioError(scenario.path, placed.line, reason)
    try:
        return tuple(game.rules.catalog.definition(name).name for name in names)
    except UnknownNameError as error:
        reason = f"in the agenda of {placed.card}: {error}"
        raise ScenarioError(scenario.path, placed.line, reason) from error


_NOW = 10**9
"""Later than any turn; :func:`_set_clock` puts the turn of the scenario in its place."""


def _set_clock(scenario: Scenario, game: Game) -> None:
    start, state = scenario.start, game.state
    active = game.side(start.active)[0]
    steps = game.rules.steps
    names = [step.name for step in steps if step.priority is Priority.ALWAYS]
    if start.step not in names:
        reason = f"nobody gets priority in a step {start.step!r}{did_you_mean(start.step, names)}"
        raise ScenarioError(scenario.path, start.line, reason)
    place = next(number for number, step in enumerate(steps) if step.name == start.step)
    state.cursor = Cursor(start.turn, active, steps[place], steps[place + 1 :], "settle", active)
    for before, first in enumerate((active, *reversed(game.turns_from(active)[1:]))):
        last = max(0, start.turn - before)
        for name in game.side(first):
            state.players[name] = game.player(name).replace(last_turn=last)
    for item in list(state.objects.values()):
        if item.since == _NOW:
            state.put(item.replace(since=start.turn))
