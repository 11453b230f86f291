"""Reads what the suite sends: card definitions, decks, positions, scripted chance, actions.

Everything is checked here, so that the engine receives only valid data; BadParams says in one line what is wrong.
"""

from typing import Any

from chance import Chance
from decks import can_be_main
from engine import Game
from probes import PROBES
from tcg_conformance import BadParams, Illegal, Unsupported, whole_deck
from state import PHASES, PLAYERS, ZONES, Card, CardData, Player

COUNTERS = ("turnMarker",)
LATER_TURN = 5
UNSUPPORTED_FIELDS = ("effects",)
MEMBERS_OF_OTHER_GAMES = ("unseen", "as", "place", "assign", "moves")
ACTION_FIELDS = {
    "type": str,
    "card": str,
    "cards": [str],
    "attackers": [str],
    "target": str,
    "ability": int,
    "value": (str, int),
}


def read(source: dict, name: str, kind: Any, where: str = "params", default: Any = ...) -> Any:
    """Returns the member `name`; `kind` is a type, `[type]` for a list of it, or a tuple of allowed values."""
    if name not in source and default is not ...:
        return default
    value = source.get(name)
    if not fits(value, kind):
        raise BadParams(f"{where}.{name}: expected {described(kind)}, got {value!r:.60}")
    return value


def fits(value: Any, kind: Any) -> bool:
    if isinstance(kind, list):
        return isinstance(value, list) and all(isinstance(item, kind[0]) for item in value)
    if isinstance(kind, tuple) and not isinstance(kind[0], type):
        return isinstance(value, str) and value in kind
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return isinstance(value, kind)


def described(kind: Any) -> str:
    names = {str: "a string", int: "a number from 0", dict: "an object", list: "a list", bool: "true or false"}
    if isinstance(kind, list):
        return "a list, of each " + names[kind[0]]
    if isinstance(kind, tuple):
        return "one of " + ", ".join(names.get(item, str(item)) for item in kind)
    return names[kind]


def no_others(source: dict, known: Any, where: str) -> None:
    for name in source:
        if name not in known:
            raise BadParams(f'{where}: unknown member "{name}"')


def read_definition(definitions: dict, key: str, where: str) -> CardData:
    if key not in definitions:
        raise BadParams(f'{where}: no card definition "{key}"')
    definition, where = read(definitions, key, dict, "cards"), f"cards.{key}"
    category = read(definition, "category", ("character", "event"), where)
    return CardData(
        key=key,
        name=read(definition, "name", str, where),
        number=read(definition, "number", str, where),
        category=category,
        turn_cost=read(definition, "turnCost", int, where),
        ap=read(definition, "ap", int, where) if category == "character" else 0,
        probe=read(definition, "probe", str, where, None),
    )


def deck_list(source: dict, name: str, kind: Any, where: str) -> list:
    """Reads a deck, which may also come as {"main": [...]}, since this game has no other part."""
    deck = source.get(name)
    if isinstance(deck, dict):
        no_others(deck, ("main",), f"{where}.{name}")
        return whole_deck({"main": read(deck, "main", kind, f"{where}.{name}")})
    return read(source, name, kind, where)


def refuse_unknown_abilities(definition: dict) -> None:
    """Refuses a card whose text this engine cannot carry out."""
    if "probe" in definition:
        if definition["probe"] not in PROBES:
            raise Unsupported(f"probe {definition['probe']}")
    elif definition.get("abilities"):
        raise Unsupported("capability inlineAbilities")


def read_game(params: dict) -> Game:
    """Sets up and starts the game that game/start describes."""
    if ("position" in params) == ("decks" in params):
        raise BadParams("params: expected either position or decks")
    handles: set[str] = set()
    players = read_position(params, handles) if "position" in params else read_decks(params, handles)
    game = Game(players, Chance(read_chance(params, handles), read(params, "seed", int, default=0)))
    if "decks" in params:
        game.start_with_preparations()
    else:
        start_from(params["position"], game)
    return game


def read_decks(params: dict, handles: set[str]) -> dict[str, Player]:
    decks = read(params, "decks", dict)
    no_others(decks, PLAYERS, "decks")
    players = {}
    for name in PLAYERS:
        deck = read_cards(params, deck_list(decks, name, list, "decks"), f"decks.{name}", "deck", handles)
        if not any(can_be_main(card.data) for card in deck):
            raise BadParams(f"decks.{name}: no character of turn cost 1 to be the Main Character")
        players[name] = Player(name, deck=deck)
    return players


def read_position(params: dict, handles: set[str]) -> dict[str, Player]:
    position = read(params, "position", dict)
    for name in UNSUPPORTED_FIELDS:
        if position.pop(name, None):
            raise Unsupported(f"position field {name}")
    no_others(position, ("players", "turnPlayer", "firstPlayer", "turn", "phase"), "position")
    sides = read(position, "players", dict, "position")
    no_others(sides, PLAYERS, "position.players")
    return {name: read_player(params, name, read(sides, name, dict, "players"), handles) for name in PLAYERS}


def start_from(position: dict, game: Game) -> None:
    read(position, "firstPlayer", PLAYERS, "position", "A")  # decides nothing once the preparations are over
    turn = read(position, "turn", int, "position", LATER_TURN)
    if turn == 0:
        raise BadParams("position.turn: turns count from 1")
    turn_player = read(position, "turnPlayer", PLAYERS, "position", "A")
    game.start_from_position(turn_player, turn, read(position, "phase", PHASES, "position", "main1"))


def read_player(params: dict, name: str, side: dict, handles: set[str]) -> Player:
    where = f"players.{name}"
    no_others(side, ("zones", "counters"), where)
    zones = read(side, "zones", dict, where)
    no_others(zones, ZONES, f"{where}.zones")
    counters = read(side, "counters", dict, where, {})
    no_others(counters, COUNTERS, f"{where}.counters")
    player = Player(name, turn_marker=read(counters, "turnMarker", int, f"{where}.counters", 0))
    for zone in zones:
        placed = read(zones, zone, list, f"{where}.zones")
        setattr(player, zone, read_cards(params, placed, f"{where}.{zone}", zone, handles))
    if len(player.main) != 1:
        raise BadParams(f"{where}.main: expected 1 card, got {len(player.main)}")
    for card in player.characters:
        if card.data.category != "character":
            raise BadParams(f"{where}: {card.id} is no character and cannot be a Main or Support Character")
    return player


def read_cards(params: dict, placed: list, where: str, zone: str, handles: set[str]) -> list[Card]:
    definitions = read(params, "cards", dict)
    return [read_card(definitions, entry, f"{where}[{i}]", zone, handles) for i, entry in enumerate(placed)]


def read_card(definitions: dict, placed: Any, where: str, zone: str, handles: set[str]) -> Card:
    if not isinstance(placed, dict):
        raise BadParams(f"{where}: expected an object, got {placed!r:.60}")
    no_others(placed, ("id", "card", "state", "face", "attacked", "playedThisTurn"), where)
    handle = read(placed, "id", str, where)
    if handle in handles:
        raise BadParams(f"{where}: {handle} stands in two places")
    handles.add(handle)
    data = read_definition(definitions, read(placed, "card", str, where), where)
    refuse_unknown_abilities(definitions[data.key])
    read(placed, "playedThisTurn", bool, where, False)  # a support may attack in the turn it was played
    return Card(
        handle,
        data,
        state=read(placed, "state", ("active", "resting"), where, "active"),
        face=read(placed, "face", ("up", "down"), where, "down" if zone == "level" else "up"),
        attacked=read(placed, "attacked", bool, where, False),
    )


def read_chance(params: dict, handles: set[str]) -> list[dict]:
    script = read(params, "chance", [dict], default=[])
    for i, entry in enumerate(script):
        where = f"chance[{i}]"
        kind = read(entry, "kind", ("shuffle", "lot"), where)
        if kind == "lot":
            read(entry, "result", PLAYERS, where)
        else:
            unknown = set(read(entry, "order", [str], where, [])) - handles
            if unknown:
                raise BadParams(f"{where}.order: no card {min(unknown)}")
        if "player" in entry:
            read(entry, "player", PLAYERS, where)
    return script


def read_action(params: dict) -> dict:
    action = read(params, "action", dict)
    for name in MEMBERS_OF_OTHER_GAMES:
        if name in action:
            raise Illegal(f'"{action.get("type")}" has no "{name}"')
    no_others(action, ACTION_FIELDS, "action")
    read(action, "type", str, "action")
    for name in action:
        read(action, name, ACTION_FIELDS[name], "action")
    return action
