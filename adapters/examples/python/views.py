"""Writes what the suite reads: the pending decision, and the table as each viewer may see it."""

from typing import Optional

from engine import Game
from state import ZONES, Card, Player


def written_decision(game: Game) -> Optional[dict]:
    decision = game.decision
    if decision is None:
        return None
    written = {"player": decision.player, "kind": decision.kind, "turn": game.turn, "optional": decision.optional}
    limits = {"phase": game.phase, "min": decision.min, "max": decision.max}
    written.update({name: value for name, value in limits.items() if value is not None})
    return written


def observation(game: Game, viewer: str) -> dict:
    seen = {"viewer": viewer, "turn": game.turn, "players": {}, "battle": seen_battle(game), "result": game.result}
    if game.turn_player:
        seen.update(turnPlayer=game.turn_player.name, phase=game.phase)
    for name, player in game.players.items():
        zones = {zone: seen_zone(game, viewer, player, zone) for zone in ZONES}
        seen["players"][name] = {"zones": zones, "counters": {"turnMarker": player.turn_marker}}
    return seen


def seen_battle(game: Game) -> Optional[dict]:
    battle = game.battle
    if battle is None:
        return None
    seen = {"attackers": [card.id for card in battle.attackers], "target": battle.target.id}
    if battle.covered:
        seen["covered"] = battle.covered.id
    return seen


def seen_zone(game: Game, viewer: str, player: Player, zone: str) -> dict:
    cards = getattr(player, zone)
    seen = {"count": len(cards)}
    if zone not in ("deck", "hand") or all(knows(viewer, player, zone, card) for card in cards):
        seen["cards"] = [seen_card(game, viewer, player, zone, card) for card in cards]
    return seen


def knows(viewer: str, player: Player, zone: str, card: Card) -> bool:
    """Tells whether this viewer may know which card this is."""
    if viewer == "judge":
        return True
    if zone == "deck":
        return False
    if zone == "hand":
        return viewer == player.name
    if zone == "main":
        return card.face == "up" or viewer == player.name
    return card.face == "up"  # nobody looks at a face-down card of a level zone


def seen_card(game: Game, viewer: str, player: Player, zone: str, card: Card) -> dict:
    if not knows(viewer, player, zone, card):
        return {"face": card.face}
    seen: dict = {"id": card.id, "card": card.data.key}
    if zone in ("main", "level"):
        seen["face"] = card.face
    if zone in ("main", "support"):
        seen.update(state=card.state, attacked=card.attacked, ap=game.ap(card))
    if zone == "main":
        seen.update(level=player.main_level, levelNeo=player.is_level_neo)
    return seen
