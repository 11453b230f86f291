@VG
Feature: 2.8. Trigger icons

  @VG-2.8.2.1
  Rule: 2.8.2.1 A card without a trigger icon does nothing when it is checked

    Scenario: A drive check of a card without a trigger icon gives no power
      Given player A has the unit "Squire" on the front left circle
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then "Top" is in player A's hand
      And "A vanguard" has 10000 power
      And "Squire" has 8000 power

  @VG-2.8.2.2
  Rule: 2.8.2.2 A critical trigger gives 1 critical and power

    Background:
      Given "Top" has the trigger icon "critical" with 10000 power
      And player A has "Top" on top of the deck
      And player A has the unit "Squire" on the front left circle
      And it is player A's Battle Phase

    Scenario: A vanguard with the critical and the power of a critical trigger deals two damage
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      Then "A vanguard" has 20000 power
      And player B's damage zone holds 2 cards

    @VG-2.8.2.2.1
    Scenario: A critical trigger may give its critical to the vanguard and its power to a rear-guard
      When player A attacks "B vanguard" with "A vanguard"
      And player A performs action 1 of the trigger icon of "Top" first
      And player A chooses "A vanguard"
      And player A chooses "Squire"
      Then player B's damage zone holds 2 cards
      And "A vanguard" has 10000 power
      And "Squire" has 18000 power

    @VG-2.8.2.2.1
    Scenario: A critical trigger may give both critical and power to a rear-guard, which attacks next
      Given player A has the unit "Page" on the front right circle
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "Squire"
      And player A chooses "Squire"
      And player A attacks "B vanguard" with "Squire"
      Then "Squire" has 18000 power
      And player B's damage zone holds 3 cards

    Scenario: The critical and the power of a critical trigger are gone in the next turn
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      And player A ends the turn
      And player B ends the turn
      And player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds 3 cards
      And "A vanguard" has 10000 power

  @VG-2.8.2.3
  Rule: 2.8.2.3 A draw trigger draws a card and gives power to a unit

    Scenario: The draw trigger of a drive check draws the next card before the checked card goes to the hand
      Given "Top" has the trigger icon "draw" with 10000 power
      And player A has "Top" and "Next" on top of the deck
      And player A has the unit "Page" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      Then "Next" is in player A's hand
      And "Top" is in player A's hand
      And "A vanguard" has 20000 power

  @VG-2.8.2.4
  Rule: 2.8.2.4 A stand trigger stands a rear-guard and gives power

    Background:
      Given "Top" has the trigger icon "stand" with 10000 power
      And it is player A's Battle Phase

    @VG-2.8.2.4.1
    Scenario: A stand trigger may stand one rear-guard and give its power to another
      Given player A has the unit "Tired" at rest on the front left circle
      And player A has the unit "Fresh" on the front right circle
      And player A has "Top" on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      And player A performs action 1 of the trigger icon of "Top" first
      And player A chooses "Tired"
      And player A chooses "Fresh"
      Then "Tired" stands
      And "Tired" has 8000 power
      And "Fresh" has 18000 power

    @VG-2.8.2.4.1
    Scenario: The rear-guard that a stand trigger stands may get its power too
      Given player A has the unit "Tired" at rest on the front left circle
      And player A has "Top" on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "Tired"
      And player A chooses "Tired"
      Then "Tired" stands
      And "Tired" has 18000 power

    Scenario: A vanguard that is chosen for the stand of a stand trigger stays at rest
      Given player A has "Top" on top of the deck
      And player A has the unit "Page" on the front right circle
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      Then "A vanguard" is at rest
      And "A vanguard" has 20000 power

    Scenario: A rear-guard that a stand trigger stands finishes its drive checks and makes none in its next battle
      Given player A has the unit "Hero" (probe "attacks-performs-twin-drive") on the front left circle
      And player A has "Top", "Second" and "Third" on top of the deck
      When player A attacks "B vanguard" with "Hero"
      And player A chooses "Hero"
      And player A chooses "Hero"
      Then "Second" is in player A's hand
      And "Hero" stands
      When player A attacks "B vanguard" with "Hero"
      Then "Hero" is at rest
      And the top of player A's deck is "Third"

    @reading
    Scenario Outline: After a stand trigger chose a vanguard, its second battle leaves <cards> cards in the hand, as ruled: <choice>
      Given the ambiguous rule "Does a stand trigger forbid drive checks for a vanguard that is chosen to stand?" is answered "<choice>"
      And player A has the unit "Herald" (probe "vanguard-stands-once") on the back center circle
      And player A has "Top" and "Second" on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      And player A performs action 1 of the trigger icon of "Top" first
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      And player A accepts the offer of the effect
      And player A attacks "B vanguard" with "A vanguard"
      Then player A's hand holds <cards> cards

      Examples:
        | choice               | cards |
        | no, it can check     | 2     |
        | yes, it cannot check | 1     |

  @VG-2.8.2.5
  Rule: 2.8.2.5 A heal trigger heals a card unless the opponent has more damage, and gives power

    Background:
      Given "Top" has the trigger icon "heal" with 10000 power

    Scenario: A heal trigger heals a card where both players have as many cards in the damage zone
      Given player A has "Wound" and "Scar" in the damage zone
      And player B has 2 cards in the damage zone
      And player A has "Top" on top of the deck
      And player A has the unit "Page" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A performs action 1 of the trigger icon of "Top" first
      And player A chooses "Scar"
      And player A chooses "A vanguard"
      Then "Scar" is in player A's drop zone
      And "Wound" is in player A's damage zone
      And "A vanguard" has 20000 power

    Scenario: A heal trigger heals nothing where the opponent has more cards in the damage zone
      Given player A has "Wound" in the damage zone
      And player B has 2 cards in the damage zone
      And player A has "Top" on top of the deck
      And player A has the unit "Page" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      Then "Wound" is in player A's damage zone
      And "A vanguard" has 20000 power

    Scenario: The heal trigger of a damage check does not count itself as damage
      Given player A has 2 cards in the damage zone
      And player B has "Wound" in the damage zone
      And player B has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds exactly "Wound" and "Top"

    Scenario: A player with five cards in the damage zone survives the sixth damage by a heal trigger
      Given player A has 5 cards in the damage zone
      And player B has "First", "Second", "Third", "Fourth" and "Fifth" in the damage zone
      And player B has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B chooses "Third"
      Then the game goes on
      And player B's damage zone holds exactly "First", "Second", "Fourth", "Fifth" and "Top"

  @VG-2.8.2.6
  Rule: 2.8.2.6 A front trigger gives power to every unit in the front row

    Background:
      Given "Top" has the trigger icon "front" with 10000 power
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase

    Scenario: A front trigger gives power to the vanguard and the front rear-guards, and to nobody in the back row
      Given player A has the unit "Left" on the front left circle
      And player A has the unit "Right" on the front right circle
      And player A has the unit "Behind" on the back left circle
      When player A attacks "B vanguard" with "A vanguard"
      Then "A vanguard" has 20000 power
      And "Left" has 18000 power
      And "Right" has 18000 power
      And "Behind" has 8000 power

    Scenario: A unit that leaves the front row keeps the power of a front trigger
      Given player A has the unit "Runner" (probe "attacks-moves") on the front left circle
      And player A has the unit "Page" on the front right circle
      When player A attacks "B vanguard" with "A vanguard"
      And player A attacks "B vanguard" with "Runner"
      And player A chooses the back left circle
      Then "Runner" is on player A's back left circle
      And "Runner" has 20000 power

  @VG-2.8.2.7
  Rule: 2.8.2.7 An over trigger is removed from the game, draws a card, gives 100000000 power and carries out its text

    Scenario: The over trigger of a drive check draws for its icon and again for its text
      Given player A has "Top" (probe "over-trigger-draws") on top of the deck
      And player A has "Second", "Third" and "Fourth" on top of the deck
      And player A has the unit "Page" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      Then "Top" is in player A's removed cards
      And player A's hand holds exactly "Second" and "Third"
      And "A vanguard" has 100010000 power

    Scenario: The text of an over trigger that a damage check reveals is not carried out
      Given player B has "Top" (probe "over-trigger-draws") on top of the deck
      And player B has "Second", "Third" and "Fourth" on top of the deck
      And player A has the unit "Page" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then "Top" is in player B's removed cards
      And player B's hand holds exactly "Second"
      And player B's damage zone holds 0 cards
      And "B vanguard" has 100010000 power

    @reading
    Scenario Outline: A vanguard has <power> power in the turn after an over trigger if the power lasts <choice>
      Given the ambiguous rule "How long does a unit keep the 100000000 power of an over trigger?" is answered "<choice>"
      And player A has "Top" (probe "over-trigger-draws") on top of the deck
      And player A has the unit "Page" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      And player A ends the turn
      Then "Top" is in player A's removed cards
      And "A vanguard" has <power> power

      Examples:
        | choice                   | power     |
        | for the rest of the game | 100010000 |
        | for the turn             | 10000     |

  @VG-2.8.3.1
  Rule: 2.8.3.1 A trigger effect that a text gives to another unit is a trigger effect there as well

    Scenario: An ability triggers on a trigger effect that its unit gets from another unit
      Given player A has the unit "Sharer" (probe "trigger-effect-shared") on the front left circle
      And player A has the unit "Heir" (probe "trigger-effect-draws") on the front right circle
      And "Top" has the trigger icon "heal" with 10000 power
      And player A has "Top" and "Next" on top of the deck
      And player A has 1 card in the damage zone
      And player B has 2 cards in the damage zone
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "Sharer"
      And player A chooses "Heir"
      Then "Sharer" has 18000 power
      And "Heir" has 18000 power
      And player A's hand holds exactly "Top" and "Next"

  @VG-2.8.3.2
  Rule: 2.8.3.2 The player chooses the order of the actions of a trigger icon

    Scenario: A player gives the power of a draw trigger before drawing the card
      Given "Top" has the trigger icon "draw" with 10000 power
      And player A has "Top" and "Next" on top of the deck
      And player A has the unit "Squire" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A performs action 2 of the trigger icon of "Top" first
      And player A is asked to choose
      Then the top of player A's deck is "Next"
      When player A chooses "Squire"
      Then "Next" is in player A's hand
      And "Squire" has 18000 power

  @VG-2.8.3.3
  Rule: 2.8.3.3 While trigger effects are nullified, the icon of a checked card does nothing

    Scenario: Neither a drive check nor a damage check gives power while trigger effects are nullified
      Given player A has the unit "Silence" (probe "nullifies-trigger-effects") on the back left circle
      And "Top" has the trigger icon "critical" with 10000 power
      And "Lower" has the trigger icon "draw" with 10000 power
      And player A has "Top" on top of the deck
      And player B has "Lower" and "Next" on top of the deck
      And player A has the unit "Page" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds exactly "Lower"
      And "Top" is in player A's hand
      And "A vanguard" has 10000 power
      And "B vanguard" has 10000 power
      And the top of player B's deck is "Next"

  @VG-2.8.3.3.1
  Rule: 2.8.3.3.1 Power that an icon gave before trigger effects were nullified stays

    Scenario: The first card of a twin drive gives its power and then nullifies the icon of the second
      Given "A vanguard" is a unit of grade 3 with 10000 power
      And "A vanguard" has the icon "Twin Drive"
      And player A has the unit "A vanguard" on the vanguard circle
      And player A has "Top" (probe "drive-checked-nullifies-triggers") on top of the deck
      And "Second" has the trigger icon "critical" with 10000 power
      And player A has "Second" on top of the deck
      And player A has the unit "Page" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      Then "Second" is in player A's hand
      And "A vanguard" has 20000 power
      And player B's damage zone holds 2 cards

  @VG-2.8.5
  Rule: 2.8.5 The icons of a card with several trigger icons are performed one after the other, in any order

    Scenario: A player draws for the icon that an effect has added before the printed one gives its critical
      Given player A has the unit "Teacher" (probe "checked-cards-draw-as-well") on the back left circle
      And player A has the unit "Squire" on the front left circle
      And "Top" has the trigger icon "critical" with 10000 power
      And player A has "Top" and "Next" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A performs the "draw" icon of "Top" first
      And player A performs action 1 of the trigger icon of "Top" first
      And player A is asked to choose
      Then "Next" is in player A's hand
      When player A chooses "Squire"
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      Then "Squire" has 18000 power
      And "A vanguard" has 20000 power
      And player B's damage zone holds 2 cards

  @VG-2.8.4
  Rule: 2.8.4 The power is the number on the trigger icon

    Scenario: A trigger icon with 5000 gives 5000 power
      Given "Top" has the trigger icon "draw" with 5000 power
      And player A has "Top" on top of the deck
      And player A has the unit "Page" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      Then "A vanguard" has 15000 power
