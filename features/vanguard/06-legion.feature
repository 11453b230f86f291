@VG
Feature: 6.4. Legions

  Background:
    Given "Mate" is a unit of grade 2 with 9000 power

  @VG-6.4.1.3
  Rule: 6.4.1.3 The mate comes to the circle of the leader and lies as the leader lies

    @VG-6.4.1.3.1
    Scenario: A leader at rest legions, and the mate is at rest beside it
      Given player A has the unit "Leader" (probe "legions-with-hand") at rest on the vanguard circle
      And player A has "Mate" in the hand
      When player A activates "Leader"
      Then "Mate" is on player A's vanguard circle
      And "Mate" is at rest
      And "Leader" is on player A's vanguard circle

  @VG-6.4.1.1
  Rule: 6.4.1.1 A unit that is in a legion already does not legion

    Scenario: A leader legions once, and a second card stays in the hand
      Given player A has the unit "Leader" (probe "legions-with-hand") on the vanguard circle
      And player A has "Mate" and "Second" in the hand
      When player A activates "Leader"
      And player A chooses "Mate"
      And player A activates "Leader"
      Then "Mate" is on player A's vanguard circle
      And "Second" is in player A's hand

  @VG-6.4.1.3.1.2
  Rule: 6.4.1.3.1.2 A legion is no ride

    Scenario: A leader that legions is not ridden upon and stays on its circle
      Given player A has the unit "Leader" (probe "legions-with-hand") on the vanguard circle
      And player A has "Mate" in the hand
      When player A activates "Leader"
      Then "Mate" is on player A's vanguard circle
      And player A's soul holds 0 cards

  @VG-6.4.2.1
  Rule: 6.4.2.1 "When this unit legions" triggers for both units of the legion

    Scenario: The mate draws a card when it goes into the legion
      Given player A has the unit "Leader" (probe "legions-with-hand") on the vanguard circle
      And player A has "Bard" (probe "legioned-draws") in the hand
      And player A has "Next" on top of the deck
      When player A activates "Leader"
      Then "Next" is in player A's hand

  @VG-6.4.3.2.2
  Rule: 6.4.3.2.2 Of a legion only the leader is attacked

    # answers: WIKI-LEGION#2
    Scenario: The mate cannot be attacked, and the leader can
      Given player B has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player B has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And it is player A's Battle Phase
      When player A tries to attack "Mate" with "A vanguard"
      Then that is refused
      When player A attacks "Leader" with "A vanguard"
      Then player B's damage zone holds 1 card

    Scenario: An effect that turns the attack on the mate is not carried out, and the unit that was attacked is hit
      Given player B has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player B has the unit "Consort" (probe "takes-attacks") on the vanguard circle
      And "Consort" is the legion mate of "Leader"
      And player B has the unit "Bait" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "Bait" with "A vanguard"
      Then "Bait" is in player B's drop zone

    Scenario: A unit that battles the whole front row does not battle the mate
      Given player B has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player B has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player B has the unit "Wall" on the front left circle
      And player A has the unit "Sweeper" (probe "attacks-battles-front-row") on the front right circle
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Sweeper"
      Then player B's damage zone holds 1 card
      And "Wall" is in player B's drop zone

  @VG-6.4.3.2.1
  Rule: 6.4.3.2.1 The grade of the leader counts for rides

    Scenario: Over a leader of grade 2 with a mate of grade 1, a unit of grade 1 cannot be ridden, and one of grade 3 can
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 2 with 9000 power
      And player A has the unit "Squire" on the vanguard circle
      And "Squire" is the legion mate of "Leader"
      And "General" is a unit of grade 3 with 11000 power
      And player A has "Page" and "General" in the hand
      And it is player A's Ride Phase
      When player A tries to ride "Page"
      Then that is refused
      When player A rides "General"
      Then "General" is on player A's vanguard circle

  @VG-6.4.4
  Rule: 6.4.4 Both units of a legion stand and rest together

    Scenario: The mate rests when the leader attacks
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Leader" and "Mate"
      Then "Leader" is at rest
      And "Mate" is at rest

    Scenario: A leader that an effect stands stands with its mate
      Given player A has the unit "Leader" at rest on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player A has the unit "Mate" at rest on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Squire" (probe "stands-a-vanguard") on the front left circle
      When player A activates "Squire"
      And player A chooses "Leader"
      Then "Leader" stands
      And "Mate" stands

  @VG-6.4.4.1
  Rule: 6.4.4.1 What one unit of a legion cannot do the other cannot do

    Scenario: Where the mate cannot stand, the leader does not stand with all other units
      Given player A has the unit "Leader" at rest on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player A has the unit "Mate" at rest on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Squire" (probe "stands-all-units") at rest on the front left circle
      And "Leader" has brought about this effect on "Mate":
        """
        {"do": "forbid", "what": "stand", "until": "turn"}
        """
      When player A activates "Squire"
      Then "Squire" stands
      And "Leader" is at rest
      And "Mate" is at rest

  @VG-6.4.1.2
  Rule: 6.4.1.2 The card with which a unit legions is revealed

    Scenario: A card of the hand is revealed before it comes to the vanguard circle
      Given player A has the unit "Leader" (probe "legions-with-hand") on the vanguard circle
      And player A has "Mate" in the hand
      When player A activates "Leader"
      Then these events happened in this order:
        | revealed | Mate |
        | placed   | Mate |
        | legioned | Mate |
      And "Mate" is on player A's vanguard circle

  @VG-6.4.2.2
  Rule: 6.4.2.2 "If this unit is in legion" asks whether it is in a legion now

    Scenario: "If this unit is in legion" is no longer met after the mate has left
      Given player A has the unit "Leader" (probe "legion-draws") on the vanguard circle
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has "Herald" (probe "called-moves-a-vanguard") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A activates "Leader"
      Then "First" is in player A's hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Mate"
      And player A chooses the front right circle
      And player A activates "Leader"
      Then player A's hand holds exactly "First"

  @VG-6.4.2.3
  Rule: 6.4.2.3 "If this unit legioned that turn" asks whether it came into a legion in this turn

    Background:
      Given player A has the unit "Leader" (probe "legioned-this-turn-draws") on the vanguard circle
      And player A has "Mate" in the hand

    Scenario: A unit that legioned on an earlier turn draws nothing although it is still in a legion
      When player A activates ability 2 of "Leader"
      And player A ends the turn
      And player B ends the turn
      And player A activates ability 1 of "Leader"
      Then player A's hand holds 1 card
      And "Mate" is on player A's vanguard circle

    Scenario: A unit that legioned this turn draws a card although its mate has left
      Given player A has "Next" on top of the deck
      And player A has "Herald" (probe "called-moves-a-vanguard") in the hand
      When player A activates ability 2 of "Leader"
      And player A chooses "Mate"
      And player A calls "Herald" to the back left circle
      And player A chooses "Mate"
      And player A chooses the front right circle
      And player A activates ability 1 of "Leader"
      Then "Next" is in player A's hand

  @VG-6.4.3.1
  Rule: 6.4.3.1 Who leads is decided when two units legion

    Scenario: The unit whose ability legions it leads, and its mate lends it the power for the attack
      Given player A has the unit "Leader" (probe "legions-with-hand") on the vanguard circle
      And player A has "Mate" in the hand
      And player B has "Shield" in the hand
      When player A activates "Leader"
      And player A ends the phase
      And player A attacks "B vanguard" with "Leader" and "Mate"
      And player B is asked to guard
      Then "Leader" has 20000 power
      And "Mate" has 9000 power

  @VG-6.4.3.1.1
  Rule: 6.4.3.1.1 Where the text names no leader, the unit leads that seeks the other as its mate

    Background:
      Given player A has "Herald" (probe "legions-the-vanguard") in the hand
      And player B has "Shield" in the hand

    Scenario: A card that comes beside the vanguard that it seeks leads the legion
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 11000 power
      And player A has "Bard" (probe "seeks-leader") in the hand
      When player A calls "Herald" to the back left circle
      And player A ends the phase
      And player A attacks "B vanguard" with "Bard" and "Leader"
      And player B is asked to guard
      Then "Bard" has 20000 power
      And "Leader" has 11000 power

    Scenario: A vanguard that seeks the card that comes beside it leads the legion
      Given player A has the unit "Leader" (probe "seeks-mate") on the vanguard circle
      And player A has "Mate" in the hand
      When player A calls "Herald" to the back left circle
      And player A ends the phase
      And player A attacks "B vanguard" with "Leader" and "Mate"
      And player B is asked to guard
      Then "Leader" has 20000 power
      And "Mate" has 9000 power

  @VG-6.4.3.2
  Rule: 6.4.3.2 Leader and mate are both vanguards

    Scenario: What all vanguards get, the mate gets as well
      Given player A has the unit "Leader" (probe "legions-with-hand") on the vanguard circle
      And player A has "Mate" in the hand
      And player A has the unit "Piper" (probe "vanguards-get-power") on the front left circle
      When player A activates "Leader"
      And player A activates "Piper"
      Then "Leader" has 12000 power
      And "Mate" has 10000 power

  @VG-6.4.1.3.1.1
  Rule: 6.4.1.3.1.1 A legion ends when one of its units leaves the circle

    Background:
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has "Herald" (probe "called-moves-a-vanguard") in the hand
      And player B has "Shield" in the hand

    Scenario: After the mate has moved to a rear-guard circle, the leader attacks alone with its own power
      When player A calls "Herald" to the back left circle
      And player A chooses "Mate"
      And player A chooses the front right circle
      And player A ends the phase
      And player A attacks "B vanguard" with "Leader"
      And player B is asked to guard
      Then "Leader" has 9000 power
      And "Leader" is at rest
      And "Mate" stands

    @VG-13.3.1
    Scenario: After the leader has moved to a rear-guard circle, its mate goes into the soul
      Given player A has "Spirit" in the soul
      When player A calls "Herald" to the back left circle
      And player A chooses "Leader"
      And player A chooses the front right circle
      And player A chooses "Spirit"
      Then "Mate" is in player A's soul
      And "Spirit" is on player A's vanguard circle
      And "Leader" is on player A's front right circle

  @VG-13.3.2
  Rule: 13.3.2 Of a legion and another unit on one circle the one placed last stays

    Scenario: A unit that an effect moves onto the vanguard circle stays there, and leader and mate go into the soul
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Heir" on the front left circle
      And player A has "Herald" (probe "rear-guard-to-the-vanguard-circle") in the hand
      When player A calls "Herald" to the back left circle
      Then "Heir" is on player A's vanguard circle
      And player A's soul holds exactly "Leader" and "Mate"

  @VG-13.3.2.1
  Rule: 13.3.2.1 Of several units beside a legion, all placed last, one is chosen

    Scenario: Of two units that lie beside a legion the one that their player chooses stays, and all others go into the soul
      Given player A has the unit "Leader" on the vanguard circle
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Heir" on the vanguard circle
      And player A has the unit "Twin" on the vanguard circle
      When player A chooses "Heir"
      Then "Heir" is on player A's vanguard circle
      And player A's soul holds exactly "Leader", "Mate" and "Twin"

    @reading
    Scenario: Two units that lie beside a legion: their player chooses which of the two stays
      Given the ambiguous rule "Which unit can stay if several units come beside a legion at one moment?" is answered "one of those placed last"
      And player A has the unit "Leader" on the vanguard circle
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Heir" on the vanguard circle
      And player A has the unit "Twin" on the vanguard circle
      When player A tries to choose "Leader"
      Then that is refused
      When player A chooses "Heir"
      Then "Heir" is on player A's vanguard circle
      And player A's soul holds exactly "Leader", "Mate" and "Twin"

    @reading
    Scenario: Two units that lie beside a legion: their player may keep the leader, if any unit of the circle may stay
      Given the ambiguous rule "Which unit can stay if several units come beside a legion at one moment?" is answered "any unit of the circle"
      And player A has the unit "Leader" on the vanguard circle
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Heir" on the vanguard circle
      And player A has the unit "Twin" on the vanguard circle
      When player A chooses "Leader"
      Then "Leader" is on player A's vanguard circle
      And player A's soul holds exactly "Mate", "Heir" and "Twin"

  @VG-13.3.4
  Rule: 13.3.4 Of several mates on one circle the one placed last stays

    @VG-13.3.4.1
    Scenario: Of two mates that came at one moment their player chooses which stays with the leader
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 11000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Twin" on the vanguard circle
      And "Twin" is the legion mate of "Leader"
      When player A chooses "Mate"
      Then player A's soul holds exactly "Twin"
      And "Leader" is on player A's vanguard circle

  @VG-10.4.1.3
  Rule: 10.4.1.3 The turn player attacks with a standing unit of the front row, or with both units of a legion

    Background:
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 11000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player B has "Shield" in the hand
      And it is player A's Battle Phase

    # answers: WIKI-LEGION#1
    @VG-10.4.1.11.1 @VG-6.4.4
    Scenario: Leader and mate rest and attack with 20000 together, and neither attacks alone
      When player A tries to attack "B vanguard" with "Leader"
      Then that is refused
      When player A tries to attack "B vanguard" with "Mate"
      Then that is refused
      When player A attacks "B vanguard" with "Leader" and "Mate"
      And player B is asked to guard
      Then "Leader" has 20000 power
      And "Leader" is at rest
      And "Mate" is at rest

    Scenario: A legion whose mate may not attack does not attack, and a rear-guard does
      Given player A has the unit "Squire" on the front left circle
      And "Leader" has brought about this effect on "Mate":
        """
        {"do": "forbid", "what": "attack", "until": "turn"}
        """
      When player A tries to attack "B vanguard" with "Leader" and "Mate"
      Then that is refused
      When player A attacks "B vanguard" with "Squire"
      Then "Squire" is at rest

    @VG-10.4.1.11
    Scenario: A unit boosts the mate, and the leader attacks with the power of all three
      Given player A has the unit "Booster" on the back center circle
      And "Booster" has the icon "boost"
      When player A attacks "B vanguard" with "Leader" and "Mate"
      And player A tries to boost "B vanguard" with "Booster"
      Then that is refused
      When player A boosts "Mate" with "Booster"
      And player B is asked to guard
      Then "Mate" has 17000 power
      And "Leader" has 28000 power

  @VG-10.4.1.11.1
  Rule: 10.4.1.11.1 A mate lends its power to the leader as long as both attack

    Background:
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 11000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Booster" on the back center circle
      And "Booster" has the icon "boost"
      And player B has "Shield" in the hand
      And it is player A's Battle Phase

    Scenario: The leader whose mate leaves the circle attacks on with its own power and that of its booster
      Given player B has the unit "Wall" (probe "attacked-returns-mate") on the vanguard circle
      When player A attacks "Wall" with "Leader" and "Mate"
      And player A boosts "Leader" with "Booster"
      And player B is asked to guard
      Then "Leader" has 19000 power
      And "Mate" is in player A's hand

  @VG-13.3.1
  Rule: 13.3.1 A mate without its leader goes into the soul

    @VG-10.7.1.2.1
    Scenario: The mate whose leader leaves the circle hits nothing, and goes into the soul
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 11000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has "Spirit" in the soul
      And player B has the unit "Wall" (probe "attacked-returns-leader") on the vanguard circle
      And player B has "Shield" in the hand
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Leader" and "Mate"
      And player A chooses "Spirit"
      And player B declines
      Then player B's damage zone holds 0 cards
      And "Mate" is in player A's soul
