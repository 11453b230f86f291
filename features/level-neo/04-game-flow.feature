@LN
Feature: 4. Game Flow

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
      And player B's turn marker stands at 6

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
      And player A tries to attack "Second prey" with "Second striker"
      Then that is refused
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
      When player A plays "A recruit"
      And player A ends the turn
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
      Given "First" is a character of turn cost 5 with 1000 AP
      And "Second" is a character of turn cost 5 with 1000 AP
      And player A has "First" and "Second" in the hand
      When player A plays "First"
      Then player A's turn marker stands at 5
      When player A ends the phase
      And player A ends the phase
      And player A plays "Second"
      Then "First" and "Second" are in player A's support zone
      And player A's turn marker stands at 5

    @reading
    Scenario: the turn cost of an event card is held against the marker of the player who uses it
      Given player A has "A's plan" (probe "event-main-ap-cost-3") in the hand
      And player B has "B's plan" (probe "event-main-ap-cost-3") in the hand
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
      Then that is refused
      And "Recruit" is in player A's support zone
      And "Guest" is in player B's hand

    Scenario: using an event does not take the place of the support
      Given player A has "Boost" (probe "event-main-ap") and "Recruit" in the hand
      When player A uses "Boost"
      And player A plays "Recruit"
      Then player A's support zone holds exactly "Recruit"
      And "A main" has 4500 AP

    Scenario: every turn has an allowance of its own
      Given player A has "First" and "Second" in the hand
      And player B has "B's first" in the hand
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
    Scenario: a used event goes to the discard pile of its player
      Given player A has "A's boost" (probe "event-main-ap") in the hand
      And player B has "B's boost" (probe "event-main-ap") in the hand
      When player A uses "A's boost"
      And player B uses "B's boost"
      Then "A's boost" is in player A's discard pile
      And "B's boost" is in player B's discard pile

  @LN-4-4-1
  Rule: 4-4-1 The steps of a battle come in their fixed order and never out of it

    Scenario: effects after the attack come before the cover
      Given player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "B main" with "A main"
      And player B uses "Charge"
      And player B covers with "Guard"
      Then "Guard" is in player B's support zone
      And "Guard" has 4000 AP
      And "Guard" and "A main" are resting

    @LN-4-4-7
    Scenario: effects after the cover come before the Level Burst
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 4500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B uses "Charge"
      And player A performs a Level Burst with "Flare"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 3

    Scenario: the Level Burst comes before the judgement
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B's Main Character is "Chief" with 5000 AP
      When player A attacks "Chief" with "A main"
      And player A performs a Level Burst with "Flare"
      Then player A's Main Character is now at level 3

    Scenario: a cover that was declined cannot be made up for after a Level Burst
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      Then player B is asked to cover
      When player B declines
      And player A performs a Level Burst with "Flare"
      And player B tries to cover with "Guard"
      Then that is refused
      And player A's Main Character is now at level 3
      And "Guard" is in player B's support zone

    Scenario: an effect that was not used before the cover cannot be followed by a cover
      Given player B has "Wake" (probe "event-battle-activate") in the hand
      And player B has the active Support Character "Guard" with 1000 AP
      And player B has the resting Support Character "Sleeper" with 4000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B uses "Wake"
      And player B tries to cover with "Sleeper"
      Then that is refused
      And "Guard" is in player B's discard pile
      And "Sleeper" is active

    Scenario: every attack has all the steps
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      And player B has the active Support Character "Second guard" with 1000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A attacks "Prey" with "Striker"
      And player B covers with "Second guard"
      Then "Guard" and "Second guard" are in player B's discard pile
      And "Prey" is in player B's support zone

  @LN-4-4-2
  Rule: 4-4-2 The first turn of the game has no Battle Phase

    Scenario: the player who goes first cannot attack in that turn, the player who goes second can
      Given it is turn 1 of the game
      When player A tries to attack "B main" with "A main"
      Then that is refused
      When player B attacks "A main" with "B main"
      Then player B's Main Character is now at level 2
      And turn 2 of the game has come

    Scenario: the first player has a Battle Phase from the own second turn on
      Given it is turn 1 of the game
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B main" with "A main"
      Then turn 3 of the game has come
      And player A's Main Character is now at level 2

    Scenario: the same when it is player B who goes first
      Given it is turn 1 of the game
      And it is player B's Main Phase 1
      When player B tries to attack "A main" with "B main"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2

    Scenario: the same in a game from its beginning
      Given both players have decks of 40 cards, with the turn cost 1 characters "A hero" and "A recruit" for player A and "B hero" and "B recruit" for player B
      And the next shuffle of player B's deck puts "B recruit" on top
      And the lot falls to player A
      When player A chooses to go second
      And player A chooses "A hero" as Main Character
      And player B chooses "B hero" as Main Character
      And player B plays "B recruit"
      And player B tries to attack "A hero" with "B hero"
      Then that is refused
      When player A attacks "B hero" with "A hero"
      Then turn 2 of the game has come
      And "A hero" is resting

  @LN-4-4-3
  Rule: 4-4-3 Before an attack is declared both players may use events and effects

    Scenario: the turn player attacks with a character that an event has just set active
      Given it is player A's Battle Phase
      And player A has "Wake" (probe "event-battle-activate") in the hand
      And player A's Main Character is the resting "Hero" with 3000 AP
      And player A has the resting Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A uses "Wake"
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile

    @LN-5-5-2
    Scenario: the opponent sets a character active before it can be attacked
      Given it is player A's Battle Phase
      And player B has "Wake" (probe "event-battle-activate") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player B uses "Wake"
      And player A tries to attack "Prey" with "Striker"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then "Prey" is active
      And player A's Main Character is now at level 2

    Scenario: the turn player gets the chance again before the next attack
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player A has "Wake" (probe "event-battle-activate") in the hand
      And player A has the resting Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And it is player A's Battle Phase
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Flare"
      And player A uses "Wake"
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And player A's Main Character is now at level 3

    Scenario: the opponent gets the chance again before the next attack
      Given player B has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Charge" (probe "event-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2500 AP
      And player B has the resting Support Character "Prey" with 2000 AP
      And it is player A's Battle Phase
      When player A attacks "B main" with "A main"
      And player B performs a Level Burst with "Flare"
      And player B uses "Charge"
      And player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" has 3000 AP

  @LN-4-4-4
  Rule: 4-4-4 Then it is for the turn player to attack, with one character or with two, or not at all

    Scenario: an attack with one character
      Given it is player A's Battle Phase
      When player A attacks "B main" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 2

    Scenario: a combi attack with two
      Given it is player A's Battle Phase
      And player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is "Chief" with 5000 AP
      When player A attacks "Chief" with "A main" and "Striker"
      Then "A main" is resting
      And player A's Main Character is now at level 2

    Scenario: none has to be declared
      Given it is player A's Battle Phase
      When player A ends the phase
      Then it is now player A's Main Phase 2
      And "A main" is active

    Scenario: the opponent declares none in this turn, only in the own one
      Given it is turn 5 of the game
      When player B tries to attack "A main" with "B main"
      Then that is refused
      When player B attacks "A main" with "B main"
      Then player B's Main Character is now at level 2
      And turn 6 of the game has come

  @LN-4-4-5
  Rule: 4-4-5 After the declaration and before the cover both players may use events and effects

    Scenario: the defending player covers with a character that an event has just set active
      Given player B has "Wake" (probe "event-battle-activate") in the hand
      And player B has the resting Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B uses "Wake"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile

    Scenario: the attacking player strengthens the attacker before a cover is declared
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 4000 AP
      When player A attacks "B main" with "A main"
      And player A uses "Charge"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: the effects of both players count in the same battle
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player A's Main Character is "Hero" with 2000 AP
      And player B's Main Character is "Brawler" (probe "use-in-battle-ap")
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Brawler" with "Hero"
      And player A uses "Charge"
      And player B uses "Brawler"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Brawler" has 3000 AP
      And player A's Main Character is now at level 2

    @LN-2-3-1
    Scenario: an effect whose conditions are not met is of no use here
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player B has "Boost" (probe "event-main-ap") in the hand
      And player B's Main Character is "Chief" with 4000 AP
      When player A attacks "Chief" with "A main"
      And player A uses "Charge"
      And player B tries to use "Boost"
      Then that is refused
      And player A's Main Character is now at level 2
      And "Boost" is in player B's hand

    @reading
    Scenario: when the target leaves the field the battle ends without a judgement
      Given player B has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Retreat"
      Then "Prey" is in player B's hand
      And "Striker" is in player A's support zone
      And "Striker" is resting

    @reading
    Scenario: when the only attacker leaves the field the battle ends without a judgement
      Given player A has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Striker" with 4000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      And player A uses "Retreat"
      Then "Striker" is in player A's hand
      And "Prey" is in player B's support zone

    @reading
    Scenario: a combi attack that has lost one of its attackers goes on with the other
      Given player A has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      When player A attacks "B main" with "A main" and "Striker"
      And player A uses "Retreat"
      Then "Striker" is in player A's hand
      And player A's Main Character is now at level 2

    @reading @LN-9-4-5
    Scenario: of two supports the one that is left fights, and is lost, alone
      Given "Bounce" has this data:
        """
        {
          "name": "Bounce", "number": "T-bounce", "category": "event", "turnCost": 1,
          "abilities": [
            {
              "type": "use", "phase": "battle", "turn": 1,
              "effect": [
                {
                  "do": "move", "target": { "all": { "player": "you", "zone": ["support"], "name": "One" } },
                  "to": "hand"
                }
              ]
            }
          ]
        }
        """
      And player A has "Bounce" in the hand
      And player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "One" and "Two"
      And player A uses "Bounce"
      Then "Two" is in player A's discard pile
      And "One" is in player A's hand
      And "Prey" is in player B's support zone

    @reading
    Scenario: the one that declared the attack may be the one that has left
      Given "Bounce" has this data:
        """
        {
          "name": "Bounce", "number": "T-bounce", "category": "event", "turnCost": 1,
          "abilities": [
            {
              "type": "use", "phase": "battle", "turn": 1,
              "effect": [
                {
                  "do": "move", "target": { "all": { "player": "you", "zone": ["support"], "name": "One" } },
                  "to": "hand"
                }
              ]
            }
          ]
        }
        """
      And player A has "Bounce" in the hand
      And player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 4000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "One" and "Two"
      And player A uses "Bounce"
      Then "Prey" is in player B's discard pile

    @reading
    Scenario: one player may use two in the same window
      Given "First" has this data:
        """
        {
          "name": "First", "number": "T-first", "category": "event", "turnCost": 1,
          "abilities": [{ "type": "use", "phase": "battle", "turn": 1, "effect": [{ "do": "draw", "count": 1 }] }]
        }
        """
      And "Second" has this data:
        """
        {
          "name": "Second", "number": "T-second", "category": "event", "turnCost": 1,
          "abilities": [
            {
              "type": "use", "phase": "battle", "turn": 1,
              "effect": [
                {
                  "do": "setState", "target": { "all": { "player": "you", "zone": ["support"] } },
                  "state": "active"
                }
              ]
            }
          ]
        }
        """
      And player B has "First" and "Second" in the hand
      And player B has the resting Support Character "Guard" with 9000 AP
      When player A attacks "B main" with "A main"
      And player B uses "First"
      And player B uses "Second"
      And player B covers with "Guard"
      Then player B's hand holds 1 card
      And "Guard" is in player B's support zone
      And "Guard" is resting

  @LN-4-4-6
  Rule: 4-4-6 Then it is for the defending player to have the target covered, or not

    Scenario: the character that covers fights in the place of the target
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Striker"
      And player B covers with "Guard"
      Then "Striker" is in player A's discard pile
      And "Guard" is resting
      And "Prey" is in player B's support zone

    Scenario: no cover has to be declared
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then player B is asked to cover
      When player B declines
      Then "Prey" is in player B's discard pile
      And "Guard" is active

    Scenario: there is one cover in a battle
      Given player B has the active Support Character "Guard" with 1000 AP
      And player B has the active Support Character "Second guard" with 4000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B tries to cover with "Second guard"
      Then that is refused
      And "Guard" is in player B's discard pile
      And "Second guard" is in player B's support zone

    Scenario: the attacking player does not cover
      Given player A has the active Support Character "Bystander" with 1000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A tries to cover with "Bystander"
      Then that is refused
      And "Guard" is in player B's discard pile
      And "Bystander" is in player A's support zone

    Scenario: in the turn of player B it is player A who may cover
      Given it is player B's Battle Phase
      And player A has the active Support Character "Guard" with 1000 AP
      When player B attacks "A main" with "B main"
      And player A covers with "Guard"
      Then "Guard" is in player A's discard pile

  @LN-4-4-7
  Rule: 4-4-7 After the cover both players may use events and effects

    Scenario: the defending player strengthens the character that covers
      Given player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B uses "Charge"
      Then "Guard" is in player B's support zone
      And "Guard" has 4000 AP
      And player A's Main Character is now at level 1

    Scenario: the attacking player answers the cover
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 4000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A uses "Charge"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: the chance is there as well when the cover was declined
      Given player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      Then player B is asked to cover
      When player B declines
      And player B uses "Charge"
      Then "A main" is resting
      And "B main" has 4000 AP
      And player A's Main Character is now at level 1

    @LN-6-1
    Scenario: the battle goes on when the card attacked first leaves the field, as another has covered it
      Given "Bounce" has this data:
        """
        {
          "name": "Bounce", "number": "T-bounce", "category": "event", "turnCost": 1,
          "abilities": [
            {
              "type": "use", "phase": "battle", "turn": 1,
              "effect": [
                {
                  "do": "move", "target": { "all": { "player": "you", "zone": ["support"], "name": "Prey" } },
                  "to": "hand"
                }
              ]
            }
          ]
        }
        """
      And player B has "Bounce" in the hand
      And player A has the active Support Character "One" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "Prey" with "One"
      And player B covers with "Guard"
      And player B uses "Bounce"
      Then "Guard" is in player B's discard pile
      And "Prey" is in player B's hand

  @LN-4-4-8
  Rule: 4-4-8 Players whose Main Character takes part in the battle may perform a Level Burst, the attacking player first

    Scenario: the attacking player declines first, then the defending player decides
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Flash" (probe "level-burst-ap") and "Medal" face down in the level zone
      And player B's Main Character is "Chief" with 1000 AP
      When player A attacks "Chief" with "A main"
      Then player A is asked to perform a Level Burst
      When player A declines
      And player B performs a Level Burst with "Flash"
      And player B gives up "Medal" from the level zone
      Then "Flash" is face up in player B's level zone
      And "Flare" is face down in player A's level zone
      And player A's Main Character is now at level 3

    Scenario: both players perform one in the same battle
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Flash" (probe "level-burst-ap") face down in the level zone
      And player B's Main Character is "Chief" with 3500 AP
      When player A attacks "Chief" with "A main"
      And player A performs a Level Burst with "Flare"
      And player B performs a Level Burst with "Flash"
      Then "Flare" is face up in player A's level zone
      And player A's Main Character is now at level 3

    @LN-8-1
    Scenario: a Main Character for which another covers does not take part
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Flash" (probe "level-burst-ap") face down in the level zone
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A performs a Level Burst with "Flare"
      And player B tries to perform a Level Burst with "Flash"
      Then that is refused
      And "Guard" is in player B's discard pile
      And "Flash" is face down in player B's level zone

    @LN-8-1
    Scenario: a Main Character whose support attacks does not take part
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B's Main Character is the resting "Chief" with 3000 AP
      And player B has "Flash" (probe "level-burst-ap") face down in the level zone
      And player A has the active Support Character "Striker" with 4000 AP
      When player A attacks "Chief" with "Striker"
      And player B performs a Level Burst with "Flash"
      And player A tries to perform a Level Burst with "Flare"
      Then that is refused
      And "Striker" is in player A's discard pile
      And "Flare" is face down in player A's level zone

  @LN-4-4-9
  Rule: 4-4-9 A battle ends with its judgement

    Scenario: an attack that nobody answers is judged
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Striker" is in player A's support zone

    Scenario: the judgement may go against the attacker
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's support zone

    Scenario: a cover does not keep the battle from being judged
      Given player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: each battle of the phase has its own judgement
      Given player A has the active Support Character "Striker" with 2000 AP
      And player A has the active Support Character "Second striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Second prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      When player A attacks "Second prey" with "Second striker"
      Then "Second striker" is in player A's discard pile

  @LN-4-4-10
  Rule: 4-4-10 Whichever side has more AP in all wins

    Scenario Outline: a difference of <difference> AP between the Main Characters decides
      Given player B's Main Character is "Chief" with <ap> AP
      When player A attacks "Chief" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level <level>

      Examples:
        | difference | ap   | level |
        | +1         | 3499 | 2     |
        | -1         | 3501 | 1     |

    Scenario: the defending support wins with the higher AP
      Given player A has the active Support Character "Striker" with 2999 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's support zone

    Scenario: the total of a combi attack beats what neither of the two could beat
      Given player A has the active Support Character "Striker" with 2000 AP
      And player A has the active Support Character "Partner" with 1500 AP
      And player B has the resting Support Character "Prey" with 3400 AP
      When player A attacks "Prey" with "Striker" and "Partner"
      Then "Prey" is in player B's discard pile
      And "Striker" and "Partner" are in player A's support zone

    Scenario: what was added to the printed AP belongs to the total
      Given player A's Main Character is at level 3
      And player B's Main Character is "Chief" with 4400 AP
      When player A attacks "Chief" with "A main"
      Then player A's Main Character is now at level 4

    @LN-9-2
    Scenario: every attacker of a combi attack has won
      Given player A has the active Support Character "Champion" (probe "start-battle-won-draw")
      When player A attacks "B main" with "A main" and "Champion"
      Then player A's Main Character is now at level 2
      And player A's hand holds 1 card

    @LN-9-2
    Scenario: the side that is attacked may be the one that has won
      Given player B has the resting Support Character "Champion" (probe "start-battle-won-draw")
      And player A has the active Support Character "One" with 1000 AP
      When player A attacks "Champion" with "One"
      Then "One" is in player A's discard pile
      And player B's hand holds 1 card

  @LN-4-4-11
  Rule: 4-4-11 With equal AP both sides have lost the battle

    Scenario: two supports with the same AP are both lost
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 2000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's discard pile

    Scenario: between Main Characters the defending one goes down and the attacking one does not go up
      Given player B's Main Character is "Chief" with 3500 AP
      And player B has "Medal" and "Ribbon" face down in the level zone
      When player A attacks "Chief" with "A main"
      And player B gives up "Medal" from the level zone
      Then "Medal" is in player B's discard pile
      And player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

    Scenario: a covering character with the same AP is lost, the Main Character for which it covered loses nothing
      Given player B has the active Support Character "Guard" with 3500 AP
      And player B has "Medal" and "Ribbon" face down in the level zone
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player B's Main Character is now at level 3

    Scenario: the total of a combi attack may be equal too
      Given player A has the active Support Character "Striker" with 1500 AP
      And player B's Main Character is "Chief" with 5000 AP
      And player B has "Medal" and "Ribbon" face down in the level zone
      When player A attacks "Chief" with "A main" and "Striker"
      And player B gives up "Ribbon" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

    @LN-9-3
    Scenario: both have lost and neither has won
      Given "Loser" has this data:
        """
        {
          "name": "Loser", "number": "T-loser", "category": "character", "turnCost": 1, "ap": 3000,
          "abilities": [
            { "type": "start", "when": { "event": "battleLost" }, "effect": [{ "do": "draw", "count": 1 }] },
            { "type": "start", "when": { "event": "battleWon" }, "effect": [{ "do": "draw", "count": 3 }] }
          ]
        }
        """
      And "Twin" has this data:
        """
        {
          "name": "Twin", "number": "T-twin", "category": "character", "turnCost": 1, "ap": 3000,
          "abilities": [
            { "type": "start", "when": { "event": "battleLost" }, "effect": [{ "do": "draw", "count": 1 }] },
            { "type": "start", "when": { "event": "battleWon" }, "effect": [{ "do": "draw", "count": 3 }] }
          ]
        }
        """
      And player A has the active Support Character "Loser"
      And player B has the resting Support Character "Twin"
      When player A attacks "Twin" with "Loser"
      Then "Loser" is in player A's discard pile
      And player A's hand holds 1 card
      And player B's hand holds 1 card

  @LN-4-4-12
  Rule: 4-4-12 When the battle is over, whoever was in it loses what lasts until the end of the next battle

    Scenario: the boost of the attacker counts in the judgement and is gone afterwards
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player B's Main Character is "Chief" with 4000 AP
      When player A uses "Focus"
      And player A attacks "Chief" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP

    Scenario: the boost of the target counts in the judgement and is gone afterwards
      Given player B has "Focus" (probe "event-main-next-battle-ap") in the hand
      When player B uses "Focus"
      Then "B main" has 4000 AP
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 1
      And "B main" has 3000 AP

    Scenario: a character that was not in the battle keeps its boost
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 2500 AP
      When player A uses "Focus"
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Striker" has 2000 AP
      And "A main" has 4500 AP

    Scenario: both attackers of a combi attack lose it
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is "Chief" with 7000 AP
      When player A uses "Focus"
      And player A attacks "Chief" with "A main" and "Striker"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP
      And "Striker" has 2000 AP

    Scenario: the character that covers loses it, the one that was attacked first keeps it
      Given player B has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 3000 AP
      When player B uses "Focus"
      And player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's support zone
      And "Guard" has 3000 AP
      And "B main" has 4000 AP

    Scenario: what lasts until the end of the turn stays
      Given player A has "Focus" (probe "event-main-next-battle-ap") and "Boost" (probe "event-main-ap") in the hand
      When player A uses "Focus"
      And player A uses "Boost"
      Then "A main" has 5500 AP
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 5000 AP

    @LN-9-5
    Scenario: a skill gained until the end of the next battle is lost with it
      Given "Lend" has this data:
        """
        {
          "name": "Lend", "number": "T-lend", "category": "event", "turnCost": 1,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "gain",
                  "ability": {
                    "type": "start", "when": { "event": "attacked" }, "effect": [{ "do": "draw", "count": 1 }]
                  },
                  "target": { "all": { "player": "you", "zone": ["support"] } }, "until": "nextBattle"
                }
              ]
            }
          ]
        }
        """
      And player B has "Lend" in the hand
      And player B has the resting Support Character "Prey" with 3000 AP
      And player A has the active Support Character "One" with 1000 AP
      And player A has the active Support Character "Two" with 1000 AP
      When player B uses "Lend"
      And player A attacks "Prey" with "One"
      Then player B's hand holds 1 card
      When player A attacks "Prey" with "Two"
      Then "Two" is in player A's discard pile
      And player B's hand holds 1 card

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
      Given player A has "First" and "Second" in the hand
      When player A plays "First"
      And player A ends the phase
      And player A ends the phase
      And player A plays "Second"
      Then "First" and "Second" are in player A's support zone

    Scenario: a second one in Main Phase 2 is too many
      Given player A has "First", "Second" and "Third" in the hand
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
      When player A tries to discard "Page" and "Sheet"
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
        {
          "name": "Ledger", "number": "T-ledger", "category": "character", "turnCost": 1, "ap": 1000,
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
          "name": "Lend", "number": "T-lend", "category": "event", "turnCost": 1,
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
