@LN
Feature: 4-1 to 4-3. Phases, Start of Turn and Main Phase 1

  @LN-4-1
  Rule: 4-1 A turn goes through Start of Turn, Main Phase 1, Battle Phase, Main Phase 2 and End of Turn, in this order

    Scenario: the Battle Phase lies between the two Main Phases
      When player A ends the phase
      Then it is now player A's Battle Phase
      When player A ends the phase
      Then it is now player A's Main Phase 2

    Scenario: the turn of the other player has the same phases
      Given it is player B's Main Phase 1
      When player B ends the phase
      Then it is now player B's Battle Phase
      When player B ends the phase
      Then it is now player B's Main Phase 2

    Scenario: the Start of Turn is over when Main Phase 1 begins
      When player A ends the turn
      Then it is now player B's Main Phase 1
      And player B's turn marker stands at 4

    Scenario: a card played in Main Phase 2 no longer counts for the hand at the End of Turn
      Given player A has "Recruit" in the hand
      And player A has 7 cards in the hand
      When player A ends the phase
      And player A ends the phase
      And player A plays "Recruit"
      And player A ends the turn
      Then it is now player B's Main Phase 1
      And player A's hand holds 6 cards
      And player A's discard pile holds 0 cards

    Scenario: the Battle Phase does not come back once Main Phase 2 has begun
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
  Rule: 4-2-1 At the Start of Turn the turn marker of the turn player goes up by one

    Scenario: one more than before
      Given player B's turn marker is at 2
      When player A ends the turn
      Then player B's turn marker stands at 3

    Scenario: only the marker of the player whose turn begins moves
      Given player A's turn marker is at 3
      And player B's turn marker is at 2
      And it is player B's Main Phase 2
      When player B ends the turn
      Then player A's turn marker stands at 4
      And player B's turn marker stands at 2
      When player A ends the turn
      Then player A's turn marker stands at 4
      And player B's turn marker stands at 3

    Scenario: the first turn of each player brings the marker from 0 to 1
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
    Scenario: a support needs a marker of at least its turn cost
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
    Scenario: a turn cost below the marker is no obstacle
      Given player A's turn marker is at 3
      And "Cheap" is a character of turn cost 1 with 1000 AP
      And player A has "Cheap" in the hand
      When player A plays "Cheap"
      Then "Cheap" is in player A's support zone

    @reading
    Scenario: the marker has already gone up when a card is played in Main Phase 1
      Given player B's turn marker is at 3
      And "Awaited" is a character of turn cost 4 with 1000 AP
      And player B has "Awaited" in the hand
      When player A ends the turn
      And player B plays "Awaited"
      Then "Awaited" is in player B's support zone

    @reading
    Scenario: playing a card takes nothing away from the marker
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
    Scenario: the turn cost of an event card is held against the marker of the player who uses it
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

    Scenario: the top card of the deck goes to the hand
      Given player B has "Top" and "Next" on top of the deck
      When player A ends the turn
      Then player B's hand holds exactly "Top"
      And the top of player B's deck is "Next"

    Scenario: the other player draws nothing
      Given player A has "Top" on top of the deck
      When player A ends the turn
      Then player A's hand holds 0 cards
      And the top of player A's deck is "Top"
      And player B's deck holds 19 cards

    Scenario: each player draws as the own turn begins
      Given player A has "A's top" on top of the deck
      And player B has "B's top" on top of the deck
      When player A ends the turn
      And player B ends the turn
      Then player A's hand holds exactly "A's top"
      And player B's hand holds exactly "B's top"

    Scenario: the first turn of the game is no exception
      Given both players have decks of 40 cards, with the turn cost 1 characters "A hero" and "A recruit" for player A and "B hero" and "B recruit" for player B
      And the lot falls to player A
      When player A chooses to go first
      And player A chooses "A hero" as Main Character
      And player B chooses "B hero" as Main Character
      Then player A's hand holds 7 cards
      And player A's deck holds 32 cards
      And player B's hand holds 6 cards

    Scenario: a hand of six is no obstacle
      Given player B has 6 cards in the hand
      When player A ends the turn
      Then player B's hand holds 7 cards

    Scenario: nobody but its player sees the card that was drawn
      Given player B has "Secret" on top of the deck
      When player A ends the turn
      Then player B sees "Secret" in player B's hand
      And player A does not see "Secret"

  @LN-4-2-3
  Rule: 4-2-3 At the Start of Turn the Main and Support Characters of the turn player are set active

    Scenario: the Main Character and every support
      Given player B's Main Character is the resting "Chief" with 3000 AP
      And player B has the resting Support Character "Guard" with 2000 AP
      And player B has the resting Support Character "Second guard" with 2000 AP
      When player A ends the turn
      Then "Chief", "Guard" and "Second guard" are active

    Scenario: the resting characters of the opponent stay as they are
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Guard" with 1000 AP
      When player A attacks "Prey" with "Striker"
      And player A attacks "B main" with "A main"
      And player A ends the turn
      Then "Guard" is active
      And "Striker" and "A main" are resting

    Scenario: whoever attacked is active again when the turn of its own player comes
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is resting
      When player A ends the turn
      And player B ends the turn
      Then "Striker" is active

    Scenario: the card is drawn before the characters are set active
      Given player B has "Top" on top of the deck
      And player B has the resting Support Character "Sleeper" with 2000 AP
      When player A ends the turn
      Then "Sleeper" is active
      And these events happened in this order:
        | drew      | Top     |
        | setActive | Sleeper |

  @LN-4-3-1
  Rule: 4-3-1 In Main Phase 1 the turn player may play at most one support

    Scenario: a character goes from the hand to the support zone
      Given player A has "Recruit" and "Reserve" in the hand
      When player A plays "Recruit"
      Then player A's support zone holds exactly "Recruit"
      And player A's hand holds exactly "Reserve"

    Scenario: a second one is too many
      Given player A has "First" and "Second" in the hand
      When player A plays "First"
      And player A tries to play "Second"
      Then that is refused
      And "First" is in player A's support zone
      And "Second" is in player A's hand

    Scenario: an event card is no support
      Given "Plan" is an event card of turn cost 1
      And player A has "Plan" and "Recruit" in the hand
      When player A tries to play "Plan"
      Then that is refused
      When player A plays "Recruit"
      Then player A's support zone holds exactly "Recruit"

    Scenario: a card of the discard pile cannot be played, one of the hand can
      Given player A has "Fallen" in the discard pile
      And player A has "Recruit" in the hand
      When player A tries to play "Fallen"
      Then that is refused
      When player A plays "Recruit"
      Then player A's support zone holds exactly "Recruit"

    Scenario: the opponent plays none in it
      Given player A has "Recruit" in the hand
      And player B has "Guest" in the hand
      When player A plays "Recruit"
      And player B tries to play "Guest"
      Then that is not offered
      And "Recruit" is in player A's support zone
      And "Guest" is in player B's hand

    Scenario: using an event does not take the place of the support
      Given player A has "Boost" (probe "event-main-ap") and "Recruit" in the hand
      When player A uses "Boost"
      And player A plays "Recruit"
      Then player A's support zone holds exactly "Recruit"
      And "A main" has 4500 AP

    Scenario: every turn has an allowance of its own
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
    Scenario: a new support is active and may attack in the same turn
      Given player A has "Recruit" in the hand
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A plays "Recruit"
      Then "Recruit" is active
      When player A attacks "Prey" with "Recruit"
      Then "Prey" is in player B's discard pile

    Scenario: the number of supports on the field has no limit
      Given player A has 6 cards in the support zone
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then player A's support zone holds 7 cards

  @LN-4-3-2
  Rule: 4-3-2 In Main Phase 1 both players may use events and effects whose conditions are met

    Scenario: the turn player uses an event
      Given player A has "Boost" (probe "event-main-ap") in the hand
      And player B's Main Character is "Chief" with 4000 AP
      When player A uses "Boost"
      Then "A main" has 4500 AP
      When player A attacks "Chief" with "A main"
      Then player A's Main Character is now at level 2

    Scenario: the opponent uses an event, and it counts in the Battle Phase that follows
      Given player B has "Boost" (probe "event-main-ap") in the hand
      When player B uses "Boost"
      And player A attacks "B main" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 1
      And "B main" has 4000 AP

    Scenario: in the first turn of the game as in any other
      Given it is turn 1 of the game
      And player A has "Boost" (probe "event-main-ap") in the hand
      When player A uses "Boost"
      Then turn 1 of the game has come
      And "A main" has 4500 AP

    Scenario: the turn player uses the skill of a character
      Given player A has the active Support Character "Drummer" (probe "character-main-ap")
      And player B has the resting Support Character "Prey" with 2500 AP
      When player A uses "Drummer"
      And player A attacks "Prey" with "Drummer"
      Then "Prey" is in player B's discard pile
      And "Drummer" is in player A's support zone

    Scenario: the opponent uses the skill of a character
      Given player B has the resting Support Character "Drummer" (probe "character-main-ap")
      And player A has the active Support Character "Striker" with 2500 AP
      When player B uses "Drummer"
      And player A attacks "Drummer" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Drummer" is in player B's support zone

    Scenario: one player uses several in one phase, and goes on to play a support
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
    Scenario: an event for the Battle Phase does not meet its condition here
      Given player A has "Charge" (probe "event-battle-ap") and "Boost" (probe "event-main-ap") in the hand
      When player A tries to use "Charge"
      Then that is refused
      When player A uses "Boost"
      Then "A main" has 4500 AP
      And "Charge" is in player A's hand

    @reading
    Scenario: the turn player comes first, then the two alternate
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
    Scenario: whoever passed may still act when the other player has used something
      Given player A has "Recruit" in the hand
      And player B has "B's boost" (probe "event-main-ap") in the hand
      When player B uses "B's boost"
      Then it is now player A's Main Phase 1
      And "B main" has 4000 AP
      When player A plays "Recruit"
      Then it is now player A's Main Phase 1
      And "Recruit" is in player A's support zone

    @reading
    Scenario: Main Phase 1 is over when both players have passed in succession
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
    Scenario: a used event goes to the discard pile of its player
      Given player A has "A's boost" (probe "event-main-ap") in the hand
      And player B has "B's boost" (probe "event-main-ap") in the hand
      When player A uses "A's boost"
      And player B uses "B's boost"
      Then "A's boost" is in player A's discard pile
      And "B's boost" is in player B's discard pile
