@VG
Feature: 6.3. Rides

  @VG-6.3.3.5
  Rule: 6.3.3.5 The unit that is ridden upon goes into the soul

    Scenario: The former vanguard lies in the soul after the ride
      Given "Captain" is a unit of grade 1 with 8000 power
      And "General" is a unit of grade 2 with 10000 power
      And player A has the unit "Captain" on the vanguard circle
      And player A has "General" in the hand
      And it is player A's Ride Phase
      When player A rides "General"
      Then "Captain" is in player A's soul

  @VG-6.3.3.2.2
  Rule: 6.3.3.2.2 To ride a card of the ride deck its player discards a card of the hand

    Scenario: Riding from the ride deck costs a card of the hand
      Given "Captain" is a unit of grade 1 with 8000 power
      And "Rider" is a unit of grade 2 with 10000 power
      And player A has the unit "Captain" on the vanguard circle
      And player A has "Rider" in the ride deck zone
      And player A has "Price" and "Keepsake" in the hand
      And it is player A's Ride Phase
      When player A rides "Rider"
      And player A discards "Price" for the ride
      Then "Rider" is on player A's vanguard circle
      And "Price" is in player A's drop zone
      And "Keepsake" is in player A's hand
