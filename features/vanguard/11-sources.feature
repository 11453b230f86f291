@VG
Feature: 11.5, 11.11. Sources of effects and damage, and final information

  @VG-11.5.1.1
  Rule: 11.5.1.1 The source of an effect is the card that has the ability

    Scenario: An ability given to a unit is that unit's ability, not the ability of the unit that gave it
      Given player A has the unit "Teacher" (probe "knight-gets-act-retires") on the front left circle
      And player A has the unit "Knight" on the front right circle
      And player A has the unit "Squire" (probe "act-retires-opponents-rear-guard") on the back right circle
      And player A has the unit "Witness" (probe "retired-by-knight-draws") on the back left circle
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      And player A has "Next" on top of the deck
      When player A activates "Squire"
      And player A chooses "One"
      Then player A's hand holds 0 cards
      When player A activates "Teacher"
      And player A activates "Knight"
      Then "Two" is in player B's drop zone
      And player A's hand holds exactly "Next"

  @VG-11.5.1.2
  Rule: 11.5.1.2 A rule action is not an effect and has no source

    Scenario: A unit retired by a rule because another was moved onto its circle is not retired by an effect
      Given player A has the unit "Witness" (probe "own-retired-by-effects-draws") on the back left circle
      And player A has the unit "Sitter" on the back right circle
      And player A has the unit "Mover" (probe "act-moves-a-rear-guard-back-right") on the back center circle
      And player A has the unit "Comer" on the front left circle
      And player A has the unit "Smith" (probe "act-retires-itself-and-another") on the front right circle
      And player B has the unit "Prey" on the front left circle
      When player A activates "Mover"
      And player A chooses "Comer"
      Then "Sitter" is in player A's drop zone
      And player A's hand holds 0 cards
      When player A activates "Smith"
      Then "Smith" is in player A's drop zone
      And player A's hand holds 1 card

  @VG-11.5.2.1
  Rule: 11.5.2.1 The source of battle damage is the unit that dealt it

    Scenario: A unit that draws for its own battle damage draws when it attacks, but not when it boosts
      Given player A has the unit "Striker" (probe "battle-damage-draws") on the front left circle
      And "Striker" has the icon "boost"
      And player A has the unit "Helper" (probe "battle-damage-draws") on the back left circle
      And player A has the unit "Plain" on the front right circle
      And player A has the unit "Back" (probe "battle-damage-draws") on the back right circle
      When player A attacks "B vanguard" with "Striker"
      And player A boosts with "Helper"
      Then player A's hand holds 1 card
      When player A attacks "B vanguard" with "Plain"
      And player A boosts with "Back"
      And player A is asked to attack
      Then player A's hand holds 1 card
      And player B's damage zone holds 2 cards

  @VG-11.5.2.2
  Rule: 11.5.2.2 The source of skill damage is the source of the effect, if the effect names no other

    Scenario: A unit whose effect says that another unit deals the damage is not the source of that damage
      Given "Cannon" is the probe card "act-deals-1-damage"
      And "Cannon" is a unit of grade 2 with 10000 power
      And player A has the unit "Cannon" on the front left circle
      And player A has the unit "Gunner" (probe "act-cannon-deals-1-damage") on the back left circle
      And player A has the unit "Smith" (probe "act-deals-1-damage") on the back right circle
      And player A has the unit "Witness" (probe "skill-damage-draws") on the front right circle
      When player A activates "Smith"
      Then player A's hand holds 0 cards
      When player A activates "Gunner"
      Then player A's hand holds 1 card
      When player A activates "Cannon"
      Then player A's hand holds 2 cards
      And player B's damage zone holds 3 cards

    Scenario: Battle damage dealt by a unit is not its skill damage
      Given "Cannon" is a unit of grade 2 with 15000 power
      And player A has the unit "Cannon" on the front left circle
      And player A has the unit "Gunner" (probe "act-cannon-deals-1-damage") on the back left circle
      And player A has the unit "Witness" (probe "skill-damage-draws") on the front right circle
      When player A activates "Gunner"
      Then player A's hand holds 1 card
      When player A attacks "B vanguard" with "Cannon"
      Then player B's damage zone holds 2 cards
      And player A's hand holds 1 card

  @VG-11.5.2.2.1
  Rule: 11.5.2.2.1 The card is the source although the text says that a player deals the damage

    Scenario: Damage that a player deals by the text of a unit comes from that unit
      Given "Cannon" is the probe card "act-you-deal-1-damage"
      And "Cannon" is a unit of grade 2 with 10000 power
      And player A has the unit "Cannon" on the front left circle
      And player A has the unit "Smith" (probe "act-you-deal-1-damage") on the back left circle
      And player A has the unit "Witness" (probe "skill-damage-draws") on the front right circle
      When player A activates "Smith"
      Then player A's hand holds 0 cards
      When player A activates "Cannon"
      Then player A's hand holds 1 card

  @VG-11.5.3.1
  Rule: 11.5.3.1 The source of an effect of a unit's ability is that unit

    Scenario: A text about effects of units counts a unit's ability, but not an order
      Given player A has the unit "Witness" (probe "retired-by-units-draws") on the back left circle
      And player A has the unit "Squire" (probe "act-retires-opponents-rear-guard") on the front left circle
      And player A has "Edict" (probe "order-retires-opponents-rear-guard") in the hand
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      When player A plays the order "Edict"
      And player A chooses "One"
      Then player A's hand holds 0 cards
      When player A activates "Squire"
      Then "Two" is in player B's drop zone
      And player A's hand holds 1 card

  @VG-11.5.3.2
  Rule: 11.5.3.2 A timed trigger's effect belongs to the unit whose effect created it

    Scenario: A unit retired by a unit's timed trigger counts as retired by a unit's effect, unlike by an order's
      Given player A has the unit "Witness" (probe "retired-by-units-draws") on the back left circle
      And player A has the unit "Squire" (probe "act-next-attack-retires") on the back right circle
      And player A has the unit "Striker" on the front left circle
      And player A has the unit "Second" on the front right circle
      And player A has "Edict" (probe "order-next-attack-retires") in the hand
      And player B has the unit "One" on the back left circle
      And player B has the unit "Two" on the back right circle
      When player A plays the order "Edict"
      And player A attacks "B vanguard" with "Striker"
      And player A chooses "One"
      Then player A's hand holds 0 cards

  @VG-11.11.1
  Rule: 11.11.1 An effect reads a card that has left the field as it was before it left

    Scenario: An effect that gives a retired unit's power gives the power that it had on its circle
      Given player A has the unit "Smith" (probe "act-retires-one-and-gets-its-power") on the front left circle
      And player A has the unit "Prey" (probe "act-power-this-turn") on the front right circle
      When player A activates "Prey"
      And player A activates "Smith"
      Then "Prey" is in player A's drop zone
      And "Smith" has 21000 power

    Scenario: A unit that has retired itself gives power to the column where it was
      Given player A has the unit "Smith" (probe "act-retires-itself-column-stronger") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has the unit "Page" on the back right circle
      When player A activates "Smith"
      Then "Squire" has 13000 power
      And "Page" has 8000 power

    Scenario: A unit that has moved to another circle gives power to the column where it is now
      Given player A has the unit "Smith" (probe "act-moves-itself-column-stronger") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has the unit "Page" on the front right circle
      When player A activates "Smith"
      Then "Page" has 13000 power
      And "Squire" has 8000 power

    Scenario: A unit that has retired itself is still the source of its effect
      Given player A has the unit "Witness" (probe "retired-by-units-draws") on the back left circle
      And player A has the unit "Smith" (probe "act-retires-itself-and-another") on the front left circle
      And player B has the unit "Prey" on the front left circle
      When player A activates "Smith"
      Then "Prey" is in player B's drop zone
      And player A's hand holds 1 card
