"""`overlander rules`: the numbered rules of a game, and which of them are tested."""

import argparse
import json
from pathlib import Path

from overlander import build, ledger
from overlander.commands.kinds import Commands
from overlander.core.errors import OptionError
from overlander.terminal.screen import Screen
from overlander.text import Words


def register(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="the numbered rules of a game; `rules show ID`: one of them")
    parser.add_argument("game", metavar="GAME", help="which game, or `show`")
    parser.add_argument("id", nargs="?", metavar="ID", help="with `show`: the rule")
    parser.add_argument("--coverage", action="store_true", help="which rules are tested (in a checkout)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang)
    try:
        if args.game == "show":
            return show(args.id or "", words, args.json)
        if args.id is not None:
            raise OptionError("unknown-rule", {"rule": f"{args.game} {args.id}"})
        if args.game not in ledger.games():
            raise OptionError("no-rules", {"game": args.game, "known": ", ".join(ledger.games())})
        return coverage(args.game, words, args.json) if args.coverage else everything(args.game, args.json)
    except ledger.LedgerError as error:
        raise OptionError("ledger", {"found": str(error)}) from None


def checkout() -> Path | None:
    """The folder of the tests, where this is a checkout and not an installed copy."""
    for folder in (build.PACKAGE.parent, Path.cwd()):
        if (folder / "tests" / "rules").is_dir() and (folder / "overlander" / "ledger.py").is_file():
            return folder / "tests"
    return None


def everything(game: str, as_json: bool) -> int:
    rules = ledger.rules_of(game)
    if as_json:
        print(json.dumps({"game": game, "rules": [describe(rule) for rule in rules.values()]}, ensure_ascii=False, indent=2))
        return 0
    screen = Screen()
    section = ""
    for rule in rules.values():
        if rule.section != section:
            section = rule.section
            screen.line()
            screen.line(section, "bold")
        screen.line(f"{rule.id}  {rule.text}")
    return 0


def describe(rule: ledger.Rule) -> dict[str, str]:
    return {"id": rule.id, "text": rule.text, "provenance": rule.provenance, "section": rule.section}


def coverage(game: str, words: Words, as_json: bool) -> int:
    tests = checkout()
    if tests is None:
        raise OptionError("no-checkout", {})
    state = ledger.coverage(game, tests)
    counts = {"total": state.total, "covered": len(state.covered)}
    if as_json:
        lists = {"missing": state.missing, "untestable": list(state.untestable), "pending": state.pending}
        print(json.dumps({"game": game, **counts, **lists}, indent=2))
        return 0
    screen = Screen()
    pending = len([rule for rule in state.missing if rule in state.pending])
    if state.missing:
        screen.line(words.say("rules-missing"))
        screen.line("  " + " ".join(state.missing))
    screen.line(
        words.say("rules-coverage", **counts, missing=len(state.missing), pending=pending, untestable=len(state.untestable))
    )
    return 0


def show(identifier: str, words: Words, as_json: bool) -> int:
    for game in ledger.games():
        for rule in ledger.rules_of(game).values():
            if rule.id.upper() == identifier.upper():
                tests = checkout()
                cited = ledger.citations(tests).get(rule.id, []) if tests is not None else None
                if as_json:
                    print(json.dumps({**describe(rule), "tests": cited}, ensure_ascii=False, indent=2))
                else:
                    tell(rule, cited, words)
                return 0
    raise OptionError("unknown-rule", {"rule": identifier or "(no ID)"})


def tell(rule: ledger.Rule, cited: list[str] | None, words: Words) -> None:
    screen = Screen()
    screen.line(rule.id, "bold")
    screen.line(rule.text)
    screen.line(words.say("rules-section", section=rule.section))
    screen.line(words.say("rules-provenance", provenance=rule.provenance))
    if cited is None:
        return
    screen.line(words.say("rules-tests" if cited else "rules-no-tests"))
    for test in cited:
        screen.line("  " + test)
