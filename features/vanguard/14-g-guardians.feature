@VG
Feature: 10.5.1.2.3, 14.16. G guardians

  Background:
    Given player B has "Sentry" (probe "g-guardian") in the G zone
    And player B has "Price" in the hand

  @VG-14.16.2
  Rule: 14.16.2 A G guardian is called from the G zone in the guard step, at its cost

    @VG-14.16.1
    Scenario: A G guardian adds its shield to the attacked unit, and lies face up in the G zone after the battle
      Given "Lancer" is a unit of grade 2 with 24000 power
      And player A has the unit "Lancer" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Lancer"
      And player B guards "B vanguard" with the G guardian "Sentry"
      Then player B's damage zone holds 0 cards
      And "Price" is in player B's drop zone
      And "Sentry" is face up in player B's G zone

  @VG-10.5.1.2.3
  Rule: 10.5.1.2.3 G guardians need vanguards of grade 3 on both sides, and no more than three of them face up in the G zone

    Background:
      Given it is player A's Battle Phase

    Scenario: No G guardian can be called against a grade 2 vanguard, but a card of the hand can guard
      Given "Captain" is a unit of grade 2 with 12000 power
      And player A has the unit "Captain" on the vanguard circle
      When player A attacks "B vanguard" with "Captain"
      And player B tries to guard "B vanguard" with the G guardian "Sentry"
      Then that is refused
      When player B guards "B vanguard" with "Price"
      Then "Price" is in player B's drop zone
      And player B's damage zone holds 0 cards

    Scenario: A fourth G guardian can be called with three face up in the G zone
      Given player B has "Used 1" (probe "g-guardian"), "Used 2" (probe "g-guardian") and "Used 3" (probe "g-guardian") face up in the G zone
      When player A attacks "B vanguard" with "A vanguard"
      And player B guards "B vanguard" with the G guardian "Sentry"
      Then "Price" is in player B's drop zone
      And player B's damage zone holds 0 cards

    Scenario: No G guardian can be called with four face up in the G zone, but a card of the hand can guard
      Given player B has "Used 1" (probe "g-guardian"), "Used 2" (probe "g-guardian"), "Used 3" (probe "g-guardian") and "Used 4" (probe "g-guardian") face up in the G zone
      When player A attacks "B vanguard" with "A vanguard"
      And player B tries to guard "B vanguard" with the G guardian "Sentry"
      Then that is refused
      When player B guards "B vanguard" with "Price"
      Then "Price" is in player B's drop zone
      And player B's damage zone holds 0 cards

    @VG-14.16.2
    Scenario: Two G guardians called together cost two cards
      Given player B has "Guard" (probe "g-guardian") in the G zone
      When player A attacks "B vanguard" with "A vanguard"
      And player B tries to guard "B vanguard" with the G guardians "Sentry" and "Guard"
      Then that is refused
      When player B guards "B vanguard" with the G guardian "Sentry"
      Then "Guard" is face down in player B's G zone
      And "Price" is in player B's drop zone

    Scenario: Two G guardians that come together are both paid for and both guard
      Given "Lancer" is a unit of grade 2 with 39000 power
      And player A has the unit "Lancer" on the front left circle
      And player B has "Guard" (probe "g-guardian") in the G zone
      And player B has "Fee" in the hand
      When player A attacks "B vanguard" with "Lancer"
      And player B guards "B vanguard" with the G guardians "Sentry" and "Guard"
      And player B chooses "Price"
      Then player B's damage zone holds 0 cards
      And player B's drop zone holds exactly "Price" and "Fee"

    @reading
    Scenario: With three face up in the G zone, two more G guardians can be called if only those there count
      Given the ambiguous rule "Which G guardians count towards the limit for using them?" is answered "those face up in the G zone"
      And player B has "Used 1" (probe "g-guardian"), "Used 2" (probe "g-guardian") and "Used 3" (probe "g-guardian") face up in the G zone
      And player B has "Guard" (probe "g-guardian") in the G zone
      And player B has "Fee" in the hand
      When player A attacks "B vanguard" with "A vanguard"
      And player B guards "B vanguard" with the G guardians "Sentry" and "Guard"
      And player B chooses "Price"
      Then player B's drop zone holds exactly "Price" and "Fee"

    @reading
    Scenario: With three face up in the G zone, one more G guardian can be called if those called count too
      Given the ambiguous rule "Which G guardians count towards the limit for using them?" is answered "all that have come in the game"
      And player B has "Used 1" (probe "g-guardian"), "Used 2" (probe "g-guardian") and "Used 3" (probe "g-guardian") face up in the G zone
      And player B has "Guard" (probe "g-guardian") in the G zone
      And player B has "Fee" in the hand
      When player A attacks "B vanguard" with "A vanguard"
      And player B tries to guard "B vanguard" with the G guardians "Sentry" and "Guard"
      Then that is refused
      When player B guards "B vanguard" with the G guardian "Sentry"
      And player B chooses "Fee"
      Then player B's drop zone holds 1 card
      And "Guard" is face down in player B's G zone
