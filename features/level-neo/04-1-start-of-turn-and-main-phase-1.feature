@LN
Feature: 4-1 to 4-3. Phases, Start of Turn and Main Phase 1

  @LN-4-1
  Rule: 4-1 A turn goes through Start of Turn, Main Phase 1, Battle Phase, Main Phase 2 and End of Turn, in this order

    Scenario: The Battle Phase comes between Main Phase 1 and Main Phase 2
      When player A ends the phase
      Then it is now player A's Battle Phase
      When player A ends the phase
      Then it is now player A's Main Phase 2

    Scenario: Player B's turn has the same phases as player A's
      Given it is player B's Main Phase 1
      When player B ends the phase
      Then it is now player B's Battle Phase
      When player B ends the phase
      Then it is now player B's Main Phase 2

    Scenario: The Start of Turn is over when Main Phase 1 begins
      When player A ends the turn
      Then it is now player B's Main Phase 1
      And player B's turn marker stands at 4

    Scenario: A card played in Main Phase 2 no longer counts as a card in the hand at the End of Turn
      Given player A has "Recruit" in the hand
      And player A has 7 cards in the hand
      When player A ends the phase
      And player A ends the phase
      And player A plays "Recruit"
      And player A ends the turn
      Then it is now player B's Main Phase 1
      And player A's hand holds 6 cards
      And player A's discard pile holds 0 cards

    Scenario: The Battle Phase does not come back once Main Phase 2 has begun
      Given player A has "Recruit" in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player A has the active Support Character "Second striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Second prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      And player A plays "Recruit"
      And player A ends the phase
      And player A tries to attack "Second prey" with "Second striker"
      Then that is not offered
      And "Prey" is in player B's discard pile
      And "Recruit" is in player A's support zone
      And "Second prey" is in player B's support zone

  @LN-4-2-1
  Rule: 4-2-1 At the Start of Turn the turn player's turn marker goes up by one

    Scenario: The turn marker goes up from 2 to 3 when its player's turn begins
      Given player B's turn marker is at 2
      When player A ends the turn
      Then player B's turn marker stands at 3

    Scenario: Only the turn marker of the player whose turn begins goes up
      Given player A's turn marker is at 3
      And player B's turn marker is at 2
      And it is player B's Main Phase 2
      When player B ends the turn
      Then player A's turn marker stands at 4
      And player B's turn marker stands at 2
      When player A ends the turn
      Then player A's turn marker stands at 4
      And player B's turn marker stands at 3

    Scenario: Each player's first turn takes their turn marker from 0 to 1
      Given both players have decks of 40 cards, with the turn cost 1 characters "A hero" and "A recruit" for player A and "B hero" and "B recruit" for player B
      And the next shuffle of player A's deck puts "A recruit" on top
      And the lot falls to player A
      When player A chooses to go first
      And player A chooses "A hero" as Main Character
      And player B chooses "B hero" as Main Character
      Then player A's turn marker stands at 1
      And player B's turn marker stands at 0
      When player A discards "A recruit"
      Then player B's turn marker stands at 1

    @reading
    Scenario: A Support can be played only if the turn marker is at least its turn cost
      Given player A's turn marker is at 3
      And "Costly" is a character of turn cost 4 with 1000 AP
      And "Fitting" is a character of turn cost 3 with 1000 AP
      And player A has "Costly" and "Fitting" in the hand
      When player A tries to play "Costly"
      Then that is refused
      When player A plays "Fitting"
      Then "Fitting" is in player A's support zone
      And "Costly" is in player A's hand

    @reading
    Scenario: A Support with a turn cost below the turn marker can be played
      Given player A's turn marker is at 3
      And "Cheap" is a character of turn cost 1 with 1000 AP
      And player A has "Cheap" in the hand
      When player A plays "Cheap"
      Then "Cheap" is in player A's support zone

    @reading
    Scenario: The turn marker has already gone up when a card is played in Main Phase 1
      Given player B's turn marker is at 3
      And "Awaited" is a character of turn cost 4 with 1000 AP
      And player B has "Awaited" in the hand
      When player A ends the turn
      And player B plays "Awaited"
      Then "Awaited" is in player B's support zone

    @reading
    Scenario: Playing a card does not lower the turn marker
      Given "First" is a character of turn cost 3 with 1000 AP
      And "Second" is a character of turn cost 3 with 1000 AP
      And player A has "First" and "Second" in the hand
      When player A plays "First"
      Then player A's turn marker stands at 3
      When player A ends the phase
      And player A ends the phase
      And player A plays "Second"
      Then "First" and "Second" are in player A's support zone
      And player A's turn marker stands at 3

    @reading
    Scenario: An event card's turn cost is compared with the turn marker of the player who uses it
      Given player A has "A's plan" (probe "event-main-ap") in the hand
      And player B has "B's plan" (probe "event-main-ap") in the hand
      And player A's turn marker is at 2
      And player B's turn marker is at 3
      When player A tries to use "A's plan"
      Then that is refused
      When player B uses "B's plan"
      Then "B main" has 4000 AP
      And "A's plan" is in player A's hand

  @LN-4-2-2
  Rule: 4-2-2 At the Start of Turn the turn player draws one card

    Scenario: The turn player draws the top card of their deck at the Start of Turn
      Given player B has "Top" and "Next" on top of the deck
      When player A ends the turn
      Then player B's hand holds exactly "Top"
      And the top of player B's deck is "Next"

    Scenario: The opponent draws no card at the Start of Turn
      Given player A has "Top" on top of the deck
      When player A ends the turn
      Then player A's hand holds 0 cards
      And the top of player A's deck is "Top"
      And player B's deck holds 19 cards

    Scenario: Each player draws at the start of their own turn
      Given player A has "A's top" on top of the deck
      And player B has "B's top" on top of the deck
      When player A ends the turn
      And player B ends the turn
      Then player A's hand holds exactly "A's top"
      And player B's hand holds exactly "B's top"

    Scenario: The first player also draws a card in the first turn of the game
      Given both players have decks of 40 cards, with the turn cost 1 characters "A hero" and "A recruit" for player A and "B hero" and "B recruit" for player B
      And the lot falls to player A
      When player A chooses to go first
      And player A chooses "A hero" as Main Character
      And player B chooses "B hero" as Main Character
      Then player A's hand holds 7 cards
      And player A's deck holds 32 cards
      And player B's hand holds 6 cards

    Scenario: A player with six cards in the hand still draws at the Start of Turn
      Given player B has 6 cards in the hand
      When player A ends the turn
      Then player B's hand holds 7 cards

    Scenario: Only the player who draws a card sees it
      Given player B has "Secret" on top of the deck
      When player A ends the turn
      Then player B sees "Secret" in player B's hand
      And player A does not see "Secret"

  @LN-4-2-3
  Rule: 4-2-3 At the Start of Turn the turn player's Main Character and Supports are set active

    Scenario: The Main Character and all Supports of the turn player are set active at the Start of Turn
      Given player B's Main Character is the resting "Chief" with 3000 AP
      And player B has the resting Support Character "Guard" with 2000 AP
      And player B has the resting Support Character "Second guard" with 2000 AP
      When player A ends the turn
      Then "Chief", "Guard" and "Second guard" are active

    Scenario: The opponent's resting characters are not set active at the Start of Turn
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Guard" with 1000 AP
      When player A attacks "Prey" with "Striker"
      And player A attacks "B main" with "A main"
      And player A ends the turn
      Then "Guard" is active
      And "Striker" and "A main" are resting

    Scenario: A character that attacked is set active at the start of its player's next turn
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is resting
      When player A ends the turn
      And player B ends the turn
      Then "Striker" is active

    Scenario: The turn player draws their card before their characters are set active
      Given player B has "Top" on top of the deck
      And player B has the resting Support Character "Sleeper" with 2000 AP
      When player A ends the turn
      Then "Sleeper" is active
      And these events happened in this order:
        | drew       | Top     |
        | set active | Sleeper |

  @LN-4-3-1
  Rule: 4-3-1 In Main Phase 1 the turn player may play at most one Support

    Scenario: A Support is played from the hand into the support zone
      Given player A has "Recruit" and "Reserve" in the hand
      When player A plays "Recruit"
      Then player A's support zone holds exactly "Recruit"
      And player A's hand holds exactly "Reserve"

    Scenario: A player cannot play a second Support in Main Phase 1
      Given player A has "First" and "Second" in the hand
      When player A plays "First"
      And player A tries to play "Second"
      Then that is refused
      And "First" is in player A's support zone
      And "Second" is in player A's hand

    Scenario: An event card cannot be played as a Support
      Given "Plan" is an event card of turn cost 1
      And player A has "Plan" and "Recruit" in the hand
      When player A tries to play "Plan"
      Then that is refused
      When player A plays "Recruit"
      Then player A's support zone holds exactly "Recruit"

    Scenario: A Support can be played from the hand, but not from the discard pile
      Given player A has "Fallen" in the discard pile
      And player A has "Recruit" in the hand
      When player A tries to play "Fallen"
      Then that is refused
      When player A plays "Recruit"
      Then player A's support zone holds exactly "Recruit"

    Scenario: The opponent cannot play a Support in the turn player's Main Phase 1
      Given player A has "Recruit" in the hand
      And player B has "Guest" in the hand
      When player A plays "Recruit"
      And player B tries to play "Guest"
      Then that is not offered
      And "Recruit" is in player A's support zone
      And "Guest" is in player B's hand

    Scenario: A player who has used an event card may still play a Support in that phase
      Given player A has "Boost" (probe "event-main-ap") and "Recruit" in the hand
      When player A uses "Boost"
      And player A plays "Recruit"
      Then player A's support zone holds exactly "Recruit"
      And "A main" has 4500 AP

    Scenario: A player may play a Support in every turn
      Given "First" is a character of turn cost 0 with 1000 AP
      And "Second" is a character of turn cost 1 with 1000 AP
      And player A's turn marker is at 0
      And player A has "First" and "Second" in the hand
      And player B has "B's first" in the hand
      And player B's turn marker is at 2
      When player A plays "First"
      And player A ends the turn
      And player B plays "B's first"
      And player B ends the turn
      And player A plays "Second"
      Then "First" and "Second" are in player A's support zone
      And "B's first" is in player B's support zone

    @reading
    Scenario: A Support that has just been played is active and may attack in that turn
      Given player A has "Recruit" in the hand
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A plays "Recruit"
      Then "Recruit" is active
      When player A attacks "Prey" with "Recruit"
      Then "Prey" is in player B's discard pile

    Scenario: A player may have any number of Supports in the support zone
      Given player A has 6 cards in the support zone
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then player A's support zone holds 7 cards

  @LN-4-3-2
  Rule: 4-3-2 In Main Phase 1 both players may use events and effects whose conditions are met

    Scenario: The turn player may use an event in Main Phase 1
      Given player A has "Boost" (probe "event-main-ap") in the hand
      And player B's Main Character is "Chief" with 4000 AP
      When player A uses "Boost"
      Then "A main" has 4500 AP
      When player A attacks "Chief" with "A main"
      Then player A's Main Character is now at level 2

    Scenario: The opponent may use an event in Main Phase 1, and its boost counts in the Battle Phase that follows
      Given player B has "Boost" (probe "event-main-ap") in the hand
      When player B uses "Boost"
      And player A attacks "B main" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 1
      And "B main" has 4000 AP

    Scenario: An event for turn 1 may be used in the first turn of the game
      Given it is turn 1 of the game
      And player A has "Boost" (probe "event-main-ap") in the hand
      When player A uses "Boost"
      Then turn 1 of the game has come
      And "A main" has 4500 AP

    Scenario: The turn player may use a character's skill in Main Phase 1
      Given player A has the active Support Character "Drummer" (probe "character-main-ap")
      And player B has the resting Support Character "Prey" with 2500 AP
      When player A uses "Drummer"
      And player A attacks "Prey" with "Drummer"
      Then "Prey" is in player B's discard pile
      And "Drummer" is in player A's support zone

    Scenario: The opponent may use a character's skill in Main Phase 1
      Given player B has the resting Support Character "Drummer" (probe "character-main-ap")
      And player A has the active Support Character "Striker" with 2500 AP
      When player B uses "Drummer"
      And player A attacks "Drummer" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Drummer" is in player B's support zone

    Scenario: A player may use several effects in one Main Phase and then still play a Support
      Given player A has the active Support Character "Drummer" (probe "character-main-ap")
      And player A has "Boost" (probe "event-main-ap") and "Recruit" in the hand
      When player A uses "Boost"
      And player A uses "Drummer"
      And player A plays "Recruit"
      Then it is now player A's Main Phase 1
      And "A main" has 4500 AP
      And "Drummer" has 3000 AP
      And "Recruit" is in player A's support zone

    @LN-2-3-1
    Scenario: An event for the Battle Phase cannot be used in Main Phase 1
      Given player A has "Charge" (probe "event-battle-ap") and "Boost" (probe "event-main-ap") in the hand
      When player A tries to use "Charge"
      Then that is refused
      When player A uses "Boost"
      Then "A main" has 4500 AP
      And "Charge" is in player A's hand

    @reading
    Scenario: In Main Phase 1 the turn player acts first, and then the players alternate
      Given player A has "A's boost" (probe "event-main-ap") in the hand
      And player B has "B's boost" (probe "event-main-ap") in the hand
      When player A ends the turn
      Then player B is the one who decides
      When player B uses "B's boost"
      Then player A is the one who decides
      When player A uses "A's boost"
      Then player B is the one who decides
      And "B main" has 4500 AP
      And "A main" has 4000 AP

    @reading
    Scenario: The turn player may still play a Support after passing if the opponent has used an effect
      Given player A has "Recruit" in the hand
      And player B has "B's boost" (probe "event-main-ap") in the hand
      When player B uses "B's boost"
      Then it is now player A's Main Phase 1
      And "B main" has 4000 AP
      When player A plays "Recruit"
      Then it is now player A's Main Phase 1
      And "Recruit" is in player A's support zone

    @reading
    Scenario: Main Phase 1 ends when both players pass one after the other
      Given it is turn 1 of the game
      And player A has "Recruit" in the hand
      And player B has "B's boost" (probe "event-main-ap") in the hand
      When player A is asked to use effects
      And player A declines
      And player B uses "B's boost"
      And player A is asked to use effects
      And player A declines
      And player A tries to play "Recruit"
      Then that is not offered
      And turn 2 of the game has come
      And "Recruit" is in player A's hand
      And "B's boost" is in player B's discard pile

    @reading
    Scenario: A used event card goes to its player's discard pile
      Given player A has "A's boost" (probe "event-main-ap") in the hand
      And player B has "B's boost" (probe "event-main-ap") in the hand
      When player A uses "A's boost"
      And player B uses "B's boost"
      Then "A's boost" is in player A's discard pile
      And "B's boost" is in player B's discard pile
