@LN
Feature: 4-5 to 4-6. Main Phase 2 and End of Turn

  @LN-4-5-1
  Rule: 4-5-1 The first turn of the game has no Main Phase 2

    Scenario: the first player's first turn is over after Main Phase 1
      Given it is turn 1 of the game
      And player A has "First" and "Second" in the hand
      When player A plays "First"
      And player A ends the phase
      Then it is now player B's Main Phase 1
      And turn 2 of the game has come
      And "First" is in player A's support zone
      And "Second" is in player A's hand

    Scenario: the second player's first turn has one
      Given it is turn 1 of the game
      And player B's turn marker is at 2
      And player B has "First" and "Second" in the hand
      When player A ends the turn
      And player B plays "First"
      And player B ends the phase
      And player B ends the phase
      Then it is now player B's Main Phase 2
      When player B plays "Second"
      Then "First" and "Second" are in player B's support zone

    Scenario: the first player has one from the own second turn on
      Given it is turn 1 of the game
      When player A ends the turn
      And player B ends the turn
      And player A ends the phase
      And player A ends the phase
      Then it is now player A's Main Phase 2
      And turn 3 of the game has come

    Scenario: the same in a game from its beginning
      Given both players have decks of 40 cards, with the turn cost 1 characters "A hero" and "A recruit" for player A and "B hero" and "B recruit" for player B
      And the next shuffle of player B's deck puts "B recruit" on top
      And the lot falls to player A
      When player A chooses to go second
      And player A chooses "A hero" as Main Character
      And player B chooses "B hero" as Main Character
      Then it is now player B's Main Phase 1
      When player B plays "B recruit"
      And player B ends the phase
      Then it is now player A's Main Phase 1
      And turn 2 of the game has come

  @LN-4-5-2
  Rule: 4-5-2 In Main Phase 2 the turn player may play at most one support

    Scenario: each Main Phase has an allowance of its own
      Given "First" is a character of turn cost 0 with 1000 AP
      And "Second" is a character of turn cost 0 with 1000 AP
      And player A's turn marker is at 0
      And player A has "First" and "Second" in the hand
      When player A plays "First"
      And player A ends the phase
      And player A ends the phase
      And player A plays "Second"
      Then "First" and "Second" are in player A's support zone

    Scenario: a second one in Main Phase 2 is too many
      Given "First" is a character of turn cost 0 with 1000 AP
      And "Second" is a character of turn cost 0 with 1000 AP
      And "Third" is a character of turn cost 0 with 1000 AP
      And player A's turn marker is at 0
      And player A has "First", "Second" and "Third" in the hand
      When player A plays "First"
      And player A ends the phase
      And player A ends the phase
      And player A plays "Second"
      And player A tries to play "Third"
      Then that is refused
      And "First" and "Second" are in player A's support zone
      And "Third" is in player A's hand

    Scenario: what was not played in Main Phase 1 is not made up for
      Given player A has "First" and "Second" in the hand
      When player A ends the phase
      And player A ends the phase
      And player A plays "First"
      And player A tries to play "Second"
      Then that is refused
      And "First" is in player A's support zone
      And "Second" is in player A's hand

    Scenario: player B has the same allowance in the own turn
      Given it is player B's Main Phase 2
      And player B has "First" and "Second" in the hand
      When player B plays "First"
      And player B tries to play "Second"
      Then that is refused
      And player B's support zone holds exactly "First"

  @LN-4-5-3
  Rule: 4-5-3 In Main Phase 2 both players may use events and effects whose conditions are met

    Scenario: the turn player uses an event
      Given it is player A's Main Phase 2
      And player A has "Boost" (probe "event-main-ap") in the hand
      When player A uses "Boost"
      Then it is now player A's Main Phase 2
      And "A main" has 4500 AP

    Scenario: the opponent uses an event, and has one card less at the End of Turn
      Given it is player A's Main Phase 2
      And player B has "Rise" (probe "event-main-level-up") in the hand
      And player B has 7 cards in the hand
      When player B uses "Rise"
      Then player B's Main Character is now at level 2

    Scenario: an event used after the battles protects the Main Character in the turn that follows
      Given it is player A's Main Phase 2
      And player A has "Shield" (probe "event-main-opponents-turn-ap") in the hand
      When player A uses "Shield"
      And player A ends the turn
      And player B attacks "A main" with "B main"
      Then "B main" is resting
      And player B's Main Character is now at level 1
      And "A main" has 4000 AP

    Scenario: the skill of a character that attacked can still be used
      Given player A has the resting Support Character "Drummer" (probe "character-main-ap")
      And it is player A's Main Phase 2
      When player A uses "Drummer"
      Then "Drummer" has 3000 AP

    @LN-2-3-1
    Scenario: an event for the Battle Phase does not meet its condition here
      Given it is player A's Main Phase 2
      And player A has "Charge" (probe "event-battle-ap") and "Boost" (probe "event-main-ap") in the hand
      When player A tries to use "Charge"
      Then that is refused
      When player A uses "Boost"
      Then "A main" has 4500 AP
      And "Charge" is in player A's hand

    @reading
    Scenario: the turn player comes first, then the two alternate
      Given player A has "A's boost" (probe "event-main-ap") in the hand
      And player B has "B's boost" (probe "event-main-ap") in the hand
      And it is player A's Main Phase 2
      When player A uses "A's boost"
      Then player B is the one who decides
      When player B uses "B's boost"
      Then player A is the one who decides
      And "A main" has 4500 AP
      And "B main" has 4000 AP

  @LN-4-6-1
  Rule: 4-6-1 At the End of Turn effects for this moment are carried out first

    Scenario: an effect at the end of the turn is carried out
      Given player A has the active Support Character "Scribe" (probe "character-end-of-turn-draw")
      And player A has "Top" on top of the deck
      When player A ends the turn
      Then player A's hand holds exactly "Top"

    Scenario: it comes before hands are looked at
      Given player A has the active Support Character "Scribe" (probe "character-end-of-turn-draw")
      And player A has "Page" in the hand
      And player A has 6 cards in the hand
      When player A discards "Page"
      Then it is now player B's Main Phase 1
      And "Page" is in player A's discard pile
      And player A's hand holds 6 cards
      And player A's deck holds 19 cards

    Scenario: it comes before the boosts of this turn are lost
      Given player A has the active Support Character "Veteran" (probe "character-end-of-turn-draw-if-ap")
      And player A has "Boost" (probe "event-main-ap") in the hand
      And player A has "Top" on top of the deck
      When player A uses "Boost"
      And player A ends the turn
      Then player A's hand holds exactly "Top"

    Scenario: an effect at the end of the own turn waits for the own turn
      Given player B has the active Support Character "Scribe" (probe "character-end-of-turn-draw")
      And player B has "Top" and "Next" on top of the deck
      When player A ends the turn
      Then player B's hand holds exactly "Top"
      When player B ends the turn
      Then player B's hand holds exactly "Top" and "Next"

  @LN-4-6-2
  Rule: 4-6-2 At the End of Turn a player with seven or more cards in the hand discards down to six

    Scenario: with seven cards one is discarded
      Given player A has "Page" in the hand
      And player A has 7 cards in the hand
      When player A discards "Page"
      Then it is now player B's Main Phase 1
      And "Page" is in player A's discard pile
      And player A's hand holds 6 cards

    Scenario: with six cards none is discarded, though the other player discards
      Given player A has 6 cards in the hand
      And player B has "Page" in the hand
      And player B has 7 cards in the hand
      When player B discards "Page"
      Then it is now player B's Main Phase 1
      And "Page" is in player B's discard pile
      And player A's hand holds 6 cards
      And player A's discard pile holds 0 cards

    Scenario: with nine cards it takes three, no fewer and no more
      Given player A has "Page", "Sheet", "Scroll" and "Book" in the hand
      And player A has 9 cards in the hand
      When player A is asked to discard
      And player A tries to discard "Page" and "Sheet"
      Then that is refused
      When player A tries to discard "Page", "Sheet", "Scroll" and "Book"
      Then that is refused
      When player A discards "Page", "Sheet" and "Book"
      Then it is now player B's Main Phase 1
      And player A's hand holds 6 cards
      And player A's discard pile holds exactly "Page", "Sheet" and "Book"

    Scenario: the player whose turn it is not discards as well
      Given player B has "Page" and "Sheet" in the hand
      And player B has 8 cards in the hand
      And player B has "Top" on top of the deck
      When player B discards "Page" and "Sheet"
      Then it is now player B's Main Phase 1
      And player B's discard pile holds exactly "Page" and "Sheet"
      And "Top" is in player B's hand
      And player B's hand holds 7 cards

    Scenario: only the hand at the end of the turn counts
      Given player A has "Recruit" and "Page" in the hand
      And player A has 8 cards in the hand
      When player A ends the phase
      Then it is now player A's Battle Phase
      And player A's hand holds 8 cards
      When player A plays "Recruit"
      And player A discards "Page"
      Then player A's hand holds 6 cards
      And player A's discard pile holds exactly "Page"

    @reading
    Scenario: where both have too many the turn player discards first
      Given player A has "A's page" in the hand
      And player A has 7 cards in the hand
      And player B has "B's page" in the hand
      And player B has 7 cards in the hand
      When player A discards "A's page"
      And player B discards "B's page"
      Then "A's page" is in player A's discard pile
      And "B's page" is in player B's discard pile
      And player A's hand holds 6 cards

    @reading
    Scenario: hands are looked at once: a card that comes of the discard stays
      Given "Ledger" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 1000,
          "abilities": [
            {
              "type": "start", "when": { "event": "discarded", "subject": "any", "player": "you" },
              "effect": [{ "do": "draw", "count": 1 }]
            }
          ]
        }
        """
      And player A has the active Support Character "Ledger"
      And player A has "Page" in the hand
      And player A has 7 cards in the hand
      When player A discards "Page"
      Then "Page" is in player A's discard pile
      And player A's hand holds 7 cards
      And it is now player B's Main Phase 1

  @LN-4-6-3
  Rule: 4-6-3 At the End of Turn effects until the end of the turn or of the next battle are lost

    Scenario: an effect until the end of the turn does not reach into the next turn
      Given player A has "Boost" (probe "event-main-ap") in the hand
      When player A uses "Boost"
      Then "A main" has 4500 AP
      When player A ends the turn
      Then "A main" has 3000 AP

    Scenario: an effect of the other player ends with the turn as well
      Given player B has "Boost" (probe "event-main-ap") in the hand
      And player B's Main Character is the resting "Chief" with 3000 AP
      When player B uses "Boost"
      Then "Chief" has 4000 AP
      When player A ends the turn
      Then "Chief" is active
      And "Chief" has 3500 AP

    Scenario: a boost until the end of the next battle is lost where no battle came
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player B's Main Character is "Chief" with 3400 AP
      When player A uses "Focus"
      Then "A main" has 4500 AP
      When player A ends the turn
      Then "A main" has 3000 AP
      When player B attacks "A main" with "Chief"
      Then player B's Main Character is now at level 2

    Scenario: so is one whose character took no part in the battles of the turn
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A uses "Focus"
      And player A attacks "Prey" with "Striker"
      Then "A main" has 4500 AP
      When player A ends the turn
      Then "A main" has 3000 AP

    Scenario: what is said to last longer is kept until that time
      Given player A has "Shield" (probe "event-main-opponents-turn-ap") in the hand
      When player A uses "Shield"
      Then "A main" has 4500 AP
      When player A ends the turn
      Then "A main" has 4000 AP
      When player B ends the turn
      Then "A main" has 3500 AP

    Scenario: effects are lost after the hands are put in order
      Given player A has "Boost" (probe "event-main-ap") and "Page" in the hand
      And player A has 8 cards in the hand
      When player A uses "Boost"
      Then player A is asked to discard
      And "A main" has 4500 AP
      When player A discards "Page"
      Then it is now player B's Main Phase 1
      And "A main" has 3000 AP

    Scenario: a skill gained until the end of the turn is lost with it
      Given "Lend" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "gain",
                  "ability": {
                    "type": "start", "when": { "event": "attackDeclared" },
                    "effect": [{ "do": "draw", "count": 1 }]
                  },
                  "target": { "all": { "player": "you", "zone": ["main"] } }, "until": "turn"
                }
              ]
            }
          ]
        }
        """
      And player A has "Lend" in the hand
      When player A uses "Lend"
      And player A attacks "B main" with "A main"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B main" with "A main"
      Then "A main" is resting
      And player A's hand holds 2 cards

    Scenario: AP until the end of the turn is there after the battle, and gone in the next turn
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-turn") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 1 of the effect
      And player A attacks "Prey" with "Second striker"
      Then "Guard" has 3000 AP
      When player A ends the turn
      Then "Guard" has 2000 AP

    Scenario Outline: <what> until the end of the turn is there in the next battle, and gone in the next turn
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-turn") in the hand
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice <choice> of the effect
      And player A attacks "Prey" with "Second striker"
      And player B tries to use "Guard"
      Then that is refused
      When player B uses "Captain"
      And player A ends the turn
      And player B ends the phase
      And player B uses "Guard"
      Then player B's hand holds 2 cards

      Examples:
        | what          | choice |
        | a prohibition | 2      |

      @LN-2-3
      Examples:
        | what       | choice |
        | a negation | 4      |

    @LN-2-3
    Scenario: a skill gained until the end of the turn is there in the next battle, and gone in the next turn
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-turn") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Second guard" with 2000 AP
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 3 of the effect
      And player A attacks "Prey" with "Second striker"
      And player B uses "Guard"
      Then player B's hand holds 1 card
      When player A ends the turn
      And player B ends the phase
      And player B tries to use "Second guard"
      Then that is refused
      When player B uses "Captain"
      Then "Captain" has 3500 AP

    Scenario: AP until the end of the opponent's next turn is there in that turn, and gone after it
      Given it is player A's Battle Phase
      And player A has "Vow" (probe "event-choose-opponents-turn") in the hand
      And player A has the active Support Character "Guard" with 2000 AP
      When player A uses "Vow"
      And player A takes choice 1 of the effect
      And player A ends the turn
      Then "Guard" has 3000 AP
      When player B ends the turn
      Then "Guard" has 2000 AP

    Scenario Outline: <what> until the end of the opponent's next turn is there in that turn, and gone after it
      Given it is player A's Battle Phase
      And player A has "Vow" (probe "event-choose-opponents-turn") in the hand
      And player A has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player A's Main Character is "Captain" (probe "use-in-battle-ap")
      When player A uses "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      And player B ends the phase
      And player A tries to use "Guard"
      Then that is refused
      When player A uses "Captain"
      And player B ends the turn
      And player A ends the phase
      And player A uses "Guard"
      Then player A's hand holds 2 cards

      Examples:
        | what          | choice |
        | a prohibition | 2      |

      @LN-2-3
      Examples:
        | what       | choice |
        | a negation | 4      |

    @LN-2-3
    Scenario: a skill gained until the end of the opponent's next turn is there in that turn, and gone after it
      Given it is player A's Battle Phase
      And player A has "Vow" (probe "event-choose-opponents-turn") in the hand
      And player A has the active Support Character "Guard" with 2000 AP
      And player A has the active Support Character "Second guard" with 2000 AP
      And player A's Main Character is "Captain" (probe "use-in-battle-ap")
      When player A uses "Vow"
      And player A takes choice 3 of the effect
      And player A ends the turn
      And player B ends the phase
      And player A uses "Guard"
      Then player A's hand holds 1 card
      When player B ends the turn
      And player A ends the phase
      And player A tries to use "Second guard"
      Then that is refused
      When player A uses "Captain"
      Then "Captain" has 3500 AP

    Scenario: AP for the rest of the game is there in the opponent's second turn
      Given it is player A's Battle Phase
      And player A has "Vow" (probe "event-choose-game") in the hand
      And player A has the active Support Character "Guard" with 2000 AP
      When player A uses "Vow"
      And player A takes choice 1 of the effect
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then "Guard" has 3000 AP
      And it is now player B's Main Phase 1

    Scenario Outline: <what> for the rest of the game is there in the opponent's second turn
      Given it is player A's Battle Phase
      And player A has "Vow" (probe "event-choose-game") in the hand
      And player A has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player A's Main Character is "Captain" (probe "use-in-battle-ap")
      When player A uses "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      And player B ends the phase
      And player A tries to use "Guard"
      Then that is refused
      When player A uses "Captain"
      Then "Captain" has 3000 AP

      Examples:
        | what          | choice |
        | a prohibition | 2      |

      @LN-2-3
      Examples:
        | what       | choice |
        | a negation | 4      |

    Scenario: a skill gained for the rest of the game is there in the opponent's second turn
      Given it is player A's Battle Phase
      And player A has "Vow" (probe "event-choose-game") in the hand
      And player A has the active Support Character "Guard" with 2000 AP
      When player A uses "Vow"
      And player A takes choice 3 of the effect
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      And player B ends the phase
      And player A uses "Guard"
      Then player A's hand holds 2 cards

    Scenario Outline: AP is not there for a card that has left and come back (<probe>)
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "<probe>") in the hand
      And player B has "Blink" (probe "event-battle-blink") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Second guard" with 2000 AP
      And player A has the active Support Character "Striker" with 2500 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 1 of the effect
      And player B uses "Blink"
      And player B chooses "Guard"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      When player A ends the turn
      Then it is now player B's Main Phase 1

      Examples:
        | probe                       |
        | event-choose-turn           |
        | event-choose-opponents-turn |
        | event-choose-game           |

    Scenario Outline: <what> is not there for a card that has left and come back (<probe>)
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "<probe>") in the hand
      And player B has "Blink" (probe "event-battle-blink") in the hand
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player A has the active Support Character "Striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice <choice> of the effect
      And player B uses "Blink"
      And player B chooses "Guard"
      And player B uses "Guard"
      Then player B's hand holds 1 card
      When player A ends the turn
      Then it is now player B's Main Phase 1

      Examples:
        | what          | probe                       | choice |
        | a prohibition | event-choose-turn           | 2      |
        | a negation    | event-choose-turn           | 4      |
        | a prohibition | event-choose-opponents-turn | 2      |
        | a negation    | event-choose-opponents-turn | 4      |
        | a prohibition | event-choose-game           | 2      |
        | a negation    | event-choose-game           | 4      |

    @LN-2-3
    Scenario Outline: a gained skill is not there for a card that has left and come back (<probe>)
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "<probe>") in the hand
      And player B has "Blink" (probe "event-battle-blink") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Second guard" with 2000 AP
      And player A has the active Support Character "Striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 3 of the effect
      And player B uses "Blink"
      And player B chooses "Guard"
      And player B tries to use "Guard"
      Then that is refused
      When player B uses "Second guard"
      Then player B's hand holds 1 card
      When player A ends the turn
      Then it is now player B's Main Phase 1

      Examples:
        | probe                       |
        | event-choose-turn           |
        | event-choose-opponents-turn |
        | event-choose-game           |

  @LN-4-6-4
  Rule: 4-6-4 Then the next player takes a turn

    Scenario: player B follows player A
      When player A ends the turn
      Then it is now player B's Main Phase 1

    Scenario: player A follows player B
      Given it is player B's Main Phase 2
      When player B ends the turn
      Then it is now player A's Main Phase 1

    Scenario: turn after turn the players alternate
      Given it is turn 5 of the game
      When player A ends the turn
      And player B ends the turn
      Then it is now player A's Main Phase 1
      When player A ends the turn
      Then it is now player B's Main Phase 1
      And turn 8 of the game has come

    Scenario: the next player takes over the right to attack
      When player A attacks "B main" with "A main"
      And player A ends the turn
      And player B attacks "A main" with "B main"
      Then player A's Main Character is now at level 1
      And player B's Main Character is now at level 2
