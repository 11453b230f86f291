@VG
Feature: 15.7, 15.8. Record markers

  @VG-7.4.2
  Rule: 7.4.2 A marker that is put on a circle comes to exist there

    Scenario: A marker can be put on a circle without a unit
      Given player A has the unit "Scribe" (probe "puts-brand-on-a-circle") on the front left circle
      And "Brand#1" will be created
      When player A activates "Scribe"
      And player A chooses the back left circle
      Then "Brand#1" is a marker on player A's back left circle
      And player A's marker zone holds exactly "Brand#1"

  @VG-15.7.1.2
  Rule: 15.7.1.2 A record marker is not a card, and effects on cards and units do not affect it

    Scenario: A marker on a circle stays when all units are retired
      Given player A has the unit "Tyrant" (probe "retires-opponents-rear-guards") on the front left circle
      And player B has the unit "Squire" on the back left circle
      And player B has put the marker "Brand" on the back left circle
      When player A activates "Tyrant"
      Then player B's drop zone holds exactly "Squire"
      And "Brand" is a marker on player B's back left circle

  @VG-15.8.1.1
  Rule: 15.8.1.1 A marker that is put on a circle can be on any circle, and is there while units come and go

    Scenario: A marker can be put on the other player's vanguard circle
      Given player A has the unit "Scribe" (probe "puts-brand-on-opponents-vanguard-circle") on the front left circle
      And "Brand#1" will be created
      When player A activates "Scribe"
      Then "Brand#1" is a marker on player B's vanguard circle

    Scenario: A marker on a circle stays there when its unit goes to another circle
      Given player A has the unit "Scribe" (probe "puts-brand-on-the-back-left") on the front right circle
      And player A has the unit "Squire" on the back left circle
      And "Brand#1" will be created
      When player A activates "Scribe"
      And player A exchanges the cards of the column of the back left circle
      Then "Squire" is on player A's front left circle
      And "Brand#1" is a marker on player A's back left circle

  @VG-15.8.1.2
  Rule: 15.8.1.2 A marker that is put on a unit is on that unit

    Scenario: A marker that an effect puts on a rear-guard is on that unit
      Given player A has the unit "Scribe" (probe "puts-brand-on-other-rear-guards") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And "Brand#1" will be created
      When player A activates "Scribe"
      Then "Brand#1" is a marker on "Squire"

  @VG-15.8.1.3
  Rule: 15.8.1.3 The markers of a circle are those that were put on it and those on the unit there

    Scenario: An effect that erases a circle's markers erases those on the circle and on its unit
      Given player A has the unit "Cleric" (probe "erases-markers-of-back-left") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has put the marker "Brand" on the back left circle
      And player A has put the marker "Seal" on "Squire"
      And player A has put the marker "Scar" on the back right circle
      When player A activates "Cleric"
      Then player A's marker zone holds exactly "Scar"

    Scenario: Both a unit with a Brand marker and a unit on a circle with one count as units with a Brand marker
      Given player A has the unit "Smith" (probe "marked-stronger") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has the unit "Page" on the back center circle
      And player A has the unit "Knight" on the back right circle
      And player A has put the "Brand" marker "First" on the back left circle
      And player A has put the "Brand" marker "Second" on "Page"
      When player A activates "Smith"
      Then "Squire" has 13000 power
      And "Page" has 13000 power
      And "Knight" has 8000 power

  @VG-15.8.1.3.1
  Rule: 15.8.1.3.1 A marker on a unit is on the circle on which the unit is now

    Scenario: A marker on a unit is found on the circle to which the unit has moved
      Given player A has the unit "Scribe" (probe "puts-brand-on-other-rear-guards") on the front right circle
      And player A has the unit "Squire" on the front left circle
      And player A has the unit "Cleric" (probe "erases-markers-of-back-left") on the vanguard circle
      And "Brand#1" will be created
      When player A activates "Scribe"
      Then "Brand#1" is a marker on "Squire"
      When player A exchanges the cards of the column of the front left circle
      And player A activates "Cleric"
      Then player A's marker zone holds 0 cards

  @VG-15.8.2
  Rule: 15.8.2 A marker is put where it can be

    Scenario: A player chooses the rear-guard circle for a marker
      Given player A has the unit "Scribe" (probe "puts-brand-on-a-circle") on the front left circle
      And "Brand#1" will be created
      When player A activates "Scribe"
      And player A chooses the front left circle
      Then "Brand#1" is a marker on player A's front left circle

  @VG-15.8.2.1
  Rule: 15.8.2.1 A marker that cannot be put anywhere is not put

    Scenario: A marker for an Accel circle is not put if its player has no Accel circle
      Given player A has the unit "Scribe" (probe "puts-brand-on-an-accel-circle-then-draws") on the front left circle
      And player A has "Next" on top of the deck
      When player A activates "Scribe"
      Then player A's marker zone holds 0 cards
      And player A's hand holds exactly "Next"

  @VG-15.8.3.1
  Rule: 15.8.3.1 A marker that is erased exists no more

    Scenario: A marker that has been erased no longer exists
      Given player A has the unit "Cleric" (probe "erases-markers-of-back-left") on the front left circle
      And player A has put the marker "Brand" on the back left circle
      When player A activates "Cleric"
      Then player A's marker zone holds 0 cards
      And player A's drop zone holds 0 cards

  @VG-15.8.3.2
  Rule: 15.8.3.2 A marker of a circle that goes to another zone is erased

    Scenario: A marker that is put into the hand no longer exists
      Given player A has the unit "Cleric" (probe "brand-to-hand") on the front left circle
      And player A has put the marker "Brand" on the back left circle
      When player A activates "Cleric"
      Then player A's hand holds 0 cards
      And player A's marker zone holds 0 cards

  @VG-15.8.3.3
  Rule: 15.8.3.3 A marker on a unit stays on it when the unit moves to another circle

    Scenario: A marker on "Squire" stays on it when it changes circles
      Given player A has the unit "Squire" on the back left circle
      And player A has put the marker "Brand" on "Squire"
      When player A exchanges the cards of the column of the back left circle
      Then "Squire" is on player A's front left circle
      And "Brand" is a marker on "Squire"

  @VG-15.8.3.4
  Rule: 15.8.3.4 A marker is erased when its unit is locked, leaves the circles or is no longer a unit

    Scenario: A marker is erased when its unit is retired
      Given player A has the unit "Squire" on the back left circle
      And player A has put the marker "Brand" on "Squire"
      And player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      Then player A's marker zone holds 0 cards

    Scenario: A marker is erased when its unit is locked
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has put the marker "Brand" on "Squire"
      When player A activates "Jailer"
      Then "Squire" is locked
      And player A's marker zone holds 0 cards

    Scenario: A marker is erased when its unit is worn by another unit
      Given player A has the unit "Maiden" on the front left circle
      And player A has put the marker "Brand" on "Maiden"
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A overDresses "Maiden" with "Dragon"
      Then player A's marker zone holds 0 cards

  @VG-15.8.4
  Rule: 15.8.4 A marker belongs to the player whose effect has put it

    Scenario: A marker that player A puts on player B's vanguard circle belongs to player A
      Given player A has the unit "Scribe" (probe "puts-brand-on-opponents-vanguard-circle") on the front left circle
      And "Brand#1" will be created
      When player A activates "Scribe"
      Then player A's marker zone holds exactly "Brand#1"
      And player B's marker zone holds 0 cards

  @VG-15.8.5.1
  Rule: 15.8.5.1 The unit of which a marker on a unit speaks is that on which it is

    Scenario: A marker on a unit gives power to that unit and not to another on the same circle
      Given player A has the unit "Squire" on the back left circle
      And player A has the unit "Page" on the front left circle
      And player A has put the marker "Brand" (probe "gives-its-unit-power") on "Squire"
      When player A exchanges the cards of the column of the back left circle
      Then "Squire" is on player A's front left circle
      And "Squire" has 13000 power
      And "Page" has 8000 power

  @VG-15.8.5.2
  Rule: 15.8.5.2 The ability of a marker on a unit is active while the marker exists

    Scenario: A marker's power is lost when the marker is erased
      Given player A has the unit "Cleric" (probe "erases-all-markers") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has put the marker "Brand" (probe "gives-its-unit-power") on "Squire"
      Then "Squire" has 13000 power
      When player A activates "Cleric"
      Then "Squire" has 8000 power
