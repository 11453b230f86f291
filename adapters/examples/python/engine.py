"""A game of LEVEL.NEO, written as generators that follow the steps of the rulebook.

Wherever a player must choose, the generator yields a Decision and receives the action. legality.py has already checked
that action, so no step here needs to. Comments name the clause that decides each line.
"""

from typing import Generator, Optional

from chance import Chance
from decks import can_be_main
from legality import PASS, check, is_legal, possible_attacks
from probes import PROBES
from state import PHASES, PLAYERS, Battle, Card, Decision, Player

OPENING_HAND = 6
HAND_LIMIT = 6

Flow = Generator[Decision, dict, None]


class GameOver(Exception):
    """Ends the game wherever the rules decide it. `winner` is None for a draw."""

    def __init__(self, winner: Optional[str], reason: str):
        super().__init__(reason)
        self.result = {"winner": winner, "reason": reason}


class Game:
    def __init__(self, players: dict[str, Player], chance: Chance):
        self.players = players
        self.chance = chance
        self.turn = 0  # turns of both players; 0 in the preparations
        self.turn_player: Optional[Player] = None
        self.phase: Optional[str] = None
        self.support_played = False  # in this main phase
        self.battle: Optional[Battle] = None
        self.decision: Optional[Decision] = None
        self.result: Optional[dict] = None
        self._flow: Optional[Flow] = None

    # ---- called by the adapter ----------------------------------------------------------------------------------

    def start_with_preparations(self) -> None:
        self._begin(self._whole_game())

    def start_from_position(self, turn_player: str, turn: int, phase: str) -> None:
        self.turn_player = self.players[turn_player]
        self.turn = turn
        self._begin(self._turns(phase))

    def act(self, player: str, action: dict) -> None:
        """Carries out an action. Raises Illegal if the rules forbid it, and then changes nothing."""
        if action["type"] == "concede" and self.result is None:
            self._end(GameOver(other(player), f"player {player} conceded"))
            return
        check(self, player, action)
        self._advance(action)

    # ---- questions that several rules ask -----------------------------------------------------------------------

    def opponent(self, player: Player) -> Player:
        return self.players[other(player.name)]

    def ap(self, card: Card) -> int:
        """Returns the present AP of a character."""
        ap = card.data.ap + card.battle_ap
        if self.turn_player and card in self.turn_player.main:
            ap += 500 * self.turn_player.main_level  # 7-4 only in one's own turn
        return ap

    # ---- how a game runs ----------------------------------------------------------------------------------------

    def _begin(self, flow: Flow) -> None:
        self._flow = flow
        self._advance(None)

    def _advance(self, action: Optional[dict]) -> None:
        """Runs up to the next decision, or to the end of the game."""
        try:
            self.decision = self._flow.send(action)
        except GameOver as over:
            self._end(over)

    def _end(self, over: GameOver) -> None:
        self.result = over.result
        self.decision = self.battle = None

    def _whole_game(self) -> Flow:
        yield from self._preparations()
        yield from self._turns("start")

    def _turns(self, phase: str) -> Flow:
        while True:
            yield from self._play_turn(phase)
            phase = "start"
            self.turn_player = self.opponent(self.turn_player)  # 4-6-4
            self.turn += 1

    # ---- 3. Starting the game -----------------------------------------------------------------------------------

    def _preparations(self) -> Flow:
        winner = self.chance.draw_lot()  # 3-1
        answer = yield Decision(winner, "turnOrder", choices=("first", "second"))  # 3-2
        first = self.players[winner if answer["value"] == "first" else other(winner)]
        for player in self.players.values():
            yield from self._choose_main_character(player)  # 3-3
        for player in self.players.values():
            self.chance.shuffle(player)  # 3-4
            player.draw(OPENING_HAND)  # 3-5
        for player in (first, self.opponent(first)):
            yield from self._redraw(player)
        for player in self.players.values():
            player.main_character.face = "up"
            player.turn_marker = 0  # 3-8
        self.turn_player = first
        self.turn = 1

    def _choose_main_character(self, player: Player) -> Flow:
        options = [card for card in player.deck if can_be_main(card.data)]
        [card] = yield from self._choose(player, "mainCharacter", options, 1)
        player.move(card, "deck", "main", face="down")

    def _redraw(self, player: Player) -> Flow:
        options = tuple(card.id for card in player.hand)
        action = yield Decision(player.name, "redraw", True, options, min=0, max=len(options))
        if passes(action):
            return
        for card_id in action.get("cards", []):  # 3-6 any number, in any order
            player.move(player.find("hand", card_id), "hand", "deck", bottom=True)
        player.draw(OPENING_HAND - len(player.hand))  # 3-7

    # ---- 4. Game flow -------------------------------------------------------------------------------------------

    def _play_turn(self, first_phase: str) -> Flow:
        steps = {
            "start": self._start_of_turn,
            "main1": self._main_phase,
            "battle": self._battle_phase,
            "main2": self._main_phase,
            "end": self._end_of_turn,
        }
        for phase in PHASES[PHASES.index(first_phase) :]:  # 4-1
            if self.turn == 1 and phase in ("battle", "main2"):
                continue  # 4-4-2, 4-5-1 not in the first turn of the game
            self.phase = phase
            self._check_decks()
            yield from steps[phase]()

    def _start_of_turn(self) -> Flow:
        self.turn_player.turn_marker += 1  # 4-2-1
        self.turn_player.draw(1)  # 4-2-2
        for card in self.turn_player.characters:
            card.state = "active"  # 4-2-3
        yield from ()

    def _main_phase(self) -> Flow:
        self.support_played = False
        while True:
            action = yield Decision(self.turn_player.name, "main", optional=True)
            if passes(action):
                return
            card = self.turn_player.find("hand", action["card"])
            self.turn_player.move(card, "hand", "support")
            self.support_played = True

    def _battle_phase(self) -> Flow:
        while self._an_attack_is_possible():  # 5-3
            action = yield Decision(self.turn_player.name, "attack", optional=True)
            if passes(action):
                return
            yield from self._battle(action)
            self._check_decks()

    def _an_attack_is_possible(self) -> bool:
        attacks = possible_attacks(self, self.turn_player)
        return any(is_legal(self, self.turn_player, attack) for attack in attacks)

    def _end_of_turn(self) -> Flow:
        for player in (self.turn_player, self.opponent(self.turn_player)):
            excess = len(player.hand) - HAND_LIMIT
            if excess > 0:  # 4-6-2 both players
                for card in (yield from self._choose(player, "discard", player.hand, excess)):
                    player.move(card, "hand", "discard")
            for card in player.characters:
                card.attacked = False  # 5-2 counts within one turn

    # ---- 5. Attacks, 6. Cover -----------------------------------------------------------------------------------

    def _battle(self, action: dict) -> Flow:
        """Plays one round of the battle phase, from the declaration to the judgement (4-4-4 to 4-4-9)."""
        attacking = self.turn_player
        defending = self.opponent(attacking)
        attackers = [card for card in attacking.characters if card.id in action["attackers"]]
        target = next(card for card in defending.characters if card.id == action["target"])
        for card in attackers:
            card.state = "resting"  # 5-1
            card.attacked = True  # 5-2
        self.battle = Battle(attackers, target)
        yield from self._cover(attacking, defending)
        yield from self._level_bursts(attacking, defending)
        yield from self._judgement(attacking, defending)
        for card in attacking.characters + defending.characters:
            card.battle_ap = 0  # 8-7
        self.battle = None

    def _cover(self, attacking: Player, defending: Player) -> Flow:
        if attacking.main_character in self.battle.attackers and attacking.is_level_neo:
            return  # 6-3
        if not any(card.state == "active" for card in defending.support):
            return
        action = yield Decision(defending.name, "cover", optional=True)
        if not passes(action):
            card = defending.find("support", action["card"])
            card.state = "resting"  # 6-1
            self.battle.covered, self.battle.target = self.battle.target, card

    # ---- 8. Level Burst -----------------------------------------------------------------------------------------

    def _level_bursts(self, attacking: Player, defending: Player) -> Flow:
        player, declined = attacking, 0  # 8-2 the attacking player first
        while declined < 2:  # 8-4-6 until both decline one after the other
            action = PASS
            if self._can_level_burst(player):
                action = yield Decision(player.name, "levelBurst", optional=True)
            if passes(action):
                declined += 1
            else:
                declined = 0
                self._level_burst(player, player.find("level", action["card"]))
            player = self.opponent(player)  # 8-4-4, 8-4-5

    def _can_level_burst(self, player: Player) -> bool:
        return (
            player.main_character in (*self.battle.attackers, self.battle.target)  # 8-1
            and player.name not in self.battle.burst_failed  # 8-3
            and any(card.face == "down" for card in player.level)  # 8-4-1
        )

    def _level_burst(self, player: Player, card: Card) -> None:
        card.face = "up"  # 8-4-1, and it stays so (8-6)
        probe = PROBES.get(card.data.probe)
        if probe and probe.level_burst:
            probe.level_burst(self, player)  # 8-4-3
        else:
            self.battle.burst_failed.add(player.name)  # 8-4-2

    # ---- 9. Battle judgement ------------------------------------------------------------------------------------

    def _judgement(self, attacking: Player, defending: Player) -> Flow:
        attack = sum(self.ap(card) for card in self.battle.attackers)  # 5-6-1
        defence = self.ap(self.battle.target)
        if attack > defence:  # 9-2
            self._attack_wins(attacking)
        else:  # 9-3 a tie is lost by both
            yield from self._attack_loses(attacking, defending)
        if attack >= defence:
            yield from self._defence_loses(defending)

    def _attack_wins(self, attacking: Player) -> None:
        if attacking.main_character not in self.battle.attackers:
            return
        if attacking.is_level_neo:  # 9-4-2 before this battle's level is gained
            raise GameOver(attacking.name, "a Level Neo Main Character won its attack")
        for card in attacking.deck[:1]:
            attacking.move(card, "deck", "level", face="down")  # 9-4-1

    def _attack_loses(self, attacking: Player, defending: Player) -> Flow:
        losers = self.battle.attackers
        if attacking.main_character in losers:
            return  # 9-4-3, 9-4-6
        if len(losers) == 2:  # 9-4-7, in a tie as well
            losers = yield from self._choose(defending, "loseAttacker", losers, 1)
        for card in losers:
            attacking.move(card, "support", "discard")  # 9-4-5

    def _defence_loses(self, defending: Player) -> Flow:
        if self.battle.target is not defending.main_character:
            defending.move(self.battle.target, "support", "discard")  # 9-4-5
        elif defending.level:  # 9-4-4; level 1 cannot go down
            [card] = yield from self._choose(defending, "levelDown", defending.level, 1)  # 7-3
            defending.move(card, "level", "discard")

    # ---- 10. Victory conditions ---------------------------------------------------------------------------------

    def _check_decks(self) -> None:
        empty = [player for player in self.players.values() if not player.deck]
        if len(empty) == 2:
            raise GameOver(None, "both decks ran out")  # 10-2 is silent; interpretation: a draw
        if empty:
            raise GameOver(other(empty[0].name), f"the deck of player {empty[0].name} ran out")  # 10-2

    # ---- choosing cards -----------------------------------------------------------------------------------------

    def _choose(self, player: Player, kind: str, options: list[Card], count: int):
        """Asks for exactly `count` of the cards; does not ask if there is no choice."""
        if len(options) == count:
            return list(options)
        by_id = {card.id: card for card in options}
        action = yield Decision(player.name, kind, choices=tuple(by_id), min=count, max=count)
        return [by_id[card_id] for card_id in action["cards"]]


def passes(action: dict) -> bool:
    return action["type"] == "pass"


def other(player: str) -> str:
    return PLAYERS[1 - PLAYERS.index(player)]
