@LN
Feature: 5. Attacks

  @LN-5-1
  Rule: 5-1 A character must be active to attack, and it rests when it attacks

    Scenario: A character that attacks rests, and no other character does
      Given player A's Main Character is "Hero" with 3000 AP
      And player A has the active Support Character "Bench" with 3000 AP
      When player A attacks "B main" with "Hero"
      Then "Hero" is resting
      And "Bench" and "B main" are active

    Scenario: An attacker rests when the attack is declared, before the battle is decided
      Given player A has the active Support Character "Striker" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "Prey" with "Striker"
      And player B is asked to cover
      Then "Striker" is resting
      And "Prey" is in player B's support zone

    Scenario: A resting Support cannot attack
      Given player A has the resting Support Character "Tired" with 3000 AP
      And player A has the active Support Character "Fresh" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "Tired"
      Then that is refused
      When player A attacks "Prey" with "Fresh"
      Then "Prey" is in player B's discard pile

    Scenario: A resting Main Character cannot attack
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

    Scenario: A character in the hand cannot attack
      Given player A has "Reserve" in the hand
      When player A ends the phase
      And player A tries to attack "B main" with "Reserve"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 2

  @LN-5-2
  Rule: 5-2 A character that has attacked cannot attack again in that turn, even if it is active

    Scenario: A Support that has attacked cannot attack again even if it is active
      Given player A has the active Support Character "Spent" with 4000 AP
      And "Spent" has already attacked in this turn
      And player A has the active Support Character "Fresh" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "Spent"
      Then that is refused
      When player A attacks "Prey" with "Fresh"
      Then "Prey" is in player B's discard pile

    Scenario: A Main Character that an effect sets active after its attack cannot attack again
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
    Scenario: A Support that joins a combi attack has used its attack of that turn
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
    Scenario: A Support that has already attacked cannot join a combi attack
      Given player A has the active Support Character "Spent" with 1000 AP
      And "Spent" has already attacked in this turn
      When player A ends the phase
      And player A tries to attack "B main" with "A main" and "Spent"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And "Spent" is active

    Scenario: Two copies of one card can each attack once
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

    Scenario: A character that has attacked may attack again in its player's next turn
      When player A attacks "B main" with "A main"
      And player A ends the turn
      And player B ends the turn
      And player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 3

  @LN-5-3
  Rule: 5-3 The turn player may attack again and again until they stop or no attack is left

    Scenario: The turn player may fight several battles in one Battle Phase
      Given player A has the active Support Character "Striker 1" with 2000 AP
      And player A has the active Support Character "Striker 2" with 2000 AP
      And player B has the resting Support Character "First" with 1000 AP
      And player B has the resting Support Character "Second" with 1000 AP
      When player A attacks "First" with "Striker 1"
      And player A attacks "B main" with "A main"
      And player A attacks "Second" with "Striker 2"
      Then player B's discard pile holds exactly "First" and "Second"
      And player A's Main Character is now at level 2

    Scenario: The turn player may stop attacking while another character could still attack
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

    Scenario: The turn player may end the Battle Phase without attacking, and Main Phase 2 still follows
      Given it is player A's Battle Phase
      And player A has "Late" in the hand
      When player A ends the phase
      And player A plays "Late"
      Then it is now player A's Main Phase 2
      And "Late" is in player A's support zone

    Scenario: The Battle Phase ends once every character has attacked
      Given it is player A's Battle Phase
      And player A has "Late" in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      And player A attacks "B main" with "A main"
      And player A plays "Late"
      Then it is now player A's Main Phase 2
      And player A's support zone holds exactly "Striker" and "Late"

    Scenario: The Battle Phase ends if there is nothing that can be attacked
      Given it is player A's Battle Phase
      And player A's Main Character is the resting "Sleeper" with 3000 AP
      And player A has the active Support Character "Striker" with 2000 AP
      And player A has "Late" in the hand
      When player A plays "Late"
      Then it is now player A's Main Phase 2
      And "Late" is in player A's support zone

    Scenario: A player cannot attack once the Battle Phase is over
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
  Rule: 5-4-1 A Main Character can attack only the opponent's Main Character

    Scenario: A Main Character cannot attack a resting Support
      Given player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "A main"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And "Prey" is in player B's support zone

    Scenario: A Main Character cannot attack an active Support
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

    Scenario: A Main Character may attack an active Main Character
      Given player B's Main Character is the active "Watcher" with 3000 AP
      When player A attacks "Watcher" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 2

    Scenario: A Main Character may attack a resting Main Character
      Given it is player B's Main Phase 1
      And player A's Main Character is the resting "Sleeper" with 3000 AP
      When player B attacks "Sleeper" with "B main"
      Then "B main" is resting
      And player B's Main Character is now at level 2

  @LN-5-5-1
  Rule: 5-5-1 A Support may attack Main Characters and Supports

    Scenario: A Support may attack a Support
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile

    Scenario: A Support may attack a Main Character
      Given player A has the active Support Character "Striker" with 4000 AP
      And player B's Main Character is the resting "Sleeper" with 3000 AP
      And player B has "Lesson 1" and "Lesson 2" face down in the level zone
      When player A attacks "Sleeper" with "Striker"
      And player B gives up "Lesson 1" from the level zone
      Then player B's Main Character is now at level 2
      And "Striker" is resting

    Scenario: Supports may attack the Main Character and a Support in the same Battle Phase
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Striker 1" with 2000 AP
      And player B has the active Support Character "Striker 2" with 2000 AP
      And player A's Main Character is the resting "Sleeper" with 5000 AP
      And player A has the resting Support Character "Prey" with 1000 AP
      When player B attacks "Sleeper" with "Striker 1"
      And player B attacks "Prey" with "Striker 2"
      Then "Striker 1" is in player B's discard pile
      And "Prey" is in player A's discard pile

    Scenario: A Support cannot attack a Support of its own player
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
  Rule: 5-5-2 A Support can attack only a resting character

    Scenario: A Support cannot attack an active Support, but can attack a resting one
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the active Support Character "Alert" with 1000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Alert" with "Striker"
      Then that is refused
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Alert" is in player B's support zone

    Scenario: A Support cannot attack an active Main Character
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

    Scenario: A Support that rested to cover can be attacked by a Support from then on
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
  Rule: 5-6 One more Support may join an attack

    @LN-5-6-1
    Scenario: A Support may join the attack of the Main Character
      Given player A has the active Support Character "Ally" with 1000 AP
      And player B's Main Character is "Wall" with 4000 AP
      When player A attacks "Wall" with "A main" and "Ally"
      Then player A's Main Character is now at level 2
      And "Ally" is in player A's support zone

    @LN-5-6-1
    Scenario: A Support may join the attack of another Support
      Given it is player B's Main Phase 1
      And player B has the active Support Character "One" with 2000 AP
      And player B has the active Support Character "Two" with 2000 AP
      And player A has the resting Support Character "Prey" with 3000 AP
      When player B attacks "Prey" with "One" and "Two"
      Then "Prey" is in player A's discard pile

    Scenario: A player may make two combi attacks in one Battle Phase
      Given player A has the active Support Character "One" with 1000 AP
      And player A has the active Support Character "Two" with 1000 AP
      And player A has the active Support Character "Three" with 1000 AP
      And player B's Main Character is "Wall" with 4000 AP
      And player B has the resting Support Character "Prey" with 1500 AP
      When player A attacks "Prey" with "One" and "Two"
      And player A attacks "Wall" with "A main" and "Three"
      Then "Prey" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: Two Supports cannot join the Main Character's attack
      Given player A has the active Support Character "One" with 1000 AP
      And player A has the active Support Character "Two" with 1000 AP
      And player B's Main Character is "Wall" with 4000 AP
      When player A ends the phase
      And player A tries to attack "Wall" with "A main", "One" and "Two"
      Then that is refused
      When player A attacks "Wall" with "A main" and "One"
      Then player A's Main Character is now at level 2
      And "Two" is active

    Scenario: Two Supports cannot join another Support's attack
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
    Scenario: A Support cannot join its own attack
      Given player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "One" and "One"
      Then that is refused
      When player A attacks "Prey" with "One" and "Two"
      Then "Prey" is in player B's discard pile

    @reading
    Scenario: A Support that joins an attack rests like the character that declares it
      Given player A has the active Support Character "Ally" with 1000 AP
      And player A has the active Support Character "Bench" with 1000 AP
      When player A attacks "B main" with "A main" and "Ally"
      Then "A main" and "Ally" are resting
      And "Bench" is active

    @LN-5-1 @reading
    Scenario: A resting Support cannot join an attack
      Given player A has the resting Support Character "Tired" with 3000 AP
      And player A has the active Support Character "Fresh" with 3000 AP
      And player B's Main Character is "Wall" with 6000 AP
      When player A ends the phase
      And player A tries to attack "Wall" with "A main" and "Tired"
      Then that is refused
      When player A attacks "Wall" with "A main" and "Fresh"
      Then player A's Main Character is now at level 2

    Scenario: The Main Character cannot join a Support's attack, but the Support can join the Main Character's
      Given player A has the active Support Character "Squire" with 1000 AP
      When player A ends the phase
      And player A tries to attack "B main" with "Squire" and "A main"
      Then that is refused
      When player A attacks "B main" with "A main" and "Squire"
      Then player A's Main Character is now at level 2

    @LN-2-2-4
    Scenario: A Support that joins an attack attacks too, so its skill for attacking works
      Given player A has the active Support Character "Scout" (probe "start-attack-draw")
      When player A attacks "B main" with "A main" and "Scout"
      Then player A's Main Character is now at level 2
      And player A's hand holds 1 card

  @LN-5-6-1
  Rule: 5-6-1 In a combi attack the AP of both attackers is added together

    Scenario: Two weaker Supports win together if their total AP is higher than the target's
      Given player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 1001 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "One" and "Two"
      Then "Prey" is in player B's discard pile
      And player A's support zone holds exactly "One" and "Two"

    @LN-9-4-7
    Scenario: A combi attack whose total AP is lower than the target's loses
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
    Scenario: A combi attack whose total AP equals the target's is a tie
      Given player A has the active Support Character "Ally" with 1000 AP
      And player B's Main Character is "Wall" with 4500 AP
      And player B has "Lesson 1" and "Lesson 2" face down in the level zone
      When player A attacks "Wall" with "A main" and "Ally"
      And player B gives up "Lesson 1" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

    @LN-7-4
    Scenario: In a combi attack the Main Character adds its AP including the AP from its level
      Given player A's Main Character is at level 3
      And player A has the active Support Character "Ally" with 1000 AP
      And player B's Main Character is "Wall" with 5400 AP
      When player A attacks "Wall" with "A main" and "Ally"
      Then player A's Main Character is now at level 4

  @LN-5-6-2
  Rule: 5-6-2 A combi attack that includes the Main Character can target only the opponent's Main Character

    Scenario: The Main Character and a Support together may attack an active Main Character
      Given player A has the active Support Character "Ally" with 1000 AP
      And player B's Main Character is the active "Watcher" with 4000 AP
      When player A attacks "Watcher" with "A main" and "Ally"
      Then player A's Main Character is now at level 2

    Scenario: The Main Character and a Support together may attack a resting Main Character
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Ally" with 1000 AP
      And player A's Main Character is the resting "Sleeper" with 4000 AP
      When player B attacks "Sleeper" with "B main" and "Ally"
      Then player B's Main Character is now at level 2

    Scenario: The Main Character and a Support together cannot attack a resting Support
      Given player A has the active Support Character "Ally" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "A main" and "Ally"
      Then that is refused
      When player A attacks "B main" with "A main" and "Ally"
      Then player A's Main Character is now at level 2
      And "Prey" is in player B's support zone

    Scenario: The Main Character and a Support together cannot attack an active Support
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
  Rule: 5-6-3 Two Supports may attack any resting character together

    Scenario: Two Supports together may attack a resting Support, but not an active one
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

    Scenario: Two Supports together may attack a resting Main Character
      Given it is player B's Main Phase 1
      And player B has the active Support Character "One" with 2000 AP
      And player B has the active Support Character "Two" with 2000 AP
      And player A's Main Character is the resting "Sleeper" with 3000 AP
      And player A has "Lesson 1" and "Lesson 2" face down in the level zone
      When player B attacks "Sleeper" with "One" and "Two"
      And player A gives up "Lesson 2" from the level zone
      Then player A's Main Character is now at level 2

    Scenario: Two Supports together cannot attack an active Main Character
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
