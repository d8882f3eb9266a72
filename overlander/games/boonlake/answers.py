"""The answers of the game: verbs, and the choices that are the same in every position, made once (Choice)."""

from __future__ import annotations

from overlander.core.choice import Choice, Kinds, Verb


class Answers:
    """A choice never changes, so that the questions that are asked most share the same ones."""

    def __init__(self, words: dict[str, list[str]]) -> None:
        self.make_verbs(words)
        self.strip_choice = every_choice(self.STRIP)
        self.play_choice = every_choice(self.PLAY)
        self.project_choice = every_choice(self.PROJECT)
        self.discard_choice = every_choice(self.DISCARD)
        self.lever_choice = every_choice(self.LEVER)
        self.place_choice = every_choice(self.PLACE)
        self.cattle_choice = every_choice(self.CATTLE)
        self.region_choice = every_choice(self.REGION)
        self.hire_choice = every_choice(self.HIRE)
        self.modernize_choice = every_choice(self.MODERNIZE)
        self.ship_choice = every_choice(self.SHIP)
        self.develop_choice = every_site(self.DEVELOP)
        self.upgrade_choice = every_site(self.UPGRADE)

    def make_verbs(self, words: dict[str, list[str]]) -> None:
        self.KEEP = Verb("keep", [("tile", words["tiles"])], ":")
        self.BUILD = Verb("build", [("resource", words["resources"])], ":")
        self.STRIP = Verb("strip", [("strip", words["strips"])], ":")
        self.PLAY = Verb("play", [("card", words["cards"])], ":")
        self.PROJECT = Verb("project", [("tile", words["tiles"])], ":")
        self.DISCARD = Verb("discard", [("card", words["cards"])], ":")
        self.PAY_CARD = Verb("pay", [], ":", kinds=Kinds("cards", words["cards"], 1))
        self.BOATS = Verb(
            "boats", [("resource", words["resources"]), ("resource", words["resources"]), ("lever", words["levers"])], ":,@"
        )
        self.LEVER = Verb("lever", [("way", words["ways"])], ":")
        self.EXPLORE = Choice(Verb("explore", [], ""))
        self.PLACE = Verb("place", [("space", words["spaces"])], ":")
        self.DEVELOP = Verb("develop", [("space", words["spaces"]), ("site", words["sites"])], ":@")
        self.UPGRADE = Verb("upgrade", [("space", words["spaces"]), ("site", words["sites"])], ":@")
        self.GIVE = Verb(
            "give", [("inhabitants", words["numbers"]), ("points", words["numbers"]), ("lever", words["levers"])], ":,@"
        )
        self.CATTLE = Verb("cattle", [("space", words["spaces"])], ":")
        self.REGION = Verb("region", [("region", words["regions"])], ":")
        self.HIRE = Verb("hire", [("payment", words["payments"])], ":")
        self.MODERNIZE = Verb("modernize", [("lever", words["levers"])], ":")
        self.RAISE = Verb("raise", [("lever", words["levers"])], ":")
        self.EXCHANGE = Verb("exchange", [("option", words["numbers"])], ":")
        self.TRACK = Verb("track", [("track", words["tracks"])], ":")
        self.SHIP = Verb("ship", [("space", words["river"])], ":")
        self.MARK = Verb("mark", [("tile", words["tiles"])], ":")
        self.GIFT = Verb("gift", [("goods", words["numbers"]), ("coins", words["numbers"])], ":,")
        self.TAKE_VASE = Choice(Verb("vase", [], ""))
        self.DRAW = Choice(Verb("draw", [], ""))
        self.TAKE_COINS = Choice(Verb("coins", [], ""))
        self.PASS = Choice(Verb("pass", [], ""))
        self.PASSING = self.PASS.verb
        self.USE = Verb("use", [("way", words["ways"])], ":", extra=True)
        self.PAWN = Verb("pawn", [("side", words["sides"])], ":")
        self.LAKE = Verb("lake", [("space", words["lake"])], ":")
        self.SPEND = Verb("spend", [("card", words["cards"])], ":")
        self.TRANSMUTE = Verb("transmute", [("jokers", words["numbers"])], ":")
        self.PRICE = Verb("price", [("tile", words["prices"]), ("artifact", words["faces"])], ":@")
        self.ARTIFACT = Verb("artifact", [("artifact", words["faces"])], ":")
        self.SHIPYARD = Choice(Verb("shipyard", [], ""))
        self.PURPLE = Choice(Verb("purple", [], ""))
        self.SITE = Verb("site", [("space", words["spaces"]), ("site", words["sites"])], ":@")
        self.BOAT = Verb("boat", [("resource", words["resources"])], ":")
        self.LOWER = Verb("lower", [("lever", words["levers"])], ":")
        self.ANNEX = Verb("annex", [("resource", words["resources"])], ":")
        self.ARCHIVE = Verb("archive", [("card", words["cards"])], ":")
        self.BACK = Verb("back", [("track", words["tracks"])], ":")
        self.REPLACE = Verb("replace", [("space", words["spaces"]), ("site", words["sites"])], ":@")
        self.REWARD = Verb("reward", [("space", words["river"])], ":")
        self.IMPROVE = Choice(Verb("improve", [], ""))
        self.RETURN = Verb("return", [("space", words["lake"])], ":", extra=True)
        self.PLUG = Choice(Verb("plug", [], "", extra=True))
        self.ONCE = Verb("once", [("card", words["cards"])], ":", extra=True)
        self.PLOT = Choice(Verb("plot", [], "", extra=True))
        every = [self.KEEP, self.BUILD, self.STRIP, self.PLAY, self.PROJECT, self.DISCARD, self.PAY_CARD, self.BOATS, self.LEVER]
        every += [self.EXPLORE.verb, self.PLACE, self.DEVELOP, self.UPGRADE, self.GIVE, self.CATTLE, self.REGION, self.HIRE]
        every += [self.MODERNIZE, self.RAISE, self.EXCHANGE, self.TRACK, self.SHIP, self.MARK, self.GIFT, self.TAKE_VASE.verb]
        every += [self.DRAW.verb, self.TAKE_COINS.verb, self.PASSING, self.USE]
        if words["lake"]:
            every += [self.PAWN, self.LAKE, self.SPEND, self.TRANSMUTE, self.PRICE, self.ARTIFACT, self.SHIPYARD.verb]
            every += [self.PURPLE.verb, self.SITE, self.BOAT, self.LOWER, self.ANNEX, self.ARCHIVE, self.BACK, self.REPLACE]
            every += [self.REWARD, self.IMPROVE.verb, self.RETURN, self.PLUG.verb, self.ONCE, self.PLOT.verb]
        self.verbs: dict[str, Verb] = {v.name: v for v in every}


def every_choice(verb: Verb) -> list[Choice]:
    """Of a verb with one part: by word."""
    return [Choice(verb, a) for a in range(len(verb.vocabularies[0]))]


def every_site(verb: Verb) -> list[list[Choice]]:
    """By space, then by the place of the building site on its tile."""
    spaces, places = verb.vocabularies
    return [[Choice(verb, space, place) for place in range(len(places))] for space in range(len(spaces))]
