@VG
Feature: 7.8. Switching cards and zones

  @VG-7.8.1
  Rule: 7.8.1 Each of two cards that are switched goes to the zone of the other

    Scenario: A card of the hand and a card of the damage zone change places
      Given player A has the unit "Broker" (probe "act-switches-hand-and-damage") on the front left circle
      And player A has "Given" and "Kept" in the hand
      And player A has "Wound" and "Scar" in the damage zone
      When player A activates "Broker"
      And player A chooses "Given"
      And player A chooses "Wound"
      Then player A's hand holds exactly "Kept" and "Wound"
      And player A's damage zone holds exactly "Given" and "Scar"

    Scenario: A unit that is switched with a card of the hand makes room for it, and is not retired
      Given player A has the unit "Broker" (probe "act-switches-this-with-hand") on the front left circle
      And player A has "Page" and "Squire" in the hand
      When player A activates "Broker"
      And player A chooses "Page"
      Then "Page" is on player A's front left circle
      And player A's hand holds exactly "Squire" and "Broker"

  @VG-7.8.2
  Rule: 7.8.2 Neither card moves where one of them cannot go to the zone of the other

    Scenario: An order of the hand cannot go to a circle, so the unit that would be switched with it stays
      Given player A has the unit "Broker" (probe "act-switches-this-with-hand") on the front left circle
      And player A has "Edict" (probe "order-discards") in the hand
      And player A has "Page" in the hand
      When player A activates "Broker"
      And player A chooses "Edict"
      Then "Broker" is on player A's front left circle
      And player A's hand holds exactly "Edict" and "Page"
      When player A activates "Broker"
      And player A chooses "Page"
      Then "Page" is on player A's front left circle

    Scenario: A G unit on the vanguard circle cannot go to the hand, so the card that would be switched with it stays there
      Given "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And player A has the unit "Broker" (probe "act-vanguard-switches-with-hand") on the front left circle
      And player A has the unit "Smith" (probe "act-draws") on the front right circle
      And player A has "Page" in the hand
      And player A has "Next" on top of the deck
      When player A activates "Broker"
      And player A activates "Smith"
      Then "Giant" is on player A's vanguard circle
      And player A's hand holds exactly "Page" and "Next"

  @VG-7.8.3
  Rule: 7.8.3 All cards of two zones that are switched go to the other zone at one moment

    Scenario: A player who switches hand and drop zone has the cards of the drop zone in the hand
      Given player A has the unit "Broker" (probe "act-switches-hand-and-drop") on the front left circle
      And player A has "One" and "Two" in the hand
      And player A has "Old", "Older" and "Oldest" in the drop zone
      When player A activates "Broker"
      Then player A's hand holds exactly "Old", "Older" and "Oldest"
      And player A's drop zone holds exactly "One" and "Two"

    Scenario: A player with an empty hand takes all cards of the drop zone
      Given player A has the unit "Broker" (probe "act-switches-hand-and-drop") on the front left circle
      And player A has "Old" in the drop zone
      When player A activates "Broker"
      Then player A's hand holds exactly "Old"
      And player A's drop zone holds 0 cards
