"""1. Deck construction."""

from collections import Counter

from state import CardData

DECK_SIZE = 40
MOST_COPIES = 3


def violations(deck: list[CardData]) -> list[dict]:
    found = []
    if len(deck) != DECK_SIZE:
        found.append({"clause": "1-1", "reason": f"the deck has {len(deck)} cards, not {DECK_SIZE}"})
    if not any(can_be_main(card) for card in deck):
        found.append({"clause": "1-2", "reason": "the deck has no character of turn cost 1"})
    for number, copies in Counter(card.number for card in deck).items():
        if copies > MOST_COPIES:  # 1-4 interpretation: cards with the same card number are the same card
            key = next(card.key for card in deck if card.number == number)
            reason = f"{copies} copies of {number}, at most {MOST_COPIES}"
            found.append({"clause": "1-4", "reason": reason, "card": key})
    return found


def can_be_main(card: CardData) -> bool:
    return card.category == "character" and card.turn_cost == 1  # 1-2, 3-3
