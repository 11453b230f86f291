@VG
Feature: 6.6.3, 14.13. Ultimate strides

  Background:
    Given "Knight" is a unit of grade 3 with 11000 power
    And player A has the unit "Knight" on the vanguard circle
    And player A has "Price" in the hand

  @VG-6.6.3
  Rule: 6.6.3 An ultimate strider needs a vanguard of its nation

    Background:
      Given player A has "Colossus" (probe "ultimate-strider") in the G zone
      And player A has "Used 1", "Used 2" and "Used 3" face up in the G zone
      And it is player A's Stride Step

    Scenario: "Colossus" of the nation Vale strides onto a vanguard of that nation and gets its power as well
      Given "Knight" is of the nation "Vale"
      When player A strides "Colossus"
      Then "Price" is in player A's drop zone
      And "Knight" is a heart
      And "Colossus" has 31000 power

    Scenario: "Colossus" of the nation Vale cannot stride onto a vanguard of another nation, but an ordinary G unit can
      Given "Knight" is of the nation "Moor"
      And player A has "Giant" (probe "strider-for-one-card") in the G zone
      When player A tries to stride "Colossus"
      Then that is refused
      When player A strides "Giant"
      Then "Giant" is on player A's vanguard circle

  @VG-6.6.3.1
  Rule: 6.6.3.1 Only Cray Elementals can stride onto a vanguard without a nation

    Scenario: Onto a vanguard without a nation the Cray Elemental "Gale" can stride, but "Colossus" cannot
      Given player A has "Colossus" (probe "ultimate-strider") and "Gale" (probe "elemental-ultimate-strider") in the G zone
      And player A has "Used 1", "Used 2" and "Used 3" face up in the G zone
      And it is player A's Stride Step
      When player A tries to stride "Colossus"
      Then that is refused
      When player A strides "Gale"
      Then "Gale" is on player A's vanguard circle

  @VG-6.6.3.2
  Rule: 6.6.3.2 Three cards must lie face up in the G zone

    Scenario: With two cards face up in the G zone "Gale" cannot stride, but a G unit without an ultimate stride can
      Given player A has "Gale" (probe "elemental-ultimate-strider") and "Giant" (probe "strider-for-one-card") in the G zone
      And player A has "Used 1" and "Used 2" face up in the G zone
      And it is player A's Stride Step
      When player A tries to stride "Gale"
      Then that is refused
      When player A strides "Giant"
      Then "Giant" is on player A's vanguard circle

    Scenario: With three cards face up in the G zone "Gale" can stride
      Given player A has "Gale" (probe "elemental-ultimate-strider") in the G zone
      And player A has "Used 1", "Used 2" and "Used 3" face up in the G zone
      And it is player A's Stride Step
      When player A strides "Gale"
      Then "Gale" is on player A's vanguard circle

  @VG-6.6.3.4
  Rule: 6.6.3.4 Changes to the costs of strides do not apply to ultimate strides

    # answers: ULTIMATE#3
    Scenario: An ultimate stride for one card still costs one card while strides cost a card less
      Given player A has the unit "Herald" (probe "strides-cost-less") on the back left circle
      And player A has "Used 1", "Used 2" and "Used 3" face up in the G zone
      And it is player A's Stride Step
      And player A has "Gale" (probe "elemental-ultimate-strider") in the G zone
      When player A strides "Gale"
      Then "Gale" is on player A's vanguard circle
      And "Price" is in player A's drop zone

  @VG-6.6.3.5
  Rule: 6.6.3.5 When an ultimate strider returns to the G zone, all cards there are removed from the game

    # answers: ULTIMATE#1
    Scenario: "Gale" that returns at the end of the turn is removed with all cards of the G zone
      Given player A has "Gale" (probe "elemental-ultimate-strider") and "Giant" (probe "strider") in the G zone
      And player A has "Used 1", "Used 2" and "Used 3" face up in the G zone
      And it is player A's Stride Step
      When player A strides "Gale"
      And player A ends the turn
      Then player A's removed cards holds exactly "Gale", "Giant", "Used 1", "Used 2" and "Used 3"
      And "Knight" is no heart

  @VG-6.6.3.3
  Rule: 6.6.3.3 A Gyze card needs a vanguard of grade 3 and five different Zeroth Dragons in the bind zone

    Background:
      Given player A has "Sleeper" (probe "gyze") in the soul
      And "Zero 1", "Zero 2", "Zero 3", "Zero 4" and "Zero 5" are of the race "Zeroth Dragon"

    @VG-14.13.2.2 @VG-14.13.2.2.1
    Scenario: The Gyze card of the soul is flipped and strides, and all other cards of the circles, the soul and the G zone are removed
      Given player A has "Zero 1", "Zero 2", "Zero 3", "Zero 4" and "Zero 5" in the bind zone
      And player A has "Spirit" in the soul
      And player A has "Giant" (probe "strider") in the G zone
      And player A has the unit "Squire" on the back left circle
      And it is player A's Stride Step
      When player A strides "Sleeper"
      Then player A's removed cards holds exactly "Knight", "Squire", "Spirit" and "Giant"
      And "Sleeper" is on player A's vanguard circle
      And "Sleeper" has 30000 power
      And player A's bind zone holds 5 cards

    Scenario: With four Zeroth Dragons in the bind zone the Gyze card cannot stride, but another G unit can
      Given player A has "Zero 1", "Zero 2", "Zero 3" and "Zero 4" in the bind zone
      And player A has "Giant" (probe "strider-for-one-card") in the G zone
      And it is player A's Stride Step
      When player A tries to stride "Sleeper"
      Then that is refused
      When player A strides "Giant"
      Then "Giant" is on player A's vanguard circle

    Scenario: With a vanguard of grade 2 the Gyze card cannot stride, even if five Zeroth Dragons are bound
      Given "Knight" is a unit of grade 2 with 9000 power
      And player A has "Zero 1", "Zero 2", "Zero 3", "Zero 4" and "Zero 5" in the bind zone
      And it is player A's Stride Step
      Then player A is not asked to stride
      When player A calls "Price" to the back left circle
      Then "Price" is on player A's back left circle
