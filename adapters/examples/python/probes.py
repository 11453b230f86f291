"""The probe cards that this engine knows, by probe id, each with its effect written in Python.

The kit's cards with abilities are its probe cards. This engine does not read the ability language; a probe that is
missing here makes its scenarios `unsupported`. To add one, look up what it does and write it down:

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
