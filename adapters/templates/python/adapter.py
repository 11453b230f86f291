"""Connects my engine to tcg-conformance. The places to fill in are marked TODO 1, TODO 2, ... in the order in which they pay off.

Run it:  {{command}}
"""

from tcg_conformance import Adapter, Illegal, Unsupported, serve

GAME = "{{game}}"


class MyAdapter(Adapter):
    name = "my-engine"
    version = "0.1"
    # TODO 5: declare more when it works: "playerViews", "decks", "chance", "deckCheck", "concede", ... and the probe cards you know;
    # "edition": "1.1.8" where your engine plays another edition of the rulebook than the usual one
    games = [{"game": GAME, "capabilities": ["position", "judgeView"], "probes": []}]

    def start(self, params):
        """A new game from a position: {"players": {"A": {"zones": {"deck": [...], ...}, "counters": {...}}, "B": ...}, "turnPlayer": ...}."""
        position = params.get("position")
        if position is None:
            raise Unsupported("capability decks")
        phase = position.get("phase", "main")
        if not phase.startswith("main"):
            raise Unsupported("positions in phase " + phase)
        # TODO 1: put these cards into your engine. params["cards"] has the printed data of each card, by the key in card["card"].
        # card["id"] is the kit's name for that one physical card: remember which of yours it is.
        return {"position": position, "cards": params["cards"]}

    def observe(self, game, viewer):
        """What the viewer ("A", "B" or "judge") sees, in the words of the position."""
        # TODO 2: read the zones from your engine. Until then this shows the starting position.
        players = {}
        for player, side in game["position"]["players"].items():
            zones = {name: {"count": len(cards), "cards": [seen(card) for card in cards]} for name, cards in side["zones"].items()}
            players[player] = {"zones": zones, "counters": side.get("counters", {})}
        return {"viewer": viewer, "turn": turn_of(game), "players": players, "result": None}

    def decision(self, game):
        """What the game waits on. The kinds are listed on the page of the game."""
        # TODO 3: ask your engine who must decide what. At the start of a main phase it is the turn player's "main".
        player = game["position"].get("turnPlayer", "A")
        return {"player": player, "kind": "main", "turn": turn_of(game), "optional": True}

    def act(self, game, player, action):
        """A player does something: {"type": "attack", "attackers": ["..."], "target": "..."}, {"type": "pass"}, ..."""
        # TODO 4: hand each type to your engine, the one with the most scenarios first (the report tells which that is).
        # Where your engine refuses, raise Illegal("why", "5-1") and leave the game as it was.
        raise Unsupported("action " + action["type"])


def seen(card):
    return {name: card[name] for name in ("id", "card", "face", "state") if name in card}


def turn_of(game):
    return game["position"].get("turn", 5)


if __name__ == "__main__":
    serve(MyAdapter())
