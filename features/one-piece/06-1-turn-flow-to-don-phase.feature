@OP
Feature: 6-1 to 6-4. Turn flow, Refresh Phase, Draw Phase and DON!! Phase

  @OP-6-1-1
  Rule: 6-1-1 A turn is Refresh, Draw, DON!!, Main and End Phase, in this order

    Scenario: what each phase does happens in its place
      Given player B has the rested Character "Sleeper"
      When player A ends the turn
      Then these events happened in this order:
        | setActive | Sleeper |
        | drew      |         |
        | moved     | B don 7 |
      And it is now player B's Main Phase

    Scenario: who draws the last card has refreshed, and gets no DON!! card any more
      Given player B has 1 card in the deck
      And player B has the rested Character "Sleeper"
      When player A ends the turn
      Then player A wins the game
      And "Sleeper" is active
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: the DON!! cards of the turn are there for its Main Phase
      Given player B has 0 active and 0 rested DON!! cards
      And player B has "Hand" in the hand
      When player A ends the turn
      And player B plays "Hand"
      Then "Hand" is in player B's Character area
      And player B's cost area holds 0 active and 2 rested DON!! cards

    Scenario: the End Phase comes when the Main Phase is over, and not again
      Given player A has the active Character "Closer" (probe "end-your-turn-draw")
      And player A has "Late" in the hand
      When player A plays "Late"
      Then player A's hand holds 0 cards
      When player A ends the turn
      Then player A's hand holds 1 card
      And it is now player B's Main Phase

  @OP-6-1-2
  Rule: 6-1-2 The turn player alone goes through the phases

    Scenario Outline: in player <turn player>'s turn only player <turn player> refreshes, draws and gets DON!! cards
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

    Scenario: the other player does nothing of a Main Phase
      Given player B has "Hand" in the hand
      When player B tries to play "Hand"
      Then that is not offered
      And player B is not asked to act
      When player A ends the turn
      And player B plays "Hand"
      Then it is now player B's Main Phase
      And "Hand" is in player B's Character area

  @OP-6-2-1
  Rule: 6-2-1 What lasts until the start of a player's next turn ends as that turn begins

    Scenario: it lasts through the opponent's turn and is gone in the own
      Given player A has "Vow" (probe "event-power-your-next-turn") in the hand
      When player A plays "Vow"
      And player A ends the turn
      Then "A leader" has 7000 power
      When player B ends the turn
      Then "A leader" has 5000 power
      And it is now player A's Main Phase

    Scenario: one that began in the opponent's turn ends with the own turn that follows
      Given player B has "Vow" (probe "event-power-your-next-turn") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Vow"
      Then "B leader" has 7000 power
      When player A ends the turn
      Then "B leader" has 5000 power
      And it is now player B's Main Phase

    Scenario: the start of the opponent's turn ends only the opponent's
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
    Scenario: an effect at the start of the turn finds it gone
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
  Rule: 6-2-2 Effects of both players at the start of the turn come in the Refresh Phase

    Scenario: those about the own turn only in the own, those about the opponent's only in that
      Given player B has the active Character "Riser" (probe "turn-start-draw")
      And player A has the active Character "Spy" (probe "opponents-turn-start-draw")
      When player A ends the turn
      Then player B's hand holds 2 cards
      And player A's hand holds 1 card
      When player B ends the turn
      Then player B's hand holds 2 cards
      And player A's hand holds 2 cards

    @OP-8-6-1
    Scenario: the turn player's come first
      Given player A has the active Character "Spy" (probe "opponents-turn-start-draw")
      And player B has the active Character "Riser" (probe "turn-start-draw")
      When player A ends the turn
      Then these events happened in this order:
        | effectActivated | Riser |
        | effectActivated | Spy   |
        | moved           | B don 7 |
      And player A's hand holds 1 card

    Scenario: they come before anything is set active
      Given player B has the active Character "Grumbler" (probe "turn-start-draw-if-leader-rested")
      And player B's Leader is the rested "Sleeper" with 5000 power
      When player A ends the turn
      Then player B's hand holds 2 cards
      And "Sleeper" is active

    @OP-10-2-9-1
    Scenario: they come before given DON!! cards are taken back
      Given player B has the active Character "Bearer" (probe "don-1-turn-start-draw")
      And "Bearer" has been given 1 DON!! card
      When player A ends the turn
      Then player B's hand holds 2 cards
      And "Bearer" has 0 DON!! cards under it

  @OP-6-2-3
  Rule: 6-2-3 All DON!! cards given to the turn player's cards come back to the cost area, rested

    # answers: RULES#13
    Scenario: from the Leader and from Characters, at the start of the own turn and not of the opponent's
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

    Scenario: those of the opponent stay where they are
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
    Scenario: they come rested, which shows where they cannot become active
      Given player B has the active Stage "Frost" (probe "stage-opponents-don-not-refreshed")
      When player A gives 2 DON!! cards to "A leader"
      And player A ends the turn
      And player B ends the turn
      Then player A's cost area holds 6 active and 2 rested DON!! cards
      And "A leader" has 0 DON!! cards under it

    @until-1.1.8 @OP-3-9-3
    Scenario: they come active, so that nothing has to make them so
      Given player B has the active Stage "Frost" (probe "stage-opponents-don-not-refreshed")
      When player A gives 2 DON!! cards to "A leader"
      And player A ends the turn
      And player B ends the turn
      Then player A's cost area holds 8 active and 0 rested DON!! cards
      And "A leader" has 0 DON!! cards under it

    @since-1.2.0
    Scenario: they come first and are set active with the others afterwards
      Given player B's Leader is "Rival" with 5000 power
      And player B has 0 active and 3 rested DON!! cards
      And "Rival" has been given 1 DON!! card
      When player A ends the turn
      Then these events happened in this order:
        | moved     | B don 4 |
        | setActive | B don 1 |
        | setActive | B don 4 |
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: what an effect at the start of the turn gives comes back with the rest
      Given player B has the active Character "Giver" (probe "turn-start-takes-don")
      When player A ends the turn
      Then "Giver" has 0 DON!! cards under it
      And player B's cost area holds 8 active and 0 rested DON!! cards

    @since-1.2.0
    Scenario: what an effect gave to a card of the opponent comes back when that card's player refreshes
      Given player B has the active Character "Hero"
      And player A has "Gift" (probe "event-give-don-opponents-character") in the hand
      When player A plays "Gift"
      Then "Hero" has 1 DON!! card under it
      When player A ends the turn
      Then "Hero" has 0 DON!! cards under it
      And player A's cost area holds 5 active and 1 rested DON!! cards
      And player B's cost area holds 8 active and 0 rested DON!! cards

    @until-1.1.8
    Scenario: what an effect gave to a card of the opponent comes back active when that card's player refreshes
      Given player B has the active Character "Hero"
      And player A has "Gift" (probe "event-give-don-opponents-character") in the hand
      When player A plays "Gift"
      Then "Hero" has 1 DON!! card under it
      When player A ends the turn
      Then "Hero" has 0 DON!! cards under it
      And player A's cost area holds 6 active and 0 rested DON!! cards

  @OP-6-2-4
  Rule: 6-2-4 All rested cards of the turn player's field and cost area become active

    Scenario: Leader, Characters, Stage and DON!! cards
      Given player B's Leader is the rested "Rival" with 5000 power
      And player B has the rested Character "One"
      And player B has the rested Character "Two"
      And player B has the rested Stage "Fort"
      And player B has 1 active and 4 rested DON!! cards
      When player A ends the turn
      Then "Rival", "One", "Two" and "Fort" are active
      And player B's cost area holds 7 active and 0 rested DON!! cards

    Scenario: nothing of the other player's
      Given player A's Leader is the rested "Captain" with 5000 power
      And player A has the rested Character "One"
      And player A has the rested Stage "Fort"
      And player A has 1 active and 4 rested DON!! cards
      And player B has the rested Character "Two"
      When player A ends the turn
      Then "Captain", "One" and "Fort" are rested
      And player A's cost area holds 1 active and 4 rested DON!! cards
      And "Two" is active

    Scenario: what attacked in the last turn can attack again
      When player A attacks "B leader" with "A leader"
      And player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "A leader"
      Then player B's Life area holds 1 card
      And "A leader" is rested

    Scenario: what an effect at the start of the turn rests becomes active with the others
      Given player B has the active Character "Sleeper" (probe "turn-start-rests")
      When player A ends the turn
      Then "Sleeper" is active
      And these events happened in this order:
        | rested    | Sleeper |
        | setActive | Sleeper |
      And it is now player B's Main Phase

    @OP-6-3-1
    Scenario: what is triggered by a card that becomes active comes before the draw
      Given "Riser" has this data:
        """
        { "category": "character", "cost": 3, "power": 1000,
          "text": "When this Character becomes active, if you have no cards in your hand, draw 1 card.",
          "abilities": [{ "type": "auto", "when": { "event": "setActive" },
            "if": { "count": { "player": "you", "zone": ["hand"] }, "max": 0 }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has the rested Character "Riser"
      When player A ends the turn
      Then player B's hand holds 2 cards

    @OP-8-1-4-2
    Scenario: what keeps a card rested in the opponent's next Refresh Phase is there still after the own one
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
  Rule: 6-3-1 The turn player draws a card, except the player going first in the first turn

    Scenario Outline: player <first>, who goes first, draws nothing in the first turn
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

    Scenario: it is the top card of the own deck, and one only
      Given player B has "Top" and "Next" on top of the deck
      When player A ends the turn
      Then player B's hand holds exactly "Top"
      And the top of player B's deck is "Next"

    @OP-6-4-1
    Scenario: another turn of the player going first is not the first one any more
      Given it is turn 1 of the game
      And player A has "Again" (probe "event-another-turn") in the hand
      And player A has 1 active and 0 rested DON!! cards
      When player A plays "Again"
      And player A ends the turn
      Then it is now player A's Main Phase
      And player A's hand holds 1 card
      And player A's cost area holds 3 active and 0 rested DON!! cards

  @OP-6-4-1
  Rule: 6-4-1 The turn player places 2 DON!! cards face up in the cost area, in the very first turn only 1

    Scenario: two, active and face up
      When player A ends the turn
      Then player B's cost area holds 8 active and 0 rested DON!! cards
      And player B's DON deck holds 2 cards
      And "B don 7" is face up in player B's cost area
      And player A's cost area holds 6 active and 0 rested DON!! cards

    Scenario Outline: player <first>, who goes first, places one in the first turn, the other two
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

    Scenario: one is left, one is placed
      Given player B has 9 active and 0 rested DON!! cards
      When player A ends the turn
      Then player B's cost area holds 10 active and 0 rested DON!! cards
      And player B's DON deck holds 0 cards

    Scenario: the others may be given to cards
      Given player B has 4 active and 2 rested DON!! cards
      And player B has the active Character "Hero"
      And "Hero" has been given 3 DON!! cards
      When player A ends the turn
      Then player B's cost area holds 10 active and 0 rested DON!! cards
      And player B's DON deck holds 0 cards
      And the game goes on

  @OP-6-4-3
  Rule: 6-4-3 From an empty DON!! deck nothing is placed, and nothing comes of that

    Scenario: the turn goes on with the Main Phase
      Given player B has 10 active and 0 rested DON!! cards
      And player B has "Hand" in the hand
      When player A ends the turn
      Then player B's cost area holds 10 active and 0 rested DON!! cards
      And the game goes on
      When player B plays "Hand"
      Then player B's cost area holds 8 active and 2 rested DON!! cards
      And it is now player B's Main Phase
