"""`overlander games`: the games one can sit down to, with their options."""

import argparse
import json

from overlander.commands.kinds import Commands
from overlander.core.game import Game, games
from overlander.terminal.screen import Screen
from overlander.text import Words


def register(commands: Commands) -> None:
    parser = commands.add_parser("games", help="the games, their player counts and options")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    shown = [game for game in games().values() if not game.hidden]
    if args.json:
        print(json.dumps({"games": [as_json(game, Words(args.lang, game.slug)) for game in shown]}, ensure_ascii=False, indent=2))
        return 0
    screen = Screen()
    for game in shown:
        words = Words(args.lang, game.slug)
        screen.line(f"{game.slug}  {words.title()}", "bold")
        for line in describe(words, f"game-{game.slug}"):
            screen.line("  " + line)
        screen.line("  " + words.say("games-players", players=", ".join(str(n) for n in game.players())))
        for option in game.asked_options():
            values = ", ".join(value_text(words, option.name, value) for value in option.values)
            screen.line("  " + words.say("games-option", option=option.name, values=values, default=option.default))
            for line in describe(words, f"option-{option.name}"):
                screen.line("    " + line)
    return 0


def describe(words: Words, what: str) -> list[str]:
    """What it is, and what of it the print may say otherwise."""
    return [words.say(f"{what}-{part}") for part in ("about", "doubt") if words.has(f"{what}-{part}")]


def value_text(words: Words, option: str, value: str) -> str:
    meaning = words.option_value(option, value)
    return value if meaning == value else f"{value} ({meaning})"


def as_json(game: Game, words: Words) -> dict[str, object]:
    return {
        "game": game.slug,
        "title": words.title(),
        "version": game.version,
        "players": game.players(),
        "options": [
            {
                "option": option.name,
                "values": option.values,
                "default": option.default,
                "rule": option.rule,
                "needs": option.needs,
                "about": words.say(f"option-{option.name}-about") if words.has(f"option-{option.name}-about") else "",
                "meanings": {value: words.option_value(option.name, value) for value in option.values},
            }
            for option in game.asked_options()
        ],
    }
