@VG
Feature: 14.40. Bloom

  @VG-14.40.1
  Rule: 14.40.1 Bloom triggers when another unit of its player is placed on the circle that the text names

    Background:
      Given player A has the unit "Bud" (probe "blooms-lily-on-rear-guard-circle-draws") on the front left circle
      And player A has "Top", "Next" and "Third" on top of the deck

    # answers: SET-GEB02#1
    Scenario: A unit that blooms with "Lily" triggers when "Lily" is called, but not when "Rose" is called
      Given player A has "Rose" and "Lily" in the hand
      When player A calls "Rose" to the back left circle
      Then player A's hand holds exactly "Lily"
      When player A calls "Lily" to the back right circle
      Then player A's hand holds exactly "Top"

    Scenario: A "Lily" that blooms with "Lily" does not trigger on its own call, but does on the next "Lily"
      Given player A has "First" (probe "blooms-lily-on-rear-guard-circle-draws") in the hand
      And player A has "Second" (probe "blooms-lily-on-rear-guard-circle-draws") in the hand
      And "First" has the card name "Lily"
      And "Second" has the card name "Lily"
      When player A calls "First" to the front right circle
      Then player A's hand holds exactly "Top" and "Second"
      When player A calls "Second" to the back right circle
      Then player A's hand holds exactly "Top", "Next" and "Third"

    Scenario: Bloom for a rear-guard circle does not trigger on a ride, but Bloom for the vanguard circle does
      Given player A has the unit "Crown" (probe "blooms-lily-on-vanguard-circle-draws") on the front right circle
      And player A has the unit "Squire" on the vanguard circle
      And player A has "Lily" in the hand
      And "Squire" is a unit of grade 1 with 8000 power
      And "Lily" is a unit of grade 2 with 9000 power
      And it is player A's Ride Phase
      When player A rides "Lily"
      Then player A's hand holds exactly "Top"

    Scenario: The opponent's "Lily" does not trigger a unit's Bloom
      Given player B has "Lily" and "Ally" in the hand
      And player B has the unit "Sprout" (probe "blooms-lily-on-rear-guard-circle-draws") on the front left circle
      And player B has "Drawn" on top of the deck
      And it is player B's Main Phase
      When player B calls "Lily" to the back left circle
      Then player B's hand holds exactly "Ally" and "Drawn"
      And player A's hand holds 0 cards
