@VG
Feature: 17.9. Völundr

  @VG-17.9.2
  Rule: 17.9.2 Völundr without a card name does nothing

    Scenario: A unit whose Völundr names no card cannot be played as an arms order, but can be called
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-only") in the hand
      When player A tries to play "Sword" as an arms order for "Knight"
      Then that is refused
      When player A calls "Sword" to the front left circle
      Then "Sword" is on player A's front left circle

  @VG-17.9.3.1
  Rule: 17.9.3.1 A player may play a card with Völundr as an arms order

    Scenario: A unit played as an arms order gives the vanguard the power that its Völundr states
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") in the hand
      When player A plays "Sword" as an arms order for "Knight"
      Then "Sword" is on player A's vanguard circle
      And "Knight" has 15000 power

    Scenario: A grade 2 unit cannot be played as an arms order for a grade 1 vanguard, but a grade 1 unit can
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Dagger" (probe "voelundr-knight-armed-gets-1000") in the hand
      When player A tries to play "Sword" as an arms order for "Knight"
      Then that is refused
      When player A plays "Dagger" as an arms order for "Knight"
      Then "Dagger" is on player A's vanguard circle

    @reading
    Scenario: Where it counts as an order, a player who plays a unit as an arms order cannot play another order
      Given the ambiguous rule "Does a unit that is played as an arms order count towards the order limit?" is answered "yes"
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the hand
      When player A plays "Sword" as an arms order for "Knight"
      And player A tries to play the order "Blade"
      Then that is refused
      And "Sword" is on player A's vanguard circle

    @reading
    Scenario: Where it does not count as an order, a player who plays a unit as an arms order can still play an order
      Given the ambiguous rule "Does a unit that is played as an arms order count towards the order limit?" is answered "no"
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the hand
      When player A plays "Sword" as an arms order for "Knight"
      And player A plays the order "Blade"
      Then "Blade" is on player A's vanguard circle

  @VG-17.9.3.1.1
  Rule: 17.9.3.1.1 A card with Völundr that is played as a unit is called or ridden as any unit is

    Scenario: A unit with Völundr that is called is a rear-guard and does not count as an order
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the hand
      When player A calls "Sword" to the front left circle
      And player A plays the order "Blade"
      Then "Sword" is on player A's front left circle
      And "Sword" has 9000 power
      And "Blade" is on player A's vanguard circle

    Scenario: A grade 2 unit with Völundr cannot be called with a grade 1 vanguard, but a grade 1 unit can
      Given player A has the unit "Hero" on the vanguard circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Dagger" (probe "voelundr-knight-armed-gets-1000") in the hand
      When player A tries to call "Sword" to the front left circle
      Then that is refused
      When player A calls "Dagger" to the front left circle
      Then "Dagger" is on player A's front left circle

  @VG-17.9.3.1.2
  Rule: 17.9.3.1.2 A player who plays a unit as an arms order names their own vanguard that can arm it

    Scenario: "Sword" can be played only for its player's vanguard of the name
      Given player A has the unit "Hero" on the vanguard circle
      And "Hero" is a unit of grade 3 with 10000 power
      And player A has the unit "Knight" on the front left circle
      And player B has the unit "Rival" (probe "also-knight-placed-armed-draws") on the vanguard circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") in the hand
      When player A tries to play "Sword" as an arms order for "Knight"
      Then that is refused
      When player A tries to play "Sword" as an arms order for "Hero"
      Then that is refused
      When player A tries to play "Sword" as an arms order for "Rival"
      Then that is refused
      When player A calls "Sword" to the front right circle
      Then "Sword" is on player A's front right circle

    Scenario: A card with Völundr cannot be played as an arms order for a vanguard that cannot arm, but can be called
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Squire" (probe "vanguard-cannot-arm") on the front left circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") in the hand
      When player A tries to play "Sword" as an arms order for "Knight"
      Then that is refused
      When player A calls "Sword" to the front right circle
      Then "Sword" is on player A's front right circle

  @VG-17.9.3.2
  Rule: 17.9.3.2 The card is put on the circle of the unit as an arms order and is associated with that unit

    Scenario: If both units of a legion have the name, player A chooses which one is armed
      Given player A has the unit "Leader" (probe "also-knight-armed-stronger") on the vanguard circle
      And player A has the unit "Mate" (probe "also-knight-armed-stronger") on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has "Sword" (probe "voelundr-knight-armed-gets-1000") in the hand
      When player A plays "Sword" as an arms order for "Mate"
      Then "Mate" has 13000 power
      And "Leader" has 10000 power

    Scenario: An effect on arms orders on the field finds a unit that was played as an arms order
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Squire" (probe "act-binds-arms-of-field") on the front left circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") in the hand
      When player A plays "Sword" as an arms order for "Knight"
      And player A activates "Squire"
      Then player A's bind zone holds exactly "Sword"
      And "Knight" has 10000 power

  @VG-17.9.4
  Rule: 17.9.4 As an arms order on a circle the card has the abilities that its Völundr specifies

    Scenario: A card with Völundr that is called does not give the vanguard the power of its Völundr
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") armed to "Knight" as an arms order
      And player A has "Second" (probe "voelundr-knight-strengthens") in the hand
      When player A calls "Second" to the front left circle
      Then "Second" is on player A's front left circle
      And "Knight" has 15000 power

    Scenario: "Sword" stays when a unit that also has the name is ridden upon "Knight"
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 0 with 6000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") armed to "Knight" as an arms order
      And player A has "Heir" (probe "also-knight-placed-armed-draws") in the hand
      And player A has "Next" on top of the deck
      And it is player A's Ride Phase
      When player A rides "Heir"
      Then player A's hand holds exactly "Next"
      And "Heir" has 13000 power
      And player A's soul holds exactly "Knight"

    Scenario: "Sword" goes to the drop zone when "Hero" is ridden upon "Knight"
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") armed to "Knight" as an arms order
      And player A has "Hero" in the hand
      And "Hero" is a unit of grade 3 with 12000 power
      And it is player A's Ride Phase
      When player A rides "Hero"
      Then player A's drop zone holds exactly "Sword"
      And "Hero" has 12000 power

  @VG-17.9.5
  Rule: 17.9.5 A card with Völundr is a unit card except as an arms order on a circle

    Scenario: An effect on arms orders in the drop zone does not take a card with Völundr
      Given player A has the unit "Page" (probe "act-takes-arms-of-drop") on the front left circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the drop zone
      When player A activates "Page"
      Then player A's hand holds exactly "Blade"

    Scenario: An effect that arms cards of the hand does not arm a card with Völundr
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Squire" (probe "act-arms-from-hand") on the front left circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the hand
      When player A activates "Squire"
      Then "Blade" is on player A's vanguard circle
      And player A's hand holds exactly "Sword"

    Scenario: "Sword" is a unit card again once it has left the circle, and can be called
      Given player A has the unit "Knight" (probe "act-armed-to-this-to-hand") on the vanguard circle
      And "Knight" has the card name "Knight"
      And player A has "Sword" (probe "voelundr-knight-strengthens") armed to "Knight" as an arms order
      When player A activates "Knight"
      And player A calls "Sword" to the front left circle
      Then "Sword" is on player A's front left circle
      And "Sword" has 9000 power
