"""The protocol side: translates the suite's requests to calls of the engine. It contains no rule of the game."""

from typing import Optional

import decks
import tcg_conformance
from engine import Game
from legality import legal_actions
from probes import PROBES
from reading import UNSUPPORTED_FIELDS, deck_list, read, read_action, read_definition, read_game
from views import observation, written_decision

CAPABILITIES = ["position", "decks", "chance", "judgeView", "playerViews", "actions", "deckCheck", "concede"]


class Adapter(tcg_conformance.Adapter):
    name, version = "level-neo-python", "0.1.0"
    games = [
        {
            "game": "level-neo",
            "capabilities": CAPABILITIES,
            "probes": sorted(PROBES),
            "unsupportedPositionFields": list(UNSUPPORTED_FIELDS),
        }
    ]

    def start(self, params: dict) -> Game:
        return read_game(params)

    def decision(self, game: Game) -> Optional[dict]:
        return written_decision(game)

    def result(self, game: Game) -> Optional[dict]:
        return game.result

    def act(self, game: Game, player: str, action: dict) -> None:
        game.act(player, read_action({"action": action}))

    def observe(self, game: Game, viewer: str) -> dict:
        return observation(game, viewer)

    def actions(self, game: Game) -> list:
        return [{"player": game.decision.player, "action": action} for action in legal_actions(game)]

    def chance(self, game: Game) -> dict:
        return {"drawn": game.chance.drawn, "left": game.chance.left}

    def check_deck(self, params: dict) -> dict:
        definitions = read(params, "cards", dict)
        keys = deck_list(params, "deck", [str], "params")
        found = decks.violations([read_definition(definitions, key, f"deck[{i}]") for i, key in enumerate(keys)])
        return {"legal": not found, "violations": found}


if __name__ == "__main__":
    tcg_conformance.serve(Adapter())
