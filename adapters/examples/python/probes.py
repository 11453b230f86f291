"""The probe cards that this engine supports, by probe id, each with its effect as Python code.

The suite's test cards with abilities are called probe cards. This engine does not interpret the ability language, so
scenarios with a probe card that is missing here are `unsupported`. To add one, look up its text and write its effect:

    PROBES = {"the-probe-id": Probe(level_burst=main_gains(2000))}
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Callable, Optional

from state import Player

if TYPE_CHECKING:
    from engine import Game

Effect = Callable[["Game", Player], None]


@dataclass(frozen=True)
class Probe:
    level_burst: Optional[Effect] = None  # carried out when the card is turned up by a Level Burst


def main_gains(ap: int) -> Effect:
    """The player's Main Character gains AP until the end of the battle."""

    def effect(game: "Game", player: Player) -> None:
        player.main_character.battle_ap += ap

    return effect


def draw_cards(count: int) -> Effect:
    def effect(game: "Game", player: Player) -> None:
        player.draw(count)

    return effect


PROBES: dict[str, Probe] = {"level-burst-ap": Probe(level_burst=main_gains(2000))}
