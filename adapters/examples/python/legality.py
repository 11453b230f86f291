"""Decides which actions are legal, with one function for each type of action.

A check raises Illegal with the reason and the clause, or does nothing. Listing the legal actions uses the same checks.
"""

from itertools import combinations, permutations
from math import comb, perm
from typing import TYPE_CHECKING, Iterator, Optional

from tcg_conformance import Illegal, Unsupported
from state import Card, Decision, Player

if TYPE_CHECKING:
    from engine import Game

PASS = {"type": "pass"}
MOST_LISTED = 10_000

ANSWERS = {
    "turnOrder": "answer",
    "mainCharacter": "choose",
    "redraw": "choose",
    "main": "playSupport",
    "attack": "attack",
    "cover": "cover",
    "levelBurst": "levelBurst",
    "levelDown": "choose",
    "loseAttacker": "choose",
    "discard": "choose",
}


def check(game: "Game", player: str, action: dict) -> None:
    """Raises Illegal unless this player may do this now. Changes nothing."""
    decision = game.decision
    if decision is None:
        raise Illegal("the game is over")
    if player != decision.player:
        raise Illegal(f"the game waits for player {decision.player}")
    if action["type"] == "pass" and decision.optional:
        return
    if action["type"] != ANSWERS[decision.kind]:
        raise Illegal(f'the game waits for the decision "{decision.kind}", which "{action["type"]}" does not answer')
    CHECKS[action["type"]](game, game.players[player], action)


def check_answer(game: "Game", player: Player, action: dict) -> None:
    if action.get("value") not in game.decision.choices:
        raise Illegal("the answer must be one of " + ", ".join(game.decision.choices))


def check_choose(game: "Game", player: Player, action: dict) -> None:
    decision, chosen = game.decision, action.get("cards", [])
    unknown = [card_id for card_id in chosen if card_id not in decision.choices]
    if unknown:
        raise Illegal(f"{unknown[0]} cannot be chosen here")
    if len(set(chosen)) != len(chosen):
        raise Illegal("the same card is chosen twice")
    if not decision.min <= len(chosen) <= decision.max:
        raise Illegal(f"between {decision.min} and {decision.max} cards must be chosen, not {len(chosen)}")


def check_play_support(game: "Game", player: Player, action: dict) -> None:
    card = player.find("hand", action.get("card"))
    if card is None:
        raise Illegal("the card is not in the player's hand")
    if card.data.category != "character":
        raise Illegal(f"{card.data.name} is not a character")
    if game.support_played:
        # 4-3-1, 4-5-2 one support in each main phase
        raise Illegal("a support has already been played this phase", "4-3-1" if game.phase == "main1" else "4-5-2")
    if card.data.turn_cost > player.turn_marker:
        # 4-2-1 interpretation: the turn marker must have reached the turn cost
        raise Illegal(f"turn cost {card.data.turn_cost} is above the turn marker {player.turn_marker}", "4-2-1")


def check_attack(game: "Game", player: Player, action: dict) -> None:
    attackers = check_attackers(player, action.get("attackers", []))
    check_target(player, attackers, game.opponent(player), action.get("target"))


def check_attackers(player: Player, ids: list[str]) -> list[Card]:
    attackers = [card for card in player.characters if card.id in ids]  # the Main Character comes first
    if len(ids) not in (1, 2) or len(set(ids)) != len(ids):
        raise Illegal("one character attacks, or two different ones together", "5-6")
    if len(attackers) != len(ids):
        raise Illegal("only the player's own characters on the field can attack", "5-1")
    for card in attackers:
        if card.attacked:
            raise Illegal(f"{card.data.name} has already attacked this turn", "5-2")
        if card.state != "active":
            raise Illegal(f"{card.data.name} is resting", "5-1")
    if len(ids) == 2 and ids[1] == player.main_character.id:
        raise Illegal("only a Support Character is added to an attack", "5-6")
    if len(attackers) == 2 and player.main_character in attackers and player.is_level_neo:
        raise Illegal("a Level Neo Main Character cannot join a combi attack", "7-5-1")
    return attackers


def check_target(player: Player, attackers: list[Card], opponent: Player, target_id: Optional[str]) -> None:
    combi = len(attackers) == 2
    target = opponent.find("main", target_id) or opponent.find("support", target_id)
    if player.main_character in attackers:
        if target is not opponent.main_character:
            raise Illegal("this attack can only be at the opposing Main Character", "5-6-2" if combi else "5-4-1")
        return  # 5-4-2, 5-6-2 resting or active
    if target is None:
        raise Illegal("the target is not an opposing character on the field", "5-6-3" if combi else "5-5-1")
    if target.state != "resting":
        raise Illegal(f"{target.data.name} is not resting", "5-6-3" if combi else "5-5-2")


def check_cover(game: "Game", player: Player, action: dict) -> None:
    card = player.find("support", action.get("card"))
    if card is None:
        raise Illegal("only a Support Character of the attacked player can cover", "6-1")
    if card.state != "active":
        raise Illegal(f"{card.data.name} is resting", "6-1")


def check_level_burst(game: "Game", player: Player, action: dict) -> None:
    card = player.find("level", action.get("card"))
    if card is None or card.face != "down":
        raise Illegal("a Level Burst needs a face-down card in the player's own level zone", "8-4-1")


CHECKS = {
    "answer": check_answer,
    "choose": check_choose,
    "playSupport": check_play_support,
    "attack": check_attack,
    "cover": check_cover,
    "levelBurst": check_level_burst,
}


def legal_actions(game: "Game") -> Iterator[dict]:
    """Yields every legal answer to the pending decision."""
    decision = game.decision
    if decision is None:
        return
    player = game.players[decision.player]
    for action in candidates(game, decision, player):
        if is_legal(game, player, action):
            yield action
    if decision.optional:
        yield PASS


def is_legal(game: "Game", player: Player, action: dict) -> bool:
    try:
        CHECKS[action["type"]](game, player, action)
    except Illegal:
        return False
    return True


def candidates(game: "Game", decision: Decision, player: Player) -> Iterator[dict]:
    kind = ANSWERS[decision.kind]
    if kind == "answer":
        return ({"type": "answer", "value": value} for value in decision.choices)
    if kind == "choose":
        return possible_choices(decision)
    if kind == "attack":
        return possible_attacks(game, player)
    zone = {"playSupport": "hand", "cover": "support", "levelBurst": "level"}[kind]
    return ({"type": kind, "card": card.id} for card in getattr(player, zone))


def possible_choices(decision: Decision) -> Iterator[dict]:
    """Yields sets of cards, or sequences for the redraw, where order matters. Raises Unsupported if there are too many."""
    ordered = decision.kind == "redraw"
    select, count = (permutations, perm) if ordered else (combinations, comb)
    sizes = range(max(decision.min, 1), decision.max + 1)
    if sum(count(len(decision.choices), size) for size in sizes) > MOST_LISTED:
        raise Unsupported(f"listing more than {MOST_LISTED} answers")
    return ({"type": "choose", "cards": list(cards)} for size in sizes for cards in select(decision.choices, size))


def possible_attacks(game: "Game", player: Player) -> Iterator[dict]:
    for size in (1, 2):
        for attackers in combinations(player.characters, size):
            for target in game.opponent(player).characters:
                yield {"type": "attack", "attackers": [card.id for card in attackers], "target": target.id}
