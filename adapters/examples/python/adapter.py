"""The protocol side: reads one JSON-RPC message a line from standard input and answers on standard output.

Nothing here knows a rule of the game. To connect your own engine, keep this file and fill in the eight methods.
"""

import json
import sys
import traceback
from itertools import count
from typing import Any, Optional

import decks
from engine import Game
from legality import legal_actions
from probes import PROBES
from reading import BadParams, read, read_action, read_definition, read_game
from state import PLAYERS, Illegal, Unsupported
from views import observation, written_decision

PROTOCOL_VERSION = 1
MOST_GAMES = 16
CAPABILITIES = ["position", "decks", "chance", "judgeView", "playerViews", "actions", "deckCheck", "concede"]

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS = -32700, -32600, -32601, -32602
INTERNAL_ERROR, UNSUPPORTED = -32603, -32001


class Adapter:
    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.running = True
        self._numbers = count(1)
        self.methods = {
            "initialize": self.initialize,
            "game/start": self.start,
            "game/act": self.act,
            "game/observe": self.observe,
            "game/actions": self.actions,
            "game/end": self.end,
            "deck/check": self.check_deck,
            "shutdown": self.shutdown,
        }

    # ---- the eight methods: params in, result out ---------------------------------------------------------------

    def initialize(self, params: dict) -> dict:
        support = {"game": "level-neo", "capabilities": CAPABILITIES, "probes": sorted(PROBES)}
        return {
            "protocolVersion": PROTOCOL_VERSION,
            "adapter": {"name": "level-neo-python", "version": "0.1.0", "language": "Python"},
            "games": [support],
            "limits": {"games": MOST_GAMES},
        }

    def start(self, params: dict) -> dict:
        self.only_level_neo(params)
        if len(self.games) == MOST_GAMES:
            raise BadParams(f"{MOST_GAMES} games are open; end one first")
        game = read_game(params)
        game_id = f"game-{next(self._numbers)}"
        self.games[game_id] = game
        return {"gameId": game_id, **outcome(game)}

    def act(self, params: dict) -> dict:
        game = self.game(params)
        try:
            game.act(read(params, "player", PLAYERS), read_action(params))
        except Illegal as illegal:
            refusal = {"status": "rejected", "reason": illegal.reason}
            if illegal.clause:
                refusal["clause"] = illegal.clause
            return {**refusal, **outcome(game)}
        return {"status": "accepted", **outcome(game)}

    def observe(self, params: dict) -> dict:
        return {"observation": observation(self.game(params), read(params, "viewer", (*PLAYERS, "judge")))}

    def actions(self, params: dict) -> dict:
        game = self.game(params)
        return {"actions": [{"player": game.decision.player, "action": action} for action in legal_actions(game)]}

    def end(self, params: dict) -> dict:
        chance = self.game(params).chance
        del self.games[params["gameId"]]
        return {"chance": {"drawn": chance.drawn, "left": chance.left}}

    def check_deck(self, params: dict) -> dict:
        self.only_level_neo(params)
        definitions = read(params, "cards", dict)
        keys = read(params, "deck", [str])
        found = decks.violations([read_definition(definitions, key, f"deck[{i}]") for i, key in enumerate(keys)])
        return {"legal": not found, "violations": found}

    def shutdown(self, params: dict) -> dict:
        self.running = False
        return {}

    def game(self, params: dict) -> Game:
        game_id = read(params, "gameId", str)
        if game_id not in self.games:
            raise BadParams(f'params.gameId: no open game "{game_id:.60}"')
        return self.games[game_id]

    def only_level_neo(self, params: dict) -> None:
        game = read(params, "game", str)
        if game != "level-neo":
            raise Unsupported(f"game {game}")

    # ---- JSON-RPC -----------------------------------------------------------------------------------------------

    def answer(self, line: str) -> dict:
        """The response to one line, whatever it holds."""
        try:
            request = json.loads(line)
        except (ValueError, RecursionError) as problem:
            return error(None, PARSE_ERROR, f"not JSON: {problem}")
        if not is_request(request):
            return error(None, INVALID_REQUEST, "expected a JSON-RPC 2.0 request with id and method")
        request_id, params = request["id"], request.get("params", {})
        method = self.methods.get(request["method"])
        if method is None:
            return error(request_id, METHOD_NOT_FOUND, f'no method "{request["method"]:.60}"')
        if not isinstance(params, dict):
            return error(request_id, INVALID_PARAMS, "params: expected an object")
        try:
            return {"jsonrpc": "2.0", "id": request_id, "result": method(params)}
        except BadParams as problem:
            return error(request_id, INVALID_PARAMS, str(problem))
        except Unsupported as problem:
            return error(request_id, UNSUPPORTED, f"not supported: {problem}", {"lacking": str(problem)})
        except Exception as problem:  # one broken game must not end the others
            traceback.print_exc()
            return error(request_id, INTERNAL_ERROR, f"{type(problem).__name__}: {problem}")


def outcome(game: Game) -> dict:
    return {"decision": written_decision(game), "result": game.result}


def is_request(request: Any) -> bool:
    return (
        isinstance(request, dict)
        and request.get("jsonrpc") == "2.0"
        and isinstance(request.get("id"), (str, int))
        and isinstance(request.get("method"), str)
    )


def error(request_id: Any, code: int, message: str, data: Optional[dict] = None) -> dict:
    problem: dict = {"code": code, "message": message}
    if data:
        problem["data"] = data
    return {"jsonrpc": "2.0", "id": request_id, "error": problem}


def main() -> None:
    messages, sys.stdout = sys.stdout, sys.stderr  # a stray print goes to the log, not between the messages
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    adapter = Adapter()
    for line in sys.stdin:
        if line.strip():
            messages.write(json.dumps(adapter.answer(line)) + "\n")
            messages.flush()
        if not adapter.running:
            return


if __name__ == "__main__":
    main()
