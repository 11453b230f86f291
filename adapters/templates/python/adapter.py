"""Connects my engine to tcg-conformance.

Fill in TODO 1, TODO 2, ... in this order: the first ones gain the most scenarios.

Run it:  {{command}}
"""

from tcg_conformance import Adapter, Illegal, Unsupported, serve

GAME = "{{game}}"


class MyAdapter(Adapter):
    name = "my-engine"
    version = "0.1"
    # TODO 5: declare more as it works: "playerViews", "decks", "chance", "deckCheck", "concede", ...
    # List the probe cards that you support under "probes". Add "edition": "1.1.8" if your engine plays another edition
    # of the rulebook than the default.
    games = [{"game": GAME, "capabilities": ["position", "judgeView"], "probes": []}]

    def start(self, params):
        """Starts a game from a position.

        {"players": {"A": {"zones": {"deck": [...], ...}, "counters": {...}}, "B": ...}, "turnPlayer": ...}
        """
        # Zones: {{zones}}.
        # States of a card: {{states}}. Counters of a player: {{counters}}. Phases: {{phases}}.
        # {{pools}}
        position = params.get("position")
        if position is None:
            raise Unsupported("capability decks")
        phase = position.get("phase", "main")
        if not phase.startswith("main"):
            raise Unsupported("positions in phase " + phase)
        # TODO 1: put these cards into your engine. params["cards"] has the printed data of each card, under the key
        # card["card"]. card["id"] identifies one physical card in all messages: remember which of your cards it is.
        # A position may say more (docs/protocol.md, "What else a position says"): "statuses", "links", "effects", ...
        # Name the fields that you do not set in games, as "unsupportedPositionFields": ["effects"]. Scenarios that need
        # them are then unsupported, and do not fail.
        return {"position": position, "cards": params["cards"]}

    def observe(self, game, viewer):
        """Returns what the viewer ("A", "B" or "judge") sees, with the names that positions use."""
        # TODO 2: read the zones from your engine. Until then this shows the starting position.
        players = {}
        for player, side in game["position"]["players"].items():
            zones = {zone: seen_zone(cards) for zone, cards in side["zones"].items()}
            numbers = {name: side[name] for name in ("counters", "pools") if name in side}
            players[player] = {"zones": zones, **numbers}
        return {"viewer": viewer, "turn": turn_of(game), "players": players, "result": None}

    def decision(self, game):
        """Returns the decision that the game waits on. docs/{{game}}.md says when each kind is asked."""
        # TODO 3: ask your engine who must decide what. At the start of a main phase it is the turn player's "main".
        # Kinds of decision, each with the types of action that answer it: {{decisions}}.
        player = game["position"].get("turnPlayer", "A")
        return {"player": player, "kind": "main", "turn": turn_of(game), "optional": True}

    def act(self, game, player, action):
        """Carries out an action of a player."""
        # TODO 4: pass each type to your engine; begin with the one that most scenarios need (the report names it).
        # Examples: {"type": "pass"}, {{attack}}, {{play}}.
        # Types of action: {{actions}}, pass, concede.
        # If your engine refuses, raise Illegal("why", "5-1") and leave the game unchanged.
        raise Unsupported("action " + action["type"])


def seen_zone(cards):
    return {"count": len(cards), "cards": [seen(card) for card in cards]}


def seen(card):
    return {name: card[name] for name in ("id", "card", "face", "state", "counters", "links") if name in card}


def turn_of(game):
    return game["position"].get("turn", 5)


if __name__ == "__main__":
    serve(MyAdapter())
