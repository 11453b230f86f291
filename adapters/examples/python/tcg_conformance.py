"""Connects a game engine to tcg-conformance. Copy this file beside your adapter.

It needs only the standard library, and Python 3.9 or later. Write a class with the methods of `Adapter`, and pass an
instance to `serve`:

    from tcg_conformance import Adapter, Illegal, Unsupported, serve

    class MyAdapter(Adapter):
        name, version = "my-engine", "0.1"
        games = [{"game": "level-neo", "capabilities": ["position", "judgeView"], "probes": []}]

        def start(self, params): ...           # -> your game object
        def decision(self, game): ...          # -> {"player": ..., "kind": ..., "turn": ..., "optional": ...} or None
        def act(self, game, player, action): ...   # raise Illegal("why", "5-1") if the rules forbid it
        def observe(self, game, viewer): ...   # -> the observation

    serve(MyAdapter())

docs/protocol.md and the page of the game describe all messages and answers. Standard output belongs to the protocol, so
whatever your engine prints while `serve` runs goes to standard error, which the suite keeps as a log.
"""

import json
import os
import sys
import traceback
from itertools import count
from typing import Any, Optional, TextIO

PROTOCOL_VERSION = 1
PLAYERS = ("A", "B")
PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS = -32700, -32600, -32601, -32602
INTERNAL_ERROR, UNSUPPORTED = -32603, -32001


class Illegal(Exception):
    """Raise this if the rules forbid an action. `clause` is the number of the rule, if you know it."""

    def __init__(self, reason: str, clause: Optional[str] = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause


class Unsupported(Exception):
    """Raise this for what your engine cannot do yet: Unsupported("probe draw-two"). It does not count as a failure."""


class BadParams(Exception):
    """Raise this for a message that makes no sense. The text is one line that names what is wrong, and where."""


_PAIRS = [{"card": str, "to": str}]
ACTION = {
    "type": str,
    "card?": str,
    "cards?": [str],
    "unseen?": [{"player": PLAYERS, "zone": str, "position": int}],
    "attackers?": [str],
    "target?": str,
    "ability?": (int, str),
    "value?": None,
    "as?": str,
    "place?": str,
    "assign?": _PAIRS,
    "moves?": [{"counters": None, "from": str, "to": str}],
}


def checked(value: Any, shape: Any, where: str) -> Any:
    """Returns the value if it has this shape, and raises BadParams otherwise.

    A shape is a type, a tuple of types or of allowed words, [a shape for each item], None for anything, or
    {"member": ..., "optional?": ...}.
    """
    if isinstance(shape, dict):
        _check_members(value, shape, where)
    elif isinstance(shape, list):
        if not isinstance(value, list):
            raise BadParams(f"{where}: expected a list, got {value!r:.60}")
        for index, item in enumerate(value):
            checked(item, shape[0], f"{where}[{index}]")
    elif shape is not None and not _is_one(value, shape if isinstance(shape, tuple) else (shape,)):
        raise BadParams(f"{where}: expected {_described(shape)}, got {value!r:.60}")
    return value


def _check_members(value: Any, shape: dict, where: str) -> None:
    if not isinstance(value, dict):
        raise BadParams(f"{where}: expected an object, got {value!r:.60}")
    for name in value:
        if name not in shape and f"{name}?" not in shape:
            raise BadParams(f'{where}: unknown member "{name}"')
    for member, inner in shape.items():
        name = member.rstrip("?")
        if name in value:
            checked(value[name], inner, f"{where}.{name}")
        elif name == member:
            raise BadParams(f'{where}: member "{name}" is missing')


def _is_one(value: Any, choices: tuple) -> bool:
    if isinstance(choices[0], str):
        return isinstance(value, str) and value in choices
    if isinstance(value, bool):
        return bool in choices
    return isinstance(value, choices) and not (isinstance(value, int) and value < 0)


def _described(shape: Any) -> str:
    names = {str: "a string", int: "a number from 0", bool: "true or false"}
    choices = shape if isinstance(shape, tuple) else (shape,)
    return " or ".join(names.get(choice, f'"{choice}"') for choice in choices)


def whole_deck(deck: Any) -> list:
    """Returns all cards of a deck, which may be a list or have parts: {"main": [...], "ride": [...]}."""
    return list(deck) if isinstance(deck, list) else [card for part in deck.values() for card in part]


def hosts_of(card: dict) -> list:
    """Returns the handles of the cards that this one is on, under or attached to; `host` is short for a single one."""
    hosts = [link["host"] for link in card.get("links", [])]
    return [card["host"], *hosts] if "host" in card else hosts


class Adapter:
    """Override these methods. The first five are enough for a first report; declare the others once they work."""

    name = "unnamed"
    version = "0"
    language = "Python"
    games: list = []
    most_games = 16

    def start(self, params: dict) -> Any:
        """Sets up a game from params["position"] or params["decks"]. The other methods receive the result as `game`."""
        raise NotImplementedError

    def decision(self, game: Any) -> Optional[dict]:
        """Returns the decision that the game waits on; None when the game is over.

        Add `about` if two decisions of one kind must be distinguished.
        """
        raise NotImplementedError

    def result(self, game: Any) -> Optional[dict]:
        """Returns {"winner": "A"}, with "B", or with None for a draw; returns None while the game goes on."""
        return None

    def act(self, game: Any, player: str, action: dict) -> None:
        """Carries out an action. If the rules forbid it, raises Illegal and leaves the game unchanged."""
        raise NotImplementedError

    def observe(self, game: Any, viewer: str) -> dict:
        """Returns what "A", "B" or "judge" sees."""
        raise NotImplementedError

    def actions(self, game: Any) -> list:
        """Returns every legal action: [{"player": ..., "action": ...}]."""
        raise Unsupported("capability actions")

    def chance(self, game: Any) -> Optional[dict]:
        """Returns the random results of a game and the rest of its script; called when the game ends."""
        return None

    def check_deck(self, params: dict) -> dict:
        """Returns {"legal": True}, or False with "violations"."""
        raise Unsupported("capability deckCheck")


def serve(adapter: Adapter) -> None:
    """Answers requests until the suite sends "shutdown" or closes the input."""
    messages = messages_apart()
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    server = Server(adapter)
    for line in sys.stdin:
        if line.strip():
            messages.write(server.answer_line(line))
            messages.flush()
        if not server.running:
            return


def messages_apart() -> TextIO:
    """Returns standard output for messages, and redirects everything that the engine prints to standard error."""
    sys.stdout.flush()
    messages = open(os.dup(sys.stdout.fileno()), "w", encoding="utf-8", newline="\n")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr
    return messages


class Server:
    """JSON-RPC around an adapter: one line in, one answer out."""

    def __init__(self, adapter: Adapter) -> None:
        self.adapter = adapter
        self.open: dict = {}
        self.running = True
        self._numbers = count(1)
        self._methods = {
            "initialize": self._initialize,
            "game/start": self._start,
            "game/act": self._act,
            "game/observe": self._observe,
            "game/actions": self._actions,
            "game/end": self._end,
            "deck/check": lambda params: self.adapter.check_deck(params),
            "shutdown": self._shutdown,
        }

    def answer_line(self, line: str) -> str:
        """Returns the response as a line of JSON."""
        response = self.answer(line)
        try:
            return json.dumps(response, allow_nan=False) + "\n"
        except (TypeError, ValueError) as problem:  # for example a set, or a number that JSON does not have
            traceback.print_exc()
            return json.dumps(error(response["id"], INTERNAL_ERROR, f"the answer cannot be written as JSON: {problem}")) + "\n"

    def answer(self, line: str) -> dict:
        """Returns the response to one line, however malformed."""
        try:
            request = json.loads(line)
        except (ValueError, RecursionError) as problem:
            return error(None, PARSE_ERROR, f"not JSON: {problem}")
        if not is_request(request):
            return error(None, INVALID_REQUEST, "expected a JSON-RPC 2.0 request with id and method")
        request_id, params = request["id"], request.get("params", {})
        method = self._methods.get(request["method"])
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
            data = {"traceback": traceback.format_exc()}
            return error(request_id, INTERNAL_ERROR, f"{type(problem).__name__}: {problem}", data)

    def _initialize(self, params: dict) -> dict:
        adapter = self.adapter
        return {
            "protocolVersion": PROTOCOL_VERSION,
            "adapter": {"name": adapter.name, "version": adapter.version, "language": adapter.language},
            "games": adapter.games,
            "limits": {"games": adapter.most_games},
        }

    def _start(self, params: dict) -> dict:
        names = [support["game"] for support in self.adapter.games]
        if params.get("game") not in names:
            raise Unsupported(f"game {params.get('game')}")
        if len(self.open) == self.adapter.most_games:
            raise BadParams(f"{self.adapter.most_games} games are open; end one first")
        game = self.adapter.start(params)
        standing = self._standing(game)
        game_id = f"game-{next(self._numbers)}"
        self.open[game_id] = game
        return {"gameId": game_id, **standing}

    def _act(self, params: dict) -> dict:
        game = self._game(params)
        player, action = params.get("player"), params.get("action")
        if player not in ("A", "B"):
            raise BadParams("params.player: expected A or B")
        checked(action, ACTION, "params.action")
        try:
            self.adapter.act(game, player, action)
        except Illegal as illegal:
            refusal = {"status": "rejected", "reason": illegal.reason}
            if illegal.clause:
                refusal["clause"] = illegal.clause
            return {**refusal, **self._standing(game)}
        return {"status": "accepted", **self._standing(game)}

    def _observe(self, params: dict) -> dict:
        viewer = params.get("viewer")
        if viewer not in ("A", "B", "judge"):
            raise BadParams("params.viewer: expected A, B or judge")
        return {"observation": self.adapter.observe(self._game(params), viewer)}

    def _actions(self, params: dict) -> dict:
        return {"actions": self.adapter.actions(self._game(params))}

    def _end(self, params: dict) -> dict:
        game = self._game(params)
        del self.open[params["gameId"]]
        chance = self.adapter.chance(game)
        return {"chance": chance} if chance is not None else {}

    def _shutdown(self, params: dict) -> dict:
        self.running = False
        return {}

    def _standing(self, game: Any) -> dict:
        return {"decision": self.adapter.decision(game), "result": self.adapter.result(game)}

    def _game(self, params: dict) -> Any:
        game_id = params.get("gameId")
        if game_id not in self.open:
            raise BadParams(f'params.gameId: no open game "{str(game_id):.60}"')
        return self.open[game_id]


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
