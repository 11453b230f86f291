@VG
Feature: 11.6. Check timing and play timing

  @VG-11.6.1
  Rule: 11.6.1 At a check timing rule actions come first, and then the waiting abilities

    @VG-11.6.1.1 @VG-11.6.1.4
    Scenario: A rule action comes between the first and the second of two waiting abilities
      Given player A has the unit "Watcher" (probe "others-called-draw") on the front left circle
      And player A has "Herald" (probe "vanguard-to-the-soul") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Herald" to the back left circle
      And player A lets "Herald"'s ability come first
      Then these events happened in this order:
        | put into soul | A vanguard |
        | rode          | A vanguard |
        | drew          |            |
      And "A vanguard" is on player A's vanguard circle
      And "Next" is in player A's hand

  @VG-11.6.1.4
  Rule: 11.6.1.4 The turn player's abilities come before those of the other player

    @VG-11.6.1.5
    Scenario: The turn player's ability is resolved before the other player's ability draws
      Given player A has "Wound" and "Scar" in the damage zone
      And player A has "Herald" (probe "heal-one") in the hand
      And player B has the unit "Watcher" (probe "opponents-called-draws") on the back left circle
      And player B has "Next" on top of the deck
      When player A calls "Herald" to the back left circle
      And player A is asked to choose
      Then player B's hand holds 0 cards
      When player A chooses "Wound"
      Then "Next" is in player B's hand
      And "Wound" is in player A's drop zone

    Scenario: A player who rides chooses whether the ability of the new or of the former vanguard comes first
      Given "Captain" is the probe card "rode-upon-draws"
      And player A has the unit "Captain" on the vanguard circle
      And player A has "General" (probe "rode-offers-draw") in the hand
      And it is player A's Ride Phase
      When player A rides "General"
      And player A lets "General"'s ability come first
      And player A is asked to accept the offer
      Then player A's hand holds 0 cards
      When player A accepts the offer of the effect
      Then player A's hand holds 2 cards

  @VG-11.6.1.6
  Rule: 11.6.1.6 A check timing ends when nothing is left to do

    Scenario: An ability that triggers during another ability is played in the same check timing
      Given player A has "Herald" (probe "call-the-top") in the hand
      And "Second" is the probe card "called-draws"
      And player A has "Second" and "Next" on top of the deck
      When player A calls "Herald" to the back left circle
      And player A chooses the front left circle
      Then "Second" is on player A's front left circle
      And "Next" is in player A's hand

  @VG-11.6.2
  Rule: 11.6.2 A player with a play timing may act as often as they like and then do nothing

    @VG-11.6.2.2.1 @VG-11.6.2.1
    Scenario: A card drawn by the ability of a unit is called by the same player next
      Given player A has "Herald" (probe "called-draws") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Herald" to the back left circle
      And player A calls "Next" to the front left circle
      Then "Next" is on player A's front left circle
      And it is now player A's Main Phase

    @VG-11.6.2.2 @VG-11.6.2.3
    Scenario: A player may choose to call nothing, and the Battle Phase begins
      Given player A has "Reserve" in the hand
      When player A ends the phase
      Then it is now player A's Battle Phase
      And "Reserve" is in player A's hand
