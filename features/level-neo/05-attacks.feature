@LN
Feature: 5. Attacks

  @LN-5-1
  Rule: 5-1 Attacking costs an active character its rest

    Scenario: the attacker rests as it attacks
      Given player A's Main Character is "Hero" with 3000 AP
      And player A has the active Support Character "Bench" with 3000 AP
      When player A attacks "B main" with "Hero"
      Then "Hero" is resting
      And "Bench" and "B main" are active

    Scenario: it rests with the declaration, before the battle is decided
      Given player A has the active Support Character "Striker" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "Prey" with "Striker"
      And player B is asked to cover
      Then "Striker" is resting
      And "Prey" is in player B's support zone

    Scenario: a resting character cannot attack
      Given player A has the resting Support Character "Tired" with 3000 AP
      And player A has the active Support Character "Fresh" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "Tired"
      Then that is refused
      When player A attacks "Prey" with "Fresh"
      Then "Prey" is in player B's discard pile

    Scenario: a resting Main Character cannot attack either
      Given it is player B's Main Phase 1
      And player B's Main Character is the resting "Sleeper" with 9000 AP
      And player B has the active Support Character "Runner" with 2000 AP
      And player A has the resting Support Character "Prey" with 1000 AP
      When player B ends the phase
      And player B tries to attack "A main" with "Sleeper"
      Then that is refused
      When player B attacks "Prey" with "Runner"
      Then "Prey" is in player A's discard pile
      And "Runner" is resting

    Scenario: a character in the hand cannot attack
      Given player A has "Reserve" in the hand
      When player A ends the phase
      And player A tries to attack "B main" with "Reserve"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 2

  @LN-5-2
  Rule: 5-2 A character that has attacked does not attack again in that turn, even if it is active

    Scenario: an active character that has attacked cannot attack, one that has not can
      Given player A has the active Support Character "Spent" with 4000 AP
      And "Spent" has already attacked in this turn
      And player A has the active Support Character "Fresh" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "Spent"
      Then that is refused
      When player A attacks "Prey" with "Fresh"
      Then "Prey" is in player B's discard pile

    Scenario: an effect that sets the Main Character active gives it no second attack
      Given player A has "Rally" (probe "event-battle-activate") in the hand
      And player A has the active Support Character "Striker" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "B main" with "A main"
      And player A uses "Rally"
      And player A tries to attack "B main" with "A main"
      Then that is refused
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "A main" is active
      And player A's Main Character is now at level 2

    @reading
    Scenario: joining a combi attack uses up the attack of the one who joins
      Given player A has "Rally" (probe "event-battle-activate") in the hand
      And player A has the active Support Character "Ally" with 1000 AP
      And player A has the active Support Character "Striker" with 4000 AP
      And player B has the resting Support Character "Prey" with 500 AP
      When player A attacks "B main" with "A main" and "Ally"
      And player A uses "Rally"
      And player A tries to attack "Prey" with "Ally"
      Then that is refused
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Ally" is active

    @reading
    Scenario: a character that has attacked cannot join a combi attack
      Given player A has the active Support Character "Spent" with 1000 AP
      And "Spent" has already attacked in this turn
      When player A ends the phase
      And player A tries to attack "B main" with "A main" and "Spent"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And "Spent" is active

    Scenario: each of two copies of one card has its own attack
      Given player B has the active Support Character "Twin 1" with 2000 AP
      And player B has the active Support Character "Twin 2" with 2000 AP
      And "Twin 1" has the card number "T-900"
      And "Twin 2" has the card number "T-900"
      And it is player B's Main Phase 1
      And player A has the resting Support Character "First" with 1000 AP
      And player A has the resting Support Character "Second" with 1000 AP
      When player B attacks "First" with "Twin 1"
      And player B attacks "Second" with "Twin 2"
      Then player A's discard pile holds exactly "First" and "Second"

    Scenario: the limit is gone in the next turn of its player
      When player A attacks "B main" with "A main"
      And player A ends the turn
      And player B ends the turn
      And player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 3

  @LN-5-3
  Rule: 5-3 Attacks follow one another until the turn player stops or can make no more

    Scenario: several battles in one Battle Phase
      Given player A has the active Support Character "Striker 1" with 2000 AP
      And player A has the active Support Character "Striker 2" with 2000 AP
      And player B has the resting Support Character "First" with 1000 AP
      And player B has the resting Support Character "Second" with 1000 AP
      When player A attacks "First" with "Striker 1"
      And player A attacks "B main" with "A main"
      And player A attacks "Second" with "Striker 2"
      Then player B's discard pile holds exactly "First" and "Second"
      And player A's Main Character is now at level 2

    Scenario: the turn player may stop while another character could attack
      Given it is player B's Battle Phase
      And player B has the active Support Character "Striker 1" with 2000 AP
      And player B has the active Support Character "Striker 2" with 2000 AP
      And player A has the resting Support Character "First" with 1000 AP
      And player A has the resting Support Character "Second" with 1000 AP
      When player B attacks "First" with "Striker 1"
      And player B ends the phase
      Then it is now player B's Main Phase 2
      And "First" is in player A's discard pile
      And "Second" is in player A's support zone

    Scenario: no attack needs to be made at all, and Main Phase 2 still comes
      Given it is player A's Battle Phase
      And player A has "Late" in the hand
      When player A ends the phase
      And player A plays "Late"
      Then it is now player A's Main Phase 2
      And "Late" is in player A's support zone

    Scenario: with everybody's attack made the phase is over
      Given it is player A's Battle Phase
      And player A has "Late" in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      And player A attacks "B main" with "A main"
      And player A plays "Late"
      Then it is now player A's Main Phase 2
      And player A's support zone holds exactly "Striker" and "Late"

    Scenario: with nothing that may be attacked the phase is over
      Given it is player A's Battle Phase
      And player A's Main Character is the resting "Sleeper" with 3000 AP
      And player A has the active Support Character "Striker" with 2000 AP
      And player A has "Late" in the hand
      When player A plays "Late"
      Then it is now player A's Main Phase 2
      And "Late" is in player A's support zone

    Scenario: once the phase is over no attack can be made
      Given it is player A's Battle Phase
      And player A has the active Support Character "Striker 1" with 2000 AP
      And player A has the active Support Character "Striker 2" with 2000 AP
      And player B has the resting Support Character "First" with 1000 AP
      And player B has the resting Support Character "Second" with 1000 AP
      When player A attacks "First" with "Striker 1"
      And player A ends the phase
      And player A ends the phase
      And player A tries to attack "Second" with "Striker 2"
      Then that is not offered
      And "First" is in player B's discard pile
      And "Second" is in player B's support zone

  @LN-5-4-1
  Rule: 5-4-1 A Main Character attacks only the opponent's Main Character

    Scenario: not a resting Support Character
      Given player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "A main"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And "Prey" is in player B's support zone

    Scenario: not an active Support Character
      Given it is player B's Main Phase 1
      And player A has the active Support Character "Prey" with 1000 AP
      When player B ends the phase
      And player B tries to attack "Prey" with "B main"
      Then that is refused
      When player B attacks "A main" with "B main"
      Then player B's Main Character is now at level 2
      And "Prey" is in player A's support zone

  @LN-5-4-2
  Rule: 5-4-2 A Main Character may attack a Main Character that is active

    Scenario: an active Main Character can be attacked
      Given player B's Main Character is the active "Watcher" with 3000 AP
      When player A attacks "Watcher" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 2

    Scenario: a resting Main Character can be attacked as well
      Given it is player B's Main Phase 1
      And player A's Main Character is the resting "Sleeper" with 3000 AP
      When player B attacks "Sleeper" with "B main"
      Then "B main" is resting
      And player B's Main Character is now at level 2

  @LN-5-5-1
  Rule: 5-5-1 A Support Character may attack Main and Support Characters

    Scenario: it attacks a Support Character
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile

    Scenario: it attacks the Main Character
      Given player A has the active Support Character "Striker" with 4000 AP
      And player B's Main Character is the resting "Sleeper" with 3000 AP
      And player B has "Lesson 1" and "Lesson 2" face down in the level zone
      When player A attacks "Sleeper" with "Striker"
      And player B gives up "Lesson 1" from the level zone
      Then player B's Main Character is now at level 2
      And "Striker" is resting

    Scenario: both in one phase
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Striker 1" with 2000 AP
      And player B has the active Support Character "Striker 2" with 2000 AP
      And player A's Main Character is the resting "Sleeper" with 5000 AP
      And player A has the resting Support Character "Prey" with 1000 AP
      When player B attacks "Sleeper" with "Striker 1"
      And player B attacks "Prey" with "Striker 2"
      Then "Striker 1" is in player B's discard pile
      And "Prey" is in player A's discard pile

    Scenario: characters of its own side cannot be attacked
      Given player A has the active Support Character "Striker" with 2000 AP
      And player A has the resting Support Character "Friend" with 1000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Friend" with "Striker"
      Then that is refused
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Friend" is in player A's support zone

  @LN-5-5-2
  Rule: 5-5-2 What a Support Character attacks must be resting

    Scenario: an active Support Character cannot be attacked, a resting one can
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the active Support Character "Alert" with 1000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Alert" with "Striker"
      Then that is refused
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Alert" is in player B's support zone

    Scenario: an active Main Character cannot be attacked by a Support Character
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Striker" with 4000 AP
      And player A has "Lesson 1" and "Lesson 2" face down in the level zone
      And player A has the resting Support Character "Prey" with 1000 AP
      When player B ends the phase
      And player B tries to attack "A main" with "Striker"
      Then that is refused
      When player B attacks "Prey" with "Striker"
      Then "Prey" is in player A's discard pile
      And player A's level zone holds 2 cards

    Scenario: a Support Character that rested to cover can be attacked from then on
      Given player A has the active Support Character "Striker" with 5000 AP
      And player B has the active Support Character "Guard" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Guard" with "Striker"
      Then that is refused
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A attacks "Guard" with "Striker"
      Then "Guard" is in player B's discard pile

  @LN-5-6
  Rule: 5-6 One more Support Character may be added to an attack

    @LN-5-6-1
    Scenario: a Support Character joins the attack of the Main Character
      Given player A has the active Support Character "Ally" with 1000 AP
      And player B's Main Character is "Wall" with 4000 AP
      When player A attacks "Wall" with "A main" and "Ally"
      Then player A's Main Character is now at level 2
      And "Ally" is in player A's support zone

    @LN-5-6-1
    Scenario: a Support Character joins the attack of a Support Character
      Given it is player B's Main Phase 1
      And player B has the active Support Character "One" with 2000 AP
      And player B has the active Support Character "Two" with 2000 AP
      And player A has the resting Support Character "Prey" with 3000 AP
      When player B attacks "Prey" with "One" and "Two"
      Then "Prey" is in player A's discard pile

    Scenario: one combi attack may follow another
      Given player A has the active Support Character "One" with 1000 AP
      And player A has the active Support Character "Two" with 1000 AP
      And player A has the active Support Character "Three" with 1000 AP
      And player B's Main Character is "Wall" with 4000 AP
      And player B has the resting Support Character "Prey" with 1500 AP
      When player A attacks "Prey" with "One" and "Two"
      And player A attacks "Wall" with "A main" and "Three"
      Then "Prey" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: two more cannot be added to the Main Character
      Given player A has the active Support Character "One" with 1000 AP
      And player A has the active Support Character "Two" with 1000 AP
      And player B's Main Character is "Wall" with 4000 AP
      When player A ends the phase
      And player A tries to attack "Wall" with "A main", "One" and "Two"
      Then that is refused
      When player A attacks "Wall" with "A main" and "One"
      Then player A's Main Character is now at level 2
      And "Two" is active

    Scenario: two more cannot be added to a Support Character
      Given player A has the active Support Character "One" with 1000 AP
      And player A has the active Support Character "Two" with 1000 AP
      And player A has the active Support Character "Three" with 1000 AP
      And player B has the resting Support Character "Prey" with 1500 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "One", "Two" and "Three"
      Then that is refused
      When player A attacks "Prey" with "One" and "Two"
      Then "Prey" is in player B's discard pile
      And "Three" is active

    @LN-5-1
    Scenario: a character cannot be added to its own attack
      Given player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "One" and "One"
      Then that is refused
      When player A attacks "Prey" with "One" and "Two"
      Then "Prey" is in player B's discard pile

    @reading
    Scenario: the one added rests like the one that declares the attack
      Given player A has the active Support Character "Ally" with 1000 AP
      And player A has the active Support Character "Bench" with 1000 AP
      When player A attacks "B main" with "A main" and "Ally"
      Then "A main" and "Ally" are resting
      And "Bench" is active

    @LN-5-1 @reading
    Scenario: a resting character cannot be added
      Given player A has the resting Support Character "Tired" with 3000 AP
      And player A has the active Support Character "Fresh" with 3000 AP
      And player B's Main Character is "Wall" with 6000 AP
      When player A ends the phase
      And player A tries to attack "Wall" with "A main" and "Tired"
      Then that is refused
      When player A attacks "Wall" with "A main" and "Fresh"
      Then player A's Main Character is now at level 2

    Scenario: the Main Character is not added to the attack of a Support Character, but the other way round
      Given player A has the active Support Character "Squire" with 1000 AP
      When player A ends the phase
      And player A tries to attack "B main" with "Squire" and "A main"
      Then that is refused
      When player A attacks "B main" with "A main" and "Squire"
      Then player A's Main Character is now at level 2

    @LN-2-2-4
    Scenario: the one added attacks as well
      Given player A has the active Support Character "Scout" (probe "start-attack-draw")
      When player A attacks "B main" with "A main" and "Scout"
      Then player A's Main Character is now at level 2
      And player A's hand holds 1 card

  @LN-5-6-1
  Rule: 5-6-1 In a combi attack the AP of both attackers count together

    Scenario: two that are weaker one by one win together
      Given player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 1001 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "One" and "Two"
      Then "Prey" is in player B's discard pile
      And player A's support zone holds exactly "One" and "Two"

    @LN-9-4-7
    Scenario: a sum that is lower than the AP of the target loses
      Given it is player B's Main Phase 1
      And player B has the active Support Character "One" with 2000 AP
      And player B has the active Support Character "Two" with 999 AP
      And player A has the resting Support Character "Prey" with 3000 AP
      When player B attacks "Prey" with "One" and "Two"
      And player A picks "One" as the attacker that is lost
      Then "One" is in player B's discard pile
      And "Two" is in player B's support zone
      And "Prey" is in player A's support zone

    @LN-9-3
    Scenario: a sum that equals the AP of the target is a tie
      Given player A has the active Support Character "Ally" with 1000 AP
      And player B's Main Character is "Wall" with 4500 AP
      And player B has "Lesson 1" and "Lesson 2" face down in the level zone
      When player A attacks "Wall" with "A main" and "Ally"
      And player B gives up "Lesson 1" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

    @LN-7-4
    Scenario: the Main Character adds its AP with what its level gives
      Given player A's Main Character is at level 3
      And player A has the active Support Character "Ally" with 1000 AP
      And player B's Main Character is "Wall" with 5400 AP
      When player A attacks "Wall" with "A main" and "Ally"
      Then player A's Main Character is now at level 4

  @LN-5-6-2
  Rule: 5-6-2 With the Main Character in it a combi attack goes against the Main Character, resting or active

    Scenario: against an active Main Character
      Given player A has the active Support Character "Ally" with 1000 AP
      And player B's Main Character is the active "Watcher" with 4000 AP
      When player A attacks "Watcher" with "A main" and "Ally"
      Then player A's Main Character is now at level 2

    Scenario: against a resting Main Character
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Ally" with 1000 AP
      And player A's Main Character is the resting "Sleeper" with 4000 AP
      When player B attacks "Sleeper" with "B main" and "Ally"
      Then player B's Main Character is now at level 2

    Scenario: not against a resting Support Character, which the Support Character alone may attack
      Given player A has the active Support Character "Ally" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "A main" and "Ally"
      Then that is refused
      When player A attacks "B main" with "A main" and "Ally"
      Then player A's Main Character is now at level 2
      And "Prey" is in player B's support zone

    Scenario: not against an active Support Character
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Ally" with 2000 AP
      And player A has the active Support Character "Alert" with 1000 AP
      When player B ends the phase
      And player B tries to attack "Alert" with "B main" and "Ally"
      Then that is refused
      When player B attacks "A main" with "B main" and "Ally"
      Then player B's Main Character is now at level 2
      And "Alert" is in player A's support zone

  @LN-5-6-3
  Rule: 5-6-3 Two Support Characters may attack any character that is resting

    Scenario: a resting Support Character, but not an active one
      Given player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 2000 AP
      And player B has the active Support Character "Alert" with 3000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A ends the phase
      And player A tries to attack "Alert" with "One" and "Two"
      Then that is refused
      When player A attacks "Prey" with "One" and "Two"
      Then "Prey" is in player B's discard pile
      And "Alert" is in player B's support zone

    Scenario: a resting Main Character
      Given it is player B's Main Phase 1
      And player B has the active Support Character "One" with 2000 AP
      And player B has the active Support Character "Two" with 2000 AP
      And player A's Main Character is the resting "Sleeper" with 3000 AP
      And player A has "Lesson 1" and "Lesson 2" face down in the level zone
      When player B attacks "Sleeper" with "One" and "Two"
      And player A gives up "Lesson 2" from the level zone
      Then player A's Main Character is now at level 2

    Scenario: not an active Main Character
      Given player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 2000 AP
      And player B has "Lesson 1" and "Lesson 2" face down in the level zone
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A ends the phase
      And player A tries to attack "B main" with "One" and "Two"
      Then that is refused
      When player A attacks "Prey" with "One" and "Two"
      Then "Prey" is in player B's discard pile
      And player B's level zone holds 2 cards
