@VG
Feature: 17.7. Arms orders

  @VG-17.7.3
  Rule: 17.7.3 An arms order goes to the vanguard circle of the unit that it names, once its effect has been resolved

    Scenario: Player A plays an arms order for their vanguard, and it has more power from then on
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Blade" (probe "arms-knight-strengthens") in the hand
      When player A plays the order "Blade"
      Then "Blade" is on player A's vanguard circle
      And "Knight" has 15000 power

    Scenario: The effect of an arms order is carried out, and the card goes to the vanguard circle
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Lesson" (probe "arms-knight-draws") in the hand
      And player A has "Next" on top of the deck
      When player A plays the order "Lesson"
      Then player A's hand holds exactly "Next"
      And "Lesson" is on player A's vanguard circle

    Scenario: If both units of a legion have the name, the player of the arms order says which one is armed
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Twin" (probe "also-knight-placed-armed-draws") on the vanguard circle
      And "Twin" is the legion mate of "Knight"
      And player A has "Blade" (probe "arms-knight-strengthens") in the hand
      When player A plays the order "Blade"
      And player A chooses "Twin"
      Then "Twin" has 13000 power
      And "Knight" has 10000 power

  @VG-17.7.3.1
  Rule: 17.7.3.1 An arms order without a vanguard of the name that it states goes to the drop zone

    Scenario: An arms order goes to the drop zone if only a rear-guard and the opponent's vanguard have the name
      Given player A has the unit "Hero" (probe "arming-draws") on the vanguard circle
      And "Hero" has the card name "Hero"
      And player A has the unit "Knight" (probe "arming-draws") on the front left circle
      And "Knight" has the card name "Knight"
      And player B has the unit "Rival" (probe "also-knight-placed-armed-draws") on the vanguard circle
      And player A has "Blade" (probe "arms-knight-strengthens") in the hand
      When player A plays the order "Blade"
      Then "Blade" is in player A's drop zone
      And player A's hand holds 0 cards
      And "Knight" has 8000 power

  @VG-17.7.4
  Rule: 17.7.4 An effect that arms an arms order puts it on the circle of the vanguard and associates the two

    Scenario: A player may still play an order after an effect has armed an arms order from the drop zone
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Squire" (probe "act-arms-from-drop") on the front left circle
      And player A has "Blade" (probe "arms-knight-strengthens") in the drop zone
      And player A has "Lesson" (probe "arms-knight-draws") in the hand
      When player A activates "Squire"
      Then "Blade" is on player A's vanguard circle
      And "Knight" has 15000 power
      When player A plays the order "Lesson"
      Then "Lesson" is on player A's vanguard circle

  @VG-17.7.4.1
  Rule: 17.7.4.1 An effect cannot arm an arms order to a vanguard with another name

    Scenario: An effect arms only the arms order in the hand that names the vanguard
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Squire" (probe "act-arms-from-hand") on the front left circle
      And player A has "Blade" (probe "arms-knight-strengthens") and "Lance" (probe "arms-hero-strengthens") in the hand
      When player A activates "Squire"
      Then "Blade" is on player A's vanguard circle
      And player A's hand holds exactly "Lance"

  @VG-17.7.5
  Rule: 17.7.5 A unit arms an arms order that is played for it or that an effect arms to it

    Scenario: The vanguard draws when player A plays an arms order for it
      Given player A has the unit "Knight" (probe "arming-draws") on the vanguard circle
      And "Knight" has the card name "Knight"
      And player A has "Blade" (probe "arms-knight-only") in the hand
      And player A has "Next" on top of the deck
      When player A plays the order "Blade"
      Then player A's hand holds exactly "Next"

    Scenario: The vanguard draws when an effect arms an arms order to it
      Given player A has the unit "Knight" (probe "arming-draws") on the vanguard circle
      And "Knight" has the card name "Knight"
      And player A has the unit "Squire" (probe "act-arms-from-drop") on the front left circle
      And player A has "Blade" (probe "arms-knight-only") in the drop zone
      And player A has "Next" on top of the deck
      When player A activates "Squire"
      Then player A's hand holds exactly "Next"

  @VG-17.7.6
  Rule: 17.7.6 A unit is armed with the arms orders that are associated with it

    Scenario: Only the leader of a legion is armed
      Given player A has the unit "Knight" (probe "armed-stronger") on the vanguard circle
      And "Knight" has the card name "Knight"
      And player A has the unit "Mate" (probe "armed-stronger") on the vanguard circle
      And "Mate" is the legion mate of "Knight"
      And player A has "Blade" (probe "arms-knight-only") in the hand
      When player A plays the order "Blade"
      Then "Knight" has 12000 power
      And "Mate" has 10000 power

    Scenario: A unit armed with two arms orders is no longer armed once both have returned to the hand
      Given player A has the unit "Knight" (probe "act-armed-to-this-to-hand") on the vanguard circle
      And "Knight" has the card name "Knight"
      And player A has the arms order "Blade" (probe "arms-knight-strengthens") armed to "Knight"
      And player A has the arms order "Shield" (probe "arms-knight-only") armed to "Knight"
      And "Shield" has the card name "Shield"
      And player B has the unit "Rival" (probe "also-knight-placed-armed-draws") on the vanguard circle
      And player B has the arms order "Lance" (probe "arms-knight-only") armed to "Rival"
      When player A activates "Knight"
      Then player A's hand holds exactly "Blade" and "Shield"
      And "Knight" has 10000 power
      And "Lance" is on player B's vanguard circle

  @VG-17.7.7
  Rule: 17.7.7 A unit with the name that is ridden or stridden onto an armed vanguard is armed when it is placed

    Scenario: A unit also named "Knight" that is ridden upon the armed "Knight" is already armed when it is placed
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 0 with 6000 power
      And player A has the arms order "Blade" (probe "arms-knight-strengthens") armed to "Knight"
      And player A has "Heir" (probe "also-knight-placed-armed-draws") in the hand
      And player A has "Next" on top of the deck
      And it is player A's Ride Phase
      When player A rides "Heir"
      Then player A's hand holds exactly "Next"
      And "Heir" has 13000 power
      And player A's soul holds exactly "Knight"
      And "Blade" is on player A's vanguard circle

    Scenario: A unit with another name that is placed on an armed vanguard is not armed
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 0 with 6000 power
      And player A has the arms order "Blade" (probe "arms-knight-strengthens") armed to "Knight"
      And player A has "Hero" (probe "placed-armed-draws") in the hand
      And "Hero" has the card name "Hero"
      And it is player A's Ride Phase
      When player A rides "Hero"
      Then player A's hand holds 0 cards
      And player A's soul holds exactly "Knight"
      And "Blade" is in player A's drop zone

    Scenario: A G unit also named "Knight" that strides onto the armed "Knight" is already armed when it is placed
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the arms order "Blade" (probe "arms-knight-strengthens") armed to "Knight"
      And player A has "Herald" (probe "called-strides") in the hand
      And player A has "Giant" (probe "also-knight-strode-armed-draws") in the G zone
      And player A has "Next" on top of the deck
      When player A calls "Herald" to the back left circle
      Then player A's hand holds exactly "Next"
      And "Giant" has 30000 power

  @VG-17.7.8.1
  Rule: 17.7.8.1 An arms order stays on its circle although it is an order

    Scenario: An arms order stays on the vanguard circle after its player has called a unit
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has "Blade" (probe "arms-knight-strengthens") and "Squire" in the hand
      When player A plays the order "Blade"
      And player A calls "Squire" to the front left circle
      Then "Blade" is on player A's vanguard circle
      And "Knight" has 15000 power

  @VG-17.7.8.2
  Rule: 17.7.8.2 Of several arms orders with the same name on a circle only the last one stays

    Scenario: A new arms order replaces an earlier one with the same name, but not one with another name
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the arms order "Blade" (probe "arms-knight-only") armed to "Knight"
      And "Blade" has the card name "Blade"
      And player A has the arms order "Shield" (probe "arms-knight-only") armed to "Knight"
      And "Shield" has the card name "Shield"
      And player A has "New blade" (probe "arms-knight-only") in the hand
      And "New blade" has the card name "Blade"
      When player A plays the order "New blade"
      Then player A's drop zone holds exactly "Blade"
      And "New blade" is on player A's vanguard circle
      And "Shield" is on player A's vanguard circle

    Scenario: A new arms order does not replace an arms order with the same name on the other player's circle
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player B has the unit "Rival" (probe "also-knight-placed-armed-draws") on the vanguard circle
      And player B has the arms order "Blade" (probe "arms-knight-strengthens") armed to "Rival"
      And "Blade" has the card name "Blade"
      And player A has the arms order "Old blade" (probe "arms-knight-only") armed to "Knight"
      And "Old blade" has the card name "Blade"
      And player A has "New blade" (probe "arms-knight-only") in the hand
      And "New blade" has the card name "Blade"
      When player A plays the order "New blade"
      Then player A's drop zone holds exactly "Old blade"
      And "Rival" has 13000 power

    Scenario: A player chooses which of two arms orders with the same name stays if an effect arms both at once
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Squire" (probe "act-arms-from-hand") on the front left circle
      And player A has the arms order "Old blade" (probe "arms-knight-only") armed to "Knight"
      And player A has "Blade" (probe "arms-knight-strengthens") and "New blade" (probe "arms-knight-only") in the hand
      And "Blade" has the card name "Blade"
      And "Old blade" has the card name "Blade"
      And "New blade" has the card name "Blade"
      When player A activates "Squire"
      And player A tries to choose "Old blade"
      Then that is refused
      When player A chooses "Blade"
      Then player A's drop zone holds exactly "Old blade" and "New blade"
      And "Knight" has 15000 power

  @VG-17.7.8.3
  Rule: 17.7.8.3 An arms order does not stay associated with a unit that is no longer a vanguard of the name

    Scenario: An arms order goes to the drop zone alone when its vanguard loses the name that it states
      Given player A has the unit "Hero" (probe "also-knight-placed-armed-draws") on the vanguard circle
      And "Hero" has the card name "Hero"
      And player A has the unit "Squire" (probe "act-vanguard-loses-name-knight") on the front left circle
      And player A has the arms order "Blade" (probe "arms-knight-strengthens") armed to "Hero"
      And player A has the arms order "Lance" (probe "arms-hero-strengthens") armed to "Hero"
      When player A activates "Squire"
      Then player A's drop zone holds exactly "Blade"
      And "Lance" is on player A's vanguard circle
      And "Hero" has 11000 power

  @VG-17.7.8.3.1
  Rule: 17.7.8.3.1 An arms order becomes associated with another vanguard of the name on its circle

    Scenario: A G unit that strides onto "Knight" has the name of its heart and is armed
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the arms order "Blade" (probe "arms-knight-strengthens") armed to "Knight"
      And player A has "Herald" (probe "called-strides") in the hand
      And player A has "Giant" (probe "strider") in the G zone
      When player A calls "Herald" to the back left circle
      Then "Blade" is on player A's vanguard circle
      And "Giant" has 30000 power

    Scenario: "Knight" is armed again when the G unit on it leaves at the end of the turn
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the arms order "Blade" (probe "arms-knight-strengthens") armed to "Knight"
      And player A has "Herald" (probe "called-strides") in the hand
      And player A has "Giant" (probe "strider") in the G zone
      When player A calls "Herald" to the back left circle
      And player A ends the turn
      Then player B is the turn player
      And "Giant" is in player A's G zone
      And "Knight" has 15000 power

  @VG-17.7.8.3.2
  Rule: 17.7.8.3.2 An arms order goes to the drop zone if no vanguard on its circle has the name

    Scenario: An arms order goes to the drop zone when "Hero" is ridden upon "Knight", even if a rear-guard has the name
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Heir" (probe "also-knight-placed-armed-draws") on the front left circle
      And player A has the arms order "Blade" (probe "arms-knight-strengthens") armed to "Knight"
      And player A has "Hero" in the hand
      And "Hero" is a unit of grade 3 with 12000 power
      And it is player A's Ride Phase
      When player A rides "Hero"
      Then player A's drop zone holds exactly "Blade"
      And "Hero" has 12000 power
