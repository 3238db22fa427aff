"""Rules for a hook that nobody has."""

from cardwright.authoring import hookimpl


class Wrong:
    @hookimpl
    def state_based_action(self) -> None:
        return None


plugin = Wrong()
