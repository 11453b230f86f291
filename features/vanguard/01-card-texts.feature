@VG
Feature: 1.3.1, 1.3.2. What card texts allow, forbid or demand beyond the rules

  @VG-1.3.1
  Rule: 1.3.1 If a card's text contradicts the rules, the text is right

    Scenario: A unit whose text allows it can attack from the back row, but another unit cannot
      Given player A has the unit "Sniper" (probe "attacks-from-back-row") on the back left circle
      And player A has the unit "Page" on the back right circle
      And player B has the unit "Scout" on the vanguard circle
      And "Scout" is a unit of grade 0 with 8000 power
      And it is player A's Battle Phase
      When player A tries to attack "Scout" with "Page"
      Then that is refused
      When player A attacks "Scout" with "Sniper"
      Then player B's damage zone holds 1 card

    Scenario: A unit whose text allows it can attack a unit in the back row, but another unit cannot
      Given player A has the unit "Archer" (probe "attacks-the-back-row") on the front left circle
      And player A has the unit "Page" on the front right circle
      And player B has the unit "Hidden" on the back left circle
      And it is player A's Battle Phase
      When player A tries to attack "Hidden" with "Page"
      Then that is refused
      When player A attacks "Hidden" with "Archer"
      Then "Hidden" is in player B's drop zone

    Scenario: A unit whose text allows it can boost a unit in another column
      Given player A has the unit "Squire" on the front left circle
      And player A has the unit "Drummer" (probe "boosts-any-column") on the back right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 2 with 15000 power
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Squire"
      And player A boosts with "Drummer"
      Then "Wall" is in player B's drop zone

  @VG-10.4.1.6
  Rule: 10.4.1.6 A unit that must be attacked is the only possible target

    Scenario: A player cannot attack another unit while a unit in the front row must be attacked
      Given player B has the unit "Bait" (probe "must-be-attacked") on the front left circle
      And player A has the unit "Lancer" on the front left circle
      And it is player A's Battle Phase
      When player A tries to attack "B vanguard" with "Lancer"
      Then that is refused
      When player A attacks "Bait" with "Lancer"
      Then "Bait" is in player B's drop zone

  @VG-10.5.1.2.2
  Rule: 10.5.1.2.2 If cards may not guard alone, two of them must be called at the same moment

    Scenario: A player cannot call one guardian that may not guard alone, but can call two at once
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
  Rule: 10.7.1.2 An attacker with at least the power of the attacked unit hits it, as far as texts allow

    Scenario Outline: A unit of 9000 power or less cannot hit a rear-guard whose text says so, but a stronger one can
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

    Scenario: A unit called at rest cannot attack
      Given player A has the unit "Smith" (probe "calls-at-rest") on the back left circle
      And player A has "Page" in the hand
      When player A activates "Smith"
      And player A chooses the front left circle
      Then "Page" is at rest
      And "Page" is on player A's front left circle

  @VG-9.11.3
  Rule: 9.11.3 A locked card that a text keeps locked stays face down at the end of its player's turn

    Scenario: A locked card that cannot be unlocked next turn stays face down until a turn later than another
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
  Rule: 9.11.8 Effects that last until the end of a turn end with that turn

    Scenario: An effect until the end of the opponent's next turn applies in that turn and ends with it
      Given player A has the unit "Smith" (probe "act-power-until-opponents-next-turn") on the front left circle
      When player A activates "Smith"
      And player A ends the turn
      Then "Smith" has 13000 power
      When player B ends the turn
      Then "Smith" has 8000 power

    Scenario: An effect until the end of a player's own next turn applies in both turns and ends with it
      Given player A has the unit "Smith" (probe "act-power-until-own-next-turn") on the front left circle
      When player A activates "Smith"
      And player A ends the turn
      And player B ends the turn
      Then "Smith" has 13000 power
      When player A ends the turn
      Then "Smith" has 8000 power

  @VG-1.3.7.2
  Rule: 1.3.7.2 A unit is boosting as long as the battle goes on

    Scenario: "When this unit boosts a unit named Star" already counts that unit as boosted
      Given player A has the unit "Star" on the front left circle
      And player A has the unit "Drummer" (probe "boosts-star-draws") on the back left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Star"
      And player A boosts with "Drummer"
      Then player A's hand holds 1 card

    Scenario: Power that a unit gets while it is attacking is lost after the battle
      Given player A has the unit "Lancer" (probe "stronger-while-attacking") on the front left circle
      And player A has the unit "Next" on the front right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 2 with 13000 power
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Lancer"
      Then "Wall" is in player B's drop zone
      And "Lancer" has 8000 power

  @VG-9.2.1
  Rule: 9.2.1 "At the beginning of turn" triggers as the turn begins with the Stand Phase

    Scenario: An ability for the beginning of the opponent's turn draws before that player's Draw Phase
      Given player A has the unit "Watch" (probe "opponents-turn-began-draws") on the back left circle
      When player A ends the turn
      Then player A's hand holds 1 card

  @VG-6.3.8
  Rule: 6.3.8 A persona ride counts as having happened for the rest of the turn

    Scenario: A unit that gets power from a persona ride this turn gets none from an ordinary ride
      Given player A has the unit "Fan" (probe "stronger-after-persona-ride") on the back left circle
      And "Hero" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 13000, "personaRide": true}
        """
      And "Second Hero" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Hero", "grade": 3, "power": 13000, "personaRide": true}
        """
      And player A has the unit "Hero" on the vanguard circle
      And player A has "Second Hero" in the hand
      And it is player A's Ride Phase
      Then "Fan" has 8000 power
      When player A rides "Second Hero"
      Then "Fan" has 13000 power

  @VG-10.4.1.9
  Rule: 10.4.1.9 A guardian guards a unit that is attacked, and has guarded from then on

    Scenario: "When this card guards" triggers when the card guards
      Given player B has "Shield" (probe "guards-draws") in the hand
      And player B has "Next" on top of the deck
      And player A has the unit "Lancer" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Lancer"
      And player B guards "B vanguard" with "Shield"
      Then player B's hand holds exactly "Next"

  @VG-14.12.3.1
  Rule: 14.12.3.1 A stride without a stated cost counts what it takes as a cost

    Scenario: "When this card is discarded for a cost" triggers for a stride
      Given player A has "Giant" (probe "strider") in the G zone
      And player A has "Price" (probe "discarded-for-a-cost-draws") in the hand
      And it is player A's Stride Step
      When player A strides "Giant"
      Then "Price" is in player A's drop zone
      And player A's hand holds 1 card
