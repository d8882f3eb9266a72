"""Options of a game: a schema with values, defaults and dependencies; bad input is named, never guessed."""

from __future__ import annotations

from typing import Final

from overlander.core.errors import OptionError, Params

SET_UP: Final = "set-up"
EXPANSIONS: Final = "expansions"
SOLO: Final = "solo"
READINGS: Final = "readings"  # where rules can be read in several ways
GROUPS: Final = (SET_UP, EXPANSIONS, SOLO, READINGS)  # in the order in which people are asked
MENDED: Final = "mended"  # mistakes in the rules of games that were kept: nobody is asked


class Option:
    """One option. `needs` names the values of other options without which a value other than the default is refused; `group`
    is only for those who ask people. `before` is the value in a game that was kept before there was this option, "" for the
    default."""

    def __init__(
        self,
        name: str,
        values: list[str],
        default: str,
        rule: str,
        needs: dict[str, list[str]],
        group: str = SET_UP,
        before: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.needs = needs
        self.group = group
        self.before = before

    def asked(self) -> bool:
        """Whether people choose its value."""
        return self.group in GROUPS


def mended(rule: str, newest: int = 2) -> Option:
    """Which version of its rules a game is played by: a mistake that was mended stays in games that began with it."""
    return Option("rules", [str(n) for n in range(newest, 0, -1)], str(newest), rule, {}, MENDED, before="1")


def resolve(game: str, schema: list[Option], given: dict[str, str]) -> dict[str, str]:
    """All options with their values, in the schema's order."""
    names = [o.name for o in schema]
    for name in given:
        if name not in names:
            raise OptionError("unknown-option", {"game": game, "option": name, "known": ", ".join(names)})
    out: dict[str, str] = {}
    for o in schema:
        value = given.get(o.name, o.default)
        if value not in o.values:
            params: Params = {"game": game, "option": o.name, "value": value, "known": ", ".join(o.values)}
            raise OptionError("bad-option-value", params, o.rule)
        out[o.name] = value
    for o in schema:
        if out[o.name] == o.default:
            continue
        for other, allowed in o.needs.items():
            if out[other] not in allowed:
                raise OptionError(
                    "option-needs",
                    {"option": o.name, "value": out[o.name], "other": other, "allowed": ", ".join(allowed), "found": out[other]},
                    o.rule,
                )
    return out
