@VG
Feature: 10.6. Drive step

  Background:
    Given player A has the unit "Second" on the front right circle
    And it is player A's Battle Phase

  @VG-10.6.1.1
  Rule: 10.6.1.1 "At the beginning of the drive step" is carried out before the drive check

    Scenario: A card drawn at the beginning of the drive step is not the one that is checked
      Given player A has the unit "Drill" (probe "drive-step-draws") on the back center circle
      And player A has "First" and "Checked" on top of the deck
      And "Checked" has the trigger icon "critical" with 10000 power
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      Then player B's damage zone holds 2 cards
      And "First" and "Checked" are in player A's hand

  @VG-10.6.1.2
  Rule: 10.6.1.2 A vanguard that attacks makes drive checks

    @VG-2.17.2 @VG-10.6.1.2.1 @VG-10.6.1.2.3 @VG-10.6.1.2.6
    Scenario: A vanguard without a drive icon adds one card to its player's hand by a drive check
      Given player A has "Top" and "Next" on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      Then player A's hand holds exactly "Top"
      And the top of player A's deck is "Next"

    Scenario: A rear-guard makes no drive check
      Given "Second" is a unit of grade 2 with 10000 power
      When player A attacks "B vanguard" with "Second"
      Then player A's hand holds 0 cards
      And player B's damage zone holds 1 card

    Scenario: A vanguard that left in the guard step makes no drive check, deals no damage and has not hit
      Given player A has the unit "Sulker" (probe "misses-draws") on the vanguard circle
      And player A has "Heir" in the soul
      And player B has "Banisher" (probe "guards-returns-attacker") in the hand
      When player A attacks "B vanguard" with "Sulker"
      And player B guards "B vanguard" with "Banisher"
      Then player A's hand holds exactly "Sulker"
      And player B's damage zone holds 0 cards
      And "Banisher" is in player B's drop zone
      And "Heir" is on player A's vanguard circle

  @VG-10.6.1.2.2
  Rule: 10.6.1.2.2 A vanguard whose drive is 0 makes no drive check

    Scenario: The drive step of a vanguard with drive 0 goes on without a check
      Given player A has the unit "Calm" (probe "attacks-no-drive") on the vanguard circle
      And player A has the unit "Drill" (probe "drive-step-draws") on the back center circle
      And player A has "Drawn" and "Unchecked" on top of the deck
      When player A attacks "B vanguard" with "Calm"
      Then player A's hand holds exactly "Drawn"

  @VG-10.6.1.2.4
  Rule: 10.6.1.2.4 A trigger icon takes effect before the checked card goes to the hand

    Scenario: A critical trigger in the drive check lets the vanguard deal one more damage
      Given player A has "Top" on top of the deck
      And "Top" has the trigger icon "critical" with 10000 power
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      Then player B's damage zone holds 2 cards
      And "Top" is in player A's hand

    Scenario: The icon of a trigger order gives its power in a drive check, as that of a trigger unit does
      Given "Decree" has this data:
        """
        { "category": "order", "subtype": "trigger", "grade": 0, "trigger": "draw", "triggerPower": 10000 }
        """
      And player A has "Decree" and "Next" on top of the deck
      And player A has the unit "Squire" on the front left circle
      When player A attacks "B vanguard" with "A vanguard"
      And player A performs action 1 of the trigger icon of "Decree" first
      And player A chooses "Squire"
      Then "Squire" has 18000 power
      And player A's hand holds exactly "Decree" and "Next"

  @VG-10.6.1.2.5
  Rule: 10.6.1.2.5 What the check triggers is carried out while the card lies in the trigger zone

    Scenario: Damage that the checked card deals waits until the card is in the hand
      Given player A has "Spark" (probe "drive-checked-damages") on top of the deck
      And player B has "Pain" on top of the deck
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 20000 power
      When player A attacks "Wall" with "A vanguard"
      Then "Spark" is in player A's hand
      And "Pain" is in player B's damage zone
      And these events happened in this order:
        | drive checked  | Spark |
        | put into hand  | Spark |
        | damage checked | Pain  |

    Scenario: A drive check that takes the last card of the deck loses the game
      Given player A has 1 card in the deck
      When player A attacks "B vanguard" with "A vanguard"
      Then player B wins the game
      And player A's trigger zone holds 1 card

  @VG-10.6.1.2.6
  Rule: 10.6.1.2.6 The card of a drive check goes to the hand if it is still in the trigger zone

    Scenario: A checked card that its ability has put into the soul stays in the soul
      Given player A has "Diver" (probe "drive-checked-soul") on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      Then "Diver" is in player A's soul
      And player A's hand holds 0 cards

    Scenario: A card whose drive check is interrupted by another drive check goes to the hand after that one
      Given "Spark" has the trigger icon "front" with 10000 power
      And player A has the unit "Zealot" (probe "trigger-revealed-checks-drive") on the back left circle
      And player A has "Spark" and "Next" on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      And player A accepts the offer of the effect
      Then player A's hand holds exactly "Spark" and "Next"
      And these events happened in this order:
        | drive checked | Spark |
        | put into hand | Next  |
        | put into hand | Spark |

  @VG-10.6.1.3
  Rule: 10.6.1.3 There are as many drive checks as the drive says after each of them

    Scenario: A drive that increases during the drive step brings one more drive check
      Given player A has "Booster" (probe "drive-checked-more-drive"), "Next" and "Third" on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      Then player A's hand holds exactly "Booster" and "Next"

    Scenario: No further drive check follows if the attacker has left its circle
      Given player A has the unit "Twin" on the vanguard circle
      And "Twin" is a unit of grade 3 with 10000 power
      And "Twin" has the icon "Twin Drive"
      And player A has "Heir" in the soul
      And player A has "Eject" (probe "drive-checked-returns-attacker") and "Next" on top of the deck
      When player A attacks "B vanguard" with "Twin"
      Then player A's hand holds exactly "Eject" and "Twin"

  @VG-10.6.1.4
  Rule: 10.6.1.4 After the drive checks comes the damage step

    Scenario: Power from a drive check counts in the damage step
      Given player A has "Top" on top of the deck
      And "Top" has the trigger icon "draw" with 10000 power
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 20000 power
      When player A attacks "Wall" with "A vanguard"
      And player A chooses "A vanguard"
      Then "Wall" is in player B's drop zone
