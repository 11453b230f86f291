@LN
Feature: 6. Cover

  @LN-6-1
  Rule: 6-1 The defending player may rest an active Support to cover, and it becomes the new target

    Scenario: A Support may cover for the Main Character and fights in its place
      Given player B has "Lesson 1" and "Lesson 2" face down in the level zone
      And player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player B's Main Character is now at level 3

    Scenario: A Support may cover for another Support and fights in its place
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Striker" with 3000 AP
      And player A has the resting Support Character "Prey" with 1000 AP
      And player A has the active Support Character "Guard" with 2000 AP
      When player B attacks "Prey" with "Striker"
      And player A covers with "Guard"
      Then "Guard" is in player A's discard pile
      And "Prey" is in player A's support zone

    Scenario: The defending player does not have to cover
      Given player A has the active Support Character "Striker" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "Prey" with "Striker"
      And player B is asked to cover
      And player B declines
      Then "Prey" is in player B's discard pile
      And "Guard" is active

    Scenario: A Support that covers rests, so it cannot cover again in that turn
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard 1" with 5000 AP
      And player B has the active Support Character "Guard 2" with 5000 AP
      When player A attacks "Prey" with "Striker"
      And player B covers with "Guard 1"
      Then "Guard 1" is resting
      And "Striker" is in player A's discard pile
      When player A attacks "B main" with "A main"
      And player B tries to cover with "Guard 1"
      Then that is refused
      When player B covers with "Guard 2"
      Then "Guard 2" is resting

    Scenario: A resting Support cannot cover
      Given player B has the resting Support Character "Tired" with 2000 AP
      And player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B tries to cover with "Tired"
      Then that is refused
      When player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Tired" is in player B's support zone

    Scenario: Only one Support can cover in a battle
      Given player B has the active Support Character "Guard 1" with 1000 AP
      And player B has the active Support Character "Guard 2" with 9000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard 1"
      And player B tries to cover with "Guard 2"
      Then that is not offered
      And "Guard 1" is in player B's discard pile
      And "Guard 2" is in player B's support zone

    Scenario: A Main Character cannot cover
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Striker" with 3000 AP
      And player A's Main Character is "Shield" with 9000 AP
      And player A has the resting Support Character "Prey" with 1000 AP
      And player A has the active Support Character "Guard" with 2000 AP
      When player B attacks "Prey" with "Striker"
      And player A tries to cover with "Shield"
      Then that is refused
      When player A covers with "Guard"
      Then "Guard" is in player A's discard pile
      And "Prey" is in player A's support zone

    @reading
    Scenario: A Support that is attacked cannot cover for itself, even if it has been set active
      Given player B has "Wake" (probe "event-battle-activate") in the hand
      And player A has the active Support Character "Striker" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Guard" with 2000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Wake"
      And player B tries to cover with "Prey"
      Then that is refused
      When player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Prey" is active

    Scenario: A Support may cover against a combi attack of two Supports
      Given player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "One" and "Two"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Prey" is in player B's support zone

    Scenario: A Support may cover against a combi attack that includes the Main Character
      Given player A has the active Support Character "Ally" with 2000 AP
      And player B has the active Support Character "Guard" with 9000 AP
      When player A attacks "B main" with "A main" and "Ally"
      And player B covers with "Guard"
      Then "Guard" is resting
      And player A's Main Character is now at level 1

  @LN-6-2
  Rule: 6-2 Beating a Support that covered counts as winning the battle

    @LN-9-4-1
    Scenario: A Main Character that beats a covering Support levels up
      Given player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    @LN-9-4-1
    Scenario: A Main Character that beats a covering Support in a combi attack levels up
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Ally" with 1000 AP
      And player A has the active Support Character "Guard" with 4000 AP
      When player B attacks "A main" with "B main" and "Ally"
      And player A covers with "Guard"
      Then "Guard" is in player A's discard pile
      And player B's Main Character is now at level 2

    Scenario: A Main Character that was covered keeps its level when the covering Support is beaten
      Given player B has "Lesson 1" and "Lesson 2" face down in the level zone
      And player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then player A's Main Character is now at level 2
      And player B's level zone holds exactly "Lesson 1" and "Lesson 2"

    Scenario: A Support that beats a covering Support has won a battle
      Given player A has the active Support Character "Champion" (probe "start-battle-won-draw")
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "Prey" with "Champion"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's hand holds 1 card

    @reading @LN-9-3
    Scenario: A Main Character that ties with a covering Support has not won and does not level up
      Given player B has the active Support Character "Guard" with 3500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 1

    @reading @LN-9-3
    Scenario: Under the alternative interpretation, an attacker that ties with a covering Support levels up
      Given the ambiguous rule "Has the attacker won if a covering character falls in a tie?" is answered "yes, the attacker has won"
      And player B has the active Support Character "Guard" with 3500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

  @LN-6-3
  Rule: 6-3 Nobody can cover when a Level Neo Main Character attacks

    @LN-7-5-2
    Scenario: A Support can cover when a Support attacks, but not when a Level Neo Main Character does
      Given player A's Main Character is at level 5
      And player A has the active Support Character "Striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard 1" with 9000 AP
      And player B has the active Support Character "Guard 2" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B covers with "Guard 1"
      Then "Striker" is in player A's discard pile
      When player A attacks "B main" with "A main"
      And player B tries to cover with "Guard 2"
      Then that is refused
      And player A wins the game

    Scenario: A Support can cover against a Main Character at level 4
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 4
      And player A has the active Support Character "Guard" with 4000 AP
      When player B attacks "A main" with "B main"
      And player A covers with "Guard"
      Then "Guard" is in player A's discard pile
      And player B's Main Character is now at level 5

    @LN-7-5-2 @LN-9-4-3
    Scenario: A Support cannot cover against a Level Neo Main Character even if its attack fails
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 5
      And player A's Main Character is "Giant" with 9000 AP
      And player A has the active Support Character "Guard" with 1000 AP
      When player B attacks "Giant" with "B main"
      And player A tries to cover with "Guard"
      Then that is refused
      And "B main" is resting
      And "Guard" is in player A's support zone
      And the game goes on

    Scenario: A Support can cover for a Level Neo Main Character that is attacked
      Given player B's Main Character is at level 5
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player B's level zone holds 4 cards

    @LN-7-5-2
    Scenario: A Main Character that becomes Level Neo after declaring its attack cannot be stopped by a cover
      Given player A has "Grow" (probe "event-battle-level-up") in the hand
      And player A's Main Character is at level 4
      And player B has the active Support Character "Guard" with 9000 AP
      When player A attacks "B main" with "A main"
      And player A uses "Grow"
      And player B tries to cover with "Guard"
      Then that is refused
      And player A wins the game
