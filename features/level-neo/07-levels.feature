@LN
Feature: 7. Levels

  @LN-7-1
  Rule: 7-1 A Main Character's level is the number of cards in the level zone plus one

    Scenario: A Main Character with one card in the level zone is at level 2
      When player A attacks "B main" with "A main"
      Then player A's level zone holds 1 card
      And player A's Main Character is now at level 2

    Scenario: Face-up cards in the level zone count for the level like face-down cards
      Given it is player B's Main Phase 1
      And player B has "Shown" face up in the level zone
      And player B has "Hidden" face down in the level zone
      When player B attacks "A main" with "B main"
      Then player B's level zone holds 3 cards
      And player B's Main Character is now at level 4

    Scenario: A Main Character's level falls when a card leaves the level zone
      Given player B has "Lesson 1" and "Lesson 2" face down in the level zone
      When player A attacks "B main" with "A main"
      And player B gives up "Lesson 1" from the level zone
      Then player B's Main Character is now at level 2

    Scenario: A Main Character's level can be higher than 5
      Given player B has "Lesson" face down in the level zone
      And player B's Main Character is at level 7
      When player A attacks "B main" with "A main"
      And player B gives up "Lesson" from the level zone
      Then player B's level zone holds 5 cards
      And player B's Main Character is now at level 6

  @LN-7-2
  Rule: 7-2 A Main Character that wins a battle levels up with the top card of the deck, face down

    @LN-9-4-1
    Scenario: A Main Character levels up with the top card of the deck, which goes face down into the level zone
      Given player A has "Next" on top of the deck
      When player A attacks "B main" with "A main"
      Then "Next" is face down in player A's level zone
      And player A's deck holds 19 cards

    @LN-9-4-1
    Scenario: A Main Character that wins with a combi attack levels up only once
      Given it is player B's Main Phase 1
      And player B has "Next" and "After that" on top of the deck
      And player B has the active Support Character "Ally" with 1000 AP
      When player B attacks "A main" with "B main" and "Ally"
      Then player B's level zone holds exactly "Next"
      And the top of player B's deck is "After that"

    @LN-9-4-1
    Scenario: A battle won by a Support gives no level, but one won by the Main Character does
      Given player A has the active Support Character "Striker" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      And player A attacks "B main" with "A main"
      Then "Prey" is in player B's discard pile
      And player A's Main Character is now at level 2

    @LN-9-4-1
    Scenario: A Main Character that ties does not level up, but one that wins does
      Given player A's Main Character is "Hero" with 3000 AP
      And player B's Main Character is "Rival" with 3500 AP
      When player A attacks "Rival" with "Hero"
      Then "Hero" is resting
      And player A's Main Character is now at level 1
      When player A ends the turn
      And player B attacks "Hero" with "Rival"
      Then player B's Main Character is now at level 2

    @reading
    Scenario: Nobody looks at the card that is placed in the level zone
      Given player A has "Next" on top of the deck
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And player A does not see "Next"
      And player B does not see "Next"

    @LN-10-2 @reading
    Scenario: A player cannot decline to level up, even if it takes the last card of the deck
      Given player A has 1 card in the deck
      When player A attacks "B main" with "A main"
      Then player B wins the game

    @reading
    Scenario: A Main Character that wins as the defender does not level up
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is the resting "Sleeper" with 3000 AP
      When player A attacks "Sleeper" with "A main"
      And player A attacks "Sleeper" with "Striker"
      Then "Striker" is in player A's discard pile
      And player B's Main Character is now at level 1
      And player A's Main Character is now at level 2

    @reading
    Scenario: Under the alternative interpretation, a Main Character that wins as the defender levels up
      Given the ambiguous rule "Does a Main Character that wins a battle as the defender level up, or win the game as Level Neo?" is answered "yes, the winner of any battle does"
      And player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is the resting "Sleeper" with 3000 AP
      When player A attacks "Sleeper" with "Striker"
      Then player B's Main Character is now at level 2

  @LN-7-3
  Rule: 7-3 A Main Character that loses a battle levels down, and its player chooses the card

    Scenario: A player who levels down chooses a card of the level zone and discards it
      Given player B has "Lesson 1", "Lesson 2" and "Lesson 3" face down in the level zone
      When player A attacks "B main" with "A main"
      And player B gives up "Lesson 2" from the level zone
      Then "Lesson 2" is in player B's discard pile
      And player B's level zone holds exactly "Lesson 1" and "Lesson 3"

    Scenario: A player who levels down may choose a face-up card
      Given player B has "Shown" face up in the level zone
      And player B has "Hidden" face down in the level zone
      When player A attacks "B main" with "A main"
      And player B gives up "Shown" from the level zone
      Then player B's discard pile holds exactly "Shown"
      And player B's level zone holds exactly "Hidden"

    Scenario: A player who levels down may choose a face-down card
      Given it is player B's Main Phase 1
      And player A has "Shown" face up in the level zone
      And player A has "Hidden" face down in the level zone
      When player B attacks "A main" with "B main"
      And player A gives up "Hidden" from the level zone
      Then player A's discard pile holds exactly "Hidden"
      And player A's level zone holds exactly "Shown"

    @LN-9-3
    Scenario: A defending Main Character that ties levels down
      Given player B's Main Character is "Rival" with 3500 AP
      And player B has "Lesson 1" and "Lesson 2" face down in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Lesson 1" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

    Scenario: A Main Character at level 2 that loses gives up its only level card and is at level 1
      Given player B has "Lesson" face down in the level zone
      When player A attacks "B main" with "A main"
      Then "Lesson" is in player B's discard pile
      And player B's Main Character is now at level 1

    Scenario: A Main Character at level 1 that loses stays at level 1
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And player B's Main Character is now at level 1
      And player B's deck holds 20 cards
      And the game goes on

    @LN-9-4-3 @LN-9-4-4
    Scenario: A Main Character that loses as the attacker keeps its level, but one that loses as the defender levels down
      Given player A has "Lesson 1" and "Lesson 2" face down in the level zone
      And player A has the active Support Character "Striker" with 8000 AP
      And player B's Main Character is the resting "Sleeper" with 7000 AP
      And player B has "Lesson 3" and "Lesson 4" face down in the level zone
      And player B has the active Support Character "Wall" with 9000 AP
      When player A attacks "Sleeper" with "A main"
      And player B covers with "Wall"
      And player A attacks "Sleeper" with "Striker"
      And player B gives up "Lesson 3" from the level zone
      Then player A's Main Character is now at level 3
      And player B's Main Character is now at level 2

    Scenario: A Main Character whose card an effect keeps from being discarded has not levelled down
      Given "Keeper" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 1000,
          "abilities": [
            {
              "type": "instead", "when": { "event": "discarded", "subject": { "zone": ["level"] } },
              "effect": [
                { "do": "modify", "stat": "ap", "by": 1000, "target": { "self": true }, "until": "turn" }
              ]
            },
            {
              "type": "start", "when": { "event": "leveledDown", "subject": "any" },
              "effect": [{ "do": "draw", "count": 1 }]
            }
          ]
        }
        """
      And player B has the active Support Character "Keeper"
      And player B has "Lesson" face down in the level zone
      When player A attacks "B main" with "A main"
      Then "Keeper" has 2000 AP
      And player B's Main Character is now at level 2
      And player B's hand holds 0 cards

    Scenario: A skill for its player's own levelling down does not work when the opponent levels down
      Given "Mourner" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 1000,
          "abilities": [
            {
              "type": "start", "when": { "event": "leveledDown", "subject": "any", "player": "you" },
              "effect": [{ "do": "draw", "count": 1 }]
            }
          ]
        }
        """
      And "Gloater" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 1000,
          "abilities": [
            {
              "type": "start", "when": { "event": "leveledDown", "subject": "any", "player": "you" },
              "effect": [{ "do": "draw", "count": 1 }]
            }
          ]
        }
        """
      And player A has the active Support Character "Gloater"
      And player B has the active Support Character "Mourner"
      And player B has "Lesson" face down in the level zone
      When player A attacks "B main" with "A main"
      Then player B's Main Character is now at level 1
      And player B's hand holds 1 card
      And player A's hand holds 0 cards

  @LN-7-4
  Rule: 7-4 In its player's turn a Main Character has 500 AP more for each level

    Scenario: A Main Character at level 1 has 500 AP more in its player's turn
      Given player B's Main Character is "Rival" with 3499 AP
      When player A attacks "Rival" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP

    Scenario: A Main Character at level 2 has 1000 AP more in its player's turn, and at level 3 it has 1500
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 2
      And player A's Main Character is "Rival" with 3999 AP
      When player B attacks "Rival" with "B main"
      Then player B's Main Character is now at level 3
      And "B main" has 4500 AP

    Scenario: A Main Character gets no AP from its level in the opponent's turn
      Given player B has "Lesson 1" and "Lesson 2" face down in the level zone
      When player A attacks "B main" with "A main"
      And player B gives up "Lesson 1" from the level zone
      Then player A's Main Character is now at level 2
      And "B main" has 3000 AP

    Scenario: When the turn passes, one Main Character loses the AP for its level and the other gets its own
      Given player A's Main Character is at level 3
      And player B's Main Character is at level 4
      When player A ends the turn
      Then "A main" has 3000 AP
      And "B main" has 5000 AP

    Scenario: A Main Character at level 6 has 3000 AP more in its player's turn
      Given it is player B's Main Phase 2
      And player A's Main Character is at level 6
      When player B ends the turn
      Then "A main" has 6000 AP

    Scenario: A Support gets no AP from its Main Character's level
      Given player A's Main Character is at level 3
      And player A has the active Support Character "Striker" with 3000 AP
      And player B has the resting Support Character "Prey" with 3001 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's support zone

  @LN-7-5
  Rule: 7-5 A Main Character at level 5 is Level Neo

    Scenario: A Main Character that goes from level 4 to level 5 becomes Level Neo
      Given player A's Main Character is at level 4
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 5
      And player A's Main Character is Level Neo

    Scenario: A Main Character at level 4 is not yet Level Neo
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 3
      When player B attacks "A main" with "B main"
      Then player B's Main Character is now at level 4
      And player B's Main Character is not Level Neo

    @LN-7-5-3
    Scenario: A Main Character that an effect takes to level 5 is Level Neo in the same turn
      Given player A has "Lecture" (probe "event-main-level-up") in the hand
      And player A's Main Character is at level 4
      When player A uses "Lecture"
      Then player A's Main Character is Level Neo
      When player A attacks "B main" with "A main"
      Then player A wins the game

    @reading
    Scenario: A Main Character that falls below level 5 is no longer Level Neo
      Given player B has "Lesson" face down in the level zone
      And player B's Main Character is at level 5
      When player A attacks "B main" with "A main"
      And player B gives up "Lesson" from the level zone
      Then player B's Main Character is now at level 4
      And player B's Main Character is not Level Neo

    @LN-7-5-1 @reading
    Scenario: A Main Character that has fallen below level 5 can make combi attacks again
      Given player B has "Lesson" face down in the level zone
      And player B's Main Character is at level 5
      And player B has the active Support Character "Ally" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B gives up "Lesson" from the level zone
      And player A ends the turn
      And player B attacks "A main" with "B main" and "Ally"
      Then "B main" and "Ally" are resting
      And player B's Main Character is now at level 5

    @reading
    Scenario: A Main Character above level 5 is Level Neo too
      Given player B has "Lesson" face down in the level zone
      And player B's Main Character is at level 7
      When player A attacks "B main" with "A main"
      And player B gives up "Lesson" from the level zone
      Then player B's Main Character is now at level 6
      And player B's Main Character is Level Neo

  @LN-7-5-1
  Rule: 7-5-1 A Level Neo Main Character cannot make a combi attack

    Scenario: A Level Neo Main Character can attack only alone
      Given player A's Main Character is at level 5
      And player A has the active Support Character "Ally" with 2000 AP
      When player A ends the phase
      And player A tries to attack "B main" with "A main" and "Ally"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then player A wins the game
      And "Ally" is active

    Scenario: A Main Character at level 4 can still make a combi attack
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 4
      And player B has the active Support Character "Ally" with 2000 AP
      And player A's Main Character is "Wall" with 6000 AP
      When player B attacks "Wall" with "B main" and "Ally"
      Then player B's Main Character is now at level 5
      And the game goes on

    Scenario: Supports beside a Level Neo Main Character can still make combi attacks
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 5
      And player B has the active Support Character "One" with 2000 AP
      And player B has the active Support Character "Two" with 2000 AP
      And player A has the resting Support Character "Prey" with 3000 AP
      When player B ends the phase
      And player B tries to attack "A main" with "B main" and "One"
      Then that is refused
      When player B attacks "Prey" with "One" and "Two"
      Then "Prey" is in player A's discard pile

  @LN-7-5-2
  Rule: 7-5-2 The attack of a Level Neo Main Character cannot be covered

    @LN-6-3
    Scenario: A Support cannot cover against a Main Character that attacks at level 5
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 5
      And player A has the active Support Character "Guard" with 9000 AP
      When player B attacks "A main" with "B main"
      And player A tries to cover with "Guard"
      Then that is refused
      And player B wins the game

    Scenario: A Support can cover against a Main Character that attacks at level 4
      Given player A's Main Character is at level 4
      And player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 5

    @LN-6-3
    Scenario: A Support can cover against Supports that attack beside a Level Neo Main Character
      Given player A's Main Character is at level 5
      And player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard 1" with 3000 AP
      And player B has the active Support Character "Guard 2" with 9000 AP
      When player A attacks "Prey" with "One" and "Two"
      And player B covers with "Guard 1"
      Then "Guard 1" is in player B's discard pile
      When player A attacks "B main" with "A main"
      And player B tries to cover with "Guard 2"
      Then that is refused
      And player A wins the game

  @LN-7-5-3
  Rule: 7-5-3 A Level Neo Main Character that wins a battle wins the game

    Scenario: A Main Character that reaches level 5 by a victory does not win the game yet, but wins it by its next victory
      Given player A's Main Character is at level 4
      When player A attacks "B main" with "A main"
      Then the game goes on
      And player A's Main Character is now at level 5
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B main" with "A main"
      Then player A wins the game

    Scenario: A Support's victory does not win the game, even beside a Level Neo Main Character
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 5
      And player B has the active Support Character "Striker" with 3000 AP
      And player A has the resting Support Character "Prey" with 1000 AP
      When player B attacks "Prey" with "Striker"
      Then "Prey" is in player A's discard pile
      And the game goes on
      When player B attacks "A main" with "B main"
      Then player B wins the game

    @LN-9-3 @LN-9-4-3
    Scenario: A Level Neo Main Character that ties does not win the game
      Given player A has "Boost" (probe "event-main-ap") in the hand
      And player A's turn marker is at 2
      And player A's Main Character is at level 5
      And player B's Main Character is "Rival" with 5500 AP
      When player A attacks "Rival" with "A main"
      Then "A main" is resting
      And the game goes on
      When player A ends the turn
      And player B ends the turn
      And player A uses "Boost"
      And player A attacks "Rival" with "A main"
      Then player A wins the game

    @reading
    Scenario: A Level Neo Main Character wins the game if it wins as the attacker, not as the defender
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is the resting "Sleeper" with 3000 AP
      And player B's Main Character is at level 5
      When player A attacks "Sleeper" with "Striker"
      Then "Striker" is in player A's discard pile
      And the game goes on
      When player A ends the turn
      And player B attacks "A main" with "Sleeper"
      Then player B wins the game

    @reading
    Scenario: Under the alternative interpretation, a Level Neo Main Character that wins as the defender also wins the game
      Given the ambiguous rule "Does a Main Character that wins a battle as the defender level up, or win the game as Level Neo?" is answered "yes, the winner of any battle does"
      And player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is the resting "Sleeper" with 3000 AP
      And player B's Main Character is at level 5
      When player A attacks "Sleeper" with "Striker"
      Then player B wins the game
