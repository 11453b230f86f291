@VG
Feature: 17.3, 9.11.5. Astral Planes

  Background:
    Given player A's back left circle is an Astral Plane

  @VG-17.3.1.1
  Rule: 17.3.1.1 Only Astral Deities can be normal called to an Astral Plane

    Scenario: "Squire" cannot be called to an Astral Plane, but can be called to the circle beside it
      Given player A has "Squire" in the hand
      When player A tries to call "Squire" to the back left circle
      Then that is refused
      When player A calls "Squire" to the back center circle
      Then "Squire" is on player A's back center circle

    Scenario: An Astral Deity may be called to an Astral Plane or to any other rear-guard circle
      Given player A has "Star" and "Comet" in the hand
      And "Star" and "Comet" are of the race "Astral Deity"
      When player A calls "Star" to the back left circle
      And player A calls "Comet" to the back right circle
      Then "Star" is on player A's back left circle
      And "Comet" is on player A's back right circle

    Scenario: An effect may call a unit that is not an Astral Deity to an Astral Plane
      Given player A has the unit "Guide" (probe "act-calls-hand-to-back-left") on the front right circle
      And player A has "Herald" (probe "called-draws") in the hand
      When player A activates "Guide"
      Then player A's hand holds 1 card
      And player A's drop zone holds exactly "Herald"

  @VG-17.3.1.2
  Rule: 17.3.1.2 An Astral Deity is called to an Astral Plane whatever its grade

    Scenario: An Astral Deity of grade 4 can be called to an Astral Plane, but not to the circle beside it
      Given player A has "Star" in the hand
      And "Star" is a unit of grade 4 with 13000 power
      And "Star" is of the race "Astral Deity"
      When player A tries to call "Star" to the back center circle
      Then that is refused
      When player A calls "Star" to the back left circle
      Then "Star" is on player A's back left circle

  @VG-17.3.1.3
  Rule: 17.3.1.3 A unit on an Astral Plane can attack from the back row

    Scenario: A unit on an Astral Plane attacks the front row, but the unit beside it cannot attack
      Given player A has the unit "Star" on the back left circle
      And "Star" is of the race "Astral Deity"
      And "Star" is a unit of grade 1 with 13000 power
      And player A has the unit "Squire" on the back center circle
      And player B has the unit "Guard" on the front left circle
      And player B's back left circle is an Astral Plane
      And player B has the unit "Comet" on the back left circle
      And "Comet" is of the race "Astral Deity"
      When player A ends the phase
      And player A tries to attack "Guard" with "Squire"
      Then that is refused
      When player A tries to attack "Comet" with "Star"
      Then that is refused
      When player A attacks "Guard" with "Star"
      Then player B's drop zone holds exactly "Guard"
      And "Star" is at rest

  @VG-17.3.1.4
  Rule: 17.3.1.4 A unit on an Astral Plane performs drive checks when it attacks

    Scenario: A unit on an Astral Plane makes a drive check, but the Astral Deity beside it does not
      Given player A has the unit "Star" on the back left circle
      And player A has the unit "Comet" on the front right circle
      And "Star" and "Comet" are of the race "Astral Deity"
      And "Star" is a unit of grade 1 with 10000 power
      And player A has "Gem" and "Second" on top of the deck
      And "Gem" has the trigger icon "critical" with 10000 power
      When player A attacks "B vanguard" with "Star"
      And player A chooses "Star"
      And player A chooses "Star"
      Then player B's damage zone holds 2 cards
      When player A attacks "B vanguard" with "Comet"
      Then the top of player A's deck is "Second"

  @VG-17.3.1.4.1
  Rule: 17.3.1.4.1 The card of an Astral Plane's drive check goes to the soul instead of the hand

    Scenario: Both cards of a Twin Drive on an Astral Plane go to the soul, and the vanguard's go to the hand
      Given player A has the unit "Star" on the back left circle
      And "Star" is of the race "Astral Deity"
      And "Star" has the icon "Twin Drive"
      And player A has "First", "Second" and "Third" on top of the deck
      When player A attacks "B vanguard" with "Star"
      And player A attacks "B vanguard" with "A vanguard"
      Then player A's soul holds exactly "First" and "Second"
      And player A's hand holds exactly "Third"

    Scenario: A card that would go to the hand during the drive check by its own ability goes to the soul
      Given player A has the unit "Star" on the back left circle
      And "Star" is of the race "Astral Deity"
      And player A has "Bolt" (probe "checked-goes-to-hand") on top of the deck
      When player A attacks "B vanguard" with "Star"
      Then player A's soul holds exactly "Bolt"

    Scenario: A replacement effect on cards that would go to the hand finds nothing to replace
      Given player A has the unit "Star" on the back left circle
      And "Star" is of the race "Astral Deity"
      And player A has the unit "Jailer" (probe "binds-instead-of-hand") on the back right circle
      And player A has "First" and "Second" on top of the deck
      When player A attacks "B vanguard" with "Star"
      Then player A's soul holds exactly "First"
      When player A attacks "B vanguard" with "A vanguard"
      Then player A's bind zone holds exactly "Second"

    @reading
    Scenario: The card of a drive check goes to the soul even if the unit has left the Astral Plane
      Given player A has the unit "Star" on the back left circle
      And "Star" is of the race "Astral Deity"
      And player A has "Bolt" (probe "checked-retires-attacker") on top of the deck
      When player A attacks "B vanguard" with "Star"
      Then player A's drop zone holds exactly "Star"
      And player A's soul holds exactly "Bolt"

    @reading
    Scenario: If the unit must still be on the Astral Plane, the checked card goes to the hand after it has left
      Given the ambiguous rule "Where does the card of a drive check go if its unit has left an Astral Plane during the check?" is answered "to the hand"
      And player A has the unit "Star" on the back left circle
      And "Star" is of the race "Astral Deity"
      And player A has "Bolt" (probe "checked-retires-attacker") on top of the deck
      When player A attacks "B vanguard" with "Star"
      Then player A's drop zone holds exactly "Star"
      And player A's hand holds exactly "Bolt"

  @VG-17.3.1.5
  Rule: 17.3.1.5 The unit on an Astral Plane goes to the bottom of its owner's deck in the end phase

    Scenario: A unit on an Astral Plane is gone before abilities at the end of the turn
      Given player A has the unit "Star" (probe "turn-ends-draws") on the back left circle
      And "Star" is of the race "Astral Deity"
      And player A has the unit "Squire" on the back right circle
      When player A ends the turn
      Then the bottom of player A's deck is "Star"
      And player A's hand holds 0 cards
      And "Squire" is on player A's back right circle

  @VG-9.11.5
  Rule: 9.11.5 In the End Phase the units on all Astral Planes go to the bottom of their owners' decks

    Scenario: Units on both players' Astral Planes go under the decks when player A's turn ends
      Given player B's front left circle is an Astral Plane
      And player A has the unit "Star" on the back left circle
      And player B has the unit "Comet" on the front left circle
      And "Star" and "Comet" are of the race "Astral Deity"
      When player A ends the turn
      Then the bottom of player A's deck is "Star"
      And the bottom of player B's deck is "Comet"

    Scenario: Player A decides in which order units on two Astral Planes go under the deck
      Given player A's back right circle is an Astral Plane
      And player A has the unit "Star" on the back left circle
      And player A has the unit "Comet" on the back right circle
      And "Star" and "Comet" are of the race "Astral Deity"
      When player A ends the phase
      And player A ends the phase
      And player A arranges "Comet" and "Star"
      Then the bottom of player A's deck is "Comet" and "Star"

    Scenario: A dominated unit on an Astral Plane goes under its owner's deck at the end of the turn
      Given it is player B's Main Phase
      And player A has the unit "Star" on the back left circle
      And "Star" is of the race "Astral Deity"
      And "Star" is dominated by player B
      When player B ends the turn
      Then the bottom of player A's deck is "Star"

  @VG-17.3.1.6
  Rule: 17.3.1.6 A unit on an Astral Plane that is not an Astral Deity is retired as a rule action

    Scenario: "Squire" is retired after the effect when its circle becomes an Astral Plane
      Given player A has the unit "Squire" on the back center circle
      And player A has the unit "Star" on the back left circle
      And "Star" is of the race "Astral Deity"
      And player A has the unit "Seer" (probe "back-center-becomes-astral-plane") on the front left circle
      When player A activates "Seer"
      Then player A's hand holds 3 cards
      And player A's drop zone holds exactly "Squire"
      And "Star" is on player A's back left circle

  @VG-17.3.2.1
  Rule: 17.3.2.1 A unit put on an Astral Plane that is not an Astral Deity is retired

    Scenario: A unit moved to an Astral Plane is retired, and its ability for being retired triggers
      Given player A has the unit "Page" (probe "retired-draws") on the front left circle
      When player A exchanges the cards of the column of the back left circle
      Then player A's drop zone holds exactly "Page"
      And player A's hand holds 1 card

  @VG-17.3.1.7
  Rule: 17.3.1.7 A unit that is locked on an Astral Plane goes to the drop zone

    Scenario: An Astral Deity that is locked on an Astral Plane goes to the drop zone
      Given it is player B's Main Phase
      And player A has the unit "Star" on the back left circle
      And "Star" is of the race "Astral Deity"
      And player B has the unit "Binder" (probe "locks-a-rear-guard") on the front left circle
      When player B activates "Binder"
      Then player A's drop zone holds exactly "Star"

  @VG-17.3.2.2
  Rule: 17.3.2.2 A locked card on an Astral Plane goes to the drop zone, and the circle is an Astral Plane as before

    Scenario: A card put as a locked card on an Astral Plane goes to the drop zone, and the circle stays an Astral Plane
      Given player A has "Captive" in the hand
      And player A has the locked card "Prisoner" on the back right circle
      And player A has the unit "Binder" (probe "puts-locked-on-the-back-left") on the front left circle
      When player A activates "Binder"
      Then player A's drop zone holds exactly "Captive"
      When player A exchanges the cards of the column of the back left circle
      Then player A's drop zone holds exactly "Captive" and "Binder"
      And "Prisoner" is on player A's back right circle
