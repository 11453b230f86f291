"""The state of the table: cards, players, the current battle, and the decision that the game waits on."""

from dataclasses import dataclass, field
from typing import Optional

ZONES = ("deck", "hand", "main", "support", "level", "discard", "use")
PHASES = ("start", "main1", "battle", "main2", "end")
PLAYERS = ("A", "B")


@dataclass(frozen=True)
class CardData:
    """The printed data of a card."""

    key: str
    name: str
    number: str
    category: str
    turn_cost: int
    ap: int = 0
    probe: Optional[str] = None


@dataclass(eq=False)
class Card:
    """One physical card. `id` is the handle that the suite chose for it."""

    id: str
    data: CardData
    state: str = "active"
    face: str = "up"
    attacked: bool = False
    battle_ap: int = 0


@dataclass(eq=False)
class Player:
    """One side of the table. Decks and discard piles have their topmost card first."""

    name: str
    deck: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    main: list[Card] = field(default_factory=list)
    support: list[Card] = field(default_factory=list)
    level: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    use: list[Card] = field(default_factory=list)
    turn_marker: int = 0

    @property
    def main_character(self) -> Card:
        return self.main[0]

    @property
    def characters(self) -> list[Card]:
        return self.main + self.support

    @property
    def main_level(self) -> int:
        return len(self.level) + 1  # 7-1 cards of either face count

    @property
    def is_level_neo(self) -> bool:
        return self.main_level >= 5  # 7-5

    def find(self, zone: str, card_id: Optional[str]) -> Optional[Card]:
        return next((card for card in getattr(self, zone) if card.id == card_id), None)

    def move(self, card: Card, source: str, target: str, face: str = "up", bottom: bool = False) -> None:
        """The only place where a card changes zones. The card arrives active, and its history is forgotten."""
        getattr(self, source).remove(card)
        card.state, card.face, card.attacked, card.battle_ap = "active", face, False, 0
        pile = getattr(self, target)
        on_top = target in ("deck", "discard") and not bottom
        pile.insert(0 if on_top else len(pile), card)

    def draw(self, count: int) -> None:
        for card in self.deck[:count]:
            self.move(card, "deck", "hand")


@dataclass
class Battle:
    attackers: list[Card]
    target: Card
    covered: Optional[Card] = None  # the card first attacked, once another has covered it
    burst_failed: set[str] = field(default_factory=set)  # players whose Level Burst failed


@dataclass
class Decision:
    """The decision that the game waits on. `choices` are the handles or values that an answer may name."""

    player: str
    kind: str
    optional: bool = False
    choices: tuple[str, ...] = ()
    min: Optional[int] = None
    max: Optional[int] = None
