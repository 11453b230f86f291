@VG
Feature: 6.3. Rides

  Background:
    Given "Captain" is a unit of grade 1 with 8000 power
    And "General" is a unit of grade 2 with 10000 power

  @VG-6.3.1
  Rule: 6.3.1 A unit that is ridden is put on the vanguard circle

    @VG-6.3.3.3 @VG-6.3.3.3.1 @VG-6.3.3.4
    Scenario: An effect rides a card from the hand onto its owner's vanguard circle
      Given player A has "Herald" (probe "ride-from-hand") and "General" in the hand
      When player A calls "Herald" to the back left circle
      Then "General" is on player A's vanguard circle
      And "A vanguard" is in player A's soul

  @VG-6.3.2.1
  Rule: 6.3.2.1 A normal ride takes a card of the hand or of the ride deck zone

    Background:
      Given player A has the unit "Captain" on the vanguard circle
      And player A has "Rider" in the ride deck zone
      And "Rider" is a unit of grade 2 with 9000 power
      And player A has "General" and "Price" in the hand
      And it is player A's Ride Phase

    Scenario: A unit in the hand can be ridden, and the ride deck stays as it is
      When player A rides "General"
      Then "General" is on player A's vanguard circle
      And player A's ride deck zone holds 1 card

    Scenario: A unit in the ride deck zone can be ridden
      When player A rides "Rider"
      And player A tries to discard "Rider" for the ride
      Then that is refused
      When player A discards "Price" for the ride
      Then "Rider" is on player A's vanguard circle

    Scenario: A unit in the hand can be ridden, but one in the drop zone cannot
      Given "Fallen" is a unit of grade 2 with 10000 power
      And player A has "Fallen" in the drop zone
      When player A tries to ride "Fallen"
      Then that is refused
      When player A rides "General"
      Then "General" is on player A's vanguard circle
      And "Fallen" is in player A's drop zone

  @VG-6.3.2.2
  Rule: 6.3.2.2 A ride by an effect is a superior ride

    Scenario: An effect may ride a unit two grades higher than the vanguard
      Given player A has the unit "Captain" on the vanguard circle
      And "Emperor" is a unit of grade 3 with 13000 power
      And player A has "Herald" (probe "ride-from-hand") and "Emperor" in the hand
      When player A calls "Herald" to the back left circle
      Then "Emperor" is on player A's vanguard circle

  @VG-6.3.3.1
  Rule: 6.3.3.1 A card on the field cannot be ridden

    Scenario: An effect that chooses a rear-guard for a ride leaves it where it is, and rides a card of the hand
      Given player A has "Herald" (probe "ride-a-rear-guard") in the hand
      And player A has "Second" (probe "ride-from-hand") in the hand
      And player A has "General" in the hand
      And player A has the unit "Squire" on the front left circle
      When player A calls "Herald" to the back left circle
      Then "Squire" is on player A's front left circle
      And "A vanguard" is on player A's vanguard circle
      When player A calls "Second" to the back right circle
      Then "General" is on player A's vanguard circle

  @VG-6.3.3.2
  Rule: 6.3.3.2 The player chooses as many cards for the ride as the effect names

    Scenario: Of two cards in the hand the player rides the one that they choose
      Given player A has "Herald" (probe "ride-from-hand"), "Captain" and "General" in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "General"
      Then "General" is on player A's vanguard circle
      And "Captain" is in player A's hand

  @VG-6.3.3.2.1
  Rule: 6.3.3.2.1 A card that is ridden from a hidden zone is revealed

    Scenario: A card of the ride deck zone is revealed before its player discards for it
      Given player A has the unit "Captain" on the vanguard circle
      And player A has "Rider" in the ride deck zone
      And "Rider" is a unit of grade 2 with 9000 power
      And player A has "Price" and "Keepsake" in the hand
      And it is player A's Ride Phase
      When player A rides "Rider"
      And player A discards "Price" for the ride
      Then these events happened in this order:
        | revealed  | Rider |
        | discarded | Price |
        | rode      | Rider |
      And "Rider" is on player A's vanguard circle

  @VG-6.3.3.2.2
  Rule: 6.3.3.2.2 To ride a card of the ride deck its player discards a card of the hand

    Background:
      Given player A has the unit "Captain" on the vanguard circle
      And player A has "Rider" in the ride deck zone
      And "Rider" is a unit of grade 2 with 9000 power

    Scenario: Riding from the ride deck costs one card from the hand
      Given player A has "Price" and "Keepsake" in the hand
      And it is player A's Ride Phase
      When player A rides "Rider"
      And player A discards "Price" for the ride
      Then "Rider" is on player A's vanguard circle
      And "Price" is in player A's drop zone
      And "Keepsake" is in player A's hand

    # answers: RIDE-DECK#1
    Scenario: An effect cannot ride from the ride deck if the hand is empty
      Given player A has "Herald" (probe "ride-from-ride-deck") in the hand
      When player A calls "Herald" to the back left circle
      Then "Captain" is on player A's vanguard circle
      And "Rider" is in player A's ride deck zone
      And "Herald" is on player A's back left circle

  @VG-6.3.3.4.1
  Rule: 6.3.3.4.1 A unit that is ridden stands

    Scenario: The new vanguard stands even if the former vanguard was at rest
      Given player A has the unit "Captain" at rest on the vanguard circle
      And player A has "Herald" (probe "ride-from-hand") and "General" in the hand
      When player A calls "Herald" to the back left circle
      Then "General" is on player A's vanguard circle
      And "General" stands

    Scenario: A unit that a text has ridden at rest lies at rest on the vanguard circle
      Given player A has the unit "Herald" (probe "act-rides-at-rest") on the back left circle
      And player A has "General" in the hand
      When player A activates "Herald"
      Then "General" is on player A's vanguard circle
      And "General" is at rest

  @VG-6.3.3.5
  Rule: 6.3.3.5 The unit that is ridden upon goes into the soul

    Scenario: The former vanguard is in the soul after the ride
      Given player A has the unit "Captain" on the vanguard circle
      And player A has "General" in the hand
      And it is player A's Ride Phase
      When player A rides "General"
      Then "Captain" is in player A's soul

    @VG-6.3.3.5.1
    Scenario: A ride upon a G unit puts its heart into the soul, and the G unit goes face up to the G zone
      Given "Giant" has this data:
        """
        {"category": "unit", "shield": 5000, "subtype": "G", "grade": 4, "power": 15000}
        """
      And player A has the unit "Giant" on the vanguard circle
      And player A has the unit "Captain" on the vanguard circle
      And "Captain" is in the heart state under "Giant"
      And player A has "Herald" (probe "ride-from-hand") and "General" in the hand
      When player A calls "Herald" to the back left circle
      Then "General" is on player A's vanguard circle
      And "Captain" is in player A's soul
      And "Giant" is face up in player A's G zone

  @VG-6.3.4
  Rule: 6.3.4 A unit that is ridden is a new card

    Scenario: A card of the soul that is ridden has lost what was done to it as a vanguard
      Given player A has the unit "Captain" on the vanguard circle
      And "Captain" has brought about this effect on "Captain":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """
      And player A has "Herald" (probe "vanguard-to-the-soul") in the hand
      When player A calls "Herald" to the back left circle
      Then "Captain" is on player A's vanguard circle
      And "Captain" has 8000 power

  @VG-6.3.5
  Rule: 6.3.5 "When rode upon" triggers for a vanguard when another card is ridden onto its circle

    Scenario: The former vanguard draws a card when it is ridden upon
      Given player A has the unit "Veteran" (probe "rode-upon-draws") on the vanguard circle
      And player A has "Next" on top of the deck
      And player A has "General" in the hand
      And it is player A's Ride Phase
      When player A rides "General"
      Then "Next" is in player A's hand

    Scenario: A unit that waits for a unit of the clan Sun draws a card when one is ridden upon it
      Given player A has the unit "Veteran" (probe "rode-upon-by-sun-draws") on the vanguard circle
      And "General" is a unit of grade 2 with 9000 power
      And "General" is of the clan "Sun"
      And player A has "General" in the hand
      And player A has "Next" on top of the deck
      And it is player A's Ride Phase
      When player A rides "General"
      Then "Next" is in player A's hand

  @VG-6.3.5.1
  Rule: 6.3.5.1 A unit that was ridden upon is found only in the zone to which it went at once

    Background:
      Given player A has the unit "Veteran" (probe "rode-upon-calls-itself") on the vanguard circle
      And player A has "Purger" (probe "placed-empties-the-soul") in the hand
      And it is player A's Ride Phase
      When player A rides "Purger"

    Scenario: A unit that was ridden upon can call itself from the soul
      When player A lets "Veteran"'s ability come first
      And player A chooses the front left circle
      Then "Veteran" is on player A's front left circle

    Scenario: A unit that was ridden upon and has moved on to the drop zone cannot call itself
      When player A lets "Purger"'s ability come first
      Then "Veteran" is in player A's drop zone
      And "Purger" is on player A's vanguard circle

  @VG-6.3.6
  Rule: 6.3.6 Cards that are ridden together are ridden one after the other, in an order that their player says

    Scenario: The card ridden last is the vanguard, and the one before it lies in the soul
      Given player A has "Herald" (probe "ride-two"), "Captain" and "General" in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "General"
      Then "Captain" is on player A's vanguard circle
      And "General" is in player A's soul
      And "A vanguard" is in player A's soul

  @VG-6.3.8
  Rule: 6.3.8 A normal ride from the hand onto a unit with the same name is a persona ride if both have the icon

    Background:
      Given "Hero" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 13000, "personaRide": true}
        """
      And "Hero again" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Hero", "grade": 3, "power": 13000, "personaRide": true}
        """
      And player A has the unit "Hero" on the vanguard circle
      And player A has "Next" on top of the deck

    # answers: DSERIES#1
    @VG-2.13.3 @VG-7.15.1.4.1 @VG-7.15.1.4.2
    Scenario: A persona ride draws a card and gives the front row 10000 power
      Given player A has "Hero again" in the hand
      And player A has the unit "Front" on the front left circle
      And player A has the unit "Back" on the back left circle
      And it is player A's Ride Phase
      When player A rides "Hero again"
      Then "Next" is in player A's hand
      And "Hero again" has 23000 power
      And "Front" has 18000 power
      And "Back" has 8000 power

    @VG-2.13.3
    Scenario: A ride of a unit with the same name but without the icon is not a persona ride
      Given "Twin" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Hero", "grade": 3, "power": 13000}
        """
      And player A has "Twin" in the hand
      And it is player A's Ride Phase
      When player A rides "Twin"
      Then the top of player A's deck is "Next"
      And "Twin" has 13000 power

    Scenario: A ride of a unit with another name is not a persona ride
      Given "Rival" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 13000, "personaRide": true}
        """
      And player A has "Rival" in the hand
      And it is player A's Ride Phase
      When player A rides "Rival"
      Then the top of player A's deck is "Next"
      And "Rival" has 13000 power

    Scenario: A ride by an effect is not a persona ride
      Given player A has "Herald" (probe "ride-from-hand") and "Hero again" in the hand
      When player A calls "Herald" to the back left circle
      Then "Hero again" is on player A's vanguard circle
      And the top of player A's deck is "Next"

  @VG-7.15.1.4.2
  Rule: 7.15.1.4.2 After a persona ride units have 10000 more power while they are in the front row, until the end of the turn

    Background:
      Given "Hero" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 13000, "personaRide": true}
        """
      And "Hero again" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Hero", "grade": 3, "power": 13000, "personaRide": true}
        """
      And player A has the unit "Hero" on the vanguard circle
      And player A has "Hero again" and "Recruit" in the hand
      And player A has the unit "Front" on the front left circle

    Scenario: The units of the front row have lost the power of a persona ride in the next turn
      Given it is player A's Ride Phase
      When player A rides "Hero again"
      And player A ends the turn
      Then "Front" has 8000 power
      And "Hero again" has 13000 power

    @reading
    Scenario Outline: A unit called to the front row after the persona ride has <called> power, and one that goes to the back row <moved>, if the power is for <choice>
      Given the ambiguous rule "Which units get the power of a persona ride?" is answered "<choice>"
      And it is player A's Ride Phase
      When player A rides "Hero again"
      And player A calls "Recruit" to the front right circle
      And player A exchanges the cards of the column of the front left circle
      Then "Recruit" has <called> power
      And "Front" has <moved> power

      Examples:
        | choice                                      | called | moved |
        | all units of the front row, also later ones | 18000  | 8000  |
        | the units that are there at that moment     | 8000   | 18000 |
