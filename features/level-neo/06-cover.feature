@LN
Feature: 6. Cover

  @LN-6-1
  Rule: 6-1 The defending player may rest one active Support Character, which becomes the target

    Scenario: a Support Character takes the battle over from the Main Character
      Given player B has "Lesson 1" and "Lesson 2" face down in the level zone
      And player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player B's Main Character is now at level 3

    Scenario: a Support Character takes the battle over from another
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Striker" with 3000 AP
      And player A has the resting Support Character "Prey" with 1000 AP
      And player A has the active Support Character "Guard" with 2000 AP
      When player B attacks "Prey" with "Striker"
      And player A covers with "Guard"
      Then "Guard" is in player A's discard pile
      And "Prey" is in player A's support zone

    Scenario: nobody has to cover
      Given player A has the active Support Character "Striker" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "Prey" with "Striker"
      And player B is asked to cover
      And player B declines
      Then "Prey" is in player B's discard pile
      And "Guard" is active

    Scenario: covering rests, so one that has covered cannot cover again
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

    Scenario: a resting Support Character cannot cover
      Given player B has the resting Support Character "Tired" with 2000 AP
      And player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B tries to cover with "Tired"
      Then that is refused
      When player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Tired" is in player B's support zone

    Scenario: only one covers
      Given player B has the active Support Character "Guard 1" with 1000 AP
      And player B has the active Support Character "Guard 2" with 9000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard 1"
      And player B tries to cover with "Guard 2"
      Then that is not offered
      And "Guard 1" is in player B's discard pile
      And "Guard 2" is in player B's support zone

    Scenario: the Main Character cannot cover
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
    Scenario: the Support Character that is attacked cannot cover for itself, even where it stands active
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

    Scenario: against two Support Characters in a combi attack
      Given player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "One" and "Two"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Prey" is in player B's support zone

    Scenario: against a combi attack with the Main Character
      Given player A has the active Support Character "Ally" with 2000 AP
      And player B has the active Support Character "Guard" with 9000 AP
      When player A attacks "B main" with "A main" and "Ally"
      And player B covers with "Guard"
      Then "Guard" is resting
      And player A's Main Character is now at level 1

  @LN-6-2
  Rule: 6-2 Beating the Support Character that covered is a won battle

    @LN-9-4-1
    Scenario: the attacking Main Character levels up over a cover
      Given player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    @LN-9-4-1
    Scenario: also where it attacked together with a Support Character
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Ally" with 1000 AP
      And player A has the active Support Character "Guard" with 4000 AP
      When player B attacks "A main" with "B main" and "Ally"
      And player A covers with "Guard"
      Then "Guard" is in player A's discard pile
      And player B's Main Character is now at level 2

    Scenario: the Main Character that was covered has not lost it
      Given player B has "Lesson 1" and "Lesson 2" face down in the level zone
      And player B has the active Support Character "Guard" with 2000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then player A's Main Character is now at level 2
      And player B's level zone holds exactly "Lesson 1" and "Lesson 2"

    Scenario: a Support Character that beats a cover has won a battle
      Given player A has the active Support Character "Champion" (probe "start-battle-won-draw")
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "Prey" with "Champion"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's hand holds 1 card

    @reading @LN-9-3
    Scenario: a cover that falls in a tie is no victory
      Given player B has the active Support Character "Guard" with 3500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 1

    @reading @LN-9-3
    Scenario: read as a defeat like any other, it is one
      Given the reading "tie-over-a-cover" is "victory"
      And player B has the active Support Character "Guard" with 3500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

  @LN-6-3
  Rule: 6-3 Nobody covers against a Main Character that attacks as Level Neo

    @LN-7-5-2
    Scenario: a Support Character that could cover a moment ago cannot cover the Main Character now
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

    Scenario: a Main Character that is no Level Neo can be covered against
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 4
      And player A has the active Support Character "Guard" with 4000 AP
      When player B attacks "A main" with "B main"
      And player A covers with "Guard"
      Then "Guard" is in player A's discard pile
      And player B's Main Character is now at level 5

    @LN-7-5-2 @LN-9-4-3
    Scenario: nobody covers even where the Level Neo attack fails
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

    Scenario: a Level Neo Main Character may be covered for
      Given player B's Main Character is at level 5
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player B's level zone holds 4 cards

    @LN-7-5-2
    Scenario: Level Neo reached after the declaration keeps from covering as well
      Given player A has "Grow" (probe "event-battle-level-up") in the hand
      And player A's Main Character is at level 4
      And player B has the active Support Character "Guard" with 9000 AP
      When player A attacks "B main" with "A main"
      And player A uses "Grow"
      And player B tries to cover with "Guard"
      Then that is refused
      And player A wins the game
