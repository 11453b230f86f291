@VG
Feature: 14.36. Harmony

  @VG-14.36.1
  Rule: 14.36.1 A unit with Harmony and a unit that is placed in its column are in harmony until the end of the turn

    Background:
      Given player A has the unit "Alto" (probe "harmony-draws") on the front left circle

    Scenario: A unit with Harmony and the unit called behind it come into harmony, but not one in another column
      Given player A has the unit "Bass" (probe "harmony-draws") on the front right circle
      And player A has "Guest" (probe "in-harmony-draws") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A calls "Guest" to the back left circle
      Then "Alto" is in harmony with "Guest"
      And "Guest" is in harmony with "Alto"
      And "Bass" is not in harmony with "Guest"
      And player A's hand holds exactly "Top" and "Next"

    Scenario: A unit that player B calls comes into harmony only with player B's unit in the column
      Given player B has the unit "Bass" (probe "harmony") on the front right circle
      And player B has "Rival" (probe "in-harmony-draws") in the hand
      And player B has "Top" on top of the deck
      And it is player B's Main Phase
      When player B calls "Rival" to the back right circle
      Then "Bass" is in harmony with "Rival"
      And player B's hand holds exactly "Top"
      And "Alto" is not in harmony with "Rival"
      And player A's hand holds 0 cards

    Scenario: Harmony triggers on a unit called into the column, but not on one moved there
      Given player A has the unit "Mover" (probe "moves-one-to-your-front-left") on the back right circle
      And player A has the unit "Bass" (probe "harmony") on the back left circle
      And player A has the unit "Dancer" on the front right circle
      And player A has "Guest" in the hand
      When player A activates "Mover"
      And player A chooses "Dancer"
      Then "Dancer" is on player A's front left circle
      And "Bass" is not in harmony with "Dancer"
      When player A calls "Guest" to the front left circle
      Then "Bass" is in harmony with "Guest"

    Scenario: A vanguard that is ridden in the column of a unit with Harmony comes into harmony with it
      Given player A has the unit "Bass" (probe "harmony-draws") on the back center circle
      And player A has the unit "Squire" on the vanguard circle
      And player A has "Knight" in the hand
      And "Squire" is a unit of grade 1 with 8000 power
      And "Knight" is a unit of grade 2 with 9000 power
      And player A has "Top" on top of the deck
      And it is player A's Ride Phase
      When player A rides "Knight"
      Then "Bass" is in harmony with "Knight"
      And player A's hand holds exactly "Top"

    Scenario: A unit with Harmony that is called behind a unit without Harmony is not in harmony with it
      Given player A has the unit "Squire" on the front right circle
      And player A has "Bass" (probe "harmony-draws") and "Guest" in the hand
      And player A has "Top" on top of the deck
      When player A calls "Bass" to the back right circle
      Then "Bass" is not in harmony with "Squire"
      When player A calls "Guest" to the front right circle
      Then "Bass" is in harmony with "Guest"
      And player A's hand holds exactly "Top"

    Scenario: Units of both players are in harmony until the end of the turn
      Given player A has the unit "Guest" on the back left circle
      And player B has the unit "Bass" (probe "harmony") on the front left circle
      And player B has the unit "Rival" on the back left circle
      And "Alto" and "Guest" are in harmony
      And "Bass" and "Rival" are in harmony
      When player A ends the phase
      Then "Alto" is in harmony with "Guest"
      When player A ends the turn
      Then "Alto" is not in harmony with "Guest"
      And "Bass" is not in harmony with "Rival"

    Scenario: A unit that the opponent dominates is no longer in harmony with its original master's units
      Given player B has the unit "Bass" (probe "harmony") on the front left circle
      And player B has the unit "Rival" on the back left circle
      And "Bass" and "Rival" are in harmony
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back right circle
      When player A activates "Puppeteer"
      And player A chooses "Rival"
      Then "Rival" is dominated
      And "Bass" is not in harmony with "Rival"

    Scenario: Two units in harmony that the opponent dominates together stay in harmony
      Given player B has the unit "Bass" (probe "harmony-stronger") on the front left circle
      And player B has the unit "Rival" on the back left circle
      And "Bass" and "Rival" are in harmony
      And player A has the unit "Puppeteer" (probe "dominates-all-rear-guards") on the back right circle
      When player A activates "Puppeteer"
      Then "Rival" is dominated
      And "Bass" is in harmony with "Rival"
      And "Bass" has 13000 power

  @VG-14.36.1.1
  Rule: 14.36.1.1 Units are not in harmony if one of them has left before Harmony resolves

    Background:
      Given player A has the unit "Alto" (probe "harmony-draws") on the front left circle

    Scenario: A unit with Harmony is in harmony with nothing if the placed unit has gone into the soul
      Given player A has "Guest" (probe "called-goes-to-soul") in the hand
      And player A has "Next guest" in the hand
      And player A has "Top" on top of the deck
      When player A calls "Guest" to the back left circle
      And player A lets "Guest"'s ability come first
      Then "Guest" is in player A's soul
      And player A's hand holds exactly "Next guest"
      When player A calls "Next guest" to the back left circle
      Then player A's hand holds exactly "Top"

    Scenario: A placed unit is in harmony with nothing if the unit with Harmony has gone into the soul
      Given player A has "Guest" (probe "called-front-to-soul-in-harmony-draws") in the hand
      And player A has "Top" on top of the deck
      When player A calls "Guest" to the back left circle
      And player A lets "Guest"'s ability come first
      Then "Alto" is in player A's soul
      And player A's hand holds 0 cards

    Scenario: A placed unit that left and came back in another column is not put in harmony
      Given player A has the unit "Usher" (probe "others-called-once-leave-and-return") on the front right circle
      And player A has "Guest" in the hand
      When player A calls "Guest" to the back left circle
      And player A lets "Usher"'s ability come first
      And player A accepts the offer of the effect
      Then "Guest" is on player A's back right circle
      And "Alto" is not in harmony with "Guest"

  @VG-14.36.1.2
  Rule: 14.36.1.2 Units in harmony stay in harmony when one of them moves to another column

    Scenario: A unit in harmony that is moved to another column stays in harmony
      Given player A has the unit "Alto" (probe "harmony-stronger") on the front left circle
      And player A has the unit "Mover" (probe "moves-one-to-your-front-right") on the back right circle
      And player A has "Guest" in the hand
      When player A calls "Guest" to the back left circle
      And player A activates "Mover"
      And player A chooses "Guest"
      Then "Guest" is on player A's front right circle
      And "Alto" is in harmony with "Guest"
      And "Alto" has 13000 power

  @VG-14.36.1.2.1
  Rule: 14.36.1.2.1 A unit can be in harmony with several units and stays so until all of them have left

    Scenario: A unit in harmony with two units stays in harmony until both have left
      Given player A has the unit "Alto" (probe "harmony-stronger") on the front left circle
      And player A has the unit "Guest" on the back left circle
      And "Alto" and "Guest" are in harmony
      And player A has the unit "Mover" (probe "moves-one-to-your-front-right") on the vanguard circle
      And player A has the unit "Tyrant" (probe "act-retires-another-to-draw") on the back center circle
      And player A has "Second" in the hand
      When player A activates "Mover"
      And player A chooses "Alto"
      And player A calls "Second" to the back right circle
      Then "Alto" is in harmony with "Guest"
      And "Alto" is in harmony with "Second"
      And "Second" is not in harmony with "Guest"
      When player A activates "Tyrant"
      And player A chooses "Guest"
      Then "Alto" is in harmony with "Second"
      And "Alto" has 13000 power
      When player A activates "Tyrant"
      And player A chooses "Second"
      Then "Alto" has 8000 power

  @VG-14.36.1.3
  Rule: 14.36.1.3 An ability for coming into harmony resolves even if the other unit has left

    Scenario: "When this unit comes into harmony" draws even if the other unit has gone into the soul
      Given player A has the unit "Alto" (probe "harmony-draws") on the front left circle
      And player A has "Guest" (probe "in-harmony-goes-to-soul") in the hand
      And player A has "Top" on top of the deck
      When player A calls "Guest" to the back left circle
      And player A lets "Guest"'s ability come first
      Then "Guest" is in player A's soul
      And "Alto" is not in harmony with "Guest"
      And player A's hand holds exactly "Top"

  @VG-14.36.1.3.1
  Rule: 14.36.1.3.1 A unit that is already in harmony does not come into harmony again

    Scenario: A unit that is already in harmony draws nothing for the next unit, but the next unit draws
      Given player A has the unit "Alto" (probe "harmony-draws") on the front left circle
      And player A has the unit "Guest" on the front right circle
      And "Alto" and "Guest" are in harmony
      And player A has "Second" (probe "in-harmony-draws") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A calls "Second" to the back left circle
      Then "Alto" is in harmony with "Second"
      And player A's hand holds exactly "Top"
