@LN
Feature: 4-5 to 4-6. Main Phase 2 and End of Turn

  @LN-4-5-1
  Rule: 4-5-1 The first turn of the game has no Main Phase 2

    Scenario: The first player's first turn ends after Main Phase 1
      Given it is turn 1 of the game
      And player A has "First" and "Second" in the hand
      When player A plays "First"
      And player A ends the phase
      Then it is now player B's Main Phase 1
      And turn 2 of the game has come
      And "First" is in player A's support zone
      And "Second" is in player A's hand

    Scenario: The second player's first turn has a Main Phase 2
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

    Scenario: The first player has a Main Phase 2 from their second turn on
      Given it is turn 1 of the game
      When player A ends the turn
      And player B ends the turn
      And player A ends the phase
      And player A ends the phase
      Then it is now player A's Main Phase 2
      And turn 3 of the game has come

    Scenario: A game that begins with the choice of turn order has no Main Phase 2 in its first turn
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
  Rule: 4-5-2 In Main Phase 2 the turn player may play at most one Support

    Scenario: A player may play one Support in Main Phase 1 and another in Main Phase 2
      Given "First" is a character of turn cost 0 with 1000 AP
      And "Second" is a character of turn cost 0 with 1000 AP
      And player A's turn marker is at 0
      And player A has "First" and "Second" in the hand
      When player A plays "First"
      And player A ends the phase
      And player A ends the phase
      And player A plays "Second"
      Then "First" and "Second" are in player A's support zone

    Scenario: A player cannot play a second Support in Main Phase 2
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

    Scenario: A player who played no Support in Main Phase 1 may still play only one in Main Phase 2
      Given player A has "First" and "Second" in the hand
      When player A ends the phase
      And player A ends the phase
      And player A plays "First"
      And player A tries to play "Second"
      Then that is refused
      And "First" is in player A's support zone
      And "Second" is in player A's hand

    Scenario: Player B may play one Support in their own Main Phase 2
      Given it is player B's Main Phase 2
      And player B has "First" and "Second" in the hand
      When player B plays "First"
      And player B tries to play "Second"
      Then that is refused
      And player B's support zone holds exactly "First"

  @LN-4-5-3
  Rule: 4-5-3 In Main Phase 2 both players may use events and effects whose conditions are met

    Scenario: The turn player may use an event in Main Phase 2
      Given it is player A's Main Phase 2
      And player A has "Boost" (probe "event-main-ap") in the hand
      When player A uses "Boost"
      Then it is now player A's Main Phase 2
      And "A main" has 4500 AP

    Scenario: The opponent may use an event in Main Phase 2
      Given it is player A's Main Phase 2
      And player B has "Rise" (probe "event-main-level-up") in the hand
      And player B has 7 cards in the hand
      When player B uses "Rise"
      Then player B's Main Character is now at level 2

    Scenario: A Main Phase 2 event that lasts through the opponent's next turn protects the Main Character there
      Given it is player A's Main Phase 2
      And player A has "Shield" (probe "event-main-opponents-turn-ap") in the hand
      When player A uses "Shield"
      And player A ends the turn
      And player B attacks "A main" with "B main"
      Then "B main" is resting
      And player B's Main Character is now at level 1
      And "A main" has 4000 AP

    Scenario: A resting character may use its skill in Main Phase 2
      Given player A has the resting Support Character "Drummer" (probe "character-main-ap")
      And it is player A's Main Phase 2
      When player A uses "Drummer"
      Then "Drummer" has 3000 AP

    @LN-2-3-1
    Scenario: An event for the Battle Phase cannot be used in Main Phase 2
      Given it is player A's Main Phase 2
      And player A has "Charge" (probe "event-battle-ap") and "Boost" (probe "event-main-ap") in the hand
      When player A tries to use "Charge"
      Then that is refused
      When player A uses "Boost"
      Then "A main" has 4500 AP
      And "Charge" is in player A's hand

    @reading
    Scenario: In Main Phase 2 the turn player acts first, and then the players alternate
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

    Scenario: A [Start] skill for the end of the turn is carried out at the End of Turn
      Given player A has the active Support Character "Scribe" (probe "character-end-of-turn-draw")
      And player A has "Top" on top of the deck
      When player A ends the turn
      Then player A's hand holds exactly "Top"

    Scenario: A card drawn by an effect at the End of Turn counts for the hand limit
      Given player A has the active Support Character "Scribe" (probe "character-end-of-turn-draw")
      And player A has "Page" in the hand
      And player A has 6 cards in the hand
      When player A discards "Page"
      Then it is now player B's Main Phase 1
      And "Page" is in player A's discard pile
      And player A's hand holds 6 cards
      And player A's deck holds 19 cards

    Scenario: A [Start] skill at the End of Turn still counts the boosts of that turn
      Given player A has the active Support Character "Veteran" (probe "character-end-of-turn-draw-if-ap")
      And player A has "Boost" (probe "event-main-ap") in the hand
      And player A has "Top" on top of the deck
      When player A uses "Boost"
      And player A ends the turn
      Then player A's hand holds exactly "Top"

    Scenario: A [Start] skill for the end of its player's turn does nothing at the end of the opponent's turn
      Given player B has the active Support Character "Scribe" (probe "character-end-of-turn-draw")
      And player B has "Top" and "Next" on top of the deck
      When player A ends the turn
      Then player B's hand holds exactly "Top"
      When player B ends the turn
      Then player B's hand holds exactly "Top" and "Next"

  @LN-4-6-2
  Rule: 4-6-2 At the End of Turn a player with seven or more cards in the hand discards down to six

    Scenario: A player with seven cards in the hand discards one at the End of Turn
      Given player A has "Page" in the hand
      And player A has 7 cards in the hand
      When player A discards "Page"
      Then it is now player B's Main Phase 1
      And "Page" is in player A's discard pile
      And player A's hand holds 6 cards

    Scenario: A player with six cards in the hand discards none, even if the opponent has to discard
      Given player A has 6 cards in the hand
      And player B has "Page" in the hand
      And player B has 7 cards in the hand
      When player B discards "Page"
      Then it is now player B's Main Phase 1
      And "Page" is in player B's discard pile
      And player A's hand holds 6 cards
      And player A's discard pile holds 0 cards

    Scenario: A player with nine cards in the hand discards exactly three
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

    Scenario: The opponent discards down to six at the end of the turn player's turn as well
      Given player B has "Page" and "Sheet" in the hand
      And player B has 8 cards in the hand
      And player B has "Top" on top of the deck
      When player B discards "Page" and "Sheet"
      Then it is now player B's Main Phase 1
      And player B's discard pile holds exactly "Page" and "Sheet"
      And "Top" is in player B's hand
      And player B's hand holds 7 cards

    Scenario: Only the cards in the hand at the End of Turn count for the hand limit
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
    Scenario: If both players have too many cards, the turn player discards first
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
    Scenario: A card drawn because of the discard at the End of Turn does not have to be discarded
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
  Rule: 4-6-3 Effects until the end of the turn or of the next battle end at the End of Turn

    Scenario: A boost until the end of the turn is gone in the next turn
      Given player A has "Boost" (probe "event-main-ap") in the hand
      When player A uses "Boost"
      Then "A main" has 4500 AP
      When player A ends the turn
      Then "A main" has 3000 AP

    Scenario: The opponent's boost until the end of the turn ends with the turn player's turn as well
      Given player B has "Boost" (probe "event-main-ap") in the hand
      And player B's Main Character is the resting "Chief" with 3000 AP
      When player B uses "Boost"
      Then "Chief" has 4000 AP
      When player A ends the turn
      Then "Chief" is active
      And "Chief" has 3500 AP

    Scenario: A boost until the end of the next battle is lost at the End of Turn if there was no battle
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player B's Main Character is "Chief" with 3400 AP
      When player A uses "Focus"
      Then "A main" has 4500 AP
      When player A ends the turn
      Then "A main" has 3000 AP
      When player B attacks "A main" with "Chief"
      Then player B's Main Character is now at level 2

    Scenario: A boost until the end of the next battle is lost at the End of Turn if its character was in no battle
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A uses "Focus"
      And player A attacks "Prey" with "Striker"
      Then "A main" has 4500 AP
      When player A ends the turn
      Then "A main" has 3000 AP

    Scenario: A boost until the end of the opponent's next turn is kept until then
      Given player A has "Shield" (probe "event-main-opponents-turn-ap") in the hand
      When player A uses "Shield"
      Then "A main" has 4500 AP
      When player A ends the turn
      Then "A main" has 4000 AP
      When player B ends the turn
      Then "A main" has 3500 AP

    Scenario: Boosts until the end of the turn are lost after players have discarded down to six
      Given player A has "Boost" (probe "event-main-ap") and "Page" in the hand
      And player A has 8 cards in the hand
      When player A uses "Boost"
      Then player A is asked to discard
      And "A main" has 4500 AP
      When player A discards "Page"
      Then it is now player B's Main Phase 1
      And "A main" has 3000 AP

    Scenario: A skill gained until the end of the turn is lost at the end of that turn
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

    Scenario: AP gained until the end of the turn is still there after a battle and gone in the next turn
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

    Scenario Outline: A Support under <what> until the end of the turn cannot use its skill in a second battle, but can next turn
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
    Scenario: A skill gained until the end of the turn can be used in a second battle, but not in the next turn
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

    Scenario: AP gained until the end of the opponent's next turn counts in that turn and is gone after it
      Given it is player A's Battle Phase
      And player A has "Vow" (probe "event-choose-opponents-turn") in the hand
      And player A has the active Support Character "Guard" with 2000 AP
      When player A uses "Vow"
      And player A takes choice 1 of the effect
      And player A ends the turn
      Then "Guard" has 3000 AP
      When player B ends the turn
      Then "Guard" has 2000 AP

    Scenario Outline: A Support under <what> until the end of the opponent's next turn can use its skill only after that turn
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
    Scenario: A skill gained until the end of the opponent's next turn can be used in that turn, but not after it
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

    Scenario: AP gained for the rest of the game is still there in the opponent's second turn
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

    Scenario Outline: A Support under <what> for the rest of the game cannot use its skill in the opponent's second turn
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

    Scenario: A skill gained for the rest of the game can be used in the opponent's second turn
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

    Scenario Outline: A Support loses the AP it gained when it leaves the field and comes back (<duration>)
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
        | probe                       | duration                                  |
        | event-choose-turn           | for the turn                              |
        | event-choose-opponents-turn | until the end of the opponent's next turn |
        | event-choose-game           | for the game                              |

    Scenario Outline: A Support is free of <what> when it has left the field and come back (<duration>)
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
        | what          | probe                       | choice | duration                                  |
        | a prohibition | event-choose-turn           | 2      | for the turn                              |
        | a negation    | event-choose-turn           | 4      | for the turn                              |
        | a prohibition | event-choose-opponents-turn | 2      | until the end of the opponent's next turn |
        | a negation    | event-choose-opponents-turn | 4      | until the end of the opponent's next turn |
        | a prohibition | event-choose-game           | 2      | for the game                              |
        | a negation    | event-choose-game           | 4      | for the game                              |

    @LN-2-3
    Scenario Outline: A Support loses the skill it gained when it leaves the field and comes back (<duration>)
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
        | probe                       | duration                                  |
        | event-choose-turn           | for the turn                              |
        | event-choose-opponents-turn | until the end of the opponent's next turn |
        | event-choose-game           | for the game                              |

  @LN-4-6-4
  Rule: 4-6-4 After the End of Turn the next player takes a turn

    Scenario: Player B takes the turn after player A
      When player A ends the turn
      Then it is now player B's Main Phase 1

    Scenario: Player A takes the turn after player B
      Given it is player B's Main Phase 2
      When player B ends the turn
      Then it is now player A's Main Phase 1

    Scenario: The players keep taking turns alternately
      Given it is turn 5 of the game
      When player A ends the turn
      And player B ends the turn
      Then it is now player A's Main Phase 1
      When player A ends the turn
      Then it is now player B's Main Phase 1
      And turn 8 of the game has come

    Scenario: The player who takes the next turn may attack
      When player A attacks "B main" with "A main"
      And player A ends the turn
      And player B attacks "A main" with "B main"
      Then player A's Main Character is now at level 1
      And player B's Main Character is now at level 2
