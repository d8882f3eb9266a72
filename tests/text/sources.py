"""What the sources say to people: found by reading them, so that no message can be forgotten."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from overlander.build import PACKAGE
from overlander.core import errors
from overlander.core.frame import Frame, Work
from overlander.core.game import Game, games

ANOTHER = re.compile(r"^from overlander\.games\.(\w+)", re.MULTILINE)
RAISED = ("TooMany", "OptionError", "DataError", "RecordError", "Refused", "OverlanderError", "fail", "bad")


def told_games() -> list[Game]:
    """Those that have words, shown to players or not."""
    return [game for game in games().values() if game.folder.joinpath("words").is_dir()]


@cache
def folders(game: str) -> list[str]:
    """The game's own, then those it shares with others: the ones it imports."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in files_of(f"games/{game}"))
    return [game, *sorted(set(ANOTHER.findall(text)) - {game})]


@cache
def calls_in(path: Path) -> list[tuple[str, ast.Call]]:
    """Every call with the name of what is called."""
    found = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return [(x.func.attr if isinstance(x.func, ast.Attribute) else getattr(x.func, "id", ""), x) for x in found]


def calls(files: list[Path], names: tuple[str, ...]) -> Iterator[ast.Call]:
    for path in files:
        yield from [call for name, call in calls_in(path) if name in names]


def literals(node: ast.expr) -> list[str]:
    """The strings an argument can be; a plain name stands for a constant of core.errors or for a parameter."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.Name):
        constant = getattr(errors, node.id, None)
        return [constant] if isinstance(constant, str) else []
    raise AssertionError(f"line {node.lineno}: not a literal: {ast.unparse(node)}")


def files_of(*names: str) -> list[Path]:
    return sorted(path for name in names for path in PACKAGE.joinpath(name).rglob("*.py"))


def game_files(game: str) -> list[Path]:
    return files_of(*[f"games/{folder}" for folder in folders(game)])


@cache
def event_keys(game: str) -> set[str]:
    return {key for call in calls(game_files(game), ("tell", "confide")) for key in literals(call.args[0])}


@cache
def refusal_reasons(game: str) -> set[str]:
    files = game_files(game) + files_of("core")
    return {reason for call in calls(files, ("no", "Refusal")) for reason in literals(call.args[1])}


@cache
def error_codes(*names: str) -> set[str]:
    return {code for call in calls(files_of(*names), RAISED) if call.args for code in literals(call.args[0])}


def questions(game: str) -> set[type[Frame]]:
    """Every class that can ask: it cites a rule and is no work."""
    for folder in folders(game):
        package = importlib.import_module(f"overlander.games.{folder}")
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            importlib.import_module(module.name)
    mine = tuple(f"overlander.games.{folder}." for folder in folders(game))
    found: set[type[Frame]] = set()
    rest: list[type[Frame]] = [Frame]
    while rest:
        for cls in rest.pop().__subclasses__():
            rest.append(cls)
            if cls.__module__.startswith(mine) and cls.rule and not issubclass(cls, Work):
                found.add(cls)
    return found
