"""The words of schema version 1: verbs, expectations, zones (see ``docs/scenarios.md``)."""

from __future__ import annotations

from cardwright_core.zones import Zone

__all__ = [
    "GAME_EXPECTATIONS",
    "MOST_CARDS",
    "OBJECT_EXPECTATIONS",
    "OBJECT_VERBS",
    "PLAYER_EXPECTATIONS",
    "PLAYER_VERBS",
    "SCHEMA",
    "VERBS",
    "ZONES",
]

SCHEMA = 1
"""The version that this package reads."""

ZONES = {
    "library": Zone.LIBRARY,
    "hand": Zone.HAND,
    "battlefield": Zone.BATTLEFIELD,
    "graveyard": Zone.GRAVEYARD,
    "exile": Zone.EXILE,
    "command": Zone.COMMAND,
}
"""The zones in which cards can be when a scenario begins."""

MOST_CARDS = 10_000
"""So many cards, or draws of a player, can be asked for at once: more is taken for a slip."""

PLAYER_VERBS: dict[str, type] = {
    "play": str,
    "cast": str,
    "activate": str,
    "special": str,
    "pass": bool,
}
"""What a player does who has priority."""

FLOW_VERBS: dict[str, type] = {"settle": bool, "resolve": object, "go_to": str}
"""How the game goes on."""

OBJECT_VERBS: dict[str, type] = {
    "enters": list,
    "dies": list,
    "destroyed": list,
    "sacrificed": list,
    "discarded": list,
    "exiled": list,
    "returned": list,
    "becomes_tapped": list,
    "becomes_untapped": list,
}
"""What simply happens to objects, all at the same time."""

TOKEN_VERBS: dict[str, type] = {"creates": list}
"""What tokens players simply create, all at the same time."""

PLAYERS_VERBS: dict[str, type] = {"concedes": list}
"""What players simply do, all at the same time."""

AMOUNT_VERBS: dict[str, type] = {
    "draws": dict,
    "gains_life": dict,
    "loses_life": dict,
    "gets_counters": dict,
    "loses_counters": dict,
}
"""What simply happens to players or objects, with a number for each."""

VERBS = PLAYER_VERBS | FLOW_VERBS | OBJECT_VERBS | TOKEN_VERBS | PLAYERS_VERBS | AMOUNT_VERBS

PLAYER_EXPECTATIONS: dict[str, tuple[type, ...]] = {
    "life": (int,),
    "counters": (dict,),
    "mana": (str,),
    "maximal_pools": (list,),
    "hand": (list, int),
    "battlefield": (list, int),
    "graveyard": (list, int),
    "exile": (list, int),
    "library": (list, int),
    "can": (list,),
    "cannot": (list,),
}
"""What is expected of a player."""

OBJECT_EXPECTATIONS: dict[str, tuple[type, ...]] = {
    "power": (int,),
    "toughness": (int,),
    "tapped": (bool,),
    "damage": (int,),
    "counters": (dict,),
    "has": (list,),
    "lacks": (list,),
    "is": (list,),
    "is_not": (list,),
    "zone": (str,),
    "controller": (str,),
    "attached_to": (str,),
    "triggered": (int,),
    "suppressed": (int,),
    "waiting": (int,),
    "could_produce": (list,),
    "colors": (list,),
    "activated_abilities": (int,),
}
"""What is expected of an object."""

GAME_EXPECTATIONS: dict[str, tuple[type, ...]] = {
    "stack": (list, int),
    "waiting": (int,),
    "happened": (dict,),
    "turn": (int,),
    "active": (str,),
    "step": (str,),
    "priority": (str,),
    "winners": (list,),
}
"""What is expected of the game as a whole."""
