@OP
Feature: 6-1 to 6-4. Turn flow, Refresh Phase, Draw Phase and DON!! Phase

  @OP-6-1-1
  Rule: 6-1-1 A turn consists of the Refresh, Draw, DON!!, Main and End Phases, in this order

    Scenario: A player refreshes, then draws, then places DON!! cards, then begins the Main Phase
      Given player B has the rested Character "Sleeper"
      When player A ends the turn
      Then these events happened in this order:
        | set active | Sleeper                 |
        | drew       |                         |
        | moved      | player B's DON!! card 7 |
      And it is now player B's Main Phase

    Scenario: A player who draws their last card has refreshed but places no DON!! cards
      Given player B has 1 card in the deck
      And player B has the rested Character "Sleeper"
      When player A ends the turn
      Then player A wins the game
      And "Sleeper" is active
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: DON!! cards placed in the DON!! Phase can pay for a card in the Main Phase
      Given player B has 0 active and 0 rested DON!! cards
      And player B has "Hand" in the hand
      When player A ends the turn
      And player B plays "Hand"
      Then "Hand" is in player B's Character area
      And player B's cost area holds 0 active and 2 rested DON!! cards

    Scenario: An [End of Your Turn] effect waits until the Main Phase is over
      Given player A has the active Character "Closer" (probe "end-your-turn-draw")
      And player A has "Late" in the hand
      When player A plays "Late"
      Then player A's hand holds 0 cards
      When player A ends the turn
      Then player A's hand holds 1 card
      And it is now player B's Main Phase

  @OP-6-1-2
  Rule: 6-1-2 Only the turn player goes through the phases

    Scenario Outline: Only player <turn player> refreshes, draws and places DON!! cards on their turn
      Given it is player <other>'s Main Phase
      And player <turn player> has the rested Character "Own"
      And player <other> has the rested Character "Foreign"
      When player <other> ends the turn
      Then "Own" is active
      And "Foreign" is rested
      And player <turn player>'s hand holds 1 card
      And player <other>'s hand holds 0 cards
      And player <turn player>'s cost area holds 8 active and 0 rested DON!! cards
      And player <other>'s cost area holds 6 active and 0 rested DON!! cards

      Examples:
        | turn player | other |
        | A           | B     |
        | B           | A     |

    Scenario: The opponent cannot play cards in the turn player's Main Phase
      Given player B has "Hand" in the hand
      When player B tries to play "Hand"
      Then that is not offered
      And player B is not asked to act
      When player A ends the turn
      And player B plays "Hand"
      Then it is now player B's Main Phase
      And "Hand" is in player B's Character area

  @OP-6-2-1
  Rule: 6-2-1 An effect until the start of its player's next turn ends as that turn begins

    Scenario: Power "until the start of your next turn" lasts through the opponent's turn and then ends
      Given player A has "Vow" (probe "event-power-your-next-turn") in the hand
      When player A plays "Vow"
      And player A ends the turn
      Then "A leader" has 7000 power
      When player B ends the turn
      Then "A leader" has 5000 power
      And it is now player A's Main Phase

    Scenario: Power "until the start of your next turn" gained on the opponent's turn ends as your turn begins
      Given player B has "Vow" (probe "event-power-your-next-turn") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Vow"
      Then "B leader" has 7000 power
      When player A ends the turn
      Then "B leader" has 5000 power
      And it is now player B's Main Phase

    Scenario: Effects "until the start of your next turn" end only at the start of their own player's turn
      Given player A has "Vow A" (probe "event-power-your-next-turn") in the hand
      And player B has "Vow B" (probe "event-power-your-next-turn") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A plays "Vow A"
      And player A attacks "B leader" with "Weak"
      And player B plays "Vow B"
      And player A ends the turn
      Then "A leader" has 7000 power
      And "B leader" has 5000 power

    @OP-6-2-2
    Scenario: An effect at the start of the turn no longer sees power "until the start of your next turn"
      Given player A has "Vow" (probe "event-power-your-next-turn") in the hand
      And "Watcher" has this data:
        """
        { "category": "character", "cost": 1, "power": 1000,
          "abilities": [{ "type": "auto", "when": { "event": "turnStarting", "player": "you" },
            "if": { "value": "power", "of": { "all": { "player": "you", "zone": ["leader"] } }, "max": 5000 },
            "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player A has the active Character "Watcher"
      When player A plays "Vow"
      And player A ends the turn
      And player B ends the turn
      Then player A's hand holds 2 cards

  @OP-6-2-2
  Rule: 6-2-2 A turn starts in the Refresh Phase, and effects of both players for its start activate then

    Scenario: An effect at the start of "your turn" or "your opponent's turn" happens only on that turn
      Given player B has the active Character "Riser" (probe "turn-start-draw")
      And player A has the active Character "Spy" (probe "opponents-turn-start-draw")
      When player A ends the turn
      Then player B's hand holds 2 cards
      And player A's hand holds 1 card
      When player B ends the turn
      Then player B's hand holds 2 cards
      And player A's hand holds 2 cards

    @OP-8-6-1
    Scenario: The turn player's effects at the start of the turn come before the opponent's
      Given player A has the active Character "Spy" (probe "opponents-turn-start-draw")
      And player B has the active Character "Riser" (probe "turn-start-draw")
      When player A ends the turn
      Then these events happened in this order:
        | effect activated | Riser                   |
        | effect activated | Spy                     |
        | moved            | player B's DON!! card 7 |
      And player A's hand holds 1 card

    Scenario: Effects at the start of the turn come before cards are set active
      Given player B has the active Character "Grumbler" (probe "turn-start-draw-if-leader-rested")
      And player B's Leader is the rested "Sleeper" with 5000 power
      When player A ends the turn
      Then player B's hand holds 2 cards
      And "Sleeper" is active

    @OP-10-2-9-1
    Scenario: Effects at the start of the turn come before given DON!! cards return
      Given player B has the active Character "Bearer" (probe "don-1-turn-start-draw")
      And "Bearer" has been given 1 DON!! card
      When player A ends the turn
      Then player B's hand holds 2 cards
      And "Bearer" has 0 DON!! cards under it

  @OP-6-2-3
  Rule: 6-2-3 All DON!! cards given to the turn player's cards return to the cost area rested

    # answers: RULES#13
    Scenario: DON!! cards given to a Leader and a Character return at the start of their player's next turn
      Given player A has the active Character "Hero"
      When player A gives 1 DON!! card to "A leader"
      And player A gives 2 DON!! cards to "Hero"
      And player A ends the turn
      Then "A leader" has 1 DON!! card under it
      And "Hero" has 2 DON!! cards under it
      When player B ends the turn
      Then "A leader" has 0 DON!! cards under it
      And "Hero" has 0 DON!! cards under it
      And player A's cost area holds 8 active and 0 rested DON!! cards

    Scenario: DON!! cards given to the opponent's cards stay there on your turn
      Given player B has the active Character "Hero"
      And player A has the active Character "Own"
      And "Hero" has been given 2 DON!! cards
      And "Own" has been given 1 DON!! card
      And it is player A's Refresh Phase
      When player A is asked to act
      Then "Hero" has 2 DON!! cards under it
      And "Own" has 0 DON!! cards under it
      When player A ends the turn
      Then "Hero" has 0 DON!! cards under it

    @since-1.2.0
    Scenario: Given DON!! cards return rested and stay so if an effect stops them from becoming active
      Given player B has the active Stage "Frost" (probe "stage-opponents-don-not-refreshed")
      When player A gives 2 DON!! cards to "A leader"
      And player A ends the turn
      And player B ends the turn
      Then player A's cost area holds 6 active and 2 rested DON!! cards
      And "A leader" has 0 DON!! cards under it

    @until-1.1.8 @OP-3-9-3
    Scenario: Before version 1.2.0, given DON!! cards return active even if an effect keeps DON!! cards rested
      Given player B has the active Stage "Frost" (probe "stage-opponents-don-not-refreshed")
      When player A gives 2 DON!! cards to "A leader"
      And player A ends the turn
      And player B ends the turn
      Then player A's cost area holds 8 active and 0 rested DON!! cards
      And "A leader" has 0 DON!! cards under it

    @since-1.2.0
    Scenario: Given DON!! cards return first and are then set active with the others
      Given player B's Leader is "Rival" with 5000 power
      And player B has 0 active and 3 rested DON!! cards
      And "Rival" has been given 1 DON!! card
      When player A ends the turn
      Then these events happened in this order:
        | moved      | player B's DON!! card 4 |
        | set active | player B's DON!! card 1 |
        | set active | player B's DON!! card 4 |
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: A DON!! card given by an effect at the start of the turn returns with the others
      Given player B has the active Character "Giver" (probe "turn-start-takes-don")
      When player A ends the turn
      Then "Giver" has 0 DON!! cards under it
      And player B's cost area holds 8 active and 0 rested DON!! cards

    @since-1.2.0
    Scenario: A DON!! card you gave to an opponent's card returns to you rested when that opponent refreshes
      Given player B has the active Character "Hero"
      And player A has "Gift" (probe "event-give-don-opponents-character") in the hand
      When player A plays "Gift"
      Then "Hero" has 1 DON!! card under it
      When player A ends the turn
      Then "Hero" has 0 DON!! cards under it
      And player A's cost area holds 5 active and 1 rested DON!! cards
      And player B's cost area holds 8 active and 0 rested DON!! cards

    @until-1.1.8
    Scenario: Before version 1.2.0, a DON!! card you gave to an opponent's card returns active when they refresh
      Given player B has the active Character "Hero"
      And player A has "Gift" (probe "event-give-don-opponents-character") in the hand
      When player A plays "Gift"
      Then "Hero" has 1 DON!! card under it
      When player A ends the turn
      Then "Hero" has 0 DON!! cards under it
      And player A's cost area holds 6 active and 0 rested DON!! cards

  @OP-6-2-4
  Rule: 6-2-4 All rested cards on the turn player's field and in their cost area become active

    Scenario: The turn player's Leader, Characters, Stage and DON!! cards become active
      Given player B's Leader is the rested "Rival" with 5000 power
      And player B has the rested Character "One"
      And player B has the rested Character "Two"
      And player B has the rested Stage "Fort"
      And player B has 1 active and 4 rested DON!! cards
      When player A ends the turn
      Then "Rival", "One", "Two" and "Fort" are active
      And player B's cost area holds 7 active and 0 rested DON!! cards

    Scenario: The opponent's rested cards stay rested when the turn player refreshes
      Given player A's Leader is the rested "Captain" with 5000 power
      And player A has the rested Character "One"
      And player A has the rested Stage "Fort"
      And player A has 1 active and 4 rested DON!! cards
      And player B has the rested Character "Two"
      When player A ends the turn
      Then "Captain", "One" and "Fort" are rested
      And player A's cost area holds 1 active and 4 rested DON!! cards
      And "Two" is active

    Scenario: A Leader that attacked on its player's last turn can attack again
      When player A attacks "B leader" with "A leader"
      And player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "A leader"
      Then player B's Life area holds 1 card
      And "A leader" is rested

    Scenario: A Character that an effect rests at the start of the turn becomes active with the others
      Given player B has the active Character "Sleeper" (probe "turn-start-rests")
      When player A ends the turn
      Then "Sleeper" is active
      And these events happened in this order:
        | rested     | Sleeper |
        | set active | Sleeper |
      And it is now player B's Main Phase

    @OP-6-3-1
    Scenario: An effect triggered by a card becoming active comes before the draw
      Given "Riser" has this data:
        """
        { "category": "character", "cost": 3, "power": 1000, "abilities": [{ "type": "auto", "when": { "event": "setActive" },
            "if": { "count": { "player": "you", "zone": ["hand"] }, "max": 0 }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has the rested Character "Riser"
      When player A ends the turn
      Then player B's hand holds 2 cards

    @OP-8-1-4-2
    Scenario: A Character kept rested in its player's next Refresh Phase becomes active in the one after
      Given player A has the rested Character "Sleeper"
      And player A has the rested Character "Waker"
      And player B has "Deep sleep" (probe "counter-event-freeze-character") in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Deep sleep"
      And player B chooses "Sleeper"
      And player A ends the turn
      And player B ends the turn
      Then "Sleeper" is rested
      And "Waker" is active
      When player A ends the turn
      And player B ends the turn
      Then "Sleeper" is active

  @OP-6-3-1
  Rule: 6-3-1 The turn player draws a card, except the player going first on the first turn

    Scenario Outline: Player <first>, who goes first, draws no card on the first turn
      Given it is turn 1 of the game
      And it is player <first>'s Refresh Phase
      When player <first> is asked to act
      Then player <first>'s hand holds 0 cards
      When player <first> ends the turn
      Then player <second>'s hand holds 1 card
      And turn 2 of the game has come
      When player <second> ends the turn
      Then player <first>'s hand holds 1 card

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

    Scenario: The turn player draws only the top card of their deck
      Given player B has "Top" and "Next" on top of the deck
      When player A ends the turn
      Then player B's hand holds exactly "Top"
      And the top of player B's deck is "Next"

    @OP-6-4-1
    Scenario: An extra turn of the player going first is not the first turn: they draw and place two DON!! cards
      Given it is turn 1 of the game
      And player A has "Again" (probe "event-another-turn") in the hand
      And player A has 1 active and 0 rested DON!! cards
      When player A plays "Again"
      And player A ends the turn
      Then it is now player A's Main Phase
      And player A's hand holds 1 card
      And player A's cost area holds 3 active and 0 rested DON!! cards

  @OP-6-4-1
  Rule: 6-4-1 The turn player places 2 DON!! cards face up in the cost area, or 1 on the very first turn

    Scenario: The turn player places two DON!! cards face up and active
      When player A ends the turn
      Then player B's cost area holds 8 active and 0 rested DON!! cards
      And player B's DON deck holds 2 cards
      And "player B's DON!! card 7" is face up in player B's cost area
      And player A's cost area holds 6 active and 0 rested DON!! cards

    Scenario Outline: Player <first>, who goes first, places one DON!! card on the first turn, and player <second> two
      Given it is turn 1 of the game
      And it is player <first>'s Refresh Phase
      And player A has 0 active and 0 rested DON!! cards
      And player B has 0 active and 0 rested DON!! cards
      When player <first> is asked to act
      Then player <first>'s cost area holds 1 active and 0 rested DON!! cards
      When player <first> ends the turn
      Then player <second>'s cost area holds 2 active and 0 rested DON!! cards
      When player <second> ends the turn
      Then player <first>'s cost area holds 3 active and 0 rested DON!! cards

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

  @OP-6-4-2
  Rule: 6-4-2 The last card of the DON!! deck is placed alone

    Scenario: A player with one card in the DON!! deck places that one
      Given player B has 9 active and 0 rested DON!! cards
      When player A ends the turn
      Then player B's cost area holds 10 active and 0 rested DON!! cards
      And player B's DON deck holds 0 cards

    Scenario: A player with nine DON!! cards on the field, some of them given, places only one more
      Given player B has 4 active and 2 rested DON!! cards
      And player B has the active Character "Hero"
      And "Hero" has been given 3 DON!! cards
      When player A ends the turn
      Then player B's cost area holds 10 active and 0 rested DON!! cards
      And player B's DON deck holds 0 cards
      And the game goes on

  @OP-6-4-3
  Rule: 6-4-3 Nothing is placed from an empty DON!! deck, and the turn goes on

    Scenario: A player with an empty DON!! deck places nothing and goes on to the Main Phase
      Given player B has 10 active and 0 rested DON!! cards
      And player B has "Hand" in the hand
      When player A ends the turn
      Then player B's cost area holds 10 active and 0 rested DON!! cards
      And the game goes on
      When player B plays "Hand"
      Then player B's cost area holds 8 active and 2 rested DON!! cards
      And it is now player B's Main Phase
