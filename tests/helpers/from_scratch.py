"""What objects are as far as is kept, and as it is worked out from scratch (613.5)."""


def seen(game):
    """Return who controls each object, and its characteristics, with what is kept of them."""
    game.follow()
    views = map(game.see, game.state.objects)
    return [(view.id, view.controller, view.characteristics) for view in views]


def anew(game):
    """Return the same with nothing kept: a fork computes each object again."""
    fresh = game.fork()
    state = fresh.state
    state.computed, state.bases, state.layered = {}, {}, None
    state.dirty = (*state.objects, *state.effects)
    return seen(fresh)
