@VG
Feature: 1.3.1, 1.3.2. What card texts allow although the rules do not, and what they forbid or demand

  @VG-1.3.1
  Rule: 1.3.1 Where a card says something else than the rules the card is right

    Scenario: A unit whose text allows it attacks from the back row, and another unit of the back row does not
      Given player A has the unit "Sniper" (probe "attacks-from-back-row") on the back left circle
      And player A has the unit "Page" on the back right circle
      And player B has the unit "Scout" on the vanguard circle
      And "Scout" is a unit of grade 0 with 8000 power
      And it is player A's Battle Phase
      When player A tries to attack "Scout" with "Page"
      Then that is refused
      When player A attacks "Scout" with "Sniper"
      Then player B's damage zone holds 1 card

    Scenario: A unit whose text allows it attacks a unit of the back row, and another unit does not
      Given player A has the unit "Archer" (probe "attacks-the-back-row") on the front left circle
      And player A has the unit "Page" on the front right circle
      And player B has the unit "Hidden" on the back left circle
      And it is player A's Battle Phase
      When player A tries to attack "Hidden" with "Page"
      Then that is refused
      When player A attacks "Hidden" with "Archer"
      Then "Hidden" is in player B's drop zone

    Scenario: A unit whose text allows it boosts a unit of another column
      Given player A has the unit "Squire" on the front left circle
      And player A has the unit "Drummer" (probe "boosts-any-column") on the back right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 2 with 15000 power
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Squire"
      And player A boosts with "Drummer"
      Then "Wall" is in player B's drop zone

  @VG-10.4.1.6
  Rule: 10.4.1.6 A unit that must be attacked leaves its opponent no other target

    Scenario: An attack on another unit is refused while a unit of the front row says that it must be attacked
      Given player B has the unit "Bait" (probe "must-be-attacked") on the front left circle
      And player A has the unit "Lancer" on the front left circle
      And it is player A's Battle Phase
      When player A tries to attack "B vanguard" with "Lancer"
      Then that is refused
      When player A attacks "Bait" with "Lancer"
      Then "Bait" is in player B's drop zone

  @VG-10.5.1.2.2
  Rule: 10.5.1.2.2 Where cards may not guard alone, two of them come at one moment

    Scenario: One guardian is refused, and two at once guard
      Given player A has the unit "Lancer" (probe "attacks-no-guardian-alone") on the front left circle
      And player B has "One" and "Two" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Lancer"
      And player B tries to guard "B vanguard" with "One"
      Then that is refused
      When player B guards "B vanguard" with "One" and "Two"
      Then player B's damage zone holds 0 cards
      And player B's drop zone holds exactly "One" and "Two"

  @VG-10.7.1.2
  Rule: 10.7.1.2 A unit that weak attackers cannot hit is hit by others

    Scenario Outline: A rear-guard that cannot be hit by units with 9000 power or less is attacked
      Given player A has the unit "Lancer" on the front left circle
      And "Lancer" is a unit of grade 2 with <power> power
      And player B has the unit "Ghost" (probe "not-hit-by-9000") on the front left circle
      And it is player A's Battle Phase
      When player A attacks "Ghost" with "Lancer"
      Then player B's drop zone holds <lost> cards
      And "Lancer" is at rest

      Examples:
        | power | lost |
        | 9000  | 0    |
        | 10000 | 1    |

  @VG-6.2.3.3.1
  Rule: 6.2.3.3.1 A unit that a text calls at rest is placed at rest

    Scenario: A unit of the hand is called at rest, and does not attack
      Given player A has the unit "Smith" (probe "calls-at-rest") on the back left circle
      And player A has "Page" in the hand
      When player A activates "Smith"
      And player A chooses the front left circle
      Then "Page" is at rest
      And "Page" is on player A's front left circle

  @VG-9.11.3
  Rule: 9.11.3 A locked card that a text keeps locked is not turned face up at the end of the turn of its player

    Scenario: Of two locked cards the one that cannot be unlocked in the next turn stays face down in it, and is unlocked a turn later
      Given player A has the unit "Warden" (probe "locks-until-a-later-turn") on the back left circle
      And player A has the unit "Jailer" (probe "locks-a-rear-guard") on the back right circle
      And player B has the unit "First" on the front left circle
      And player B has the unit "Second" on the front right circle
      When player A activates "Warden"
      And player A chooses "First"
      And player A activates "Jailer"
      And player A chooses "Second"
      And player A ends the turn
      And player B ends the turn
      Then "First" is locked
      And "Second" is not locked
      When player A ends the turn
      And player B ends the turn
      Then "First" is not locked

  @VG-9.11.8
  Rule: 9.11.8 Effects of a later turn end with that turn

    Scenario: What lasts until the end of the opponent's next turn counts in that turn and is over in the turn after it
      Given player A has the unit "Smith" (probe "act-power-until-opponents-next-turn") on the front left circle
      When player A activates "Smith"
      And player A ends the turn
      Then "Smith" has 13000 power
      When player B ends the turn
      Then "Smith" has 8000 power

    Scenario: What lasts until the end of the own next turn counts in both turns and is over after them
      Given player A has the unit "Smith" (probe "act-power-until-own-next-turn") on the front left circle
      When player A activates "Smith"
      And player A ends the turn
      And player B ends the turn
      Then "Smith" has 13000 power
      When player A ends the turn
      Then "Smith" has 8000 power

  @VG-1.3.7.2
  Rule: 1.3.7.2 A unit boosts as long as the battle goes on

    Scenario: "When this unit boosts a unit named Star" finds that unit boosted already
      Given player A has the unit "Star" on the front left circle
      And player A has the unit "Drummer" (probe "boosts-star-draws") on the back left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Star"
      And player A boosts with "Drummer"
      Then player A's hand holds 1 card

    Scenario: What a unit gets while it is attacking is over after the battle
      Given player A has the unit "Lancer" (probe "stronger-while-attacking") on the front left circle
      And player A has the unit "Next" on the front right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 2 with 13000 power
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Lancer"
      Then "Wall" is in player B's drop zone
      And "Lancer" has 8000 power

  @VG-9.2.1
  Rule: 9.2.1 "At the beginning of turn" comes with the stand phase

    Scenario: An ability for the beginning of the opponent's turn draws a card before that player draws
      Given player A has the unit "Watch" (probe "opponents-turn-began-draws") on the back left circle
      When player A ends the turn
      Then player A's hand holds 1 card

  @VG-6.3.8
  Rule: 6.3.8 A persona ride has been one

    Scenario: A unit that is stronger in the turn of a persona ride is stronger after it, and not after another ride
      Given player A has the unit "Fan" (probe "stronger-after-persona-ride") on the back left circle
      And "Hero" has this data:
        """
        {"category": "unit", "grade": 3, "power": 13000, "personaRide": true}
        """
      And "Second Hero" has this data:
        """
        {"category": "unit", "name": "Hero", "grade": 3, "power": 13000, "personaRide": true}
        """
      And player A has the unit "Hero" on the vanguard circle
      And player A has "Second Hero" in the hand
      And it is player A's Ride Phase
      Then "Fan" has 8000 power
      When player A rides "Second Hero"
      Then "Fan" has 13000 power

  @VG-10.4.1.9
  Rule: 10.4.1.9 A guardian has guarded when it guards

    Scenario: "When this card guards" draws a card
      Given player B has "Shield" (probe "guards-draws") in the hand
      And player B has "Next" on top of the deck
      And player A has the unit "Lancer" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Lancer"
      And player B guards "B vanguard" with "Shield"
      Then player B's hand holds exactly "Next"

  @VG-14.12.3.1
  Rule: 14.12.3.1 What a stride without a cost takes is a cost

    Scenario: "When this card is discarded for a cost" draws a card for a stride
      Given player A has "Giant" (probe "strider") in the G zone
      And player A has "Price" (probe "discarded-for-a-cost-draws") in the hand
      And it is player A's Stride Step
      When player A strides "Giant"
      Then "Price" is in player A's drop zone
      And player A's hand holds 1 card
