"""Chance: uses the scripted results of the suite first, then a random generator with the suite's seed."""

import random

from state import PLAYERS, Player


class Chance:
    def __init__(self, script: list[dict], seed: int):
        self.left = list(script)
        self.drawn: list[dict] = []
        self._random = random.Random(seed)

    def draw_lot(self) -> str:
        """Returns the player who wins the lot."""
        drawn = self._scripted("lot") or {"kind": "lot", "result": self._random.choice(PLAYERS)}
        self.drawn.append(drawn)
        return drawn["result"]

    def shuffle(self, player: Player) -> None:
        drawn = self._scripted("shuffle", player.name)
        if drawn is None:
            self._random.shuffle(player.deck)
            drawn = {"kind": "shuffle", "player": player.name, "order": [card.id for card in player.deck]}
        else:
            place = {card_id: index for index, card_id in enumerate(drawn.get("order", []))}
            player.deck.sort(key=lambda card: place.get(card.id, len(place)))  # stable: the others keep their order
        self.drawn.append(drawn)

    def _scripted(self, kind: str, player: str = ""):
        """Takes the first scripted result of this kind for this player, or for no player in particular."""
        for entry in self.left:
            if entry["kind"] == kind and entry.get("player", player) == player:
                self.left.remove(entry)
                return entry
        return None
