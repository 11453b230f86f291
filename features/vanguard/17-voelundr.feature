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

    Scenario: For a vanguard of grade 1 a unit of grade 2 is not played as an arms order, and one of grade 1 is
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Dagger" (probe "voelundr-knight-armed-gets-1000") in the hand
      When player A tries to play "Sword" as an arms order for "Knight"
      Then that is refused
      When player A plays "Dagger" as an arms order for "Knight"
      Then "Dagger" is on player A's vanguard circle

    @reading
    Scenario: Where it counts as an order, a player who plays a unit as an arms order cannot play another order
      Given the interpretation "order-limit-of-voelundr" is "counts"
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the hand
      When player A plays "Sword" as an arms order for "Knight"
      And player A tries to play the order "Blade"
      Then that is refused
      And "Sword" is on player A's vanguard circle

    @reading
    Scenario: Where it does not count as an order, a player who plays a unit as an arms order can still play an order
      Given the interpretation "order-limit-of-voelundr" is "does-not-count"
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the hand
      When player A plays "Sword" as an arms order for "Knight"
      And player A plays the order "Blade"
      Then "Blade" is on player A's vanguard circle

  @VG-17.9.3.1.1
  Rule: 17.9.3.1.1 A card with Völundr that is played as a unit is called or ridden as any unit is

    Scenario: A unit with Völundr is called, is a rear-guard with its power, and counts as no order
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the hand
      When player A calls "Sword" to the front left circle
      And player A plays the order "Blade"
      Then "Sword" is on player A's front left circle
      And "Sword" has 9000 power
      And "Blade" is on player A's vanguard circle

    Scenario: Beside a vanguard of grade 1 a unit with Völundr of grade 2 cannot be called, and one of grade 1 can
      Given player A has the unit "Hero" on the vanguard circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Dagger" (probe "voelundr-knight-armed-gets-1000") in the hand
      When player A tries to call "Sword" to the front left circle
      Then that is refused
      When player A calls "Dagger" to the front left circle
      Then "Dagger" is on player A's front left circle

  @VG-17.9.3.1.2
  Rule: 17.9.3.1.2 Who plays a unit as an arms order names an own vanguard of the name that can arm it

    Scenario: "Sword" is not played for a rear-guard of the name, for a vanguard of another name or for that of the other player
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

    Scenario: A card with Völundr is not played as an arms order for a vanguard that cannot arm, and is called
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

    Scenario: Of a legion whose units both have the name the one that player A has named is armed
      Given player A has the unit "Leader" (probe "also-knight-armed-stronger") on the vanguard circle
      And player A has the unit "Mate" (probe "also-knight-armed-stronger") on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has "Sword" (probe "voelundr-knight-armed-gets-1000") in the hand
      When player A plays "Sword" as an arms order for "Mate"
      Then "Mate" has 13000 power
      And "Leader" has 10000 power

    Scenario: An effect on arms orders of the field finds the unit that was played as an arms order
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

    Scenario: Player A calls another "Sword", and the ability of the rear-guard gives nothing
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Sword" (probe "voelundr-knight-strengthens") armed to "Knight" as an arms order
      And player A has "Second" (probe "voelundr-knight-strengthens") in the hand
      When player A calls "Second" to the front left circle
      Then "Second" is on player A's front left circle
      And "Knight" has 15000 power

    Scenario: A unit that also has the name is ridden upon "Knight", and "Sword" stays as an arms order would
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

    Scenario: "Hero" is ridden upon "Knight", and "Sword" goes to the drop zone as an arms order would
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
  Rule: 17.9.5 A card with Völundr is a unit card and no arms order wherever it is not an arms order on a circle

    Scenario: An effect takes all arms orders of the drop zone into the hand, and "Sword" stays there
      Given player A has the unit "Page" (probe "act-takes-arms-of-drop") on the front left circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the drop zone
      When player A activates "Page"
      Then player A's hand holds exactly "Blade"

    Scenario: An effect that arms all cards of the hand arms the arms order, and leaves the card with Völundr there
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Squire" (probe "act-arms-from-hand") on the front left circle
      And player A has "Sword" (probe "voelundr-knight-strengthens") and "Blade" (probe "arms-knight-only") in the hand
      When player A activates "Squire"
      Then "Blade" is on player A's vanguard circle
      And player A's hand holds exactly "Sword"

    Scenario: "Sword" leaves the circle and is a unit card again, which is called
      Given player A has the unit "Knight" (probe "act-armed-to-this-to-hand") on the vanguard circle
      And "Knight" has the card name "Knight"
      And player A has "Sword" (probe "voelundr-knight-strengthens") armed to "Knight" as an arms order
      When player A activates "Knight"
      And player A calls "Sword" to the front left circle
      Then "Sword" is on player A's front left circle
      And "Sword" has 9000 power
