@VG
Feature: 9.1 to 9.8. Phases before the main phase

  @VG-9.1.2
  Rule: 9.1.2 The phases of a turn come in a fixed order

    @VG-9.2.1 @VG-9.3.1 @VG-9.4.1 @VG-9.5.2 @VG-9.6.1 @VG-9.7.1 @VG-9.8.1 @VG-9.9.1
    Scenario: An ability "at the beginning of each phase" is offered in each phase and step of its player's turn
      Given player B has the unit "Herald" (probe "phases-offer-draw") on the front left circle
      When player A ends the turn
      And player B is asked to accept the offer
      Then it is now player B's Stand Phase
      When player B declines
      And player B is asked to accept the offer
      Then it is now player B's Draw Phase
      And player B's hand holds 0 cards
      When player B declines
      And player B is asked to accept the offer
      Then it is now player B's G Assist Step
      And player B's hand holds 1 card
      When player B declines
      And player B is asked to accept the offer
      Then it is now player B's Ride Phase
      When player B declines
      And player B is asked to accept the offer
      Then it is now player B's Stride Step
      When player B declines
      And player B is asked to accept the offer
      Then it is now player B's Main Phase
      When player B declines
      And player B is asked to accept the offer
      Then it is now player B's Battle Phase

  @VG-9.2.1
  Rule: 9.2.1 Abilities for the beginning of the Stand Phase come before the units stand

    Scenario: A unit is still at rest while an ability for the beginning of the Stand Phase is played
      Given player B has the unit "Herald" (probe "phases-offer-draw") at rest on the front left circle
      When player A ends the turn
      And player B is asked to accept the offer
      Then "Herald" is at rest
      When player B accepts the offer of the effect
      And player B is asked to accept the offer
      Then "Herald" stands
      And player B's hand holds 1 card

  @VG-9.2.2
  Rule: 9.2.2 In the Stand Phase the turn player stands all of their cards on circles

    Scenario: The turn player's units at rest stand, and the other player's stay at rest
      Given player B has the unit "Sleeper" at rest on the front left circle
      And player A has the unit "Tired" at rest on the front left circle
      When player A ends the turn
      Then "Sleeper" stands
      And "Tired" is at rest

    Scenario: Rear-guards in both rows and the vanguard all stand
      Given "Boss" is a unit of grade 3 with 10000 power
      And player B has the unit "Boss" at rest on the vanguard circle
      And player B has the unit "Back" at rest on the back center circle
      When player A ends the turn
      Then "Boss" stands
      And "Back" stands

  @VG-9.2.3
  Rule: 9.2.3 Abilities triggered by units standing are resolved in the Stand Phase

    Scenario: "When this unit stands" is played before the Draw Phase
      Given player B has the unit "Riser" (probe "stood-offers-draw") at rest on the front left circle
      When player A ends the turn
      And player B is asked to accept the offer
      Then it is now player B's Stand Phase
      And "Riser" stands
      When player B accepts the offer of the effect
      Then player B's hand holds 2 cards

  @VG-9.4.2
  Rule: 9.4.2 In the Draw Phase the turn player draws a card

    Scenario: The turn player draws one card
      Given player B has 2 cards in the hand
      When player A ends the turn
      Then player B's hand holds 3 cards
      And player A's hand holds 0 cards

  @VG-9.4.3
  Rule: 9.4.3 Abilities triggered by the draw are resolved in the draw step

    Scenario: "When you draw a card" is played before the G assist step
      Given player B has the unit "Reader" (probe "drew-offers-retire") on the front left circle
      When player A ends the turn
      And player B is asked to accept the offer
      Then it is now player B's Draw Phase
      And player B's hand holds 1 card
      When player B accepts the offer of the effect
      Then "Reader" is in player B's drop zone

  @VG-9.5.1
  Rule: 9.5.1 A player with a ride deck has no G assist step

    Scenario: "At the beginning of each phase" comes in the Draw Phase and next in the Ride Phase
      Given player B has the unit "Herald" (probe "phases-offer-draw") on the front left circle
      And player B has "Rider" in the ride deck zone
      And it is player B's Draw Phase
      When player B is asked to accept the offer
      Then it is now player B's Draw Phase
      When player B declines
      And player B is asked to accept the offer
      Then it is now player B's Ride Phase

    Scenario: A player who has used up their ride deck still counts as having set one aside
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player A
      When player A is asked to ride
      Then it is now player A's Ride Phase
      And player A is not asked to use G assist

  @VG-9.5.3
  Rule: 9.5.3 G assist is for a player without a unit to ride in the hand

    Background:
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And "General" is a unit of grade 2 with 10000 power
      And "Emperor" is a unit of grade 3 with 13000 power
      And it is player A's G Assist Step

    @VG-9.5.3.2
    Scenario: A player finds a unit of the next grade among five cards and removes two cards of the hand
      Given player A has "Price" and "Toll" in the hand
      And player A has "One", "Two", "Three", "Four" and "General" on top of the deck
      When player A uses G assist
      And player A chooses "General"
      And player A chooses "Price" and "Toll"
      Then player A's hand holds exactly "General"
      And "Price" and "Toll" are in player A's removed cards

    @VG-9.5.3.2
    Scenario: G assist can find neither the sixth card nor a card of another grade
      Given player A has "Keepsake" in the hand
      And player A has "Emperor", "Two", "Three", "General" and "Five" on top of the deck
      And "Late" is a unit of grade 2 with 10000 power
      And player A has "Late" on top of the deck
      When player A uses G assist
      And player A tries to choose "Emperor"
      Then that is refused
      When player A tries to choose "Late"
      Then that is refused
      When player A chooses "General"
      And player A chooses "Keepsake" and "General"
      Then player A's removed cards holds 2 cards

    @VG-9.5.3.2
    Scenario: A player who finds nothing by G assist removes no cards, and the deck is shuffled
      Given player A has "Price" and "Toll" in the hand
      And player A has "One", "Two", "Three", "Four" and "Five" on top of the deck
      And the next shuffle of player A's deck puts "Four" on top
      When player A uses G assist
      Then player A's hand holds exactly "Price" and "Toll"
      And the top of player A's deck is "Four"

    Scenario: A player with a unit of the next grade in the hand cannot use G assist
      Given player A has "General" in the hand
      When player A tries to use G assist
      Then that is not offered
      When player A rides "General"
      Then "General" is on player A's vanguard circle

    Scenario: An order of the next grade in the hand does not stop G assist
      Given "Edict" has this data:
        """
        {"category": "order", "grade": 2}
        """
      And player A has "Edict" in the hand
      And player A has "Spare" in the hand
      And player A has "General" on top of the deck
      When player A uses G assist
      And player A chooses "General"
      And player A chooses "Edict" and "Spare"
      Then player A's hand holds exactly "General"

    Scenario: A player with a vanguard of grade 3 cannot use G assist
      Given "Second" is a unit of grade 3 with 10000 power
      And player B has the unit "Second" on the vanguard circle
      And it is player B's G Assist Step
      And player B has "Next" in the hand
      When player B tries to use G assist
      Then that is not offered
      When player B calls "Next" to the front left circle
      Then "Next" is on player B's front left circle

  @VG-9.5.3.1
  Rule: 9.5.3.1 A player who uses G assist reveals their hand

    Scenario: The other player sees the hand while a unit is looked for by G assist
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And "General" is a unit of grade 2 with 10000 power
      And it is player A's G Assist Step
      And player A has "Price" and "Toll" in the hand
      And player A has "General" on top of the deck
      When player A uses G assist
      And player A is asked to choose
      Then player B sees "Price" and "Toll" in player A's hand

  @VG-9.5.4
  Rule: 9.5.4 Abilities triggered by G assist are resolved in the G assist step

    Scenario: "When your deck is shuffled" is played before the Ride Phase
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And player A has the unit "Witness" (probe "shuffled-offers-retire") on the back left circle
      And it is player A's G Assist Step
      When player A uses G assist
      And player A is asked to accept the offer
      Then it is now player A's G Assist Step
      When player A accepts the offer of the effect
      Then "Witness" is in player A's drop zone

  @VG-9.7.2
  Rule: 9.7.2 In the ride step the turn player may ride a unit of the same grade or of the next one

    Background:
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And it is player A's Ride Phase

    Scenario: A unit of the next grade can be ridden from the hand
      Given "General" is a unit of grade 2 with 10000 power
      And player A has "General" in the hand
      When player A rides "General"
      Then "General" is on player A's vanguard circle

    Scenario: A unit of the same grade can be ridden from the hand
      Given "Peer" is a unit of grade 1 with 7000 power
      And player A has "Peer" in the hand
      When player A rides "Peer"
      Then "Peer" is on player A's vanguard circle

    # answers: QA2011#2-1, FAQ2012#3
    Scenario: A unit two grades higher and one of a lower grade cannot be ridden
      Given "Emperor" is a unit of grade 3 with 13000 power
      And "General" is a unit of grade 2 with 10000 power
      And "Recruit" is a unit of grade 0 with 6000 power
      And player A has "Emperor", "General" and "Recruit" in the hand
      When player A tries to ride "Emperor"
      Then that is refused
      When player A tries to ride "Recruit"
      Then that is refused
      When player A rides "General"
      Then "General" is on player A's vanguard circle
      And player A's hand holds exactly "Emperor" and "Recruit"

    Scenario: Of the ride deck only a face down unit of the next grade is ridden, and none of the same grade
      Given "Peer" is a unit of grade 1 with 7000 power
      And "Returned" is a unit of grade 2 with 10000 power
      And "General" is a unit of grade 2 with 10000 power
      And player A has "Peer" and "General" in the ride deck zone
      And player A has "Returned" face up in the ride deck zone
      And player A has "Price" in the hand
      When player A tries to ride "Peer"
      Then that is refused
      When player A tries to ride "Returned"
      Then that is refused
      When player A rides "General"
      Then "General" is on player A's vanguard circle

    @reading
    Scenario: A player cannot ride a second time in the same step
      Given "General" is a unit of grade 2 with 10000 power
      And "Emperor" is a unit of grade 3 with 13000 power
      And player A has "General" and "Emperor" in the hand
      When player A rides "General"
      Then "General" is on player A's vanguard circle
      And player A is not asked to ride

    @reading
    Scenario: A player whose text allows it may ride a second time in the same step
      Given the ambiguous rule "May a player ride more than once in the same ride step?" is answered "yes, any number of times"
      And "General" is a unit of grade 2 with 10000 power
      And "Emperor" is a unit of grade 3 with 13000 power
      And player A has "General" and "Emperor" in the hand
      When player A rides "General"
      And player A rides "Emperor"
      Then "Emperor" is on player A's vanguard circle

  @VG-9.7.2.1
  Rule: 9.7.2.1 The ride of the ride step is a normal ride

    Scenario: "When this unit is superior ridden by an effect" answers the ride of an effect and not that of the ride step
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And player A has "General" (probe "ridden-by-effects-draws") and "Marshal" (probe "ridden-by-effects-draws") in the hand
      And player A has "Herald" (probe "ride-from-hand") in the hand
      And it is player A's Ride Phase
      When player A rides "General"
      Then "General" is on player A's vanguard circle
      And player A's hand holds exactly "Marshal" and "Herald"
      When player A calls "Herald" to the back left circle
      Then "Marshal" is on player A's vanguard circle
      And player A's hand holds 1 card

  @VG-9.7.3
  Rule: 9.7.3 Abilities triggered by a ride are resolved in the ride step

    Scenario: "When this unit is ridden" is played before the stride step
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And player A has "General" (probe "rode-offers-draw") in the hand
      And it is player A's Ride Phase
      When player A rides "General"
      And player A is asked to accept the offer
      Then it is now player A's Ride Phase
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And "General" is on player A's vanguard circle

  @VG-9.8.3
  Rule: 9.8.3 The Main Phase follows the stride step

    Scenario: A player who neither rides nor strides calls a unit in the Main Phase of the same turn
      Given player A has "Squire" in the hand
      And it is player A's Stride Step
      When player A calls "Squire" to the front left circle
      Then "Squire" is on player A's front left circle
      And it is now player A's Main Phase
